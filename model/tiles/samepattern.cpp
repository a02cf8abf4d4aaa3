#include "model/tiles/tileediting.h"

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QString words(const TileDefinition &tile, const QList<CellEdge> &edges)
{
    QStringList list;
    for (const CellEdge &e : edges)
        list.append(toString(tile, e));
    list.sort();
    return list.join(u',');
}

/// Where a road ends: the kind of node and who else ends there, so that node names don't matter.
QString endWords(const TileDefinition &tile, int node)
{
    QStringList there;
    for (const RoadSegment &road : tile.roads)
        if (road.ends.contains(node))
            there.append(words(tile, road.edges));
    there.sort();
    return u"%1@%2<%3>"_s.arg(toString(tile.nodes[node].kind)).arg(tile.nodes[node].cell).arg(there.join(u';'));
}

QString roadWords(const TileDefinition &tile, int index)
{
    const RoadSegment &road = tile.roads[index];
    QStringList ends, through;
    for (int end : road.ends)
        ends.append(endWords(tile, end));
    ends.sort();
    for (const auto &[a, b] : road.through)
        through.append(words(tile, {a, b}));
    through.sort();
    return u"road %1 ends %2 through %3"_s.arg(words(tile, road.edges), ends.join(u'|'), through.join(u'|'));
}

QString fieldWords(const TileDefinition &tile, const FieldSegment &field)
{
    QStringList sides, cities;
    for (const CellHalf &h : field.sides)
        sides.append(u"%1:%2"_s.arg(h.cell).arg(toString(h.half)));
    for (int city : field.cities)
        cities.append(words(tile, tile.cities[city].edges));
    sides.sort();
    cities.sort();
    return u"field %1 cities %2"_s.arg(sides.join(u','), cities.join(u'|'));
}

/// Everything printed, one line a feature, sorted.
QStringList pattern(const TileDefinition &tile)
{
    QStringList lines;
    for (int i = 0; i < tile.roads.size(); ++i)
        lines.append(roadWords(tile, i));
    for (const CitySegment &city : tile.cities)
        lines.append(u"city %1 %2 %3"_s.arg(words(tile, city.edges)).arg(city.pennants).arg(city.cathedral));
    for (const RiverSegment &river : tile.rivers)
        lines.append(u"river "_s + words(tile, river.edges));
    for (const FieldSegment &field : tile.fields)
        lines.append(fieldWords(tile, field));
    for (const Signpost &s : tile.signposts)
        lines.append(u"signpost %1 %2"_s.arg(toString(tile, s.at), toString(s.type)));
    for (const Roadside &r : tile.roadside) {
        QStringList roads;
        for (int road : r.roads)
            roads.append(roadWords(tile, road));
        roads.sort();
        lines.append(u"beside %1 %2"_s.arg(toString(r.kind), roads.join(u'|')));
    }
    lines.sort();
    return lines;
}

} // namespace

bool samePattern(const TileDefinition &a, const TileDefinition &b)
{
    return a.cells == b.cells && a.half == b.half && a.monastery == b.monastery && a.garden == b.garden && a.labyrinth == b.labyrinth
        && a.abbey == b.abbey && a.waterTower == b.waterTower && pattern(a) == pattern(b);
}

} // namespace wayside
