// Points of other expansions that are entered by hand: the number that each rule gives for one completed road or city.
#include <QtTest>

#include "model/game/completed.h"
#include "model/storage/recordfile.h"
#include "tests/support/tables.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace wayside;

namespace {

EnteredFacts road(int tiles)
{
    EnteredFacts facts;
    facts.tiles = tiles;
    return facts;
}

/// A road from an end to a German cathedral, and beyond it: five tiles with the cathedral's, then two.
const QByteArray kCathedral = "{'sets': ['base-c3', 'shapes'], 'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}], 'turns': ["
                              "{'player': 0, 'tile': 'base:U', 'at': [0, 0], 'rotation': 90, 'meeple': {'feature': 'road:E'}},"
                              "{'player': 1, 'tile': 'base:U', 'at': [1, 0], 'rotation': 90}, {'player': 0, 'tile': 'base:U', 'at': [2, 0], 'rotation': 90},"
                              "{'player': 1, 'tile': 'shapes:cathedral', 'at': [3, 0], 'rotation': 90, 'meeple': {'feature': 'road:E'}},"
                              "{'player': 0, 'tile': 'base:A', 'at': [4, 0], 'rotation': 90}], 'finished': true}";

} // namespace

class tst_EnteredPoints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbers_data();
    void numbers();
    void cathedralsAreSeen();
    void castlesCountOnceEach();
    void castlesAtACity();
    void newestFirstWithItsOwners();
    void theRuleIsKeptWithThePoints();
};

void tst_EnteredPoints::numbers_data()
{
    QTest::addColumn<int>("reason");
    QTest::addColumn<bool>("isRoad");
    QTest::addColumn<int>("castles");
    QTest::addColumn<bool>("cathedral");
    QTest::addColumn<int>("points");
    using enum EnteredReason;
    QTest::newRow("cathedral") << int(GermanCathedral) << true << 0 << true << 5;
    QTest::newRow("no cathedral") << int(GermanCathedral) << true << 0 << false << 0;
    QTest::newRow("a city has no cathedral at its end") << int(GermanCathedral) << false << 0 << true << 0;
    QTest::newRow("one castle") << int(GermanCastle) << true << 1 << false << 3;
    QTest::newRow("two castles") << int(GermanCastle) << true << 2 << false << 6;
    QTest::newRow("two castles at a city") << int(GermanCastle) << false << 2 << false << 6;
    QTest::newRow("no castle") << int(GermanCastle) << true << 0 << false << 0;
    QTest::newRow("wainwrights") << int(Wainwrights) << true << 0 << false << 5;
    QTest::newRow("wainwrights see no cities") << int(Wainwrights) << false << 0 << false << 0;
    QTest::newRow("buildings, 1 each") << int(LittleBuildings) << true << 0 << false << 4;
    QTest::newRow("buildings by kind") << int(LittleBuildingsByKind) << true << 0 << false << 3 + 2 * 2 + 3;
}

void tst_EnteredPoints::numbers()
{
    QFETCH(int, reason);
    QFETCH(bool, isRoad);
    QFETCH(int, castles);
    QFETCH(bool, cathedral);
    QFETCH(int, points);
    EnteredFacts facts = road(5);
    facts.road = isRoad;
    facts.castles = castles;
    facts.cathedral = cathedral;
    facts.buildings = 4;
    facts.towers = 1;
    facts.houses = 2;
    facts.sheds = 3;
    QCOMPARE(enteredPoints(EnteredReason(reason), facts), points);
}

void tst_EnteredPoints::cathedralsAreSeen()
{
    const Played game = played(kCathedral);
    QCOMPARE(problemsOf(game.state), QStringList());
    const QList<CompletedFeature> list = completedFeatures(game.state);
    QCOMPARE(list.size(), 2);
    for (const CompletedFeature &of : list)
        QVERIFY(of.facts.cathedral && of.facts.road && of.facts.castles == 0);
    QCOMPARE(enteredPoints(EnteredReason::GermanCathedral, list[1].facts), 5);
    QCOMPARE(enteredPoints(EnteredReason::GermanCathedral, list[0].facts), 2);
    QCOMPARE(list[1].square, (Position{3, 0}));
    // Several cathedrals don't add up.
    const Played two = played("{'sets': ['base-c3', 'shapes'], 'start': [{'tile': 'shapes:cathedral', 'at': [0, 0], 'rotation': 90}], 'turns': ["
                              "{'player': 0, 'tile': 'shapes:cathedral', 'at': [1, 0], 'rotation': 90, 'meeple': {'feature': 'road:W'}}]}");
    QCOMPARE(completedFeatures(two.state).size(), 1);
    QCOMPARE(enteredPoints(EnteredReason::GermanCathedral, completedFeatures(two.state).first().facts), 2);
    // At the end it brings nothing: an unfinished road isn't offered.
    const Played open = played("{'sets': ['base-c3', 'shapes'], 'start': [{'tile': 'shapes:cathedral', 'at': [0, 0], 'rotation': 90}], 'turns': ["
                               "{'player': 0, 'tile': 'base:U', 'at': [1, 0], 'rotation': 90, 'meeple': {'feature': 'road:W'}}], 'finished': true}");
    QCOMPARE(scoringsOf(open), QStringList{u"final 1 road Ash 2"_s});
    QVERIFY(completedFeatures(open.state).isEmpty());
}

