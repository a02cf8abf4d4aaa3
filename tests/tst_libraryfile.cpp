// The library's file: what it can't read it leaves alone, earlier versions are taken up, and nothing is half done.
#include <QtTest>

#include "model/storage/library.h"
#include "model/storage/migrations.h"
#include "tests/support/libraryfiles.h"
#include "tests/support/scenarios.h"

using namespace wayside;
using namespace Qt::StringLiterals;

class TestLibraryFile : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = Catalogue::shipped();
    QTemporaryDir m_folder;
    int m_count = 0;
    QString newPath() { return m_folder.filePath(u"library-%1.sqlite"_s.arg(++m_count)); }

    TableRecord sample() const { return scenarioRecord(scenarioFiles(u"cases"_s, u"random-900001.json"_s).first()); }
    /// The message must name the file, be one line, and the file must stay as it is, alone in its folder.
    void checkRefused(const QByteArray &bytes, const QString &reason)
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"library.sqlite"_s);
        writeBytes(path, bytes);
        const QString message = messageOf([&] { Library library(path); });
        QVERIFY2(message.contains(reason), qPrintable(message));
        QVERIFY(message.contains(u"library.sqlite") && !message.contains(u'\n'));
        QVERIFY(bytesOf(path) == bytes);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"library.sqlite"_s});
    }
    /// A library with one finished game, closed: its bytes.
    QByteArray filledLibrary()
    {
        const QString path = newPath();
        {
            Library library(path);
            library.importRecord(sample(), m_catalogue);
        }
        return bytesOf(path);
    }

