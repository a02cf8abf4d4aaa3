#include "views/table/tablepage.h"

#include "views/board/playboard.h"
#include "views/common/paneltabstyle.h"
#include "views/inspector/inspector.h"
#include "views/inspector/remaining.h"
#include "views/inspector/signpostlist.h"
#include "views/inspector/tollpanel.h"
#include "views/palette/tray.h"
#include "views/scoreboard/historylist.h"
#include "views/scoreboard/scoreboard.h"
#include "views/scoreboard/scorelog.h"
#include "views/table/correctionpanel.h"
#include "views/table/scorecorrection.h"
#include "views/table/tokenmenu.h"
#include "views/table/turncard.h"
#include "views/table/turnmenu.h"

#include <QDockWidget>
#include <QEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QAction>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>
#include <QToolTip>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr int kLeastPanel = 200;        // names, points and tabs can still be read
}

TablePage::TablePage(Game &game, const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_entry(new Entry(game, this)), m_docks(new QMainWindow(this))
    , m_tabStyle(std::make_unique<PanelTabStyle>()), m_board(new PlayBoard(*m_entry, this))
    , m_tokens(new TokenMenu(*m_entry, *m_board, this)), m_turns(new TurnMenu(game, this))
{
    setObjectName(u"tablePage"_s);
    m_docks->setWindowFlags(Qt::Widget);
    m_docks->setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    m_docks->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_docks->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_docks->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_docks->setCentralWidget(m_board);
    m_docks->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_docks);
    buildPanels(game, catalogue);
    connectBoard();
    connect(m_board, &PlayBoard::tileMissing, this, &TablePage::tileMissing);
    connectPanels();
    retranslate();
    setFocusProxy(m_board);
}

TablePage::~TablePage()
{
    delete m_docks;         // its tabs are drawn by the style, which goes after them
}

void TablePage::buildPanels(Game &game, const Catalogue &catalogue)
{
    auto *hand = new QWidget(this);
    m_tray = new Tray(*m_entry, catalogue, hand);
    auto *column = new QVBoxLayout(hand);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new TurnCard(*m_entry, hand));
    column->addWidget(m_tray, 1);
    m_correction = new CorrectionPanel(catalogue, game, this);
    m_scores = new Scoreboard(game, this);
    m_inspector = new Inspector(game, this);
    m_remaining = new RemainingPanel(game, this);
    m_history = new HistoryList(game, this);
    auto *tolls = new TollPanel(game, this);
    auto *signposts = new SignpostList(game, this);
    m_log = new ScoreLog(game, this);
    m_lines = {m_inspector, m_remaining, m_history, tolls, signposts, m_log};

    addPanel(u"scores"_s, QT_TR_NOOP("Scores"), m_scores, Qt::LeftDockWidgetArea);
    QDockWidget *inspector = addPanel(u"inspector"_s, QT_TR_NOOP("Inspector"), m_inspector, Qt::LeftDockWidgetArea);
    for (QDockWidget *dock : {addPanel(u"tolls"_s, QT_TR_NOOP("Tolls"), tolls, Qt::LeftDockWidgetArea),
                              addPanel(u"signposts"_s, QT_TR_NOOP("Signposts"), signposts, Qt::LeftDockWidgetArea)})
        m_docks->tabifyDockWidget(inspector, dock);
    inspector->raise();
    m_trayDock = addPanel(u"tray"_s, QT_TR_NOOP("Turn"), hand, Qt::RightDockWidgetArea);
    m_correctionDock = addPanel(u"correction"_s, QT_TR_NOOP("Put a turn right"), m_correction, Qt::RightDockWidgetArea);
    QDockWidget *remaining = addPanel(u"remaining"_s, QT_TR_NOOP("Tiles left"), m_remaining, Qt::RightDockWidgetArea);
    m_panels.last().help = true;
    m_remainingDock = remaining;
    m_docks->tabifyDockWidget(m_trayDock, remaining);
    m_docks->tabifyDockWidget(m_trayDock, m_correctionDock);
    m_correctionDock->hide();
    m_trayDock->raise();
    // The turn card says what to do now; without it the board does.
    m_board->setHintShown(false);
    connect(m_trayDock, &QDockWidget::visibilityChanged, m_board, [this](bool shown) { m_board->setHintShown(!shown); });
    QDockWidget *logDock = addPanel(u"log"_s, QT_TR_NOOP("Score log"), m_log, Qt::BottomDockWidgetArea);
    m_docks->tabifyDockWidget(logDock, addPanel(u"history"_s, QT_TR_NOOP("History"), m_history, Qt::BottomDockWidgetArea));
    logDock->raise();
    m_docks->resizeDocks({inspector, m_trayDock}, {240, 290}, Qt::Horizontal);
    m_docks->resizeDocks({logDock}, {130}, Qt::Vertical);
}

