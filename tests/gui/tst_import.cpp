// Taking files and folders into the library, as a player does: what is good comes in once, what isn't is named with its reason, and the
// import can be stopped.
#include <QtTest>

#include "model/storage/exports/exports.h"
#include "model/storage/recordfile.h"
#include "tests/support/libraryfiles.h"
#include "tests/support/scenarios.h"
#include "views/library/importdialog.h"
#include "views/library/librarypage.h"

#include <QApplication>
#include <QJsonDocument>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestImport : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = Catalogue::shipped();
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Library> m_library;

    QString path(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QVERIFY(QFileInfo(path(name)).dir().mkpath(u"."_s));
        writeBytes(path(name), bytes);
    }
    static TableRecord numbered(int number)
    {
        TableRecord record = allScenarioRecords()[0];
        record.id = u"0a1b2c3d-0000-4000-8000-%1"_s.arg(number, 12, 10, QLatin1Char('0'));
        record.title = u"Game %1"_s.arg(number);
        return record;
    }
    static QByteArray bytesOfRecord(const TableRecord &record) { return QJsonDocument(writeRecord(record)).toJson(); }
    /// A good record with one member changed.
    static QByteArray spoilt(const QString &key, const QJsonValue &value)
    {
        QJsonObject o = writeRecord(numbered(900));
        o.insert(key, value);
        return QJsonDocument(o).toJson();
    }
    /// 300 files: 270 games of their own, and what else lies about in a folder. File name to a part of the reason.
    void fillFolder(QMap<QString, QString> &reasons) const;
    ImportOutcome import(const QStringList &paths)
    {
        ImportDialog dialog(m_library->path(), m_catalogue, paths);
        dialog.show();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(dialog.finished(), 60000); }();
        const QString folder = qEnvironmentVariable("WAYSIDE_PICTURES");
        if (!folder.isEmpty())
            dialog.grab().save(folder + u"/import.png"_s);
        return dialog.outcome();
    }

private Q_SLOTS:
    void init();
    void cleanup();
    void aFolderOfThreeHundred();
    void theDialogTellsWhatWasRefused();
    void stopsWhenTold();
    void anotherVersionOfAGameIsNamed();
    void filesAreDroppedOnThePage();
};

void TestImport::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<Library>(path(u"library.sqlite"_s));
}

void TestImport::cleanup()
{
    m_library.reset();
    m_folder.reset();
}

