// What a turn may do, and what is reported where it may not: problem codes and what lies on the table afterwards.
#include <QtTest>

#include "tests/support/tables.h"

using namespace Qt::StringLiterals;
using namespace wayside;

class tst_Placing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void problems_data();
    void problems();
    void counts_data();
    void counts();
    void nothingOfATileOverAnother();
    void theTollhouseOfAnUnknownTile();
    void aKnownTileOfAnotherSetLies();
    void acceptedIsAWarning();
    void sevenMeeples();
    void oneAbbotOneLarge();
    void featuresByIndex_data();
    void featuresByIndex();
    void turnsAndFinalFlags();
    void aFeatureWithoutMeepleAppearsOnlyWithAToll();
};

void tst_Placing::problems_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &words, const QStringList &expected) { QTest::newRow(name) << words << expected; };
    const QByteArray d = "'start': [{'tile': 'base:D', 'at': [0, 0]}], ";
    row("the first tile lies anywhere", "{'turns': [{'player': 0, 'tile': 'base:D', 'at': [5, 5]}]}", {});
    row("away from all", "{" + d + "'turns': [{'player': 0, 'tile': 'base:U', 'at': [3, 0]}]}", {u"1 no-neighbour"_s});
    row("a corner is no edge", "{" + d + "'turns': [{'player': 0, 'tile': 'base:B', 'at': [1, 1]}]}", {u"1 no-neighbour"_s});
    row("road to road", "{" + d + "'turns': [{'player': 0, 'tile': 'base:U', 'at': [1, 0], 'rotation': 90}]}", {});
    row("road to field", "{" + d + "'turns': [{'player': 0, 'tile': 'base:U', 'at': [1, 0]}]}", {u"1 edge-mismatch"_s});
    row("two wrong edges are one problem",
        "{'start': [{'tile': 'base:D', 'at': [0, 0]}, {'tile': 'base:D', 'at': [2, 0]}], 'turns': [{'player': 0, 'tile': 'base:B', 'at': [1, 0]}]}",
        {u"1 edge-mismatch"_s});
    row("the setup may be wrong too", "{'start': [{'tile': 'base:D', 'at': [0, 0]}, {'tile': 'base:B', 'at': [1, 0]}]}", {u"0 edge-mismatch"_s});
    row("a square of the setup twice", "{'start': [{'tile': 'base:D', 'at': [0, 0]}, {'tile': 'base:D', 'at': [0, 0]}]}", {u"0 square-taken"_s});
    row("a triangle's gap touches nothing",
        "{'sets': ['base-c3', 'shapes'], 'start': [{'tile': 'shapes:half-field', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'base:B', 'at': [1, 0]}]}",
        {u"1 no-neighbour"_s});
    row("a triangle's short side touches",
        "{'sets': ['base-c3', 'shapes'], 'start': [{'tile': 'shapes:half-field', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'base:B', 'at': [-1, 0]}]}", {});
    row("the same corner twice",
        "{'sets': ['shapes'], 'start': [{'tile': 'shapes:half-field', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'shapes:half-field', 'at': [0, 0]}]}",
        {u"1 square-taken"_s});
    row("a whole tile over a triangle",
        "{'sets': ['base-c3', 'shapes'], 'start': [{'tile': 'shapes:half-field', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 0]}]}",
        {u"1 square-taken"_s});
    row("a double tile turns clockwise about its first square",
        "{'sets': ['base-c3', 'shapes'], 'start': [{'tile': 'base:B', 'at': [1, 1]}], 'turns': [{'player': 0, 'tile': 'shapes:double-road', 'at': [0, 0], 'rotation': 90}]}",
        {});
    row("a double tile over a placed one",
        "{'sets': ['base-c3', 'shapes'], 'start': [{'tile': 'base:B', 'at': [0, 1]}], 'turns': [{'player': 0, 'tile': 'shapes:double-road', 'at': [0, 0], 'rotation': 90}]}",
        {u"1 square-taken"_s});
    row("an abbey in a hole",
        "{'sets': ['base-c3', 'abbey'], 'start': [{'tile': 'base:B', 'at': [1, 0]}, {'tile': 'base:D', 'at': [0, 1]}, {'tile': 'base:U', 'at': [0, -1]}, {'tile': 'base:B', 'at': [-1, 0]}],"
        " 'turns': [{'player': 0, 'tile': 'abbey:abbey', 'at': [0, 0]}]}", {});
    row("three sides are no hole",
        "{'sets': ['base-c3', 'abbey'], 'start': [{'tile': 'base:B', 'at': [1, 0]}, {'tile': 'base:D', 'at': [0, 1]}, {'tile': 'base:U', 'at': [0, -1]}],"
        " 'turns': [{'player': 0, 'tile': 'abbey:abbey', 'at': [0, 0]}]}", {u"1 bad-token"_s});
    row("unknown set", "{'sets': ['base-c3', 'nowhere'], 'turns': []}", {u"0 unknown-set"_s});
    row("unknown tile", "{" + d + "'turns': [{'player': 0, 'tile': 'nowhere:1', 'at': [1, 0], 'meeple': {'feature': 'road:W'}}]}", {u"1 unknown-tile"_s});
    row("unknown tile set aside", "{" + d + "'turns': [{'player': 0, 'aside': ['nowhere:1']}]}", {u"1 unknown-tile"_s});
    row("the plain id is known in every edition",
        "{'sets': ['base-c2'], 'turns': [{'player': 0, 'tile': 'base:C', 'at': [0, 0]}, {'player': 1, 'tile': 'base:O', 'at': [1, 0], 'rotation': 0}]}", {});
    row("meeple and tollhouse", "{'start': [{'tile': 'base:X', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'base:U', 'at': [1, 0], 'rotation': 90, 'meeple': {'feature': 'road:E'},"
        " 'tollhouse': [0, 0]}, {'player': 1, 'tile': 'base:U', 'at': [2, 0], 'rotation': 90, 'meeple': {'feature': 'road:E'}}]}", {u"1 two-actions"_s});
    row("meeple and recall", "{" + d + "'options': {'abbot': true}, 'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 1], 'meeple': {'feature': 'monastery'}, 'recall': [0, 1]}]}",
        {u"1 two-actions"_s});
    row("order of play", "{" + d + "'players': [{'name': 'A', 'colour': 'red'}, {'name': 'B', 'colour': 'blue'}, {'name': 'C', 'colour': 'green'}],"
        "'turns': [{'player': 2}, {'player': 0}, {'player': 2}, {'player': 0}, {'player': 1}]}", {u"3 wrong-player"_s});
    row("a meeple without a tile", "{" + d + "'turns': [{'player': 0, 'meeple': {'feature': 'road:E'}}]}", {u"1 no-such-feature"_s});
    row("no road there", "{" + d + "'turns': [{'player': 0, 'tile': 'base:D', 'at': [1, 0], 'meeple': {'feature': 'road:S'}}]}", {u"1 no-such-feature"_s});
    row("words that name nothing", "{" + d + "'turns': [{'player': 0, 'tile': 'base:D', 'at': [1, 0], 'meeple': {'feature': 'road:@1'}}]}", {u"1 no-such-feature"_s});
    row("no fields in this game", "{" + d + "'options': {'fields': false}, 'turns': [{'player': 0, 'tile': 'base:D', 'at': [1, 0], 'meeple': {'feature': 'field:SL'}}]}",
        {u"1 no-such-feature"_s});
    row("a field", "{" + d + "'turns': [{'player': 0, 'tile': 'base:D', 'at': [1, 0], 'meeple': {'feature': 'field:SL'}}]}", {});
    row("a field that is taken", "{" + d + "'turns': [{'player': 0, 'tile': 'base:D', 'at': [1, 0], 'meeple': {'feature': 'field:SL'}},"
        "{'player': 1, 'tile': 'base:D', 'at': [2, 0], 'meeple': {'feature': 'field:SR'}}]}", {u"2 feature-taken"_s});
    row("a plain meeple in a garden", "{" + d + "'options': {'abbot': true}, 'turns': [{'player': 0, 'tile': 'base:E+G', 'at': [0, 1], 'rotation': 180, 'meeple': {'feature': 'garden'}}]}",
        {u"1 wrong-meeple"_s});
    row("an abbot on a road", "{" + d + "'options': {'abbot': true}, 'turns': [{'player': 0, 'tile': 'base:D', 'at': [1, 0], 'meeple': {'feature': 'road:E', 'kind': 'abbot'}}]}",
        {u"1 wrong-meeple"_s});
    row("no abbots in this game", "{" + d + "'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 1], 'meeple': {'feature': 'monastery', 'kind': 'abbot'}}]}", {u"1 wrong-meeple"_s});
    row("no large meeples in this game", "{" + d + "'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 1], 'meeple': {'feature': 'monastery', 'kind': 'large'}}]}",
        {u"1 wrong-meeple"_s});
    row("an abbot on a monastery", "{" + d + "'options': {'abbot': true}, 'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 1], 'meeple': {'feature': 'monastery', 'kind': 'abbot'}}]}", {});
    row("nobody to take back", "{" + d + "'options': {'abbot': true}, 'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 1], 'recall': [0, 0]}]}", {u"1 no-abbot-there"_s});
    const QByteArray two = "{'sets': ['shapes'], 'start': [{'tile': 'shapes:double-road', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'shapes:leipzig', 'at': [2, 0], 'meeple': ";
    row("on a double tile, by its second square", two + "{'feature': 'road:E', 'at': [3, 0]}}]}", {});
    row("on a double tile, by its first square", two + "{'feature': 'road:W'}}]}", {});
    row("the first square has no road to the east", two + "{'feature': 'road:E'}}]}", {u"1 no-such-feature"_s});
    row("a square that isn't the tile's", two + "{'feature': 'road:E', 'at': [4, 0]}}]}", {u"1 no-such-feature"_s});
}

