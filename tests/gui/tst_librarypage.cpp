// The library and statistics pages driven as a player does: find, rename, tag, copy, delete and undo, take in, write out, count.
#include <QtTest>

#include "model/storage/recordfile.h"
#include "tests/support/scenarios.h"
#include "views/export/qrcode.h"
#include "views/library/gamelist.h"
#include "views/library/importdialog.h"
#include "views/library/librarypage.h"
#include "views/statistics/statisticspage.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDateEdit>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestLibraryPage : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = Catalogue::shipped();
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<LibraryPage> m_page;
    QStringList m_problems;

    template<typename T> T *child(const QString &name) const { return m_page->findChild<T *>(name); }
    int shown() const { return child<QTableView>(u"gameTable"_s)->model()->rowCount(); }
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    void look(QWidget *widget, const QString &name) const
    {
        const QString folder = qEnvironmentVariable("WAYSIDE_PICTURES");
        if (!folder.isEmpty())
            widget->grab().save(folder + u'/' + name + u".png"_s);
    }
    void typeInto(int column, const QString &action, const QString &text)
    {
        child<QAction>(action)->trigger();
        auto *table = child<QTableView>(u"gameTable"_s);
        auto *editor = table->viewport()->findChild<QLineEdit *>();
        QVERIFY2(editor, qPrintable(QString::number(column)));
        QSignalSpy changed(m_page.get(), &LibraryPage::libraryChanged);
        editor->setText(text);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(changed.size(), 1);
        QTRY_VERIFY(!table->viewport()->findChild<QLineEdit *>());
    }

private Q_SLOTS:
    void init();
    void cleanup();
    void showsAllGames();
    void searchesAndFilters();
    void renamesAndTags();
    void duplicatesAndDeletes();
    void drawsPicturesOfWhatIsInSight();
    void takesAFolderIn();
    void stopsWhenTold();
    void writesOut();
    void asksForWhatItCantDo();
    void countsGames();
    void writesStatisticsOut();
    void tenThousandGamesDontWait();
};

void TestLibraryPage::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<Library>(path(u"library.sqlite"_s));
    int day = 1;
    for (TableRecord record : allScenarioRecords()) {
        if (record.started.isEmpty())
            record.started = u"2026-11-%1T18:00:00Z"_s.arg(day++, 2, 10, QLatin1Char('0'));
        m_library->importRecord(record, m_catalogue);
    }
    m_page = std::make_unique<LibraryPage>(*m_library, m_catalogue);
    m_problems.clear();
    connect(m_page.get(), &LibraryPage::problemTold, this, [this](const QString &text) { m_problems.append(text); });
    m_page->resize(1366, 720);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestLibraryPage::cleanup()
{
    m_page.reset();
    m_library.reset();
    m_folder.reset();
    QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.join(u'\n')));
}

void TestLibraryPage::showsAllGames()
{
    QCOMPARE(shown(), int(m_library->list().size()));
    QVERIFY(!child<QAction>(u"reviewGame"_s)->isEnabled());
    const QString id = m_library->list().first().id;
    m_page->choose(id);
    QCOMPARE(m_page->chosenGames(), QStringList{id});
    QSignalSpy review(m_page.get(), &LibraryPage::reviewRequested);
    child<QAction>(u"reviewGame"_s)->trigger();
    QCOMPARE(review.value(0).value(0).toString(), id);
}

void TestLibraryPage::searchesAndFilters()
{
    child<QLineEdit>(u"gameSearch"_s)->setText(u"RULEBOOK"_s);
    QCOMPARE(shown(), 1);
    child<QLineEdit>(u"gameSearch"_s)->setText(u"no such game"_s);
    QCOMPARE(shown(), 0);
    child<QPushButton>(u"clearFilters"_s)->click();
    QCOMPARE(shown(), int(m_library->list().size()));
    int unfinished = 0;
    for (const GameSummary &game : m_library->list())
        unfinished += !game.finished;
    child<QComboBox>(u"stateFilter"_s)->setCurrentIndex(2);
    QCOMPARE(shown(), unfinished);
    child<QComboBox>(u"stateFilter"_s)->setCurrentIndex(0);
    auto *players = child<QComboBox>(u"playerFilter"_s);
    players->setCurrentIndex(players->findData(u"Ash"_s));
    QVERIFY(players->currentIndex() > 0);
    int ash = 0;
    for (const GameSummary &game : m_library->list())
        for (const SummaryPlayer &p : game.players)
            ash += p.name == u"Ash";
    QCOMPARE(shown(), ash);
    child<QDateEdit>(u"fromFilter"_s)->setDate(QDate(2100, 1, 1));
    QCOMPARE(shown(), 0);
    QCOMPARE(foldedForSearch(u"Łukasz Dvořák"_s), u"lukasz dvorak"_s);
}

