#include "views/board/piecepainter.h"
#include "views/board/piecetext.h"
#include "views/common/playercolours.h"

#include <QPainter>
#include <cmath>

namespace wayside {

namespace {

QPainterPath meepleShape()
{
    QPainterPath p(QPointF(0, -0.98));
    p.cubicTo({0.2, -0.98}, {0.32, -0.84}, {0.32, -0.64});
    p.cubicTo({0.32, -0.54}, {0.3, -0.48}, {0.27, -0.42});
    p.cubicTo({0.5, -0.34}, {0.92, -0.2}, {0.92, 0.02});
    p.cubicTo({0.92, 0.16}, {0.84, 0.2}, {0.72, 0.2});
    p.cubicTo({0.6, 0.2}, {0.5, 0.18}, {0.4, 0.18});
    p.cubicTo({0.46, 0.4}, {0.72, 0.68}, {0.78, 0.88});
    p.cubicTo({0.8, 0.96}, {0.76, 1}, {0.68, 1});
    p.lineTo(0.26, 1);
    p.cubicTo({0.18, 1}, {0.15, 0.98}, {0.12, 0.9});
    p.cubicTo({0.08, 0.78}, {0.06, 0.64}, {0, 0.64});
    p.cubicTo({-0.06, 0.64}, {-0.08, 0.78}, {-0.12, 0.9});
    p.cubicTo({-0.15, 0.98}, {-0.18, 1}, {-0.26, 1});
    p.lineTo(-0.68, 1);
    p.cubicTo({-0.76, 1}, {-0.8, 0.96}, {-0.78, 0.88});
    p.cubicTo({-0.72, 0.68}, {-0.46, 0.4}, {-0.4, 0.18});
    p.cubicTo({-0.5, 0.18}, {-0.6, 0.2}, {-0.72, 0.2});
    p.cubicTo({-0.84, 0.2}, {-0.92, 0.16}, {-0.92, 0.02});
    p.cubicTo({-0.92, -0.2}, {-0.5, -0.34}, {-0.27, -0.42});
    p.cubicTo({-0.3, -0.48}, {-0.32, -0.54}, {-0.32, -0.64});
    p.cubicTo({-0.32, -0.84}, {-0.2, -0.98}, {0, -0.98});
    p.closeSubpath();
    return p;
}

QPainterPath abbotShape()
{
    // A mitre and a long robe.
    QPainterPath p(QPointF(0, -1));
    p.cubicTo({0.16, -0.86}, {0.3, -0.74}, {0.26, -0.5});
    p.lineTo(0.24, -0.36);
    p.cubicTo({0.42, -0.3}, {0.76, -0.12}, {0.76, 0.1});
    p.cubicTo({0.76, 0.24}, {0.62, 0.28}, {0.46, 0.24});
    p.lineTo(0.62, 0.9);
    p.cubicTo({0.64, 0.98}, {0.6, 1}, {0.54, 1});
    p.lineTo(-0.54, 1);
    p.cubicTo({-0.6, 1}, {-0.64, 0.98}, {-0.62, 0.9});
    p.lineTo(-0.46, 0.24);
    p.cubicTo({-0.62, 0.28}, {-0.76, 0.24}, {-0.76, 0.1});
    p.cubicTo({-0.76, -0.12}, {-0.42, -0.3}, {-0.24, -0.36});
    p.lineTo(-0.26, -0.5);
    p.cubicTo({-0.3, -0.74}, {-0.16, -0.86}, {0, -1});
    p.closeSubpath();
    return p;
}

} // namespace

QPainterPath figureShape(FigureShape figure)
{
    static const QPainterPath meeple = meepleShape();
    static const QPainterPath abbot = abbotShape();
    return figure == FigureShape::Abbot ? abbot : meeple;
}

void paintPieceText(QPainter &painter, const QString &text, const QRectF &box, const QColor &colour, double height)
{
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(100);
    QPainterPath path;
    path.addText(0, 0, font, text);
    const QRectF bounds = path.boundingRect();
    if (bounds.isEmpty())
        return;
    const double scale = std::min(height / bounds.height(), box.width() / bounds.width());
    QTransform t;
    t.translate(box.center().x(), box.center().y());
    t.scale(scale, scale);
    t.translate(-bounds.center().x(), -bounds.center().y());
    painter.fillPath(t.map(path), colour);
}

void paintFigure(QPainter &painter, FigureShape figure, int colour, QPointF at, double size, const PieceOptions &options)
{
    const PlayerLook &look = playerLook(colour);
    const double scale = size / 2 * (figure == FigureShape::Large ? 1.28 : 1.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * options.opacity);
    painter.translate(at);
    painter.scale(scale, scale);
    QTransform pose;
    if (options.lying)
        pose.rotate(-90);
    const QPainterPath shape = pose.map(figureShape(figure));
    if (options.outlineOnly) {
        painter.fillPath(shape, QColor(255, 255, 255, 150));
        painter.strokePath(shape, QPen(Qt::white, 0.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(shape, QPen(look.fill, 0.17, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(shape, QPen(look.rim, 0.05, Qt::DotLine, Qt::RoundCap, Qt::RoundJoin));
        painter.restore();
        return;
    }
    painter.fillPath(shape.translated(0.08, 0.1), QColor(0, 0, 0, 70));
    painter.strokePath(shape, QPen(Qt::white, 0.24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    fillWithPattern(painter, shape, look, 0.3);
    painter.strokePath(shape, QPen(look.rim, figure == FigureShape::Large ? 0.14 : 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF chest = pose.map(QPointF(0, 0.06));
    if (options.letter) {
        QPainterPath plate;
        plate.addEllipse(chest, 0.38, 0.38);
        painter.fillPath(plate, look.fill);
        paintPieceText(painter, playerLetter(colour), QRectF(chest - QPointF(0.3, 0.3), QSizeF(0.6, 0.6)), look.ink, 0.5);
    }
    if (figure == FigureShape::Abbot) {
        painter.setPen(QPen(look.ink, 0.07, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(pose.map(QPointF(0, -0.82)), pose.map(QPointF(0, -0.5)));
        painter.drawLine(pose.map(QPointF(-0.11, -0.7)), pose.map(QPointF(0.11, -0.7)));
    }
    painter.restore();
}

void paintTollhouse(QPainter &painter, int colour, int side, bool willTurnOver, QPointF at, double size, const PieceOptions &options)
{
    const PlayerLook &look = playerLook(colour);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * options.opacity);
    painter.translate(at);
    painter.scale(size / 2, size / 2);
    QPainterPath house(QPointF(-0.78, 0.96));
    house.lineTo(-0.78, -0.14);
    house.lineTo(-1, -0.14);
    house.lineTo(0, -1);
    house.lineTo(1, -0.14);
    house.lineTo(0.78, -0.14);
    house.lineTo(0.78, 0.96);
    house.closeSubpath();
    if (options.outlineOnly) {
        painter.fillPath(house, QColor(255, 255, 255, 150));
        painter.strokePath(house, QPen(Qt::white, 0.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(house, QPen(look.fill, 0.17, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    } else {
        painter.fillPath(house.translated(0.08, 0.1), QColor(0, 0, 0, 70));
        painter.strokePath(house, QPen(Qt::white, 0.26, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        fillWithPattern(painter, house, look, 0.3);
        painter.strokePath(house, QPen(look.rim, 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        QPainterPath plate;
        plate.addRoundedRect(QRectF(-0.56, -0.3, 1.12, 1.12), 0.16, 0.16);
        painter.fillPath(plate, QColor(0xff, 0xfd, 0xf4));
        painter.strokePath(plate, QPen(look.rim, 0.07));
        paintPieceText(painter, QString::number(side), QRectF(-0.5, -0.24, 1.0, 1.0), QColor(0x1c, 0x16, 0x10), 0.84);
        if (options.letter) {
            const QRectF gable(-0.3, -0.86, 0.6, 0.5);
            paintPieceText(painter, playerLetter(colour), gable, look.ink, 0.36);
        }
    }
    if (willTurnOver) {
        QPainterPath arrow;
        arrow.arcMoveTo(QRectF(-1.12, -1.12, 2.24, 2.24), 30);
        arrow.arcTo(QRectF(-1.12, -1.12, 2.24, 2.24), 30, -80);
        const QPointF tip = arrow.currentPosition();
        QPainterPath head;
        head.addPolygon(QPolygonF({tip + QPointF(-0.42, 0.2), tip + QPointF(0.1, 0.38), tip + QPointF(0.14, -0.24)}));
        head.closeSubpath();
        painter.strokePath(arrow, QPen(Qt::white, 0.36, Qt::SolidLine, Qt::RoundCap));
        painter.strokePath(head, QPen(Qt::white, 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(arrow, QPen(look.rim, 0.2, Qt::SolidLine, Qt::RoundCap));
        painter.fillPath(head, look.rim);
    }
    painter.restore();
}

namespace {

void tick(QPainterPath &path)
{
    path.moveTo(-0.46, 0.04);
    path.lineTo(-0.12, 0.4);
    path.lineTo(0.48, -0.38);
}

void questionMark(QPainterPath &path)
{
    path.moveTo(-0.32, -0.28);
    path.cubicTo({-0.32, -0.7}, {0.36, -0.7}, {0.34, -0.26});
    path.cubicTo({0.32, 0.02}, {0, 0}, {0, 0.22});
    path.moveTo(0, 0.56);
    path.lineTo(0, 0.58);
}

} // namespace

void paintVerdict(QPainter &painter, Verdict verdict, const TilePalette &palette, QPointF at, double size)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(at);
    painter.scale(size / 2, size / 2);
    QPainterPath plate;
    QPainterPath sign;
    QColor colour = palette.open;
    switch (verdict) {
    case Verdict::Correct:
        plate.addEllipse(QPointF(), 0.95, 0.95);
        tick(sign);
        colour = palette.good;
        break;
    case Verdict::Wrong:
        plate.addRect(QRectF(-0.86, -0.86, 1.72, 1.72));
        sign.moveTo(-0.42, -0.42);
        sign.lineTo(0.42, 0.42);
        sign.moveTo(-0.42, 0.42);
        sign.lineTo(0.42, -0.42);
        colour = palette.bad;
        break;
    case Verdict::Open:
        plate.addEllipse(QPointF(), 0.72, 0.72);
        break;
    case Verdict::Undecided:
        plate.addPolygon(QPolygonF({{0, -1.1}, {1.1, 0}, {0, 1.1}, {-1.1, 0}}));
        plate.closeSubpath();
        questionMark(sign);
        colour = palette.unsure;
        break;
    }
    if (verdict == Verdict::Open) {
        painter.strokePath(plate, QPen(Qt::white, 0.62));
        painter.strokePath(plate, QPen(colour, 0.36));
    } else {
        painter.strokePath(plate, QPen(Qt::white, 0.26, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(plate, colour);
        painter.strokePath(sign, QPen(Qt::white, 0.27, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    painter.restore();
}

} // namespace wayside
