// A small sheet beside a free square: the tiles still in the box that fit there, already turned. Typing narrows it, one click
// or Enter lays.
#pragma once

#include "model/game/entry.h"
#include "views/common/tilecache.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QListView;
class QMouseEvent;
class QPushButton;
class QStandardItemModel;

namespace wayside {

class SpotDelegate;

class SpotSheet : public QFrame
{
    Q_OBJECT

public:
    SpotSheet(Entry &entry, QWidget *parent);

    void open(Position square, const QString &code);
    bool close();
    Position square() const { return m_square; }
    /// Beside the square, within the room that the board has.
    void placeBeside(const QRectF &square, const QRectF &room);
    /// Off: how many are left isn't told (tournament).
    void setCountsShown(bool shown);

    /// The tile that Enter would lay; the board shows it as a ghost.
    TileRef chosenTile() const;
    Rotation chosenRotation() const;
    /// Ids shown, in order.
    QStringList shownTiles() const;
    QListView &list() const { return *m_list; }

Q_SIGNALS:
    void chosenChanged();
    void closed();
    /// The tile in the player's hand isn't here.
    void tileMissing(wayside::Position square);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    QSize sizeWith(int columns) const;
    void fill();
    void turn(int row, int steps);
    void lay(int row);
    int currentRow() const;
    bool keyInFilter(int key, Qt::KeyboardModifiers modifiers);
    void retranslate();
    void tellCount();
    bool mouseInList(QEvent *event);
    void released(const QMouseEvent &mouse);

    Entry &m_entry;
    Position m_square;
    QList<Fit> m_fits;
    QHash<QString, int> m_turned;       ///< by tile id: which of its legal rotations is shown
    QLabel *m_title;
    QLineEdit *m_filter;
    QListView *m_list;
    QPushButton *m_turn;
    QPushButton *m_missing;
    QStandardItemModel *m_model;
    SpotDelegate *m_delegate;
    bool m_countsShown = true;
    int m_rowBefore = -1;               ///< the current one when a press began
};

} // namespace wayside
