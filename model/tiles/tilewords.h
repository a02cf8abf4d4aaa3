// What the program understands of a tile, and what is wrong with one under edit, in words.
#pragma once

#include "model/tiles/tileediting.h"

namespace wayside {

/// Sentences, roads first: "3 roads end in a village: west, south and east." Directions are those of the tile as turned.
QStringList describe(const TileDefinition &tile, Rotation rotation = Rotation::R0);

/// Why the sketch is no tile yet, and what to do about it; empty where toDefinition succeeds.
QStringList faults(const TileSketch &sketch, Rotation rotation = Rotation::R0);

/// "north"; with its square where the tile has several.
QString edgeWords(const TileDefinition &tile, CellEdge e, Rotation rotation = Rotation::R0);
QString signpostWords(SignpostType type);
/// "Travellers", as it begins a sentence or stands on a button.
QString roadsideWords(RoadsideKind kind);
/// "village", for menus.
QString nodeWords(NodeKind kind);

} // namespace wayside
