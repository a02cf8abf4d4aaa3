// The two ways to fuzz; each returns the number of faults and prints them with their seed.
#pragma once

#include <QtGlobal>

int fuzzGames(int games, quint32 firstSeed);
int fuzzReaders(int records, quint32 firstSeed);
