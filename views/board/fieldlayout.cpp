// The ground of each field: the tile without its cities, roads and rivers falls into parts, and each part belongs to
// the field whose half edges it touches.
#include "views/board/clearance.h"
#include "views/board/ribbon.h"
#include "views/board/tilegeometry.h"

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

QPainterPath scaled(const QPainterPath &path) { return QTransform::fromScale(kScale, kScale).map(path); }

QPainterPath disc(QPointF centre, double radius)
{
    QPolygonF polygon;
    for (int i = 0; i < 20; ++i)
        polygon << centre + QPointF(std::cos(i * 0.314159265), std::sin(i * 0.314159265)) * radius;
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

/// Polygons only: arithmetic with curves is slow and less sure.
QList<QPainterPath> obstacles(const TileDefinition &tile, const TileLayout &layout)
{
    QList<QPainterPath> all;
    const auto addParts = [&all](const QPainterPath &path) {
        const auto polygons = scaled(path).toSubpathPolygons();
        for (const QPolygonF &polygon : polygons) {
            QPainterPath part;
            part.setFillRule(Qt::WindingFill);
            part.addPolygon(polygon);
            part.closeSubpath();
            all << part;
        }
    };
    for (const CityShape &city : layout.cities)
        addParts(city.area);
    const auto addLine = [&](const QPainterPath &line, double width) {
        // Widths that differ a little, so that pieces of a straight road don't share an edge.
        double wider = 0;
        for (int i = 0; i < line.elementCount(); ++i) {
            if (!line.elementAt(i).isMoveTo())
                continue;
            QPainterPath piece(line.elementAt(i));
            for (int j = i + 1; j < line.elementCount() && !line.elementAt(j).isMoveTo(); ++j)
                if (line.elementAt(j).isCurveTo())
                    piece.cubicTo(line.elementAt(j), line.elementAt(j + 1), line.elementAt(j + 2));
                else if (line.elementAt(j).isLineTo())
                    piece.lineTo(line.elementAt(j));
            addParts(ribbon(piece, width + wider, 10, 0.02));
            wider += 0.0007;
        }
    };
    for (const RoadShape &road : layout.roads)
        addLine(road.line, kRoadWidth);
    for (int i = 0; i < layout.rivers.size(); ++i) {
        addLine(layout.rivers[i], kRiverWidth);
        if (tile.rivers[i].edges.size() == 1)
            addParts(disc(cellCentre(tile, tile.rivers[i].edges.first().cell), 0.17));
    }
    for (int i = 0; i < layout.nodes.size(); ++i) {
        const NodeKind kind = tile.nodes[i].kind;
        if (kind != NodeKind::City && kind != NodeKind::Tunnel)
            addParts(disc(layout.nodes[i].at, kind == NodeKind::Village ? 0.13 : layout.nodes[i].radius * 0.9));
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
        outline = outline.united(scaled(cellOutline(tile, cell)));
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

QPainterPath groundOf(const TileDefinition &tile, const QList<Part> &parts, const FieldSegment &field)
{
    QPainterPath path;
    for (const Part &part : parts) {
        if (!touches(tile, field, part))
            continue;
        const bool shared = std::count_if(tile.fields.begin(), tile.fields.end(),
                                          [&](const FieldSegment &f) { return touches(tile, f, part); }) > 1;
        path.addPath(shared ? part.path().intersected(sectorOf(tile, field)) : part.path());
    }
    return path;
}

} // namespace

QList<QPainterPath> fieldPaths(const TileDefinition &tile, const TileLayout &layout)
{
    QPainterPath land = outlineOf(tile);
    for (const QPainterPath &obstacle : obstacles(tile, layout))
        land = land.subtracted(obstacle);
    const auto parts = partsOf(land);
    auto inner = unclaimed(tile, parts);
    QList<QPainterPath> fields;
    for (const FieldSegment &field : tile.fields) {
        QPainterPath path = groundOf(tile, parts, field);
        if (field.sides.isEmpty() && !inner.isEmpty())
            path = inner.takeFirst().path();
        fields << QTransform::fromScale(1 / kScale, 1 / kScale).map(path);
    }
    return fields;
}

QPointF fieldSpot(const TileDefinition &tile, const TileLayout &layout, const QPainterPath &region)
{
    if (region.isEmpty())
        return cellCentre(tile, 0);
    Clearance room(tile);
    room.keepInside(region, samples(region, 3));
    const Place bare = room.roomiest();
    if (bare.radius <= 0)
        return region.boundingRect().center();
    for (const Place &post : layout.signposts)
        room.block(post.at, post.radius * 0.9);
    for (const Place &item : layout.roadside)
        room.block(item.at, item.radius * 0.9);
    if (layout.monastery)
        room.block(layout.monastery->at, 0.24);
    if (layout.garden)
        room.block(layout.garden->at, layout.garden->radius * 0.9);
    for (int i = 0; i < layout.nodes.size(); ++i)
        if (tile.nodes[i].kind == NodeKind::Tunnel)
            room.block(layout.nodes[i].at, 0.1);
    const Place free = room.roomiest();
    return free.radius > 0.05 ? free.at : bare.at;
}

} // namespace wayside
