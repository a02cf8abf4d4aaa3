// The ground of each field: the tile without its cities, roads and rivers falls into parts, and each part belongs to
// the field whose half edges it touches.
#include "views/board/clearance.h"
#include "views/board/tilegeometry.h"

#include <QPainterPathStroker>
#include <algorithm>
#include <cmath>

namespace wayside {

namespace {

/// Qt's path arithmetic is kinder to large numbers than to those around 1.
constexpr double kScale = 1000;

struct Part {
    QPolygonF rim;
    QList<QPolygonF> holes;
    QPainterPath path() const
    {
        QPainterPath p;
        p.addPolygon(rim);
        p.closeSubpath();
        for (const QPolygonF &hole : holes) {
            p.addPolygon(hole);
            p.closeSubpath();
        }
        return p;
    }
    bool contains(QPointF point) const
    {
        return rim.containsPoint(point, Qt::OddEvenFill)
            && std::none_of(holes.begin(), holes.end(), [point](const QPolygonF &h) { return h.containsPoint(point, Qt::OddEvenFill); });
    }
};

double area(const QPolygonF &p)
{
    double sum = 0;
    for (int i = 0; i < p.size(); ++i) {
        const QPointF a = p[i];
        const QPointF b = p[(i + 1) % p.size()];
        sum += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(sum / 2);
}

QPainterPath obstacles(const TileDefinition &tile, const TileLayout &layout)
{
    const QTransform scale = QTransform::fromScale(kScale, kScale);
    QPainterPath all;
    all.setFillRule(Qt::WindingFill);
    for (const CityShape &city : layout.cities)
        all = all.united(scale.map(city.area));
    QPainterPathStroker stroker;
    stroker.setCapStyle(Qt::SquareCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    const auto addLine = [&](const QPainterPath &line, double width) {
        stroker.setWidth(width * kScale);
        QPainterPath stroke = stroker.createStroke(scale.map(line));
        stroke.setFillRule(Qt::WindingFill);
        all = all.united(stroke);
    };
    for (const RoadShape &road : layout.roads)
        addLine(road.line, kRoadWidth);
    for (const QPainterPath &river : layout.rivers)
        addLine(river, 0.19);
    for (int i = 0; i < layout.nodes.size(); ++i) {
        const NodeKind kind = tile.nodes[i].kind;
        if (kind == NodeKind::City || kind == NodeKind::Tunnel)
            continue;
        QPainterPath disc;
        const double radius = (kind == NodeKind::Village ? 0.11 : layout.nodes[i].radius) * kScale;
        disc.addEllipse(layout.nodes[i].at * kScale, radius, radius);
        all = all.united(disc);
    }
    return all;
}

QList<Part> partsOf(const QPainterPath &land)
{
    QList<QPolygonF> polygons;
    const auto all = land.toSubpathPolygons();
    for (const QPolygonF &p : all)
        if (p.size() > 2 && area(p) > 4e-4 * kScale * kScale)
            polygons << p;
    const auto around = [&polygons](int i) {
        QList<int> outer;
        for (int j = 0; j < polygons.size(); ++j)
            if (j != i && area(polygons[j]) > area(polygons[i]) && polygons[j].containsPoint(polygons[i].first(), Qt::OddEvenFill))
                outer << j;
        return outer;
    };
    QList<Part> parts;
    QList<int> partOf(polygons.size(), -1);
    for (int i = 0; i < polygons.size(); ++i)
        if (around(i).size() % 2 == 0) {
            partOf[i] = int(parts.size());
            parts << Part{polygons[i], {}};
        }
    for (int i = 0; i < polygons.size(); ++i) {
        if (partOf[i] >= 0)
            continue;
        int smallest = -1;
        for (const int j : around(i))
            if (partOf[j] >= 0 && (smallest < 0 || area(polygons[j]) < area(polygons[smallest])))
                smallest = j;
        if (smallest >= 0)
            parts[partOf[smallest]].holes << polygons[i];
    }
    return parts;
}

/// A point of the half edge, a little inside the tile.
QPointF probe(const TileDefinition &tile, CellHalf side)
{
    const CellEdge edge{side.cell, edgeOf(side.half)};
    const bool left = side.half == leftHalf(edge.edge);
    return (edgeLine(tile, edge).pointAt(left ? 0.24 : 0.76) + inward(tile, edge) * 0.025) * kScale;
}

QPainterPath sectorOf(const TileDefinition &tile, const FieldSegment &field)
{
    QPainterPath sector;
    for (const CellHalf side : field.sides) {
        const CellEdge edge{side.cell, edgeOf(side.half)};
        const QLineF line = edgeLine(tile, edge);
        const bool left = side.half == leftHalf(edge.edge);
        QPainterPath wedge(cellCentre(tile, side.cell) * kScale);
        wedge.lineTo((left ? line.p1() : line.pointAt(0.5)) * kScale);
        wedge.lineTo((left ? line.pointAt(0.5) : line.p2()) * kScale);
        wedge.closeSubpath();
        sector = sector.united(wedge);
    }
    return sector;
}

bool touches(const TileDefinition &tile, const FieldSegment &field, const Part &part)
{
    return std::any_of(field.sides.begin(), field.sides.end(), [&](CellHalf side) { return part.contains(probe(tile, side)); });
}

QPainterPath outlineOf(const TileDefinition &tile)
{
    QPainterPath outline;
    for (int cell = 0; cell < tile.cells.size(); ++cell)
        outline = outline.united(QTransform::fromScale(kScale, kScale).map(cellOutline(tile, cell)));
    return outline;
}

/// Parts that no half edge claims, the largest first: for fields that reach no edge.
QList<Part> unclaimed(const TileDefinition &tile, const QList<Part> &parts)
{
    QList<Part> rest;
    for (const Part &part : parts)
        if (std::none_of(tile.fields.begin(), tile.fields.end(), [&](const FieldSegment &f) { return touches(tile, f, part); }))
            rest << part;
    std::sort(rest.begin(), rest.end(), [](const Part &a, const Part &b) { return area(a.rim) > area(b.rim); });
    return rest;
}

} // namespace

QPainterPath fieldPath(const TileDefinition &tile, const TileLayout &layout, int index)
{
    if (index < 0 || index >= tile.fields.size())
        return {};
    const auto parts = partsOf(outlineOf(tile).subtracted(obstacles(tile, layout)));
    const FieldSegment &field = tile.fields[index];
    QPainterPath path;
    if (field.sides.isEmpty()) {
        const auto before = std::count_if(tile.fields.begin(), tile.fields.begin() + index,
                                          [](const FieldSegment &f) { return f.sides.isEmpty(); });
        const auto rest = unclaimed(tile, parts);
        if (before < rest.size())
            path = rest[before].path();
    }
    for (const Part &part : parts) {
        if (!touches(tile, field, part))
            continue;
        const bool shared = std::count_if(tile.fields.begin(), tile.fields.end(),
                                          [&](const FieldSegment &f) { return touches(tile, f, part); }) > 1;
        path.addPath(shared ? part.path().intersected(sectorOf(tile, field)) : part.path());
    }
    return QTransform::fromScale(1 / kScale, 1 / kScale).map(path);
}

QPointF fieldSpot(const TileDefinition &tile, const TileLayout &layout, int index)
{
    const QPainterPath region = fieldPath(tile, layout, index);
    if (region.isEmpty())
        return cellCentre(tile, 0);
    Clearance room(tile);
    room.keepInside(region, samples(region, 3));
    if (room.roomiest().radius <= 0)
        return region.boundingRect().center();
    const Place bare = room.roomiest();
    for (const Place &post : layout.signposts)
        room.block(post.at, post.radius * 0.9);
    for (const Place &item : layout.roadside)
        room.block(item.at, item.radius * 0.9);
    if (layout.garden)
        room.block(layout.garden->at, layout.garden->radius * 0.9);
    for (int i = 0; i < layout.nodes.size(); ++i)
        if (tile.nodes[i].kind == NodeKind::Tunnel)
            room.block(layout.nodes[i].at, 0.1);
    const Place free = room.roomiest();
    return free.radius > 0.05 ? free.at : bare.at;
}

} // namespace wayside
