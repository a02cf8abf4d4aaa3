// Every game of the tests, the sample and all figures: out and in again, as a file and through a library, and equal.
#include <QtTest>

#include "model/game/keptdefinitions.h"
#include "model/rulebook/rulefigure.h"
#include "model/storage/library.h"
#include "model/storage/recordfile.h"
#include "tests/support/scenarios.h"
#include "tests/support/tables.h"

using namespace Qt::StringLiterals;
using namespace wayside;

class TestRoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void records_data();
    void records();
    void severalInOneFile();

private:
    static QList<std::pair<QString, TableRecord>> all();
    QTemporaryDir m_folder;
};

QList<std::pair<QString, TableRecord>> TestRoundTrip::all()
{
    QList<std::pair<QString, TableRecord>> list;
    int number = 0;
    for (const TableRecord &record : allScenarioRecords())
        list.append({u"scenario %1"_s.arg(++number), record});
    for (const QString &name : figureNames())
        list.append({name, readFigure(name).record});
    QFile sample(u":/samples/sample.wayside"_s);
    if (sample.open(QIODevice::ReadOnly))
        list.append({u"sample"_s, readGames(sample.readAll()).games.first().record});
    return list;
}

void TestRoundTrip::records_data()
{
    QTest::addColumn<int>("at");
    const auto games = all();
    QVERIFY(games.size() > 20 + figureNames().size());      // the cases, the recorded games, the figures and the sample
    for (int i = 0; i < games.size(); ++i)
        QTest::newRow(qPrintable(games[i].first)) << i;
}

void TestRoundTrip::records()
{
    QFETCH(int, at);
    static const auto games = all();
    const TableRecord &record = games[at].second;
    QVERIFY(readGames(QJsonDocument(writeRecord(record)).toJson()).games.first().record == record);

    Library library(m_folder.filePath(u"library.sqlite"_s));
    const ImportResult in = library.importRecord(record, shippedTiles());
    QVERIFY(!in.duplicate);
    QVERIFY(library.importRecord(record, shippedTiles()).duplicate);
    TableRecord out = library.exportRecord(in.id);
    const GameSetup before = setupOf(shippedTiles(), record), after = setupOf(shippedTiles(), out);
    QCOMPARE(stateText(after, replay(after, out)), stateText(before, replay(before, record)));
    // What the library adds: the game's id, what its rules showed, and the tiles that it was played with.
    out.id = record.id;
    out.rulesVersion = record.rulesVersion;
    out.shownTotals = record.shownTotals;
    QVERIFY(out == withKeptDefinitions(shippedTiles(), record));
}

void TestRoundTrip::severalInOneFile()
{
    QJsonArray file;
    for (const auto &[name, record] : all())
        file.append(writeRecord(record));
    const ReadGames back = readGames(QJsonDocument(file).toJson());
    QCOMPARE(back.games.size(), file.size());
    qsizetype at = 0;
    for (const auto &[name, record] : all())
        QVERIFY2(back.games[at++].record == record, qPrintable(name));
}

QTEST_GUILESS_MAIN(TestRoundTrip)
#include "tst_roundtrip.moc"
