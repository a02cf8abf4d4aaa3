// JCloisterZone saves (.jcz) of the base game and Inns & Cathedrals, read as table records.
#pragma once

#include "model/storage/recordfile.h"

namespace wayside {

/// True where the value looks like a save: it has a "replay" and a "setup".
bool isJCloisterZone(const QJsonValue &value);

/// Throws ReadError with the JSON pointer where it holds tiles, sets or moves that can't be read.
ReadRecord readJCloisterZone(const JsonPlace &place);

} // namespace wayside
