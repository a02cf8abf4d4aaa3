// A game keeps the tile definitions that it was begun with, so that a set that changes later doesn't change it.
#pragma once

#include "model/game/record.h"
#include "model/tiles/catalogue.h"

namespace wayside {

/// The record with the definitions of every tile that may change later: those of own sets, and of shipped ones that are provisional. A
/// definition that the record has already stays as it is.
TableRecord withKeptDefinitions(const Catalogue &catalogue, const TableRecord &record);

/// The corrected head of a game: kept definitions as above, without those of sets that were taken out and of which nothing was
/// laid or set aside.
TableRecord withCorrectedSets(const Catalogue &catalogue, const TableRecord &game, const TableRecord &head);

/// The head with these tiles' definitions put in place of the ones that it keeps: a correction of this game. Tiles that are in
/// none of its sets and not kept are left out.
TableRecord withNewDefinitions(const Catalogue &catalogue, const TableRecord &head, const QList<TileRef> &tiles);

/// Which of the tiles are known to the game by another pattern, or came into one of its sets since it was begun.
QList<TileRef> differingDefinitions(const Catalogue &catalogue, const TableRecord &head, const QList<TileRef> &tiles);

} // namespace wayside
