#include "model/tiles/tileediting.h"

#include "model/tiles/tilereader.h"

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
/// Ends of these kinds meet in one place; gates and tunnel mouths are one for each road.
bool isShared(NodeKind kind) { return kind != NodeKind::City && kind != NodeKind::Tunnel && kind != NodeKind::Other; }

EdgeKind next(EdgeKind kind)
{
    switch (kind) {
    case EdgeKind::Field: return EdgeKind::Road;
    case EdgeKind::Road: return EdgeKind::City;
    case EdgeKind::City: return EdgeKind::River;
    case EdgeKind::River: break;
    }
    return EdgeKind::Field;
}
} // namespace

TileSketch::TileSketch()
{
    m_tile.id = u"new"_s;
    topologyChanged();
}

TileSketch TileSketch::fromDefinition(const TileDefinition &tile)
{
    TileSketch sketch;
    sketch.m_tile = tile;
    return sketch;
}

TileDefinition TileSketch::toDefinition() const
{
    return readTileDefinition(JsonPlace(writeTileDefinition(m_tile), QString()));
}

void TileSketch::setName(const QString &language, const QString &name)
{
    if (name.isEmpty())
        m_tile.name.remove(language);
    else
        m_tile.name.insert(language, name);
}

/// Ends that no road reaches are gone, and the fields follow.
void TileSketch::topologyChanged()
{
    for (int i = int(m_tile.nodes.size()) - 1; i >= 0; --i)
        if (m_tile.roadEndsAt(i) == 0) {
            m_tile.nodes.removeAt(i);
            for (RoadSegment &road : m_tile.roads)
                for (int &end : road.ends)
                    end -= end > i ? 1 : 0;
        }
    m_tile.fieldsGiven = false;
    m_tile.fields = deriveFields(m_tile);
}

// Edges

void TileSketch::stepEdge(CellEdge e) { setEdge(e, next(m_tile.edgeKind(e))); }

void TileSketch::setEdge(CellEdge e, EdgeKind kind)
{
    if (!m_tile.isOuter(e) || m_tile.edgeKind(e) == kind)
        return;
    clearEdge(e);
    if (kind == EdgeKind::Road)
        addRoadEdge(e);
    else if (kind == EdgeKind::City)
        m_tile.cities.append(CitySegment{{e}, 0, false});
    else if (kind == EdgeKind::River)
        addRiverEdge(e);
    topologyChanged();
}

void TileSketch::setEdges(const QString &code)
{
    const QList<CellEdge> edges = m_tile.outerEdges();
    qsizetype at = 0;
    for (QChar c : code) {
        if (at >= edges.size())
            return;
        const auto kind = QStringView(u"frcv").indexOf(c.toLower());
        if (kind >= 0)
            setEdge(edges[at++], EdgeKind(kind));
    }
}

void TileSketch::clearEdge(CellEdge e)
{
    const auto touches = [e](const auto &pair) { return pair.first == e || pair.second == e; };
    if (const int road = m_tile.roadAt(e); road >= 0) {
        m_tile.roads[road].edges.removeOne(e);
        m_tile.roads[road].through.removeIf(touches);
        if (m_tile.roads[road].edges.size() < 2)
            m_tile.roads[road].through.clear();
        if (m_tile.roads[road].edges.isEmpty())
            eraseRoad(road);
    }
    m_tile.signposts.removeIf([e](const Signpost &s) { return s.at == e; });
    if (const int city = m_tile.cityAt(e); city >= 0) {
        m_tile.cities[city].edges.removeOne(e);
        if (m_tile.cities[city].edges.isEmpty())
            m_tile.cities.removeAt(city);
    }
    if (const int river = m_tile.riverAt(e); river >= 0) {
        m_tile.rivers[river].edges.removeOne(e);
        if (m_tile.rivers[river].edges.isEmpty())
            m_tile.rivers.removeAt(river);
    }
}

void TileSketch::addRoadEdge(CellEdge e)
{
    const bool monastery = m_tile.monastery && e.cell == m_tile.centreCell();
    if (const int hub = monastery ? nodeFor(NodeKind::Monastery, e.cell) : hubFor(e.cell); hub >= 0) {
        m_tile.roads.append(RoadSegment{{e}, {hub}, {}});
        return;
    }
    for (RoadSegment &road : m_tile.roads)
        if (road.ends.isEmpty() && (road.edges.size() > 2 || m_tile.labyrinth)) {
            if (m_tile.isMultiSquare())
                road.through += route(road.edges.first(), e);
            road.edges.append(e);
            return;
        }
    m_tile.roads.append(RoadSegment{{e}, {}, {}});
    joinLonely();
}

void TileSketch::addRiverEdge(CellEdge e)
{
    for (RiverSegment &river : m_tile.rivers)
        if (river.edges.size() == 1) {
            river.edges.append(e);
            return;
        }
    m_tile.rivers.append(RiverSegment{{e}});
}

