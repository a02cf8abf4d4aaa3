// One tile of the spot sheet: the tile as it would lie, and how many are left.
#pragma once

#include "model/tiles/tiledefinition.h"
#include "views/common/tilecache.h"

#include <QStyledItemDelegate>

namespace wayside {

class SpotDelegate : public QStyledItemDelegate
{
public:
    enum Role { TileRole = Qt::UserRole + 1, RotationRole, LeftRole, ChoicesRole, OfTypeRole };
    static constexpr int kTile = 60;

    explicit SpotDelegate(QObject *parent) : QStyledItemDelegate(parent) {}
    void setCountsShown(bool shown) { m_countsShown = shown; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The mark that turns the tile, in a cell of the list; empty where there is one way only.
    QRect turnMark(const QRect &cell, int choices) const;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    static int lineHeight(const QFont &font);

    mutable TileCache m_tiles;
    bool m_countsShown = true;
};

} // namespace wayside

Q_DECLARE_METATYPE(wayside::TileRef)
