#include "views/board/squaremarks.h"

#include "views/board/piecetext.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace wayside {

namespace {

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

QColor ghostInk(const TilePalette &palette) { return isDark(palette) ? QColor(0xd8, 0xdf, 0xe6) : QColor(0x4a, 0x43, 0x38); }

void paintHatch(QPainter &painter, const QRectF &square, const QColor &colour)
{
    const double s = square.width();
    painter.setPen(QPen(colour, std::max(1.0, s * 0.025)));
    painter.setClipRect(square.adjusted(s * 0.05, s * 0.05, -s * 0.05, -s * 0.05), Qt::IntersectClip);
    for (double d = -s; d < s; d += std::max(5.0, s * 0.14))
        painter.drawLine(square.bottomLeft() + QPointF(d, 0), square.topLeft() + QPointF(d + s, 0));
}

/// Four corners, so that nothing on the tile is hidden.
void paintCorners(QPainter &painter, const QRectF &square, const QColor &colour, double width)
{
    const double s = square.width();
    const QRectF box = square.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    const double arm = s * 0.2;
    QPainterPath path;
    for (const auto &[corner, x, y] : {std::tuple(box.topLeft(), 1, 1), std::tuple(box.topRight(), -1, 1),
                                       std::tuple(box.bottomRight(), -1, -1), std::tuple(box.bottomLeft(), 1, -1)}) {
        path.moveTo(corner + QPointF(0, y * arm));
        path.lineTo(corner);
        path.lineTo(corner + QPointF(x * arm, 0));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 150), width + 2.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPath(path);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPath(path);
}

void paintProblem(QPainter &painter, const QRectF &square, const QColor &colour)
{
    const double s = square.width();
    const double line = std::max(2.0, s * 0.035);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, line, Qt::DashLine));
    painter.drawRect(square.adjusted(line, line, -line, -line));
    const double d = std::clamp(s * 0.24, 13.0, 40.0);
    const QPointF at = square.topRight() + QPointF(-d * 0.62, d * 0.62);
    QPainterPath sign;
    sign.moveTo(at + QPointF(0, -d * 0.52));
    sign.lineTo(at + QPointF(d * 0.56, d * 0.46));
    sign.lineTo(at + QPointF(-d * 0.56, d * 0.46));
    sign.closeSubpath();
    painter.setPen(QPen(Qt::white, std::max(1.0, d * 0.08), Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.setBrush(colour);
    painter.drawPath(sign);
    painter.setPen(QPen(Qt::white, d * 0.13, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at + QPointF(0, -d * 0.12), at + QPointF(0, d * 0.14));
    painter.drawPoint(at + QPointF(0, d * 0.33));
}

} // namespace

bool isDark(const TilePalette &palette) { return palette.field.lightnessF() < 0.4; }

void paintSquareGround(QPainter &painter, SquareMark mark, const QRectF &square, const TilePalette &palette)
{
    const double s = square.width();
    const QRectF inner = square.adjusted(s * 0.06, s * 0.06, -s * 0.06, -s * 0.06);
    painter.save();
    switch (mark) {
    case SquareMark::Open:
        painter.setPen(QPen(withAlpha(ghostInk(palette), 0.3), std::max(1.0, s * 0.014), Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(inner, s * 0.08, s * 0.08);
        break;
    case SquareMark::Legal:
        painter.setPen(QPen(palette.good, std::max(1.5, s * 0.025)));
        painter.setBrush(withAlpha(palette.good, 0.22));
        painter.drawRoundedRect(inner, s * 0.08, s * 0.08);
        break;
    case SquareMark::Dead:
        paintHatch(painter, square, withAlpha(ghostInk(palette), 0.35));
        break;
    default:
        break;
    }
    painter.restore();
}

void paintSquareFrame(QPainter &painter, SquareMark mark, const QRectF &square, const TilePalette &palette)
{
    const double s = square.width();
    painter.save();
    switch (mark) {
    case SquareMark::LastTile:
        paintCorners(painter, square, QColor(0xff, 0xff, 0xff), std::clamp(s * 0.03, 1.5, 6.0));
        break;
    case SquareMark::Pointed:
        paintCorners(painter, square.adjusted(-2, -2, 2, 2), QColor(0xff, 0xc4, 0x1a), std::clamp(s * 0.06, 3.0, 12.0));
        break;
    case SquareMark::Problem:
        paintProblem(painter, square, palette.bad);
        break;
    case SquareMark::Accepted:
        paintProblem(painter, square, QColor(0xb3, 0x6b, 0x00));
        break;
    default:
        break;
    }
    painter.restore();
}

void paintNumberDisc(QPainter &painter, int number, QPointF at, double size, const QColor &fill, const QColor &ink)
{
    painter.save();
    const QRectF box(at - QPointF(size, size) / 2, QSizeF(size, size));
    painter.setPen(QPen(ink, std::max(1.0, size * 0.07)));
    painter.setBrush(fill);
    painter.drawEllipse(box);
    paintPieceText(painter, QString::number(number), box, ink, size * (number > 9 ? 0.46 : 0.56));
    painter.restore();
}

} // namespace wayside
