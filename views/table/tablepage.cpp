#include "views/table/tablepage.h"

#include "views/board/playboard.h"
#include "views/palette/tray.h"
#include "views/table/correctionpanel.h"
#include "views/table/scorecorrection.h"
#include "views/table/tokenmenu.h"
#include "views/table/turnmenu.h"

#include <QDockWidget>
#include <QEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QToolTip>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

TablePage::TablePage(Game &game, const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_entry(new Entry(game, this)), m_docks(new QMainWindow(this)), m_board(new PlayBoard(*m_entry, this))
    , m_tray(new Tray(*m_entry, catalogue, this)), m_correction(new CorrectionPanel(catalogue, game, this))
    , m_tokens(new TokenMenu(*m_entry, *m_board, this)), m_turns(new TurnMenu(game, this))
{
    setObjectName(u"tablePage"_s);
    m_docks->setWindowFlags(Qt::Widget);
    m_docks->setContextMenuPolicy(Qt::NoContextMenu);
    m_docks->setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    m_docks->setCentralWidget(m_board);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_docks);
    m_trayDock = addPanel(u"tray"_s, m_tray, Qt::RightDockWidgetArea);
    m_correctionDock = addPanel(u"correction"_s, m_correction, Qt::RightDockWidgetArea);
    m_correctionDock->hide();
    m_docks->resizeDocks({m_trayDock}, {300}, Qt::Horizontal);
    connectBoard();
    retranslate();
    setFocusProxy(m_board);
}

TablePage::~TablePage() = default;

QDockWidget *TablePage::addPanel(const QString &name, QWidget *panel, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(m_docks);
    dock->setObjectName(name + u"Dock"_s);
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    dock->setWidget(panel);
    m_docks->addDockWidget(area, dock);
    return dock;
}

void TablePage::connectBoard()
{
    connect(m_tray, &Tray::taken, this, [this] { m_board->setFocus(Qt::OtherFocusReason); });
    connect(m_board, &PlayBoard::codeTyped, this, &TablePage::typeIntoTray);
    connect(m_board, &BoardView::contextMenuAsked, this, &TablePage::showMenu);
    connect(m_turns, &TurnMenu::correctionAsked, this, &TablePage::beginCorrection);
    connect(m_turns, &TurnMenu::scoreCorrectionAsked, this, &TablePage::correctScore);
    connect(m_tokens, &TokenMenu::refused, this, [this](const QString &why) {
        QToolTip::showText(m_board->mapToGlobal(m_board->rect().center()), why, m_board);
        Q_EMIT messageShown(why);
    });
    connect(m_board, &PlayBoard::pickCancelled, m_correction, &CorrectionPanel::leave);
    connect(m_correction, &CorrectionPanel::draftChanged, this, &TablePage::draftChanged);
    connect(m_correction, &CorrectionPanel::finished, this, &TablePage::correctionFinished);
}

void TablePage::retranslate()
{
    m_trayDock->setWindowTitle(tr("Tiles"));
    m_correctionDock->setWindowTitle(tr("Put a turn right"));
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
}

void TablePage::setAnimated(bool on) { m_board->setAnimated(on); }

QList<QAction *> TablePage::panelActions() const { return {m_trayDock->toggleViewAction()}; }

QByteArray TablePage::saveLayout() const { return m_docks->saveState(); }

void TablePage::restoreLayout(const QByteArray &layout)
{
    if (!layout.isEmpty())
        m_docks->restoreState(layout);
    m_correctionDock->setVisible(m_correction->isActive());
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
        m_turns->fill(menu, turn);
    menu.addSeparator();
    m_tokens->fill(*menu.addMenu(tr("Lay a token")));
    const int last = int(m_entry->game().record().turns.size()) - 1;
    if (turn < 0 && last >= 0)
        menu.addAction(tr("Correct a score"), this, [this, last] { correctScore(last); });
}

void TablePage::correctScore(int turn)
{
    Game &game = m_entry->game();
    ScoreCorrection dialog(game.setup(), game.record().turns[turn].player, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Turn entry = game.record().turns[turn];
    entry.adjust.append(dialog.adjustment());
    game.replaceTurn(turn, entry);
}

void TablePage::beginCorrection(Correction::Kind kind, int turn)
{
    if (!m_correction->isActive())
        m_trayWasShown = !m_trayDock->isHidden();
    m_entry->takeInHand({});
    m_trayDock->hide();
    m_correctionDock->show();
    m_board->setPicker(
        [this](Position square, QPointF) {
            m_correction->chooseSquare(square);
            return false;
        },
        tr("A turn is put right: nothing is changed yet."));
    m_correction->begin(kind, turn);
    m_docks->resizeDocks({m_correctionDock}, {330}, Qt::Horizontal);
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
    m_trayDock->setVisible(m_trayWasShown);
    m_board->setPicker({}, {});
    m_board->pointAtSquares({});
    m_board->showState(m_entry->game().setup(), m_entry->game().state());
    m_board->setFocus(Qt::OtherFocusReason);
}

} // namespace wayside
