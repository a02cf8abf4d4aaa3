// Draws a line: badge, mark or tile, wrapped text, points, and a "?" that opens the rule.
#pragma once

#include "views/common/line.h"
#include "views/common/tilecache.h"

#include <QStyledItemDelegate>

class QTreeView;

namespace wayside {

class LineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit LineDelegate(QTreeView &view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The "?" of a line within its row; empty where it has no rule.
    QRect ruleBox(const QRect &row, const Line &line) const;
    void forgetPictures() { m_tiles.clear(); }

private:
    int leftWidth(const Line &line) const;
    int rightWidth(const Line &line, const QFont &font) const;
    void paintLeft(QPainter &painter, const QRect &row, const Line &line) const;
    int paintRight(QPainter &painter, const QRect &row, const Line &line, const QFont &font, const QColor &ink) const;

    QTreeView &m_view;
    mutable TileCache m_tiles;
};

} // namespace wayside
