// Every base type made from edits, and what edits do to what they leave alone.
#include "model/tiles/catalogue.h"
#include "model/tiles/tileediting.h"
#include "model/tiles/tilestarts.h"
#include "model/tiles/tilereader.h"
#include "model/tiles/tilewords.h"

#include <QTest>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

constexpr CellEdge N{0, Edge::N};
constexpr CellEdge E{0, Edge::E};
constexpr CellEdge S{0, Edge::S};
constexpr CellEdge W{0, Edge::W};

/// The edits by which a player would make the type.
TileSketch made(QChar type)
{
    static const QHash<QChar, QString> codes{
        {u'A', u"ffff"_s}, {u'B', u"ffff"_s}, {u'C', u"cccc"_s}, {u'D', u"crfr"_s}, {u'E', u"cfff"_s}, {u'F', u"fcfc"_s},
        {u'G', u"fcfc"_s}, {u'H', u"cfcf"_s}, {u'I', u"cffc"_s}, {u'J', u"crrf"_s}, {u'K', u"cfrr"_s}, {u'L', u"crrr"_s},
        {u'M', u"ccff"_s}, {u'N', u"ccff"_s}, {u'O', u"crrc"_s}, {u'P', u"crrc"_s}, {u'Q', u"ccfc"_s}, {u'R', u"ccfc"_s},
        {u'S', u"ccrc"_s}, {u'T', u"ccrc"_s}, {u'U', u"rfrf"_s}, {u'V', u"ffrr"_s}, {u'W', u"frrr"_s}, {u'X', u"rrrr"_s}};
    static const QHash<QChar, QList<CellEdge>> cities{
        {u'C', {N, E, S, W}}, {u'F', {W, E}}, {u'G', {W, E}}, {u'M', {N, E}}, {u'N', {N, E}}, {u'O', {N, W}}, {u'P', {N, W}},
        {u'Q', {N, E, W}}, {u'R', {N, E, W}}, {u'S', {N, E, W}}, {u'T', {N, E, W}}};
    TileSketch sketch;
    if (type == u'A' || type == u'B')
        sketch.setMonastery(true);
    // One click at a time, as in the workshop.
    const QString code = type == u'A' ? u"ffrf"_s : codes.value(type);
    for (int i = 0; i < 4; ++i)
        for (qsizetype steps = QStringView(u"frcv").indexOf(code[i]); steps > 0; --steps)
            sketch.stepEdge({0, Edge(i)});
    const QList<CellEdge> joined = cities.value(type);
    for (qsizetype i = 1; i < joined.size(); ++i)
        sketch.join(joined.first(), joined[i]);
    if (QStringView(u"CFMOQS").contains(type))
        sketch.setPennants(joined.first(), 1);
    if (QStringView(u"LWX").contains(type))
        sketch.endAllRoads(NodeKind::Village);
    if (QStringView(u"ST").contains(type))
        sketch.endRoad(S, sketch.usualEnd());
    return sketch;
}

void makeEdges(TileSketch &sketch, const TileDefinition &wanted)
{
    sketch.setCells(wanted.cells);
    if (wanted.half)
        sketch.setHalf(wanted.half);
    for (const CellEdge &e : wanted.outerEdges())
        for (int clicks = 0; sketch.draft().edgeKind(e) != wanted.edgeKind(e) && clicks < 4; ++clicks)
            sketch.stepEdge(e);
}

void makeRoads(TileSketch &sketch, const TileDefinition &wanted)
{
    for (const RoadSegment &road : wanted.roads) {
        if (road.ends.isEmpty() && road.edges.size() == 2)
            sketch.join(road.edges[0], road.edges[1]);
        if (road.ends.isEmpty() && road.edges.size() > 2)
            sketch.makeRoundabout();
        for (int end : road.ends)
            sketch.endRoad(road.edges.first(), wanted.nodes[end].kind, wanted.nodes[end].cell);
    }
    for (const RoadSegment &road : wanted.roads)
        if (road.ends.isEmpty() && road.edges.size() == 2 && road.edges[0].cell != road.edges[1].cell)
            sketch.setLongRoad(road.edges.first(), road.through.isEmpty());
}

