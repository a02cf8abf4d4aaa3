// The window with its real widgets: from the new game to the first turn, undo and redo, language, and the next start.
#include "app/mainwindow.h"
#include "app/pages.h"
#include "app/tableviewplace.h"
#include "model/board/placement.h"
#include "views/board/playboard.h"
#include "views/newgame/newgamepage.h"
#include "views/newgame/swatchbutton.h"
#include "views/rulebook/rulebookview.h"
#include "views/table/tablepage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QCloseEvent>
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void addsTheSampleOnceOnly();
    void beginsAGameAndEntersATurn();
    void tellsWhatToMend();
    void coloursChangeHands();
    void remembersTheLastTable();
    void switchesLanguageAtOnce();
    void offersTheLastGameAgain();
    void tellsOfABadFile();
    void tableViewFollows();
    void tableViewRemembersItsPlace();
    void whatIsRefusedIsTold();
    void anotherWindowsGameIsTold();
    void setAsideIsTakenBackByUndo();
    void opensEveryPage();

private:
    void start();
    void restart();
    void beginGame(const QStringList &names);
    void layFirstTile();
    template<typename Widget> Widget *child(const QString &name)
    {
        auto *found = m_window->findChild<Widget *>(name);
        if (!found)
            qFatal("no widget %s", qPrintable(name));
        return found;
    }
    QAction *action(const QString &name) { return m_window->findChild<QAction *>(name); }
    Game &game() { return m_services->session().game(); }
    PlayBoard &board() { return m_window->pages().table()->board(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Services> m_services;
    std::unique_ptr<MainWindow> m_window;
};

void TestMainWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    start();
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_services.reset();
}

