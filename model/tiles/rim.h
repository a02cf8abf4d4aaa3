// The rim of a tile as one closed walk, clockwise: what derives fields and finds crossing features.
#pragma once

#include "model/tiles/tiledefinition.h"

namespace wayside {

/// Every outer edge in the order of a clockwise walk round the tile.
/// Several loops (a tile with a hole) are walked one after the other.
QList<CellEdge> rimOf(const TileDefinition &tile);

/// A connected set of features that parts the land: the rim edges it touches, as places in rimOf, ascending.
struct Barrier {
    QList<int> contacts;
    QList<int> cities;      ///< cities that are part of it
    bool isRiver = false;
};

/// Roads joined where two or more ends meet at a node, or at a city; cities; rivers (B.field-border).
QList<Barrier> barriersOf(const TileDefinition &tile, const QList<CellEdge> &rim);

/// True where the two barriers can't be drawn without crossing each other.
bool cross(const Barrier &a, const Barrier &b);

/// Two features that can't both be printed, as places in rimOf. A road may bridge a river, and a gate joins a road and its city for the
/// fields only: it can't make them cross.
std::optional<std::pair<Barrier, Barrier>> crossingFeatures(const TileDefinition &tile);

/// True where the field would lie on both sides of a road, city or river that runs through the tile.
bool crossesFeature(const TileDefinition &tile, const FieldSegment &field);

} // namespace wayside
