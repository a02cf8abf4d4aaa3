#include "views/board/boardcamera.h"

#include <algorithm>
#include <cmath>

namespace wayside {

void BoardCamera::setPixelRatio(double ratio)
{
    m_ratio = ratio;
    snap();
}

void BoardCamera::snap()
{
    m_frame.squareSize = std::max(1.0, std::round(m_scale * m_ratio)) / m_ratio;
    m_frame.origin = QPointF(std::round(m_frame.origin.x() * m_ratio), std::round(m_frame.origin.y() * m_ratio)) / m_ratio;
}

void BoardCamera::pan(QPointF by)
{
    m_frame.origin += by;
    snap();
}

void BoardCamera::zoom(double factor, QPointF at)
{
    const QPointF table = m_frame.toTable(at);
    m_scale = std::clamp(m_scale * factor, kSmallest, kLargest);
    snap();
    m_frame.origin = at - table * m_frame.squareSize;
    snap();
}

void BoardCamera::fit(const QRectF &squares, const QSizeF &view)
{
    if (view.isEmpty())
        return;
    constexpr double largestFit = 150;
    m_scale = std::clamp(std::min(view.width() / squares.width(), view.height() / squares.height()), kSmallest, largestFit);
    m_scale = std::floor(m_scale * m_ratio) / m_ratio;
    snap();
    m_frame.origin = QPointF(view.width() / 2, view.height() / 2) - squares.center() * m_frame.squareSize;
    snap();
}

void BoardCamera::reveal(const QRectF &squares, const QSizeF &view)
{
    const QRectF box(m_frame.toDevice(squares.topLeft()), squares.size() * m_frame.squareSize);
    const double margin = std::min({m_frame.squareSize * 0.8, view.width() / 4, view.height() / 4});
    QPointF by;
    if (box.left() < margin)
        by.setX(margin - box.left());
    else if (box.right() > view.width() - margin)
        by.setX(view.width() - margin - box.right());
    if (box.top() < margin)
        by.setY(margin - box.top());
    else if (box.bottom() > view.height() - margin)
        by.setY(view.height() - margin - box.bottom());
    pan(by);
}

void BoardCamera::resize(const QSizeF &from, const QSizeF &to)
{
    pan({(to.width() - from.width()) / 2, (to.height() - from.height()) / 2});
}

} // namespace wayside