void tst_Placing::problems()
{
    QFETCH(QByteArray, words);
    QFETCH(QStringList, expected);
    const Played game = played(words);
    QCOMPARE(problemsOf(game.state), expected);
    QVERIFY(game.state.warnings.isEmpty());
    for (const Problem &problem : game.state.problems) {
        QVERIFY(!problem.message.isEmpty());
        QVERIFY2(!problem.rule.isEmpty() || problem.code == u"bad-token" || problem.code == u"no-neighbour", qPrintable(problem.code));
    }
}

void tst_Placing::counts_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &words, const QStringList &expected) {
        QTest::newRow(name) << QByteArray("{'options': {'check-counts': true}, " + words + "}") << expected;
    };
    const QByteArray x = "{'player': 0, 'tile': 'base:X', 'at': [0, 0]}";
    row("one is in the box", "'turns': [" + x + "]", {});
    row("a second isn't", "'turns': [" + x + ", {'player': 1, 'tile': 'base:X', 'at': [1, 0]}]", {u"2 too-many-of-tile"_s});
    row("the start counts", "'start': [{'tile': 'base:X', 'at': [1, 0]}], 'turns': [" + x + "]", {u"1 too-many-of-tile"_s});
    row("what is set aside counts", "'turns': [{'player': 0, 'aside': ['base:X'], 'tile': 'base:X', 'at': [0, 0]}]", {u"1 too-many-of-tile"_s});
    row("copies of a type count together", "'turns': [{'player': 0, 'tile': 'base:U+G', 'at': [0, 0]}, {'player': 1, 'tile': 'base:U+G', 'at': [0, 1]}]", {});
    row("an own tile is one", "'tiles': [{'id': 'my:a'}], 'turns': [{'player': 0, 'tile': 'my:a', 'at': [0, 0]}, {'player': 1, 'tile': 'my:a', 'at': [0, 1]}]",
        {u"2 too-many-of-tile"_s});
    row("an own tile by its count", "'tiles': [{'id': 'my:a', 'count': 2}], 'turns': [{'player': 0, 'tile': 'my:a', 'at': [0, 0]}, {'player': 1, 'tile': 'my:a', 'at': [0, 1]}]", {});
    row("an own tile without limit", "'tiles': [{'id': 'my:a', 'count': 0}], 'turns': [{'player': 0, 'tile': 'my:a', 'at': [0, 0]}, {'player': 1, 'tile': 'my:a', 'at': [0, 1]}]", {});
    row("own ids with a plus are types of their own",
        "'tiles': [{'id': 'my:a'}, {'id': 'my:a+F'}], 'turns': [{'player': 0, 'tile': 'my:a', 'at': [0, 0]}, {'player': 1, 'tile': 'my:a+F', 'at': [0, 1]}]", {});
    row("an own tile in place of a set's leaves the set's other copies",
        "'tiles': [{'id': 'base:B'}], 'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 0]}, {'player': 1, 'tile': 'base:B+F', 'at': [0, 1]}, {'player': 0, 'tile': 'base:B+D', 'at': [0, 2]}]", {});
    row("and is still counted",
        "'tiles': [{'id': 'base:B'}], 'turns': [{'player': 0, 'tile': 'base:B', 'at': [0, 0]}, {'player': 1, 'tile': 'base:B', 'at': [0, 1]}]", {u"2 too-many-of-tile"_s});
    row("shapes are laid as often as needed",
        "'sets': ['shapes'], 'turns': [{'player': 0, 'tile': 'shapes:half-field', 'at': [0, 0]}, {'player': 1, 'tile': 'shapes:half-field', 'at': [0, 0], 'rotation': 180}]", {});
}

