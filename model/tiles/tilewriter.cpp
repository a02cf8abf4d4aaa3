#include "model/tiles/tilereader.h"

namespace wayside {

namespace {

using namespace Qt::StringLiterals;

/// The members beside the unknown ones that were read with them.
QJsonObject with(QJsonObject extra, std::initializer_list<std::pair<QString, QJsonValue>> members)
{
    for (const auto &[key, value] : members)
        extra.insert(key, value);
    return extra;
}

QJsonArray edgeList(const TileDefinition &tile, const QList<CellEdge> &edges)
{
    QJsonArray list;
    for (const CellEdge &e : edges)
        list.append(toString(tile, e));
    return list;
}

QJsonArray numbers(const QList<int> &values)
{
    QJsonArray list;
    for (int v : values)
        list.append(v);
    return list;
}

QJsonArray writeRoads(const TileDefinition &tile)
{
    QJsonArray list;
    for (const RoadSegment &road : tile.roads) {
        QJsonObject o = with(road.extra, {{u"edges"_s, edgeList(tile, road.edges)}});
        QJsonArray ends;
        for (int node : road.ends)
            ends.append(tile.nodes[node].name);
        if (!ends.isEmpty())
            o.insert(u"ends"_s, ends);
        QJsonArray through;
        for (const auto &[a, b] : road.through)
            through.append(QJsonArray{toString(tile, a), toString(tile, b)});
        if (!through.isEmpty())
            o.insert(u"through"_s, through);
        list.append(o);
    }
    return list;
}

QJsonArray writeCities(const TileDefinition &tile)
{
    QJsonArray list;
    for (const CitySegment &city : tile.cities) {
        QJsonObject o = with(city.extra, {{u"edges"_s, edgeList(tile, city.edges)}});
        if (city.pennants)
            o.insert(u"pennants"_s, city.pennants);
        if (city.cathedral)
            o.insert(u"cathedral"_s, true);
        list.append(o);
    }
    return list;
}

QJsonArray writeFields(const TileDefinition &tile)
{
    QJsonArray list;
    for (const FieldSegment &field : tile.fields) {
        QJsonArray sides;
        for (const CellHalf &h : field.sides)
            sides.append(tile.isMultiSquare() ? u"%1:%2"_s.arg(h.cell).arg(toString(h.half)) : toString(h.half));
        list.append(with(field.extra, {{u"sides"_s, sides}, {u"cities"_s, numbers(field.cities)}}));
    }
    return list;
}

void writeShape(const TileDefinition &tile, QJsonObject &o)
{
    if (tile.isMultiSquare()) {
        QJsonArray cells;
        for (Position p : tile.cells)
            cells.append(QJsonArray{p.x, p.y});
        o.insert(u"cells"_s, cells);
    }
    if (tile.half)
        o.insert(u"half"_s, toString(*tile.half));
    QJsonObject nodes;
    for (const Node &node : tile.nodes) {
        QJsonObject n = with(node.extra, {{u"kind"_s, toString(node.kind)}});
        if (node.cell != 0)
            n.insert(u"cell"_s, node.cell);
        nodes.insert(node.name, n.size() == 1 ? n.value(u"kind"_s) : QJsonValue(n));
    }
    if (!nodes.isEmpty())
        o.insert(u"nodes"_s, nodes);
}

void writeSmallThings(const TileDefinition &tile, QJsonObject &o)
{
    for (const auto &[key, on] : {std::pair(u"monastery"_s, tile.monastery), {u"garden"_s, tile.garden},
                                  {u"labyrinth"_s, tile.labyrinth}, {u"abbey"_s, tile.abbey},
                                  {u"water-tower"_s, tile.waterTower}, {u"provisional"_s, tile.provisional}})
        if (on)
            o.insert(key, true);
    QJsonArray signposts;
    for (const Signpost &s : tile.signposts)
        signposts.append(with(s.extra, {{u"edge"_s, toString(tile, s.at)}, {u"type"_s, toString(s.type)}}));
    if (!signposts.isEmpty())
        o.insert(u"signposts"_s, signposts);
    QJsonArray roadside;
    for (const Roadside &r : tile.roadside)
        roadside.append(with(r.extra, {{u"kind"_s, toString(r.kind)}, {u"roads"_s, numbers(r.roads)}}));
    if (!roadside.isEmpty())
        o.insert(u"roadside"_s, roadside);
}

} // namespace

QJsonObject writeTileDefinition(const TileDefinition &tile)
{
    QJsonObject o = tile.extra;
    o.insert(u"id"_s, tile.id);
    if (tile.count != 1)
        o.insert(u"count"_s, tile.count);
    QJsonObject name;
    for (auto it = tile.name.begin(); it != tile.name.end(); ++it)
        name.insert(it.key(), it.value());
    if (!name.isEmpty())
        o.insert(u"name"_s, name);
    writeShape(tile, o);
    if (!tile.roads.isEmpty())
        o.insert(u"roads"_s, writeRoads(tile));
    if (!tile.cities.isEmpty())
        o.insert(u"cities"_s, writeCities(tile));
    QJsonArray rivers;
    for (const RiverSegment &river : tile.rivers)
        rivers.append(edgeList(tile, river.edges));
    if (!rivers.isEmpty())
        o.insert(u"rivers"_s, rivers);
    if (tile.fieldsGiven)
        o.insert(u"fields"_s, writeFields(tile));
    writeSmallThings(tile, o);
    return o;
}

} // namespace wayside
