// Tiles as icons of buttons and lists: drawn when they are seen first, so that long lists open at once.
#pragma once

#include "model/tiles/tiledefinition.h"

#include <QIcon>

namespace wayside {

QIcon tileIcon(const TileDefinition &tile);
/// The tile's first small illustration with what is round it.
QIcon illustrationIcon(const TileDefinition &tile);
/// The whole tile in the middle of a square of `size`; for paper always by day.
QPixmap tilePicture(const TileDefinition &tile, int size, bool paper = false);

} // namespace wayside