private Q_SLOTS:
    void aBusyLibrarySaysSo()
    {
        const QString path = newPath();
        Library library(path);
        Library second(path);
        Database::Transaction held(library.database());
        QVERIFY(messageOf([&] { second.importRecord(sample(), m_catalogue); }).contains(u"in use by another program"));
        QVERIFY(second.list().isEmpty());   // reading goes on
    }

    void nothingHalfIn()
    {
        Library library(newPath());
        library.database().run(u"CREATE TRIGGER stop BEFORE INSERT ON event WHEN NEW.seq = 20 BEGIN SELECT RAISE(ABORT, 'stop'); END"_s);
        QVERIFY(messageOf([&] { library.importRecord(sample(), m_catalogue); }).contains(u"stop"));
        QVERIFY(library.list().isEmpty());
        QCOMPARE(library.database().value(u"SELECT count(*) FROM event"_s).toInt(), 0);
        library.database().run(u"DROP TRIGGER stop"_s);
        QVERIFY(!library.importRecord(sample(), m_catalogue).duplicate);
    }

    void everyEarlierVersionIsTakenUp_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 0; version <= latestSchema(); ++version)
            QTest::newRow(qPrintable(QString::number(version))) << version;
    }

    void everyEarlierVersionIsTakenUp()
    {
        QFETCH(int, version);
        const QString path = newPath();
        writeBytes(path, {});
        if (version > 0) {
            Database database(path);
            migrate(database, version);
            QCOMPARE(database.value(u"PRAGMA user_version"_s).toInt(), version);
            const bool headApart = version >= 5;
            const QString head = u"{\"format\":\"wayside-record\",\"version\":1,\"players\":[{\"name\":\"Ash\",\"colour\":\"red\"}]}"_s;
            database.run(u"INSERT INTO game (id, title, note, tags, started, modified, position, revision, finished, turns, sets, players,"
                          " rules_version, shown_totals, summary_revision, hash%1) VALUES ('old', 'Old game', '', '[]', '', '', 1, 1, 0, 0,"
                          " '[]', '[]', '', '', 0, ''%2)"_s.arg(headApart ? u""_s : u", head"_s, headApart ? u""_s : u", ?"_s),
                         headApart ? QVariantList() : QVariantList{head});
            if (headApart)
                database.run(u"INSERT INTO head VALUES (1, ?)"_s, {head});
            if (version == 4)
                database.run(u"UPDATE game SET numbers = '{}'"_s);
            database.run(u"INSERT INTO event VALUES (1, 0, '{\"kind\":\"insert\",\"index\":0,\"turn\":{\"player\":0}}')"_s);
        }
        Library library(path);
        QCOMPARE(library.database().value(u"PRAGMA user_version"_s).toInt(), latestSchema());
        QCOMPARE(library.list().size(), version > 0 ? 1 : 0);
        if (version > 0)
            QCOMPARE(library.exportRecord(u"old"_s).turns.size(), 1);
        QVERIFY(!library.importRecord(sample(), m_catalogue).duplicate);
        QCOMPARE(library.database().value(u"PRAGMA foreign_key_check"_s), QVariant());
        // The same tables as in a library that was made new.
        const QString schema = u"SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_master ORDER BY name)"_s;
        Library fresh(newPath());
        QCOMPARE(library.database().value(schema).toString(), fresh.database().value(schema).toString());
    }

    void earlierGamesAreMeasuredByTheirEvents()
    {
        const QString path = newPath();
        {
            Database database(path);
            migrate(database, 5);
            database.run(u"INSERT INTO game (id, title, note, tags, started, modified, position, revision, finished, turns, sets, players,"
                          " rules_version, shown_totals, summary_revision, hash) VALUES ('old', '', '', '[]', '2026-11-29T18:00:00Z', '', 5, 1, 0,"
                          " 5, '[]', '[]', '', '', 0, '')"_s);
            const QStringList bodies{u"{\"when\":\"2026-11-29T18:05:00Z\"}"_s, u"{\"when\":\"2026-11-29T18:25:00Z\"}"_s, u"{}"_s, u"damaged"_s,
                                     u"{\"when\":\"2026-11-30T18:00:00Z\"}"_s, u"{\"when\":\"2026-11-30T18:11:00Z\"}"_s};
            for (int i = 0; i < bodies.size(); ++i)
                database.run(u"INSERT INTO event VALUES (1, ?, ?)"_s, {i, bodies[i]});
        }
        Library library(path);
        QCOMPARE(library.summary(u"old"_s).played.minutes, 5 + 20 + 11);
    }

    void newerIsRefusedAndLeftAlone()
    {
        const QString path = newPath();
        { Library library(path); }
        { Database(path).run(u"PRAGMA user_version = %1"_s.arg(latestSchema() + 1)); }
        checkRefused(bytesOf(path), u"newer version"_s);
    }

    void foreignIsRefusedAndLeftAlone()
    {
        checkRefused("Dear diary, today we played again.\n", u"not a Wayside library"_s);
        checkRefused(QByteArray(5000, '\0'), u"not a Wayside library"_s);
        const QString path = newPath();
        { Database(path).run(u"CREATE TABLE notes (text)"_s); }
        checkRefused(bytesOf(path), u"not a Wayside library"_s);
    }

    void damagedIsRefusedAndLeftAlone()
    {
        const QByteArray good = filledLibrary();
        checkRefused(good.first(60), u"damaged"_s);
        checkRefused(good.first(good.size() / 2), u"damaged"_s);
        checkRefused(good.first(good.size() - 1), u"damaged"_s);
        for (const int page : {1, 2, 4, 6}) {
            QByteArray bad = good;
            const int from = page == 1 ? 100 : (page - 1) * 4096;
            bad.replace(from, 4096 - 100, QByteArray(4096 - 100, '\x5a'));
            checkRefused(bad, u"damaged"_s);
        }
    }

    void folderIsRefused()
    {
        QVERIFY(messageOf([&] { Library library(m_folder.path()); }).contains(u"folder"));
        writeBytes(m_folder.filePath(u"plain"_s), "x");
        QVERIFY(!messageOf([&] { Library library(m_folder.filePath(u"plain/below/library.sqlite"_s)); }).isEmpty());
    }

    void damagedGameIsNamedAndTheRestGoesOn()
    {
        Library library(newPath());
        const QString bad = library.importRecord(sample(), m_catalogue).id;
        const QString good = library.importRecord(scenarioRecord(scenarioFiles(u"cases"_s, u"random-900002.json"_s).first()), m_catalogue).id;
        library.database().run(u"DELETE FROM event WHERE seq = 5 AND game = (SELECT row FROM game WHERE id = ?)"_s, {bad});
        QVERIFY(messageOf([&] { library.exportRecord(bad); }).contains(bad));
        library.database().run(u"UPDATE event SET body = '{}' WHERE game = (SELECT row FROM game WHERE id = ?)"_s, {bad});
        QVERIFY(messageOf([&] { library.loadGame(bad); }).contains(bad));
        QVERIFY(!library.exportRecord(good).turns.isEmpty());
        QCOMPARE(library.list().size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestLibraryFile)
#include "tst_libraryfile.moc"
