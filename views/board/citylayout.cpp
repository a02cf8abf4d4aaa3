// City areas: in each cell, every run of edges without the city is cut off by a wall from corner to corner.
#include "views/board/tilelayout.h"

#include <QSet>
#include <cmath>

namespace wayside {

namespace {

/// A run of edges without the city, as indices into cellEdges.
struct Gap {
    int first = 0;
    int length = 0;
};

/// The city's edges cell by cell; inner edges join its cells.
QList<QList<Edge>> edgesByCell(const TileDefinition &tile, const CitySegment &city)
{
    QList<QList<Edge>> byCell(tile.cells.size());
    for (const CellEdge e : city.edges)
        if (e.cell >= 0 && e.cell < byCell.size())
            byCell[e.cell] << e.edge;
    if (!tile.isMultiSquare())
        return byCell;
    for (int cell = 0; cell < byCell.size(); ++cell)
        for (const Edge edge : kSquareEdges) {
            const auto other = across(tile, {cell, edge});
            if (!other || byCell[cell].contains(edge))
                continue;
            const auto owns = [&city](int c) {
                return std::any_of(city.edges.begin(), city.edges.end(), [c](CellEdge e) { return e.cell == c; });
            };
            if (owns(cell) && owns(other->cell))
                byCell[cell] << edge;
        }
    return byCell;
}

QList<Gap> gapsOf(const QList<Edge> &cycle, const QList<Edge> &own)
{
    QList<Gap> gaps;
    const int n = int(cycle.size());
    for (int i = 0; i < n; ++i) {
        if (own.contains(cycle[i]) || !own.contains(cycle[(i + n - 1) % n]))
            continue;
        Gap gap{i, 1};
        while (!own.contains(cycle[(i + gap.length) % n]))
            ++gap.length;
        gaps << gap;
    }
    return gaps;
}

/// True if something in the gap needs more room than a bare field: another city, a river, a road that isn't the city's.
bool isBusy(const TileDefinition &tile, int cell, const QList<Edge> &cycle, Gap gap)
{
    for (int i = 0; i < gap.length; ++i) {
        const CellEdge edge{cell, cycle[(gap.first + i) % cycle.size()]};
        for (const CitySegment &city : tile.cities)
            if (city.edges.contains(edge))
                return true;
        for (const RiverSegment &river : tile.rivers)
            if (river.edges.contains(edge))
                return true;
        for (const RoadSegment &road : tile.roads) {
            const bool atCity = std::any_of(road.ends.begin(), road.ends.end(), [&tile](int n) {
                return tile.nodes.value(n).kind == NodeKind::City;
            });
            if (road.edges.contains(edge) && !atCity)
                return true;
        }
    }
    return false;
}

/// How far the wall bends to its right, which is into the city.
double bend(int edges, int gapLength, bool busy)
{
    if (gapLength == 1)
        return edges == 3 ? 0.16 : busy ? 0.36 : 0.235;
    if (edges == 3)
        return -0.19;
    return gapLength == 2 ? 0.05 : -0.255;
}

/// Where half edges next to each other belong to two fields and no road, river or city parts them there,
/// a city's tip must reach that place. Only single-square tiles need it.
QList<QPointF> unexplainedBorders(const TileDefinition &tile)
{
    QList<QPointF> places;
    if (tile.isMultiSquare() || tile.half || !tile.fieldsGiven)
        return places;
    const auto fieldOf = [&tile](HalfEdge h) {
        for (int i = 0; i < tile.fields.size(); ++i)
            if (tile.fields[i].sides.contains(CellHalf{0, h}))
                return i;
        return -1;
    };
    for (const Edge edge : kSquareEdges) {
        const Edge next = Edge((int(edge) + 1) % 4);
        const int here = fieldOf(rightHalf(edge));
        const int there = fieldOf(leftHalf(next));
        if (here >= 0 && there >= 0 && here != there)
            places << edgeLine(tile, {0, edge}).p2();
    }
    return places;
}

/// The point that a one-edged city must reach because it parts the fields on its two sides; nothing if it needn't.
std::optional<QPointF> tipOf(const TileDefinition &tile, const CitySegment &city)
{
    if (tile.isMultiSquare() || tile.half || !tile.fieldsGiven || city.edges.size() != 1)
        return std::nullopt;
    for (const RoadSegment &road : tile.roads)
        for (const int end : road.ends)
            if (tile.nodes.value(end).kind == NodeKind::City)
                return std::nullopt;
    const Edge edge = city.edges.first().edge;
    const HalfEdge before = rightHalf(Edge((int(edge) + 3) % 4));
    const HalfEdge after = leftHalf(Edge((int(edge) + 1) % 4));
    const auto sharesField = [&](const FieldSegment &f) {
        return f.sides.contains(CellHalf{0, before}) == f.sides.contains(CellHalf{0, after});
    };
    if (std::all_of(tile.fields.begin(), tile.fields.end(), sharesField))
        return std::nullopt;
    const auto borders = unexplainedBorders(tile);
    if (!borders.isEmpty())
        return borders.first();
    const bool bothBorderFields = std::any_of(tile.fields.begin(), tile.fields.end(), [&](const FieldSegment &f) {
        return f.sides.contains(CellHalf{0, before});
    }) && std::any_of(tile.fields.begin(), tile.fields.end(), [&](const FieldSegment &f) {
        return f.sides.contains(CellHalf{0, after});
    });
    return bothBorderFields ? std::optional(QPointF(0.5, 0.5)) : std::nullopt;
}

void addTip(QPainterPath &wall, QPointF a, QPointF b, QPointF tip)
{
    const QPointF middle = (a + b) / 2;
    const QPointF neck = between(middle, tip, 0.42);
    const QPointF side = (a - b) * 0.1;
    wall.cubicTo(between(a, neck, 0.5), neck + side * 1.6, between(neck, tip, 0.35) + side * 0.8);
    wall.lineTo(tip);
    wall.lineTo(between(neck, tip, 0.35) - side * 0.8);
    wall.cubicTo(neck - side * 1.6, between(b, neck, 0.5), b);
}

void addWall(QPainterPath &wall, QPointF a, QPointF b, double depth)
{
    const QPointF along = b - a;
    const QPointF dip = rightOf(along) * (depth / 0.75 / std::hypot(along.x(), along.y()));
    wall.cubicTo(a + along * 0.34 + dip, b - along * 0.34 + dip, b);
}

void addTowers(QList<QPointF> &towers, const QPainterPath &wall, int gapLength)
{
    const auto points = samples(wall, 20);
    if (points.size() < 21)
        return;
    const auto last = points.size() - 1;
    for (const double t : gapLength == 1 ? QList<double>{0.3, 0.7} : QList<double>{0.22, 0.5, 0.78})
        towers << points[int(std::lround(t * double(last)))];
}

void addCityInCell(const TileDefinition &tile, const CitySegment &city, int cell, const QList<Edge> &own, CityShape &shape)
{
    const auto cycle = cellEdges(tile);
    const auto gaps = gapsOf(cycle, own);
    if (gaps.isEmpty()) {
        shape.area.addPath(cellOutline(tile, cell));
        return;
    }
    const auto tip = tipOf(tile, city);
    const int n = int(cycle.size());
    QPainterPath area;
    area.moveTo(edgeLine(tile, {cell, cycle[gaps.first().first]}).p1());
    int i = gaps.first().first;
    for (int done = 0; done < n;) {
        const auto gap = std::find_if(gaps.begin(), gaps.end(), [i](Gap g) { return g.first == i; });
        if (gap == gaps.end()) {
            area.lineTo(edgeLine(tile, {cell, cycle[i]}).p2());
            i = (i + 1) % n;
            ++done;
            continue;
        }
        const QPointF a = edgeLine(tile, {cell, cycle[i]}).p1();
        const QPointF b = edgeLine(tile, {cell, cycle[(i + gap->length - 1) % n]}).p2();
        QPainterPath wall(a);
        if (tip)
            addTip(wall, a, b, *tip);
        else
            addWall(wall, a, b, bend(n, gap->length, isBusy(tile, cell, cycle, *gap)));
        area.connectPath(wall);
        shape.wall.addPath(wall);
        if (!tip)
            addTowers(shape.towers, wall, gap->length);
        i = (i + gap->length) % n;
        done += gap->length;
    }
    area.closeSubpath();
    shape.area.addPath(area);
}

} // namespace

void layOutCities(const TileDefinition &tile, TileLayout &layout)
{
    for (const CitySegment &city : tile.cities) {
        CityShape shape;
        shape.area.setFillRule(Qt::WindingFill);
        const auto byCell = edgesByCell(tile, city);
        for (int cell = 0; cell < byCell.size(); ++cell)
            if (!byCell[cell].isEmpty())
                addCityInCell(tile, city, cell, byCell[cell], shape);
        if (city.edges.isEmpty()) {
            shape.area.addEllipse(cellCentre(tile, 0), 0.24, 0.2);
            shape.wall = shape.area;
        }
        layout.tipInMiddle = layout.tipInMiddle || tipOf(tile, city) == QPointF(0.5, 0.5);
        layout.cities << shape;
    }
}

} // namespace wayside
