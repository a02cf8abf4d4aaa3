#include "model/tiles/tiledefinition.h"

#include <algorithm>

namespace wayside {

namespace {
constexpr std::array<const char16_t *, 9> kNodeKinds{u"village", u"monastery", u"city", u"tunnel", u"lake",
                                                     u"castle", u"cathedral", u"clay", u"other"};
constexpr std::array<const char16_t *, 8> kRoadsideKinds{u"farmhouse", u"cowshed", u"pigsty", u"donkey-stable",
                                                         u"garden", u"highwaymen", u"travellers", u"inn"};

template<typename Segments>
int indexOfEdge(const Segments &segments, CellEdge e)
{
    for (int i = 0; i < segments.size(); ++i)
        if (segments[i].edges.contains(e))
            return i;
    return -1;
}
} // namespace

bool TileDefinition::isOuter(CellEdge e) const
{
    if (half)
        return e.cell == 0 && (e.edge == Edge::X || cornerHasEdge(*half, e.edge));
    if (e.edge == Edge::X || e.cell < 0 || e.cell >= cells.size())
        return false;
    return !cells.contains(neighbour(cells[e.cell], e.edge));
}

QList<CellEdge> TileDefinition::outerEdges() const
{
    QList<CellEdge> result;
    for (int cell = 0; cell < cells.size(); ++cell)
        for (int e = 0; e < 5; ++e)
            if (isOuter({cell, Edge(e)}))
                result.append({cell, Edge(e)});
    return result;
}

EdgeKind TileDefinition::edgeKind(CellEdge e) const
{
    if (roadAt(e) >= 0)
        return EdgeKind::Road;
    if (cityAt(e) >= 0)
        return EdgeKind::City;
    return riverAt(e) >= 0 ? EdgeKind::River : EdgeKind::Field;
}

int TileDefinition::roadAt(CellEdge e) const { return indexOfEdge(roads, e); }
int TileDefinition::cityAt(CellEdge e) const { return indexOfEdge(cities, e); }
int TileDefinition::riverAt(CellEdge e) const { return indexOfEdge(rivers, e); }

int TileDefinition::fieldAt(CellHalf h) const
{
    for (int i = 0; i < fields.size(); ++i)
        if (fields[i].sides.contains(h))
            return i;
    return -1;
}

int TileDefinition::roadEndsAt(int node) const
{
    int ends = 0;
    for (const RoadSegment &road : roads)
        ends += int(road.ends.count(node));
    return ends;
}

bool TileDefinition::isCrossroads(int node) const
{
    if (node < 0 || node >= nodes.size() || nodes[node].kind != NodeKind::Village)
        return false;
    const int ends = roadEndsAt(node);
    return ends >= 2 && ends <= 4;
}

int TileDefinition::centreCell() const
{
    for (const Node &node : nodes)
        if (node.kind == NodeKind::Monastery)
            return node.cell;
    return 0;
}

QString toString(NodeKind k) { return QStringView(kNodeKinds[size_t(k)]).toString(); }
QString toString(RoadsideKind k) { return QStringView(kRoadsideKinds[size_t(k)]).toString(); }

std::optional<NodeKind> nodeKindFromString(QStringView s)
{
    for (size_t i = 0; i < kNodeKinds.size(); ++i)
        if (s == QStringView(kNodeKinds[i]))
            return NodeKind(i);
    return std::nullopt;
}

std::optional<RoadsideKind> roadsideKindFromString(QStringView s)
{
    for (size_t i = 0; i < kRoadsideKinds.size(); ++i)
        if (s == QStringView(kRoadsideKinds[i]))
            return RoadsideKind(i);
    return std::nullopt;
}

QString toString(const TileDefinition &tile, CellEdge e)
{
    return tile.isMultiSquare() ? QStringLiteral("%1:%2").arg(e.cell).arg(toString(e.edge)) : toString(e.edge);
}

} // namespace wayside
