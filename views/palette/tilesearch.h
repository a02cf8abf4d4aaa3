// Finding a tile by what a player types: its edge code, what is on it, or its number in the set.
#pragma once

#include "model/tiles/tiledefinition.h"

namespace wayside {

/// What a tile shows, in the language of the program: "monastery", "group of travellers", "curve" …
QStringList tileWords(const TileDefinition &tile);
/// One line for a tooltip and for screen readers.
QString tileSummary(const TileDefinition &tile);
/// The tile's own name, else its id for people: "05", "V (pigsty)".
QString tileLabel(const TileDefinition &tile);

/// True where every typed word fits: a code of edges in any rotation, the beginning of a word on the tile, or a part of its id.
bool tileMatches(const TileDefinition &tile, const QString &typed);

/// Small letters without accents, so that "klaster" finds "klášter" and "laka" finds "łąka".
QString folded(const QString &text);

} // namespace wayside