void TestImport::fillFolder(QMap<QString, QString> &reasons) const
{
    const int games = 262;
    for (int i = 0; i < games; ++i)
        write(u"in/%1/game %2.wayside"_s.arg(i % 7).arg(i), bytesOfRecord(numbered(i)));
    // Several in one file, one of them a second time, and a save of another program.
    write(u"in/many.json"_s, exportGames(m_catalogue, {numbered(500), numbered(501), numbered(502), numbered(0)}, u"wayside"_s));
    const QStringList saves = scenarioFiles(u"jcz"_s, u"*.jcz"_s);
    for (int i = 0; i < 5; ++i)
        QVERIFY(QFile::copy(saves[i], path(u"in/save-%1.jcz"_s.arg(i))));
    // The same games again under other names.
    for (int i = 0; i < 10; ++i)
        write(u"in/again/copy of %1.wayside"_s.arg(i), bytesOfRecord(numbered(i)));
    const QByteArray good = bytesOfRecord(numbered(900));
    const QMap<QString, std::pair<QByteArray, QString>> bad{
        {u"cut.wayside"_s, {good.first(good.size() / 2), u"line"_s}},
        {u"empty.wayside"_s, {{}, u"empty"_s}},
        {u"noise.wayside"_s, {QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11), u"line"_s}},
        {u"foreign.json"_s, {"{\"hello\": 1}", u"format"_s}},
        {u"text.json"_s, {"\"just a text\"", u"line 1"_s}},
        {u"list.json"_s, {"[1, 2, 3]", u"/0"_s}},
        {u"later.wayside"_s, {spoilt(u"version"_s, 2), u"later"_s}},
        {u"editions.wayside"_s, {spoilt(u"sets"_s, QJsonArray{u"base-c1"_s, u"base-c3"_s}), u"two editions"_s}},
        {u"twins.wayside"_s, {spoilt(u"players"_s, QJsonArray{QJsonObject{{u"name"_s, u"Ash"_s}, {u"colour"_s, u"red"_s}},
                                                              QJsonObject{{u"name"_s, u"Ash"_s}, {u"colour"_s, u"blue"_s}}}), u"two players"_s}},
        {u"nobody.wayside"_s, {spoilt(u"players"_s, QJsonArray()), u"1 to 6 players"_s}},
        {u"stranger.wayside"_s, {spoilt(u"turns"_s, QJsonArray{QJsonObject{{u"player"_s, 9}}}), u"/turns/0/player"_s}},
        {u"when.wayside"_s, {spoilt(u"started"_s, u"last Sunday"_s), u"/started"_s}},
        // One good game and one that can't be read: neither comes in.
        {u"half.json"_s, {"[" + bytesOfRecord(numbered(950)) + ",{}]", u"/1"_s}},
        {u"save.jcz"_s, {"{\"replay\": 4, \"setup\": {}}", u"/"_s}},
        {u"deep.json"_s, {QByteArray(5000, '['), u"line"_s}},
        {u"numbers.wayside"_s, {spoilt(u"title"_s, 17), u"/title"_s}},
        {u"tiles.wayside"_s, {spoilt(u"tiles"_s, QJsonArray{QJsonObject{{u"id"_s, u"my:x"_s}, {u"roads"_s, QJsonArray{QJsonObject{{u"edges"_s, QJsonArray{u"Q"_s}}}}}}}), u"/tiles/0"_s}},
        {u"options.wayside"_s, {spoilt(u"options"_s, QJsonObject{{u"fields"_s, u"perhaps"_s}}), u"/options/fields"_s}},
        {u"far.wayside"_s, {spoilt(u"start"_s, QJsonArray{QJsonObject{{u"tile"_s, u"base:D"_s}, {u"at"_s, QJsonArray{1e9, 0}}}}), u"/start/0/at"_s}},
        {u"format.wayside"_s, {spoilt(u"format"_s, u"another-record"_s), u"another-record"_s}},
        {u"finished.wayside"_s, {spoilt(u"finished"_s, u"yes"_s), u"/finished"_s}}};
    for (auto it = bad.begin(); it != bad.end(); ++it) {
        write(u"in/bad/"_s + it.key(), it.value().first);
        reasons.insert(it.key(), it.value().second);
    }
    // As large as a file may not be; the disk keeps nothing of it.
    QFile huge(path(u"in/bad/huge.wayside"_s));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(kMaxFileSize + 1));
    reasons.insert(u"huge.wayside"_s, u"larger than 64 M"_s);
    write(u"in/notes.txt"_s, "not looked at");
}

void TestImport::aFolderOfThreeHundred()
{
    QMap<QString, QString> reasons;
    fillFolder(reasons);
    QCOMPARE(gameFiles({path(u"in"_s)}).size(), 300);
    const ImportOutcome first = import({path(u"in"_s)});
    QCOMPARE(first.imported.size(), 262 + 3 + 5);
    QCOMPARE(first.duplicates, 11);
    QVERIFY(first.different.isEmpty() && !first.stopped);
    QMap<QString, QString> refused;
    for (const ImportOutcome::Refused &r : first.refused)
        refused.insert(QFileInfo(r.file).fileName(), r.reason);
    QCOMPARE(refused.keys(), reasons.keys());
    for (auto it = reasons.begin(); it != reasons.end(); ++it)
        QVERIFY2(refused.value(it.key()).contains(it.value()), qPrintable(it.key() + u": "_s + refused.value(it.key())));
    QCOMPARE(m_library->list().size(), first.imported.size());
    QVERIFY2(!m_library->contains(numbered(950).id) && !m_library->contains(numbered(900).id), "nothing half in");
    // Once more: nothing new, nothing lost.
    const ImportOutcome second = import({path(u"in"_s)});
    QVERIFY(second.imported.isEmpty());
    QCOMPARE(second.duplicates, first.imported.size() + first.duplicates);
    QCOMPARE(second.refused.size(), first.refused.size());
    QCOMPARE(m_library->list().size(), first.imported.size());
}

