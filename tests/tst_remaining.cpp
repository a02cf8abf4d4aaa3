// What is left in the box, where it fits, and the chance of drawing it.
#include "model/game/remaining.h"
#include "model/game/replay.h"
#include "model/tiles/tilecode.h"

#include <QTest>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestRemaining : public QObject
{
    Q_OBJECT

    Catalogue m_catalogue = Catalogue::shipped();

    TableRecord table(const QStringList &sets = {u"base-c3"_s}) const
    {
        TableRecord record;
        record.sets = sets;
        record.players = {{u"Ash"_s, Colour::Red, {}}, {u"Birch"_s, Colour::Blue, {}}};
        record.start = {{u"base:D"_s, {0, 0}, Rotation::R0, {}}};
        return record;
    }

    static void addTurn(TableRecord &record, const QString &tile, Position at, Rotation rotation)
    {
        Turn turn;
        turn.player = int(record.turns.size() % 2);
        turn.tile = tile;
        turn.at = at;
        turn.rotation = rotation;
        record.turns.append(turn);
    }

private Q_SLOTS:
    void chanceIsHypergeometric()
    {
        QCOMPARE(chanceOfDrawing(0, 10, 5), 0.0);
        QCOMPARE(chanceOfDrawing(3, 10, 0), 0.0);
        QVERIFY(qAbs(chanceOfDrawing(1, 10, 5) - 0.5) < 1e-12);
        // 1 - C(48,5) / C(52,5)
        QVERIFY(qAbs(chanceOfDrawing(4, 52, 5) - 0.341158006) < 1e-8);
        QCOMPARE(chanceOfDrawing(6, 10, 5), 1.0);
        QCOMPARE(chanceOfDrawing(3, 3, 1), 1.0);
        QCOMPARE(chanceOfDrawing(1, 0, 1), 0.0);
    }

    void drawsAreDealtInTurn()
    {
        // Seven tiles, three players, the second one is next: 1 2 0 1 2 0 1
        QCOMPARE(drawsOf(1, 1, 3, 7), 3);
        QCOMPARE(drawsOf(2, 1, 3, 7), 2);
        QCOMPARE(drawsOf(0, 1, 3, 7), 2);
        QCOMPARE(drawsOf(0, 1, 3, 2), 0);
        QCOMPARE(drawsOf(0, 0, 1, 5), 5);
    }

    void everyTileIsCountedOnce()
    {
        TableRecord record = table();
        const GameSetup setup = setupOf(m_catalogue, record);
        QCOMPARE(tilesLeft(remainingTypes(setup, startState(setup, record))), 71);
        addTurn(record, u"base:V+H"_s, {1, 0}, Rotation::R180);
        const State state = replay(setup, record);
        QCOMPARE(tilesLeft(remainingTypes(setup, state)), 70);
        QCOMPARE(typeLeft(setup, state, u"base:V"_s), 8);
        QCOMPARE(copiesLeft(setup, state, u"base:V+H"_s), 1);
        QCOMPARE(copiesLeft(setup, state, u"base:V"_s), 3);
        QCOMPARE(copiesLeft(setup, state, u"base:V+H"_s, {u"base:V+H"_s}), 0);
    }

    void plainIdsWithoutCopiesFollowTheirType()
    {
        TableRecord record = table();
        const GameSetup setup = setupOf(m_catalogue, record);
        QCOMPARE(copiesLeft(setup, startState(setup, record), u"base:C"_s), 1);
        addTurn(record, u"base:C+W"_s, {0, -1}, Rotation::R0);
        QCOMPARE(copiesLeft(setup, replay(setup, record), u"base:C"_s), 0);
    }

    void deadSquareIsOneThatNothingFits()
    {
        const TableRecord record = table();
        const GameSetup setup = setupOf(m_catalogue, record);
        const State state = startState(setup, record);
        const QList<RemainingType> all = remainingTypes(setup, state);
        QVERIFY(deadSquares(state.board, all).isEmpty());
        QList<RemainingType> monasteries;
        for (const RemainingType &type : all)
            if (type.tile->type() == u"base:B")
                monasteries.append(type);
        // A tile with fields all round fits below the start tile only.
        const QList<Position> expected{{0, -1}, {-1, 0}, {1, 0}};
        QCOMPARE(deadSquares(state.board, monasteries), expected);
        QCOMPARE(typesThatFit(state.board, monasteries, {0, 1}).size(), 1);
        QVERIFY(typesThatFit(state.board, monasteries, {0, -1}).isEmpty());
        monasteries.first().left = 0;
        QVERIFY(deadSquares(state.board, monasteries).isEmpty());
    }

    void openSignpostNamesItsMakers()
    {
        TableRecord record = table({u"base-c3"_s, u"signposts"_s});
        addTurn(record, u"signposts:10"_s, {1, 0}, Rotation::R0);       // right over E, straight over W
        const GameSetup setup = setupOf(m_catalogue, record);
        const QList<SignpostOutlook> outlooks = signpostOutlooks(setup, replay(setup, record));
        QCOMPARE(outlooks.size(), 1);
        const SignpostOutlook &right = outlooks.first();
        QVERIFY(right.next == (Position{2, 0}));
        QVERIFY(right.entered == Edge::W);
        QVERIFY(right.needed == Edge::S);
        // Straight is correct already (the start tile): one more of another type makes 2 × 2 of 1 × 1.
        QCOMPARE(right.gain, 3);
        const auto makes = [&](const QString &type) {
            return std::any_of(right.makers.begin(), right.makers.end(), [&](const RemainingType &m) { return m.tile->type() == type; });
        };
        QVERIFY(makes(u"base:V"_s));
        QVERIFY(!makes(u"base:U"_s));
        QVERIFY(!makes(u"base:W"_s));
        QVERIFY(makes(u"signposts:01"_s));
    }

    void codesAreTypedInAnyRotation()
    {
        const auto code = [&](const char16_t *id) { return tileCode(*m_catalogue.find(QString::fromUtf16(id))); };
        QCOMPARE(code(u"base:J"), u"crrf"_s);
        QCOMPARE(code(u"base:V"), u"ffrr"_s);
        QVERIFY(codeMatches(code(u"base:J"), u"rrf"));
        QVERIFY(codeMatches(code(u"base:J"), u"FCR"));
        QVERIFY(!codeMatches(code(u"base:K"), u"crr"));
        QVERIFY(!codeMatches(code(u"base:D"), u"rr"));
        QVERIFY(isTileCode(u"crRf"));
        QVERIFY(!isTileCode(u"city"));
        QCOMPARE(shapeCode(*m_catalogue.find(u"base:V"_s)), u"ffrr"_s);
        QCOMPARE(shapeCode(*m_catalogue.find(u"base:L"_s)), u"crrr"_s);
    }

    void codesOfOtherShapes()
    {
        TileDefinition two;
        two.cells = {{0, 0}, {1, 0}};
        two.roads = {{{{1, Edge::E}}, {}, {}}};
        QCOMPARE(tileCode(two), u"ffrfff"_s);
        TileDefinition half;
        half.half = Corner::NW;
        half.cities = {{{{0, Edge::N}}, 0, false}};
        QCOMPARE(tileCode(half).size(), 2);
        QVERIFY(tileCode(half).contains(u'c'));
    }
};

QTEST_APPLESS_MAIN(TestRemaining)
#include "tst_remaining.moc"
