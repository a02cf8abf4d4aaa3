#include "views/board/tilegeometry.h"
#include "views/board/tilepainter.h"
#include "views/common/style.h"
#include "views/workshop/tilecanvas.h"

#include <QPainter>

namespace wayside {

namespace {

/// The letter of the tile code.
QString letter(EdgeKind kind) { return QStringLiteral("FRCV").mid(int(kind), 1); }

QString arrow(SignpostType type)
{
    switch (type) {
    case SignpostType::Left: return QStringLiteral("\u21B0");
    case SignpostType::Straight: return QStringLiteral("\u2191");
    case SignpostType::Right: break;
    }
    return QStringLiteral("\u21B1");
}

void paintHandle(QPainter &painter, QPointF at, double radius, const QString &text, const QColor &fill, const QColor &pen, bool lit)
{
    painter.setBrush(fill);
    painter.setPen(QPen(pen, lit ? 2.5 : 1));
    painter.drawEllipse(at, radius, radius);
    painter.drawText(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter, text);
}

} // namespace

void TileCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    TilePaintOptions options;
    options.palette = TilePalette::from(palette());
    paintTile(painter, m_sketch.draft(), m_layout, m_rotation, firstSquare(), options);
    paintLit(painter);
    paintHandles(painter);
    paintDrag(painter);
}

/// A strip along the inside of the edge.
void TileCanvas::paintEdgeLight(QPainter &painter, CellEdge e, const QColor &light) const
{
    const TileDefinition &tile = m_sketch.draft();
    const QLineF line = edgeLine(tile, e);
    const QPointF in = inward(tile, e) * 0.07;
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawPolygon(QPolygonF{toWidget(line.p1()), toWidget(line.p2()), toWidget(line.p2() + in), toWidget(line.p1() + in)});
}

/// The road that an illustration would stand beside, and the edge or middle under the pointer.
void TileCanvas::paintLit(QPainter &painter) const
{
    const QTransform toTable = tableTransform(m_rotation, firstSquare());
    QColor light = style::accent(palette());
    light.setAlpha(110);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    if (m_litRoad >= 0 && m_litRoad < m_sketch.draft().roads.size())
        painter.drawPath(toTable.map(roadPath(m_sketch.draft(), m_litRoad)));
    if (m_inHand)
        return;
    if (m_hover.kind == CanvasSpot::Kind::Edge)
        paintEdgeLight(painter, m_hover.edge, light);
    if (m_joinFrom)
        paintEdgeLight(painter, *m_joinFrom, light);
    if (m_hover.kind == CanvasSpot::Kind::Middle)
        painter.drawEllipse(middlePoint(m_hover.cell), firstSquare().width() * 0.09, firstSquare().width() * 0.09);
    if (m_hover.kind == CanvasSpot::Kind::Roadside && m_hover.roadside < m_layout.roadside.size()) {
        const Place &place = m_layout.roadside[m_hover.roadside];
        const double radius = place.radius * firstSquare().width();
        painter.drawEllipse(toWidget(place.at), radius, radius);
        for (int road : m_sketch.draft().roadside[m_hover.roadside].roads)
            painter.drawPath(toTable.map(roadPath(m_sketch.draft(), road)));
    }
}

void TileCanvas::paintHandles(QPainter &painter) const
{
    const TileDefinition &tile = m_sketch.draft();
    const QList<CellEdge> edges = tile.outerEdges();
    const double radius = std::max(9.0, firstSquare().width() * 0.045);
    QFont font = painter.font();
    font.setPixelSize(int(radius * 1.2));
    painter.setFont(font);
    const QColor text = palette().color(QPalette::Text);
    for (int i = 0; i < edges.size(); ++i) {
        const CellEdge e = edges[i];
        const bool cursor = i == m_cursor && hasFocus();
        const bool hover = m_hover.kind == CanvasSpot::Kind::Edge && m_hover.edge == e;
        const QPointF at = toWidget(edgeMiddle(tile, e) - inward(tile, e) * 0.14);
        paintHandle(painter, at, radius, letter(tile.edgeKind(e)), palette().color(QPalette::Base), text, cursor || hover);
        if (tile.roadAt(e) < 0 || e.edge == Edge::X)
            continue;
        QString sign;
        for (const Signpost &s : tile.signposts)
            if (s.at == e)
                sign += arrow(s.type);
        const bool lit = m_hover.kind == CanvasSpot::Kind::Signpost && m_hover.edge == e;
        // The arrow is the signpost's as seen by somebody who walks out of the tile there.
        painter.save();
        painter.translate(signpostPoint(e));
        painter.rotate(degrees(m_rotation) + 90.0 * int(e.edge));
        paintHandle(painter, {}, radius, sign, style::card(palette()), sign.isEmpty() ? style::muted(palette()) : text, lit);
        painter.restore();
    }
}

void TileCanvas::paintDrag(QPainter &painter) const
{
    if (m_pressed.kind != CanvasSpot::Kind::Edge || m_hover == m_pressed)
        return;
    const double radius = firstSquare().width() * 0.05;
    painter.setPen(QPen(style::accent(palette()), 2));
    painter.setBrush(palette().color(QPalette::Base));
    const std::optional<Corner> under = cornerAt(m_pointer);
    for (Corner corner : cornersInReach()) {
        painter.setBrush(corner == under ? style::accent(palette()) : palette().color(QPalette::Base));
        painter.drawEllipse(cornerPoint(corner), radius, radius);
    }
    painter.setPen(QPen(style::accent(palette()), std::max(3.0, firstSquare().width() * 0.03), Qt::DashLine, Qt::RoundCap));
    painter.drawLine(edgePoint(m_pressed.edge), m_pointer);
}

} // namespace wayside
