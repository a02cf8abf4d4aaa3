// What the box still holds, and what it could do: helps that a tournament forbids.
#pragma once

#include "model/game/state.h"

namespace wayside {

/// Copies of the tile's type (see GameTiles::countKey) still in the box, 0 or more; -1 without limit.
int copiesLeft(const GameSetup &setup, const State &state, const QString &tileId);

/// Open squares that no tile still in the box fits, in rows from the top.
QList<Position> deadSquares(const GameSetup &setup, const State &state);

} // namespace wayside
