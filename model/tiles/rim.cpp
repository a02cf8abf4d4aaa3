#include "model/tiles/rim.h"

#include <algorithm>
#include <numeric>

namespace wayside {

namespace {

Edge clockwise(Edge e) { return Edge((int(e) + 1) % 4); }
Edge anticlockwise(Edge e) { return Edge((int(e) + 3) % 4); }

/// The rim edge that follows e on a clockwise walk round a tile of whole squares.
CellEdge nextOnRim(const TileDefinition &tile, CellEdge e)
{
    const Edge turn = clockwise(e.edge);
    if (tile.isOuter({e.cell, turn}))
        return {e.cell, turn};
    const Position ahead = neighbour(tile.cells[e.cell], turn);
    const int cell = int(tile.cells.indexOf(ahead));
    if (tile.isOuter({cell, e.edge}))
        return {cell, e.edge};
    const int inner = int(tile.cells.indexOf(neighbour(ahead, e.edge)));
    return {inner, anticlockwise(e.edge)};
}

QList<CellEdge> triangleRim(Corner corner)
{
    const auto edges = cornerEdges(corner);     // clockwise already
    return {{0, edges[0]}, {0, edges[1]}, {0, Edge::X}};
}

class Groups
{
public:
    explicit Groups(int n) : m_parent(n) { std::iota(m_parent.begin(), m_parent.end(), 0); }
    int find(int i) const { return m_parent[i] == i ? i : find(m_parent[i]); }
    void join(int a, int b) { m_parent[find(a)] = find(b); }

private:
    QList<int> m_parent;
};

/// The city that a road ending at a city gate belongs to: the one across from the road, else the nearest on the rim.
int cityOfGate(const TileDefinition &tile, const RoadSegment &road)
{
    if (tile.cities.size() <= 1 || road.edges.isEmpty())
        return tile.cities.isEmpty() ? -1 : 0;
    const CellEdge from = road.edges.first();
    for (int step : {2, 1, 3}) {
        const int city = tile.cityAt({from.cell, Edge((int(from.edge) + step) % 4)});
        if (city >= 0)
            return city;
    }
    return 0;
}

} // namespace

QList<CellEdge> rimOf(const TileDefinition &tile)
{
    if (tile.half)
        return triangleRim(*tile.half);
    QList<CellEdge> rim;
    for (const CellEdge &start : tile.outerEdges()) {
        for (CellEdge e = start; !rim.contains(e); e = nextOnRim(tile, e))
            rim.append(e);
    }
    return rim;
}

QList<Barrier> barriersOf(const TileDefinition &tile, const QList<CellEdge> &rim)
{
    const int roads = int(tile.roads.size());
    const int cities = int(tile.cities.size());
    const int rivers = int(tile.rivers.size());
    Groups groups(roads + cities + rivers);
    QList<int> firstAt(tile.nodes.size(), -1);
    for (int i = 0; i < roads; ++i) {
        for (int node : tile.roads[i].ends) {
            if (firstAt[node] >= 0)
                groups.join(i, firstAt[node]);
            firstAt[node] = i;
            if (tile.nodes[node].kind == NodeKind::City) {
                const int city = cityOfGate(tile, tile.roads[i]);
                if (city >= 0)
                    groups.join(i, roads + city);
            }
        }
    }
    QMap<int, Barrier> byGroup;
    const auto add = [&](int item, const QList<CellEdge> &edges) {
        Barrier &barrier = byGroup[groups.find(item)];
        for (const CellEdge &e : edges)
            barrier.contacts.append(int(rim.indexOf(e)));
        return &barrier;
    };
    for (int i = 0; i < roads; ++i)
        add(i, tile.roads[i].edges);
    for (int i = 0; i < cities; ++i)
        add(roads + i, tile.cities[i].edges)->cities.append(i);
    for (int i = 0; i < rivers; ++i)
        add(roads + cities + i, tile.rivers[i].edges)->isRiver = true;
    QList<Barrier> result = byGroup.values();
    for (Barrier &barrier : result)
        std::sort(barrier.contacts.begin(), barrier.contacts.end());
    return result;
}

namespace {
/// Which stretch between two contacts of the barrier a place on the rim lies in; contacts themselves count to the stretch before.
int stretch(const Barrier &barrier, double place)
{
    int n = 0;
    for (int contact : barrier.contacts)
        n += contact < place;
    return barrier.contacts.isEmpty() ? 0 : n % int(barrier.contacts.size());
}
} // namespace

bool cross(const Barrier &a, const Barrier &b)
{
    for (int contact : a.contacts)
        if (stretch(b, contact) != stretch(b, a.contacts.first()))
            return true;
    return false;
}

std::optional<std::pair<Barrier, Barrier>> crossingFeatures(const TileDefinition &tile)
{
    TileDefinition printed = tile;
    for (Node &node : printed.nodes)
        if (node.kind == NodeKind::City)
            node.kind = NodeKind::Other;
    const QList<Barrier> barriers = barriersOf(printed, rimOf(printed));
    for (qsizetype i = 0; i < barriers.size(); ++i)
        for (qsizetype j = 0; j < i; ++j) {
            const Barrier &a = barriers[j];
            const Barrier &b = barriers[i];
            const bool bridgeOverRiver = a.isRiver != b.isRiver && a.cities.isEmpty() && b.cities.isEmpty();
            if (!bridgeOverRiver && cross(b, a))
                return std::pair(a, b);
        }
    return std::nullopt;
}

bool crossesFeature(const TileDefinition &tile, const FieldSegment &field)
{
    const QList<CellEdge> rim = rimOf(tile);
    const auto parts = [&](const QList<CellEdge> &edges) {
        Barrier through;
        for (const CellEdge &e : edges)
            through.contacts.append(int(rim.indexOf(e)));
        std::sort(through.contacts.begin(), through.contacts.end());
        QList<int> stretches;
        for (const CellHalf &side : field.sides) {
            const Edge edge = edgeOf(side.half);
            stretches.append(stretch(through, double(rim.indexOf(CellEdge{side.cell, edge})) + (side.half == leftHalf(edge) ? -0.25 : 0.25)));
        }
        return std::adjacent_find(stretches.cbegin(), stretches.cend(), std::not_equal_to<>()) != stretches.cend();
    };
    return std::any_of(tile.roads.cbegin(), tile.roads.cend(), [&](const RoadSegment &road) { return parts(road.edges); })
        || std::any_of(tile.cities.cbegin(), tile.cities.cend(), [&](const CitySegment &city) { return parts(city.edges); })
        || std::any_of(tile.rivers.cbegin(), tile.rivers.cend(), [&](const RiverSegment &river) { return parts(river.edges); });
}

QList<FieldSegment> deriveFields(const TileDefinition &tile)
{
    const QList<CellEdge> rim = rimOf(tile);
    const QList<Barrier> barriers = barriersOf(tile, rim);
    const auto landOf = [&](double place) {
        QList<int> land;
        for (const Barrier &barrier : barriers)
            land.append(stretch(barrier, place));
        return land;
    };
    QList<QList<int>> lands;
    QList<FieldSegment> fields;
    const auto fieldOf = [&](const QList<int> &land) -> FieldSegment & {
        const int known = int(lands.indexOf(land));
        if (known >= 0)
            return fields[known];
        lands.append(land);
        fields.append(FieldSegment());
        return fields.last();
    };
    // Clockwise along an edge the left half comes first; a road or river parts the two in the middle of the edge.
    for (int i = 0; i < rim.size(); ++i) {
        const CellEdge e = rim[i];
        if (tile.cityAt(e) >= 0)
            continue;
        fieldOf(landOf(i - 0.25)).sides.append({e.cell, leftHalf(e.edge)});
        fieldOf(landOf(i + 0.25)).sides.append({e.cell, rightHalf(e.edge)});
    }
    // Between two different cities that meet at a corner land comes through, also where it reaches no edge.
    for (int i = 0; i < rim.size(); ++i) {
        const int here = tile.cityAt(rim[i]);
        const int next = tile.cityAt(rim[(i + 1) % rim.size()]);
        if (here >= 0 && next >= 0 && here != next)
            fieldOf(landOf(i + 0.5));
    }
    // A city without an edge of its own parts nothing, and lies in the only or the first field.
    for (int f = 0; f < fields.size(); ++f) {
        for (int own = 0; own < barriers.size(); ++own) {
            bool touches = true;
            for (int other = 0; other < barriers.size() && touches; ++other) {
                if (other == own || barriers[own].contacts.isEmpty())
                    continue;
                touches = stretch(barriers[other], barriers[own].contacts.first()) == lands[f][other];
            }
            if (touches && !(barriers[own].contacts.isEmpty() && f > 0))
                for (int city : barriers[own].cities)
                    fields[f].cities.append(city);
        }
        std::sort(fields[f].cities.begin(), fields[f].cities.end());
    }
    if (rim.isEmpty() || tile.abbey)
        return {};
    return fields;
}

} // namespace wayside
