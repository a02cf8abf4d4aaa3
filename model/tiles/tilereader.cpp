#include "model/tiles/tilereader.h"

#include "model/tiles/rim.h"

namespace wayside {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMaxCells = 36;
constexpr int kMaxFeatures = 64;

class Reader
{
public:
    Reader(const JsonPlace &place, QStringList *unknown) : m_place(place), m_unknown(unknown) {}

    TileDefinition read()
    {
        readPlain();
        readCells();
        readNodes();
        readRoads();
        readCities();
        readRivers();
        refuseCrossing();
        readFields();
        readSignposts();
        readRoadside();
        return m_tile;
    }

private:
    void readPlain();
    void readCells();
    void readNodes();
    void readRoads();
    void readThrough(const JsonPlace &place, RoadSegment &road);
    void readCities();
    void readRivers();
    void readFields();
    void readSignposts();
    void readRoadside();
    void refuseCrossing() const;

    std::pair<int, QString> cellAndRest(const JsonPlace &place) const;
    CellEdge edge(const JsonPlace &place) const;
    CellEdge freeOuterEdge(const JsonPlace &place) const;
    QList<int> indices(const JsonPlace &place, qsizetype size, QStringView of) const;
    bool flag(QStringView key) const { return m_place.has(key) && m_place.at(key).boolean(); }

