// Cities: ground, houses, walls with towers and gates, pennants.
#include "views/board/ribbon.h"
#include "views/board/tilebrush.h"

#include <algorithm>

namespace wayside {

namespace {

struct HouseInks {
    QPainterPath backing, walls, shade, roofs[3], doors;
};

/// A small gabled house, upright, about `s` wide.
void addHouse(HouseInks &inks, QPointF c, double s, int roof, bool sideways, bool detailed)
{
    const double w = s * 0.5;
    const double wallTop = c.y() + s * 0.02;
    const double bottom = c.y() + s * 0.5;
    inks.walls.addRect(QRectF(QPointF(c.x() - w * 0.86, wallTop), QPointF(c.x() + w * 0.86, bottom)));
    const double top = c.y() - s * 0.52;
    QPolygonF shape;
    if (sideways)
        shape << QPointF(c.x() - w, wallTop + s * 0.06) << QPointF(c.x() - w * 0.62, top) << QPointF(c.x() + w * 0.62, top)
              << QPointF(c.x() + w, wallTop + s * 0.06);
    else
        shape << QPointF(c.x() - w * 1.04, wallTop + s * 0.1) << QPointF(c.x(), top - s * 0.06) << QPointF(c.x() + w * 1.04, wallTop + s * 0.1);
    inks.roofs[roof].addPolygon(shape);
    inks.roofs[roof].closeSubpath();
    if (!detailed)
        return;
    // A little larger than the house, in one fill: far cheaper than outlines.
    const double e = 0.007;
    QPolygonF backing;
    backing << QPointF(c.x() - w * 0.86 - e, bottom + e) << QPointF(c.x() - w * 0.86 - e, wallTop) << shape[0] + QPointF(-e, e)
            << shape[1] + QPointF(-e * 0.6, -e);
    for (int i = 2; i < shape.size(); ++i)
        backing << shape[i] + QPointF(e, i == 2 && shape.size() == 4 ? -e : e);
    backing << QPointF(c.x() + w * 0.86 + e, wallTop) << QPointF(c.x() + w * 0.86 + e, bottom + e);
    inks.backing.addPolygon(backing);
    inks.backing.closeSubpath();
    QPolygonF dark;
    if (sideways)
        dark << QPointF(c.x() - w, wallTop + s * 0.06) << QPointF(c.x() - w * 0.88, wallTop - s * 0.12)
             << QPointF(c.x() + w * 0.88, wallTop - s * 0.12) << QPointF(c.x() + w, wallTop + s * 0.06);
    else
        dark << QPointF(c.x(), top - s * 0.06) << QPointF(c.x() + w * 1.04, wallTop + s * 0.1) << QPointF(c.x() + w * 0.2, wallTop + s * 0.1);
    inks.shade.addPolygon(dark);
    inks.shade.closeSubpath();
    inks.doors.addRect(QRectF(c.x() - s * 0.08, bottom - s * 0.3, s * 0.17, s * 0.3));
}

void paintHouses(const TileBrush &brush, const CityShape &city, quint32 seed)
{
    HouseInks inks;
    const bool tiny = !brush.atLeast(TileDetail::Small);
    const double size = tiny ? 0.17 : 0.155;
    for (int i = 0; i < city.houses.size(); ++i) {
        const double n = noise(seed, 900 + i);
        addHouse(inks, brush.at(city.houses[i]), size * (0.86 + 0.3 * noise(seed, 950 + i)), int(n * 2.99),
                 noise(seed, 970 + i) < 0.55, brush.atLeast(TileDetail::Full));
    }
    if (!tiny) {
        brush.fill(inks.backing, brush.palette().wallRim);
        brush.fill(inks.walls, brush.palette().plaster);
    }
    for (int i = 0; i < 3; ++i)
        brush.fill(inks.roofs[i], brush.palette().roofs[i]);
    brush.fill(inks.shade, brush.palette().roofShade);
    brush.fill(inks.doors, brush.palette().timber);
}

void paintTowers(const TileBrush &brush, const CityShape &city)
{
    QList<QPointF> places;
    for (const QPointF tower : city.towers) {
        const bool atGate = std::any_of(brush.layout.gates.begin(), brush.layout.gates.end(),
                                        [tower](const Gate &g) { return distance(g.at, tower) < 0.13; });
        if (!atGate)
            places << brush.at(tower);
    }
    QPainterPath shafts;
    QPainterPath roofs;
    for (const QPointF p : places) {
        shafts.addRect(QRectF(p.x() - 0.03, p.y() - 0.035, 0.06, 0.07));
        roofs.addPolygon(QPolygonF({p + QPointF(-0.042, -0.03), p + QPointF(0, -0.1), p + QPointF(0.042, -0.03)}));
        roofs.closeSubpath();
    }
    brush.fill(shafts, brush.palette().wallStone);
    brush.fill(roofs, brush.palette().slate);
    if (brush.atLeast(TileDetail::Full)) {
        shafts.addPath(roofs);
        brush.stroke(shafts, brush.palette().wallRim, 0.01);
    }
}

void paintWall(const TileBrush &brush, const QPainterPath &wall)
{
    const bool full = brush.atLeast(TileDetail::Full);
    if (full)
        brush.fill(ribbon(wall, 0.055).translated(0.006, 0.014), brush.palette().shadow);
    brush.fill(ribbon(wall, 0.054), brush.palette().wallRim);
    brush.fill(ribbon(wall, brush.atLeast(TileDetail::Small) ? 0.032 : 0.026), brush.palette().wallStone);
    if (full)
        brush.fill(blocksAlong(wall, 0.032, 0.007, 0.048), brush.palette().wallJoint);
}

} // namespace

void paintCities(const TileBrush &brush)
{
    for (int i = 0; i < brush.layout.cities.size(); ++i) {
        const CityShape &city = brush.layout.cities[i];
        const quint32 seed = textureSeed(brush.tile) + quint32(i);
        brush.fill(brush.turn.map(city.area), brush.palette().cityGround);
        paintHouses(brush, city, seed);
        if (city.cathedral)
            drawCathedral(SmallDrawing(brush, *city.cathedral, 0.2));
        if (city.waterTower)
            drawWaterTower(SmallDrawing(brush, city.waterTower->at, city.waterTower->radius));
        paintWall(brush, brush.turn.map(city.wall));
        paintTowers(brush, city);
        for (const Place &pennant : city.pennants)
            drawShield(SmallDrawing(brush, pennant.at, pennant.radius));
    }
}

void paintGates(const TileBrush &brush)
{
    for (const Gate &gate : brush.layout.gates) {
        const SmallDrawing d(brush, gate.at, 0.1);
        const TilePalette &p = d.palette();
        for (const double x : {-0.95, 0.45}) {
            d.rect(QRectF(x, -0.7, 0.5, 1.25), p.wallStone);
            d.polygon({{x - 0.12, -0.65}, {x + 0.25, -1.35}, {x + 0.62, -0.65}}, p.slate);
        }
        d.rect(QRectF(-0.46, -0.5, 0.92, 1.05), p.wallStone);
        QPainterPath arch(QPointF(-0.26, 0.56));
        arch.lineTo(-0.26, 0.05);
        arch.cubicTo({-0.26, -0.35}, {0.26, -0.35}, {0.26, 0.05});
        arch.lineTo(0.26, 0.56);
        arch.closeSubpath();
        d.path(arch, p.ink, false);
    }
}

} // namespace wayside
