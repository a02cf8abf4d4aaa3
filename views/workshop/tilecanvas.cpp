#include "views/workshop/tilecanvas.h"

#include "model/tiles/tilewords.h"
#include "views/board/tilegeometry.h"
#include "views/common/style.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <cmath>

namespace wayside {

namespace {
constexpr double kMargin = 0.3;         ///< round the tile, in squares: room for the handles
constexpr double kEdgeZone = 0.24;      ///< how far an edge reaches into its square
constexpr double kSignpostAside = 0.3;  ///< of a signpost's handle from the edge's middle
constexpr double kSignpostReach = 0.11;
constexpr double kRoadReach = 0.3;      ///< as far from a road an illustration snaps to it
constexpr double kCornerReach = 0.2;    ///< round a corner that a city's tip is dragged to
}

TileCanvas::TileCanvas(QWidget *parent) : QWidget(parent), m_layout(layOut(m_sketch.draft()))
{
    setObjectName(QStringLiteral("tileCanvas"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAcceptDrops(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    retranslate();
}

void TileCanvas::retranslate()
{
    setAccessibleName(tr("The tile"));
    tellHint();
}

QString TileCanvas::hint() const
{
    using Kind = CanvasSpot::Kind;
    if (m_inHand && m_litRoad >= 0)
        return tr("%1 beside the road that is lit. It is drawn where there is room; what counts is the road.").arg(roadsideWords(*m_inHand));
    if (m_inHand)
        return tr("%1 in hand: click close to the road it stands beside; elsewhere it is beside no road. Esc puts it back.").arg(roadsideWords(*m_inHand));
    switch (m_hover.kind) {
    case Kind::Edge:
        switch (m_sketch.draft().edgeKind(m_hover.edge)) {
        case EdgeKind::Field: return tr("Field. Click: road. Drag to another edge: a road from here to there.");
        case EdgeKind::Road: return tr("Road. Click: city. Drag to another edge or to the middle: the road leads there.");
        case EdgeKind::City: return tr("City. Click: river. Drag to another city edge: one city. Drag to a far corner: its tip parts the field.");
        case EdgeKind::River: break;
        }
        return tr("River. Click: field. Drag to another edge: the river flows there.");
    case Kind::Signpost: return tr("Signpost beside the road that leaves here. Click: left, straight on, right, none.");
    case Kind::Middle: return tr("The middle. Click: what stands here. With Shift: this square is taken away.");
    case Kind::Roadside: return tr("%1. Right click: take it away.").arg(roadsideWords(m_sketch.draft().roadside[m_hover.roadside].kind));
    case Kind::Nothing: break;
    }
    return tr("Click an edge to change it, or type its letters: F field, R road, C city, V river.");
}

void TileCanvas::tellHint()
{
    const QString now = hint();
    if (now != m_toldHint) {
        m_toldHint = now;
        Q_EMIT hinted(now);
    }
}

void TileCanvas::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TileCanvas::setSketch(const TileSketch &sketch)
{
    m_sketch = sketch;
    m_layout = layOut(m_sketch.draft());
    m_cursor = std::min(m_cursor, int(m_sketch.draft().outerEdges().size()) - 1);
    m_litRoad = -1;
    m_hover = {};
    m_pressed = {};
    m_joinFrom.reset();
    tellHint();
    setAccessibleDescription(describe(m_sketch.draft(), m_rotation).join(u' '));
    update();
}

void TileCanvas::setRotation(Rotation rotation)
{
    if (m_rotation == rotation)
        return;
    m_rotation = rotation;
    m_hover = {};
    update();
    Q_EMIT turned(rotation);
}

void TileCanvas::setInHand(std::optional<RoadsideKind> kind)
{
    m_inHand = kind;
    m_litRoad = -1;
    tellHint();
    update();
}

void TileCanvas::edit(const TileSketch &sketch)
{
    if (sketch == m_sketch)
        return;
    setSketch(sketch);
    Q_EMIT edited(sketch);
}

// Where things are

QRectF TileCanvas::firstSquare() const
{
    const QRectF bounds = turnTransform(m_rotation).mapRect(tileBounds(m_sketch.draft())).adjusted(-kMargin, -kMargin, kMargin, kMargin);
    const double side = std::min(width() / bounds.width(), height() / bounds.height());
    const QPointF offset = QRectF(rect()).center() - bounds.center() * side;
    return {offset, QSizeF(side, side)};
}

QPointF TileCanvas::toWidget(QPointF tilePoint) const { return tableTransform(m_rotation, firstSquare()).map(tilePoint); }
QPointF TileCanvas::toTile(QPointF widgetPoint) const { return tableTransform(m_rotation, firstSquare()).inverted().map(widgetPoint); }

namespace {
QPointF signpostHandle(const TileDefinition &tile, CellEdge e)
{
    const QPointF in = inward(tile, e);
    return edgeMiddle(tile, e) - in * 0.14 + rightOf(in) * kSignpostAside;
}
} // namespace

QPointF TileCanvas::edgePoint(CellEdge e) const { return toWidget(edgeMiddle(m_sketch.draft(), e) + inward(m_sketch.draft(), e) * 0.06); }
QPointF TileCanvas::signpostPoint(CellEdge e) const { return toWidget(signpostHandle(m_sketch.draft(), e)); }
QPointF TileCanvas::middlePoint(int cell) const { return toWidget(cellCentre(m_sketch.draft(), cell)); }
QPointF TileCanvas::roadPoint(int road) const { return toWidget(m_layout.roads.value(road).spot); }

CanvasSpot TileCanvas::spotAt(QPointF at) const
{
    const TileDefinition &tile = m_sketch.draft();
    const QPointF p = toTile(at);
    const QList<CellEdge> edges = tile.outerEdges();
    for (const CellEdge &e : edges)
        if (e.edge != Edge::X && tile.roadAt(e) >= 0 && distance(p, signpostHandle(tile, e)) < kSignpostReach)
            return {CanvasSpot::Kind::Signpost, e, 0, -1};
    for (int i = 0; i < tile.roadside.size() && i < m_layout.roadside.size(); ++i)
        if (distance(p, m_layout.roadside[i].at) < m_layout.roadside[i].radius)
            return {CanvasSpot::Kind::Roadside, {}, 0, i};
    CanvasSpot spot;
    double nearest = kEdgeZone;
    for (const CellEdge &e : edges) {
        const QLineF line = edgeLine(tile, e);
        const QPointF along = (line.p2() - line.p1()) / line.length();
        const double depth = std::abs(dot(p - edgeMiddle(tile, e), inward(tile, e)));
        const double aside = std::abs(dot(p - edgeMiddle(tile, e), along));
        if (aside <= line.length() / 2 && depth < nearest) {
            nearest = depth;
            spot = {CanvasSpot::Kind::Edge, e, 0, -1};
        }
    }
    if (spot.kind != CanvasSpot::Kind::Nothing)
        return spot;
    for (int cell = 0; cell < tile.cells.size(); ++cell)
        if (cellOutline(tile, cell).contains(p))
            return {CanvasSpot::Kind::Middle, {}, cell, -1};
    return {};
}

QPointF TileCanvas::cornerPoint(Corner corner) const
{
    const bool east = corner == Corner::NE || corner == Corner::SE;
    const bool south = corner == Corner::SE || corner == Corner::SW;
    return toWidget({east ? 1.0 : 0.0, south ? 1.0 : 0.0});
}

/// The corners that the city under the pressed button can reach, while it is dragged.
QList<Corner> TileCanvas::cornersInReach() const
{
    const TileDefinition &tile = m_sketch.draft();
    QList<Corner> corners;
    if (m_pressed.kind != CanvasSpot::Kind::Edge || tile.cityAt(m_pressed.edge) < 0)
        return corners;
    for (const QList<CityTip> &tips : possibleTips(tile, m_pressed.edge.edge))
        if (tips.first().corner)
            corners.append(*tips.first().corner);
    return corners;
}

std::optional<Corner> TileCanvas::cornerAt(QPointF at) const
{
    for (Corner corner : cornersInReach())
        if (distance(at, cornerPoint(corner)) < kCornerReach * firstSquare().width())
            return corner;
    return std::nullopt;
}

int TileCanvas::roadNear(QPointF at) const
{
    const QPointF p = toTile(at);
    int road = -1;
    double nearest = kRoadReach;
    for (int i = 0; i < m_layout.roads.size(); ++i)
        for (const QPointF &point : m_layout.roads[i].points)
            if (const double d = distance(p, point); d < nearest) {
                nearest = d;
                road = i;
            }
    return road;
}

// The mouse

void TileCanvas::mousePressEvent(QMouseEvent *event)
{
    m_pointer = event->position();
    const CanvasSpot spot = spotAt(m_pointer);
    if (event->button() == Qt::RightButton) {
        TileSketch changed = m_sketch;
        if (spot.kind == CanvasSpot::Kind::Roadside)
            changed.removeRoadside(spot.roadside);
        else if (spot.kind == CanvasSpot::Kind::Signpost)
            changed.setSignpost(spot.edge, std::nullopt);
        else if (m_inHand)
            Q_EMIT handEmptied();
        else
            setRotation(plus(m_rotation, Rotation::R90));
        edit(changed);
    }
    if (event->button() == Qt::LeftButton && !m_inHand)
        m_pressed = spot;
    update();
}

void TileCanvas::mouseMoveEvent(QMouseEvent *event)
{
    m_pointer = event->position();
    m_hover = spotAt(m_pointer);
    m_litRoad = m_inHand ? roadNear(m_pointer) : -1;
    tellHint();
    update();
}

void TileCanvas::leaveEvent(QEvent *event)
{
    m_hover = {};
    m_litRoad = -1;
    tellHint();
    update();
    QWidget::leaveEvent(event);
}

void TileCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_inHand) {
        drop(event->position(), *m_inHand, event->modifiers() & Qt::ControlModifier);
        return;
    }
    const CanvasSpot from = m_pressed;
    const std::optional<Corner> corner = cornerAt(event->position());
    m_pressed = {};
    if (event->modifiers() & Qt::ShiftModifier)
        return reshape(spotAt(event->position()));
    if (corner) {
        TileSketch changed = m_sketch;
        changed.reach(from.edge, corner);
        return edit(changed);
    }
    release(from, spotAt(event->position()), event->globalPosition().toPoint());
    update();
}

void TileCanvas::release(const CanvasSpot &from, const CanvasSpot &to, QPoint global)
{
    using Kind = CanvasSpot::Kind;
    TileSketch changed = m_sketch;
    if (from.kind == Kind::Edge && to.kind == Kind::Edge) {
        if (from.edge == to.edge)
            changed.stepEdge(from.edge);
        else
            changed.join(from.edge, to.edge);
        m_cursor = int(m_sketch.draft().outerEdges().indexOf(to.edge));
    } else if (from.kind == Kind::Edge && (to.kind == Kind::Middle || to.kind == Kind::Roadside) && changed.draft().cityAt(from.edge) >= 0) {
        changed.reach(from.edge, std::nullopt);
    } else if (from.kind == Kind::Edge && (to.kind == Kind::Middle || to.kind == Kind::Roadside)) {
        changed.setEdge(from.edge, EdgeKind::Road);
        changed.endRoad(from.edge, changed.usualEnd(), to.cell);
    } else if (from.kind == Kind::Signpost && from == to) {
        changed.stepSignpost(from.edge);
    } else if (from.kind == Kind::Middle && from == to) {
        Q_EMIT middleClicked(from.cell, global);
        return;
    }
    edit(changed);
}

/// The square beyond an edge is added, a square in the middle of which it was clicked is taken away.
void TileCanvas::reshape(const CanvasSpot &spot)
{
    TileSketch changed = m_sketch;
    const QList<Position> &cells = m_sketch.draft().cells;
    if (spot.kind == CanvasSpot::Kind::Edge && spot.edge.edge != Edge::X)
        changed.toggleCell(neighbour(cells[spot.edge.cell], spot.edge.edge));
    else if (spot.kind == CanvasSpot::Kind::Middle)
        changed.toggleCell(cells[spot.cell]);
    edit(changed);
}

void TileCanvas::drop(QPointF at, RoadsideKind kind, bool alsoBeside) { putBeside(roadNear(at), kind, alsoBeside); }

void TileCanvas::putBeside(int road, RoadsideKind kind, bool alsoBeside)
{
    TileSketch changed = m_sketch;
    const QList<Roadside> &there = m_sketch.draft().roadside;
    if (alsoBeside && road >= 0 && !there.isEmpty() && there.last().kind == kind)
        changed.setRoadsideRoads(int(there.size()) - 1, there.last().roads + QList<int>{road});
    else
        changed.addRoadside(kind, road >= 0 ? QList<int>{road} : QList<int>());
    edit(changed);
    if (m_inHand && !alsoBeside)
        Q_EMIT handEmptied();
}

void TileCanvas::wheelEvent(QWheelEvent *event)
{
    const int steps = event->angleDelta().y() > 0 ? 3 : 1;
    if (event->angleDelta().y() != 0)
        setRotation(plus(m_rotation, Rotation(steps)));
    event->accept();
}

void TileCanvas::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasFormat(QLatin1String(kRoadsideMime)))
        event->acceptProposedAction();
}

void TileCanvas::dragMoveEvent(QDragMoveEvent *event)
{
    m_litRoad = roadNear(event->position());
    update();
    event->acceptProposedAction();
}

void TileCanvas::dragLeaveEvent(QDragLeaveEvent *)
{
    m_litRoad = -1;
    update();
}

void TileCanvas::dropEvent(QDropEvent *event)
{
    const int kind = event->mimeData()->data(QLatin1String(kRoadsideMime)).toInt();
    m_litRoad = -1;
    drop(event->position(), RoadsideKind(kind), event->modifiers() & Qt::ControlModifier);
    event->acceptProposedAction();
}

} // namespace wayside
