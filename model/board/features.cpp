#include "model/board/features.h"

#include <algorithm>
#include <numeric>

namespace wayside {

using namespace Qt::StringLiterals;

/// Joins the parts that neighbours and tokens connect, then gathers each group into a feature.
class FeatureGrower
{
public:
    FeatureGrower(const Board &board, const Ruleset &rules, FeatureMap &map) : m_board(board), m_rules(rules), m_map(map) {}

    void grow()
    {
        layOutSlots();
        joinNeighbours();
        for (const Junction &j : tokenJunctions(m_board, m_rules))
            join(roadSlot(j.a), roadSlot(j.b));
        gather();
        addDetails();
        linkFieldsToCities();
    }

private:
    void layOutSlots();
    void joinNeighbours();
    void joinEdge(int tile, const CellEdge &edge);
    void gather();
    void addDetails();
    void addRoadDetails(Feature &feature, const FeaturePart &part);
    void linkFieldsToCities();
    int emptyRound(int tile) const;

    int roadSlot(const RoadPiece &piece) const
    {
        const int roads = int(m_board.tiles[piece.tile].tile->roads.size());
        if (piece.index < roads)
            return m_map.m_offsets[piece.tile].road + piece.index;
        return m_bridgeBase + piece.index - roads;
    }
    int find(int slot)
    {
        while (m_parent[slot] != slot)
            slot = m_parent[slot] = m_parent[m_parent[slot]];
        return slot;
    }
    void join(int a, int b) { m_parent[find(a)] = find(b); }
    void open(int slot) { m_open[slot] += 1; }

