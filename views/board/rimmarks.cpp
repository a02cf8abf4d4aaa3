#include "views/board/rimmarks.h"

#include "model/geometry/squarename.h"
#include "views/board/squaremarks.h"

#include <QPainter>
#include <cmath>

namespace wayside {

void paintRimMarks(QPainter &painter, const BoardFrame &frame, QSize view, const TilePalette &palette, const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(std::max(7.5, font.pointSizeF() * 0.85));
    painter.setFont(small);
    const int high = painter.fontMetrics().height() + 4;
    const int wide = painter.fontMetrics().horizontalAdvance(QStringLiteral("00")) + 8;
    QColor band = tableColour(palette);
    band.setAlphaF(0.82f);
    painter.fillRect(QRectF(0, 0, view.width(), high), band);
    painter.fillRect(QRectF(0, high, wide, view.height() - high), band);
    painter.setPen(isDark(palette) ? QColor(0xb9, 0xc2, 0xcc) : QColor(0x55, 0x4d, 0x40));
    const QPointF first = frame.toTable({0, 0});
    const QPointF last = frame.toTable({double(view.width()), double(view.height())});
    const int step = frame.squareSize < wide ? int(std::ceil(wide / frame.squareSize)) : 1;
    for (int x = int(std::floor(first.x())); x <= int(std::floor(last.x())); ++x)
        if (const QRectF square = frame.square({x, 0}); x % step == 0 && square.center().x() > wide)
            painter.drawText(QRectF(square.center().x() - 40, 0, 80, high), Qt::AlignCenter, columnName(x));
    for (int y = int(std::floor(first.y())); y <= int(std::floor(last.y())); ++y)
        if (const QRectF square = frame.square({0, y}); y % step == 0 && square.center().y() > high + 4)
            painter.drawText(QRectF(0, square.center().y() - 20, wide, 40), Qt::AlignCenter, rowName(y));
}

} // namespace wayside
