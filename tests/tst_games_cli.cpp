// wayside-cli games: the library without a window.
#include <QtTest>

#include "model/game/keptdefinitions.h"
#include "model/storage/library.h"
#include "model/storage/recordfile.h"
#include "tests/support/cliprocess.h"
#include "tests/support/scenarios.h"

using namespace wayside;
using namespace Qt::StringLiterals;

class TestGamesCli : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_library;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString written(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("can't write");
        return file.fileName();
    }
    QString writtenRecord(const QString &name, const TableRecord &record) const
    {
        return written(name, QJsonDocument(writeRecord(record)).toJson());
    }
    CliResult games(QStringList words) const { return runCli(QStringList{u"games"_s} + words + QStringList{u"--library"_s, m_library}); }
    QJsonArray list() const { return games({u"list"_s, u"--json"_s}).json().array(); }
    TableRecord sample(int number = 1) const { return scenarioRecord(scenarioFiles(u"cases"_s, u"random-90000%1.json"_s.arg(number)).first()); }
    QString import(const QString &file) const
    {
        return games({u"import"_s, file, u"--json"_s}).json()[u"imported"][0][u"id"].toString();
    }
    void checkOneLine(const CliResult &result, const QString &part) const
    {
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, QByteArray());
        QCOMPARE(result.err.count('\n'), 1);
        QVERIFY2(QString::fromUtf8(result.err).contains(part), result.err.constData());
    }