void makeCities(TileSketch &sketch, const TileDefinition &wanted)
{
    for (const CitySegment &city : wanted.cities) {
        for (const CellEdge &e : city.edges)
            if (e != city.edges.first())
                sketch.join(city.edges.first(), e);
        sketch.setPennants(city.edges.first(), city.pennants);
        sketch.setCathedral(city.edges.first(), city.cathedral);
    }
    // Where the fields are parted further than roads and walls do, a city's tip does it.
    for (int tries = 0; tries < 6 && !sameFields(sketch.draft().fields, wanted.fields); ++tries)
        for (const CitySegment &city : wanted.cities)
            if (!sameFields(sketch.draft().fields, wanted.fields))
                sketch.stepTip(city.edges.first());
}

void makeSmallThings(TileSketch &sketch, const TileDefinition &wanted)
{
    sketch.setMonastery(wanted.monastery);
    sketch.setGarden(wanted.garden);
    sketch.setWaterTower(wanted.waterTower);
    sketch.setAbbey(wanted.abbey);
    if (wanted.labyrinth)
        sketch.setLabyrinth(true);
    for (const Signpost &s : wanted.signposts)
        for (int clicks = 0; clicks <= int(s.type); ++clicks)
            sketch.stepSignpost(s.at);
    for (const Roadside &r : wanted.roadside) {
        QList<int> roads;
        for (int road : r.roads)
            roads.append(sketch.draft().roadAt(wanted.roads[road].edges.first()));
        sketch.addRoadside(r.kind, roads);
    }
}

/// Any tile from an empty square, by nothing but the edits that the workshop offers.
TileSketch madeLike(const TileDefinition &wanted)
{
    TileSketch sketch;
    makeEdges(sketch, wanted);
    makeRoads(sketch, wanted);
    makeCities(sketch, wanted);
    makeSmallThings(sketch, wanted);
    return sketch;
}

} // namespace

Q_DECLARE_METATYPE(wayside::TileSketch)

class TestTileEditing : public QObject
{
    Q_OBJECT

    Catalogue m_catalogue = Catalogue::shipped();

private Q_SLOTS:
    void everyBaseTypeCanBeMade_data()
    {
        QTest::addColumn<QChar>("type");
        for (char c = 'A'; c <= 'X'; ++c)
            QTest::newRow(QByteArray(1, c).constData()) << QChar(QLatin1Char(c));
    }
    void everyBaseTypeCanBeMade()
    {
        QFETCH(QChar, type);
        const TileRef shipped = m_catalogue.find(u"base:"_s + type);
        QVERIFY(shipped);
        const TileSketch sketch = made(type);
        QCOMPARE(faults(sketch), QStringList());
        const TileDefinition tile = sketch.toDefinition();
        QVERIFY2(samePattern(tile, *shipped), qPrintable(describe(tile).join(u'\n') + u"\n--\n"_s + describe(*shipped).join(u'\n')));
        QVERIFY(!describe(tile).isEmpty());
    }

    /// All tiles of all fifteen sets. Nothing is left out.
    void everyShippedTileCanBeMade_data()
    {
        QTest::addColumn<QString>("set");
        for (const TileSet &set : m_catalogue.sets())
            QTest::newRow(qPrintable(set.id)) << set.id;
    }
    void everyShippedTileCanBeMade()
    {
        QFETCH(QString, set);
        for (const TileRef &shipped : m_catalogue.set(set)->tiles) {
            const TileSketch sketch = madeLike(*shipped);
            QVERIFY2(faults(sketch).isEmpty(), qPrintable(shipped->id + u": "_s + faults(sketch).join(u' ')));
            const TileDefinition tile = sketch.toDefinition();
            QVERIFY2(samePattern(tile, *shipped),
                     qPrintable(shipped->id + u'\n' + describe(tile).join(u'\n') + u"\n--\n"_s + describe(*shipped).join(u'\n')));
        }
    }

