// The code by which a tile is typed: its edges clockwise from the top, one letter each.
#pragma once

#include "model/tiles/tiledefinition.h"

namespace wayside {

/// "crrf": city, road, field or river (v) at N E S W. Of a multi-square tile its rim clockwise; of a triangular one its two
/// short sides.
QString tileCode(const TileDefinition &tile);

/// True for a text of the letters c, r, f and v only: it can be (part of) a code.
bool isTileCode(QStringView text);

/// True where the letters follow one another round the tile, in any rotation: "crr" is found in "rfcr".
bool codeMatches(const QString &code, QStringView typed);

/// The same for all rotations of a tile: the code that comes first in the alphabet.
QString shapeCode(const TileDefinition &tile);

} // namespace wayside
