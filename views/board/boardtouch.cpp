#include "views/board/boardtouch.h"

#include <QGuiApplication>
#include <QStyleHints>
#include <QTimerEvent>
#include <QTouchEvent>

namespace wayside {

namespace {
constexpr double kStillReach = 12;      ///< how far a finger may slip and still tap, in pixels
}

void BoardTouch::stopHolding()
{
    if (m_holdTimer)
        killTimer(m_holdTimer);
    m_holdTimer = 0;
}

void BoardTouch::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_holdTimer)
        return;
    stopHolding();
    m_held = true;
    Q_EMIT heldLong(m_start);
}

bool BoardTouch::handle(QTouchEvent *event)
{
    const auto &points = event->points();
    if (event->type() == QEvent::TouchCancel || points.isEmpty()) {
        stopHolding();
        return true;
    }
    if (event->type() == QEvent::TouchBegin) {
        m_moved = m_held = false;
        m_lastDistance = 0;
    }
    if (points.size() >= 2) {
        stopHolding();
        m_moved = true;
        const QPointF a = points[0].position();
        const QPointF b = points[1].position();
        const double distance = QLineF(a, b).length();
        const QPointF centre = (a + b) / 2;
        if (m_lastDistance > 0 && distance > 0) {
            Q_EMIT panned(centre - m_last);
            Q_EMIT pinched(distance / m_lastDistance, centre);
        }
        m_lastDistance = event->type() == QEvent::TouchEnd ? 0 : distance;
        m_last = centre;
        return true;
    }
    const QPointF at = points[0].position();
    if (event->type() == QEvent::TouchBegin) {
        m_start = m_last = at;
        m_holdTimer = startTimer(QGuiApplication::styleHints()->mousePressAndHoldInterval());
    } else if (event->type() == QEvent::TouchUpdate) {
        if (m_lastDistance > 0) {       // one of two fingers was lifted: go on from the other
            m_lastDistance = 0;
            m_last = at;
        }
        if (!m_moved && QLineF(m_start, at).length() > kStillReach) {
            m_moved = true;
            stopHolding();
        }
        if (m_moved)
            Q_EMIT panned(at - m_last);
        m_last = at;
    } else if (event->type() == QEvent::TouchEnd) {
        stopHolding();
        m_lastDistance = 0;
        if (!m_moved && !m_held)
            Q_EMIT tapped(at);
    }
    return true;
}

} // namespace wayside