    void thereAreFifteenSets() { QCOMPARE(m_catalogue.sets().size(), 15); }

    void aCitysTipPartsTheField()
    {
        TileSketch sketch;
        sketch.setEdge(N, EdgeKind::City);
        QVERIFY(!sketch.reach(N, Corner::NE));          // its own corner
        QVERIFY(!sketch.reach(N, std::nullopt));        // alone in the middle it parts nothing
        QVERIFY(sketch.reach(N, Corner::SE));
        QVERIFY(samePattern(sketch.toDefinition(), TileSketch(sketch).toDefinition()));
        QCOMPARE(sketch.draft().fields.size(), 2);
        QCOMPARE(faults(sketch), QStringList());
        QVERIFY(describe(sketch.draft()).join(u' ').contains(u"between east and south"_s));
        QVERIFY(describe(sketch.draft(), Rotation::R90).join(u' ').contains(u"between south and west"_s));
        // It stays through other edits and through the file, and goes with its city.
        sketch.setWaterTower(true);
        TileSketch back = TileSketch::fromDefinition(sketch.toDefinition());
        QCOMPARE(back.tips(), sketch.tips());
        back.setEdge(S, EdgeKind::Road);
        back.endRoad(S, NodeKind::Village);
        QCOMPARE(back.draft().fields.size(), 2);
        back.setEdge(W, EdgeKind::Road);
        back.join(S, W);
        QCOMPARE(back.draft().fields.size(), 3);
        back.setEdge(N, EdgeKind::Field);
        QVERIFY(back.tips().isEmpty());
        QCOMPARE(back.draft().fields.size(), 2);
        // A road in between leaves no room for it.
        sketch.join(E, W);
        QVERIFY(sketch.tips().isEmpty());
        QVERIFY(!sketch.reach(N, Corner::SW));
        QVERIFY(samePattern(sketch.draft(), TileSketch::fromDefinition(sketch.toDefinition()).draft()));
    }

    void theLongSideIsADirection()
    {
        TileSketch sketch;
        sketch.setHalf(Corner::NW);
        sketch.join(N, {0, Edge::X});
        QVERIFY(describe(sketch.draft()).first().contains(u"from north to south-east"_s));
        QVERIFY(describe(sketch.draft(), Rotation::R90).first().contains(u"from east to south-west"_s));
    }

    void tipsAreSteppedThrough()
    {
        TileSketch sketch;
        sketch.setEdges(u"crcr"_s);
        sketch.endRoad(E, NodeKind::Other);
        sketch.endRoad(W, NodeKind::Other);
        QCOMPARE(sketch.draft().fields.size(), 1);
        QList<qsizetype> fields;
        for (int i = 0; i < 4; ++i) {
            sketch.stepTip(N);
            fields.append(sketch.draft().fields.size());
        }
        QCOMPARE(fields.last(), 1);
        QVERIFY(fields.contains(4));
        QVERIFY(samePattern(madeLike(*m_catalogue.find(u"inns:CRCR"_s)).draft(), *m_catalogue.find(u"inns:CRCR"_s)));
    }

    void roadsRunThroughTheSquaresBetween()
    {
        TileSketch sketch;
        sketch.setCells({{0, 0}, {1, 0}, {2, 0}});
        sketch.setEdge(W, EdgeKind::Road);
        sketch.endRoad(W, NodeKind::Clay, 2);
        QCOMPARE(sketch.draft().roads.first().through.size(), 2);
        sketch.setEdge({2, Edge::E}, EdgeKind::Road);
        sketch.join(W, {2, Edge::E});
        QCOMPARE(sketch.draft().roads.first().through.size(), 3);
        QVERIFY(!sketch.isLongRoad(W));
        sketch.setLongRoad(W, true);
        QVERIFY(sketch.isLongRoad(W));
        QVERIFY(sketch.toDefinition().roads.first().through.isEmpty());
        sketch.setLongRoad(W, false);
        QCOMPARE(sketch.toDefinition().roads.first().through.size(), 3);
        sketch.setEdge({1, Edge::S}, EdgeKind::Road);
        sketch.makeRoundabout();
        QCOMPARE(sketch.toDefinition().roads.first().through.size(), 4);
    }

