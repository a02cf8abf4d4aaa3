// The library and statistics pages driven as a player does: find, rename, tag, copy, delete and undo, take in, write out, count.
#include <QtTest>

#include "model/storage/recordfile.h"
#include "tests/support/scenarios.h"
#include "views/export/qrcode.h"
#include "views/library/gamelist.h"
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
#include <QSpinBox>
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
    void aWhatIfShowsItsPoints();
    void drawsPicturesOfWhatIsInSight();
    void placeTimeAndDateCanBeTyped();
    void writesOut();
    void asksForWhatItCantDo();
    void countsGames();
    void writesStatisticsOut();
    void tenThousandGamesAreListedAndFiltered();
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
    QVERIFY(child<QLabel>(u"noGames"_s)->isVisible());
    child<QPushButton>(u"clearFilters"_s)->click();
    QVERIFY(!child<QLabel>(u"noGames"_s)->isVisible());
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

void TestLibraryPage::placeTimeAndDateCanBeTyped()
{
    const QString id = m_library->list().first().id;
    m_page->choose(id);
    typeInto(GameList::Place, u"placeGame"_s, u"  Klub  u Lva "_s);
    QCOMPARE(m_library->summary(id).played.place, u"Klub u Lva"_s);
    child<QLineEdit>(u"gameSearch"_s)->setText(u"lva"_s);
    QCOMPARE(shown(), 1);
    auto *table = child<QTableView>(u"gameTable"_s);
    const auto edit = [&](const QString &action, auto type) {
        child<QAction>(action)->trigger();
        auto *editor = table->viewport()->findChild<decltype(type)>();
        return editor;
    };
    QSignalSpy changed(m_page.get(), &LibraryPage::libraryChanged);
    auto *minutes = edit(u"timeGame"_s, static_cast<QSpinBox *>(nullptr));
    QVERIFY(minutes);
    minutes->setValue(95);
    QTest::keyClick(minutes, Qt::Key_Return);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(m_library->summary(id).played.minutes, 95);
    QCOMPARE(table->model()->index(0, GameList::Time).data().toString(), u"1 h 35 min"_s);
    QTRY_VERIFY(!table->viewport()->findChild<QSpinBox *>());
    auto *date = edit(u"dateGame"_s, static_cast<QDateTimeEdit *>(nullptr));
    QVERIFY(date);
    const QDateTime began(QDate(2026, 10, 3), QTime(19, 30));
    date->setDateTime(began);
    QTest::keyClick(date, Qt::Key_Return);
    QTRY_COMPARE(changed.size(), 2);
    QCOMPARE(QDateTime::fromString(m_library->summary(id).started, Qt::ISODate), began.toUTC());
    // And out with it.
    for (const QString &ending : {u"csv"_s, u"bgsplay"_s}) {
        m_page->choose(id);
        m_page->exportGames(ending == u"csv" ? ExportForm::GamesTable : ExportForm::BgStats, path(u"one."_s + ending));
        QFile file(path(u"one."_s + ending));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY2(bytes.contains("Klub u Lva") && bytes.contains("95"), bytes.constData());
    }
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

void TestLibraryPage::aWhatIfShowsItsPoints()
{
    QString played;
    for (const GameSummary &game : m_library->list())
        if (game.turns >= 30)
            played = game.id;
    const QString made = m_library->continueFrom(played, 30, u"What if"_s);
    m_page->refresh();
    int points = 0;
    for (const SummaryPlayer &p : m_library->summary(made).players)
        points += p.total;
    QVERIFY(points > 0);
    m_page->choose(made);
    QCOMPARE(m_page->chosenGames(), QStringList{made});
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
    int finished = 0;
    for (const GameSummary &game : m_library->list())
        finished += game.finished;
    QVERIFY(finished > 0 && finished < int(m_library->list().size()));
    QCOMPARE(page.statistics().games, finished);
    auto *state = page.findChild<QComboBox *>(u"statisticsState"_s);
    state->setCurrentIndex(1);
    QCOMPARE(page.statistics().games, int(m_library->list().size()));
    // A what-if repeats the turns of its origin: it is counted only when asked for.
    const int before = int(m_library->list().size());
    m_library->continueFrom(m_library->list().first().id, 2, u"What if"_s);
    page.refresh();
    QCOMPARE(page.statistics().games, before);
    state->setCurrentIndex(2);
    QCOMPARE(page.statistics().games, before + 1);
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
    QCOMPARE(state->currentIndex(), 0);
    state->setCurrentIndex(1);
    players->setCurrentIndex(5);
    for (const CountedGame &game : m_library->countedGames())
        if (game.numbers.players.size() == 5)
            QVERIFY(page.statistics().games > 0);
}

void TestLibraryPage::writesStatisticsOut()
{
    StatisticsPage page(*m_library, m_catalogue);
    page.refresh();
    page.findChild<QComboBox *>(u"statisticsState"_s)->setCurrentIndex(1);
    page.showSubject(StatisticsSubject::Sources);
    for (const QString &ending : {u"csv"_s, u"png"_s, u"svg"_s}) {
        page.exportTo(path(u"sources."_s + ending));
        QVERIFY(QFileInfo(path(u"sources."_s + ending)).size() > 100);
    }
    const QImage plot(path(u"sources.png"_s));
    QCOMPARE(plot.size(), QSize(1200, 800));
    QVERIFY_THROWS_EXCEPTION(ReadError, page.exportTo(path(u"no/folder/x.csv"_s)));
}

void TestLibraryPage::tenThousandGamesAreListedAndFiltered()
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
    list.setGames(games);
    QCOMPARE(filtered.rowCount(), 10000);
    GameFilter filter;
    filter.words = u"player 7"_s;
    filtered.setFilter(filter);
    int sevens = 0;
    for (const GameSummary &game : games)
        sevens += (game.players.first().name + game.title + game.started.left(10)).contains(u'7');
    QCOMPARE(filtered.rowCount(), sevens);
    filter.player = u"Player 7"_s;
    filtered.setFilter(filter);
    QCOMPARE(filtered.rowCount(), 250);
}

QTEST_MAIN(TestLibraryPage)
#include "tst_librarypage.moc"
