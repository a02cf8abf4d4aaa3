#include "model/tiles/tileediting.h"

#include "model/tiles/tilereader.h"

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
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
    sketch.m_tips = tipsOf(tile);
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
    m_tips.removeIf([this](const CityTip &tip) { return !tipFits(m_tile, tip); });
    const QList<FieldSegment> derived = deriveFields(m_tile);
    m_tile.fields = m_tips.isEmpty() ? derived : partedFields(m_tile, m_tips);
    m_tile.fieldsGiven = !sameFields(m_tile.fields, derived);
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
    if (const int road = m_tile.roadAt(e); road >= 0) {
        m_tile.roads[road].edges.removeOne(e);
        runThrough(m_tile.roads[road]);
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

void TileSketch::dropTip(Edge city)
{
    const auto own = std::find_if(m_tips.begin(), m_tips.end(), [city](const CityTip &tip) { return tip.city == city; });
    if (own == m_tips.end())
        return;
    const bool metInMiddle = !own->corner;
    m_tips.erase(own);
    if (metInMiddle)
        m_tips.removeIf([city](const CityTip &tip) { return !tip.corner && tip.city == opposite(city); });
}

bool TileSketch::reach(CellEdge city, std::optional<Corner> corner)
{
    for (const QList<CityTip> &tips : possibleTips(m_tile, city.edge)) {
        if (city.cell != 0 || tips.first().corner != corner)
            continue;
        for (const CityTip &tip : tips)
            dropTip(tip.city);
        m_tips += tips;
        topologyChanged();
        return true;
    }
    return false;
}

void TileSketch::stepTip(CellEdge city)
{
    const QList<QList<CityTip>> possible = possibleTips(m_tile, city.edge);
    qsizetype next = 0;
    for (qsizetype i = 0; i < possible.size(); ++i)
        if (m_tips.contains(possible[i].first()))
            next = i + 1;
    dropTip(city.edge);
    topologyChanged();
    if (next < possible.size())
        reach(city, possible[next].first().corner);
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

void TileSketch::setAbbey(bool on)
{
    m_tile.abbey = on;
    topologyChanged();
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
