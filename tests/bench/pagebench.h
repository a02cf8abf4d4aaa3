// The pages over a library of many games, as a player waits for them: with real widgets, until they are painted.
#pragma once

#include "model/storage/library.h"

namespace wayside {

void reportPages(Library &library, const Catalogue &catalogue, const QStringList &ids);

} // namespace wayside