void TestMainWindow::start()
{
    m_services = std::make_unique<Services>(m_folder->filePath(u"games.sqlite"_s));
    m_services->languages().use(u"en"_s);
    m_window = std::make_unique<MainWindow>(*m_services);
    m_window->resize(1366, 768);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestMainWindow::restart()
{
    m_window->close();
    cleanup();
    start();
}

void TestMainWindow::beginGame(const QStringList &names)
{
    child<QAbstractButton>(u"startNew"_s)->click();
    for (int i = 0; i < names.size(); ++i) {
        if (!m_window->findChild<QComboBox *>(u"player%1"_s.arg(i + 1)))
            child<QToolButton>(u"addPlayer"_s)->click();
        auto *name = child<QComboBox>(u"player%1"_s.arg(i + 1));
        name->setFocus();
        name->clearEditText();
        QTest::keyClicks(name, names[i]);
    }
    QVERIFY(child<QPushButton>(u"begin"_s)->isEnabled());
    QTest::mouseClick(child<QPushButton>(u"begin"_s), Qt::LeftButton);
}

void TestMainWindow::layFirstTile()
{
    Entry &entry = m_window->pages().table()->entry();
    entry.takeInHand(u"base:U"_s);
    const Position square = entry.legalSquares().first();
    const QPoint at = board().rectOf(square).center().toPoint();
    QTest::mouseMove(&board(), at);
    QTest::mouseClick(&board(), Qt::LeftButton, {}, at);
    QCOMPARE(game().record().turns.size(), 1);
}

void TestMainWindow::addsTheSampleOnceOnly()
{
    const QString sample = m_services->sampleGame();
    QVERIFY(!sample.isEmpty());
    QCOMPARE(m_services->library().list().size(), 1);
    restart();
    QCOMPARE(m_services->library().list().size(), 1);
    m_services->library().deleteGame(sample);
    restart();
    QVERIFY(m_services->sampleGame().isEmpty());
    QVERIFY(m_services->library().list().isEmpty());
}

void TestMainWindow::beginsAGameAndEntersATurn()
{
    QVERIFY(!action(u"undo"_s)->isEnabled());
    beginGame({u"Ash"_s, u"Birch"_s, u"Rowan"_s});
    QCOMPARE(m_window->pages().current(), Act::PageTable);
    QCOMPARE(game().record().players.size(), 3);
    QCOMPARE(game().record().players[2].name, u"Rowan"_s);
    QCOMPARE(game().record().sets, (QStringList{u"base-c3"_s, u"signposts"_s, u"tollkeepers-c3"_s}));
    QVERIFY(!action(u"undo"_s)->isEnabled());

    layFirstTile();
    QVERIFY(action(u"undo"_s)->isEnabled());
    QVERIFY(!action(u"redo"_s)->isEnabled());
    action(u"undo"_s)->trigger();
    QCOMPARE(game().record().turns.size(), 0);
    QVERIFY(action(u"redo"_s)->isEnabled());
    action(u"redo"_s)->trigger();
    QCOMPARE(game().record().turns.size(), 1);
    action(u"undoTurn"_s)->trigger();
    QCOMPARE(game().record().turns.size(), 0);
    action(u"redoTurn"_s)->trigger();
    QCOMPARE(game().record().turns.size(), 1);
    action(u"finalScoring"_s)->trigger();
    QVERIFY(game().record().finished);
    action(u"finalScoring"_s)->trigger();
    QVERIFY(!game().record().finished);
}

void TestMainWindow::tellsWhatToMend()
{
    child<QAbstractButton>(u"startNew"_s)->click();
    auto *begin = child<QPushButton>(u"begin"_s);
    auto *fault = child<QLabel>(u"fault"_s);
    QVERIFY(!begin->isEnabled());
    QCOMPARE(fault->text(), u"Player 1 has no name yet. Write one, or remove the line."_s);
    child<QComboBox>(u"player1"_s)->setEditText(u"Ash"_s);
    child<QComboBox>(u"player2"_s)->setEditText(u" Ash "_s);
    QVERIFY(!begin->isEnabled());
    QCOMPARE(fault->text(), u"Two players are called Ash. Give one of them another name."_s);
    child<QComboBox>(u"player2"_s)->setEditText(u"Birch"_s);
    QVERIFY(begin->isEnabled());
    QVERIFY(fault->text().isEmpty());
    for (const char *set : {"set-base", "set-signposts", "set-tollkeepers"})
        child<QCheckBox>(QLatin1String(set))->setChecked(false);
    QCOMPARE(fault->text(), u"Choose at least one set of tiles."_s);
    child<QPushButton>(u"cancel"_s)->click();
    QCOMPARE(m_window->pages().current(), Act::PageStart);
}

void TestMainWindow::coloursChangeHands()
{
    child<QAbstractButton>(u"startNew"_s)->click();
    auto *first = child<SwatchButton>(u"colour1"_s);
    auto *second = child<SwatchButton>(u"colour2"_s);
    const int mine = first->colour(), theirs = second->colour();
    QVERIFY(mine != theirs);
    Q_EMIT first->picked(theirs);
    QCOMPARE(first->colour(), theirs);
    QCOMPARE(second->colour(), mine);
}

void TestMainWindow::remembersTheLastTable()
{
    beginGame({u"Ash"_s, u"Birch"_s});
    restart();
    child<QAbstractButton>(u"startNew"_s)->click();
    QCOMPARE(child<QComboBox>(u"player1"_s)->currentText(), u"Ash"_s);
    QCOMPARE(child<QComboBox>(u"player2"_s)->currentText(), u"Birch"_s);
    QVERIFY(child<QComboBox>(u"player1"_s)->findText(u"Birch"_s) >= 0);
    QVERIFY(child<QPushButton>(u"begin"_s)->isEnabled());
}

void TestMainWindow::switchesLanguageAtOnce()
{
    child<QAbstractButton>(u"startNew"_s)->click();
    const auto heading = [this] { return m_window->pages().newGame().findChild<QLabel *>(u"heading"_s)->text(); };
    QCOMPARE(heading(), u"New game"_s);
    m_services->settings().set(Setting::Language, u"cs"_s);
    QCoreApplication::processEvents();
    QCOMPARE(heading(), u"Nová hra"_s);
    QCOMPARE(m_window->menuBar()->actions().first()->text(), u"&Hra"_s);
    QCOMPARE(action(u"undo"_s)->text(), u"&Zpět"_s);
    QCOMPARE(m_window->pages().rules().language(), u"cs"_s);
    m_services->settings().set(Setting::Language, u"pl"_s);
    QCoreApplication::processEvents();
    QCOMPARE(heading(), u"Nowa gra"_s);
    QCOMPARE(m_services->rulesLanguage(), u"pl"_s);
    QCOMPARE(m_window->pages().rules().language(), u"pl"_s);
    m_services->settings().set(Setting::RulesLanguage, u"en"_s);
    QCOMPARE(m_services->rulesLanguage(), u"en"_s);
    m_services->settings().set(Setting::Language, u"en"_s);
    QCoreApplication::processEvents();
    QCOMPARE(heading(), u"New game"_s);
}

void TestMainWindow::offersTheLastGameAgain()
{
    QVERIFY(!child<QAbstractButton>(u"startContinue"_s)->isVisible());
    beginGame({u"Ash"_s, u"Birch"_s});
    layFirstTile();
    const QString id = m_services->session().id();
    restart();
    QVERIFY(child<QAbstractButton>(u"startContinue"_s)->isVisible());
    child<QAbstractButton>(u"startContinue"_s)->click();
    QCOMPARE(m_services->session().id(), id);
    QCOMPARE(game().record().turns.size(), 1);
    QCOMPARE(m_window->pages().current(), Act::PageTable);
}

void TestMainWindow::tellsOfABadFile()
{
    QFile file(m_folder->filePath(u"bad.wayside"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"wayside-record\", \"version\": 9}");
    file.close();
    const qsizetype games = m_services->library().list().size();
    m_window->openFiles({file.fileName()});
    auto *message = child<QLabel>(u"messageText"_s);
    QVERIFY(message->isVisible());
    QVERIFY2(message->text().contains(u"bad.wayside"_s), qPrintable(message->text()));
    QCOMPARE(m_services->library().list().size(), games);
    QVERIFY(!m_services->session().hasGame());
}

void TestMainWindow::tableViewFollows()
{
    beginGame({u"Ash"_s, u"Birch"_s});
    action(u"tableView"_s)->trigger();
    auto *view = m_window->findChild<QWidget *>(u"tableView"_s, Qt::FindDirectChildrenOnly);
    QVERIFY(view && view->isVisible());
    auto *shown = view->findChild<BoardView *>();
    layFirstTile();
    QCOMPARE(shown->picture().tiles.size(), 2);
    view->close();
    QVERIFY(!action(u"tableView"_s)->isChecked());
}

/// Every page can be shown and drawn, with and without a game.
void TestMainWindow::tableViewRemembersItsPlace()
{
    Settings &settings = m_services->settings();
    QWidget window;
    window.show();
    window.setGeometry(60, 70, 500, 400);
    rememberTableView(window, settings);
    QWidget again;
    placeTableView(again, settings);
    QVERIFY(!again.isFullScreen());
    QCOMPARE(again.geometry(), window.geometry());
}

/// A line that the table page says is seen above the page.
void TestMainWindow::whatIsRefusedIsTold()
{
    beginGame({u"Anna"_s, u"Bob"_s});
    Entry &entry = m_window->pages().table()->entry();
    auto *bar = child<QFrame>(u"messageBar"_s);
    QVERIFY(!bar->isVisible());
    for (int copies = entry.left(u"base:C"_s); copies > 0; --copies)
        entry.setAside(u"base:C"_s);
    entry.takeInHand(u"base:C"_s);
    QVERIFY(!entry.tileInHand());
    QVERIFY(bar->isVisible());
    QVERIFY(!child<QLabel>(u"messageText"_s)->text().isEmpty());
    bar->hide();
    QVERIFY(!entry.lay(u"base:C"_s, {0, 0}, Rotation::R0));
    QVERIFY(bar->isVisible());
}

/// The game was changed elsewhere: a click doesn't end the program, it says so.
void TestMainWindow::anotherWindowsGameIsTold()
{
    beginGame({u"Anna"_s, u"Bob"_s});
    layFirstTile();
    Services other(m_folder->filePath(u"games.sqlite"_s));
    other.session().open(m_services->session().id());
    other.session().game().endTurn();
    const qsizetype turns = game().record().turns.size();
    Entry &entry = m_window->pages().table()->entry();
    entry.takeInHand(u"base:U"_s);
    const QPoint at = board().rectOf(entry.legalSquares().first()).center().toPoint();
    QTest::mouseMove(&board(), at);
    QTest::mouseClick(&board(), Qt::LeftButton, {}, at);
    QCOMPARE(game().record().turns.size(), turns);
    QVERIFY(child<QFrame>(u"messageBar"_s)->isVisible());
    QVERIFY(child<QLabel>(u"messageText"_s)->text().contains(u"another window"_s));
    QVERIFY(entry.tileInHand());            // nothing is lost of what was in hand
    action(u"undo"_s)->trigger();
    QCOMPARE(game().record().turns.size(), turns);
}

void TestMainWindow::setAsideIsTakenBackByUndo()
{
    beginGame({u"Anna"_s, u"Bob"_s});
    Entry &entry = m_window->pages().table()->entry();
    QVERIFY(!action(u"undo"_s)->isEnabled());
    entry.takeInHand(u"base:X"_s);
    action(u"setAside"_s)->trigger();
    QCOMPARE(entry.aside(), QStringList{u"base:X"_s});
    QVERIFY(action(u"undo"_s)->isEnabled());
    action(u"undo"_s)->trigger();
    QVERIFY(entry.aside().isEmpty());
    QVERIFY(!action(u"undo"_s)->isEnabled());
}

void TestMainWindow::opensEveryPage()
{
    for (bool withGame : {false, true}) {
        if (withGame)
            m_window->openGame(m_services->sampleGame());
        for (const char *page : {"pageStart", "pageTable", "pageLibrary", "pageReview", "pageStatistics", "pageRules", "pageWorkshop"}) {
            QAction *open = action(QLatin1String(page));
            QVERIFY(!withGame || open->isEnabled());
            if (!open->isEnabled())
                continue;
            open->trigger();
            QVERIFY2(open->isChecked(), page);
            QVERIFY(!m_window->grab().isNull());
        }
    }
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
