// Lays the tray's tiles out: a heading for each set, the copies of one type side by side on a common ground.
#pragma once

#include "views/common/tilecache.h"
#include "views/palette/traymodel.h"

#include <QAbstractItemView>

namespace wayside {

class TrayView : public QAbstractItemView
{
    Q_OBJECT

public:
    explicit TrayView(TrayModel &model, QWidget *parent = nullptr);

    /// Wanted side of a tile in pixels, 40 to 120; it is made to fill the lines.
    void setTileSize(int size);
    int tileSize() const { return m_size; }

    QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    QRect visualRect(const QModelIndex &index) const override;
    void reset() override;

Q_SIGNALS:
    /// A tile was clicked, or Enter pressed on it.
    void chosen(int row);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex &) const override { return false; }
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void updateGeometries() override;

private:
    struct Heading {
        QRect box;
        QString setId;
    };
    struct Ground {
        QRect box;              ///< round copies of a type on one line
        int firstRow = 0;
    };
    void layOut();
    void placeType(int row, int count, QPoint &pen, int width);
    int rowBeside(int row, int dy) const;
    void paintItem(QPainter &painter, int row, const QRect &box);
    void paintCount(QPainter &painter, const TrayItem &item, const QRect &box) const;

    TrayModel &m_tray;
    TileCache m_tiles;
    int m_size = 58;            ///< wanted
    int m_side = 58;            ///< as it fills the lines
    QList<QRect> m_boxes;       ///< of each row, in content coordinates
    QList<Heading> m_headings;
    QList<Ground> m_grounds;
    int m_height = 0;
    int m_hovered = -1;
};

} // namespace wayside
