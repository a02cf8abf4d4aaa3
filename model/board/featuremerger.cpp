// Growing the features by one tile. Only what the tile touches is looked at; the result is the same as growing afresh.
#include "model/board/featureparts.h"

#include <algorithm>

namespace wayside {

class FeatureMerger
{
public:
    FeatureMerger(const Board &board, const Ruleset &rules, FeatureMap &map) : m_board(board), m_rules(rules), m_map(map) {}

    void addTile(int tile);
    void join(const FeaturePart &a, const FeaturePart &b);
    /// Features that went into others leave the list, and those after them move up.
    void closeRanks();

private:
    void addParts(int tile);
    void joinEdge(int tile, const CellEdge &edge);
    void joinFields(int tile, const CellEdge &edge, const Occupant &other);
    void fillRound(int tile);
    void changeOpenEnds(const FeaturePart &part, int by);
    /// For writing: no longer settled.
    Feature &change(int id)
    {
        Feature &feature = *m_map.features.m_list[id];
        feature.settled = false;
        m_map.m_changed.append(feature.parts.first());
        return feature;
    }
    int &slotOf(const FeaturePart &part);

    const Board &m_board;
    const Ruleset &m_rules;
    FeatureMap &m_map;
    QList<int> m_gone;          ///< ids of features that went into others
};

namespace {

template <typename T> void mergeLists(QList<T> &into, const QList<T> &from)
{
    if (from.isEmpty())
        return;
    if (into.isEmpty() || into.last() < from.first()) {
        into.append(from);
        return;
    }
    QList<T> both;
    both.reserve(into.size() + from.size());
    std::set_union(into.cbegin(), into.cend(), from.cbegin(), from.cend(), std::back_inserter(both));
    into = both;
}

/// The road or city that the edge of a tile carries; nothing where it is field or river.
std::optional<FeaturePart> partAtEdge(const Board &board, int tile, int cell, Edge tableEdge)
{
    const RoadPiece road = roadPieceAt(board, tile, cell, tableEdge);
    if (road.index >= 0)
        return FeaturePart{tile, FeatureKind::Road, road.index};
    const PlacedTile &placed = board.tiles[tile];
    const int city = placed.tile->cityAt({cell, placed.toTile(tableEdge)});
    return city >= 0 ? std::optional(FeaturePart{tile, FeatureKind::City, city}) : std::nullopt;
}

} // namespace

int &FeatureMerger::slotOf(const FeaturePart &part)
{
    const FeatureMap::Offsets &o = m_map.m_offsets[part.tile];
    switch (part.kind) {
    case FeatureKind::Road:
        return part.index < o.city - o.road ? m_map.m_featureOfSlot[o.road + part.index] : m_map.m_featureOfBridge[part.index - (o.city - o.road)];
    case FeatureKind::City: return m_map.m_featureOfSlot[o.city + part.index];
    case FeatureKind::Field: return m_map.m_featureOfSlot[o.field + part.index];
    case FeatureKind::Monastery: return m_map.m_featureOfSlot[o.monastery];
    case FeatureKind::Garden: break;
    }
    return m_map.m_featureOfSlot[o.garden];
}

void FeatureMerger::addTile(int tile)
{
    addParts(tile);
    for (const CellEdge &edge : m_board.tiles[tile].tile->outerEdges())
        joinEdge(tile, edge);
    for (const Junction &j : junctionsOn(m_board, m_rules, tile))
        join({tile, FeatureKind::Road, j.a.index}, {tile, FeatureKind::Road, j.b.index});
    fillRound(tile);
    closeRanks();
}

void FeatureMerger::addParts(int tile)
{
    const TileDefinition &def = *m_board.tiles[tile].tile;
    FeatureMap::Offsets o{};
    o.road = int(m_map.m_featureOfSlot.size());
    o.city = o.road + int(def.roads.size());
    o.field = o.city + int(def.cities.size());
    o.monastery = o.field + int(def.fields.size());
    o.garden = o.monastery + int(def.monastery || def.abbey);
    o.end = o.garden + int(def.garden);
    m_map.m_offsets.append(o);
    for (const FeaturePart &part : partsOf(def, tile)) {
        Feature feature;
        addPart(feature, m_board, m_rules, part);
        tidy(feature);
        m_map.m_featureOfSlot.append(int(m_map.features.size()));
        m_map.features.m_list.append(QSharedDataPointer<Feature>(new Feature(feature)));
        m_map.m_changed.append(part);
    }
}

void FeatureMerger::changeOpenEnds(const FeaturePart &part, int by) { change(slotOf(part)).openEnds += by; }

void FeatureMerger::joinEdge(int tile, const CellEdge &edge)
{
    const Edge onTable = m_board.tiles[tile].toTable(edge.edge);
    const auto ours = partAtEdge(m_board, tile, edge.cell, onTable);
    const auto other = m_board.beyond(tile, edge.cell, onTable);
    if (!other) {
        if (ours)
            changeOpenEnds(*ours, 1);
        return;
    }
    const auto theirs = partAtEdge(m_board, other->tile, other->cell, opposite(onTable));
    if (theirs && other->tile != tile)
        changeOpenEnds(*theirs, -1);            // nothing lay there before
    if (ours && theirs && ours->kind == theirs->kind)
        join(*ours, *theirs);
    if (!ours || ours->kind == FeatureKind::Road)
        joinFields(tile, edge, *other);
}

void FeatureMerger::joinFields(int tile, const CellEdge &edge, const Occupant &other)
{
    const PlacedTile &placed = m_board.tiles[tile];
    const PlacedTile &beyond = m_board.tiles[other.tile];
    for (HalfEdge half : {leftHalf(edge.edge), rightHalf(edge.edge)}) {
        const int ours = placed.tile->fieldAt({edge.cell, half});
        const int theirs = beyond.tile->fieldAt({other.cell, beyond.toTile(touching(placed.toTable(half)))});
        if (ours >= 0 && theirs >= 0)
            join({tile, FeatureKind::Field, ours}, {other.tile, FeatureKind::Field, theirs});
    }
}

/// Monasteries, abbeys and gardens round the squares that the tile fills.
void FeatureMerger::fillRound(int tile)
{
    const PlacedTile &placed = m_board.tiles[tile];
    for (int cell = 0; cell < placed.tile->cells.size(); ++cell) {
        const Position square = placed.squareOf(cell);
        if (m_board.at(square).size() > 1)
            continue;                           // the other triangle filled it before
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx)
                for (const Occupant &o : m_board.at(square + Position{dx, dy})) {
                    const TileDefinition &def = *m_board.tiles[o.tile].tile;
                    if (o.tile == tile || def.centreCell() != o.cell)
                        continue;
                    if (def.monastery || def.abbey)
                        changeOpenEnds({o.tile, FeatureKind::Monastery, 0}, -1);
                    if (def.garden)
                        changeOpenEnds({o.tile, FeatureKind::Garden, 0}, -1);
                }
    }
}

