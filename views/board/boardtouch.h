// Fingers on the board: one pans or taps, two zoom, a long press tells what hovering would.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>

class QTouchEvent;

namespace wayside {

class BoardTouch : public QObject
{
    Q_OBJECT

public:
    explicit BoardTouch(QObject *parent = nullptr) : QObject(parent) {}
    /// True where the event was used.
    bool handle(QTouchEvent *event);

Q_SIGNALS:
    void tapped(QPointF at);
    void heldLong(QPointF at);
    void panned(QPointF by);
    void pinched(double factor, QPointF at);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void stopHolding();

    QPointF m_start;
    QPointF m_last;
    double m_lastDistance = 0;
    bool m_moved = false;
    bool m_held = false;
    int m_holdTimer = 0;
};

} // namespace wayside
