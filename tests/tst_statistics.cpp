// Statistics: numbers worked out by hand on small games, and the same from the library.
#include <QtTest>

#include "model/game/replay.h"
#include "model/storage/library.h"
#include "model/storage/statistics.h"
#include "tests/support/scenarios.h"

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

PlayerNumbers player(const QString &name, int total, int place, bool winner)
{
    PlayerNumbers p;
    p.name = name;
    p.total = total;
    p.place = place;
    p.winner = winner;
    p.shared = QList<int>(2, 0);
    p.tollsFrom = QList<int>(2, 0);
    return p;
}

CountedGame game(const QString &date, int turns, const PlayerNumbers &a, const PlayerNumbers &b, bool finished = true)
{
    CountedGame g;
    g.id = date;
    g.numbers.started = date;
    g.numbers.turns = turns;
    g.numbers.finished = finished;
    g.numbers.players = {a, b};
    return g;
}

} // namespace

class TestStatistics : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = Catalogue::shipped();
    GameNumbers numbers(const QString &name) const
    {
        const TableRecord record = scenarioRecord(scenarioFiles(u"cases"_s, name + u".json"_s).first());
        return numbersOf(record, replay(setupOf(m_catalogue, record), record));
    }

private Q_SLOTS:
    void workedCases();
    void numbersComeBackFromJson();
    void handCountedGames();
    void sameNameInAnyOrder();
    void libraryKeepsThem();
    void whatEarlierRulesShowedStays();
    void tenThousandGames();
};

void TestStatistics::workedCases()
{
    const GameNumbers five = numbers(u"rulebook-24"_s);
    const PlayerNumbers &ash = five.players[0];
    QCOMPARE(ash.name, u"Ash"_s);
    QCOMPARE(ash.total, 24);
    QCOMPARE(ash.place, 1);
    QCOMPARE(ash.sources.value(u"road"_s), 9);
    QCOMPARE(ash.sources.value(u"signpost"_s), 15);
    QCOMPARE(ash.signposts[2], (Tally{1, 15}));
    QCOMPARE(ash.signposts[0], Tally{});
    QCOMPARE(ash.bestSignposts, 15);
    QCOMPARE(ash.bestScoring, 24);
    QCOMPARE(ash.longestRoad, 9);
    QCOMPARE(five.players[1].place, 2);

    const GameNumbers two = numbers(u"two-types"_s);
    QCOMPARE(two.players[0].signposts[1].count + two.players[1].signposts[1].count, 1);
    const GameNumbers one = numbers(u"one-type"_s);
    QCOMPARE(one.players[0].signposts[0].count + one.players[1].signposts[0].count, 1);
}

void TestStatistics::numbersComeBackFromJson()
{
    for (const TableRecord &record : allScenarioRecords()) {
        const GameNumbers n = numbersOf(record, replay(setupOf(m_catalogue, record), record));
        const auto back = numbersFromJson(QJsonDocument::fromJson(QJsonDocument(toJson(n)).toJson()).object());
        QVERIFY(back.has_value());
        QVERIFY2(*back == n, qPrintable(record.title));
        for (const PlayerNumbers &p : n.players) {
            int signposts = p.signpostsAtEnd.points;
            for (const Tally &t : p.signposts)
                signposts += t.points;
            QCOMPARE(signposts, p.sources.value(u"signpost"_s));
            QCOMPARE(p.tolls[0].points + p.tolls[1].points + p.tollsAtEnd.points, p.sources.value(u"toll"_s));
        }
    }
    QVERIFY(!numbersFromJson({}).has_value());
    QVERIFY(!numbersFromJson({{u"form"_s, 99}, {u"players"_s, QJsonArray{QJsonObject()}}}).has_value());
}

