#include "views/common/playercolours.h"

#include <QCoreApplication>
#include <QPaintEngine>
#include <QPainter>
#include <array>

namespace wayside {

namespace {

const std::array<PlayerLook, kPlayerColours> kLooks{{
    {QColor(0x1f, 0x5f, 0xc4), QColor(0x4c, 0x86, 0xdf), QColor(0xff, 0xff, 0xff), QColor(0x0a, 0x25, 0x57), PlayerPattern::Stripes},
    {QColor(0xf6, 0xcb, 0x1e), QColor(0xd9, 0xa4, 0x00), QColor(0x2a, 0x1f, 0x00), QColor(0x5c, 0x45, 0x00), PlayerPattern::Dots},
    {QColor(0x1c, 0x7a, 0x3d), QColor(0x3a, 0xa0, 0x5c), QColor(0xff, 0xff, 0xff), QColor(0x07, 0x36, 0x18), PlayerPattern::Waves},
    {QColor(0xf2, 0x8f, 0xc0), QColor(0xd9, 0x60, 0x9c), QColor(0x3d, 0x05, 0x22), QColor(0x6b, 0x16, 0x42), PlayerPattern::Checks},
    {QColor(0xc4, 0x1e, 0x26), QColor(0xe2, 0x55, 0x55), QColor(0xff, 0xff, 0xff), QColor(0x55, 0x05, 0x0a), PlayerPattern::Plain},
    {QColor(0x2b, 0x2c, 0x31), QColor(0x5c, 0x5e, 0x68), QColor(0xff, 0xff, 0xff), QColor(0x00, 0x00, 0x00), PlayerPattern::Crosses},
}};

QPainterPath patternLines(PlayerPattern kind, const QRectF &box, double grain)
{
    QPainterPath lines;
    const int columns = int(box.width() / grain) + 2;
    const int rows = int(box.height() / grain) + 2;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const QPointF c = box.topLeft() + QPointF(column, row) * grain;
            switch (kind) {
            case PlayerPattern::Plain: return {};
            case PlayerPattern::Dots: lines.addEllipse(c + QPointF(row % 2 ? grain / 2 : 0, 0), grain * 0.24, grain * 0.24); break;
            case PlayerPattern::Checks:
                if ((row + column) % 2)
                    lines.addRect(QRectF(c, QSizeF(grain, grain)));
                break;
            case PlayerPattern::Stripes:
                lines.addPolygon(QPolygonF({c, c + QPointF(grain * 0.45, 0), c + QPointF(-grain * 0.55, grain), c + QPointF(-grain, grain)}));
                break;
            case PlayerPattern::Waves: {
                lines.moveTo(c);
                lines.quadTo(c + QPointF(grain * 0.25, -grain * 0.4), c + QPointF(grain * 0.5, 0));
                lines.quadTo(c + QPointF(grain * 0.75, grain * 0.4), c + QPointF(grain, 0));
                lines.lineTo(c + QPointF(grain, grain * 0.4));
                lines.quadTo(c + QPointF(grain * 0.75, grain * 0.8), c + QPointF(grain * 0.5, grain * 0.4));
                lines.quadTo(c + QPointF(grain * 0.25, 0), c + QPointF(0, grain * 0.4));
                lines.closeSubpath();
                break;
            }
            case PlayerPattern::Crosses:
                lines.addRect(QRectF(c + QPointF(grain * 0.4, grain * 0.12), QSizeF(grain * 0.2, grain * 0.76)));
                lines.addRect(QRectF(c + QPointF(grain * 0.12, grain * 0.4), QSizeF(grain * 0.76, grain * 0.2)));
                break;
            }
        }
    lines.setFillRule(Qt::WindingFill);
    return lines;
}

} // namespace

const PlayerLook &playerLook(int colour)
{
    return kLooks[size_t(((colour % kPlayerColours) + kPlayerColours) % kPlayerColours)];
}

QString playerColourName(int colour)
{
    switch (colour) {
    case 0: return QCoreApplication::translate("PlayerColour", "Blue");
    case 1: return QCoreApplication::translate("PlayerColour", "Yellow");
    case 2: return QCoreApplication::translate("PlayerColour", "Green");
    case 3: return QCoreApplication::translate("PlayerColour", "Pink");
    case 4: return QCoreApplication::translate("PlayerColour", "Red");
    default: return QCoreApplication::translate("PlayerColour", "Black");
    }
}

QString playerLetter(int colour)
{
    switch (colour) {
    case 0: return QCoreApplication::translate("PlayerColour", "B", "letter of the blue player; another one for each colour");
    case 1: return QCoreApplication::translate("PlayerColour", "Y", "letter of the yellow player");
    case 2: return QCoreApplication::translate("PlayerColour", "G", "letter of the green player");
    case 3: return QCoreApplication::translate("PlayerColour", "P", "letter of the pink player");
    case 4: return QCoreApplication::translate("PlayerColour", "R", "letter of the red player");
    default: return QCoreApplication::translate("PlayerColour", "K", "letter of the black player");
    }
}

void fillWithPattern(QPainter &painter, const QPainterPath &shape, const PlayerLook &look, double grain)
{
    painter.fillPath(shape, look.fill);
    if (look.kind == PlayerPattern::Plain || grain <= 0)
        return;
    const QPainterPath lines = patternLines(look.kind, shape.boundingRect(), grain);
    // A drawing (SVG) knows no clipping: there the pattern itself ends at the shape's rim.
    if (painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::SVG)
        return painter.fillPath(lines.intersected(shape), look.pattern);
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.fillPath(lines, look.pattern);
    painter.restore();
}

} // namespace wayside
