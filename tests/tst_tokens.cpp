// Tokens of other expansions: where each may lie, and what it does. The figures show the usual cases; here are the rest.
#include <QtTest>

#include "model/game/entry.h"
#include "tests/support/tables.h"

using namespace Qt::StringLiterals;
using namespace wayside;

class tst_Tokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tables_data();
    void tables();
    void castlesGiveTheirMeepleBack();
    void bridgesWaitForTheirTile();
    void targetsWhereNoTileWasLaid();
};

void tst_Tokens::tables_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QStringList>("problems");
    QTest::addColumn<QStringList>("scorings");
    const auto row = [](const char *name, const QByteArray &words, const QStringList &problems, const QStringList &scorings) {
        QTest::newRow(name) << words << problems << scorings;
    };
    const QByteArray three = "'players': [{'name': 'Ash', 'colour': 'red'}, {'name': 'Birch', 'colour': 'blue'}, {'name': 'Jean-Luc', 'colour': 'green'}], ";
    const QByteArray four = "'players': [{'name': 'Ash', 'colour': 'red'}, {'name': 'Birch', 'colour': 'blue'}, {'name': 'C', 'colour': 'green'}, {'name': 'D', 'colour': 'pink'}], ";
    const auto tunnel = [](const char *pair) {
        return QByteArray("'sets': ['base-c3', 'tunnel'], 'turns': [{'player': 0, 'tile': 'tunnel:CRFR', 'at': [0, 0], 'tokens': [{'kind': 'tunnel', 'at': [0, 0], 'edge': 'E', 'pair': '")
            + pair + "'}]}]}";
    };
    row("with two players three pairs", "{" + tunnel("Ash-3"), {}, {});
    row("no fourth", "{" + tunnel("Ash-4"), {u"1 bad-token"_s}, {});
    row("with three players two pairs", "{" + three + tunnel("Ash-2"), {}, {});
    row("no third", "{" + three + tunnel("Ash-3"), {u"1 bad-token"_s}, {});
    row("with four players one pair", "{" + four + tunnel("Ash-1"), {}, {});
    row("no second", "{" + four + tunnel("Ash-2"), {u"1 bad-token"_s}, {});
    row("pairs are counted from 1", "{" + tunnel("Ash-0"), {u"1 bad-token"_s}, {});
    row("a name with a dash",
        "{" + three + "'sets': ['tunnel'], 'turns': [{'player': 2, 'tile': 'tunnel:CRFR', 'at': [0, 0], 'tokens': [{'kind': 'tunnel', 'at': [0, 0], 'edge': 'E', 'pair': 'Jean-Luc-2'}]}]}", {}, {});
    row("no mouth there", "{'sets': ['tunnel'], 'turns': [{'player': 0, 'tile': 'tunnel:CRFR', 'at': [0, 0], 'tokens': [{'kind': 'tunnel', 'at': [0, 0], 'edge': 'N', 'pair': 'Ash-1'}]}]}",
        {u"1 bad-token"_s}, {});
    row("no tokens where tunnels are printed",
        "{'options': {'tunnels': 'printed'}, 'sets': ['tunnel'], 'turns': [{'player': 0, 'tile': 'tunnel:CRFR', 'at': [0, 0], 'tokens': [{'kind': 'tunnel', 'at': [0, 0], 'edge': 'E', 'pair': 'Ash-1'}]}]}",
        {u"1 bad-token"_s}, {});
    row("a tunnel token completes a road, and its toll is raised",
        "{'sets': ['base-c3', 'tunnel', 'tollkeepers-c3'], 'start': [{'tile': 'base:X', 'at': [0, 0]}, {'tile': 'base:A', 'at': [4, 0], 'rotation': 90}], 'turns': ["
        "{'player': 0, 'tile': 'tollkeepers:03', 'at': [1, 0], 'rotation': 90, 'tollhouse': [0, 0]}, {'player': 1, 'tile': 'tunnel:CRFR', 'at': [2, 0], 'meeple': {'feature': 'road:W'}},"
        "{'player': 0, 'tile': 'tunnel:CRFR', 'at': [3, 0], 'tokens': [{'kind': 'tunnel', 'at': [2, 0], 'edge': 'W', 'pair': 'Ash-1'}]}, {'player': 1, 'tile': 'base:B', 'at': [1, 1]},"
        "{'player': 0, 'tile': 'base:B', 'at': [1, -1], 'tokens': [{'kind': 'tunnel', 'at': [3, 0], 'edge': 'E', 'pair': 'Ash-1'}]}]}",
        {}, {u"5 road Birch 5"_s, u"5 toll Ash 3"_s});
    row("three mouths as printed end their roads",
        "{'options': {'tunnels': 'printed'}, 'sets': ['base-c3', 'tunnel'], 'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}],"
        "'turns': [{'player': 0, 'tile': 'tunnel:CRRR', 'at': [0, 0], 'meeple': {'feature': 'road:W'}}]}", {}, {u"1 road Ash 2"_s});
    row("two mouths as printed are one road",
        "{'options': {'tunnels': 'printed'}, 'sets': ['base-c3', 'tunnel'], 'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}],"
        "'turns': [{'player': 0, 'tile': 'tunnel:CRFR', 'at': [0, 0], 'meeple': {'feature': 'road:W'}}, {'player': 1, 'tile': 'base:A', 'at': [1, 0], 'rotation': 90}]}", {}, {u"2 road Ash 3"_s});
    const QByteArray lake = "{'sets': ['base-c3', 'ferries'], 'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}], 'turns': [{'player': 0, 'tile': 'ferries:FRRR', 'at': [0, 0],"
                            "'tokens': [{'kind': 'ferry', 'at': [0, 0], 'edges': ['S', 'E']}";
    row("a ferry is laid once in a turn", lake + ", {'kind': 'ferry', 'at': [0, 0], 'edges': ['W', 'E']}]}]}", {u"1 bad-token"_s}, {});
    row("and moved once", lake + "]}, {'player': 1, 'tile': 'base:U', 'at': [0, 1], 'tokens': [{'kind': 'ferry', 'at': [0, 0], 'edges': ['S', 'W']}, {'kind': 'ferry', 'at': [0, 0], 'edges': ['S', 'E']}]}]}",
        {u"2 bad-token"_s}, {});
    row("lengthening the road that the ferry leaves out", lake.chopped(10) + "'W', 'S']}]}, {'player': 1, 'tile': 'base:U', 'at': [1, 0], 'rotation': 90, 'tokens': [{'kind': 'ferry', 'at': [0, 0], 'edges': ['W', 'E']}]}]}",
        {u"2 bad-token"_s}, {});
    row("a ferry moved away completes the road it leaves, before scoring",
        "{'sets': ['base-c3', 'ferries'], 'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}], 'turns': [{'player': 0, 'tile': 'ferries:FRRR', 'at': [0, 0], 'meeple': {'feature': 'road:W'},"
        "'tokens': [{'kind': 'ferry', 'at': [0, 0], 'edges': ['W', 'E']}]}, {'player': 1, 'tile': 'base:U', 'at': [1, 0], 'rotation': 90, 'tokens': [{'kind': 'ferry', 'at': [0, 0], 'edges': ['S', 'E']}]}]}",
        {}, {u"2 road Ash 2"_s});
    row("edges of one road", lake.chopped(10) + "'S', 'S']}]}]}", {u"1 bad-token"_s}, {});
    row("a bridge beside a tile that isn't laid",
        "{'start': [{'tile': 'base:B', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 0], 'tokens': [{'kind': 'bridge', 'at': [0, 0], 'axis': 'NS'}]}]}",
        {u"1 square-taken"_s, u"1 bad-token"_s}, {});
    row("a bridge without a tile", "{'start': [{'tile': 'base:B', 'at': [0, 0]}], 'turns': [{'player': 0, 'tokens': [{'kind': 'bridge', 'at': [0, 0], 'axis': 'NS'}]}]}",
        {u"1 bad-token"_s}, {});
    row("a game of one has two bridges",
        "{'players': [{'name': 'Ash', 'colour': 'red'}], 'start': [{'tile': 'base:B', 'at': [0, 0]}], 'turns': ["
        "{'player': 0, 'tile': 'base:B', 'at': [1, 0], 'tokens': [{'kind': 'bridge', 'at': [1, 0], 'axis': 'NS'}]}, {'player': 0, 'tile': 'base:B', 'at': [2, 0],"
        "'tokens': [{'kind': 'bridge', 'at': [2, 0], 'axis': 'NS'}]}, {'player': 0, 'tile': 'base:B', 'at': [3, 0], 'tokens': [{'kind': 'bridge', 'at': [3, 0], 'axis': 'NS'}]}]}",
        {u"3 bad-token"_s}, {});
    row("two crossroads on one square",
        "{'tiles': [{'id': 't:v', 'half': 'NW', 'count': 0, 'nodes': {'v': 'village'}, 'roads': [{'edges': ['N'], 'ends': ['v']}, {'edges': ['W'], 'ends': ['v']}]}],"
        "'start': [{'tile': 't:v', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 't:v', 'at': [0, 0], 'rotation': 180, 'tollhouse': [0, 0]}, {'player': 1, 'tollhouse': [0, 0]},"
        "{'player': 0, 'tollhouse': [0, 0]}]}", {u"3 crossroads-taken"_s}, {});
    row("a labyrinth drawn as four roads is one",
        "{'tiles': [{'id': 't:end', 'count': 0, 'nodes': {'o': 'other'}, 'roads': [{'edges': ['E'], 'ends': ['o']}]}, {'id': 't:signs', 'count': 0, 'roads': [{'edges': ['W', 'E']}],"
        "'signposts': [{'edge': 'E', 'type': 'left'}, {'edge': 'E', 'type': 'straight'}, {'edge': 'E', 'type': 'right'}]}, {'id': 't:maze', 'count': 0, 'labyrinth': true, 'nodes': {'v': 'other'},"
        "'roads': [{'edges': ['N'], 'ends': ['v']}, {'edges': ['E'], 'ends': ['v']}, {'edges': ['S'], 'ends': ['v']}, {'edges': ['W'], 'ends': ['v']}]}], 'start': [{'tile': 't:end', 'at': [0, 0]}],"
        "'turns': [{'player': 0, 'tile': 't:signs', 'at': [1, 0], 'meeple': {'feature': 'road:W'}}, {'player': 1, 'tile': 't:maze', 'at': [2, 0]}, {'player': 0, 'tile': 't:end', 'at': [3, 0], 'rotation': 180},"
        "{'player': 1, 'tile': 't:end', 'at': [2, 1], 'rotation': 270}, {'player': 0, 'tile': 't:end', 'at': [2, -1], 'rotation': 90}]}",
        {}, {u"5 road Ash 17"_s});
    row("two bridges that lean on each other",
        "{'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}, {'tile': 'base:B', 'at': [1, 0]}], 'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 0], 'meeple': {'feature': 'road:E'},"
        "'tokens': [{'kind': 'bridge', 'at': [0, 0], 'axis': 'WE'}, {'kind': 'bridge', 'at': [1, 0], 'axis': 'WE'}]}, {'player': 1, 'tile': 'base:A', 'at': [2, 0], 'rotation': 90}]}",
        {}, {u"2 road Ash 4"_s});
    row("a bridge over a field parts nothing",
        "{'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}], 'turns': [{'player': 0, 'tile': 'base:E', 'at': [0, 0], 'rotation': 0, 'meeple': {'feature': 'field:SL'},"
        "'tokens': [{'kind': 'bridge', 'at': [0, 0], 'axis': 'WE'}]}, {'player': 1, 'tile': 'base:E', 'at': [0, -1], 'rotation': 180}], 'finished': true}",
        {}, {u"final 2 field Ash 3"_s});
    row("with five players two bridges each",
        "{'players': [{'name': 'Ash', 'colour': 'red'}, {'name': 'B', 'colour': 'blue'}, {'name': 'C', 'colour': 'green'}, {'name': 'D', 'colour': 'pink'}, {'name': 'E', 'colour': 'black'}],"
        "'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}, {'tile': 'base:B', 'at': [1, 0]}, {'tile': 'base:B', 'at': [2, 0]}], 'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 0],"
        "'tokens': [{'kind': 'bridge', 'at': [0, 0], 'axis': 'NS'}, {'kind': 'bridge', 'at': [1, 0], 'axis': 'NS'}, {'kind': 'bridge', 'at': [1, 0], 'axis': 'WE'}]}]}",
        {u"1 bad-token"_s, u"1 edge-mismatch"_s}, {});
    row("message 3 is entered as points", "{'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 0], 'tokens': [{'kind': 'message', 'number': 3}]}]}", {u"1 bad-token"_s}, {});
    row("message 1 without a meeple on a road", "{'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 0], 'meeple': {'feature': 'monastery'}, 'tokens': [{'kind': 'message', 'number': 1}]}]}",
        {u"1 bad-token"_s}, {});
    row("a token of a later version", "{'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 0], 'tokens': [{'kind': 'balloon', 'height': 3}]}]}", {u"1 bad-token"_s}, {});
    row("a bathhouse in a field", "{'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 0], 'tokens': [{'kind': 'bathhouse', 'at': [0, 0], 'feature': 'field:NL', 'value': 3}]}]}",
        {u"1 bad-token"_s}, {});
    row("the mage comes too late", "{'start': [{'tile': 'base:A', 'at': [0, 0], 'rotation': 270}], 'turns': [{'player': 0, 'tile': 'base:A', 'at': [1, 0], 'rotation': 90},"
        "{'player': 1, 'tile': 'base:B', 'at': [1, 1], 'tokens': [{'kind': 'mage', 'at': [0, 0], 'feature': 'road:E'}]}]}", {u"2 bad-token"_s}, {});
    row("the mage goes home with a completed road",
        "{'start': [{'tile': 'base:A', 'at': [0, 0], 'rotation': 270}], 'turns': [{'player': 0, 'tile': 'base:A', 'at': [1, 0], 'rotation': 90, 'meeple': {'feature': 'road:W'},"
        "'tokens': [{'kind': 'mage', 'at': [0, 0], 'feature': 'road:E'}]}, {'player': 1, 'tile': 'base:D', 'at': [1, 1], 'tokens': [{'kind': 'witch', 'at': [1, 1], 'feature': 'road:E'}]}]}",
        {u"2 edge-mismatch"_s}, {u"1 road Ash 4"_s});
    row("robbers take from the next scoring only, tolls included",
        "{'sets': ['base-c3', 'tollkeepers-c3'], 'start': [{'tile': 'base:X', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'tollkeepers:03', 'at': [1, 0], 'rotation': 90, 'tollhouse': [0, 0]},"
        "{'player': 1, 'tile': 'base:A', 'at': [2, 0], 'rotation': 90, 'tokens': [{'kind': 'robber', 'beside': 0}]}]}",
        {}, {u"2 road"_s, u"2 toll Ash 3"_s, u"2 robber Birch 2"_s});
}

