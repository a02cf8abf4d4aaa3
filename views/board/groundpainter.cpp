// Fields with a little texture, rivers, roads.
#include "views/board/tilebrush.h"

namespace wayside {

namespace {

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
            for (const double lean : {-0.014, 0.0, 0.014}) {
                tufts.moveTo(at);
                tufts.lineTo(at + QPointF(lean, lean == 0 ? -0.026 : -0.018));
            }
        }
    }
    patches.setFillRule(Qt::WindingFill);
    brush.fill(patches, brush.palette().fieldPatch);
    brush.stroke(tufts, brush.palette().tuft, 0.009, Qt::RoundCap);
}

void paintRivers(const TileBrush &brush)
{
    for (int i = 0; i < brush.layout.rivers.size(); ++i) {
        const QPainterPath line = brush.turn.map(brush.layout.rivers[i]);
        QPainterPath source;
        if (brush.tile.rivers[i].edges.size() == 1)
            source.addEllipse(brush.at(cellCentre(brush.tile, brush.tile.rivers[i].edges.first().cell)), 0.17, 0.13);
        brush.stroke(line, brush.palette().waterRim, 0.19);
        brush.stroke(source, brush.palette().waterRim, 0.04);
        brush.stroke(line, brush.palette().water, 0.15);
        brush.fill(source, brush.palette().water);
        if (brush.atLeast(TileDetail::Full)) {
            QPen pen(brush.palette().plaster, 0.012, Qt::CustomDashLine, Qt::RoundCap);
            pen.setDashPattern({5, 9});
            brush.painter.strokePath(line, pen);
        }
    }
}

} // namespace

void paintGround(const TileBrush &brush)
{
    brush.fill(brush.turn.map(tileOutline(brush.tile)), brush.palette().field);
    if (brush.options.texture)
        paintTexture(brush);
    paintRivers(brush);
}

void paintRoads(const TileBrush &brush)
{
    QPainterPath lines;
    for (const RoadShape &road : brush.layout.roads)
        lines.addPath(brush.turn.map(road.line));
    brush.stroke(lines, brush.palette().roadRim, kRoadWidth);
    brush.stroke(lines, brush.palette().road, kRoadWidth - (brush.atLeast(TileDetail::Small) ? 0.04 : 0.05));
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
    if (brush.atLeast(TileDetail::Rich)) {
        QPen pen(brush.palette().roadRim, 0.006, Qt::CustomDashLine, Qt::RoundCap);
        pen.setDashPattern({4, 14});
        QColor faint = pen.color();
        faint.setAlpha(90);
        pen.setColor(faint);
        brush.painter.strokePath(lines, pen);
    }
}

} // namespace wayside
