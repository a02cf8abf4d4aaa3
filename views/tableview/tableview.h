// Board and scores alone, large, for the screen across the room.
#pragma once

#include "model/game/game.h"

#include <QWidget>

class QGridLayout;

namespace wayside {

class BoardView;
class ScoreWall;

/// A window of its own; F11 or a double click makes it fill its screen, Escape leaves that, and then the window; so does F9.
class TableView : public QWidget
{
    Q_OBJECT

public:
    explicit TableView(const Game &game, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Was closed, by whatever way.
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    void follow();
    void retranslate();
    void toggleFullScreen();

    const Game &m_game;
    BoardView *m_board = nullptr;
    ScoreWall *m_scores = nullptr;
};

} // namespace wayside
