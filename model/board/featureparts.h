// What one tile's part brings to its feature: shared by growing afresh and growing tile by tile. Used by features.cpp and
// featuremerger.cpp only.
#pragma once

#include "model/board/features.h"

namespace wayside {

/// Adds what is printed on the part; lists may be unsorted afterwards, see tidy().
void addPart(Feature &feature, const Board &board, const Ruleset &rules, const FeaturePart &part);
/// Lists ascending, each thing once.
void tidy(Feature &feature);
/// Free squares of the eight round the tile's monastery, abbey or garden.
int emptyRound(const Board &board, int tile);
/// The parts of one tile, without bridges, ascending.
QList<FeaturePart> partsOf(const TileDefinition &def, int tile);

} // namespace wayside