QDockWidget *TablePage::addPanel(const QString &name, const char *title, QWidget *panel, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(m_docks);
    dock->setObjectName(name + u"Dock"_s);
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    if (area == Qt::LeftDockWidgetArea)
        panel->setMinimumWidth(kLeastPanel);
    dock->setWidget(panel);
    dock->setTitleBarWidget(new QWidget(dock));     // slim: the tab or the panel says what it is; the menu hides it
    m_docks->addDockWidget(area, dock);
    m_panels.append({dock, title, false});
    return dock;
}

void TablePage::connectPanels()
{
    for (LinePanel *panel : m_lines) {
        connect(panel, &LinePanel::ruleRequested, this, &TablePage::ruleRequested);
        connect(panel, &LinePanel::squaresPointed, m_board, &BoardView::pointAtSquares);
    }
    connect(m_log, &ScoreLog::pointsAsked, this, &TablePage::correctScore);
    connect(m_history, &HistoryList::menuAsked, this, &TablePage::fillTurnMenu);
    connect(m_board, &BoardView::hovered, m_inspector, &Inspector::hover);
    connect(m_board, &BoardView::featurePinned, this, &TablePage::pin);
    connect(m_entry, &Entry::laid, this, [this] { m_pinned.reset(); });
    // What fits here: only for a free square, and only while somebody looks at it.
    connect(m_entry, &Entry::changed, m_remaining, [this] {
        const auto square = m_entry->pointed();
        if (m_remaining->isVisible())
            m_remaining->setSquare(square && m_board->picture().hasMark(*square, SquareMark::Open) ? square : std::nullopt);
    });
}

/// A click keeps a feature in the inspector and lit on the board; a second one on it lets it go.
void TablePage::pin(const FeaturePart &part)
{
    const FeatureMap &features = m_entry->game().state().features;
    const bool again = m_pinned && features.of(*m_pinned) == features.of(part);
    m_pinned = again ? std::nullopt : std::optional(part);
    m_inspector->pin(part);
    m_board->pinFeature(m_pinned);
    // A pinned road is walked: its tiles are numbered in the order in which they are passed.
    m_board->walkAlongRoad(m_pinned && m_pinned->kind == FeatureKind::Road ? m_pinned : std::nullopt);
}

void TablePage::setRuleStatus(const std::function<QString(const QString &)> &status)
{
    for (LinePanel *panel : m_lines)
        panel->setRuleStatus(status);
}

void TablePage::connectBoard()
{
    connect(m_entry, &Entry::refused, this, &TablePage::messageShown);
    connect(m_tray, &Tray::left, this, [this] { m_board->setFocus(Qt::OtherFocusReason); });
    connect(m_tray, &Tray::taken, this, [this] { m_board->setFocus(Qt::OtherFocusReason); });
    connect(m_board, &PlayBoard::codeTyped, this, &TablePage::typeIntoTray);
    connect(m_board, &BoardView::contextMenuAsked, this, &TablePage::showMenu);
    connect(m_turns, &TurnMenu::correctionAsked, this, &TablePage::beginCorrection);
    connect(m_turns, &TurnMenu::scoreCorrectionAsked, this, [this](int turn) { correctScore(turn); });
    connect(m_tokens, &TokenMenu::refused, this, &TablePage::refuse);
    connect(m_board, &PlayBoard::refused, this, &TablePage::refuse);
    connect(m_board, &PlayBoard::pickCancelled, this, [this] {
        if (m_tokenForTurn)
            pickSquare();
        else
            m_correction->leave();
    });
    connect(m_correction, &CorrectionPanel::draftChanged, this, &TablePage::draftChanged);
    connect(m_correction, &CorrectionPanel::targetPointed, m_board, &BoardView::lightFeature);
    connect(m_correction, &CorrectionPanel::finished, this, &TablePage::correctionFinished);
}

void TablePage::refuse(const QString &why)
{
    QToolTip::showText(m_board->mapToGlobal(m_board->rect().center()), why, m_board);
    Q_EMIT messageShown(why);
}

/// Qt makes the tabs of docks when it needs them.
bool TablePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_docks && event->type() == QEvent::ChildPolished)
        if (auto *tabs = qobject_cast<QTabBar *>(static_cast<QChildEvent *>(event)->child()))
            tabs->setStyle(m_tabStyle.get());
    return QWidget::eventFilter(watched, event);
}

void TablePage::retranslate()
{
    for (const Panel &panel : m_panels)
        panel.dock->setWindowTitle(tr(panel.title));
}

void TablePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TablePage::typeIntoTray(const QString &letter)
{
    m_trayDock->show();
    m_tray->startTyping();
    if (auto *filter = m_tray->findChild<QLineEdit *>(u"trayFilter"_s))
        filter->setText(letter);
}

void TablePage::setTournament(bool on)
{
    m_board->setTournament(on);
    m_tray->setCountsShown(!on);
    m_scores->setAidsShown(!on);
    for (LinePanel *panel : m_lines)
        panel->setAidsShown(!on);
    if (m_tournament != on) {
        m_tournament = on;
        hideHelps();
    }
}

void TablePage::hideHelps()
{
    for (const Panel &panel : m_panels)
        if (panel.help) {
            panel.dock->toggleViewAction()->setEnabled(!m_tournament);
            panel.dock->setVisible(!m_tournament);
        }
    m_trayDock->raise();
}