void tst_Placing::counts()
{
    QFETCH(QByteArray, words);
    QFETCH(QStringList, expected);
    QCOMPARE(problemsOf(played(words).state), expected);
}

void tst_Placing::nothingOfATileOverAnother()
{
    const Played game = played("{'start': [{'tile': 'base:X', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'base:U', 'at': [1, 0], 'rotation': 90},"
                               "{'player': 1, 'tile': 'base:X', 'at': [1, 0], 'tollhouse': [0, 0]},"
                               "{'player': 0, 'tile': 'base:X', 'at': [0, 0], 'meeple': {'feature': 'road:N'}}]}");
    QCOMPARE(problemsOf(game.state), QStringList({u"2 square-taken"_s, u"3 square-taken"_s}));
    QCOMPARE(game.state.board.tiles.size(), 2);
    QVERIFY(game.state.tollhouses.isEmpty() && game.state.meeples.isEmpty());
}

void tst_Placing::theTollhouseOfAnUnknownTile()
{
    const Played game = played("{'start': [{'tile': 'base:X', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'nowhere:1', 'at': [1, 0], 'tollhouse': [0, 0]}]}");
    QCOMPARE(problemsOf(game.state), QStringList({u"1 unknown-tile"_s}));
    QCOMPARE(game.state.tollhouses.size(), 1);
}