void tst_Tokens::tables()
{
    QFETCH(QByteArray, words);
    QFETCH(QStringList, problems);
    QFETCH(QStringList, scorings);
    const Played game = played(words);
    QCOMPARE(problemsOf(game.state), problems);
    QCOMPARE(scoringsOf(game), scorings);
}

void tst_Tokens::castlesGiveTheirMeepleBack()
{
    const QByteArray begin = "{'options': {'large-meeple': true}, 'start': [{'tile': 'base:E', 'at': [0, -1], 'rotation': 180}], 'turns': [{'player': 0, 'tile': 'base:D', 'at': [0, 0],"
                             "'meeple': {'feature': 'city:N', 'kind': 'large'}, 'tokens': [{'kind': 'castle', 'at': [0, -1]}]}";
    const Played waits = played(begin + "]}");
    QCOMPARE(scoringsOf(waits), QStringList());
    QCOMPARE(waits.state.supply(0, MeepleKind::Large, waits.setup.rules), 0);
    const Played scores = played(begin + ", {'player': 1, 'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}, {'player': 0, 'tile': 'base:A', 'at': [1, 0], 'rotation': 90}]}");
    QCOMPARE(scoringsOf(scores), QStringList({u"3 castle Ash 3"_s}));
    QCOMPARE(scores.state.supply(0, MeepleKind::Large, scores.setup.rules), 1);
}

