// One tile of the spot sheet: the tile as it would lie, and how many are left.
#pragma once

#include "model/tiles/tiledefinition.h"
#include "views/common/tilecache.h"

#include <QStyledItemDelegate>

namespace wayside {

class SpotDelegate : public QStyledItemDelegate
{
public:
    enum Role { TileRole = Qt::UserRole + 1, RotationRole, LeftRole, ChoicesRole };
    static constexpr int kTile = 60;

    explicit SpotDelegate(QObject *parent) : QStyledItemDelegate(parent) {}
    void setCountsShown(bool shown) { m_countsShown = shown; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    mutable TileCache m_tiles;
    bool m_countsShown = true;
};

} // namespace wayside

Q_DECLARE_METATYPE(wayside::TileRef)
