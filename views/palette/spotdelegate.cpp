#include "views/palette/spotdelegate.h"

#include "views/common/style.h"

#include <QPainter>

namespace wayside {

namespace {

constexpr int kTurnMark = 18;

/// An arrow that goes round.
void paintTurnMark(QPainter &painter, const QRectF &box, const QColor &ink)
{
    const QRectF ring = box.adjusted(4, 4, -4, -4);
    painter.setPen(QPen(ink, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(ring, 60 * 16, 290 * 16);
    const QPointF tip = ring.center() + QPointF(ring.width() / 2 * 0.5, -ring.height() / 2 * 0.87);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF{tip + QPointF(3.6, 0.6), tip + QPointF(-1.8, -3.4), tip + QPointF(-1.2, 3.2)});
}

} // namespace

int SpotDelegate::lineHeight(const QFont &font) { return std::max(kTurnMark, QFontMetrics(font).height()); }

QSize SpotDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {kTile + 14, kTile + 12 + lineHeight(option.font)};
}

QRect SpotDelegate::turnMark(const QRect &cell, int choices) const
{
    return choices > 1 ? QRect(cell.right() - kTurnMark - 7, cell.bottom() - kTurnMark - 3, kTurnMark, kTurnMark) : QRect();
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
    painter->setOpacity(index.data(LeftRole).toInt() == 0 ? 0.45 : 1);
    painter->drawPixmap(box, m_tiles.pixmap(tile, Rotation(index.data(RotationRole).toInt()), kTile, ratio, option.palette));
    painter->setOpacity(1);
    const int choices = index.data(ChoicesRole).toInt();
    const QRect mark = turnMark(option.rect, choices);
    if (!mark.isEmpty())
        paintTurnMark(*painter, mark, option.palette.color(QPalette::Text));
    if (m_countsShown) {
        const int left = index.data(LeftRole).toInt();
        painter->setPen(option.palette.color(QPalette::Text));
        const int end = mark.isEmpty() ? option.rect.right() : mark.left();
        const QRect line(option.rect.left() + 2, box.bottom() + 2, end - option.rect.left() - 2, option.rect.bottom() - box.bottom() - 4);
        painter->drawText(line, Qt::AlignCenter, left < 0 ? QStringLiteral("∞") : index.data(OfTypeRole).toBool() ? QStringLiteral("?") : QStringLiteral("× %1").arg(left));
    }
    painter->restore();
}

} // namespace wayside
