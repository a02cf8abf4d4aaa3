// Where everything on a tile lies, in tile coordinates: worked out from the definition alone. The painter draws by it,
// and the board asks it where meeples stand and what to light.
#pragma once

#include "views/board/cellgeometry.h"

namespace wayside {

inline constexpr double kRoadWidth = 0.14;      ///< with its rim
inline constexpr double kRiverWidth = 0.19;     ///< with its banks

struct RoadShape {
    QPainterPath line;              ///< middle lines: through, to its ends, round the island
    QList<QPointF> points;          ///< samples of it
    bool ring = false;              ///< a roundabout
    QPointF hub;                    ///< the island's middle
    QPointF spot;                   ///< where a meeple stands
};

/// Where a road enters a city or a tunnel; out points back along the road.
struct Gate {
    QPointF at;
    QPointF out;
};

/// A place for a small drawing and the radius that is free there.
struct Place {
    QPointF at;
    double radius = 0.12;
};

struct CityShape {
    QPainterPath area;
    QPainterPath wall;              ///< its borders with the field, open lines
    QList<QPointF> towers;
    QList<Place> pennants;
    QList<QPointF> houses;
    std::optional<QPointF> cathedral;
    std::optional<Place> waterTower;
    QPointF spot;
};

struct NodeShape {
    QPointF at;
    QPointF out;                    ///< unit vector along the first road that leaves it
    double radius = 0;              ///< of what is drawn there
};

struct TileLayout {
    QList<CityShape> cities;
    QList<RoadShape> roads;
    QList<QPainterPath> rivers;
    QList<NodeShape> nodes;
    QList<Gate> gates;
    QList<Place> signposts;
    QList<Place> roadside;
    std::optional<Place> garden;    ///< also where it is one of the roadside
    std::optional<Place> monastery; ///< or abbey
    bool tipInMiddle = false;       ///< a city reaches the tile's middle to part two fields
};

TileLayout layOut(const TileDefinition &tile);

// Steps of layOut, in this order; each reads what the ones before it laid out.
void layOutCities(const TileDefinition &tile, TileLayout &layout);
void layOutRivers(const TileDefinition &tile, TileLayout &layout);
void layOutNodes(const TileDefinition &tile, TileLayout &layout);
void layOutRoads(const TileDefinition &tile, TileLayout &layout);
void layOutItems(const TileDefinition &tile, TileLayout &layout);

/// A curve within one cell (a and b of the same cell) that meets both edges at right angles in their middles;
/// bow bends a straight one to its right.
void addEdgeToEdge(QPainterPath &path, const TileDefinition &tile, CellEdge a, CellEdge b, double bow);
/// From an edge to a point in the given cell, over the squares between where there are any.
void addEdgeToPoint(QPainterPath &path, const TileDefinition &tile, CellEdge from, int cell, QPointF target);
/// From edge to edge over whatever squares lie between.
void addRoute(QPainterPath &path, const TileDefinition &tile, CellEdge from, CellEdge to, double bow);

} // namespace wayside
