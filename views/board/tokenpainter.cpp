// Bridges, ferries, tunnel tokens, castles, the mage, the witch and robbers.
#include "views/board/piecepainter.h"
#include "views/board/piecetext.h"
#include "views/common/playercolours.h"

#include <QPainter>
#include <cmath>

namespace wayside {

namespace {

/// Unit coordinates about the middle, 1 is half the height.
class PieceFrame {
public:
    PieceFrame(QPainter &painter, QPointF at, double size) : m_painter(painter)
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(at);
        painter.scale(size / 2, size / 2);
    }
    ~PieceFrame() { m_painter.restore(); }
    PieceFrame(const PieceFrame &) = delete;
    PieceFrame &operator=(const PieceFrame &) = delete;

    void draw(const QPainterPath &path, const QColor &fill, const QColor &rim, double width = 0.1) const
    {
        m_painter.fillPath(path, fill);
        m_painter.strokePath(path, QPen(rim, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    void halo(const QPainterPath &path) const
    {
        m_painter.fillPath(path.translated(0.08, 0.1), QColor(0, 0, 0, 70));
        m_painter.strokePath(path, QPen(Qt::white, 0.26, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    void disc(QPointF centre, double r, const QColor &fill, const QColor &rim, double width = 0.08) const
    {
        QPainterPath path;
        path.addEllipse(centre, r, r);
        draw(path, fill, rim, width);
    }

private:
    QPainter &m_painter;
};

QPainterPath polygon(const QPolygonF &points)
{
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath robe()
{
    QPainterPath path(QPointF(-0.62, 0.98));
    path.cubicTo({-0.56, 0.2}, {-0.4, -0.1}, {0, -0.1});
    path.cubicTo({0.4, -0.1}, {0.56, 0.2}, {0.62, 0.98});
    path.closeSubpath();
    return path;
}

void paintHat(const PieceFrame &frame, const QColor &hat, const QColor &rim, bool bent)
{
    QPainterPath cone(QPointF(-0.42, -0.42));
    cone.quadTo({-0.1, -0.6}, bent ? QPointF(0.3, -1.0) : QPointF(0, -1.12));
    cone.quadTo(bent ? QPointF(0.22, -0.6) : QPointF(0.1, -0.6), {0.42, -0.42});
    cone.closeSubpath();
    frame.draw(cone, hat, rim, 0.07);
    QPainterPath brim;
    brim.addEllipse(QPointF(0, -0.42), bent ? 0.66 : 0.48, 0.12);
    frame.draw(brim, hat, rim, 0.07);
}

void paintStar(const PieceFrame &frame, QPointF at, double r, const QColor &colour)
{
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = i * 3.14159265358979 / 5 - 3.14159265358979 / 2;
        const double radius = i % 2 ? r * 0.45 : r;
        star << at + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    frame.draw(polygon(star), colour, colour, 0.01);
}

} // namespace

void paintBridge(QPainter &painter, const TilePalette &palette, const QRectF &square, bool northSouth)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.center());
    painter.scale(square.width(), square.height());
    if (northSouth)
        painter.rotate(90);
    // From edge to edge, as wide as a road, raised over what it crosses.
    painter.fillRect(QRectF(-0.38, 0.02, 0.76, 0.11), palette.shadow);
    painter.fillRect(QRectF(-0.5, -0.09, 1.0, 0.18), palette.timber);
    painter.fillRect(QRectF(-0.5, -0.062, 1.0, 0.124), palette.straw);
    QPainterPath planks;
    for (double x = -0.45; x < 0.5; x += 0.06) {
        planks.moveTo(x, -0.062);
        planks.lineTo(x, 0.062);
    }
    painter.strokePath(planks, QPen(palette.timber, 0.011));
    for (const double x : {-0.42, -0.14, 0.14, 0.42})
        for (const double y : {-0.09, 0.09})
            painter.fillRect(QRectF(x - 0.022, y - 0.03, 0.044, 0.06), palette.ink);
    painter.restore();
}

void paintFerry(QPainter &painter, const TilePalette &palette, QPointF from, QPointF to, double squareSize)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath rope(from);
    const QPointF middle = (from + to) / 2;
    rope.lineTo(to);
    painter.strokePath(rope, QPen(palette.ink, squareSize * 0.05, Qt::SolidLine, Qt::RoundCap));
    painter.strokePath(rope, QPen(palette.road, squareSize * 0.028, Qt::SolidLine, Qt::RoundCap));
    painter.restore();
    const PieceFrame frame(painter, middle, squareSize * 0.26);
    QPainterPath hull(QPointF(-1, 0.16));
    hull.lineTo(1, 0.16);
    hull.quadTo({0.9, 0.74}, {0.5, 0.74});
    hull.lineTo(-0.5, 0.74);
    hull.quadTo({-0.9, 0.74}, {-1, 0.16});
    hull.closeSubpath();
    frame.halo(hull);
    frame.draw(hull, palette.timber, palette.ink);
    frame.draw(polygon({{0.06, -0.94}, {0.06, 0.02}, {0.78, 0.02}}), palette.canvas, palette.ink, 0.08);
    frame.draw(polygon({{-0.08, -0.72}, {-0.08, 0.02}, {-0.62, 0.02}}), palette.canvas, palette.ink, 0.08);
}

void paintTunnelToken(QPainter &painter, int colour, int number, QPointF at, double size)
{
    const PlayerLook &look = playerLook(colour);
    const PieceFrame frame(painter, at, size);
    QPainterPath arch(QPointF(-0.9, 0.86));
    arch.cubicTo({-0.9, -1.3}, {0.9, -1.3}, {0.9, 0.86});
    arch.closeSubpath();
    frame.halo(arch);
    fillWithPattern(painter, arch, look, 0.3);
    painter.strokePath(arch, QPen(look.rim, 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPainterPath mouth(QPointF(-0.54, 0.86));
    mouth.cubicTo({-0.54, -0.62}, {0.54, -0.62}, {0.54, 0.86});
    mouth.closeSubpath();
    painter.fillPath(mouth, QColor(0xff, 0xfd, 0xf4));
    paintPieceText(painter, playerLetter(colour) + QString::number(number), QRectF(-0.42, -0.06, 0.84, 0.86),
                   QColor(0x1c, 0x16, 0x10), 0.6);
}

void paintCastle(QPainter &painter, const TilePalette &palette, int colour, QPointF at, double size)
{
    const PlayerLook &look = playerLook(colour);
    const PieceFrame frame(painter, at, size);
    QPolygonF walls{{-0.95, 0.95}, {-0.95, -0.5}, {-0.68, -0.5}, {-0.68, -0.28}, {-0.42, -0.28}, {-0.42, -0.06}, {-0.26, -0.06},
                    {-0.26, -0.72}, {0.26, -0.72}, {0.26, -0.06}, {0.42, -0.06}, {0.42, -0.28}, {0.68, -0.28}, {0.68, -0.5},
                    {0.95, -0.5}, {0.95, 0.95}};
    const QPainterPath wall = polygon(walls);
    frame.halo(wall);
    frame.draw(wall, palette.wallStone, palette.ink);
    QPainterPath gate(QPointF(-0.24, 0.95));
    gate.cubicTo({-0.24, 0.3}, {0.24, 0.3}, {0.24, 0.95});
    painter.fillPath(gate, palette.ink);
    const QPainterPath flag = polygon({{0, -1.16}, {0.74, -0.96}, {0, -0.76}});
    frame.draw(flag, look.fill, look.rim, 0.07);
    frame.disc({0, 0.08}, 0.32, look.fill, look.rim);
    paintPieceText(painter, playerLetter(colour), QRectF(-0.25, -0.17, 0.5, 0.5), look.ink, 0.38);
}

void paintMage(QPainter &painter, const TilePalette &palette, QPointF at, double size)
{
    const PieceFrame frame(painter, at, size);
    const QColor cloth(0x2f, 0x4f, 0xa8);
    frame.halo(robe());
    frame.draw(robe(), cloth, palette.ink);
    frame.disc({0, -0.26}, 0.28, palette.skin, palette.ink);
    frame.draw(polygon({{-0.24, -0.16}, {0.24, -0.16}, {0, 0.36}}), palette.canvas, palette.ink, 0.05);
    paintHat(frame, cloth, palette.ink, false);
    paintStar(frame, {0, 0.62}, 0.2, palette.shieldDevice);
    paintStar(frame, {0, -0.66}, 0.13, palette.shieldDevice);
    painter.setPen(QPen(palette.timber, 0.12, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0.76, 0.95), QPointF(0.76, -0.5));
    paintStar(frame, {0.76, -0.64}, 0.24, palette.shieldDevice);
}

void paintWitch(QPainter &painter, const TilePalette &palette, QPointF at, double size)
{
    const PieceFrame frame(painter, at, size);
    const QColor cloth(0x4a, 0x2a, 0x5c);
    frame.halo(robe());
    painter.setPen(QPen(palette.timber, 0.13, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-0.9, -0.3), QPointF(0.66, 0.7));
    frame.draw(polygon({{0.52, 0.5}, {1.0, 0.62}, {0.86, 1.0}, {0.42, 0.78}}), palette.straw, palette.ink, 0.06);
    frame.draw(robe(), cloth, palette.ink);
    frame.disc({0, -0.26}, 0.28, QColor(0xa9, 0xc9, 0x83), palette.ink);
    painter.fillPath(polygon({{-0.3, -0.4}, {-0.44, 0.2}, {-0.16, -0.1}}), QColor(0xd8, 0x6a, 0x2c));
    painter.fillPath(polygon({{0.3, -0.4}, {0.44, 0.2}, {0.16, -0.1}}), QColor(0xd8, 0x6a, 0x2c));
    paintHat(frame, cloth, palette.ink, true);
}

void paintRobber(QPainter &painter, int colour, QPointF at, double size)
{
    const PlayerLook &look = playerLook(colour);
    const PieceFrame frame(painter, at, size);
    // Stooping, with a sack on the shoulder.
    QPainterPath body(QPointF(-0.58, 0.96));
    body.cubicTo({-0.62, 0.3}, {-0.5, -0.06}, {-0.06, -0.16});
    body.cubicTo({0.3, -0.1}, {0.42, 0.4}, {0.5, 0.96});
    body.closeSubpath();
    QPainterPath sack;
    sack.addEllipse(QPointF(0.5, 0.0), 0.44, 0.5);
    frame.halo(body);
    frame.halo(sack);
    frame.draw(sack, QColor(0xc8, 0xa4, 0x6a), look.rim);
    fillWithPattern(painter, body, look, 0.3);
    painter.strokePath(body, QPen(look.rim, 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    frame.disc({-0.18, -0.46}, 0.36, QColor(0xf0, 0xc8, 0xa0), look.rim);
    painter.fillRect(QRectF(-0.54, -0.56, 0.7, 0.2), QColor(0x20, 0x20, 0x24));
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawEllipse(QPointF(-0.34, -0.46), 0.07, 0.06);
    painter.drawEllipse(QPointF(-0.06, -0.46), 0.07, 0.06);
    QPainterPath plate;
    plate.addEllipse(QPointF(-0.06, 0.42), 0.32, 0.32);
    painter.fillPath(plate, look.fill);
    paintPieceText(painter, playerLetter(colour), QRectF(-0.32, 0.16, 0.52, 0.52), look.ink, 0.42);
}

} // namespace wayside