void tst_Placing::aKnownTileOfAnotherSetLies()
{
    const Played game = played("{'start': [{'tile': 'base:D', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'inns:RFr.i', 'at': [1, 0], 'meeple': {'feature': 'road:E'}},"
                               "{'player': 1, 'tile': 'base:U', 'at': [2, 0], 'rotation': 90}], 'finished': true}");
    QCOMPARE(problemsOf(game.state), QStringList({u"1 unknown-tile"_s}));
    QCOMPARE(game.state.board.tiles.size(), 3);
    QCOMPARE(totalsOf(game), u"Ash 0, Birch 0"_s);     // an unfinished inn road
}

void tst_Placing::acceptedIsAWarning()
{
    const Played game = played("{'start': [{'tile': 'base:D', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'base:U', 'at': [1, 0], 'accepted': ['edge-mismatch']},"
                               "{'player': 0, 'tile': 'base:B', 'at': [2, 1], 'accepted': ['wrong-player']}]}");
    QCOMPARE(problemsOf(game.state), QStringList({u"2 no-neighbour"_s}));
    QCOMPARE(game.state.warnings.size(), 2);
    QCOMPARE(game.state.warnings[0].code, u"edge-mismatch"_s);
    QCOMPARE(game.state.warnings[1].code, u"wrong-player"_s);
}

void tst_Placing::sevenMeeples()
{
    QByteArray turns;
    for (int i = 0; i < 8; ++i)
        turns += (i ? ", " : "") + QByteArray("{'player': 0, 'tile': 'base:B', 'at': [") + QByteArray::number(i) + ", 0], 'meeple': {'feature': 'monastery'}}";
    const Played game = played("{'players': [{'name': 'Ash', 'colour': 'red'}], 'turns': [" + turns + "]}");
    QCOMPARE(problemsOf(game.state), QStringList({u"8 no-meeple-left"_s}));
    QCOMPARE(game.state.supply(0, MeepleKind::Meeple, game.setup.rules), 0);
}

void tst_Placing::oneAbbotOneLarge()
{
    const Played game = played("{'options': {'abbot': true, 'large-meeple': true}, 'players': [{'name': 'Ash', 'colour': 'red'}], 'turns': ["
                               "{'player': 0, 'tile': 'base:B', 'at': [0, 0], 'meeple': {'feature': 'monastery', 'kind': 'abbot'}},"
                               "{'player': 0, 'tile': 'base:B', 'at': [1, 0], 'meeple': {'feature': 'monastery', 'kind': 'abbot'}},"
                               "{'player': 0, 'tile': 'base:B', 'at': [2, 0], 'meeple': {'feature': 'monastery', 'kind': 'large'}},"
                               "{'player': 0, 'tile': 'base:B', 'at': [3, 0], 'meeple': {'feature': 'monastery', 'kind': 'large'}},"
                               "{'player': 0, 'tile': 'base:B', 'at': [4, 0], 'recall': [0, 0]},"
                               "{'player': 0, 'tile': 'base:B', 'at': [5, 0], 'meeple': {'feature': 'monastery', 'kind': 'abbot'}}]}");
    QCOMPARE(problemsOf(game.state), QStringList({u"2 no-meeple-left"_s, u"4 no-meeple-left"_s}));
    QCOMPARE(totalsOf(game), u"Ash 2"_s);              // taken back with one neighbour
    QCOMPARE(game.state.supply(0, MeepleKind::Meeple, game.setup.rules), 7);
}

