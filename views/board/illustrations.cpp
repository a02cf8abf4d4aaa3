// The small pictures beside roads, each with a silhouette and colour of its own.
#include "views/board/tilebrush.h"

namespace wayside {

namespace {

void drawFarmhouse(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    d.shadow(1.0, 0.8);
    d.ellipse({0.74, -0.2}, 0.34, 0.44, p.leaf);
    d.line({0.74, 0.2}, {0.74, 0.78}, p.trunk, 0.16);
    d.rect(QRectF(-0.82, 0.02, 1.3, 0.76), p.plaster);
    d.polygon({{-1.06, 0.16}, {-0.66, -0.8}, {0.32, -0.8}, {0.72, 0.16}}, p.straw);
    d.rect(QRectF(-0.32, 0.3, 0.34, 0.48), p.timber, false);
    if (d.full()) {
        d.line({-0.82, -0.16}, {0.46, -0.16}, p.roofShade, 0.06);
        d.line({-0.72, -0.46}, {0.36, -0.46}, p.roofShade, 0.06);
    }
}

/// The open front of a shed; the animal looks out.
void drawShed(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    d.shadow(1.0, 0.86);
    d.rect(QRectF(-0.86, -0.2, 1.72, 1.04), p.timber);
    d.polygon({{-1.08, -0.14}, {0, -0.98}, {1.08, -0.14}}, p.roofs[2]);
}

void drawCowshed(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    drawShed(d);
    d.line({-0.44, 0.0}, {-0.6, -0.26}, p.canvas, 0.16);
    d.line({0.44, 0.0}, {0.6, -0.26}, p.canvas, 0.16);
    QPainterPath face;
    face.addRoundedRect(QRectF(-0.46, -0.14, 0.92, 1.0), 0.34, 0.34);
    d.path(face, p.cow);
    d.ellipse({-0.26, 0.1}, 0.2, 0.24, p.ink, false);
    d.ellipse({0, 0.66}, 0.34, 0.2, p.pig, false);
    d.ellipse({0.22, 0.16}, 0.08, 0.08, p.ink, false);
    if (d.full()) {
        d.ellipse({-0.14, 0.66}, 0.06, 0.06, p.ink, false);
        d.ellipse({0.14, 0.66}, 0.06, 0.06, p.ink, false);
    }
}

void drawPigsty(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    drawShed(d);
    d.polygon({{-0.58, 0.14}, {-0.56, -0.26}, {-0.14, -0.02}}, p.pig);
    d.polygon({{0.58, 0.14}, {0.56, -0.26}, {0.14, -0.02}}, p.pig);
    d.ellipse({0, 0.36}, 0.6, 0.5, p.pig);
    d.ellipse({0, 0.46}, 0.27, 0.2, p.flowers[0], false);
    for (const double x : {-0.11, 0.11})
        d.ellipse({x, 0.46}, 0.06, 0.08, p.ink, false);
    for (const double x : {-0.3, 0.3})
        d.ellipse({x, 0.16}, 0.075, 0.075, p.ink, false);
}

void drawDonkeyStable(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    drawShed(d);
    // Long ears before the roof.
    for (const double side : {-1.0, 1.0}) {
        QPainterPath ear(QPointF(side * 0.1, 0.1));
        ear.cubicTo({side * 0.1, -0.5}, {side * 0.4, -1.0}, {side * 0.52, -0.82});
        ear.cubicTo({side * 0.66, -0.6}, {side * 0.5, -0.1}, {side * 0.4, 0.1});
        ear.closeSubpath();
        d.path(ear, p.donkey);
    }
    QPainterPath face(QPointF(-0.42, 0.08));
    face.cubicTo({-0.42, -0.3}, {0.42, -0.3}, {0.42, 0.08});
    face.lineTo(0.3, 0.72);
    face.cubicTo({0.24, 1.0}, {-0.24, 1.0}, {-0.3, 0.72});
    face.closeSubpath();
    d.path(face, p.donkey);
    d.ellipse({0, 0.72}, 0.26, 0.18, p.canvas, false);
    for (const double x : {-0.19, 0.19})
        d.ellipse({x, 0.16}, 0.075, 0.09, p.ink, false);
}

void drawGarden(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    QPainterPath bed;
    bed.addRoundedRect(QRectF(-0.98, -0.86, 1.96, 1.72), 0.2, 0.2);
    d.path(bed, p.hedge);
    QPainterPath inside;
    inside.addRoundedRect(QRectF(-0.76, -0.64, 1.52, 1.28), 0.12, 0.12);
    d.path(inside, p.paving, false);
    int n = 0;
    for (const double y : {-0.34, 0.34})
        for (const double x : {-0.42, 0.42}) {
            d.rect(QRectF(x - 0.29, y - 0.24, 0.58, 0.48), p.leaf, false);
            d.ellipse({x - 0.13, y - 0.06}, 0.13, 0.13, p.flowers[n % 3], false);
            d.ellipse({x + 0.14, y + 0.06}, 0.13, 0.13, p.flowers[(n + 1) % 3], false);
            ++n;
        }
    d.ellipse({0, 0}, 0.2, 0.18, p.water, d.full());
}

void drawHighwayman(const SmallDrawing &d, QPointF at, double s)
{
    const TilePalette &p = d.palette();
    QPainterPath cloak(at + QPointF(-0.42, 0.9) * s);
    cloak.cubicTo(at + QPointF(-0.42, 0.2) * s, at + QPointF(-0.3, -0.1) * s, at + QPointF(0, -0.14) * s);
    cloak.cubicTo(at + QPointF(0.3, -0.1) * s, at + QPointF(0.42, 0.2) * s, at + QPointF(0.42, 0.9) * s);
    cloak.closeSubpath();
    d.path(cloak, p.cloak);
    d.ellipse(at + QPointF(0, -0.28) * s, 0.3 * s, 0.3 * s, p.skin);
    d.rect(QRectF(at + QPointF(-0.28, -0.24) * s, QSizeF(0.56, 0.24) * s), p.flowers[0], false);
    for (const double x : {-0.11, 0.11})
        d.ellipse(at + QPointF(x, -0.32) * s, 0.05 * s, 0.06 * s, p.ink, false);
    d.ellipse(at + QPointF(0, -0.52) * s, 0.52 * s, 0.11 * s, p.cloak);
    d.rect(QRectF(at + QPointF(-0.26, -0.9) * s, QSizeF(0.52, 0.38) * s), p.cloak, false);
}

void drawHighwaymen(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    d.shadow(0.95, 0.86);
    drawHighwayman(d, {0.46, -0.02}, 0.95);
    drawHighwayman(d, {-0.4, 0.02}, 1.0);
    d.line({-0.06, 0.72}, {0.2, -0.16}, p.ink, 0.22);
    d.line({-0.06, 0.72}, {0.2, -0.16}, p.canvas, 0.1);
    d.line({-0.16, 0.42}, {0.16, 0.52}, p.straw, 0.12);
}

void drawTraveller(const SmallDrawing &d, QPointF at, const QColor &coat)
{
    QPainterPath body(at + QPointF(-0.22, 0.62));
    body.cubicTo(at + QPointF(-0.22, 0.1), at + QPointF(-0.12, 0), at);
    body.cubicTo(at + QPointF(0.12, 0), at + QPointF(0.22, 0.1), at + QPointF(0.22, 0.62));
    body.closeSubpath();
    d.path(body, coat);
    d.ellipse(at + QPointF(0, -0.14), 0.18, 0.18, d.palette().skin);
}

void drawTravellers(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    d.shadow(1.1, 0.84);
    // A covered cart with its people before it.
    QPainterPath cover(QPointF(-0.2, 0.2));
    cover.cubicTo({-0.34, -0.8}, {1.2, -0.8}, {1.06, 0.2});
    cover.closeSubpath();
    d.path(cover, p.canvas);
    if (d.full())
        for (const double x : {0.2, 0.62})
            d.line({x, 0.14}, {x, -0.44}, p.paving, 0.07);
    d.rect(QRectF(-0.3, 0.18, 1.4, 0.26), p.timber);
    for (const double x : {0.02, 0.8}) {
        d.ellipse({x, 0.58}, 0.25, 0.25, p.straw);
        d.ellipse({x, 0.58}, 0.06, 0.06, p.ink, false);
    }
    drawTraveller(d, {-0.92, 0.16}, p.shield);
    drawTraveller(d, {-0.5, 0.26}, p.flowers[0]);
}

void drawInn(const SmallDrawing &d)
{
    const TilePalette &p = d.palette();
    d.shadow(0.9, 0.88);
    d.rect(QRectF(-0.78, -0.4, 1.1, 1.26), p.plaster);
    d.polygon({{-0.96, -0.34}, {-0.24, -1.08}, {0.5, -0.34}}, p.slate);
    for (const double y : {0.2})
        d.line({-0.76, y}, {0.3, y}, p.timber, 0.1);
    d.line({-0.24, -0.36}, {-0.24, 0.16}, p.timber, 0.1);
    d.rect(QRectF(-0.4, 0.36, 0.34, 0.5), p.timber, false);
    if (d.full()) {
        d.rect(QRectF(-0.62, -0.18, 0.2, 0.24), p.straw, false);
        d.rect(QRectF(-0.04, -0.18, 0.2, 0.24), p.straw, false);
    }
    // The sign with a mug.
    d.line({0.3, -0.24}, {1.0, -0.24}, p.ink, 0.1);
    d.ellipse({0.78, 0.16}, 0.34, 0.36, p.straw);
    d.rect(QRectF(0.62, 0.0, 0.26, 0.32), p.timber, false);
    d.line({0.92, 0.08}, {0.92, 0.24}, p.timber, 0.08);
}

void drawRoadside(const SmallDrawing &d, RoadsideKind kind)
{
    switch (kind) {
    case RoadsideKind::Farmhouse: return drawFarmhouse(d);
    case RoadsideKind::Cowshed: return drawCowshed(d);
    case RoadsideKind::Pigsty: return drawPigsty(d);
    case RoadsideKind::DonkeyStable: return drawDonkeyStable(d);
    case RoadsideKind::Garden: return drawGarden(d);
    case RoadsideKind::Highwaymen: return drawHighwaymen(d);
    case RoadsideKind::Travellers: return drawTravellers(d);
    case RoadsideKind::Inn: return drawInn(d);
    }
}

} // namespace

void paintIllustrations(const TileBrush &brush)
{
    bool gardenDrawn = false;
    for (int i = 0; i < brush.tile.roadside.size(); ++i) {
        const Place &place = brush.layout.roadside[i];
        drawRoadside(SmallDrawing(brush, place.at, place.radius), brush.tile.roadside[i].kind);
        gardenDrawn = gardenDrawn || brush.tile.roadside[i].kind == RoadsideKind::Garden;
    }
    if (brush.layout.garden && !gardenDrawn)
        drawGarden(SmallDrawing(brush, brush.layout.garden->at, brush.layout.garden->radius));
}

} // namespace wayside
