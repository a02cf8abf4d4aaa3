// The tip of a city that reaches across a square tile and parts its fields: to a far corner, or to the middle where it meets others.
#pragma once

#include "model/tiles/tiledefinition.h"

namespace wayside {

struct CityTip {
    Edge city = Edge::N;            ///< the only edge of the city
    std::optional<Corner> corner;   ///< one of the two across; none: the middle of the tile
    friend bool operator==(const CityTip &, const CityTip &) = default;
};

/// The derived fields, parted further by the tips. In the middle the tips meet each other and the roads that end there; a field beside
/// the middle then touches only the cities on its own side.
QList<FieldSegment> partedFields(const TileDefinition &tile, const QList<CityTip> &tips);

/// True where the tip can be drawn: a square tile, a city with this one edge, and no road, city or river in between.
bool tipFits(const TileDefinition &tile, const CityTip &tip);

/// The same fields, in whatever order.
bool sameFields(const QList<FieldSegment> &a, const QList<FieldSegment> &b);

/// The tips by which the tile's given fields come about; empty where there are none, or no tips explain them.
QList<CityTip> tipsOf(const TileDefinition &tile);

/// The tips that the city at the edge can have, the corners first; each with the city across the tile where both meet in the middle.
QList<QList<CityTip>> possibleTips(const TileDefinition &tile, Edge city);

} // namespace wayside
