#include "model/tiles/tileediting.h"

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
/// Ends of these kinds meet in one place; gates and tunnel mouths are one for each road.
bool isShared(NodeKind kind) { return kind != NodeKind::City && kind != NodeKind::Tunnel && kind != NodeKind::Other; }

} // namespace

void TileSketch::addRoadEdge(CellEdge e)
{
    const bool monastery = m_tile.monastery && e.cell == m_tile.centreCell();
    if (const int hub = monastery ? nodeFor(NodeKind::Monastery, e.cell) : hubFor(e.cell); hub >= 0) {
        m_tile.roads.append(RoadSegment{{e}, {hub}, {}});
        return;
    }
    for (RoadSegment &road : m_tile.roads)
        if (road.ends.isEmpty() && (road.edges.size() > 2 || m_tile.labyrinth)) {
            road.edges.append(e);
            runThrough(road);
            return;
        }
    m_tile.roads.append(RoadSegment{{e}, {}, {}});
    joinLonely();
}

QList<int> TileSketch::lonelyRoads() const
{
    QList<int> lonely;
    for (int i = 0; i < m_tile.roads.size(); ++i)
        if (m_tile.roads[i].edges.size() == 1 && m_tile.roads[i].ends.isEmpty())
            lonely.append(i);
    return lonely;
}

void TileSketch::joinLonely()
{
    const QList<int> lonely = lonelyRoads();
    if (lonely.size() != 2)
        return;
    const CellEdge b = m_tile.roads[lonely[1]].edges.first();
    m_tile.roads[lonely[0]].edges.append(b);
    runThrough(m_tile.roads[lonely[0]]);
    m_tile.roads[lonely[1]].edges.clear();
    eraseRoad(lonely[1], lonely[0]);
}

/// What stood beside the road stands beside the heir, or beside none.
void TileSketch::eraseRoad(int road, int heir)
{
    for (Roadside &r : m_tile.roadside) {
        const bool beside = r.roads.removeAll(road) > 0;
        if (beside && heir >= 0 && !r.roads.contains(heir))
            r.roads.append(heir);
        for (int &other : r.roads)
            other -= other > road ? 1 : 0;
        std::sort(r.roads.begin(), r.roads.end());
    }
    m_tile.roads.removeAt(road);
}

int TileSketch::detach(CellEdge e)
{
    const int road = m_tile.roadAt(e);
    RoadSegment &whole = m_tile.roads[road];
    if (whole.edges.size() == 1) {
        whole.ends.clear();
        whole.through.clear();
        return road;
    }
    whole.edges.removeOne(e);
    runThrough(whole);
    m_tile.roads.append(RoadSegment{{e}, {}, {}});
    return int(m_tile.roads.size()) - 1;
}

void TileSketch::joinRoads(CellEdge a, CellEdge b)
{
    const int road = m_tile.roadAt(a);
    if (road == m_tile.roadAt(b) && m_tile.roads[road].edges.size() == 2)
        return;
    detach(a);
    const int second = detach(b);
    const int first = m_tile.roadAt(a);
    m_tile.roads[first].edges.append(b);
    runThrough(m_tile.roads[first]);
    m_tile.roads[second].edges.clear();
    eraseRoad(second, first);
    joinLonely();
}

int TileSketch::nodeFor(NodeKind kind, int cell)
{
    if (isShared(kind))
        for (int i = 0; i < m_tile.nodes.size(); ++i)
            if (m_tile.nodes[i].kind == kind && m_tile.nodes[i].cell == cell)
                return i;
    QString name = toString(kind);
    const auto taken = [&] { return std::any_of(m_tile.nodes.begin(), m_tile.nodes.end(), [&](const Node &n) { return n.name == name; }); };
    for (int n = 2; taken(); ++n)
        name = u"%1-%2"_s.arg(toString(kind)).arg(n);
    m_tile.nodes.append(Node{name, kind, cell});
    return int(m_tile.nodes.size()) - 1;
}

int TileSketch::hubFor(int cell) const
{
    for (int i = 0; i < m_tile.nodes.size(); ++i)
        if (isShared(m_tile.nodes[i].kind) && m_tile.nodes[i].cell == cell && m_tile.roadEndsAt(i) > 0)
            return i;
    return -1;
}

void TileSketch::endRoad(CellEdge e, NodeKind kind, int cell)
{
    const int road = m_tile.roadAt(e);
    if (road < 0 || cell < 0 || cell >= m_tile.cells.size())
        return;
    const QList<CellEdge> edges = m_tile.roads[road].edges;
    for (const CellEdge &edge : edges) {
        const int own = detach(edge);
        m_tile.roads[own].ends = {nodeFor(kind, cell)};
        runThrough(m_tile.roads[own]);
    }
    if (kind == NodeKind::Monastery)
        m_tile.monastery = true;
    topologyChanged();
}

