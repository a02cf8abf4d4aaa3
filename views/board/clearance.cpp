#include "views/board/clearance.h"

#include <algorithm>
#include <cmath>

namespace wayside {

namespace {
constexpr int kSteps = 20;
}

Clearance::Clearance(const TileDefinition &tile)
{
    m_spots.reserve(tile.cells.size() * kSteps * kSteps);
    for (int cell = 0; cell < tile.cells.size(); ++cell) {
        QList<std::pair<QPointF, QPointF>> rims;
        for (const Edge edge : cellEdges(tile))
            if (!across(tile, {cell, edge}))
                rims.append({edgeMiddle(tile, {cell, edge}), inward(tile, {cell, edge})});
        const QPointF origin = cellRect(tile, cell).topLeft();
        for (int y = 1; y < kSteps; ++y)
            for (int x = 1; x < kSteps; ++x) {
                Spot spot{origin + QPointF(x, y) / kSteps, 1};
                for (const auto &[middle, in] : rims)
                    spot.free = std::min(spot.free, dot(spot.at - middle, in));
                if (spot.free > 0)
                    m_spots << spot;
            }
    }
}

void Clearance::block(QPointF centre, double radius)
{
    for (Spot &spot : m_spots)
        spot.free = std::min(spot.free, distance(spot.at, centre) - radius);
}

void Clearance::blockLine(const QList<QPointF> &points, double halfWidth)
{
    for (Spot &spot : m_spots) {
        double least = 100;
        for (const QPointF p : points) {
            const QPointF d = p - spot.at;
            least = std::min(least, d.x() * d.x() + d.y() * d.y());
        }
        spot.free = std::min(spot.free, std::sqrt(least) - halfWidth);
    }
}

void Clearance::keepOutside(const QPainterPath &area)
{
    const auto polygons = area.toSubpathPolygons();
    blockLine(samples(area, 10), 0);
    for (Spot &spot : m_spots)
        for (const QPolygonF &polygon : polygons)
            if (polygon.containsPoint(spot.at, Qt::WindingFill))
                spot.free = -1;
}

void Clearance::keepInside(const QPainterPath &area, const QList<QPointF> &wall)
{
    const auto polygons = area.toSubpathPolygons();
    m_spots.removeIf([&polygons](const Spot &spot) {
        return std::none_of(polygons.begin(), polygons.end(), [&spot](const QPolygonF &polygon) {
            return polygon.containsPoint(spot.at, Qt::WindingFill);
        });
    });
    blockLine(wall, 0);
}

Place Clearance::best(const std::function<double(QPointF, double)> &score) const
{
    Place place{{0.5, 0.5}, 0};
    double highest = -1000;
    for (const Spot &spot : m_spots)
        if (const double s = score(spot.at, spot.free); s > highest + 1e-9) {
            highest = s;
            place = {spot.at, spot.free};
        }
    return place;
}

Place Clearance::roomiest() const
{
    return best([](QPointF, double free) { return free; });
}

double Clearance::freeAt(QPointF point) const
{
    double nearest = 100;
    double free = 0;
    for (const Spot &spot : m_spots)
        if (const double d = distance(spot.at, point); d < nearest) {
            nearest = d;
            free = spot.free;
        }
    return free;
}

} // namespace wayside