    void differentTypesDiffer()
    {
        for (char a = 'A'; a <= 'X'; ++a)
            for (char b = 'A'; b < a; ++b)
                QVERIFY(!samePattern(made(QLatin1Char(a)).toDefinition(), made(QLatin1Char(b)).toDefinition()));
    }

    void everyShippedTileComesBack()
    {
        for (const TileSet &set : m_catalogue.sets())
            for (const TileRef &tile : set.tiles) {
                const TileSketch sketch = TileSketch::fromDefinition(*tile);
                QVERIFY2(faults(sketch).isEmpty() || tile->fieldsGiven, qPrintable(tile->id + faults(sketch).join(u' ')));
                QVERIFY2(samePattern(sketch.toDefinition(), *tile), qPrintable(tile->id));
            }
    }

    void startsAreTiles()
    {
        for (const TileStart &start : tileStarts()) {
            QVERIFY2(faults(start.sketch).isEmpty(), qPrintable(start.key + faults(start.sketch).join(u' ')));
            start.sketch.toDefinition();
        }
    }

    void aLonelyRoadIsNamed()
    {
        TileSketch sketch;
        sketch.stepEdge(E);
        QCOMPARE(faults(sketch).size(), 1);
        QVERIFY(faults(sketch).first().contains(u"east"_s));
        QVERIFY(faults(sketch, Rotation::R90).first().contains(u"south"_s));
        sketch.stepEdge(W);
        QCOMPARE(faults(sketch), QStringList());
        QCOMPARE(sketch.toDefinition().roads.size(), 1);
    }

    void roadsAreJoinedAnew()
    {
        TileSketch sketch;
        sketch.setEdges(u"rrrr"_s);
        QVERIFY(sketch.join(N, W));
        const TileDefinition tile = sketch.toDefinition();
        QCOMPARE(tile.roadAt(N), tile.roadAt(W));
        QCOMPARE(tile.roadAt(E), tile.roadAt(S));
        QVERIFY(tile.roadAt(N) != tile.roadAt(E));
        sketch.join(N, S);
        QCOMPARE(faults(sketch).size(), 1);     // N-S and E-W cross
        sketch.makeRoundabout();
        QCOMPARE(faults(sketch), QStringList());
        QCOMPARE(sketch.toDefinition().roads.size(), 1);
        sketch.clearMiddle();
        QCOMPARE(faults(sketch).size(), 4);
    }

    void signpostsStepAndGoWithTheirRoad()
    {
        TileSketch sketch;
        sketch.stepSignpost(N);
        QVERIFY(sketch.draft().signposts.isEmpty());
        sketch.setEdges(u"rfrf"_s);
        for (SignpostType type : {SignpostType::Left, SignpostType::Straight, SignpostType::Right}) {
            sketch.stepSignpost(N);
            QVERIFY(sketch.draft().signposts.first().type == type);
        }
        QVERIFY(describe(sketch.toDefinition()).join(u' ').contains(u"right"_s));
        sketch.stepEdge(N);
        QVERIFY(sketch.draft().signposts.isEmpty());
    }

    void illustrationsKeepTheirRoad()
    {
        TileSketch sketch;
        sketch.setEdges(u"rrrf"_s);
        sketch.endAllRoads(NodeKind::Village);
        const int south = sketch.draft().roadAt(S);
        sketch.addRoadside(RoadsideKind::Travellers, {south});
        sketch.setEdge(N, EdgeKind::Field);
        const TileDefinition tile = sketch.toDefinition();
        QCOMPARE(tile.roadside.first().roads, QList<int>{tile.roadAt(S)});
        sketch.setEdge(S, EdgeKind::Field);
        QVERIFY(sketch.draft().roadside.first().roads.isEmpty());
        sketch.addRoadside(RoadsideKind::Garden, {0});
        QVERIFY(sketch.draft().garden);
        sketch.removeRoadside(1);
        QVERIFY(!sketch.draft().garden);
    }