void TablePage::setAnimated(bool on) { m_board->setAnimated(on); }

QList<QAction *> TablePage::panelActions() const
{
    QList<QAction *> actions;
    for (const Panel &panel : m_panels)
        if (panel.dock != m_correctionDock)
            actions.append(panel.dock->toggleViewAction());
    return actions;
}

QByteArray TablePage::saveLayout() const { return m_docks->saveState(); }

void TablePage::restoreLayout(const QByteArray &layout)
{
    if (!layout.isEmpty())
        m_docks->restoreState(layout);
    m_correctionDock->setVisible(m_correction->isActive());
    if (m_tournament)
        hideHelps();
}

void TablePage::showMenu(Position square, QPoint at)
{
    if (m_board->isPicking())
        return;
    QMenu menu(this);
    fillMenu(menu, square);
    menu.exec(at);
}

void TablePage::fillMenu(QMenu &menu, Position square)
{
    const int turn = m_turns->turnAt(square);
    if (turn >= 0)
        fillTurnMenu(menu, turn);
    menu.addSeparator();
    m_tokens->fill(*menu.addMenu(tr("Lay a token")));
    const int last = int(m_entry->game().record().turns.size()) - 1;
    if (turn < 0 && last >= 0)
        menu.addAction(tr("Correct a score"), this, [this, last] { correctScore(last); });
}

/// The same for a tile on the board and for a line of the history.
void TablePage::fillTurnMenu(QMenu &menu, int turn)
{
    m_turns->fill(menu, turn);
    if (turn < m_entry->game().record().turns.size() - 1)
        pickTokenFor(*menu.addMenu(tr("Add a token to this turn")), turn);
}

void TablePage::correctScore(int turn, int scoring)
{
    Game &game = m_entry->game();
    ScoreCorrection dialog(game, turn, scoring, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Turn entry = game.record().turns[dialog.turn()];
    entry.adjust.append(dialog.adjustments());
    game.replaceTurn(dialog.turn(), entry);
}

void TablePage::beginCorrection(Correction::Kind kind, int turn)
{
    bringUndoneBack(kind, turn);
    if (!m_correction->isActive())
        m_shownBefore = {!m_trayDock->isHidden(), !m_remainingDock->isHidden()};
    m_entry->takeInHand({});
    m_trayDock->hide();
    m_remainingDock->hide();
    m_correctionDock->show();
    m_correction->begin(kind, turn);
    pickSquare();
    m_docks->resizeDocks({m_correctionDock}, {330}, Qt::Horizontal);
}

/// All later turns stay when one is put right, those that were undone too.
void TablePage::bringUndoneBack(Correction::Kind kind, int turn)
{
    Game &game = m_entry->game();
    const qsizetype shown = game.record().turns.size();
    const Turn asked = kind == Correction::Kind::Insert ? Turn() : game.record().turns[turn];
    const qsizetype place = game.position();
    game.goTo(game.events().size());
    const qsizetype back = game.record().turns.size() - shown;
    if (back > 0 && (kind == Correction::Kind::Insert || game.record().turns.value(turn) == asked))
        Q_EMIT messageShown(tr("%n turn(s) that were undone came back first, so that none is lost.", nullptr, int(back)));
    else
        game.goTo(place);           // only single steps were undone
}

/// While a turn is put right, a click on the board moves its tile.
void TablePage::pickSquare()
{
    m_tokenForTurn = false;
    m_board->setPicker(
        [this](Position square, QPointF) {
            m_correction->chooseSquare(square);
            return false;
        },
        tr("A turn is put right: nothing is changed yet."));
}

/// A token that was forgotten in an earlier turn: the turn is put right with it.
void TablePage::pickTokenFor(QMenu &menu, int turn)
{
    menu.setObjectName(u"turnTokens"_s);
    const auto take = [this](const Token &token) {
        const QList<Problem> problems = m_correction->addToken(token);
        pickSquare();
        if (!problems.isEmpty())
            Q_EMIT messageShown(problems.first().message);
    };
    const auto begin = [this, turn] {
        beginCorrection(Correction::Kind::Change, turn);
        m_tokenForTurn = true;
    };
    m_tokens->fill(menu, {m_entry->game().record().turns[turn].player, begin, take});
}

/// The board shows the whole table as it would be then.
void TablePage::draftChanged()
{
    const Correction *correction = m_correction->correction();
    if (!correction)
        return;
    m_board->showState(m_entry->game().setup(), correction->stateAfter());
    if (correction->draft().hasTile())
        m_board->pointAtSquares({correction->draft().at});
}

void TablePage::correctionFinished()
{
    m_correctionDock->hide();
    m_remainingDock->setVisible(m_shownBefore.second);
    m_trayDock->setVisible(m_shownBefore.first);
    m_trayDock->raise();
    m_board->setPicker({}, {});
    m_board->pointAtSquares({});
    m_board->showState(m_entry->game().setup(), m_entry->game().state());
    m_board->setFocus(Qt::OtherFocusReason);
}

} // namespace wayside
