// A tile that the box doesn't have: made in the workshop, laid at once, and remembered in an own set.
#pragma once

#include "model/game/entry.h"
#include "views/workshop/workshopdialog.h"

namespace wayside {

class WorkshopStore;

/// What the tiles round a square demand of one that is laid there.
DemandedEdges demandedEdges(const Board &board, Position square);

/// Keeps the tile in the table's own set and in the game, and lays it as it was shown; where it doesn't fit, it lies so on this table
/// all the same. False where it can't lie there at all. Throws ReadError.
bool layAndRemember(Entry &entry, Position square, WorkshopStore &store, MadeTile made);

/// Asks for the tile in a dialog; tells what goes wrong.
void layMissingTile(Entry &entry, Position square, WorkshopStore &store, QWidget *parent);

} // namespace wayside
