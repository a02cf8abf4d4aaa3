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

    void badFilesAreRefusedWithTheirPlace()
    {
        QVERIFY(!refusal("{", m_shipped).isEmpty());
        QVERIFY(!refusal("[]", m_shipped).isEmpty());
        QVERIFY(refusal(R"({"tiles": []})", m_shipped).contains(u"/tiles"_s));
        QVERIFY(refusal(R"({"tiles": [{"id": "a:1"}, {"id": "a:1"}]})", m_shipped).contains(u"/tiles/1/id"_s));
        QVERIFY(refusal(R"({"tiles": [{"id": "a:1", "signposts": [{"edge": "N", "type": "left"}]}]})", m_shipped)
                    .contains(u"/tiles/0/signposts/0/edge"_s));
        QVERIFY(refusal(QByteArray(kMaxSetFile + 1, ' '), m_shipped).contains(u"MB"_s));
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
