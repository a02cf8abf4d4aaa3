#include "app/mainwindow.h"

#include "app/gamefiles.h"
#include "app/keysheet.h"
#include "app/pages.h"
#include "app/rulesdock.h"
#include "app/tableactions.h"
#include "app/tableviewplace.h"
#include "app/theme.h"
#include "app/windowmenus.h"
#include "model/game/keptdefinitions.h"
#include "model/game/remaining.h"
#include "views/common/messagebar.h"
#include "views/newgame/newgamepage.h"
#include "views/rulebook/rulebookview.h"
#include "views/sound/soundplayer.h"
#include "views/table/tablepage.h"
#include "views/tableview/tableview.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr QSize kLeastPage(560, 420);
}

template<typename Task> void MainWindow::guarded(Task task)
{
    try {
        task();
    } catch (const ReadError &error) {
        m_messages->tellProblem(error.message());
    }
}

MainWindow::MainWindow(Services &services) : m_services(services), m_actions(this)
{
    setObjectName(u"mainWindow"_s);
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    m_messages = new MessageBar;
    m_stack = new QStackedWidget;
    m_stack->setMinimumSize(kLeastPage);    // a page that needs more scrolls or gives way; the window never outgrows its screen
    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_stack, 1);
    setCentralWidget(middle);
    m_menus = new WindowMenus(*this, m_actions, services);
    m_pages = new Pages(services, *m_stack);
    connectPages();
    connectActions();
    connect(&services.settings(), &Settings::changed, this, &MainWindow::settingChanged);
    connect(&services.session(), &Session::opened, this, &MainWindow::gameOpened);
    connect(&services.session(), &Session::aboutToClose, this, [this] { showTableView(false); });
    connect(&services.session(), &Session::closed, this, &MainWindow::offerActions);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize()));
    restoreLayout();
    offerActions();
    showPage(Act::PageStart);
}

MainWindow::~MainWindow()
{
    // The pages hold on to the game: it is closed while they still stand.
    guarded([this] { m_services.session().close(); });
    m_services.session().disconnect(this);
}

void MainWindow::connectPages()
{
    connect(m_pages, &Pages::changed, this, &MainWindow::offerActions);
    connect(m_pages, &Pages::newGameRequested, this, &MainWindow::showNewGame);
    connect(m_pages, &Pages::fileRequested, this, &MainWindow::chooseFile);
    connect(m_pages, &Pages::gameRequested, this, &MainWindow::openGame);
    connect(m_pages, &Pages::pageRequested, this, &MainWindow::showPage);
    connect(m_pages, &Pages::ruleRequested, this, &MainWindow::showRule);
    connect(m_pages, &Pages::problemTold, m_messages, &MessageBar::tellProblem);
    connect(m_pages, &Pages::messageTold, m_messages, &MessageBar::tell);
    QMenu &panels = m_menus->panels();
    connect(&panels, &QMenu::aboutToShow, this, [this, &panels] {
        panels.clear();
        if (m_pages->table())
            panels.addActions(m_pages->table()->panelActions());
    });
    connect(m_pages, &Pages::reviewRequested, this, [this](const QString &id) {
        openGame(id);
        showPage(Act::PageReview);
    });
    connect(m_pages, &Pages::whatIfRequested, this, [this](int turns) {
        guarded([&] { m_services.session().branch(turns); });
        showPage(Act::PageTable);
    });
    m_rules = new RulesDock(m_services, this);
    m_rules->hide();
    addDockWidget(Qt::RightDockWidgetArea, m_rules);
    connect(&m_rules->book(), &RulebookView::squaresPointed, m_pages, &Pages::pointAtSquares);
    connect(&m_pages->newGame(), &NewGamePage::accepted, this, &MainWindow::acceptHead);
    connect(&m_pages->newGame(), &NewGamePage::cancelled, this,
            [this] { showPage(m_services.session().hasGame() ? Act::PageTable : Act::PageStart); });
}