void FeatureMerger::join(const FeaturePart &a, const FeaturePart &b)
{
    const int into = std::min(slotOf(a), slotOf(b));
    const int gone = std::max(slotOf(a), slotOf(b));
    if (into == gone)
        return;
    // The lower one keeps its place: its first part is the first of both.
    const QSharedDataPointer<Feature> from = m_map.features.m_list.at(gone);
    for (const FeaturePart &part : from.constData()->parts)
        slotOf(part) = into;
    Feature &feature = change(into);
    mergeLists(feature.parts, from.constData()->parts);
    mergeLists(feature.tiles, from.constData()->tiles);
    mergeLists(feature.ends, from.constData()->ends);
    mergeLists(feature.roadside, from.constData()->roadside);
    mergeLists(feature.signposts, from.constData()->signposts);
    feature.openEnds += from.constData()->openEnds;
    feature.openMouths += from.constData()->openMouths;
    feature.pennants += from.constData()->pennants;
    feature.cathedral = feature.cathedral || from.constData()->cathedral;
    feature.inn = feature.inn || from.constData()->inn;
    feature.labyrinth = feature.labyrinth || from.constData()->labyrinth;
    m_gone.append(gone);
}

void FeatureMerger::closeRanks()
{
    if (m_gone.isEmpty())
        return;
    std::sort(m_gone.begin(), m_gone.end());
    auto &list = m_map.features.m_list;
    QList<int> newId(list.size());
    qsizetype to = 0, next = 0;
    for (qsizetype from = 0; from < list.size(); ++from) {
        if (next < m_gone.size() && m_gone[next] == from) {
            ++next;
            continue;
        }
        newId[from] = int(to);
        if (to != from)
            list[to].swap(list[from]);
        ++to;
    }
    list.resize(to);
    for (QList<int> *ids : {&m_map.m_featureOfSlot, &m_map.m_featureOfBridge})
        for (int &id : *ids)
            id = newId[id];
    m_gone.clear();
}

void FeatureMap::addTile(const Board &board, const Ruleset &rules) { FeatureMerger(board, rules, *this).addTile(int(board.tiles.size()) - 1); }

void FeatureMap::join(const Board &board, const Ruleset &rules, const FeaturePart &a, const FeaturePart &b)
{
    FeatureMerger merger(board, rules, *this);
    merger.join(a, b);
    merger.closeRanks();
}

void FeatureMap::regrow(const Board &board, const Ruleset &rules)
{
    FeatureMap afresh(board, rules);
    for (auto &feature : afresh.features.m_list) {
        const FeaturePart first = feature.constData()->parts.first();
        const int was = of(first);
        if (was >= 0 && features[was].settled && features[was].parts == feature.constData()->parts)
            continue;
        feature->settled = false;
        afresh.m_changed.append(first);
    }
    *this = afresh;
}

QList<int> FeatureMap::changed() const
{
    QList<int> ids;
    for (const FeaturePart &part : m_changed)
        ids.append(of(part));
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

void FeatureMap::settle()
{
    for (int id : changed())
        features.m_list[id]->settled = features[id].complete();
    m_changed.clear();
}

} // namespace wayside
