#include "views/tableview/tableview.h"

#include "views/board/boardview.h"
#include "views/tableview/scorewall.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QKeyEvent>

namespace wayside {

TableView::TableView(const Game &game, QWidget *parent) : QWidget(parent, Qt::Window), m_game(game)
{
    setObjectName(QStringLiteral("tableView"));
    m_board = new BoardView;
    m_scores = new ScoreWall;
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_board, 4);
    layout->addWidget(m_scores, 1);
    connect(&game, &Game::changed, this, &TableView::follow);
    resize(1100, 720);
    follow();
    retranslate();
}

void TableView::follow()
{
    m_board->showState(m_game.setup(), m_game.state());
    const QList<Player> &players = m_game.setup().players;
    const QList<int> totals = m_game.state().totals(int(players.size()));
    QList<ScoreWallLine> lines;
    for (int i = 0; i < players.size(); ++i)
        lines.append({players[i].name, int(players[i].colour), totals[i], !m_game.state().finished && i == m_game.currentPlayer()});
    m_scores->setLines(lines);
    m_board->fit();
}

void TableView::toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

void TableView::closeEvent(QCloseEvent *event)
{
    Q_EMIT closed();
    event->accept();
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F11)
        toggleFullScreen();
    else if (event->key() == Qt::Key_Escape && isFullScreen())
        toggleFullScreen();
    else if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_F9)
        close();
    else
        QWidget::keyPressEvent(event);
}

void TableView::mouseDoubleClickEvent(QMouseEvent *) { toggleFullScreen(); }

void TableView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TableView::retranslate() { setWindowTitle(tr("Wayside – table view")); }

} // namespace wayside
