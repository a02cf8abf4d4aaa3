#include "model/tiles/tilewords.h"

#include "model/tiles/rim.h"
#include "model/tiles/tilereader.h"

#include <QCoreApplication>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct TileWords {
    Q_DECLARE_TR_FUNCTIONS(wayside::TileWords)
public:
    const TileDefinition &tile;
    Rotation rotation;

    QString edge(CellEdge e) const { return edgeWords(tile, e, rotation); }

    QString list(const QStringList &words) const
    {
        if (words.size() < 2)
            return words.join(QString());
        return tr("%1 and %2", "the end of a list").arg(words.mid(0, words.size() - 1).join(tr(", ", "within a list")), words.last());
    }

    QString edges(const QList<CellEdge> &all) const
    {
        QStringList words;
        for (const CellEdge &e : all)
            words.append(edge(e));
        return list(words);
    }

    QString ends(NodeKind kind, int count, const QString &where) const;
    void roads(QStringList &lines) const;
    void cities(QStringList &lines) const;
    void middle(QStringList &lines) const;
    void beside(QStringList &lines) const;
    QString crossing() const;
    bool fieldCut() const;
};

QString TileWords::ends(NodeKind kind, int count, const QString &where) const
{
    switch (kind) {
    case NodeKind::Village: return tr("%n road(s) end in a village: %1.", nullptr, count).arg(where);
    case NodeKind::Monastery: return tr("%n road(s) end at the monastery: %1.", nullptr, count).arg(where);
    case NodeKind::City: return tr("%n road(s) end at a city gate: %1.", nullptr, count).arg(where);
    case NodeKind::Tunnel: return tr("%n road(s) lead into a tunnel mouth: %1.", nullptr, count).arg(where);
    case NodeKind::Lake: return tr("%n road(s) reach a lake: %1.", nullptr, count).arg(where);
    case NodeKind::Castle: return tr("%n road(s) end at a castle: %1.", nullptr, count).arg(where);
    case NodeKind::Cathedral: return tr("%n road(s) end at a cathedral: %1.", nullptr, count).arg(where);
    case NodeKind::Clay: return tr("%n road(s) end in a clay field: %1.", nullptr, count).arg(where);
    case NodeKind::Other: break;
    }
    return tr("%n road(s) end in the middle: %1.", nullptr, count).arg(where);
}

void TileWords::roads(QStringList &lines) const
{
    for (int n = 0; n < tile.nodes.size(); ++n) {
        QList<CellEdge> there;
        int count = 0;
        for (const RoadSegment &road : tile.roads)
            if (road.ends.contains(n)) {
                there += road.edges;
                count += int(road.ends.count(n));
            }
        if (count > 0)
            lines.append(ends(tile.nodes[n].kind, count, edges(there)));
    }
    for (const RoadSegment &road : tile.roads) {
        if (!road.ends.isEmpty())
            continue;
        if (road.edges.size() == 2)
            lines.append(tr("A road runs from %1 to %2.").arg(edge(road.edges[0]), edge(road.edges[1])));
        else if (road.edges.size() > 2)
            lines.append(tile.labyrinth ? tr("The labyrinth joins the roads: %1.").arg(edges(road.edges))
                                        : tr("A roundabout joins the roads: %1.").arg(edges(road.edges)));
    }
}

void TileWords::cities(QStringList &lines) const
{
    for (const CitySegment &city : tile.cities) {
        QString line = city.edges.size() > 1 ? tr("One city reaches %1").arg(edges(city.edges)) : tr("A city lies %1").arg(edges(city.edges));
        if (city.pennants > 0)
            line = tr("%1, with %n pennant(s)", nullptr, city.pennants).arg(line);
        if (city.cathedral)
            line = tr("%1, with a cathedral").arg(line);
        lines.append(tr("%1.", "a sentence").arg(line));
    }
    for (const CityTip &tip : tipsOf(tile)) {
        const QString city = edge({0, tip.city});
        if (tip.corner) {
            const auto [first, second] = cornerEdges(*tip.corner);
            lines.append(tr("The tip of the city %1 reaches the corner between %2 and %3 and parts the field.")
                             .arg(city, edge({0, first}), edge({0, second})));
        } else {
            lines.append(tr("The tip of the city %1 reaches the middle and parts the field.").arg(city));
        }
    }
    for (const RiverSegment &river : tile.rivers)
        lines.append(river.edges.size() == 1 ? tr("A river begins or ends here and leaves %1.").arg(edges(river.edges))
                                             : tr("A river joins %1.").arg(edges(river.edges)));
}

void TileWords::middle(QStringList &lines) const
{
    if (tile.monastery)
        lines.append(tr("A monastery stands in the middle."));
    if (tile.abbey)
        lines.append(tr("It is an abbey: it fits in any hole."));
    if (tile.garden)
        lines.append(tr("There is a garden, for the abbot too."));
    if (tile.waterTower)
        lines.append(tr("A water tower stands in the city."));
    if (tile.labyrinth)
        lines.append(tr("There is a labyrinth."));
    lines.append(tr("The tile has %n field(s).", nullptr, int(tile.fields.size())));
}

void TileWords::beside(QStringList &lines) const
{
    for (const Signpost &s : tile.signposts)
        lines.append(tr("The signpost %1 points %2.", "%1 is an edge, %2 left, straight on or right").arg(edge(s.at), signpostWords(s.type)));
    for (const Roadside &r : tile.roadside) {
        QStringList where;
        for (int road : r.roads)
            if (road < tile.roads.size())
                where.append(edges(tile.roads[road].edges));
        const QString kind = roadsideWords(r.kind);
        lines.append(where.isEmpty() ? tr("%1: beside no road.").arg(kind) : tr("%1: beside the road %2.").arg(kind, list(where)));
    }
}

