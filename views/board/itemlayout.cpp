// Signposts, illustrations, the garden and what stands in the cities.
#include "views/board/clearance.h"

#include <algorithm>
#include <cmath>

namespace wayside {

namespace {

constexpr double kSignpostRadius = 0.115;
constexpr double kItemRadius = 0.15;

bool hasRoadsideGarden(const TileDefinition &tile)
{
    return std::any_of(tile.roadside.begin(), tile.roadside.end(),
                       [](const Roadside &r) { return r.kind == RoadsideKind::Garden; });
}

void blockGround(const TileDefinition &tile, const TileLayout &layout, Clearance &room)
{
    for (const CityShape &city : layout.cities)
        room.keepOutside(city.area);
    for (const RoadShape &road : layout.roads) {
        room.blockLine(road.points, kRoadWidth / 2);
        if (road.ring || tile.labyrinth)
            room.block(road.hub, tile.labyrinth ? 0.34 : 0.17);
    }
    for (const QPainterPath &river : layout.rivers)
        room.blockLine(samples(river, 9), kRiverWidth / 2);
    for (const NodeShape &node : layout.nodes)
        room.block(node.at, node.radius);
    for (const Gate &gate : layout.gates)
        room.block(gate.at, 0.12);
    if (layout.monastery)
        room.block(layout.monastery->at, layout.monastery->radius);
}

/// Beside the road and near its edge, on the right of who walks out unless there is more room on the left.
void placeSignposts(const TileDefinition &tile, TileLayout &layout, Clearance &room)
{
    for (const Signpost &post : tile.signposts) {
        const QPointF middle = edgeMiddle(tile, post.at);
        const QPointF in = inward(tile, post.at);
        const QPointF right = rightOf(-in);
        Place best;
        double highest = -1000;
        for (const double depth : {0.17, 0.19, 0.25, 0.36})
            for (const double side : {0.2, -0.2, 0.23, -0.23}) {
                const QPointF at = middle + in * depth + right * side;
                const double score = std::min(room.freeAt(at), kSignpostRadius) - depth * 0.12 - (side < 0 ? 0.012 : 0);
                if (score > highest + 1e-9) {
                    highest = score;
                    best = {at, kSignpostRadius};
                }
            }
        room.block(best.at, best.radius);
        layout.signposts << best;
    }
}

double distanceTo(const RoadShape &road, QPointF point)
{
    double least = 100;
    for (const QPointF p : road.points)
        least = std::min(least, distance(p, point));
    return least;
}

/// Beside its roads as near as there is room; without a road where there is most room.
Place placeBeside(const TileDefinition &tile, const TileLayout &layout, const QList<int> &roads, const Clearance &room)
{
    // Of equally good places the one nearest to the middle, which keeps off the border.
    const auto offCentre = [&tile](QPointF at) { return 0.06 * distance(at, tileBounds(tile).center()); };
    if (roads.isEmpty())
        return room.best([&](QPointF at, double free) { return std::min(free, 0.2) - offCentre(at); });
    return room.best([&](QPointF at, double free) {
        double farthest = 0;
        for (const int road : roads)
            farthest = std::max(farthest, distanceTo(layout.roads[road], at));
        const double gap = std::max(0.0, farthest - kRoadWidth / 2 - kItemRadius - 0.01);
        return std::min(free, kItemRadius + 0.02) - gap * 0.8 - offCentre(at);
    });
}

Place withinLimits(Place place)
{
    place.radius = std::clamp(place.radius * 0.9 - 0.006, 0.05, kItemRadius);
    return place;
}

void placeIllustrations(const TileDefinition &tile, TileLayout &layout, Clearance &room)
{
    for (const Roadside &item : tile.roadside) {
        const Place place = withinLimits(placeBeside(tile, layout, item.roads, room));
        room.block(place.at, place.radius);
        layout.roadside << place;
        if (item.kind == RoadsideKind::Garden)
            layout.garden = place;
    }
    if (tile.garden && !hasRoadsideGarden(tile)) {
        layout.garden = withinLimits(placeBeside(tile, layout, {}, room));
        room.block(layout.garden->at, layout.garden->radius);
    }
}

/// On a loose grid, with room to the wall on all sides since houses stay upright however the tile is turned.
void placeHouses(const TileDefinition &tile, CityShape &city, const QList<Place> &reserved, quint32 seed)
{
    constexpr int rows = 5;
    const auto polygons = city.area.toSubpathPolygons();
    const auto wall = samples(city.wall, 14);
    const auto isFree = [&](QPointF at) {
        return std::any_of(polygons.begin(), polygons.end(),
                           [at](const QPolygonF &p) { return p.containsPoint(at, Qt::WindingFill); })
            && std::none_of(wall.begin(), wall.end(), [at](QPointF p) { return distance(p, at) < 0.085; })
            && std::none_of(reserved.begin(), reserved.end(), [at](const Place &p) { return distance(p.at, at) < p.radius; });
    };
    int n = 20;
    for (int cell = 0; cell < tile.cells.size(); ++cell)
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < rows; ++column, n += 2) {
                const QPointF jitter(noise(seed, n) - 0.5, noise(seed, n + 1) - 0.5);
                // Kept off the border, where cities of neighbouring tiles must meet.
                const QPointF inCell = QPointF(column + 0.5, row + 0.5) / rows + jitter * 0.035;
                const QPointF at = cellRect(tile, cell).topLeft()
                    + QPointF(std::clamp(inCell.x(), 0.125, 0.875), std::clamp(inCell.y(), 0.125, 0.875));
                if (isFree(at))
                    city.houses << at;
            }
}

/// Small enough to keep off the tile's border, outlines and all.
Place withinBorder(Place place, double largest)
{
    place.radius = std::clamp(place.radius * 0.76, 0.045, largest);
    return place;
}

void furnishCity(const TileDefinition &tile, TileLayout &layout, int index)
{
    CityShape &city = layout.cities[index];
    const CitySegment &segment = tile.cities[index];
    Clearance room(tile);
    room.keepInside(city.area, samples(city.wall, 10));
    QList<Place> reserved;
    for (const Gate &gate : layout.gates) {
        room.block(gate.at, 0.03);
        reserved << Place{gate.at, 0.14};
    }
    const auto reserve = [&room, &reserved](QPointF at, double radius) {
        room.block(at, radius);
        reserved << Place{at, radius + 0.035};
    };
    if (segment.cathedral) {
        city.cathedral = room.roomiest().at;
        reserve(*city.cathedral, 0.2);
    }
    const Place spot = room.roomiest();
    city.spot = spot.at;
    // In a narrow city the meeple may cover part of what stands beside it.
    room.block(city.spot, spot.radius < 0.14 ? 0.04 : 0.12);
    for (int i = 0; i < std::min(segment.pennants, 4); ++i) {
        city.pennants << withinBorder(room.roomiest(), 0.088);
        reserve(city.pennants.last().at, 0.085);
    }
    if (tile.waterTower && index == 0) {
        city.waterTower = withinBorder(room.roomiest(), 0.12);
        reserve(city.waterTower->at, 0.1);
    }
    placeHouses(tile, city, reserved, textureSeed(tile) + quint32(index));
}

} // namespace

void layOutItems(const TileDefinition &tile, TileLayout &layout)
{
    if (tile.monastery || tile.abbey)
        layout.monastery = Place{cellCentre(tile, tile.centreCell()), tile.half ? 0.17 : 0.2};
    for (int i = 0; i < layout.cities.size(); ++i)
        furnishCity(tile, layout, i);
    if (tile.signposts.isEmpty() && tile.roadside.isEmpty() && !tile.garden)
        return;
    Clearance room(tile);
    blockGround(tile, layout, room);
    placeSignposts(tile, layout, room);
    placeIllustrations(tile, layout, room);
}

TileLayout layOut(const TileDefinition &tile)
{
    TileLayout layout;
    layOutCities(tile, layout);
    layOutRivers(tile, layout);
    layOutNodes(tile, layout);
    layOutRoads(tile, layout);
    layOutItems(tile, layout);
    return layout;
}

} // namespace wayside
