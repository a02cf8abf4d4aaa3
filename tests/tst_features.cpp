// Features grow with the table, tile by tile; after every turn they must be those that growing afresh would give.
#include <QtTest>

#include "model/storage/recordfile.h"
#include "tests/support/playedgame.h"
#include "tests/support/scenarios.h"
#include "tests/support/tables.h"

#include <QDir>
#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace wayside;

namespace {

QString textOf(const QList<OnTile> &list)
{
    QString text;
    for (const OnTile &o : list)
        text += u" %1/%2"_s.arg(o.tile).arg(o.index);
    return text;
}

/// Everything but whether it is settled, which only a played table knows.
QStringList textOf(const FeatureMap &map, const Board &board)
{
    QStringList lines;
    for (int id = 0; id < map.features.size(); ++id) {
        const Feature &f = map.features[id];
        QString parts, tiles, cities;
        for (const FeaturePart &p : f.parts)
            parts += u" %1/%2/%3%4"_s.arg(p.tile).arg(int(p.kind)).arg(p.index).arg(map.of(p) == id ? QString() : u"?"_s);
        for (int tile : f.tiles)
            tiles += u" %1"_s.arg(tile);
        if (f.kind == FeatureKind::Field)
            for (int city : map.citiesOf(board, id))
                cities += u" %1"_s.arg(city);
        lines.append(u"%1:%2 tiles%3 open %4 mouths %5 pennants %6 flags %7%8%9"_s.arg(int(f.kind)).arg(parts, tiles).arg(f.openEnds).arg(f.openMouths)
                         .arg(f.pennants).arg(f.cathedral).arg(f.inn).arg(f.labyrinth)
                     + u" ends%1 beside%2 signposts%3 cities%4"_s.arg(textOf(f.ends), textOf(f.roadside), textOf(f.signposts), cities));
    }
    return lines;
}

void compareAllTurns(const TableRecord &record)
{
    const GameSetup setup = setupOf(shippedTiles(), record);
    State state = startState(setup, record);
    for (const Turn &turn : record.turns) {
        applyTurn(setup, state, turn);
        QCOMPARE(textOf(state.features, state.board), textOf(FeatureMap(state.board, setup.rules), state.board));
        for (const Feature &f : state.features.features)
            QCOMPARE(f.settled, f.complete());
        QVERIFY(state.features.changed().isEmpty());
    }
}

QStringList figureFiles()
{
    QStringList files;
    for (const QString &file : QDir(u":/figures"_s).entryList({u"*.json"_s}))
        files.append(u":/figures/"_s + file);
    return files;
}

} // namespace

class tst_Features : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void grownAsAfresh();
    void grownAsAfreshInAllFigures_data();
    void grownAsAfreshInAllFigures();
    void grownAsAfreshByChance_data();
    void grownAsAfreshByChance();
    void copiesStayAsTheyWere();
    void aBridgeOnAnOlderTile();
    void noMoreTurnsThanCanBePlayed();
};

void tst_Features::grownAsAfresh()
{
    for (const TableRecord &record : allScenarioRecords())
        compareAllTurns(record);
    compareAllTurns(scenarioRecord(scenarioFiles(u"everything"_s, u"*.wayside"_s).first()));
}

void tst_Features::grownAsAfreshInAllFigures_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : figureFiles())
        QTest::newRow(qPrintable(file)) << file;
}

void tst_Features::grownAsAfreshInAllFigures()
{
    QFETCH(QString, file);
    compareAllTurns(readRecord(JsonPlace(readJsonFile(file).value("record"_L1), u"/record"_s)).record);
}

void tst_Features::grownAsAfreshByChance_data()
{
    QTest::addColumn<QStringList>("sets");
    QTest::newRow("base") << QStringList{u"base-c3"_s, u"signposts"_s, u"tollkeepers-c3"_s, u"inns"_s};
    QTest::newRow("shapes") << QStringList{u"base-c3"_s, u"tunnel"_s, u"ferries"_s, u"labyrinth"_s, u"abbey"_s, u"spiel-18"_s, u"catapult"_s};
}

void tst_Features::grownAsAfreshByChance()
{
    QFETCH(QStringList, sets);
    const auto game = playedGame(shippedTiles(), sets, {u"Ash"_s, u"Birch"_s}, 60, 11);
    QVERIFY(game->record().turns.size() > 20);
    compareAllTurns(game->record());
    TableRecord printed = game->record();
    printed.rules.tunnelsPrinted = true;
    compareAllTurns(printed);
}

/// States share their features: a later turn mustn't reach into an earlier state.
void tst_Features::copiesStayAsTheyWere()
{
    const TableRecord record = allScenarioRecords().last();
    const GameSetup setup = setupOf(shippedTiles(), record);
    const QList<State> states = replayAll(setup, record);
    for (qsizetype n = 0; n < states.size(); ++n)
        QCOMPARE(textOf(states[n].features, states[n].board), textOf(FeatureMap(states[n].board, setup.rules), states[n].board));
}

/// Its road comes before those of later tiles, and a tile laid beside it afterwards goes on with it.
void tst_Features::aBridgeOnAnOlderTile()
{
    const TableRecord record = table("{'start': [{'tile': 'base:B', 'at': [0, 0]}], 'turns': ["
                                     "{'player': 0, 'tile': 'base:B', 'at': [0, 1], 'tokens': [{'kind': 'bridge', 'at': [0, 0], 'axis': 'WE'}]},"
                                     "{'player': 1, 'tile': 'base:U', 'at': [1, 0], 'rotation': 90},"
                                     "{'player': 0, 'tile': 'base:A', 'at': [2, 0], 'rotation': 90}, {'player': 1, 'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}]}");
    compareAllTurns(record);
    const Played game = played(record);
    QCOMPARE(problemsOf(game.state), QStringList());
    const int road = game.state.features.of({0, FeatureKind::Road, 0});
    QVERIFY(road >= 0);
    QVERIFY(game.state.features.features[road].complete());
    QCOMPARE(game.state.features.features[road].tiles, (QList<int>{0, 2, 3, 4}));
}

/// A file from a stranger may hold anything: what would take minutes to play is refused with its place.
void tst_Features::noMoreTurnsThanCanBePlayed()
{
    const auto record = [](int turns) {
        QJsonArray list;
        for (int i = 0; i < turns; ++i)
            list.append(QJsonObject{{u"player"_s, i % 2}});
        QJsonObject o = writeRecord(table("{}"));
        o.insert(u"turns"_s, list);
        return o;
    };
    QCOMPARE(played(readRecord(JsonPlace(record(10000), QString())).record).state.turns, 10000);
    try {
        readRecord(JsonPlace(record(10001), QString()));
        QFAIL("it was read");
    } catch (const ReadError &error) {
        QCOMPARE(error.where(), u"/turns"_s);
    }
}

QTEST_GUILESS_MAIN(tst_Features)
#include "tst_features.moc"
