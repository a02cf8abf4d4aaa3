// A walk along a road: its tiles in the order in which they are passed.
#pragma once

#include "model/board/features.h"

namespace wayside {

/// Tile indices of the road, each once, begun at one of its ends where it has any; a branch is walked to its end before the next.
QList<int> roadWalk(const Board &board, const FeatureMap &features, int road);

} // namespace wayside
