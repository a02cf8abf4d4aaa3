#include "model/board/features.h"

#include "model/board/featureparts.h"

#include <algorithm>
#include <numeric>

namespace wayside {

/// Makes a map afresh: joins the parts that neighbours and tokens connect, then gathers each group into a feature.
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
    }

private:
    void layOutSlots();
    void joinNeighbours();
    void joinEdge(int tile, const CellEdge &edge);
    void gather();

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
    struct Placed { FeaturePart part; int slot; };
    QList<Placed> all;
    for (int tile = 0; tile < m_board.tiles.size(); ++tile)
        for (const FeaturePart &part : partsOf(*m_board.tiles[tile].tile, tile))
            all.append({part, int(all.size())});
    for (int i = 0; i < m_board.bridges.size(); ++i) {
        const int tile = m_board.bridges[i].tile;
        all.append({{tile, FeatureKind::Road, int(m_board.tiles[tile].tile->roads.size()) + i}, m_bridgeBase + i});
    }
    if (!m_board.bridges.isEmpty())
        std::sort(all.begin(), all.end(), [](const Placed &a, const Placed &b) { return a.part < b.part; });
    QList<int> featureOfRoot(m_parent.size(), -1);
    auto &grown = m_map.features.m_list;
    m_map.m_featureOfSlot.fill(-1, m_parent.size());
    for (const auto &[part, slot] : all) {
        int &feature = featureOfRoot[find(slot)];
        if (feature < 0) {
            feature = int(grown.size());
            grown.append(QSharedDataPointer<Feature>(new Feature));
        }
        addPart(*grown[feature], m_board, m_rules, part);
        grown[feature]->openEnds += m_open[slot];
        m_map.m_featureOfSlot[slot] = feature;
    }
    m_map.m_featureOfBridge = m_map.m_featureOfSlot.mid(m_bridgeBase);
    m_map.m_featureOfSlot.resize(m_bridgeBase);
    for (auto &feature : grown) {
        tidy(*feature);
        feature->settled = feature->complete();
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

QList<int> FeatureMap::citiesOf(const Board &board, int field) const
{
    QList<int> ids;
    for (const FeaturePart &part : features[field].parts)
        for (int city : board.tiles[part.tile].tile->fields[part.index].cities)
            ids.append(of({part.tile, FeatureKind::City, city}));
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

} // namespace wayside