private Q_SLOTS:
    void init() { m_library = path(u"%1.sqlite"_s.arg(QLatin1String(QTest::currentTestFunction()))); }

    void importsEveryScenarioOnce()
    {
        QStringList files = scenarioFiles(u"jcz"_s, u"*.jcz"_s);
        QJsonArray several;
        for (const QString &file : scenarioFiles(u"cases"_s, u"*.json"_s))
            several.append(readJsonFile(file).value(u"record"));
        files.append(written(u"several.wayside"_s, QJsonDocument(several).toJson()));
        const CliResult first = games(QStringList{u"import"_s, u"--json"_s} + files);
        QCOMPARE(first.status, 0);
        QCOMPARE(first.json()[u"imported"].toArray().size(), 20);
        QCOMPARE(first.json()[u"duplicates"].toArray(), QJsonArray());
        QCOMPARE(first.json()[u"refused"].toArray(), QJsonArray());
        QCOMPARE(first.json()[u"imported"][0][u"file"].toString(), files[0]);
        const QJsonArray before = list();
        QCOMPARE(before.size(), 20);
        const CliResult second = games(QStringList{u"import"_s, u"--json"_s} + files);
        QCOMPARE(second.status, 0);
        QCOMPARE(second.json()[u"imported"].toArray(), QJsonArray());
        QCOMPARE(second.json()[u"duplicates"].toArray(), first.json()[u"imported"].toArray());
        QCOMPARE(list(), before);
    }

    void listsWhatItHolds()
    {
        TableRecord record = sample();
        record.title = u"Sunday"_s;
        record.started = u"2026-11-29T18:00:00Z"_s;
        const QString id = import(writtenRecord(u"a.wayside"_s, record));
        QVERIFY(!QUuid::fromString(id).isNull());
        const QJsonObject game = list()[0].toObject();
        QCOMPARE(game.keys(), (QStringList{u"finished"_s, u"id"_s, u"players"_s, u"started"_s, u"title"_s, u"totals"_s, u"turns"_s}));
        QCOMPARE(game.value(u"id").toString(), id);
        QCOMPARE(game.value(u"title").toString(), u"Sunday"_s);
        QCOMPARE(game.value(u"started").toString(), record.started);
        QCOMPARE(game.value(u"turns").toInt(), int(record.turns.size()));
        QCOMPARE(game.value(u"finished").toBool(), true);
        QCOMPARE(game.value(u"totals").toObject(), (QJsonObject{{u"Ash"_s, 33}, {u"Birch"_s, 21}}));
        QCOMPARE(game.value(u"players")[0][u"name"].toString(), u"Ash"_s);
        const QByteArray readable = games({u"list"_s}).out;
        QVERIFY(readable.contains("Sunday") && readable.contains("Ash 33") && readable.count('\n') == 1);
    }

    void showsAsScoreDoes()
    {
        for (const QString &file : {writtenRecord(u"b.wayside"_s, sample(2)), scenarioFiles(u"jcz"_s, u"003*"_s).first()}) {
            const QString id = import(file);
            const CliResult score = runCli({u"score"_s, file, u"--json"_s});
            const CliResult shown = games({u"show"_s, id, u"--json"_s});
            QCOMPARE(shown.status, score.status);
            QCOMPARE(shown.json()[u"scorings"], score.json()[u"scorings"]);
            QCOMPARE(shown.json()[u"totals"], score.json()[u"totals"]);
            QCOMPARE(games({u"show"_s, id.left(8)}).out, runCli({u"score"_s, file}).out);
        }
    }

    void showSaysWhatBreaksTheRules()
    {
        TableRecord record = sample();
        record.turns[3].at = record.turns[2].at;
        const CliResult shown = games({u"show"_s, import(writtenRecord(u"broken.wayside"_s, record)), u"--json"_s});
        QCOMPARE(shown.status, 1);
        QVERIFY(!shown.json()[u"problems"].toArray().isEmpty());
    }

    /// The window and its threads have the library open while the command line comes and goes.
    void anOpenLibraryKeepsItsLocks()
    {
        const QString file = path(u"open.sqlite"_s);
        const TableRecord record = allScenarioRecords().first();
        Library window(file);
        const QString first = window.createGame(record);
        {
            Library thread(file, Library::Again::Connection);
            QCOMPARE(thread.list().size(), 1);
        }
        QCOMPARE(runCli({u"games"_s, u"list"_s, u"--library"_s, file, u"--json"_s}).json().array().size(), 1);
        QVERIFY(QFileInfo::exists(file + u"-wal"_s));
        TableRecord other = record;
        other.title = u"after the command line"_s;
        const QString second = window.createGame(other);
        const QJsonArray seen = runCli({u"games"_s, u"list"_s, u"--library"_s, file, u"--json"_s}).json().array();
        QCOMPARE(seen.size(), 2);
        QVERIFY(window.contains(first) && window.contains(second));
    }

    void exportComesBackEqual()
    {
        for (const TableRecord &record : allScenarioRecords()) {
            const QString id = import(writtenRecord(u"in.wayside"_s, record));
            const QString out = path(u"out.wayside"_s);
            QCOMPARE(games({u"export"_s, id, out}).status, 0);
            QFile file(out);
            QVERIFY(file.open(QIODevice::ReadOnly));
            TableRecord back = readGames(file.readAll()).games.first().record;
            QCOMPARE(back.id, id);
            QCOMPARE(games({u"import"_s, out, u"--json"_s}).json()[u"duplicates"][0][u"id"].toString(), id);
            back.id = record.id;
            back.rulesVersion = record.rulesVersion;
            back.shownTotals = record.shownTotals;
            // What the game was played with goes along where its tiles are provisional.
            QVERIFY(back == withKeptDefinitions(Catalogue::shipped(), record));
            QCOMPARE(games({u"delete"_s, id}).status, 0);
            QCOMPARE(runCli({u"games"_s, u"import"_s, out, u"--library"_s, m_library, u"--json"_s}).json()[u"imported"][0][u"id"].toString(), id);
        }
        QCOMPARE(list().size(), allScenarioRecords().size());
    }

    void exportsScoringsAsCsv()
    {
        const QString file = writtenRecord(u"c.wayside"_s, sample());
        const QString id = import(file);
        QCOMPARE(games({u"export"_s, id, path(u"one.csv"_s)}).status, 0);
        QCOMPARE(runCli({u"convert"_s, file, path(u"two.csv"_s)}).status, 0);
        QFile one(path(u"one.csv"_s));
        QFile two(path(u"two.csv"_s));
        QVERIFY(one.open(QIODevice::ReadOnly) && two.open(QIODevice::ReadOnly));
        QCOMPARE(one.readAll(), two.readAll());
        QVERIFY(one.size() > 100);
    }

    void badFilesAreRefusedAlone()
    {
        const QString good = writtenRecord(u"good.wayside"_s, sample());
        const QString text = written(u"text.wayside"_s, "Dear diary\nwe played\n");
        QJsonArray half{QJsonObject(writeRecord(sample(2))), QJsonObject{{u"format"_s, u"wayside-record"_s}, {u"version"_s, 1}}};
        const QString array = written(u"half.wayside"_s, QJsonDocument(half).toJson());
        const CliResult result = games({u"import"_s, text, array, good, path(u"none.wayside"_s), m_folder.path(), u"--json"_s});
        QCOMPARE(result.status, 1);
        QCOMPARE(result.err.count('\n'), 4);
        QCOMPARE(result.json()[u"imported"].toArray().size(), 1);
        const QJsonArray refused = result.json()[u"refused"].toArray();
        QCOMPARE(refused.size(), 4);
        QCOMPARE(refused[0][u"file"].toString(), text);
        QVERIFY(refused[0][u"reason"].toString().contains(u"line 1"));
        QVERIFY(refused[1][u"reason"].toString().contains(u"/1: \"players\""));
        QCOMPARE(list().size(), 1);
    }

    void nothingButBadFiles()
    {
        const CliResult result = games({u"import"_s, written(u"bad.wayside"_s, "{]")});
        checkOneLine(result, u"bad.wayside"_s);
        QVERIFY2(!QFileInfo::exists(m_library), "nothing to keep: no library is made");
        checkOneLine(games({u"import"_s, written(u"empty.wayside"_s, "[]")}), u"no game"_s);
    }

    void readsStandardInput()
    {
        const QByteArray bytes = QJsonDocument(writeRecord(sample())).toJson();
        const CliResult result = runCli({u"games"_s, u"import"_s, u"-"_s, u"--library"_s, m_library, u"--json"_s}, bytes);
        QCOMPARE(result.status, 0);
        QCOMPARE(list().size(), 1);
    }

    void wrongUsage()
    {
        checkOneLine(games({u"list"_s}), u"there is no library here"_s);
        QVERIFY(!QFileInfo::exists(m_library));
        const QString id = import(writtenRecord(u"d.wayside"_s, sample()));
        checkOneLine(games({u"show"_s, u"0000-no-such"_s}), u"no game"_s);
        checkOneLine(games({u"delete"_s, u"0000-no-such"_s}), u"no game"_s);
        checkOneLine(games({u"delete"_s, u""_s}), u"no game"_s);
        checkOneLine(games({u"export"_s, id}), u"export takes"_s);
        checkOneLine(games({u"export"_s, id, path(u"x.docx"_s)}), u".wayside"_s);
        checkOneLine(games({u"export"_s, id, path(u"no/such/folder.wayside"_s)}), u"can't be written"_s);
        checkOneLine(games({u"show"_s}), u"show takes"_s);
        checkOneLine(games({}), u"games takes"_s);
        checkOneLine(games({u"dance"_s}), u"dance"_s);
        checkOneLine(games({u"import"_s}), u"import takes"_s);
        checkOneLine(games({u"list"_s, u"--colour"_s}), u"--colour"_s);
        checkOneLine(runCli({u"games"_s, u"list"_s, u"--library"_s}), u"--library"_s);
        QCOMPARE(list().size(), 1);
    }

    void damagedLibraryIsLeftAlone()
    {
        const QByteArray bytes = "This was a library once.";
        m_library = written(u"damaged.sqlite"_s, bytes);
        const QString good = writtenRecord(u"e.wayside"_s, sample());
        checkOneLine(games({u"list"_s, u"--json"_s}), u"damaged.sqlite"_s);
        checkOneLine(games({u"import"_s, good, u"--json"_s}), u"damaged.sqlite"_s);
        QFile file(m_library);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void ownLibraryIsThePlatforms()
    {
        QTemporaryDir data;
        QCOMPARE(runCli({u"games"_s, u"list"_s, u"--json"_s}, {}, data.path()).json().array(), QJsonArray());
        QCOMPARE(QDir(data.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
        QCOMPARE(runCli({u"games"_s, u"import"_s, writtenRecord(u"f.wayside"_s, sample())}, {}, data.path()).status, 0);
        QVERIFY(QFileInfo::exists(data.filePath(u"wayside/library.sqlite"_s)));
        QCOMPARE(runCli({u"games"_s, u"list"_s, u"--json"_s}, {}, data.path()).json().array().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestGamesCli)
#include "tst_games_cli.moc"