bool TileSketch::join(CellEdge a, CellEdge b)
{
    if (a == b || !m_tile.isOuter(a) || !m_tile.isOuter(b))
        return false;
    EdgeKind kind = m_tile.edgeKind(a);
    const EdgeKind other = m_tile.edgeKind(b);
    if (kind == EdgeKind::Field)
        kind = other == EdgeKind::Field ? EdgeKind::Road : other;
    else if (other != EdgeKind::Field && other != kind)
        return false;
    setEdge(a, kind);
    setEdge(b, kind);
    if (kind == EdgeKind::Road)
        joinRoads(a, b);
    if (kind == EdgeKind::City && m_tile.cityAt(a) != m_tile.cityAt(b)) {
        const int from = m_tile.cityAt(b);
        const CitySegment part = m_tile.cities[from];
        CitySegment &whole = m_tile.cities[m_tile.cityAt(a)];
        whole.edges += part.edges;
        whole.pennants += part.pennants;
        whole.cathedral = whole.cathedral || part.cathedral;
        m_tile.cities.removeAt(from);
    }
    if (kind == EdgeKind::River && m_tile.riverAt(a) != m_tile.riverAt(b)) {
        const int from = m_tile.riverAt(b);
        m_tile.rivers[m_tile.riverAt(a)].edges += m_tile.rivers[from].edges;
        m_tile.rivers.removeAt(from);
    }
    topologyChanged();
    return true;
}

// Roads

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
    const CellEdge a = m_tile.roads[lonely[0]].edges.first();
    const CellEdge b = m_tile.roads[lonely[1]].edges.first();
    m_tile.roads[lonely[0]].edges.append(b);
    if (m_tile.isMultiSquare())
        m_tile.roads[lonely[0]].through = route(a, b);
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
    whole.through.removeIf([e](const auto &pair) { return pair.first == e || pair.second == e; });
    if (whole.edges.size() == 1)
        whole.through.clear();
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
    if (m_tile.isMultiSquare())
        m_tile.roads[first].through = route(a, b);
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
    RoadSegment whole{edges, {}, {}};
    if (m_tile.isMultiSquare())
        for (qsizetype i = 1; i < edges.size(); ++i)
            whole.through += route(edges.first(), edges[i]);
    m_tile.roads.first() = whole;
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

/// The pairs of edges by which a road from a to b crosses the tile's squares, by the shortest way.
QList<std::pair<CellEdge, CellEdge>> TileSketch::route(CellEdge a, CellEdge b) const
{
    QList<int> from(m_tile.cells.size(), -1);
    QList<int> queue{b.cell};
    from[b.cell] = b.cell;
    for (qsizetype i = 0; i < queue.size(); ++i)
        for (Edge e : kSquareEdges) {
            const auto beyond = int(m_tile.cells.indexOf(neighbour(m_tile.cells[queue[i]], e)));
            if (beyond >= 0 && from[beyond] < 0) {
                from[beyond] = queue[i];
                queue.append(beyond);
            }
        }
    QList<std::pair<CellEdge, CellEdge>> pairs;
    CellEdge in = a;
    while (in.cell != b.cell) {
        const int to = from[in.cell];
        Edge out = Edge::N;
        for (Edge e : kSquareEdges)
            if (neighbour(m_tile.cells[in.cell], e) == m_tile.cells[to])
                out = e;
        if (in.edge != out)
            pairs.append({in, {in.cell, out}});
        in = {to, opposite(out)};
    }
    if (in.edge != b.edge)
        pairs.append({in, b});
    return pairs;
}

// Cities

void TileSketch::partCity(CellEdge e)
{
    const int city = m_tile.cityAt(e);
    if (city < 0)
        return;
    CitySegment rest = m_tile.cities[city];
    while (rest.edges.size() > 1)
        m_tile.cities.append(CitySegment{{rest.edges.takeLast()}, 0, false});
    m_tile.cities[city] = rest;
    topologyChanged();
}

void TileSketch::setPennants(CellEdge e, int pennants)
{
    if (const int city = m_tile.cityAt(e); city >= 0)
        m_tile.cities[city].pennants = std::clamp(pennants, 0, 4);
}

void TileSketch::setCathedral(CellEdge e, bool on)
{
    if (const int city = m_tile.cityAt(e); city >= 0)
        m_tile.cities[city].cathedral = on;
}

// The middle

void TileSketch::dropEnds(NodeKind kind)
{
    for (RoadSegment &road : m_tile.roads)
        road.ends.removeIf([&](int end) { return m_tile.nodes[end].kind == kind; });
}

void TileSketch::setMonastery(bool on)
{
    if (on == m_tile.monastery)
        return;
    m_tile.monastery = on;
    if (on) {
        for (int road : lonelyRoads())
            m_tile.roads[road].ends = {nodeFor(NodeKind::Monastery, 0)};
    } else {
        dropEnds(NodeKind::Monastery);
        joinLonely();
    }
    topologyChanged();
}

