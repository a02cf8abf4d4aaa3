// Fields with a little texture, rivers, roads.
#include "views/board/ribbon.h"
#include "views/board/tilebrush.h"

namespace wayside {

namespace {

void paintMeadowFlowers(const TileBrush &brush, quint32 seed)
{
    for (int kind = 0; kind < 2; ++kind) {
        QPainterPath petals;
        for (int i = 0; i < 5; ++i) {
            const int n = 2000 + kind * 40 + i * 2;
            const QPointF at = brush.at({0.06 + 0.88 * noise(seed, n), 0.06 + 0.88 * noise(seed, n + 1)});
            for (const QPointF petal : {QPointF(-0.007, 0), QPointF(0.007, 0), QPointF(0, -0.007), QPointF(0, 0.007)})
                petals.addEllipse(at + petal, 0.006, 0.006);
        }
        petals.setFillRule(Qt::WindingFill);
        brush.fill(petals, kind == 0 ? brush.palette().plaster : brush.palette().flowers[1]);
    }
}

void paintTexture(const TileBrush &brush)
{
    const quint32 seed = textureSeed(brush.tile);
    QPainterPath patches;
    QPainterPath tufts;
    for (int cell = 0; cell < brush.tile.cells.size(); ++cell) {
        const QPointF origin = cellRect(brush.tile, cell).topLeft();
        const int first = 200 + cell * 100;
        for (int i = 0; i < 5; ++i) {
            const double rx = 0.07 + 0.09 * noise(seed, first + i);
            const double ry = 0.05 + 0.05 * noise(seed, first + 10 + i);
            // Kept off the border, so that neighbouring tiles meet in one colour.
            const QPointF at(0.03 + rx + noise(seed, first + 20 + i) * (0.94 - 2 * rx),
                             0.03 + rx + noise(seed, first + 30 + i) * (0.94 - 2 * rx));
            patches.addEllipse(brush.at(origin + at), rx, ry);
        }
        if (!brush.atLeast(TileDetail::Small))
            continue;
        for (int i = 0; i < (brush.atLeast(TileDetail::Full) ? 16 : 8); ++i) {
            const QPointF at = brush.at(origin + QPointF(0.06 + 0.88 * noise(seed, first + 40 + i),
                                                         0.06 + 0.88 * noise(seed, first + 60 + i)));
            tufts.addPolygon(QPolygonF({at + QPointF(-0.004, 0), at + QPointF(-0.018, -0.02), at + QPointF(-0.004, -0.01),
                                        at + QPointF(0, -0.03), at + QPointF(0.005, -0.01), at + QPointF(0.019, -0.022),
                                        at + QPointF(0.006, 0)}));
            tufts.closeSubpath();
        }
    }
    patches.setFillRule(Qt::WindingFill);
    brush.fill(patches, brush.palette().fieldPatch);
    brush.fill(tufts, brush.palette().tuft);
    if (brush.atLeast(TileDetail::Rich))
        paintMeadowFlowers(brush, seed);
}

void paintRivers(const TileBrush &brush)
{
    for (int i = 0; i < brush.layout.rivers.size(); ++i) {
        const QPainterPath line = brush.turn.map(brush.layout.rivers[i]);
        QPainterPath source;
        if (brush.tile.rivers[i].edges.size() == 1)
            source.addEllipse(brush.at(cellCentre(brush.tile, brush.tile.rivers[i].edges.first().cell)), 0.17, 0.13);
        brush.fill(ribbon(line, kRiverWidth), brush.palette().waterRim);
        brush.stroke(source, brush.palette().waterRim, 0.04);
        brush.fill(ribbon(line, kRiverWidth - 0.04), brush.palette().water);
        brush.fill(source, brush.palette().water);
        if (brush.atLeast(TileDetail::Full)) {
            QPen pen(brush.palette().plaster, 0.012, Qt::CustomDashLine, Qt::RoundCap);
            pen.setDashPattern({5, 9});
            brush.painter.strokePath(line, pen);
        }
    }
}

void paintPebbles(const TileBrush &brush)
{
    const quint32 seed = textureSeed(brush.tile);
    QPainterPath pebbles;
    int n = 3000;
    for (const RoadShape &road : brush.layout.roads)
        for (const QPointF p : road.points) {
            const QPointF offset(noise(seed, n) - 0.5, noise(seed, n + 1) - 0.5);
            pebbles.addEllipse(brush.at(p + offset * 0.06), 0.004 + 0.004 * noise(seed, n + 2), 0.0035);
            n += 3;
        }
    QColor colour = brush.palette().roadRim;
    colour.setAlpha(110);
    brush.fill(pebbles, colour);
}

} // namespace

void paintGround(const TileBrush &brush)
{
    if (brush.tile.half)
        brush.fill(brush.turn.map(tileOutline(brush.tile)), brush.palette().field);
    else
        for (int cell = 0; cell < brush.tile.cells.size(); ++cell)
            brush.painter.fillRect(brush.turn.mapRect(cellRect(brush.tile, cell)), brush.palette().field);
    if (brush.options.texture)
        paintTexture(brush);
    paintRivers(brush);
}

void paintRoads(const TileBrush &brush)
{
    QPainterPath lines;
    for (const RoadShape &road : brush.layout.roads)
        lines.addPath(brush.turn.map(road.line));
    const double rim = brush.atLeast(TileDetail::Full) ? 0.02 : 0.026;
    brush.fill(ribbon(lines, kRoadWidth), brush.palette().roadRim);
    brush.fill(ribbon(lines, kRoadWidth - 2 * rim), brush.palette().road);
    for (const RoadShape &road : brush.layout.roads) {
        if (road.ring) {
            QPainterPath island;
            island.addEllipse(brush.at(road.hub), 0.085, 0.085);
            brush.fill(island, brush.palette().hedge);
            QPainterPath top;
            top.addEllipse(brush.at(road.hub) - QPointF(0.012, 0.016), 0.055, 0.052);
            brush.fill(top, brush.palette().leaf);
        } else if (brush.tile.labyrinth && road.hub != QPointF()) {
            paintLabyrinth(brush, road);
        }
    }
    if (brush.atLeast(TileDetail::Rich))
        paintPebbles(brush);
}

} // namespace wayside
