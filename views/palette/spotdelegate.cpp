#include "views/palette/spotdelegate.h"

#include "views/common/style.h"

#include <QPainter>

namespace wayside {

QSize SpotDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {kTile + 14, kTile + 12 + (m_countsShown ? QFontMetrics(option.font).height() : 0)};
}

void SpotDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto tile = index.data(TileRole).value<TileRef>();
    if (!tile)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool chosen = option.state & QStyle::State_Selected;
    const bool under = option.state & QStyle::State_MouseOver;
    if (chosen || under) {
        QColor ground = style::accent(option.palette);
        ground.setAlphaF(chosen ? 0.28f : 0.14f);
        painter->setPen(chosen ? QPen(style::accent(option.palette), 2) : QPen(Qt::NoPen));
        painter->setBrush(ground);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -2), style::kRound, style::kRound);
    }
    const QRect box(option.rect.left() + (option.rect.width() - kTile) / 2, option.rect.top() + 6, kTile, kTile);
    const double ratio = painter->device()->devicePixelRatioF();
    painter->drawPixmap(box, m_tiles.pixmap(tile, Rotation(index.data(RotationRole).toInt()), kTile, ratio, option.palette));
    const int choices = index.data(ChoicesRole).toInt();
    if (choices > 1) {                  // dots: so many ways to turn it here
        painter->setPen(QPen(QColor(0, 0, 0, 140), 0.6));
        painter->setBrush(Qt::white);
        for (int i = 0; i < choices; ++i)
            painter->drawEllipse(QPointF(box.right() - 4 - i * 6, box.bottom() - 4), 2.2, 2.2);
    }
    if (m_countsShown) {
        const int left = index.data(LeftRole).toInt();
        painter->setPen(option.palette.color(QPalette::Text));
        const QRect line(option.rect.left(), box.bottom() + 2, option.rect.width(), option.rect.bottom() - box.bottom() - 4);
        painter->drawText(line, Qt::AlignCenter, left < 0 ? QStringLiteral("∞") : QStringLiteral("× %1").arg(left));
    }
    painter->restore();
}

} // namespace wayside