    const JsonPlace &m_place;
    QStringList *m_unknown;
    TileDefinition m_tile;
};

void Reader::readPlain()
{
    m_tile.id = m_place.at(u"id").nonEmptyString();
    if (m_place.has(u"count"))
        m_tile.count = m_place.at(u"count").integer(0, 10000);
    if (m_place.has(u"name")) {
        const JsonPlace name = m_place.at(u"name");
        for (const QString &language : name.object().keys())
            m_tile.name.insert(language, name.at(language).string());
    }
    m_tile.monastery = flag(u"monastery");
    m_tile.garden = flag(u"garden");
    m_tile.labyrinth = flag(u"labyrinth");
    m_tile.abbey = flag(u"abbey");
    m_tile.waterTower = flag(u"water-tower");
    m_tile.provisional = flag(u"provisional");
    m_tile.extra = m_place.unknownKeys({u"id", u"count", u"name", u"cells", u"half", u"nodes", u"roads", u"cities",
                                        u"rivers", u"fields", u"monastery", u"garden", u"labyrinth", u"abbey",
                                        u"water-tower", u"signposts", u"roadside", u"provisional"}, m_unknown);
}

void Reader::readCells()
{
    if (m_place.has(u"cells")) {
        m_tile.cells.clear();
        for (const JsonPlace &cell : m_place.at(u"cells").items(kMaxCells)) {
            const Position p = cell.position();
            if (std::abs(p.x) > kMaxCells || std::abs(p.y) > kMaxCells)
                cell.refuse(u"the square is too far from the tile's first one"_s);
            if (m_tile.cells.contains(p))
                cell.refuse(u"the square is listed twice"_s);
            m_tile.cells.append(p);
        }
        if (m_tile.cells.isEmpty())
            m_place.at(u"cells").refuse(u"a tile covers at least one square"_s);
        const Position first = m_tile.cells.first();
        for (Position &cell : m_tile.cells)
            cell = cell - first;
        QList<Position> reached{m_tile.cells.first()};
        for (int i = 0; i < reached.size(); ++i)
            for (Edge e : kSquareEdges) {
                const Position next = neighbour(reached[i], e);
                if (m_tile.cells.contains(next) && !reached.contains(next))
                    reached.append(next);
            }
        if (reached.size() != m_tile.cells.size())
            m_place.at(u"cells").refuse(u"the squares don't hang together"_s);
    }
    if (m_place.has(u"half")) {
        const JsonPlace half = m_place.at(u"half");
        m_tile.half = cornerFromString(half.string());
        if (!m_tile.half)
            half.refuse(u"expected NW, NE, SE or SW"_s);
        if (m_tile.isMultiSquare())
            half.refuse(u"a triangular tile has one square"_s);
    }
}

void Reader::readNodes()
{
    if (!m_place.has(u"nodes"))
        return;
    const JsonPlace nodes = m_place.at(u"nodes");
    for (const QString &name : nodes.object().keys()) {
        JsonPlace place = nodes.at(name);
        Node node{name, NodeKind::Other, 0};
        if (place.value().isObject()) {
            node.extra = place.unknownKeys({u"kind", u"cell"}, m_unknown);
            if (place.has(u"cell"))
                node.cell = place.at(u"cell").integer(0, int(m_tile.cells.size()) - 1);
            place = place.at(u"kind");
        }
        const auto kind = nodeKindFromString(place.string());
        if (!kind)
            place.refuse(u"\"%1\" is no kind of road end"_s.arg(place.string()));
        node.kind = *kind;
        m_tile.nodes.append(node);
    }
}

std::pair<int, QString> Reader::cellAndRest(const JsonPlace &place) const
{
    const QString text = place.string();
    const auto colon = text.indexOf(u':');
    if (colon < 0)
        return {0, text};
    bool ok = false;
    const int cell = text.left(colon).toInt(&ok);
    if (!ok || cell < 0 || cell >= m_tile.cells.size())
        place.refuse(u"\"%1\": the tile has no such square"_s.arg(text));
    return {cell, text.mid(colon + 1)};
}

CellEdge Reader::edge(const JsonPlace &place) const
{
    const auto [cell, name] = cellAndRest(place);
    const auto e = edgeFromString(name);
    if (!e || (*e == Edge::X && !m_tile.half))
        place.refuse(u"\"%1\" is no edge of this tile"_s.arg(place.string()));
    return {cell, *e};
}

CellEdge Reader::freeOuterEdge(const JsonPlace &place) const
{
    const CellEdge e = edge(place);
    if (!m_tile.isOuter(e))
        place.refuse(u"edge %1 is not on the tile's rim"_s.arg(place.string()));
    if (m_tile.edgeKind(e) != EdgeKind::Field)
        place.refuse(u"edge %1 has two features"_s.arg(place.string()));
    return e;
}

QList<int> Reader::indices(const JsonPlace &place, qsizetype size, QStringView of) const
{
    QList<int> result;
    for (const JsonPlace &item : place.items(kMaxFeatures)) {
        const int index = item.integer(-1000000, 1000000);
        if (index < 0 || index >= size)
            item.refuse(u"there is no %1 %2 on this tile"_s.arg(of).arg(index));
        if (!result.contains(index))
            result.append(index);
    }
    return result;
}

void Reader::readThrough(const JsonPlace &place, RoadSegment &road)
{
    for (const JsonPlace &pair : place.items(kMaxFeatures * 2)) {
        if (pair.array().size() != 2)
            pair.refuse(u"expected two edges of one square"_s);
        const CellEdge a = edge(pair.at(0));
        const CellEdge b = edge(pair.at(1));
        if (a.cell != b.cell || a.edge == b.edge)
            pair.refuse(u"expected two different edges of one square"_s);
        for (const auto &[e, at] : {std::pair(a, pair.at(0)), std::pair(b, pair.at(1))})
            if (m_tile.isOuter(e) && !road.edges.contains(e))
                at.refuse(u"this road does not reach edge %1"_s.arg(at.string()));
        road.through.append({a, b});
    }
}

void Reader::readRoads()
{
    if (!m_place.has(u"roads"))
        return;
    for (const JsonPlace &place : m_place.at(u"roads").items(kMaxFeatures)) {
        m_tile.roads.append(RoadSegment());
        m_tile.roads.last().extra = place.unknownKeys({u"edges", u"ends", u"through"}, m_unknown);
        if (place.has(u"edges"))
            for (const JsonPlace &e : place.at(u"edges").items(kMaxFeatures)) {
                const CellEdge free = freeOuterEdge(e);
                m_tile.roads.last().edges.append(free);
            }
        RoadSegment &road = m_tile.roads.last();
        if (place.has(u"ends"))
            for (const JsonPlace &end : place.at(u"ends").items(kMaxFeatures)) {
                const QString name = end.string();
                int index = -1;
                for (int i = 0; i < m_tile.nodes.size(); ++i)
                    if (m_tile.nodes[i].name == name)
                        index = i;
                if (index < 0)
                    end.refuse(u"there is no node \"%1\" on this tile"_s.arg(name));
                road.ends.append(index);
            }
        if (place.has(u"through"))
            readThrough(place.at(u"through"), road);
        if (road.edges.isEmpty() && road.ends.isEmpty())
            place.refuse(u"the road has neither an edge nor an end"_s);
    }
}

void Reader::readCities()
{
    if (!m_place.has(u"cities"))
        return;
    for (const JsonPlace &place : m_place.at(u"cities").items(kMaxFeatures)) {
        m_tile.cities.append(CitySegment());
        m_tile.cities.last().extra = place.unknownKeys({u"edges", u"pennants", u"cathedral"}, m_unknown);
        if (place.has(u"edges"))
            for (const JsonPlace &e : place.at(u"edges").items(kMaxFeatures)) {
                const CellEdge free = freeOuterEdge(e);
                m_tile.cities.last().edges.append(free);
            }
        if (place.has(u"pennants"))
            m_tile.cities.last().pennants = place.at(u"pennants").integer(0, 100);
        if (place.has(u"cathedral"))
            m_tile.cities.last().cathedral = place.at(u"cathedral").boolean();
    }
}

void Reader::readRivers()
{
    if (!m_place.has(u"rivers"))
        return;
    for (const JsonPlace &place : m_place.at(u"rivers").items(kMaxFeatures)) {
        m_tile.rivers.append(RiverSegment());
        for (const JsonPlace &e : place.items(kMaxFeatures)) {
            const CellEdge free = freeOuterEdge(e);
            m_tile.rivers.last().edges.append(free);
        }
    }
}

void Reader::refuseCrossing() const
{
    if (crossingFeatures(m_tile))
        m_place.refuse(u"two features of tile %1 cross each other"_s.arg(m_tile.id));
}

void Reader::readFields()
{
    if (!m_place.has(u"fields")) {
        m_tile.fields = deriveFields(m_tile);
        return;
    }
    m_tile.fieldsGiven = true;
    for (const JsonPlace &place : m_place.at(u"fields").items(kMaxFeatures)) {
        FieldSegment field;
        field.extra = place.unknownKeys({u"sides", u"cities"}, m_unknown);
        if (place.has(u"sides"))
            for (const JsonPlace &side : place.at(u"sides").items(kMaxFeatures * 2)) {
                const auto [cell, name] = cellAndRest(side);
                const auto half = halfEdgeFromString(name);
                if (!half || !m_tile.isOuter({cell, edgeOf(*half)}))
                    side.refuse(u"\"%1\" is no half edge of this tile's rim"_s.arg(side.string()));
                if (m_tile.cityAt({cell, edgeOf(*half)}) >= 0)
                    side.refuse(u"a field on a city's edge %1"_s.arg(side.string()));
                const CellHalf at{cell, *half};
                if (m_tile.fieldAt(at) >= 0 || field.sides.contains(at))
                    side.refuse(u"half edge %1 is in two fields"_s.arg(side.string()));
                field.sides.append(at);
            }
        if (place.has(u"cities"))
            field.cities = indices(place.at(u"cities"), m_tile.cities.size(), u"city");
        if (crossesFeature(m_tile, field))
            place.refuse(u"the field lies on both sides of a road, city or river"_s);
        m_tile.fields.append(field);
    }
}

void Reader::readSignposts()
{
    if (!m_place.has(u"signposts"))
        return;
    for (const JsonPlace &place : m_place.at(u"signposts").items(kMaxFeatures)) {
        Signpost signpost;
        signpost.extra = place.unknownKeys({u"edge", u"type"}, m_unknown);
        signpost.at = edge(place.at(u"edge"));
        if (!m_tile.isOuter(signpost.at) || signpost.at.edge == Edge::X || m_tile.roadAt(signpost.at) < 0)
            place.at(u"edge").refuse(u"a signpost on edge %1, where no road leaves"_s.arg(place.at(u"edge").string()));
        const auto type = signpostTypeFromString(place.at(u"type").string());
        if (!type)
            place.at(u"type").refuse(u"expected left, straight or right"_s);
        signpost.type = *type;
        m_tile.signposts.append(signpost);
    }
}

void Reader::readRoadside()
{
    if (!m_place.has(u"roadside"))
        return;
    for (const JsonPlace &place : m_place.at(u"roadside").items(kMaxFeatures)) {
        Roadside roadside;
        roadside.extra = place.unknownKeys({u"kind", u"roads"}, m_unknown);
        const auto kind = roadsideKindFromString(place.at(u"kind").string());
        if (!kind)
            place.at(u"kind").refuse(u"\"%1\" is no kind of illustration"_s.arg(place.at(u"kind").string()));
        roadside.kind = *kind;
        if (place.has(u"roads"))
            roadside.roads = indices(place.at(u"roads"), m_tile.roads.size(), u"road");
        m_tile.roadside.append(roadside);
    }
}

} // namespace

TileDefinition readTileDefinition(const JsonPlace &place, QStringList *unknown)
{
    return Reader(place, unknown).read();
}

} // namespace wayside