    void shapesKeepWhatStaysOnTheRim()
    {
        TileSketch sketch;
        sketch.setEdges(u"rcff"_s);
        sketch.setEdge(W, EdgeKind::Road);
        QVERIFY(sketch.setCells({{0, 0}, {1, 0}}));
        QVERIFY(sketch.draft().cities.isEmpty());
        QCOMPARE(sketch.draft().roads.size(), 1);
        QVERIFY(!sketch.setCells({{0, 0}, {2, 0}}));
        QVERIFY(sketch.join(W, {1, Edge::E}));
        QCOMPARE(sketch.draft().edgeKind({1, Edge::E}), EdgeKind::Road);
        const auto through = sketch.draft().roads[sketch.draft().roadAt(W)].through;
        QCOMPARE(through.size(), 2);
        sketch.setHalf(Corner::SE);
        QVERIFY(sketch.draft().half);
        QVERIFY(sketch.draft().roads.isEmpty());
        sketch.toDefinition();
    }

    void historyIsAListOfValues()
    {
        SketchHistory history;
        TileSketch sketch = history.now();
        sketch.stepEdge(N);
        history.add(sketch);
        history.add(sketch);
        history.undo();
        QVERIFY(!history.canUndo());
        QVERIFY(history.now().draft().roads.isEmpty());
        history.redo();
        QCOMPARE(history.now().draft().roads.size(), 1);
        QVERIFY(!history.canRedo());
    }

    void everyFaultIsSaidInWords_data()
    {
        QTest::addColumn<TileSketch>("sketch");
        QTest::addColumn<QString>("words");
        TileSketch lonely;
        lonely.setEdge(N, EdgeKind::Road);
        QTest::newRow("a road that leads nowhere") << lonely << u"The road north leads nowhere"_s;
        TileSketch crossing;
        crossing.setEdges(u"rrrr"_s);
        crossing.join(N, S);
        QTest::newRow("roads that cross") << crossing << u"crosses what joins"_s;
        TileDefinition signpost;
        signpost.id = u"new"_s;
        signpost.fields = deriveFields(signpost);
        signpost.signposts = {{E, SignpostType::Left}};
        QTest::newRow("a signpost without a road") << TileSketch::fromDefinition(signpost) << u"The signpost east stands where no road leaves"_s;
        TileSketch straight;
        straight.setEdges(u"rfrf"_s);
        TileDefinition cut = straight.toDefinition();
        cut.fieldsGiven = true;
        cut.fields = deriveFields(TileSketch().draft());
        QTest::newRow("a field cut in two") << TileSketch::fromDefinition(cut) << u"A field is cut in two"_s;
        TileSketch tower;
        tower.setWaterTower(true);
        QTest::newRow("a water tower without a city") << tower << u"The water tower has no city"_s;
        TileSketch labyrinth;
        labyrinth.setLabyrinth(true);
        QTest::newRow("a labyrinth without roads") << labyrinth << u"The labyrinth has no roads"_s;
    }
    void everyFaultIsSaidInWords()
    {
        QFETCH(TileSketch, sketch);
        QFETCH(QString, words);
        const QStringList told = faults(sketch);
        QVERIFY2(!told.isEmpty() && told.first().contains(words), qPrintable(told.join(u' ')));
        QVERIFY2(told.first().count(u'.') >= 2 && !told.first().contains(u'/'), "it says what to do, and no code");
    }

    void aWaterTowerNeedsACity()
    {
        TileSketch sketch;
        sketch.setWaterTower(true);
        QCOMPARE(faults(sketch).size(), 1);
        sketch.setEdge(N, EdgeKind::City);
        QCOMPARE(faults(sketch), QStringList());
    }
};

QTEST_APPLESS_MAIN(TestTileEditing)
#include "tst_tileediting.moc"
