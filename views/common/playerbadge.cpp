#include "views/common/playerbadge.h"

#include "views/common/playercolours.h"

#include <QPainter>

namespace wayside {

void paintPlayerBadge(QPainter &painter, const QRectF &box, int colour)
{
    const PlayerLook &look = playerLook(colour);
    const double side = std::min(box.width(), box.height());
    const QRectF disc(box.center().x() - side / 2 + 0.75, box.center().y() - side / 2 + 0.75, side - 1.5, side - 1.5);
    QPainterPath shape;
    shape.addEllipse(disc);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    fillWithPattern(painter, shape, look, std::max(4.0, side / 4));
    painter.strokePath(shape, QPen(look.rim, 1.2));
    QFont font = painter.font();
    font.setPixelSize(std::max(7, qRound(side * 0.58)));
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    // A plate behind the letter keeps the pattern from disturbing it.
    QColor plate = look.fill;
    plate.setAlphaF(0.8f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawEllipse(disc.center(), disc.width() * 0.31, disc.height() * 0.31);
    painter.setPen(look.ink);
    painter.drawText(disc, Qt::AlignCenter, playerLetter(colour));
    painter.restore();
}

QPixmap playerBadge(int colour, int size, qreal pixelRatio)
{
    QPixmap pixmap(QSize(size, size) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintPlayerBadge(painter, QRectF(0, 0, size, size), colour);
    return pixmap;
}

} // namespace wayside