void TestLibraryPage::renamesAndTags()
{
    const QString id = m_library->list().first().id;
    m_page->choose(id);
    typeInto(GameList::Title, u"renameGame"_s, u"Neděle"_s);
    QCOMPARE(m_library->summary(id).title, u"Neděle"_s);
    typeInto(GameList::Note, u"noteGame"_s, u"rain all day"_s);
    QCOMPARE(m_library->summary(id).note, u"rain all day"_s);
    typeInto(GameList::Tags, u"tagGame"_s, u"club, autumn, club"_s);
    QCOMPARE(m_library->summary(id).tags, (QStringList{u"club"_s, u"autumn"_s}));
    QCOMPARE(m_page->chosenGames(), QStringList{id});
    auto *tags = child<QComboBox>(u"tagFilter"_s);
    tags->setCurrentIndex(tags->findData(u"autumn"_s));
    QCOMPARE(shown(), 1);
}

void TestLibraryPage::duplicatesAndDeletes()
{
    const int before = shown();
    const QString id = m_library->list().first().id;
    m_page->choose(id);
    child<QAction>(u"duplicateGame"_s)->trigger();
    QCOMPARE(shown(), before + 1);
    QCOMPARE(m_library->exportRecord(m_page->chosenGames().first()).turns, m_library->exportRecord(id).turns);
    QSignalSpy deleting(m_page.get(), &LibraryPage::deleting);
    child<QTableView>(u"gameTable"_s)->selectAll();
    child<QAction>(u"deleteGame"_s)->trigger();
    QCOMPARE(shown(), 0);
    QCOMPARE(deleting.size(), before + 1);
    child<QPushButton>(u"undoDelete"_s)->click();
    QCOMPARE(shown(), before + 1);
    QVERIFY(!child<QPushButton>(u"undoDelete"_s)->isVisible());
}

void TestLibraryPage::drawsPicturesOfWhatIsInSight()
{
    auto *list = m_page->findChild<GameList *>();
    auto *table = child<QTableView>(u"gameTable"_s);
    const auto picture = [&] { return table->model()->index(0, 0).data(Qt::DecorationRole).value<QImage>(); };
    QTRY_VERIFY_WITH_TIMEOUT(!picture().isNull(), 20000);
    const QString first = list->games().first().id;
    QTRY_VERIFY_WITH_TIMEOUT(list->hasPicture(first) || table->rowAt(0) > 0, 20000);
    QTest::qWait(500);
    look(m_page.get(), u"library"_s);
}

void TestLibraryPage::takesAFolderIn()
{
    const int before = shown();
    QVERIFY(QDir(m_folder->path()).mkpath(u"in/deep"_s));
    TableRecord fresh = allScenarioRecords().first();
    fresh.id = u"0a1b2c3d-0000-4000-8000-000000000001"_s;
    fresh.title = u"Fresh"_s;
    write(u"in/deep/fresh.wayside"_s, QJsonDocument(writeRecord(fresh)).toJson());
    write(u"in/again.wayside"_s, QJsonDocument(writeRecord(fresh)).toJson());
    write(u"in/broken.wayside"_s, "{\"format\": ");
    write(u"in/foreign.json"_s, "{\"hello\": 1}");
    write(u"in/notes.txt"_s, "not looked at");
    QTimer::singleShot(0, this, [this] {
        QTRY_VERIFY(QApplication::activeModalWidget());
        auto *dialog = qobject_cast<ImportDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->finished(), 20000);
        QCOMPARE(dialog->outcome().imported.size(), 1);
        QCOMPARE(dialog->outcome().duplicates, 1);
        QCOMPARE(dialog->outcome().refused.size(), 2);
        auto *refused = dialog->findChild<QTableWidget *>(u"importRefused"_s);
        QCOMPARE(refused->item(0, 0)->text(), u"broken.wayside"_s);
        QVERIFY(!refused->item(0, 1)->text().isEmpty());
        look(dialog, u"import"_s);
        dialog->close();
    });
    m_page->importPaths({path(u"in"_s)});
    QCOMPARE(shown(), before + 1);
    QCOMPARE(m_page->chosenGames(), QStringList{fresh.id});
}

void TestLibraryPage::stopsWhenTold()
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"many"_s));
    TableRecord record = allScenarioRecords().first();
    for (int i = 0; i < 400; ++i) {
        record.id = u"0a1b2c3d-0000-4000-8000-%1"_s.arg(i, 12, 10, QLatin1Char('0'));
        write(u"many/%1.wayside"_s.arg(i), QJsonDocument(writeRecord(record)).toJson());
    }
    ImportJob job(m_library->path(), m_catalogue, {path(u"many"_s)});
    connect(&job, &ImportJob::progressed, &job, [&job](int done) {
        if (done > 2)
            job.stop();
    }, Qt::DirectConnection);
    job.start();
    QVERIFY(job.wait(20000));
    QVERIFY(job.outcome().stopped);
    QVERIFY(job.outcome().imported.size() >= 3 && job.outcome().imported.size() < 400);
}

