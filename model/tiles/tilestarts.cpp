#include "model/tiles/tilestarts.h"

#include <QCoreApplication>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct Starts {
    Q_DECLARE_TR_FUNCTIONS(wayside::TileStarts)
};

constexpr CellEdge kNorth{0, Edge::N};
constexpr CellEdge kEast{0, Edge::E};
constexpr CellEdge kSouth{0, Edge::S};
constexpr CellEdge kWest{0, Edge::W};

TileSketch of(const QString &code)
{
    TileSketch sketch;
    sketch.setEdges(code);
    return sketch;
}

TileSketch crossroads(const QString &code)
{
    TileSketch sketch = of(code);
    sketch.endAllRoads(NodeKind::Village);
    return sketch;
}

TileSketch roundabout(const QString &code)
{
    TileSketch sketch = of(code);
    sketch.makeRoundabout();
    return sketch;
}

TileSketch monastery(const QString &code)
{
    TileSketch sketch;
    sketch.setMonastery(true);
    sketch.setEdges(code);
    return sketch;
}

TileSketch wideCity(const QString &code, const QList<CellEdge> &edges)
{
    TileSketch sketch = of(code);
    for (qsizetype i = 1; i < edges.size(); ++i)
        sketch.join(edges.first(), edges[i]);
    return sketch;
}

TileSketch cityGate()
{
    TileSketch sketch = of(u"cffc"_s);
    sketch.join(kNorth, kWest);
    sketch.setEdge(kSouth, EdgeKind::Road);
    sketch.endRoad(kSouth, NodeKind::City);
    return sketch;
}

TileSketch shaped(const QList<Position> &cells)
{
    TileSketch sketch;
    sketch.setCells(cells);
    return sketch;
}

TileSketch triangle()
{
    TileSketch sketch;
    sketch.setHalf(Corner::NW);
    return sketch;
}

} // namespace

QList<TileStart> tileStarts()
{
    return {
        {u"straight"_s, Starts::tr("Straight road"), of(u"rfrf"_s)},
        {u"curve"_s, Starts::tr("Curve"), of(u"ffrr"_s)},
        {u"two-curves"_s, Starts::tr("Two curves"), of(u"rrrr"_s)},
        {u"crossroads-3"_s, Starts::tr("Crossroads of three roads"), crossroads(u"frrr"_s)},
        {u"crossroads-4"_s, Starts::tr("Crossroads of four roads"), crossroads(u"rrrr"_s)},
        {u"roundabout"_s, Starts::tr("Roundabout of three roads"), roundabout(u"frrr"_s)},
        {u"monastery"_s, Starts::tr("Monastery"), monastery(u"ffff"_s)},
        {u"monastery-road"_s, Starts::tr("Monastery with a road"), monastery(u"ffrf"_s)},
        {u"city"_s, Starts::tr("City on one side"), of(u"cfff"_s)},
        {u"city-straight"_s, Starts::tr("City and a straight road"), of(u"crfr"_s)},
        {u"city-curve-right"_s, Starts::tr("City and a curve to the right"), of(u"crrf"_s)},
        {u"city-curve-left"_s, Starts::tr("City and a curve to the left"), of(u"cfrr"_s)},
        {u"city-crossroads"_s, Starts::tr("City and a crossroads"), crossroads(u"crrr"_s)},
        {u"city-corner"_s, Starts::tr("City in a corner"), wideCity(u"ccff"_s, {kNorth, kEast})},
        {u"city-corner-curve"_s, Starts::tr("City in a corner and a curve"), wideCity(u"crrc"_s, {kNorth, kWest})},
        {u"city-band"_s, Starts::tr("City across the tile"), wideCity(u"fcfc"_s, {kWest, kEast})},
        {u"city-three"_s, Starts::tr("City on three sides"), wideCity(u"ccfc"_s, {kNorth, kEast, kWest})},
        {u"city-gate"_s, Starts::tr("Road to a city gate"), cityGate()},
        {u"city-whole"_s, Starts::tr("City all over"), wideCity(u"cccc"_s, {kNorth, kEast, kSouth, kWest})},
        {u"river"_s, Starts::tr("River"), of(u"vfvf"_s)},
        {u"double"_s, Starts::tr("Double tile"), shaped({{0, 0}, {1, 0}})},
        {u"four"_s, Starts::tr("Tile of four squares"), shaped({{0, 0}, {1, 0}, {0, 1}, {1, 1}})},
        {u"irregular"_s, Starts::tr("Irregular tile"), shaped({{0, 0}, {1, 0}, {0, 1}})},
        {u"triangle"_s, Starts::tr("Triangular tile"), triangle()},
    };
}

} // namespace wayside
