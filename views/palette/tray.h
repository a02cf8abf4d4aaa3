// The tile tray: every tile of the game with what is left of it. A click takes it in hand.
#pragma once

#include "model/game/entry.h"
#include "views/common/tilecache.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace wayside {

class TrayModel;
class TrayView;

class Tray : public QWidget
{
    Q_OBJECT

public:
    Tray(Entry &entry, const Catalogue &catalogue, QWidget *parent = nullptr);

    TrayModel &model() const { return *m_model; }
    TrayView &view() const { return *m_view; }
    /// Puts the cursor into the filter line; the next letters are the tile's code.
    void startTyping();
    /// For helps that a tournament switches off.
    void setCountsShown(bool shown);

Q_SIGNALS:
    /// A tile was taken in hand by a click or by Enter.
    void taken();
    /// Escape: what is typed next belongs to the board again.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(int row);
    void takeFirst();
    void update();
    void showAside();
    void retranslate();

    Entry &m_entry;
    TrayModel *m_model;
    TrayView *m_view;
    QLineEdit *m_filter;
    QLabel *m_count;
    QLabel *m_none;
    QToolButton *m_aside;
    QToolButton *m_usedUp;
    QToolButton *m_back;
    TileCache m_pictures;
    bool m_countsShown = true;
};

} // namespace wayside