void TestLibraryPage::writesOut()
{
    const QString id = m_library->list().first().id;
    m_page->choose(id);
    m_page->exportGames(ExportForm::CopyText);
    QVERIFY(QApplication::clipboard()->text().contains(m_library->summary(id).players.first().name));
    child<QTableView>(u"gameTable"_s)->selectAll();
    m_page->exportGames(ExportForm::Records, path(u"all.wayside"_s));
    QFile all(path(u"all.wayside"_s));
    QVERIFY(all.open(QIODevice::ReadOnly));
    const ReadGames read = readGames(all.readAll());
    QCOMPARE(int(read.games.size()), shown());
    for (const ReadRecord &game : read.games)
        QVERIFY(game.record == m_library->exportRecord(game.record.id));
    for (ExportForm form : {ExportForm::Scorings, ExportForm::GamesTable, ExportForm::BgStats}) {
        m_page->exportGames(form, path(u"all."_s + endingOf(form)));
        QVERIFY(QFileInfo(path(u"all."_s + endingOf(form))).size() > 200);
    }
    QVERIFY(!qrCode("https://example.org").isNull());
    QVERIFY(qrCode(QByteArray(5000, 'x')).isNull());
}

void TestLibraryPage::asksForWhatItCantDo()
{
    m_page->choose(m_library->list().first().id);
    m_page->exportGames(ExportForm::Records, path(u"no/such/folder/x.wayside"_s));
    QCOMPARE(m_problems.size(), 1);
    QVERIFY(m_problems.first().contains(u"x.wayside"));
    m_problems.clear();
}

void TestLibraryPage::countsGames()
{
    StatisticsPage page(*m_library, m_catalogue);
    page.resize(1366, 720);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QCOMPARE(page.statistics().games, int(m_library->list().size()));
    auto *table = page.findChild<QTableWidget *>(u"statisticsTable"_s);
    for (StatisticsSubject subject : statisticsSubjects()) {
        page.showSubject(subject);
        QCOMPARE(table->rowCount(), int(sheetOf(page.statistics(), subject).rows.size()));
        QVERIFY(table->columnCount() >= 2);
        look(&page, u"statistics-%1"_s.arg(int(subject)));
    }
    const QStringList two{m_library->list()[0].id, m_library->list()[1].id};
    page.showGames(two);
    QCOMPARE(page.statistics().games, 2);
    auto *players = page.findChild<QComboBox *>(u"statisticsPlayers"_s);
    page.showGames({});
    players->setCurrentIndex(5);
    for (const CountedGame &game : m_library->countedGames())
        if (game.numbers.players.size() == 5)
            QVERIFY(page.statistics().games > 0);
}

void TestLibraryPage::writesStatisticsOut()
{
    StatisticsPage page(*m_library, m_catalogue);
    page.refresh();
    page.showSubject(StatisticsSubject::Sources);
    for (const QString &ending : {u"csv"_s, u"png"_s, u"svg"_s}) {
        page.exportTo(path(u"sources."_s + ending));
        QVERIFY(QFileInfo(path(u"sources."_s + ending)).size() > 100);
    }
    const QImage plot(path(u"sources.png"_s));
    QCOMPARE(plot.size(), QSize(1200, 800));
    QVERIFY_THROWS_EXCEPTION(ReadError, page.exportTo(path(u"no/folder/x.csv"_s)));
}

void TestLibraryPage::tenThousandGamesDontWait()
{
    QList<GameSummary> games;
    for (int i = 0; i < 10000; ++i) {
        GameSummary game;
        game.id = QString::number(i);
        game.title = u"Game %1"_s.arg(i);
        game.started = u"2026-%1-%2T18:00:00Z"_s.arg(i % 12 + 1, 2, 10, QLatin1Char('0')).arg(i % 28 + 1, 2, 10, QLatin1Char('0'));
        game.players = {{u"Player %1"_s.arg(i % 40), Colour::Blue, i % 130}, {u"Birch"_s, Colour::Red, i % 97}};
        game.sets = {u"base-c3"_s};
        game.finished = true;
        games.append(game);
    }
    GameList list;
    FilteredGames filtered(list);
    filtered.sort(GameList::Date, Qt::DescendingOrder);
    QElapsedTimer timer;
    timer.start();
    list.setGames(games);
    const qint64 shown = timer.restart();
    GameFilter filter;
    filter.words = u"player 7"_s;
    filtered.setFilter(filter);
    const qint64 searched = timer.elapsed();
    qInfo() << "10000 games: shown in" << shown << "ms, searched in" << searched << "ms";
    QVERIFY(filtered.rowCount() > 0 && filtered.rowCount() < 10000);
    QVERIFY(shown < 1500);
    QVERIFY(searched < 500);
}

QTEST_MAIN(TestLibraryPage)
#include "tst_librarypage.moc"
