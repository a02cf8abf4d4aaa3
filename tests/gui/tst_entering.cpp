// Whole games entered on the real table page, by mouse at two clicks a tile and three with a figure, and by keyboard: the scores
// are those of the recorded game, and those that the command line tells.
#include "tests/gui/hands.h"
#include "tests/support/cliprocess.h"
#include "tests/support/scenarios.h"

using namespace wayside;

class TestEntering : public QObject
{
    Q_OBJECT

    Catalogue m_catalogue = Catalogue::shipped();

    static void addGames()
    {
        QTest::addColumn<QString>("file");
        for (const QString &file : scenarioFiles(u"jcz"_s, u"*.jcz"_s))
            QTest::newRow(qPrintable(file.section(u'/', -1))) << file;
        QTest::newRow("sample") << QStringLiteral(WAYSIDE_SOURCE_DIR) + u"/resources/samples/sample.wayside"_s;
    }

    /// What `wayside-cli score --json` says of the file.
    static void compareWithCommandLine(const Game &game, const QString &file)
    {
        const CliResult result = runCli({u"score"_s, u"--json"_s, file});
        QCOMPARE(result.status, 0);
        const QJsonObject totals = result.json().object().value(u"totals"_s).toObject();
        const auto &players = game.setup().players;
        QCOMPARE(totals.size(), players.size());
        const QList<int> entered = game.state().totals(int(players.size()));
        for (qsizetype i = 0; i < players.size(); ++i)
            QCOMPARE(totals.value(players[i].name).toInt(-1000), entered[i]);
    }

private Q_SLOTS:
    void byMouse_data() { addGames(); }
    void byMouse()
    {
        QFETCH(QString, file);
        const TableRecord record = scenarioRecord(file);
        Hands player(m_catalogue, record);
        for (const Turn &turn : record.turns) {
            for (const QString &tile : turn.aside)
                player.setAside(tile);
            if (turn.hasTile())
                player.layByMouse(turn);
            if (acts(turn))
                player.actByMouse(turn);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(player.sameScores(record));
        compareWithCommandLine(player.game(), file);
    }

    void byKeys_data() { addGames(); }
    void byKeys()
    {
        QFETCH(QString, file);
        const TableRecord record = scenarioRecord(file);
        Hands player(m_catalogue, record);
        for (const Turn &turn : record.turns) {
            for (const QString &tile : turn.aside)
                player.entry().setAside(tile);
            if (turn.hasTile())
                player.layByKeys(turn);
            if (acts(turn))
                player.actByKeys(turn);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(player.sameScores(record));
        compareWithCommandLine(player.game(), file);
    }
};

QTEST_MAIN(TestEntering)
#include "tst_entering.moc"
