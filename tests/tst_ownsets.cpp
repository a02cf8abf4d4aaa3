// Own sets as files, the check of the box, and the rule that a changed set leaves old games as they are.
#include "model/game/game.h"
#include "model/game/gametiles.h"
#include "model/game/keptdefinitions.h"
#include "model/storage/readerror.h"
#include "model/tiles/boxcheck.h"
#include "model/tiles/ownsets.h"
#include "model/tiles/tileediting.h"

#include <QTest>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

constexpr CellEdge N{0, Edge::N};

TileDefinition straight()
{
    TileSketch sketch;
    sketch.setEdges(u"rfrf"_s);
    return sketch.toDefinition();
}

QString refusal(const QByteArray &bytes, const Catalogue &catalogue)
{
    try {
        importSet(bytes, catalogue);
    } catch (const ReadError &error) {
        return error.message();
    }
    return {};
}

} // namespace

class TestOwnSets : public QObject
{
    Q_OBJECT

    Catalogue m_shipped = Catalogue::shipped();

    TileSet someSet() const
    {
        TileSet set = newOwnSet(m_shipped, u"Club tiles"_s);
        TileDefinition tile = straight();
        tile.id = freeTileId(set);
        putTile(set, tile);
        tile.id = freeTileId(set);
        tile.count = 3;
        putTile(set, tile);
        return set;
    }

    static TableRecord head(const QString &set)
    {
        TableRecord record;
        record.sets = {u"base-c3"_s, set};
        record.players = {Player{u"Ash"_s, Colour::Red, {}}, Player{u"Birch"_s, Colour::Blue, {}}};
        record.start = {StartTile{u"base:D"_s, {0, 0}, Rotation::R0, {}}};
        return record;
    }

private Q_SLOTS:
    void aSetIsPassedOnAsAFile()
    {
        const TileSet set = someSet();
        QCOMPARE(set.tiles.size(), 2);
        const TileSet read = importSet(exportSet(set), m_shipped);
        QVERIFY(read.own);
        QCOMPARE(read.displayName(u"cs"_s), u"Club tiles"_s);
        QCOMPARE(read.tiles.size(), 2);
        QCOMPARE(read.tiles[1]->count, 3);
        QVERIFY(samePattern(*read.tiles[0], *set.tiles[0]));
        Catalogue both = m_shipped;
        both.put(set);
        const TileSet again = importSet(exportSet(set), both);
        QVERIFY(again.id != set.id);
        QVERIFY(again.tiles[0]->id != set.tiles[0]->id);
    }

