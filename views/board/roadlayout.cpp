// Roads, rivers and the nodes at which roads end.
#include "views/board/tilelayout.h"

#include <QQueue>
#include <algorithm>
#include <cmath>

namespace wayside {

void addEdgeToEdge(QPainterPath &path, const TileDefinition &tile, CellEdge a, CellEdge b, double bow)
{
    const QPointF from = edgeMiddle(tile, a);
    const QPointF to = edgeMiddle(tile, b);
    const QPointF in = inward(tile, a);
    const QPointF out = inward(tile, b);
    const QPointF along = to - from;
    path.moveTo(from);
    if (dot(in, out) < -0.9) {
        const QPointF middle = (from + to) / 2 + rightOf(along) * bow;
        path.cubicTo(from + in * 0.22, middle - along * 0.2, middle);
        path.cubicTo(middle + along * 0.2, to + out * 0.22, to);
    } else {
        const double handle = 0.43 * std::hypot(along.x(), along.y());
        path.cubicTo(from + in * handle, to + out * handle, to);
    }
}

namespace {

/// The inner edges to cross from one cell to another, each as seen from the cell that is left.
QList<CellEdge> crossings(const TileDefinition &tile, int from, int to)
{
    QList<std::optional<CellEdge>> cameOver(tile.cells.size());
    QList<bool> seen(tile.cells.size(), false);
    QQueue<int> queue;
    queue << from;
    seen[from] = true;
    while (!queue.isEmpty()) {
        const int cell = queue.dequeue();
        for (const Edge edge : kSquareEdges)
            if (const auto other = across(tile, {cell, edge}); other && !seen[other->cell]) {
                seen[other->cell] = true;
                cameOver[other->cell] = CellEdge{cell, edge};
                queue << other->cell;
            }
    }
    QList<CellEdge> way;
    for (int cell = to; cell != from && cameOver[cell]; cell = cameOver[cell]->cell)
        way.prepend(*cameOver[cell]);
    return way;
}

/// Draws up to the last cell and returns the edge by which that one is entered.
CellEdge addCrossings(QPainterPath &path, const TileDefinition &tile, CellEdge from, int cell)
{
    for (const CellEdge over : crossings(tile, from.cell, cell)) {
        addEdgeToEdge(path, tile, from, over, 0);
        from = *across(tile, over);
    }
    return from;
}

bool hasCityAt(const TileDefinition &tile, CellEdge edge)
{
    return std::any_of(tile.cities.begin(), tile.cities.end(),
                       [edge](const CitySegment &c) { return c.edges.contains(edge); });
}

/// A straight road bends a little, away from a city beside it.
double bowOf(const TileDefinition &tile, CellEdge from, CellEdge to, quint32 seed)
{
    if (from.cell != to.cell || opposite(from.edge) != to.edge || from.edge == Edge::X)
        return 0;
    const bool cityRight = hasCityAt(tile, {from.cell, Edge((int(from.edge) + 3) % 4)});
    const bool cityLeft = hasCityAt(tile, {from.cell, Edge((int(from.edge) + 1) % 4)});
    if (cityRight != cityLeft)
        return cityRight ? -0.05 : 0.05;
    if (cityRight)
        return 0;
    const double size = 0.035 + 0.02 * noise(seed, 3);
    return noise(seed, 4) < 0.5 ? -size : size;
}

bool isOneOfSeveral(const TileDefinition &tile, int node)
{
    const Node &n = tile.nodes[node];
    return std::count_if(tile.nodes.begin(), tile.nodes.end(), [&n](const Node &other) {
        return other.cell == n.cell && other.kind != NodeKind::City;
    }) > 1;
}

double nodeRadius(NodeKind kind, int ends)
{
    switch (kind) {
    case NodeKind::Village: return ends > 1 ? 0.2 : 0.11;
    case NodeKind::Monastery: return 0.19;
    case NodeKind::City: return 0.05;
    case NodeKind::Tunnel: return 0.11;
    case NodeKind::Lake: return 0.2;
    case NodeKind::Castle: return 0.22;
    case NodeKind::Cathedral: return 0.22;
    case NodeKind::Clay: return 0.17;
    case NodeKind::Other: break;
    }
    return 0.08;
}

/// Where the road that comes in over the edge meets a city's wall.
QPointF gateFor(const TileDefinition &tile, const TileLayout &layout, CellEdge edge)
{
    const QPointF from = edgeMiddle(tile, edge);
    const QPointF in = inward(tile, edge);
    for (double t = 0.06; t < 0.75; t += 0.015)
        for (const CityShape &city : layout.cities)
            if (city.area.contains(from + in * t))
                return from + in * t;
    QPointF best = cellCentre(tile, edge.cell);
    double least = 10;
    for (const CityShape &city : layout.cities)
        for (const QPointF p : samples(city.wall, 16))
            if (const double d = distance(p, cellCentre(tile, edge.cell)); d < least) {
                least = d;
                best = p;
            }
    return best;
}

/// Edges by which the road comes into the cell without having been led on within it by `through`.
QList<CellEdge> entriesInto(const TileDefinition &tile, const RoadSegment &road, int cell)
{
    QList<CellEdge> joined;
    for (const auto &[a, b] : road.through)
        joined << a << b;
    QList<CellEdge> entries;
    for (const CellEdge e : road.edges)
        if (e.cell == cell && !joined.contains(e))
            entries << e;
    for (const CellEdge e : joined)
        if (const auto other = across(tile, e); other && other->cell == cell && !joined.contains(*other))
            entries << *other;
    return entries;
}

void addEnd(const TileDefinition &tile, const RoadSegment &road, int node, TileLayout &layout, RoadShape &shape)
{
    const Node &n = tile.nodes[node];
    auto entries = entriesInto(tile, road, n.cell);
    if (entries.isEmpty() && !road.edges.isEmpty())
        entries << road.edges.first();
    for (const CellEdge entry : entries) {
        if (n.kind != NodeKind::City) {
            addEdgeToPoint(shape.line, tile, entry, n.cell, layout.nodes[node].at);
            continue;
        }
        const QPointF gate = gateFor(tile, layout, entry);
        addEdgeToPoint(shape.line, tile, entry, n.cell, gate);
        layout.gates << Gate{gate, -inward(tile, entry)};
        layout.nodes[node].at = gate;
    }
}

void addRing(const TileDefinition &tile, const RoadSegment &road, RoadShape &shape)
{
    constexpr double radius = 0.165;
    const int cell = road.edges.first().cell;
    shape.ring = !tile.labyrinth;
    shape.hub = cellCentre(tile, cell);
    for (const CellEdge edge : road.edges) {
        const QPointF towards = edge.cell == cell ? edgeMiddle(tile, edge) - shape.hub : QPointF();
        const double length = std::hypot(towards.x(), towards.y());
        addEdgeToPoint(shape.line, tile, edge, cell,
                       length > 0 && shape.ring ? shape.hub + towards * (radius / length) : shape.hub);
    }
    if (shape.ring)
        shape.line.addEllipse(shape.hub, radius, radius);
}

/// Where a meeple stands: in the middle of the way, away from the ends.
QPointF roadSpot(const TileDefinition &tile, const RoadSegment &road, const RoadShape &shape)
{
    if (tile.labyrinth && road.edges.size() > 2)
        return shape.hub;
    if (shape.ring) {
        for (const Edge edge : kSquareEdges)
            if (!road.edges.contains(CellEdge{road.edges.first().cell, edge}))
                return shape.hub - inward(tile, {road.edges.first().cell, edge}) * 0.165;
        return shape.hub + QPointF(0.117, 0.117);
    }
    const auto first = samples(shape.line, 20);
    if (first.isEmpty())
        return cellCentre(tile, 0);
    const bool through = road.ends.isEmpty() && road.edges.size() == 2;
    return first[int(double(first.size() - 1) * (through ? 0.5 : 0.42))];
}

} // namespace

void addEdgeToPoint(QPainterPath &path, const TileDefinition &tile, CellEdge from, int cell, QPointF target)
{
    const CellEdge entry = addCrossings(path, tile, from, cell);
    const QPointF start = edgeMiddle(tile, entry);
    const double length = distance(start, target);
    path.moveTo(start);
    path.cubicTo(start + inward(tile, entry) * (0.5 * length), between(target, start, 0.3), target);
}

void addRoute(QPainterPath &path, const TileDefinition &tile, CellEdge from, CellEdge to, double bow)
{
    addEdgeToEdge(path, tile, addCrossings(path, tile, from, to.cell), to, bow);
}

void layOutRivers(const TileDefinition &tile, TileLayout &layout)
{
    const quint32 seed = textureSeed(tile);
    for (const RiverSegment &river : tile.rivers) {
        QPainterPath path;
        if (river.edges.size() == 2)
            addRoute(path, tile, river.edges[0], river.edges[1], bowOf(tile, river.edges[0], river.edges[1], seed));
        else
            for (const CellEdge edge : river.edges)
                addEdgeToPoint(path, tile, edge, edge.cell, cellCentre(tile, edge.cell));
        layout.rivers << path;
    }
}

void layOutNodes(const TileDefinition &tile, TileLayout &layout)
{
    for (int i = 0; i < tile.nodes.size(); ++i) {
        const Node &node = tile.nodes[i];
        QList<CellEdge> edges;
        for (const RoadSegment &road : tile.roads)
            if (road.ends.contains(i))
                edges << entriesInto(tile, road, node.cell);
        QPointF mean;
        for (const CellEdge edge : edges)
            mean += edgeMiddle(tile, edge) / double(edges.size());
        const QPointF centre = cellCentre(tile, node.cell);
        NodeShape shape{centre, {0, 1}, nodeRadius(node.kind, int(edges.size()))};
        const bool free = node.kind == NodeKind::Village || node.kind == NodeKind::Other || node.kind == NodeKind::Clay;
        if (edges.size() == 1 && node.kind == NodeKind::Tunnel)
            shape.at = between(mean, centre, 0.52);
        else if (edges.size() == 1 && free && isOneOfSeveral(tile, i))
            shape.at = between(mean, centre, layout.tipInMiddle ? 0.92 : 0.62);
        else if (edges.size() > 1 && free && isOneOfSeveral(tile, i))
            shape.at = between(mean, centre, 0.3);
        else if (free && !tile.half && !tile.isMultiSquare())
            for (const Edge edge : kSquareEdges)
                if (hasCityAt(tile, {node.cell, edge}))
                    shape.at += inward(tile, {node.cell, edge}) * 0.05;
        if (isOneOfSeveral(tile, i) && free)
            shape.radius *= 0.8;
        if (!edges.isEmpty())
            shape.out = -inward(tile, edges.first());
        layout.nodes << shape;
    }
}

void layOutRoads(const TileDefinition &tile, TileLayout &layout)
{
    const quint32 seed = textureSeed(tile);
    for (const RoadSegment &road : tile.roads) {
        RoadShape shape;
        for (const auto &[a, b] : road.through)
            addEdgeToEdge(shape.line, tile, a, b, bowOf(tile, a, b, seed));
        if (road.ends.isEmpty() && road.through.isEmpty() && !road.edges.isEmpty()) {
            if (road.edges.size() == 1)
                addEdgeToPoint(shape.line, tile, road.edges[0], road.edges[0].cell, cellCentre(tile, road.edges[0].cell));
            else if (road.edges.size() == 2)
                addRoute(shape.line, tile, road.edges[0], road.edges[1], bowOf(tile, road.edges[0], road.edges[1], seed));
            else
                addRing(tile, road, shape);
        }
        for (const int end : road.ends)
            addEnd(tile, road, end, layout, shape);
        if (road.edges.isEmpty() && road.ends.size() > 1) {
            shape.line.moveTo(layout.nodes[road.ends[0]].at);
            for (const int end : road.ends.mid(1))
                shape.line.lineTo(layout.nodes[end].at);
        }
        shape.points = samples(shape.line, 9);
        shape.spot = roadSpot(tile, road, shape);
        layout.roads << shape;
    }
}

} // namespace wayside