    const Board &m_board;
    const Ruleset &m_rules;
    FeatureMap &m_map;
    QList<int> m_parent;
    QList<int> m_open;
    int m_bridgeBase = 0;
};

void FeatureGrower::layOutSlots()
{
    int slot = 0;
    for (const PlacedTile &placed : m_board.tiles) {
        const TileDefinition &def = *placed.tile;
        FeatureMap::Offsets o{};
        o.road = slot;
        o.city = slot += int(def.roads.size());
        o.field = slot += int(def.cities.size());
        o.monastery = slot += int(def.fields.size());
        o.garden = slot += (def.monastery || def.abbey) ? 1 : 0;
        o.end = slot += def.garden ? 1 : 0;
        m_map.m_offsets.append(o);
    }
    m_bridgeBase = slot;
    slot += int(m_board.bridges.size());
    m_parent.resize(slot);
    std::iota(m_parent.begin(), m_parent.end(), 0);
    m_open.fill(0, slot);
}

void FeatureGrower::joinEdge(int tile, const CellEdge &edge)
{
    const PlacedTile &placed = m_board.tiles[tile];
    const TileDefinition &def = *placed.tile;
    const Edge onTable = placed.toTable(edge.edge);
    const auto other = m_board.beyond(tile, edge.cell, onTable);
    const RoadPiece road = roadPieceAt(m_board, tile, edge.cell, onTable);
    const int city = def.cityAt(edge);
    if (road.index >= 0) {
        if (!other) {
            open(roadSlot(road));
        } else {
            const RoadPiece beyond = roadPieceAt(m_board, other->tile, other->cell, opposite(onTable));
            if (beyond.index >= 0)
                join(roadSlot(road), roadSlot(beyond));
        }
    } else if (city >= 0) {
        const int slot = m_map.m_offsets[tile].city + city;
        if (!other) {
            open(slot);
        } else {
            const PlacedTile &neighbourTile = m_board.tiles[other->tile];
            const int beyond = neighbourTile.tile->cityAt({other->cell, neighbourTile.toTile(opposite(onTable))});
            if (beyond >= 0)
                join(slot, m_map.m_offsets[other->tile].city + beyond);
        }
    }
    if (!other || city >= 0)
        return;
    const PlacedTile &neighbourTile = m_board.tiles[other->tile];
    for (HalfEdge half : {leftHalf(edge.edge), rightHalf(edge.edge)}) {
        const int field = def.fieldAt({edge.cell, half});
        const HalfEdge meets = neighbourTile.toTile(touching(placed.toTable(half)));
        const int beyond = neighbourTile.tile->fieldAt({other->cell, meets});
        if (field >= 0 && beyond >= 0)
            join(m_map.m_offsets[tile].field + field, m_map.m_offsets[other->tile].field + beyond);
    }
}

void FeatureGrower::joinNeighbours()
{
    for (int tile = 0; tile < m_board.tiles.size(); ++tile)
        for (const CellEdge &edge : m_board.tiles[tile].tile->outerEdges())
            joinEdge(tile, edge);
}

void FeatureGrower::gather()
{
    QHash<int, int> featureOfRoot;
    m_map.m_featureOfSlot.fill(-1, m_parent.size());
    const auto add = [&](int slot, const FeaturePart &part) {
        const int root = find(slot);
        auto it = featureOfRoot.find(root);
        if (it == featureOfRoot.end()) {
            it = featureOfRoot.insert(root, int(m_map.features.size()));
            m_map.features.append(Feature{});
            m_map.features.last().kind = part.kind;
        }
        Feature &feature = m_map.features[*it];
        feature.parts.append(part);
        feature.openEnds += m_open[slot];
        if (!feature.tiles.contains(part.tile))
            feature.tiles.append(part.tile);
        m_map.m_featureOfSlot[slot] = *it;
    };
    for (int tile = 0; tile < m_board.tiles.size(); ++tile) {
        const TileDefinition &def = *m_board.tiles[tile].tile;
        const FeatureMap::Offsets &o = m_map.m_offsets[tile];
        for (int i = 0; i < def.roads.size(); ++i)
            add(o.road + i, {tile, FeatureKind::Road, i});
        for (int i = 0; i < def.cities.size(); ++i)
            add(o.city + i, {tile, FeatureKind::City, i});
        for (int i = 0; i < def.fields.size(); ++i)
            add(o.field + i, {tile, FeatureKind::Field, i});
        if (o.monastery != o.garden)
            add(o.monastery, {tile, FeatureKind::Monastery, 0});
        if (o.garden != o.end)
            add(o.garden, {tile, FeatureKind::Garden, 0});
    }
    for (int i = 0; i < m_board.bridges.size(); ++i) {
        const int tile = m_board.bridges[i].tile;
        add(m_bridgeBase + i, {tile, FeatureKind::Road, int(m_board.tiles[tile].tile->roads.size()) + i});
        m_map.m_featureOfBridge.insert(i, m_map.m_featureOfSlot[m_bridgeBase + i]);
    }
    for (Feature &feature : m_map.features)
        std::sort(feature.tiles.begin(), feature.tiles.end());
}

void FeatureGrower::addRoadDetails(Feature &feature, const FeaturePart &part)
{
    const TileDefinition &def = *m_board.tiles[part.tile].tile;
    if (part.index >= def.roads.size())
        return;                                     // a bridge has nothing beside it (T.bridge)
    const RoadSegment &road = def.roads[part.index];
    for (int node : road.ends) {
        if (!feature.ends.contains(OnTile{part.tile, node}))
            feature.ends.append({part.tile, node});
        if (def.nodes[node].kind == NodeKind::Tunnel && mouthIsOpen(m_board, m_rules, part.tile, part.index, node))
            feature.openMouths += 1;
    }
    for (int i = 0; i < def.roadside.size(); ++i) {
        if (!def.roadside[i].roads.contains(part.index) || feature.roadside.contains(OnTile{part.tile, i}))
            continue;
        if (def.roadside[i].kind == RoadsideKind::Inn)
            feature.inn = true;
        feature.roadside.append({part.tile, i});
    }
    for (int i = 0; i < def.signposts.size(); ++i)
        if (road.edges.contains(def.signposts[i].at))
            feature.signposts.append({part.tile, i});
    feature.labyrinth = feature.labyrinth || def.labyrinth;
}

int FeatureGrower::emptyRound(int tile) const
{
    const PlacedTile &placed = m_board.tiles[tile];
    const Position centre = placed.squareOf(placed.tile->centreCell());
    int empty = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            empty += m_board.isFree(centre + Position{dx, dy});
    return empty;
}

void FeatureGrower::addDetails()
{
    for (Feature &feature : m_map.features) {
        for (const FeaturePart &part : feature.parts) {
            const TileDefinition &def = *m_board.tiles[part.tile].tile;
            if (part.kind == FeatureKind::Road) {
                addRoadDetails(feature, part);
            } else if (part.kind == FeatureKind::City) {
                feature.pennants += def.cities[part.index].pennants;
                feature.cathedral = feature.cathedral || def.cities[part.index].cathedral;
            } else if (part.kind != FeatureKind::Field) {
                feature.openEnds = emptyRound(part.tile);
            }
        }
    }
}

void FeatureGrower::linkFieldsToCities()
{
    for (Feature &feature : m_map.features) {
        if (feature.kind != FeatureKind::Field)
            continue;
        for (const FeaturePart &part : feature.parts)
            for (int city : m_board.tiles[part.tile].tile->fields[part.index].cities) {
                const int id = m_map.of({part.tile, FeatureKind::City, city});
                if (!feature.cities.contains(id))
                    feature.cities.append(id);
            }
    }
}

FeatureMap::FeatureMap(const Board &board, const Ruleset &rules) { FeatureGrower(board, rules, *this).grow(); }

int FeatureMap::of(const FeaturePart &part) const
{
    if (part.tile < 0 || part.tile >= m_offsets.size() || part.index < 0)
        return -1;
    const Offsets &o = m_offsets[part.tile];
    int slot = -1;
    int limit = 0;
    switch (part.kind) {
    case FeatureKind::Road:
        if (part.index >= o.city - o.road)
            return m_featureOfBridge.value(part.index - (o.city - o.road), -1);
        slot = o.road, limit = o.city;
        break;
    case FeatureKind::City: slot = o.city, limit = o.field; break;
    case FeatureKind::Field: slot = o.field, limit = o.monastery; break;
    case FeatureKind::Monastery: slot = o.monastery, limit = o.garden; break;
    case FeatureKind::Garden: slot = o.garden, limit = o.end; break;
    }
    slot += part.index;
    return slot < limit ? m_featureOfSlot[slot] : -1;
}

QList<Position> FeatureMap::squares(const Board &board, const Feature &feature)
{
    QList<Position> squares;
    for (int tile : feature.tiles)
        for (int cell = 0; cell < board.tiles[tile].tile->cells.size(); ++cell)
            squares.append(board.tiles[tile].squareOf(cell));
    return squares;
}

namespace {
std::optional<FeaturePart> partByIndex(const Board &board, int tile, FeatureKind kind, QStringView text)
{
    bool ok = false;
    const int index = text.toInt(&ok);
    const TileDefinition &def = *board.tiles[tile].tile;
    const qsizetype size = kind == FeatureKind::Road ? def.roads.size() : kind == FeatureKind::City ? def.cities.size() : def.fields.size();
    if (!ok || index < 0 || index >= size)
        return std::nullopt;
    return FeaturePart{tile, kind, index};
}

/// A road that crosses an inner edge of a multi-square tile; -1 if none does.
int roadThrough(const TileDefinition &def, CellEdge inner)
{
    for (int i = 0; i < def.roads.size(); ++i)
        for (const auto &[a, b] : def.roads[i].through)
            if (a == inner || b == inner)
                return i;
    return -1;
}
} // namespace

std::optional<FeaturePart> partByName(const Board &board, int tile, int cell, const QString &name)
{
    const PlacedTile &placed = board.tiles[tile];
    const TileDefinition &def = *placed.tile;
    if (name == u"monastery")
        return def.monastery || def.abbey ? std::optional(FeaturePart{tile, FeatureKind::Monastery, 0}) : std::nullopt;
    if (name == u"garden")
        return def.garden ? std::optional(FeaturePart{tile, FeatureKind::Garden, 0}) : std::nullopt;
    const QString what = name.section(u':', 0, 0);
    const QString where = name.section(u':', 1);
    if (what != u"road" && what != u"city" && what != u"field")
        return std::nullopt;
    const FeatureKind kind = what == u"road" ? FeatureKind::Road : what == u"city" ? FeatureKind::City : FeatureKind::Field;
    if (where.startsWith(u'@'))
        return partByIndex(board, tile, kind, QStringView(where).mid(1));
    if (kind == FeatureKind::Field) {
        const auto half = halfEdgeFromString(where);
        const int field = half ? def.fieldAt({cell, placed.toTile(*half)}) : -1;
        return field >= 0 ? std::optional(FeaturePart{tile, kind, field}) : std::nullopt;
    }
    const auto edge = edgeFromString(where);
    if (!edge)
        return std::nullopt;
    const CellEdge local{cell, placed.toTile(*edge)};
    int index = -1;
    if (kind == FeatureKind::City) {
        index = def.cityAt(local);
    } else {
        index = roadPieceAt(board, tile, cell, *edge).index;
        if (index < 0)
            index = roadThrough(def, local);
    }
    return index >= 0 ? std::optional(FeaturePart{tile, kind, index}) : std::nullopt;
}

QString nameOfPart(const Board &board, const FeaturePart &part, int *cell)
{
    const PlacedTile &placed = board.tiles[part.tile];
    const TileDefinition &def = *placed.tile;
    const auto named = [&](const QString &kind, const QList<CellEdge> &edges) {
        if (edges.isEmpty())
            return u"%1:@%2"_s.arg(kind).arg(part.index);
        if (cell)
            *cell = edges.first().cell;
        return u"%1:%2"_s.arg(kind, toString(placed.toTable(edges.first().edge)));
    };
    if (cell)
        *cell = 0;
    switch (part.kind) {
    case FeatureKind::Road:
        if (part.index >= def.roads.size()) {
            const Bridge &bridge = board.bridges[part.index - def.roads.size()];
            if (cell)
                *cell = bridge.cell;
            return bridge.northSouth ? u"road:N"_s : u"road:W"_s;
        }
        return named(u"road"_s, def.roads[part.index].edges);
    case FeatureKind::City: return named(u"city"_s, def.cities[part.index].edges);
    case FeatureKind::Field: {
        const auto &sides = def.fields[part.index].sides;
        if (sides.isEmpty())
            return u"field:@%1"_s.arg(part.index);
        if (cell)
            *cell = sides.first().cell;
        return u"field:%1"_s.arg(toString(placed.toTable(sides.first().half)));
    }
    case FeatureKind::Monastery: return u"monastery"_s;
    case FeatureKind::Garden: return u"garden"_s;
    }
    return {};
}

} // namespace wayside