/// The reader refuses these too; here the two are named.
QString TileWords::crossing() const
{
    const auto both = crossingFeatures(tile);
    if (!both)
        return {};
    const QList<CellEdge> rim = rimOf(tile);
    const auto there = [&](const Barrier &b) {
        QList<CellEdge> at;
        for (int contact : b.contacts)
            at.append(rim[contact]);
        return edges(at);
    };
    return tr("What joins %1 crosses what joins %2. Join them in another way, or let the roads meet in the middle.")
        .arg(there(both->first), there(both->second));
}

/// True where a field that was given lies on both sides of a road, city or river.
bool TileWords::fieldCut() const
{
    if (!tile.fieldsGiven)
        return false;
    TileDefinition derived = tile;
    derived.fields = deriveFields(tile);
    for (const FieldSegment &field : tile.fields)
        for (const CellHalf &side : field.sides)
            if (derived.fieldAt(side) != derived.fieldAt(field.sides.first()))
                return true;
    return false;
}

} // namespace

namespace {
/// Which way the long side of a triangular tile looks: away from its corner.
QString longSideWords(Corner corner, Rotation rotation)
{
    switch (rotated(opposite(corner), rotation)) {
    case Corner::NW: return TileWords::tr("north-west");
    case Corner::NE: return TileWords::tr("north-east");
    case Corner::SE: return TileWords::tr("south-east");
    case Corner::SW: break;
    }
    return TileWords::tr("south-west");
}
} // namespace

QString edgeWords(const TileDefinition &tile, CellEdge e, Rotation rotation)
{
    QString word;
    switch (e.edge == Edge::X ? Edge::X : rotated(e.edge, rotation)) {
    case Edge::N: word = TileWords::tr("north"); break;
    case Edge::E: word = TileWords::tr("east"); break;
    case Edge::S: word = TileWords::tr("south"); break;
    case Edge::W: word = TileWords::tr("west"); break;
    case Edge::X: word = longSideWords(tile.half.value_or(Corner::NW), rotation); break;
    }
    return tile.isMultiSquare() ? TileWords::tr("%1 (square %2)").arg(word).arg(e.cell + 1) : word;
}

QString signpostWords(SignpostType type)
{
    switch (type) {
    case SignpostType::Left: return TileWords::tr("left");
    case SignpostType::Straight: return TileWords::tr("straight on");
    case SignpostType::Right: break;
    }
    return TileWords::tr("right");
}

QString roadsideWords(RoadsideKind kind)
{
    switch (kind) {
    case RoadsideKind::Farmhouse: return TileWords::tr("Farmhouse");
    case RoadsideKind::Cowshed: return TileWords::tr("Cowshed");
    case RoadsideKind::Pigsty: return TileWords::tr("Pigsty");
    case RoadsideKind::DonkeyStable: return TileWords::tr("Donkey stable");
    case RoadsideKind::Garden: return TileWords::tr("Garden");
    case RoadsideKind::Highwaymen: return TileWords::tr("Highwaymen");
    case RoadsideKind::Travellers: return TileWords::tr("Travellers");
    case RoadsideKind::Inn: break;
    }
    return TileWords::tr("Inn");
}

QString nodeWords(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Village: return TileWords::tr("Village");
    case NodeKind::Monastery: return TileWords::tr("Monastery");
    case NodeKind::City: return TileWords::tr("City gate");
    case NodeKind::Tunnel: return TileWords::tr("Tunnel mouth");
    case NodeKind::Lake: return TileWords::tr("Lake");
    case NodeKind::Castle: return TileWords::tr("Castle");
    case NodeKind::Cathedral: return TileWords::tr("Cathedral (a road's end)");
    case NodeKind::Clay: return TileWords::tr("Clay field");
    case NodeKind::Other: break;
    }
    return TileWords::tr("Another end");
}

QStringList describe(const TileDefinition &tile, Rotation rotation)
{
    const TileWords words{tile, rotation};
    QStringList lines;
    words.roads(lines);
    words.cities(lines);
    words.middle(lines);
    words.beside(lines);
    return lines;
}

QStringList faults(const TileSketch &sketch, Rotation rotation)
{
    const TileDefinition &tile = sketch.draft();
    const TileWords words{tile, rotation};
    QStringList lines;
    for (const RoadSegment &road : tile.roads)
        if (road.edges.size() + road.ends.size() < 2)
            lines.append(TileWords::tr("The road %1 leads nowhere. Drag it to another road edge or to the middle.").arg(words.edges(road.edges)));
    for (const Signpost &s : tile.signposts)
        if (tile.roadAt(s.at) < 0)
            lines.append(TileWords::tr("The signpost %1 stands where no road leaves. Make that edge a road or take the signpost away.")
                             .arg(words.edge(s.at)));
    if (const QString crossing = words.crossing(); !crossing.isEmpty())
        lines.append(crossing);
    if (words.fieldCut())
        lines.append(TileWords::tr("A field is cut in two by a road, a city or a river. Change an edge and back: the fields are then worked out anew."));
    if (tile.waterTower && tile.cities.isEmpty())
        lines.append(TileWords::tr("The water tower has no city to stand in. Make an edge a city or take the tower away."));
    if (tile.labyrinth && tile.roads.isEmpty())
        lines.append(TileWords::tr("The labyrinth has no roads. Make the edges roads or take the labyrinth away."));
    if (lines.isEmpty()) {
        try {
            sketch.toDefinition();
        } catch (const ReadError &error) {
            lines.append(TileWords::tr("This can't be printed on a tile: %1.").arg(error.reason()));
        }
    }
    return lines;
}

} // namespace wayside
