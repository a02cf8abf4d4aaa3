// Small tables for tests: a record in few words, played, and what came of it as text that can be compared.
#pragma once

#include "model/game/replay.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace wayside {

/// The program's own tile sets, read once.
const Catalogue &shippedTiles();

/// A record written with ' for ". What is left out: two players, Ash and Birch, and no counting of copies.
TableRecord table(const QByteArray &words);

struct Played {
    GameSetup setup;
    State state;
};
Played played(const TableRecord &record);
inline Played played(const QByteArray &words) { return played(table(words)); }

/// Problems as "2 edge-mismatch", in the order in which they were found.
QStringList problemsOf(const State &state);
/// Totals as "Ash 5, Birch 0".
QString totalsOf(const Played &game);
/// Scorings as "2 road Ash 5 Birch 5", "final" in front of those of the end.
QStringList scoringsOf(const Played &game);
/// The verdict on the only signpost that points out of the square over the edge.
QString verdictAt(const Played &game, Position square, Edge edge);

/// Everything a state holds, as text: two states are equal where this is.
QString stateText(const GameSetup &setup, const State &state);

} // namespace wayside
