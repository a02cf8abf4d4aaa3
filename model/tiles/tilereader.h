// Tile definitions from and to JSON, with the exact place of every fault.
#pragma once

#include "model/storage/jsonplace.h"
#include "model/tiles/tiledefinition.h"

namespace wayside {

/// Reads one definition (record format, section 3).
/// Throws ReadError with the JSON pointer where it can't be drawn on its squares: two features crossing, a half edge
/// in two fields, a signpost on an edge without a road, an index out of range.
/// Keys that this version doesn't know are kept in `extra` and their pointers added to `unknown`.
TileDefinition readTileDefinition(const JsonPlace &place, QStringList *unknown = nullptr);

/// Writes the definition in the record's form; fields only if they were given.
QJsonObject writeTileDefinition(const TileDefinition &tile);

} // namespace wayside
