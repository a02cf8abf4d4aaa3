// Common shapes to begin a tile with.
#pragma once

#include "model/tiles/tileediting.h"

namespace wayside {

struct TileStart {
    QString key;            ///< "curve"; never shown
    QString name;           ///< for a tooltip, in the program's language
    TileSketch sketch;
};

/// Roads first, then cities, then shapes of several squares.
QList<TileStart> tileStarts();

} // namespace wayside
