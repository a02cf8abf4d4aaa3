#include "views/board/tileshapes.h"

#include "views/board/tilegeometry.h"

#include <QPainterPathStroker>

namespace wayside {

namespace {

constexpr double kRoadReach = 0.11;     ///< how far beside a road's middle line the pointer still means the road
constexpr double kSignpostReach = 0.11;
constexpr int kMostKept = 600;          ///< a workshop makes new definitions all the time

std::shared_ptr<TileShapes> makeShapes(const TileRef &tile)
{
    auto shapes = std::make_shared<TileShapes>();
    shapes->tile = tile;
    shapes->layout = layOut(*tile);
    for (int i = 0; i < tile->roads.size(); ++i)
        shapes->roads.append(roadPath(*tile, i));
    for (const CityShape &city : shapes->layout.cities)
        shapes->cities.append(city.area);
    shapes->fields = fieldPaths(*tile, shapes->layout);
    for (const QPainterPath &field : shapes->fields)
        shapes->fieldSpots.append(fieldSpot(*tile, shapes->layout, field));
    shapes->monastery = monasteryPath(*tile);
    shapes->garden = gardenPath(*tile);
    shapes->monasterySpot = monasterySpot(*tile);
    shapes->gardenSpot = gardenSpot(*tile);
    return shapes;
}

} // namespace

QPainterPath TileShapes::outline(FeatureKind kind, int index) const
{
    switch (kind) {
    case FeatureKind::Road: return roads.value(index);
    case FeatureKind::City: return cities.value(index);
    case FeatureKind::Field: return fields.value(index);
    case FeatureKind::Monastery: return monastery;
    case FeatureKind::Garden: break;
    }
    return garden;
}

QPointF TileShapes::spot(FeatureKind kind, int index) const
{
    switch (kind) {
    case FeatureKind::Road: return layout.roads.value(index).spot;
    case FeatureKind::City: return layout.cities.value(index).spot;
    case FeatureKind::Field: return fieldSpots.value(index);
    case FeatureKind::Monastery: return monasterySpot;
    case FeatureKind::Garden: break;
    }
    return gardenSpot;
}

std::optional<std::pair<FeatureKind, int>> TileShapes::partAt(QPointF point) const
{
    if ((tile->monastery || tile->abbey) && monastery.contains(point))
        return std::pair(FeatureKind::Monastery, 0);
    if (tile->garden && garden.contains(point))
        return std::pair(FeatureKind::Garden, 0);
    int nearest = -1;
    double best = kRoadReach;
    for (int i = 0; i < layout.roads.size(); ++i)
        for (const QPointF &p : layout.roads[i].points)
            if (const double d = distance(p, point); d < best) {
                best = d;
                nearest = i;
            }
    if (nearest >= 0)
        return std::pair(FeatureKind::Road, nearest);
    for (int i = 0; i < cities.size(); ++i)
        if (cities[i].contains(point))
            return std::pair(FeatureKind::City, i);
    for (int i = 0; i < fields.size(); ++i)
        if (fields[i].contains(point))
            return std::pair(FeatureKind::Field, i);
    return {};
}

int TileShapes::signpostAt(QPointF point) const
{
    for (int i = 0; i < layout.signposts.size(); ++i)
        if (distance(layout.signposts[i].at, point) < kSignpostReach)
            return i;
    return -1;
}

const TileShapes &TileShapeCache::of(const TileRef &tile)
{
    auto &kept = m_shapes[tile.get()];
    if (!kept) {
        if (m_shapes.size() > kMostKept) {
            m_shapes.clear();
            return of(tile);
        }
        kept = makeShapes(tile);
    }
    return *kept;
}

} // namespace wayside
