#include "views/board/tilebrush.h"

#include <QCoreApplication>
#include <cmath>

namespace wayside {

TileDetail tileDetail(double pixelSize)
{
    if (pixelSize < 30)
        return TileDetail::Tiny;
    if (pixelSize < 80)
        return TileDetail::Small;
    return pixelSize < 180 ? TileDetail::Full : TileDetail::Rich;
}

namespace {

double pixelsOf(const QPainter &painter, const QRectF &square)
{
    return std::sqrt(std::abs(painter.deviceTransform().determinant())) * square.width();
}

void clipToTile(const TileBrush &brush)
{
    if (!brush.tile.isMultiSquare() && !brush.tile.half)
        brush.painter.setClipRect(QRectF(0, 0, 1, 1), Qt::IntersectClip);
    else
        brush.painter.setClipPath(brush.turn.map(tileOutline(brush.tile)), Qt::IntersectClip);
}

/// Thin bars rather than a stroke: half transparent strokes are slow.
void paintRim(const TileBrush &brush)
{
    const double width = brush.atLeast(TileDetail::Small) ? 0.008 : 0.02;
    for (int cell = 0; cell < brush.tile.cells.size(); ++cell)
        for (const Edge edge : cellEdges(brush.tile)) {
            if (across(brush.tile, {cell, edge}))
                continue;
            const QLineF line = edgeLine(brush.tile, {cell, edge});
            const QPointF in = inward(brush.tile, {cell, edge}) * width;
            if (edge != Edge::X) {
                brush.painter.fillRect(QRectF(brush.at(line.p1()), brush.at(line.p2() + in)).normalized(), brush.palette().tileRim);
                continue;
            }
            QPainterPath bar(brush.at(line.p1()));
            for (const QPointF p : {line.p2(), line.p2() + in, line.p1() + in})
                bar.lineTo(brush.at(p));
            brush.fill(bar, brush.palette().tileRim);
        }
}

/// The right-angled corner of the picture that is nearest to the top right.
QPointF markedCorner(const TileBrush &brush)
{
    QPointF best;
    double highest = -1000;
    for (int cell = 0; cell < brush.tile.cells.size(); ++cell)
        for (const Edge edge : cellEdges(brush.tile)) {
            const bool sharp = brush.tile.half && edge != cornerEdges(*brush.tile.half)[1];
            const QPointF corner = brush.at(edgeLine(brush.tile, {cell, edge}).p1());
            if (const double score = corner.x() - corner.y(); !sharp && score > highest) {
                highest = score;
                best = corner;
            }
        }
    return best;
}

/// A dog-eared corner with a question mark.
void paintProvisionalMark(const TileBrush &brush)
{
    const double size = 0.21;
    const QPointF corner = markedCorner(brush);
    const QPointF inside = brush.tile.half ? brush.at(cellCentre(brush.tile, 0)) : corner + QPointF(-0.5, 0.5);
    const double dx = inside.x() < corner.x() ? -size : size;
    const double dy = inside.y() < corner.y() ? -size : size;
    QPainterPath ear(corner);
    ear.lineTo(corner + QPointF(dx, 0));
    ear.lineTo(corner + QPointF(0, dy));
    ear.closeSubpath();
    brush.fill(ear, brush.palette().mark);
    QPainterPath sign;
    const QPointF c = corner + QPointF(dx * 0.3, dy * 0.3 - size * 0.04);
    const double s = size * 0.12;
    sign.moveTo(c + QPointF(-s, -s * 0.6));
    sign.cubicTo(c + QPointF(-s, -s * 2), c + QPointF(s * 1.2, -s * 2), c + QPointF(s, -s * 0.5));
    sign.cubicTo(c + QPointF(s * 0.9, 0), c + QPointF(0, 0), c + QPointF(0, s * 0.8));
    brush.stroke(sign, brush.palette().markText, s * 0.55, Qt::RoundCap);
    QPainterPath point;
    point.addEllipse(c + QPointF(0, s * 1.7), s * 0.36, s * 0.36);
    brush.fill(point, brush.palette().markText);
}

void paintAll(const TileBrush &brush)
{
    clipToTile(brush);
    if (brush.tile.abbey)
        paintAbbeyGround(brush);
    else
        paintGround(brush);
    paintCities(brush);
    paintRoads(brush);
    paintGates(brush);
    paintNodes(brush);
    paintMonastery(brush);
    if (brush.options.illustrations)
        paintIllustrations(brush);
    if (brush.options.signposts)
        paintSignposts(brush);
    if (brush.options.rim)
        paintRim(brush);
    if (brush.options.provisionalMark && brush.tile.provisional)
        paintProvisionalMark(brush);
}

} // namespace

void paintTile(QPainter &painter, const TileDefinition &tile, Rotation rotation, const QRectF &square,
               const TilePaintOptions &options)
{
    paintTile(painter, tile, layOut(tile), rotation, square, options);
}

void paintTile(QPainter &painter, const TileDefinition &tile, const TileLayout &layout, Rotation rotation,
               const QRectF &square, const TilePaintOptions &options)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double pixels = options.pixelSize > 0 ? options.pixelSize : pixelsOf(painter, square);
    painter.translate(square.topLeft());
    painter.scale(square.width(), square.height());
    paintAll(TileBrush{painter, tile, layout, rotation, options, tileDetail(pixels), turnTransform(rotation)});
    painter.restore();
}

SmallDrawing::SmallDrawing(const TileBrush &brush, QPointF tilePoint, double radius) : m_brush(brush)
{
    brush.painter.save();
    brush.painter.translate(brush.at(tilePoint));
    brush.painter.scale(radius, radius);
}

SmallDrawing::~SmallDrawing() { m_brush.painter.restore(); }

void SmallDrawing::setUp(const QColor &colour, bool outlined) const
{
    m_brush.painter.setBrush(colour);
    if (outlined)
        m_brush.painter.setPen(QPen(palette().ink, full() ? 0.075 : 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    else
        m_brush.painter.setPen(Qt::NoPen);
}

void SmallDrawing::polygon(std::initializer_list<QPointF> points, const QColor &colour, bool outlined) const
{
    setUp(colour, outlined);
    m_brush.painter.drawPolygon(std::data(points), int(points.size()));
}

void SmallDrawing::rect(const QRectF &rect, const QColor &colour, bool outlined) const
{
    setUp(colour, outlined);
    m_brush.painter.drawRect(rect);
}

void SmallDrawing::ellipse(QPointF centre, double rx, double ry, const QColor &colour, bool outlined) const
{
    setUp(colour, outlined);
    m_brush.painter.drawEllipse(centre, rx, ry);
}

void SmallDrawing::line(QPointF a, QPointF b, const QColor &colour, double width) const
{
    m_brush.painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    m_brush.painter.drawLine(a, b);
}

void SmallDrawing::path(const QPainterPath &path, const QColor &colour, bool outlined) const
{
    setUp(colour, outlined);
    m_brush.painter.drawPath(path);
}

void SmallDrawing::shadow(double rx, double y) const
{
    setUp(palette().shadow, false);
    m_brush.painter.drawEllipse(QPointF(0.06, y), rx, 0.16);
}

} // namespace wayside