void tst_Placing::featuresByIndex_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QString>("totals");
    const QByteArray round = "'start': [{'tile': 'base:E', 'at': [0, -1], 'rotation': 180}, {'tile': 'base:E', 'at': [1, 0], 'rotation': 270}, {'tile': 'base:E', 'at': [0, 1]},"
                             "{'tile': 'base:E', 'at': [-1, 0], 'rotation': 90}], ";
    QTest::newRow("a field that reaches no edge, between four cities")
        << QByteArray("{'sets': ['base-c3', 'inns'], " + round + "'turns': [{'player': 0, 'tile': 'inns:CCCC', 'at': [0, 0], 'meeple': {'feature': 'field:@0'}}], 'finished': true}")
        << u"Ash 12, Birch 0"_s;
    QTest::newRow("a road that reaches no edge")
        << QByteArray("{'tiles': [{'id': 'my:a', 'nodes': {'v': 'village'}, 'roads': [{'edges': [], 'ends': ['v']}]}],"
                      "'turns': [{'player': 0, 'tile': 'my:a', 'at': [0, 0], 'meeple': {'feature': 'road:@0'}}]}")
        << u"Ash 1, Birch 0"_s;
    QTest::newRow("a city that reaches no edge")
        << QByteArray("{'tiles': [{'id': 'my:a', 'cities': [{'edges': []}]}], 'turns': [{'player': 0, 'tile': 'my:a', 'at': [0, 0], 'meeple': {'feature': 'city:@0'}}]}")
        << u"Ash 2, Birch 0"_s;
    QTest::newRow("a road by its index")
        << QByteArray("{'turns': [{'player': 0, 'tile': 'base:W', 'at': [0, 0], 'meeple': {'feature': 'road:@1'}}, {'player': 1, 'tile': 'base:A', 'at': [0, 1], 'rotation': 180}]}")
        << u"Ash 2, Birch 0"_s;
}

void tst_Placing::featuresByIndex()
{
    QFETCH(QByteArray, words);
    QFETCH(QString, totals);
    const Played game = played(words);
    QCOMPARE(problemsOf(game.state), QStringList());
    QCOMPARE(totalsOf(game), totals);
}

void tst_Placing::turnsAndFinalFlags()
{
    const Played game = played("{'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}], 'turns': [{'player': 0, 'tile': 'base:U', 'at': [0, 0], 'rotation': 90, 'meeple': {'feature': 'road:E'}},"
                               "{'player': 1, 'tile': 'base:A', 'at': [1, 0], 'rotation': 90, 'meeple': {'feature': 'monastery'}},"
                               "{'player': 0, 'tile': 'base:U', 'at': [0, 1], 'rotation': 90, 'meeple': {'feature': 'road:E'},"
                               " 'adjust': [{'player': 1, 'points': -3, 'reason': 'miscounted'}]}], 'finished': true}");
    // The monastery at (1, 0) has neighbours (0, 0) and (0, 1).
    QCOMPARE(scoringsOf(game), QStringList({u"2 road Ash 3"_s, u"3 adjust Birch -3"_s, u"final 3 monastery Birch 3"_s, u"final 3 road Ash 1"_s}));
    QCOMPARE(totalsOf(game), u"Ash 4, Birch 0"_s);
}

void tst_Placing::aFeatureWithoutMeepleAppearsOnlyWithAToll()
{
    const QByteArray open = "{'sets': ['base-c3', 'tollkeepers-c3'], 'start': [{'tile': 'base:X', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'tollkeepers:03', 'at': [1, 0], 'rotation': 90";
    const QByteArray close = "}, {'player': 1, 'tile': 'base:A', 'at': [2, 0], 'rotation': 90}]}";
    QCOMPARE(scoringsOf(played(open + close)), QStringList());
    QCOMPARE(scoringsOf(played(open + ", 'tollhouse': [0, 0]" + close)), QStringList({u"2 road"_s, u"2 toll Ash 3"_s}));
}

QTEST_GUILESS_MAIN(tst_Placing)
#include "tst_placing.moc"
