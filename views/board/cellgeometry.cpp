#include "views/board/cellgeometry.h"

#include <cmath>

namespace wayside {

QRectF cellRect(const TileDefinition &tile, int cell)
{
    const Position offset = tile.cells.value(cell) - tile.cells.value(0);
    return {double(offset.x), double(offset.y), 1, 1};
}

QList<Edge> cellEdges(const TileDefinition &tile)
{
    if (!tile.half)
        return {Edge::N, Edge::E, Edge::S, Edge::W};
    const auto shortSides = cornerEdges(*tile.half);
    return {shortSides[0], shortSides[1], Edge::X};
}

QLineF edgeLine(const TileDefinition &tile, CellEdge edge)
{
    const QRectF r = cellRect(tile, edge.cell);
    switch (edge.edge) {
    case Edge::N: return {r.topLeft(), r.topRight()};
    case Edge::E: return {r.topRight(), r.bottomRight()};
    case Edge::S: return {r.bottomRight(), r.bottomLeft()};
    case Edge::W: return {r.bottomLeft(), r.topLeft()};
    case Edge::X: break;
    }
    const auto shortSides = cornerEdges(tile.half.value_or(Corner::NW));
    return {edgeLine(tile, {edge.cell, shortSides[1]}).p2(), edgeLine(tile, {edge.cell, shortSides[0]}).p1()};
}

QPointF edgeMiddle(const TileDefinition &tile, CellEdge edge) { return edgeLine(tile, edge).pointAt(0.5); }

QPointF inward(const TileDefinition &tile, CellEdge edge)
{
    const QLineF line = edgeLine(tile, edge);
    return rightOf(line.p2() - line.p1()) / line.length();
}

QPointF cellCentre(const TileDefinition &tile, int cell)
{
    const QRectF r = cellRect(tile, cell);
    if (!tile.half)
        return r.center();
    const QPointF corner = edgeLine(tile, {cell, cornerEdges(*tile.half)[1]}).p1();
    // The radius of the circle that touches all three sides is 1 - 1/sqrt 2.
    return between(corner, r.center(), 2 - std::sqrt(2.0));
}

std::optional<CellEdge> across(const TileDefinition &tile, CellEdge edge)
{
    if (edge.edge == Edge::X || !tile.isMultiSquare())
        return std::nullopt;
    const auto other = tile.cells.indexOf(neighbour(tile.cells.value(edge.cell), edge.edge));
    if (other < 0)
        return std::nullopt;
    return CellEdge{int(other), opposite(edge.edge)};
}

QPainterPath cellOutline(const TileDefinition &tile, int cell)
{
    QPainterPath path;
    if (!tile.half) {
        path.addRect(cellRect(tile, cell));
        return path;
    }
    for (const Edge edge : cellEdges(tile)) {
        const QLineF line = edgeLine(tile, {cell, edge});
        if (path.isEmpty())
            path.moveTo(line.p1());
        path.lineTo(line.p2());
    }
    path.closeSubpath();
    return path;
}

QPainterPath tileOutline(const TileDefinition &tile)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (int cell = 0; cell < tile.cells.size(); ++cell)
        path.addPath(cellOutline(tile, cell));
    return path;
}

QRectF tileBounds(const TileDefinition &tile)
{
    QRectF bounds;
    for (int cell = 0; cell < tile.cells.size(); ++cell)
        bounds |= cellRect(tile, cell);
    return bounds;
}

QTransform turnTransform(Rotation rotation)
{
    // Written out, so that quarter turns are exact.
    switch (rotation) {
    case Rotation::R0: break;
    case Rotation::R90: return {0, 1, -1, 0, 1, 0};
    case Rotation::R180: return {-1, 0, 0, -1, 1, 1};
    case Rotation::R270: return {0, -1, 1, 0, 0, 1};
    }
    return {};
}

QTransform tableTransform(Rotation rotation, const QRectF &square)
{
    return turnTransform(rotation) * QTransform(square.width(), 0, 0, square.height(), square.x(), square.y());
}

double distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

QList<QPointF> samples(const QPainterPath &path, int stepsPerCurve)
{
    QList<QPointF> points;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPointF to = path.elementAt(i);
        if (path.elementAt(i).isMoveTo()) {
            points << to;
            continue;
        }
        const QPointF from = path.elementAt(i - 1);
        const bool curve = path.elementAt(i).isCurveTo();
        const QPointF c2 = curve ? QPointF(path.elementAt(i + 1)) : to;
        const QPointF end = curve ? QPointF(path.elementAt(i + 2)) : to;
        for (int step = 1; step <= stepsPerCurve; ++step) {
            const double t = double(step) / stepsPerCurve;
            const double u = 1 - t;
            points << (curve ? from * (u * u * u) + to * (3 * u * u * t) + c2 * (3 * u * t * t) + end * (t * t * t)
                             : between(from, end, t));
        }
        if (curve)
            i += 2;
    }
    return points;
}

quint32 textureSeed(const TileDefinition &tile)
{
    quint32 hash = 2166136261u;
    for (const QChar c : tile.id)
        hash = (hash ^ c.unicode()) * 16777619u;
    return hash;
}

double noise(quint32 seed, int n)
{
    quint32 x = seed + quint32(n) * 0x9e3779b9u;
    x = (x ^ (x >> 16)) * 0x85ebca6bu;
    x = (x ^ (x >> 13)) * 0xc2b2ae35u;
    x ^= x >> 16;
    return x / 4294967296.0;
}

} // namespace wayside
