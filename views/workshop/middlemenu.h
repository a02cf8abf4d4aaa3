// What can stand in the middle of a tile, for all its roads or for one of them.
#pragma once

#include "model/tiles/tileediting.h"

#include <functional>

class QMenu;

namespace wayside {

using TileEdit = std::function<void(TileSketch &)>;

/// Fills the menu anew; `apply` gets what the player chose, for the tile as it is by then. Edges are named as they lie in the rotation.
void fillMiddleMenu(QMenu &menu, const TileDefinition &tile, int cell, Rotation rotation, const std::function<void(const TileEdit &)> &apply);

} // namespace wayside