void TestImport::theDialogTellsWhatWasRefused()
{
    write(u"in/deep/fresh.wayside"_s, bytesOfRecord(numbered(1)));
    write(u"in/broken.wayside"_s, "{\"format\": ");
    LibraryPage page(*m_library, m_catalogue);
    page.show();
    QTimer::singleShot(0, this, [this] {
        QTRY_VERIFY(QApplication::activeModalWidget());
        auto *dialog = qobject_cast<ImportDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->finished(), 60000);
        auto *refused = dialog->findChild<QTableWidget *>(u"importRefused"_s);
        QVERIFY(refused->isVisible());
        QCOMPARE(refused->rowCount(), 1);
        QCOMPARE(refused->item(0, 0)->text(), u"broken.wayside"_s);
        QVERIFY(refused->item(0, 1)->text().contains(u"line 1"));
        QVERIFY(dialog->findChild<QLabel *>(u"importText"_s)->text().contains(u"1 game"));
        dialog->close();
    });
    page.importPaths({path(u"in"_s)});
    QCOMPARE(page.chosenGames(), QStringList{numbered(1).id});
}

void TestImport::stopsWhenTold()
{
    for (int i = 0; i < 60; ++i)
        write(u"in/%1.wayside"_s.arg(i, 3, 10, QLatin1Char('0')), bytesOfRecord(numbered(i)));
    std::optional<ImportDialog> dialog;
    {
        // While somebody else writes, the first file waits: the player has all the time to press Stop.
        Database::Transaction held(m_library->database());
        dialog.emplace(m_library->path(), m_catalogue, QStringList{path(u"in"_s)});
        dialog->show();
        auto *bar = dialog->findChild<QProgressBar *>(u"importBar"_s);
        QTRY_COMPARE(bar->maximum(), 60);
        dialog->findChild<QPushButton *>(u"importStop"_s)->click();
        QVERIFY2(!dialog->finished(), "it ends after the file at hand");
    }
    QTRY_VERIFY_WITH_TIMEOUT(dialog->finished(), 60000);
    QVERIFY(dialog->outcome().stopped);
    QCOMPARE(dialog->outcome().imported, QStringList{numbered(0).id});
    QCOMPARE(m_library->list().size(), 1);
    const ImportOutcome rest = import({path(u"in"_s)});
    QCOMPARE(rest.imported.size(), 59);
    QCOMPARE(rest.duplicates, 1);
}

void TestImport::anotherVersionOfAGameIsNamed()
{
    TableRecord record = numbered(1);
    write(u"whole.wayside"_s, bytesOfRecord(record));
    QCOMPARE(import({path(u"whole.wayside"_s)}).imported.size(), 1);
    m_library->rename(record.id, u"Put right here"_s);
    QCOMPARE(import({path(u"whole.wayside"_s)}).duplicates, 1);
    record.turns.removeLast();
    write(u"shorter.wayside"_s, bytesOfRecord(record));
    const ImportOutcome outcome = import({path(u"shorter.wayside"_s)});
    QVERIFY(outcome.imported.isEmpty() && outcome.refused.isEmpty());
    QCOMPARE(outcome.different.size(), 1);
    QVERIFY(outcome.different.first().reason.contains(u"Game 1"));
    QCOMPARE(m_library->exportRecord(record.id).turns, numbered(1).turns);
}

void TestImport::filesAreDroppedOnThePage()
{
    write(u"one.wayside"_s, bytesOfRecord(numbered(1)));
    write(u"in/two.wayside"_s, bytesOfRecord(numbered(2)));
    LibraryPage page(*m_library, m_catalogue);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path(u"one.wayside"_s)), QUrl::fromLocalFile(path(u"in"_s))});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&page, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&page, &drop);
    QTRY_COMPARE(m_library->list().size(), 2);
    // The dialog has nothing to tell and closes by itself.
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

QTEST_MAIN(TestImport)
#include "tst_import.moc"
