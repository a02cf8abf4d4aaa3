#include "views/workshop/tilecanvas.h"

#include "model/tiles/tilewords.h"
#include "views/board/tilegeometry.h"
#include "views/common/style.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QKeyEvent>
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
constexpr double kRoadReach = 0.22;     ///< as far from a road an illustration snaps to it
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
    setToolTip(tr("Click an edge to step through field, road, city and river. Drag from edge to edge, or to the middle, to join. "
                  "With Shift an edge adds a square beyond it, and the middle takes its square away."));
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
    update();
}

void TileCanvas::leaveEvent(QEvent *event)
{
    m_hover = {};
    m_litRoad = -1;
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
    m_pressed = {};
    if (event->modifiers() & Qt::ShiftModifier)
        return reshape(spotAt(event->position()));
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

void TileCanvas::drop(QPointF at, RoadsideKind kind, bool alsoBeside)
{
    const int road = roadNear(at);
    TileSketch changed = m_sketch;
    const QList<Roadside> &there = m_sketch.draft().roadside;
    if (alsoBeside && road >= 0 && !there.isEmpty() && there.last().kind == kind)
        changed.setRoadsideRoads(int(there.size()) - 1, there.last().roads + QList<int>{road});
    else
        changed.addRoadside(kind, road >= 0 ? QList<int>{road} : QList<int>());
    edit(changed);
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

// Keys

void TileCanvas::moveCursor(int key)
{
    const QList<CellEdge> edges = m_sketch.draft().outerEdges();
    if (edges.size() == 4 && !m_sketch.draft().isMultiSquare()) {
        const Edge pressed = key == Qt::Key_Up ? Edge::N : key == Qt::Key_Right ? Edge::E : key == Qt::Key_Down ? Edge::S : Edge::W;
        m_cursor = int(rotated(pressed, inverse(m_rotation)));
    } else {
        const int step = key == Qt::Key_Right || key == Qt::Key_Down ? 1 : -1;
        m_cursor = int((m_cursor + step + edges.size()) % edges.size());
    }
    update();
}

void TileCanvas::typeEdge(EdgeKind kind)
{
    const QList<CellEdge> edges = m_sketch.draft().outerEdges();
    TileSketch changed = m_sketch;
    changed.setEdge(edges[m_cursor], kind);
    m_cursor = int((m_cursor + 1) % edges.size());
    edit(changed);
    update();
}

void TileCanvas::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return QWidget::keyPressEvent(event);
    TileSketch changed = m_sketch;
    const CellEdge at = m_sketch.draft().outerEdges()[m_cursor];
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right: moveCursor(event->key()); return;
    case Qt::Key_Space: setRotation(plus(m_rotation, event->modifiers() & Qt::ShiftModifier ? Rotation::R270 : Rotation::R90)); return;
    case Qt::Key_F: typeEdge(EdgeKind::Field); return;
    case Qt::Key_R: typeEdge(EdgeKind::Road); return;
    case Qt::Key_C: typeEdge(EdgeKind::City); return;
    case Qt::Key_V: typeEdge(EdgeKind::River); return;
    case Qt::Key_S: changed.stepSignpost(at); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: changed.stepEdge(at); break;
    case Qt::Key_M: Q_EMIT middleClicked(at.cell, mapToGlobal(middlePoint(at.cell).toPoint())); return;
    case Qt::Key_Escape:
        if (m_inHand)
            Q_EMIT handEmptied();
        else
            QWidget::keyPressEvent(event);
        return;
    default: QWidget::keyPressEvent(event); return;
    }
    edit(changed);
}

} // namespace wayside