void TileSketch::endAllRoads(NodeKind kind, int cell)
{
    for (const CellEdge &e : roadEdges())
        endRoad(e, kind, cell);
}

QList<CellEdge> TileSketch::roadEdges() const
{
    QList<CellEdge> edges;
    for (const CellEdge &e : m_tile.outerEdges())
        if (m_tile.roadAt(e) >= 0)
            edges.append(e);
    return edges;
}

void TileSketch::makeRoundabout()
{
    const QList<CellEdge> edges = roadEdges();
    if (edges.size() < 2)
        return;
    while (m_tile.roads.size() > 1)
        eraseRoad(int(m_tile.roads.size()) - 1, 0);
    m_tile.roads.first() = RoadSegment{edges, {}, {}};
    runThrough(m_tile.roads.first());
    topologyChanged();
}

void TileSketch::clearMiddle()
{
    for (const CellEdge &e : roadEdges())
        detach(e);
    m_tile.monastery = false;
    m_tile.labyrinth = false;
    joinLonely();
    topologyChanged();
}

NodeKind TileSketch::usualEnd() const
{
    if (m_tile.monastery)
        return NodeKind::Monastery;
    return !m_tile.cities.isEmpty() && roadEdges().size() == 1 ? NodeKind::City : NodeKind::Village;
}

QList<std::pair<CellEdge, CellEdge>> TileSketch::route(CellEdge from, int cell, std::optional<CellEdge> out) const
{
    QList<int> ahead(m_tile.cells.size(), -1);      // the next square on the way to `cell`
    QList<int> queue{cell};
    ahead[cell] = cell;
    for (qsizetype i = 0; i < queue.size(); ++i)
        for (Edge e : kSquareEdges) {
            const auto beyond = int(m_tile.cells.indexOf(neighbour(m_tile.cells[queue[i]], e)));
            if (beyond >= 0 && ahead[beyond] < 0) {
                ahead[beyond] = queue[i];
                queue.append(beyond);
            }
        }
    QList<std::pair<CellEdge, CellEdge>> pairs;
    CellEdge in = from;
    while (in.cell != cell) {
        const int to = ahead[in.cell];
        Edge way = Edge::N;
        for (Edge e : kSquareEdges)
            if (neighbour(m_tile.cells[in.cell], e) == m_tile.cells[to])
                way = e;
        if (in.edge != way)
            pairs.append({in, {in.cell, way}});
        in = {to, opposite(way)};
    }
    if (out && in.edge != out->edge)
        pairs.append({in, *out});
    return pairs;
}

/// Where the road runs through the squares of a tile with several.
void TileSketch::runThrough(RoadSegment &road) const
{
    road.through.clear();
    if (!m_tile.isMultiSquare() || road.edges.isEmpty())
        return;
    const auto add = [&](const QList<std::pair<CellEdge, CellEdge>> &pairs) {
        for (const auto &pair : pairs)
            if (!road.through.contains(pair))
                road.through.append(pair);
    };
    for (int end : road.ends)
        for (const CellEdge &e : road.edges)
            add(route(e, m_tile.nodes[end].cell));
    for (qsizetype i = 1; i < road.edges.size() && road.ends.isEmpty(); ++i)
        add(route(road.edges.first(), road.edges[i].cell, road.edges[i]));
}

bool TileSketch::isLongRoad(CellEdge e) const
{
    const int road = m_tile.roadAt(e);
    if (road < 0 || m_tile.roads[road].edges.size() != 2 || !m_tile.roads[road].ends.isEmpty())
        return false;
    return m_tile.roads[road].edges[0].cell != m_tile.roads[road].edges[1].cell && m_tile.roads[road].through.isEmpty();
}

void TileSketch::setLongRoad(CellEdge e, bool on)
{
    const int road = m_tile.roadAt(e);
    if (road < 0 || on == isLongRoad(e))
        return;
    runThrough(m_tile.roads[road]);
    if (on && m_tile.roads[road].edges.size() == 2 && m_tile.roads[road].ends.isEmpty())
        m_tile.roads[road].through.clear();
}

void TileSketch::dropEnds(NodeKind kind)
{
    for (RoadSegment &road : m_tile.roads)
        road.ends.removeIf([&](int end) { return m_tile.nodes[end].kind == kind; });
}

} // namespace wayside
