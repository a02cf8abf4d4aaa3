// Village, monastery, abbey, cathedral, castle and the other things roads end at.
#include "views/board/tilebrush.h"

#include <algorithm>

namespace wayside {

void drawHouse(const SmallDrawing &d, const QColor &roof)
{
    const TilePalette &p = d.palette();
    d.shadow(0.85, 0.78);
    d.rect(QRectF(-0.68, -0.02, 1.36, 0.8), p.plaster);
    d.polygon({{-0.92, 0.06}, {-0.56, -0.82}, {0.56, -0.82}, {0.92, 0.06}}, roof);
    if (d.full()) {
        d.rect(QRectF(-0.14, 0.24, 0.32, 0.54), p.timber, false);
        d.rect(QRectF(0.3, 0.24, 0.22, 0.24), p.slate, false);
        d.rect(QRectF(-0.54, 0.24, 0.22, 0.24), p.slate, false);
    }
    if (d.rich())
        d.rect(QRectF(0.24, -1.02, 0.22, 0.4), p.timber);
}

void drawChurch(const SmallDrawing &d, const QColor &roof)
{
    const TilePalette &p = d.palette();
    d.shadow(0.95, 0.72);
    // Nave
    d.rect(QRectF(-0.3, -0.02, 1.16, 0.72), p.plaster);
    d.polygon({{-0.4, 0.06}, {-0.2, -0.48}, {0.72, -0.48}, {0.98, 0.06}}, roof);
    // Tower
    d.rect(QRectF(-0.8, -0.38, 0.52, 1.08), p.plaster);
    d.polygon({{-0.9, -0.34}, {-0.54, -1.02}, {-0.18, -0.34}}, roof);
    d.line({-0.54, -1.02}, {-0.54, -1.34}, p.ink, 0.09);
    d.line({-0.66, -1.2}, {-0.42, -1.2}, p.ink, 0.09);
    if (!d.full())
        return;
    d.rect(QRectF(-0.62, -0.16, 0.16, 0.26), p.ink, false);
    d.rect(QRectF(-0.64, 0.38, 0.2, 0.32), p.timber, false);
    for (const double x : {-0.08, 0.24, 0.56})
        d.rect(QRectF(x, 0.2, 0.15, 0.3), p.slate, false);
    if (d.rich()) {
        d.line({-0.26, -0.3}, {0.78, -0.3}, p.roofShade, 0.04);
        d.line({-0.32, -0.12}, {0.88, -0.12}, p.roofShade, 0.04);
    }
}

void drawCathedral(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    d.shadow(0.98, 0.8);
    d.rect(QRectF(-0.46, -0.3, 0.92, 1.1), p.wallStone);
    d.polygon({{-0.52, -0.24}, {0, -0.84}, {0.52, -0.24}}, p.slate);
    for (const double x : {-0.92, 0.44}) {
        d.rect(QRectF(x, -0.5, 0.48, 1.3), p.plaster);
        d.polygon({{x - 0.06, -0.46}, {x + 0.24, -1.24}, {x + 0.54, -0.46}}, p.slate);
        if (d.full())
            for (const double y : {-0.26, 0.14})
                d.rect(QRectF(x + 0.16, y, 0.16, 0.28), p.ink, false);
    }
    d.ellipse({0, -0.04}, 0.2, 0.2, p.shield);
    QPainterPath door(QPointF(-0.2, 0.8));
    door.lineTo(-0.2, 0.5);
    door.cubicTo({-0.2, 0.26}, {0.2, 0.26}, {0.2, 0.5});
    door.lineTo(0.2, 0.8);
    d.path(door, p.ink, false);
}

void drawCastle(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    d.shadow(1.0, 0.8);
    d.rect(QRectF(-0.7, -0.1, 1.4, 0.9), p.wallStone);
    for (const double x : {-1.0, 0.5}) {
        d.rect(QRectF(x, -0.45, 0.5, 1.25), p.wallStone);
        for (const double merlon : {0.0, 0.19, 0.38})
            d.rect(QRectF(x + merlon, -0.6, 0.12, 0.18), p.wallStone);
    }
    d.rect(QRectF(-0.26, -0.75, 0.52, 1.0), p.wallStone);
    d.polygon({{-0.34, -0.7}, {0, -1.25}, {0.34, -0.7}}, p.shield);
    QPainterPath door(QPointF(-0.2, 0.8));
    door.cubicTo({-0.2, 0.2}, {0.2, 0.2}, {0.2, 0.8});
    d.path(door, p.ink, false);
}

void drawWaterTower(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    d.shadow(0.6, 0.92);
    for (const double x : {-0.42, 0.0, 0.42})
        d.line({x * 0.8, 0.0}, {x, 0.92}, p.ink, 0.14);
    d.line({-0.4, 0.5}, {0.4, 0.5}, p.ink, 0.1);
    d.rect(QRectF(-0.62, -0.52, 1.24, 0.62), p.water);
    d.line({-0.6, -0.22}, {0.6, -0.22}, p.waterRim, 0.08);
    d.polygon({{-0.76, -0.5}, {0, -1.08}, {0.76, -0.5}}, p.slate);
}

void drawShield(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    QPainterPath shield(QPointF(-0.78, -0.95));
    shield.lineTo(0.78, -0.95);
    shield.lineTo(0.78, 0.05);
    shield.cubicTo({0.78, 0.6}, {0.3, 0.9}, {0, 1.08});
    shield.cubicTo({-0.3, 0.9}, {-0.78, 0.6}, {-0.78, 0.05});
    shield.closeSubpath();
    d.path(shield, p.plaster);
    QPainterPath inner(QPointF(-0.58, -0.75));
    inner.lineTo(0.58, -0.75);
    inner.lineTo(0.58, 0.05);
    inner.cubicTo({0.58, 0.45}, {0.22, 0.7}, {0, 0.84});
    inner.cubicTo({-0.22, 0.7}, {-0.58, 0.45}, {-0.58, 0.05});
    inner.closeSubpath();
    d.path(inner, p.shield, false);
    d.polygon({{-0.58, 0.12}, {0, -0.42}, {0.58, 0.12}, {0.58, 0.44}, {0, -0.08}, {-0.58, 0.44}}, p.shieldDevice, false);
}

namespace {

void paintVillage(const TileBrush &brush, const NodeShape &node)
{
    if (node.radius < 0.12) {
        drawHouse(SmallDrawing(brush, node.at, 0.1), brush.palette().roofs[0]);
        return;
    }
    QPainterPath square;
    const QPointF c = brush.at(node.at);
    const double s = node.radius / 0.2;
    square.addEllipse(c, 0.13 * s, 0.12 * s);
    brush.stroke(square, brush.palette().roadRim, 0.04);
    brush.fill(square, brush.palette().road);
    // Upright houses round the square, the farther ones first.
    const TilePalette &p = brush.palette();
    const QTransform back = brush.turn.inverted();
    const double size = brush.atLeast(TileDetail::Small) ? 0.08 : 0.095;
    const std::pair<QPointF, QColor> houses[] = {
        {{-0.135, -0.135}, p.roofs[0]}, {{0.13, -0.145}, p.roofs[1]}, {{-0.13, 0.115}, p.roofs[1]}, {{0.138, 0.122}, p.roofs[2]}};
    for (const auto &[offset, roof] : houses) {
        const QPointF at = back.map(c + offset * s);
        const auto isNear = [at](const Place &item) { return distance(item.at, at) < item.radius + 0.055; };
        if (std::none_of(brush.layout.roadside.begin(), brush.layout.roadside.end(), isNear))
            drawHouse(SmallDrawing(brush, at, size * s), roof);
    }
}

void paintLake(const TileBrush &brush, const NodeShape &node)
{
    QPainterPath lake;
    lake.addEllipse(brush.at(node.at), 0.2, 0.185);
    brush.stroke(lake, brush.palette().waterRim, 0.03);
    brush.fill(lake, brush.palette().water);
    if (!brush.atLeast(TileDetail::Small))
        return;
    const SmallDrawing d(brush, node.at, 0.2);
    for (const QPointF wave : {QPointF(-0.4, -0.35), QPointF(0.3, -0.05), QPointF(-0.25, 0.4)}) {
        QPainterPath path(wave + QPointF(-0.22, 0));
        path.quadTo(wave + QPointF(-0.11, -0.14), wave);
        path.quadTo(wave + QPointF(0.11, 0.14), wave + QPointF(0.22, 0));
        brush.stroke(path, brush.palette().plaster, 0.06, Qt::RoundCap);
    }
}

void paintClay(const TileBrush &brush, const NodeShape &node)
{
    const quint32 seed = textureSeed(brush.tile);
    QPainterPath patch;
    patch.setFillRule(Qt::WindingFill);
    const QPointF c = brush.at(node.at);
    patch.addEllipse(c, 0.16, 0.13);
    for (int i = 0; i < 4; ++i)
        patch.addEllipse(c + QPointF(noise(seed, 70 + i) - 0.5, noise(seed, 80 + i) - 0.5) * 0.22, 0.08, 0.07);
    brush.fill(patch, brush.palette().clay);
    const SmallDrawing d(brush, node.at, 0.16);
    for (const QPointF lump : {QPointF(-0.45, 0.1), QPointF(0.35, -0.25), QPointF(0.2, 0.4)})
        d.ellipse(lump, 0.2, 0.14, brush.palette().trunk, false);
}

void paintOther(const TileBrush &brush, const NodeShape &node)
{
    // A clump of trees closes the road.
    const SmallDrawing d(brush, node.at, 0.09);
    d.shadow(0.9, 0.7);
    d.ellipse({-0.45, 0.1}, 0.55, 0.55, d.palette().hedge);
    d.ellipse({0.45, 0.15}, 0.55, 0.5, d.palette().hedge);
    d.ellipse({0.02, -0.35}, 0.6, 0.55, d.palette().leaf);
}

} // namespace

void drawTunnelMouth(const TileBrush &brush, const NodeShape &node)
{
    const QPointF out = brush.turn.map(node.out) - brush.turn.map(QPointF());
    // The hill lies behind the mouth as seen from the road.
    const QTransform facing(out.y(), -out.x(), out.x(), out.y(), 0, 0);
    brush.painter.save();
    brush.painter.translate(brush.at(node.at));
    brush.painter.scale(0.115, 0.115);
    brush.painter.setTransform(facing, true);
    const TilePalette &p = brush.palette();
    QPainterPath hill(QPointF(-1.05, 0.45));
    hill.cubicTo({-1.15, -0.9}, {-0.5, -1.25}, {0, -1.25});
    hill.cubicTo({0.5, -1.25}, {1.15, -0.9}, {1.05, 0.45});
    hill.closeSubpath();
    brush.fill(hill, p.hedge);
    QPainterPath stone(QPointF(-0.78, 0.5));
    stone.cubicTo({-0.78, -0.85}, {0.78, -0.85}, {0.78, 0.5});
    stone.closeSubpath();
    brush.fill(stone, p.wallStone);
    brush.stroke(stone, p.ink, 0.1);
    QPainterPath mouth(QPointF(-0.5, 0.5));
    mouth.cubicTo({-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5});
    mouth.closeSubpath();
    brush.fill(mouth, p.ink);
    brush.painter.restore();
}

void paintNodes(const TileBrush &brush)
{
    for (int i = 0; i < brush.layout.nodes.size(); ++i) {
        const NodeShape &node = brush.layout.nodes[i];
        switch (brush.tile.nodes[i].kind) {
        case NodeKind::Village: paintVillage(brush, node); break;
        case NodeKind::Tunnel: drawTunnelMouth(brush, node); break;
        case NodeKind::Lake: paintLake(brush, node); break;
        case NodeKind::Castle: drawCastle(SmallDrawing(brush, node.at, 0.21)); break;
        case NodeKind::Cathedral: drawCathedral(SmallDrawing(brush, node.at, 0.22)); break;
        case NodeKind::Clay: paintClay(brush, node); break;
        case NodeKind::Other: paintOther(brush, node); break;
        case NodeKind::Monastery:
            if (!brush.layout.monastery)
                drawChurch(SmallDrawing(brush, node.at, 0.2), brush.palette().monasteryRoof);
            break;
        case NodeKind::City: break;     // its gate is drawn
        }
    }
}

void paintMonastery(const TileBrush &brush)
{
    if (!brush.layout.monastery)
        return;
    const QPointF at = brush.layout.monastery->at;
    if (!brush.tile.abbey && brush.atLeast(TileDetail::Small)) {
        QPainterPath yard;
        yard.addRoundedRect(QRectF(brush.at(at) - QPointF(0.25, 0.165), QSizeF(0.5, 0.385)), 0.06, 0.06);
        brush.fill(yard, brush.palette().paving);
        brush.stroke(yard, brush.palette().wallRim, 0.014);
    }
    drawChurch(SmallDrawing(brush, at, brush.layout.monastery->radius), brush.palette().monasteryRoof);
}

void paintAbbeyGround(const TileBrush &brush)
{
    const TilePalette &p = brush.palette();
    QPainterPath ground;
    ground.addRect(0, 0, 1, 1);
    brush.fill(ground, p.field);
    QPainterPath yard;
    yard.addRoundedRect(QRectF(0.08, 0.08, 0.84, 0.84), 0.1, 0.1);
    brush.stroke(yard.translated(0.008, 0.014), p.shadow, 0.06);
    brush.fill(yard, p.paving);
    brush.stroke(yard, p.wallRim, 0.055);
    brush.stroke(yard, p.wallStone, 0.032);
    for (const QPointF tree : {QPointF(0.2, 0.22), QPointF(0.8, 0.22), QPointF(0.2, 0.8), QPointF(0.8, 0.8)}) {
        QPainterPath crown;
        crown.addEllipse(tree, 0.055, 0.055);
        brush.fill(crown, p.hedge);
    }
}

void paintLabyrinth(const TileBrush &brush, const RoadShape &road)
{
    const TilePalette &p = brush.palette();
    const QPointF c = brush.at(road.hub);
    QPainterPath disc;
    disc.addEllipse(c, 0.34, 0.34);
    brush.fill(disc, p.road);
    brush.stroke(disc, p.hedge, 0.045);
    QPainterPath hedges;
    int turn = 0;
    for (const double r : {0.25, 0.165, 0.085}) {
        const QRectF box(c.x() - r, c.y() - r, 2 * r, 2 * r);
        for (int quarter = 0; quarter < 2; ++quarter) {
            hedges.arcMoveTo(box, turn + quarter * 180 + 22);
            hedges.arcTo(box, turn + quarter * 180 + 22, 136);
        }
        turn += 90;
    }
    brush.stroke(hedges, p.hedge, 0.036, Qt::RoundCap);
    // Gaps in the outer hedge where the roads come in.
    QPainterPath gaps;
    for (const Edge edge : kSquareEdges) {
        const QPointF d = brush.at(road.hub - inward(brush.tile, {0, edge}) * 0.34) - c;
        gaps.moveTo(c + d * 0.85);
        gaps.lineTo(c + d * 1.1);
    }
    brush.stroke(gaps, p.road, kRoadWidth - 0.04);
}

} // namespace wayside