void MainWindow::connectActions()
{
    const auto on = [this](Act act, auto slot) { connect(m_actions[act], &QAction::triggered, this, slot); };
    connectTableActions(m_actions, *m_pages);
    on(Act::NewGame, &MainWindow::showNewGame);
    on(Act::ContinueGame, [this] { guarded([this] { openGame(m_services.library().lastGame()); }); });
    on(Act::OpenFile, &MainWindow::chooseFile);
    on(Act::SaveCopy, &MainWindow::writeCopy);
    on(Act::PlayersAndOptions, &MainWindow::correctHead);
    on(Act::FinalScoring, [this](bool finished) { guarded([&] { finishGame(finished); }); });
    on(Act::Quit, &QWidget::close);
    for (Act page : pageActs())
        on(page, [this, page] { showPage(page); });
    on(Act::Sound, [this](bool sound) { m_services.settings().set(Setting::Sound, sound); });
    on(Act::TableView, &MainWindow::showTableView);
    on(Act::FullScreen, [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    on(Act::Tournament, [this](bool hide) { m_services.settings().set(Setting::Tournament, hide); });
    on(Act::RuleHere, &MainWindow::ruleUnderPointer);
    on(Act::Keys, &MainWindow::showKeys);
    on(Act::About, &MainWindow::tellAbout);
}

void MainWindow::showPage(Act page)
{
    guarded([&] { m_pages->show(page); });
    offerActions();
}

void MainWindow::showNewGame()
{
    guarded([this] {
        Settings &settings = m_services.settings();
        TableRecord head = usualHead(settings.list(Setting::LastSets));
        const QList<Player> known = m_services.library().rememberedPlayers();
        QStringList names;
        for (const Player &player : known)
            names.append(player.name);
        const QStringList last = settings.list(Setting::LastPlayers);
        const QStringList colours = settings.list(Setting::LastColours);
        if (!last.isEmpty())
            head.players.clear();
        for (qsizetype i = 0; i < last.size(); ++i)
            head.players.append({last[i], colourFromString(colours.value(i)).value_or(Colour(i)), {}});
        for (const QString &option : settings.list(Setting::LastOptions))
            setOption(head.rules, option.section(u'=', 0, 0), option.section(u'=', 1));
        m_pages->newGame().setKnownNames(names);
        m_pages->newGame().present(head, NewGamePage::Purpose::NewGame);
        m_correcting = false;
        m_stack->setCurrentWidget(&m_pages->newGame());
        offerActions();
    });
}

void MainWindow::correctHead()
{
    m_pages->newGame().present(headOf(m_services.session().game().record()), NewGamePage::Purpose::Correct);
    m_correcting = true;
    m_stack->setCurrentWidget(&m_pages->newGame());
    offerActions();
}

void MainWindow::acceptHead(const TableRecord &head)
{
    guarded([&] {
        if (m_correcting)
            m_services.session().game().changeHead(withCorrectedSets(m_services.catalogue(), m_services.session().game().record(), head));
        else
            beginGame(head);
        showPage(Act::PageTable);
    });
}

void MainWindow::beginGame(const TableRecord &head)
{
    TableRecord fresh = head;
    fresh.started = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    m_services.session().begin(fresh);
    Settings &settings = m_services.settings();
    QStringList names, colours, options;
    for (const Player &player : head.players) {
        names.append(player.name);
        colours.append(toString(player.colour));
    }
    for (const OptionInfo &info : allOptions())
        if (const QString value = optionValue(head.rules, info.key); value != info.values.first())
            options.append(info.key + u'=' + value);
    settings.set(Setting::LastPlayers, names);
    settings.set(Setting::LastColours, colours);
    settings.set(Setting::LastSets, head.sets);
    settings.set(Setting::LastOptions, options);
}

void MainWindow::openGame(const QString &id)
{
    guarded([&] {
        m_services.session().open(id);
        showPage(Act::PageTable);
    });
}

void MainWindow::openFiles(const QStringList &files)
{
    QString first;
    m_messages->hide();         // what it said was about another file
    for (const QString &file : files)
        guarded([&] {
            const QString id = m_services.session().import(file);
            if (first.isEmpty())
                first = id;
        });
    if (!first.isEmpty())
        openGame(first);
}

void MainWindow::chooseFile() { openFiles(chooseGameFiles(this, m_services.settings())); }

void MainWindow::writeCopy()
{
    const TableRecord record = m_services.session().game().record();
    const QString file = chooseNewFile(this, m_services.settings(), record);
    if (file.isEmpty())
        return;
    guarded([&] {
        writeRecordFile(file, record);
        m_messages->tell(tr("Written to %1").arg(file));
    });
}

void MainWindow::gameOpened()
{
    connect(&m_services.session().game(), &Game::changed, this, &MainWindow::offerActions);
    offerActions();
}

/// No question: one key takes it back, and where it may have been a slip that is said.
void MainWindow::finishGame(bool finished)
{
    Game &game = m_services.session().game();
    const int left = tilesLeft(remainingTypes(game.setup(), game.state()));
    game.finish(finished);
    if (finished && left > 0)
        m_messages->tell(tr("The final scoring is done with %n tile(s) still in the box. Undo takes it back.", nullptr, left));
}

void MainWindow::offerActions()
{
    const Session &session = m_services.session();
    const bool game = session.hasGame();
    for (Act act : {Act::SaveCopy, Act::PlayersAndOptions, Act::FinalScoring, Act::TableView})
        m_actions[act]->setEnabled(game);
    m_menus->panels().setEnabled(game);
    offerTableActions(m_actions, *m_pages);
    m_actions[Act::FinalScoring]->setChecked(game && session.game().record().finished);
    for (Act act : pageActs()) {
        m_actions[act]->setEnabled(m_pages->page(act) != nullptr);
        m_actions[act]->setChecked(m_pages->current() == act);
    }
    retranslate();
}

void MainWindow::showRule(const QString &id)
{
    if (m_pages->current() == Act::PageRules)
        m_pages->rules().openRule(id);
    else
        m_rules->openRule(id);
}

void MainWindow::showTableView(bool shown)
{
    m_actions[Act::TableView]->setChecked(shown);
    if (!shown) {
        if (m_tableView) {
            rememberTableView(*m_tableView, m_services.settings());
            m_tableView->deleteLater();
            m_tableView = nullptr;
        }
        return;
    }
    m_tableView = new TableView(m_services.session().game(), this);
    connect(m_tableView, &TableView::closed, this, [this] { showTableView(false); });
    placeTableView(*m_tableView, m_services.settings());
}

/// The nearest widget under the pointer that knows its rule says which one.
void MainWindow::ruleUnderPointer()
{
    for (QWidget *w = QApplication::widgetAt(QCursor::pos()); w; w = w->parentWidget())
        if (const QString rule = w->property("rule").toString(); !rule.isEmpty())
            return showRule(rule);
    showPage(Act::PageRules);
}

void MainWindow::showKeys()
{
    auto *sheet = findChild<KeySheet *>();
    if (!sheet)
        sheet = new KeySheet(this);
    sheet->show();
    sheet->raise();
}

void MainWindow::settingChanged(Setting setting)
{
    Settings &settings = m_services.settings();
    if (setting == Setting::Language)
        m_services.languages().use(settings.text(setting));
    if (setting == Setting::Theme)
        useTheme(settings.text(setting));
}

void MainWindow::restoreLayout()
{
    const Settings &settings = m_services.settings();
    restoreGeometry(settings.value(Setting::WindowGeometry).toByteArray());
    restoreState(settings.value(Setting::WindowState).toByteArray());
    m_actions[Act::FullScreen]->setChecked(isFullScreen());
    m_actions[Act::Tournament]->setChecked(settings.flag(Setting::Tournament));
    m_actions[Act::Sound]->setChecked(settings.flag(Setting::Sound));
    m_actions[Act::Sound]->setVisible(SoundPlayer::available());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    showTableView(false);
    m_services.settings().set(Setting::WindowGeometry, saveGeometry());
    m_services.settings().set(Setting::WindowState, saveState());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList files;
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    event->acceptProposedAction();
    openFiles(files);
}

void MainWindow::tellAbout()
{
    QMessageBox box(this);
    box.setWindowTitle(tr("About Wayside"));
    box.setIconPixmap(QIcon(u":/icons/wayside.svg"_s).pixmap(96, 96));
    box.setText(u"<h2>Wayside %1</h2>"_s.arg(QStringLiteral(WAYSIDE_VERSION)));
    box.setInformativeText(tr("The companion beside your Carcassonne table, for The Signposts and The Tollkeepers.\n\n"
                              "Free software under the GPL, version 3 or later. Made by players; it has no tie to the publishers of Carcassonne."));
    box.exec();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_actions.retranslate();
        m_menus->retranslate();
        retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    const Session &session = m_services.session();
    const QString title = session.hasGame() ? session.game().record().title : QString();
    setWindowTitle(title.isEmpty() ? u"Wayside"_s : tr("%1 – Wayside").arg(title));
}

} // namespace wayside
