// Tiles on paper, by set, each with its name and number of copies.
#pragma once

#include "model/tiles/catalogue.h"

class QPagedPaintDevice;

namespace wayside {

/// Fills as many pages as it takes; tiles of one set together, in the order given.
void printTiles(QPagedPaintDevice &paper, const Catalogue &catalogue, const QList<TileRef> &tiles);

} // namespace wayside
