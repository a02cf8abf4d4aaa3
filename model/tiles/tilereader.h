// Tile definitions from and to JSON, with the exact place of every fault.
#pragma once

#include "model/storage/readerror.h"
#include "model/tiles/tiledefinition.h"

#include <QJsonValue>

namespace wayside {

/// Reads one definition; `pointer` is the JSON pointer of `value`, for messages.
/// Throws ReadError where it can't be drawn on its squares (record format, section 3).
TileDefinition readTileDefinition(const QJsonValue &value, const QString &pointer);

/// Writes the definition in the record's form; fields only if they were given.
QJsonObject writeTileDefinition(const TileDefinition &tile);

} // namespace wayside