void tst_EnteredPoints::castlesCountOnceEach()
{
    const Played two = played("{'sets': ['base-c3', 'shapes'], 'start': [{'tile': 'shapes:double-castle', 'at': [0, 0]}], 'turns': ["
                              "{'player': 0, 'tile': 'base:U', 'at': [2, 0], 'rotation': 90, 'meeple': {'feature': 'road:W'}},"
                              "{'player': 1, 'tile': 'shapes:double-castle', 'at': [3, 0]}]}");
    QCOMPARE(problemsOf(two.state), QStringList());
    QCOMPARE(scoringsOf(two), QStringList{u"2 road Ash 3"_s});
    QCOMPARE(completedFeatures(two.state).first().facts.castles, 2);
    QCOMPARE(enteredPoints(EnteredReason::GermanCastle, completedFeatures(two.state).first().facts), 6);
    // Both ends of one road at the same castle count once.
    const Played round = played("{'sets': ['base-c3', 'shapes'], 'start': [{'tile': 'shapes:double-castle', 'at': [0, 0]}], 'turns': ["
                                "{'player': 0, 'tile': 'base:V', 'at': [2, 0], 'rotation': 0, 'meeple': {'feature': 'road:W'}},"
                                "{'player': 1, 'tile': 'base:V', 'at': [2, 1], 'rotation': 90}, {'player': 0, 'tile': 'base:U', 'at': [1, 1], 'rotation': 90},"
                                "{'player': 1, 'tile': 'base:U', 'at': [0, 1], 'rotation': 90}, {'player': 0, 'tile': 'base:V', 'at': [-1, 1], 'rotation': 180},"
                                "{'player': 1, 'tile': 'base:V', 'at': [-1, 0], 'rotation': 270}]}");
    QCOMPARE(problemsOf(round.state), QStringList());
    QCOMPARE(scoringsOf(round), QStringList{u"6 road Ash 7"_s});
    QCOMPARE(completedFeatures(round.state).first().facts.castles, 1);
}

void tst_EnteredPoints::castlesAtACity()
{
    const Played game = played("{'tiles': [{'id': 'my:castle', 'cells': [[0, 0], [1, 0]], 'nodes': {'c': 'castle'}, 'roads': [{'edges': ['0:W'], 'ends': ['c']}],"
                               "'cities': [{'edges': ['1:E']}]}], 'start': [{'tile': 'my:castle', 'at': [0, 0]}],"
                               "'turns': [{'player': 0, 'tile': 'base:E', 'at': [2, 0], 'rotation': 270, 'meeple': {'feature': 'city:W'}}]}");
    QCOMPARE(problemsOf(game.state), QStringList());
    const QList<CompletedFeature> list = completedFeatures(game.state);
    QCOMPARE(list.size(), 1);
    QVERIFY(!list.first().facts.road);
    QCOMPARE(enteredPoints(EnteredReason::GermanCastle, list.first().facts), 3);
}

void tst_EnteredPoints::newestFirstWithItsOwners()
{
    const QList<CompletedFeature> list = completedFeatures(played(kCathedral).state);
    QCOMPARE(list[0].turn, 5);
    QCOMPARE(list[0].owners, QList<int>{1});
    QCOMPARE(list[1].turn, 4);
    QCOMPARE(list[1].owners, QList<int>{0});
    const Played tie = played("{'start': [{'tile': 'base:E', 'at': [0, 0], 'rotation': 90}], 'turns': ["
                              "{'player': 0, 'tile': 'base:R', 'at': [1, 0], 'rotation': 0}]}");
    QVERIFY(completedFeatures(tie.state).isEmpty());
}

/// The record keeps the rule's id; the score names it, so that every page can open it.
void tst_EnteredPoints::theRuleIsKeptWithThePoints()
{
    TableRecord record = table(kCathedral);
    record.turns[3].adjust = {{0, 5, u"German cathedral: road of 5 tiles, 1 each"_s, u"X.german-cathedral"_s, {}}, {1, -2, u"miscounted"_s, {}, {}}};
    const QByteArray bytes = QJsonDocument(writeRecord(record)).toJson();
    const ReadGames again = readGames(bytes);
    QVERIFY(again.games.first().unknownKeys.isEmpty());
    QVERIFY(again.games.first().record == record);
    const QJsonArray adjust = writeTurn(record.turns[3]).value("adjust"_L1).toArray();
    QCOMPARE(adjust[0]["rule"_L1].toString(), u"X.german-cathedral"_s);
    QVERIFY(!adjust[1].toObject().contains("rule"_L1));
    const Played game = played(record);
    QStringList rules;
    for (const Scoring &s : game.state.scorings)
        if (s.kind == ScoringKind::Adjust)
            rules.append(s.rules.join(u' ') + u'|' + s.parts.first().rule);
    QCOMPARE(rules, (QStringList{u"X.german-cathedral|X.german-cathedral"_s, u"|"_s}));
    QCOMPARE(totalsOf(game), u"Ash 10, Birch 0"_s);
}

QTEST_GUILESS_MAIN(tst_EnteredPoints)
#include "tst_enteredpoints.moc"
