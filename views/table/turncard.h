// Whose turn it is, the tile in hand, and what to do now.
#pragma once

#include "model/game/entry.h"
#include "views/common/tilecache.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace wayside {

class TurnCard : public QWidget
{
    Q_OBJECT

public:
    explicit TurnCard(Entry &entry, QWidget *parent = nullptr);

    /// The one line that says what to do now.
    QString instruction() const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void makeButtons();
    void update();
    void updateSupply(int player);
    void retranslate();
    bool boxIsEmpty() const;
    QString instructionForTargets() const;

    Entry &m_entry;
    TileCache m_tiles;
    QLabel *m_badge;
    QLabel *m_name;
    QLabel *m_turn;
    QLabel *m_supply;
    QLabel *m_tile;
    QLabel *m_todo;
    QPushButton *m_done;
    QPushButton *m_undo;
    QPushButton *m_rotate;
    QPushButton *m_finish;
    QPushButton *m_missed;
};

} // namespace wayside