void TileSketch::setGarden(bool on)
{
    m_tile.garden = on;
    if (!on)
        m_tile.roadside.removeIf([](const Roadside &r) { return r.kind == RoadsideKind::Garden; });
}

void TileSketch::setLabyrinth(bool on)
{
    m_tile.labyrinth = on;
    if (on)
        makeRoundabout();
}

// Beside the roads

void TileSketch::stepSignpost(CellEdge e)
{
    for (const Signpost &s : m_tile.signposts)
        if (s.at == e) {
            const bool last = s.type == SignpostType::Right;
            return setSignpost(e, last ? std::nullopt : std::optional(SignpostType(int(s.type) + 1)));
        }
    setSignpost(e, SignpostType::Left);
}

void TileSketch::setSignpost(CellEdge e, std::optional<SignpostType> type)
{
    if (m_tile.roadAt(e) < 0 || e.edge == Edge::X)
        return;
    const auto at = std::find_if(m_tile.signposts.begin(), m_tile.signposts.end(), [e](const Signpost &s) { return s.at == e; });
    if (at == m_tile.signposts.end()) {
        if (type)
            m_tile.signposts.append(Signpost{e, *type});
    } else if (type) {
        at->type = *type;
    } else {
        m_tile.signposts.erase(at);
    }
}

void TileSketch::addRoadside(RoadsideKind kind, const QList<int> &roads)
{
    m_tile.roadside.append(Roadside{kind, {}});
    setRoadsideRoads(int(m_tile.roadside.size()) - 1, roads);
    if (kind == RoadsideKind::Garden)
        m_tile.garden = true;
}

void TileSketch::setRoadsideRoads(int index, const QList<int> &roads)
{
    if (index < 0 || index >= m_tile.roadside.size())
        return;
    m_tile.roadside[index].roads.clear();
    for (int road : roads)
        if (road >= 0 && road < m_tile.roads.size() && !m_tile.roadside[index].roads.contains(road))
            m_tile.roadside[index].roads.append(road);
}

void TileSketch::removeRoadside(int index)
{
    if (index < 0 || index >= m_tile.roadside.size())
        return;
    const RoadsideKind kind = m_tile.roadside.takeAt(index).kind;
    if (kind == RoadsideKind::Garden)
        setGarden(false);
}

// Shape

bool TileSketch::setCells(const QList<Position> &cells)
{
    if (cells.isEmpty())
        return false;
    QList<Position> reached{cells.first()};
    for (qsizetype i = 0; i < reached.size(); ++i)
        for (Edge e : kSquareEdges)
            if (const Position n = neighbour(reached[i], e); cells.contains(n) && !reached.contains(n))
                reached.append(n);
    if (reached.size() != cells.size())
        return false;
    TileDefinition shaped = m_tile;
    shaped.half.reset();
    shaped.cells.clear();
    for (Position p : cells)
        shaped.cells.append(p - cells.first());
    const auto moved = [&](CellEdge e) { return CellEdge{int(cells.indexOf(m_tile.cells[e.cell])), e.edge}; };
    for (const CellEdge &e : m_tile.outerEdges())
        if (!shaped.isOuter(moved(e)))
            clearEdge(e);
    shaped.roads = m_tile.roads;
    shaped.cities = m_tile.cities;
    shaped.rivers = m_tile.rivers;
    shaped.signposts = m_tile.signposts;
    shaped.roadside = m_tile.roadside;
    const auto moveAll = [&](auto &segments) {
        for (auto &segment : segments)
            for (CellEdge &e : segment.edges)
                e = moved(e);
    };
    moveAll(shaped.roads);
    moveAll(shaped.cities);
    moveAll(shaped.rivers);
    for (Signpost &s : shaped.signposts)
        s.at = moved(s.at);
    for (Node &node : shaped.nodes)
        node.cell = std::max(0, int(cells.indexOf(m_tile.cells[node.cell])));
    m_tile = shaped;
    for (RoadSegment &road : m_tile.roads) {
        road.through.clear();
        if (m_tile.isMultiSquare() && road.ends.isEmpty())
            for (qsizetype i = 1; i < road.edges.size(); ++i)
                road.through += route(road.edges.first(), road.edges[i]);
    }
    topologyChanged();
    return true;
}

bool TileSketch::toggleCell(Position cell)
{
    QList<Position> cells = m_tile.cells;
    if (!cells.removeOne(cell))
        cells.append(cell);
    return setCells(cells);
}

void TileSketch::setHalf(std::optional<Corner> corner)
{
    setCells({m_tile.cells.first()});
    const QList<CellEdge> before = m_tile.outerEdges();
    TileDefinition shaped = m_tile;
    shaped.half = corner;
    for (const CellEdge &e : before)
        if (!shaped.isOuter(e))
            clearEdge(e);
    m_tile.half = corner;
    topologyChanged();
}

// History

void SketchHistory::add(const TileSketch &sketch)
{
    if (sketch == now())
        return;
    m_states.resize(m_at + 1);
    m_states.append(sketch);
    ++m_at;
}

} // namespace wayside
