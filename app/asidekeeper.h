// Tiles set aside in the running turn wait for the tile that is laid in it. Kept here meanwhile, so that they outlive a crash.
#pragma once

#include "model/game/entry.h"
#include "model/storage/library.h"

namespace wayside {

/// Throws LibraryError where it can't be written.
void keepAside(Library &library, const QString &gameId, const Entry &entry);
/// Puts back what was kept of this game, unless a turn has followed since.
void restoreAside(const Library &library, const QString &gameId, Entry &entry);

} // namespace wayside
