// The player's own sets as values, and the file by which they are passed on to other tables.
#pragma once

#include "model/tiles/catalogue.h"

#include <QByteArray>

namespace wayside {

/// Largest file of a set that is read, in bytes.
inline constexpr qsizetype kMaxSetFile = 4 * 1024 * 1024;
/// Most tiles of a set that is read.
inline constexpr qsizetype kMaxSetTiles = 2000;

/// Made by the player, and not a shipped set that was put right against the box.
bool isPlayersOwn(const TileSet &set);
/// A new set without tiles, with an id that no set of the catalogue has.
TileSet newOwnSet(const Catalogue &catalogue, const QString &name);
/// An id for one more tile of the set: "own-1:03".
QString freeTileId(const TileSet &set);
/// Replaces the tile of the same id, or adds it.
void putTile(TileSet &set, TileDefinition tile);
void removeTile(TileSet &set, const QString &tileId);
TileRef tileOf(const TileSet &set, const QString &tileId);

/// {"id", "name", "tiles": […]}, tiles in the record's form.
QByteArray exportSet(const TileSet &set);
/// Reads such a file, or a record's `tiles`. The set gets an id that is free, its tiles keep theirs unless another set has them. A
/// provisional set that somebody checked against their box stands in for the shipped one, under its id.
/// Throws ReadError that names the place; nothing is kept of a file that is refused.
TileSet importSet(const QByteArray &bytes, const Catalogue &catalogue);

} // namespace wayside