    void badFilesAreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("place");
        struct Bad {
            const char *what;
            const char *bytes;      ///< with ' for "
            const char *place;
        };
        static const Bad kBad[] = {
            {"empty", "", ""},
            {"cut off", "{'tiles': [{'id': 'a:1'", "line 1"},
            {"no JSON", "tiles: a", "line 1"},
            {"an array", "[]", ""},
            {"a text", "'tiles'", ""},
            {"no tiles", "{'name': {'en': 'Mine'}}", "\"tiles\" is missing"},
            {"tiles in an object", "{'tiles': {'id': 'a:1'}}", "/tiles"},
            {"empty of tiles", "{'tiles': []}", "/tiles"},
            {"a tile that is a number", "{'tiles': [7]}", "/tiles/0"},
            {"a tile without an id", "{'tiles': [{'id': 'a:1'}, {'count': 2}]}", "/tiles/1"},
            {"an empty id", "{'tiles': [{'id': ''}]}", "/tiles/0/id"},
            {"an id twice", "{'tiles': [{'id': 'a:1'}, {'id': 'a:1'}]}", "/tiles/1/id"},
            {"fewer than no copies", "{'tiles': [{'id': 'a:1', 'count': -1}]}", "/tiles/0/count"},
            {"half a copy", "{'tiles': [{'id': 'a:1', 'count': 1.5}]}", "/tiles/0/count"},
            {"a name that is no text", "{'tiles': [{'id': 'a:1', 'name': {'en': 5}}]}", "/tiles/0/name/en"},
            {"a set's name that is no text", "{'name': {'en': []}, 'tiles': [{'id': 'a:1'}]}", "/name/en"},
            {"no squares", "{'tiles': [{'id': 'a:1', 'cells': []}]}", "/tiles/0/cells"},
            {"a square twice", "{'tiles': [{'id': 'a:1', 'cells': [[0, 0], [0, 0]]}]}", "/tiles/0/cells/1"},
            {"squares apart", "{'tiles': [{'id': 'a:1', 'cells': [[0, 0], [2, 0]]}]}", "/tiles/0/cells"},
            {"a square far away", "{'tiles': [{'id': 'a:1', 'cells': [[0, 0], [99999, 0]]}]}", "/tiles/0/cells/1/0"},
            {"an unknown corner", "{'tiles': [{'id': 'a:1', 'half': 'N'}]}", "/tiles/0/half"},
            {"a triangle of two squares", "{'tiles': [{'id': 'a:1', 'cells': [[0, 0], [1, 0]], 'half': 'NW'}]}", "/tiles/0/half"},
            {"an unknown end", "{'tiles': [{'id': 'a:1', 'nodes': {'v': 'pub'}}]}", "/tiles/0/nodes/v"},
            {"an end in no square", "{'tiles': [{'id': 'a:1', 'nodes': {'v': {'kind': 'village', 'cell': 1}}}]}", "/tiles/0/nodes/v/cell"},
            {"an unknown edge", "{'tiles': [{'id': 'a:1', 'roads': [{'edges': ['Q']}]}]}", "/tiles/0/roads/0/edges/0"},
            {"an edge with two features", "{'tiles': [{'id': 'a:1', 'roads': [{'edges': ['N', 'S']}], 'cities': [{'edges': ['N']}]}]}", "/tiles/0/cities/0/edges/0"},
            {"a road to no end", "{'tiles': [{'id': 'a:1', 'roads': [{'edges': ['N'], 'ends': ['v']}]}]}", "/tiles/0/roads/0/ends/0"},
            {"a road of nothing", "{'tiles': [{'id': 'a:1', 'roads': [{}]}]}", "/tiles/0/roads/0"},
            {"a road that leads nowhere", "{'tiles': [{'id': 'a:0'}, {'id': 'a:1', 'roads': [{'edges': ['N']}]}]}", "/tiles/1"},
            {"an inner edge", "{'tiles': [{'id': 'a:1', 'cells': [[0, 0], [1, 0]], 'roads': [{'edges': ['0:E', '0:W']}]}]}", "/tiles/0/roads/0/edges/0"},
            {"a way through two squares", "{'tiles': [{'id': 'a:1', 'cells': [[0, 0], [1, 0]], 'roads': [{'edges': ['0:W', '1:E'], 'through': [['0:W', '1:E']]}]}]}", "/tiles/0/roads/0/through/0"},
            {"roads that cross", "{'tiles': [{'id': 'a:1', 'roads': [{'edges': ['N', 'S']}, {'edges': ['W', 'E']}]}]}", "/tiles/0"},
            {"pennants below nought", "{'tiles': [{'id': 'a:1', 'cities': [{'edges': ['N'], 'pennants': -1}]}]}", "/tiles/0/cities/0/pennants"},
            {"a cathedral that isn't yes or no", "{'tiles': [{'id': 'a:1', 'cities': [{'edges': ['N'], 'cathedral': 'yes'}]}]}", "/tiles/0/cities/0/cathedral"},
            {"a half edge in two fields", "{'tiles': [{'id': 'a:1', 'fields': [{'sides': ['NL']}, {'sides': ['NL']}]}]}", "/tiles/0/fields/1/sides/0"},
            {"a field on a city's edge", "{'tiles': [{'id': 'a:1', 'cities': [{'edges': ['N']}], 'fields': [{'sides': ['NL']}]}]}", "/tiles/0/fields/0/sides/0"},
            {"a field of no city", "{'tiles': [{'id': 'a:1', 'fields': [{'sides': ['NL'], 'cities': [2]}]}]}", "/tiles/0/fields/0/cities/0"},
            {"a field cut in two", "{'tiles': [{'id': 'a:1', 'roads': [{'edges': ['N', 'S']}], 'fields': [{'sides': ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR']}]}]}", "/tiles/0/fields/0"},
            {"a signpost without a road", "{'tiles': [{'id': 'a:1', 'signposts': [{'edge': 'N', 'type': 'left'}]}]}", "/tiles/0/signposts/0/edge"},
            {"an unknown signpost", "{'tiles': [{'id': 'a:1', 'roads': [{'edges': ['N', 'S']}], 'signposts': [{'edge': 'N', 'type': 'back'}]}]}", "/tiles/0/signposts/0/type"},
            {"an unknown illustration", "{'tiles': [{'id': 'a:1', 'roadside': [{'kind': 'windmill'}]}]}", "/tiles/0/roadside/0/kind"},
            {"beside no such road", "{'tiles': [{'id': 'a:1', 'roadside': [{'kind': 'inn', 'roads': [0]}]}]}", "/tiles/0/roadside/0/roads/0"},
            {"a water tower without a city", "{'tiles': [{'id': 'a:1', 'water-tower': true}]}", "/tiles/0"},
            {"a labyrinth without roads", "{'tiles': [{'id': 'a:1', 'labyrinth': true}]}", "/tiles/0"},
            {"a record without tiles", "{'format': 'wayside-record', 'version': 1}", "\"tiles\" is missing"},
        };
        for (const Bad &bad : kBad)
            QTest::newRow(bad.what) << QByteArray(bad.bytes).replace('\'', '"') << QString::fromLatin1(bad.place);
        QTest::newRow("too large") << QByteArray(kMaxSetFile + 1, ' ') << u"MB"_s;
        QByteArray many;
        for (int i = 0; i <= kMaxSetTiles; ++i)
            many += QByteArray(i ? "," : "") + "{\"id\": \"a:" + QByteArray::number(i) + "\"}";
        QTest::newRow("too many tiles") << QByteArray("{\"tiles\": [" + many + "]}") << u"/tiles"_s;
        QTest::newRow("nested without end") << QByteArray(3000, '[') << u"line 1"_s;
        QTest::newRow("other bytes") << QByteArray("\x1f\x8b\x08\x00\xff\xfe", 6) << u"line 1"_s;
    }
    void badFilesAreRefusedWithTheirPlace()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, place);
        const QString message = refusal(bytes, m_shipped);
        QVERIFY2(!message.isEmpty(), "it was taken");
        QVERIFY2(message.contains(place), qPrintable(message));
        const qsizetype after = message.indexOf(place) + place.size();      // the place itself, not one below it
        QVERIFY2(!place.startsWith(u'/') || message.mid(after, 1) != u"/", qPrintable(message));
    }

    void theBoxIsCheckedTileByTile()
    {
        const TileSet &set = *m_shipped.set(u"signposts"_s);
        QVERIFY(sumFaults(set).isEmpty());
        BoxCheck check(set);
        QCOMPARE(check.size(), 12);
        for (int i = 0; i < 5; ++i)
            check.confirm(i);
        TileSketch other = TileSketch::fromDefinition(*check.tile(5));
        other.setEdge(N, EdgeKind::City);
        check.change(5, other.toDefinition());
        BoxCheck later(set, check.save());
        QCOMPARE(later.checkedCount(), 6);
        QCOMPARE(later.nextUnchecked(0), 6);
        QCOMPARE(later.tile(5)->cities.size(), 1);
        while (!later.isComplete())
            later.confirm(later.nextUnchecked(0));
        const TileSet confirmed = later.confirmedSet();
        QVERIFY(confirmed.own);
        QVERIFY(!confirmed.provisional);
        QCOMPARE(confirmed.id, u"signposts"_s);
        for (const TileRef &tile : confirmed.tiles)
            QVERIFY(!tile->provisional);
        BoxCheck damaged(set, u"{\"tiles\": [1, {\"id\": \"x\"}]}"_s);
        QCOMPARE(damaged.checkedCount(), 0);
    }

    void sumsAreTold()
    {
        TileSet signposts = *m_shipped.set(u"signposts"_s);
        TileSketch wrong = TileSketch::fromDefinition(*signposts.tiles[0]);
        wrong.setSignpost(wrong.draft().signposts.first().at, std::nullopt);
        putTile(signposts, wrong.toDefinition());
        QCOMPARE(sumFaults(signposts).size(), 1);
        removeTile(signposts, signposts.tiles[0]->id);
        QCOMPARE(sumFaults(signposts).size(), 1);
        TileSet tollkeepers = *m_shipped.set(u"tollkeepers-c3"_s);
        QVERIFY(sumFaults(tollkeepers).isEmpty());
        TileSketch empty = TileSketch::fromDefinition(*tollkeepers.tiles[0]);
        empty.removeRoadside(0);
        putTile(tollkeepers, empty.toDefinition());
        QCOMPARE(sumFaults(tollkeepers).size(), 1);
    }

    void anOldGameKeepsItsTiles()
    {
        Catalogue catalogue = m_shipped;
        const TileSet &set = *catalogue.set(u"signposts"_s);
        const TableRecord kept = withKeptDefinitions(catalogue, head(u"signposts"_s));
        QCOMPARE(kept.tiles.size(), 12);
        const TileRef before = set.tiles[2];

        BoxCheck check(set);
        TileSketch other = TileSketch::fromDefinition(*before);
        other.setEdge(N, EdgeKind::City);
        check.change(2, other.toDefinition());
        const TileSet confirmed = check.confirmedSet();
        catalogue.put(confirmed);

        const GameTiles old(catalogue, kept);
        QVERIFY(samePattern(*old.find(before->id), *before));
        QCOMPARE(old.find(before->id)->set, u"signposts"_s);
        QCOMPARE(old.copies(before->id), 1);
        const TableRecord fresh = withKeptDefinitions(catalogue, head(u"signposts"_s));
        QVERIFY(!samePattern(*GameTiles(catalogue, fresh).find(before->id), *before));

        Game game(catalogue, kept, {}, 0, nullptr);
        const QList<TileRef> different = differingDefinitions(catalogue, game.record(), confirmed.tiles);
        QCOMPARE(different.size(), 1);
        game.changeHead(withNewDefinitions(catalogue, game.record(), different));
        QVERIFY(!samePattern(*game.setup().tiles.find(before->id), *before));
        QVERIFY(differingDefinitions(catalogue, game.record(), confirmed.tiles).isEmpty());
        game.undo();
        QVERIFY(samePattern(*game.setup().tiles.find(before->id), *before));
    }

    /// Laid without its set: nobody keeps its definition, so it stays as it was shipped.
    void aTileWithoutItsSetStaysAsShipped()
    {
        Catalogue catalogue = m_shipped;
        const TableRecord game = head(u"tunnel"_s);
        const TileSet &set = *catalogue.set(u"signposts"_s);
        const TileRef before = set.tiles[2];
        BoxCheck check(set);
        TileSketch other = TileSketch::fromDefinition(*before);
        other.setEdge(N, EdgeKind::City);
        check.change(2, other.toDefinition());
        catalogue.put(check.confirmedSet());
        QVERIFY(!samePattern(*catalogue.find(before->id), *before));
        const GameTiles tiles(catalogue, game);
        QVERIFY(!tiles.inGame(before->id));
        QVERIFY(samePattern(*tiles.find(before->id), *before));
    }

    void aSetTakenOutTakesItsTilesAlong()
    {
        TableRecord game = withKeptDefinitions(m_shipped, head(u"signposts"_s));
        TableRecord corrected = game;
        corrected.sets = {u"base-c3"_s, u"tollkeepers-c3"_s};
        const TableRecord changed = withCorrectedSets(m_shipped, game, corrected);
        QVERIFY(!GameTiles(m_shipped, changed).inGame(u"signposts:03"_s));
        QVERIFY(GameTiles(m_shipped, changed).inGame(u"tollkeepers:03"_s));
        QCOMPARE(changed.tiles.size(), 10);
        Turn turn;
        turn.tile = u"signposts:03"_s;
        turn.aside = {u"signposts:05"_s};
        game.turns = {turn};
        QCOMPARE(withCorrectedSets(m_shipped, game, corrected).tiles.size(), 12);
    }

    void aTileAddedLaterIsNotInAnOldGame()
    {
        Catalogue catalogue = m_shipped;
        TileSet own = someSet();
        catalogue.put(own);
        TableRecord game = withKeptDefinitions(catalogue, head(own.id));
        TileDefinition more = straight();
        more.id = freeTileId(own);
        putTile(own, more);
        catalogue.put(own);
        QVERIFY(!GameTiles(catalogue, game).inGame(more.id));
        QCOMPARE(GameTiles(catalogue, game).unknownSets(), QStringList());
        const QList<TileRef> different = differingDefinitions(catalogue, game, own.tiles);
        QCOMPARE(different.size(), 1);
        QVERIFY(GameTiles(catalogue, withNewDefinitions(catalogue, game, different)).inGame(more.id));
    }

    void aCheckedBoxIsPassedOn()
    {
        BoxCheck check(*m_shipped.set(u"tollkeepers-c3"_s));
        TileSketch other = TileSketch::fromDefinition(*check.tile(2));
        other.setEdge({0, Edge::E}, EdgeKind::City);
        check.change(2, other.toDefinition());
        const QByteArray file = exportSet(check.confirmedSet());
        const TileSet read = importSet(file, m_shipped);
        QCOMPARE(read.id, u"tollkeepers-c3"_s);
        QCOMPARE(read.family, u"tollkeepers"_s);
        QVERIFY(read.own && !read.provisional && !isPlayersOwn(read));
        QVERIFY(samePattern(*tileOf(read, u"tollkeepers:03"_s), other.toDefinition()));
        // Not of another table's set with the same name: its tiles are others.
        TileSet less = check.confirmedSet();
        removeTile(less, u"tollkeepers:03"_s);
        QVERIFY(isPlayersOwn(importSet(exportSet(less), m_shipped)));
        // Sets whose patterns are certain are copied.
        QVERIFY(isPlayersOwn(importSet(exportSet(*m_shipped.set(u"base-c3"_s)), m_shipped)));
    }

    void anOwnSetDeletedLeavesItsGames()
    {
        Catalogue catalogue = m_shipped;
        const TileSet own = someSet();
        catalogue.put(own);
        const TableRecord kept = withKeptDefinitions(catalogue, head(own.id));
        catalogue.remove(own.id);
        const GameTiles tiles(catalogue, kept);
        QVERIFY(tiles.inGame(own.tiles[0]->id));
        QCOMPARE(tiles.copies(own.tiles[1]->id), 3);
    }
};

QTEST_APPLESS_MAIN(TestOwnSets)
#include "tst_ownsets.moc"