/// Entering: with a bridge in hand the squares are those at which tile and bridge fit together.
void tst_Tokens::bridgesWaitForTheirTile()
{
    const TableRecord record = table("{'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}]}");
    Game game(shippedTiles(), record, {}, 0, nullptr);
    Entry entry(game);
    entry.takeInHand(u"base:B"_s);
    QVERIFY(!entry.legalSquares().contains(Position{0, 0}));
    QVERIFY(entry.legalSquares().contains(Position{-1, 1}));
    Token bridge;
    bridge.kind = TokenKind::Bridge;
    bridge.kindName = u"bridge"_s;
    bridge.at = {0, 0};
    entry.addToken(bridge);
    QCOMPARE(entry.legalSquares(), QList<Position>({{0, 0}}));
    QCOMPARE(entry.rotationsAt({0, 0}).size(), 1);
    QVERIFY(!entry.layAt({-1, 1}));
    entry.clearTokens();
    QVERIFY(!entry.legalSquares().contains(Position{0, 0}));
    entry.addToken(bridge);
    QVERIFY(entry.layAt({0, 0}));
    QVERIFY(game.state().problems.isEmpty());
    QCOMPARE(game.state().board.bridges.size(), 1);
    QVERIFY(entry.tokens().isEmpty());
}

void tst_Tokens::targetsWhereNoTileWasLaid()
{
    const TableRecord record = table("{'turns': [{'player': 0, 'tile': 'nowhere:1', 'at': [0, 0]}]}");
    Game game(shippedTiles(), headOf(record), eventsOf(record), 1, nullptr);
    Entry entry(game);
    QVERIFY(game.turnOpen());
    QVERIFY(entry.targets().isEmpty());
}

QTEST_GUILESS_MAIN(tst_Tokens)
#include "tst_tokens.moc"