void TestStatistics::handCountedGames()
{
    PlayerNumbers ash = player(u"Ash"_s, 80, 1, true);
    ash.sources = {{u"road"_s, 50}, {u"signpost"_s, 30}};
    ash.signposts[2] = {2, 30};
    ash.shared[1] = 9;
    ash.tollsFrom[1] = 4;
    PlayerNumbers birch = player(u"Birch"_s, 60, 2, false);
    birch.shared[0] = 9;
    const Statistics s = statisticsOf({
        game(u"2026-01-03"_s, 72, player(u"Birch"_s, 70, 1, true), player(u"ash"_s, 70, 1, true)),
        game(u"2026-01-01"_s, 60, ash, birch),
        game(u"2026-01-02"_s, 64, player(u"Ash"_s, 90, 1, true), player(u"Birch"_s, 40, 2, false)),
        game(u"2026-01-04"_s, 10, player(u"Ash"_s, 10, 2, false), player(u"Birch"_s, 20, 1, false), false),
    });
    QCOMPARE(s.games, 4);
    QCOMPARE(s.finished, 3);
    QCOMPARE(s.averageTurns, (60 + 64 + 72) / 3.0);
    QCOMPARE(s.fewestTurns, 60);
    QCOMPARE(s.mostTurns, 72);
    QCOMPARE(s.turns, (QMap<int, int>{{60, 2}, {70, 1}}));
    QCOMPARE(s.averageWinningTotal, (80 + 90 + 70) / 3.0);
    QCOMPARE(s.players.size(), 2);
    const PlayerStatistics &a = s.players[0];
    QCOMPARE(a.name, u"Ash"_s);
    QCOMPARE(a.games, 4);
    QCOMPARE(a.finished, 3);
    QCOMPARE(a.wins, 3);
    QCOMPARE(a.longestStreak, 3);
    QCOMPARE(a.best, 90);
    QCOMPARE(a.worst, 10);
    QCOMPARE(a.average(), (80 + 90 + 70 + 10) / 4.0);
    QCOMPARE(a.averageOf(u"signpost"_s), 30 / 4.0);
    QCOMPARE(a.signposts[2], (Tally{2, 30}));
    QCOMPARE(a.places, (QMap<int, int>{{1, 3}}));
    QCOMPARE(a.progress.size(), 4);
    QCOMPARE(a.progress[0].total, 80);
    QCOMPARE(a.progress[1].running, 85.0);
    QCOMPARE(s.players[1].places, (QMap<int, int>{{1, 1}, {2, 2}}));
    QCOMPARE(s.duels.size(), 1);
    const Duel &d = s.duels[0];
    QCOMPARE(d.games, 3);
    QCOMPARE(d.aAhead, 2);
    QCOMPARE(d.bAhead, 0);
    QCOMPARE(d.level, 1);
    QCOMPARE(d.aPoints, qint64(240));
    QCOMPARE(d.aShared, qint64(9));
    QCOMPARE(d.bShared, qint64(9));
    QCOMPARE(d.aTolls, qint64(4));
    QCOMPARE(d.bTolls, qint64(0));
}

void TestStatistics::sameNameInAnyOrder()
{
    const Statistics s = statisticsOf({game(u"1"_s, 5, player(u"ASH"_s, 1, 2, false), player(u"Birch"_s, 2, 1, true)),
                                       game(u"2"_s, 5, player(u"birch"_s, 3, 1, true), player(u"Ash"_s, 1, 2, false))});
    QCOMPARE(s.players.size(), 2);
    QCOMPARE(s.players[0].name, u"Ash"_s);
    QCOMPARE(s.duels[0].bAhead, 2);
    QVERIFY(statisticsOf({}).players.isEmpty());
}

void TestStatistics::libraryKeepsThem()
{
    QTemporaryDir folder;
    Library library(folder.filePath(u"library.sqlite"_s));
    QList<GameNumbers> expected;
    for (const TableRecord &record : allScenarioRecords()) {
        library.importRecord(record, m_catalogue);
        expected.append(numbersOf(record, replay(setupOf(m_catalogue, record), record)));
    }
    const QList<CountedGame> kept = library.countedGames();
    QCOMPARE(kept.size(), library.list().size());
    int ashes = 0, expectedAshes = 0;
    for (const GameNumbers &n : expected)
        expectedAshes += int(n.playerNames().contains(u"Ash"_s));
    for (const CountedGame &g : kept)
        ashes += int(g.numbers.playerNames().contains(u"Ash"_s));
    QCOMPARE(ashes, expectedAshes);
}

void TestStatistics::whatEarlierRulesShowedStays()
{
    QTemporaryDir folder;
    Library library(folder.filePath(u"library.sqlite"_s));
    TableRecord record = scenarioRecord(scenarioFiles(u"cases"_s, u"rulebook-24.json"_s).first());
    record.finished = true;
    record.rulesVersion = u"0.9"_s;
    record.shownTotals = {{u"Ash"_s, 21}, {u"Birch"_s, 0}};
    const QString id = library.importRecord(record, m_catalogue).id;
    const TableRecord kept = library.exportRecord(id);
    library.updateSummary(id, kept, replay(setupOf(m_catalogue, kept), kept));
    QCOMPARE(library.exportRecord(id).rulesVersion, u"0.9"_s);
    QCOMPARE(library.exportRecord(id).shownTotals, record.shownTotals);
    QCOMPARE(library.summary(id).players.first().total, 24);
}

void TestStatistics::tenThousandGames()
{
    QList<CountedGame> games;
    const GameNumbers one = numbers(u"rulebook-24"_s);
    for (int i = 0; i < 10000; ++i) {
        CountedGame g{QString::number(i), {}, false, one};
        g.numbers.started = u"2026-%1"_s.arg(i % 977);
        g.numbers.players[0].name = u"Player %1"_s.arg(i % 40);
        games.append(g);
    }
    const Statistics s = statisticsOf(games);
    QCOMPARE(s.games, 10000);
    QCOMPARE(s.players.size(), 41);
}

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
