#include "views/workshop/tilecanvas.h"

#include <QKeyEvent>

namespace wayside {

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

/// The first press remembers the edge, the second one on another joins the two.
void TileCanvas::joinByKey(CellEdge at)
{
    if (!m_joinFrom || !m_sketch.draft().isOuter(*m_joinFrom)) {
        m_joinFrom = at;
        update();
        return;
    }
    const CellEdge from = *m_joinFrom;
    m_joinFrom.reset();
    TileSketch changed = m_sketch;
    if (from != at)
        changed.join(from, at);
    edit(changed);
    update();
}

/// The last illustration beside the road of the edge, else the last one at all.
void TileCanvas::removeIllustration(CellEdge at)
{
    const QList<Roadside> &there = m_sketch.draft().roadside;
    const int road = m_sketch.draft().roadAt(at);
    qsizetype last = there.size() - 1;
    for (qsizetype i = 0; i < there.size(); ++i)
        if (road >= 0 && there[i].roads.contains(road))
            last = i;
    TileSketch changed = m_sketch;
    changed.removeRoadside(int(last));
    edit(changed);
}

bool TileCanvas::editByKey(int key, CellEdge at, bool control)
{
    TileSketch changed = m_sketch;
    switch (key) {
    case Qt::Key_S: changed.stepSignpost(at); break;
    case Qt::Key_T: changed.stepTip(at); break;
    case Qt::Key_E:
        changed.setEdge(at, EdgeKind::Road);
        changed.endRoad(at, changed.usualEnd(), at.cell);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_inHand) {
            putBeside(m_sketch.draft().roadAt(at), *m_inHand, control);
            return true;
        }
        changed.stepEdge(at);
        break;
    case Qt::Key_Plus: changed.toggleCell(neighbour(changed.draft().cells[at.cell], at.edge)); break;
    case Qt::Key_Minus: changed.toggleCell(changed.draft().cells[at.cell]); break;
    default: return false;
    }
    edit(changed);
    return true;
}

void TileCanvas::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool control = event->modifiers() & Qt::ControlModifier;
    if ((control && !(enter && m_inHand)) || (event->modifiers() & Qt::AltModifier))
        return QWidget::keyPressEvent(event);
    const CellEdge at = currentEdge();
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right: return moveCursor(key);
    case Qt::Key_Space: return setRotation(plus(m_rotation, event->modifiers() & Qt::ShiftModifier ? Rotation::R270 : Rotation::R90));
    case Qt::Key_F: return typeEdge(EdgeKind::Field);
    case Qt::Key_R: return typeEdge(EdgeKind::Road);
    case Qt::Key_C: return typeEdge(EdgeKind::City);
    case Qt::Key_V: return typeEdge(EdgeKind::River);
    case Qt::Key_J: return joinByKey(at);
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return removeIllustration(at);
    case Qt::Key_M: Q_EMIT middleClicked(at.cell, mapToGlobal(middlePoint(at.cell).toPoint())); return;
    case Qt::Key_Escape:
        if (!m_inHand && !m_joinFrom)
            return QWidget::keyPressEvent(event);
        m_joinFrom.reset();
        update();
        if (m_inHand)
            Q_EMIT handEmptied();
        return;
    default: break;
    }
    if (!editByKey(key, at, control))
        QWidget::keyPressEvent(event);
}

} // namespace wayside
