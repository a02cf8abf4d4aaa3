// Which part of the table a view shows, and how large.
#pragma once

#include "views/board/boardpainter.h"

namespace wayside {

class BoardCamera
{
public:
    static constexpr double kSmallest = 14;
    static constexpr double kLargest = 460;

    /// The frame for painting: squares are whole device pixels wide, so that tiles meet exactly.
    BoardFrame frame() const { return m_frame; }
    void setPixelRatio(double ratio);
    void pan(QPointF by);
    /// The point of the table under `at` stays where it is.
    void zoom(double factor, QPointF at);
    void fit(const QRectF &squares, const QSizeF &view);
    /// Moves as little as needed to show the squares with a margin.
    void reveal(const QRectF &squares, const QSizeF &view);
    /// Keeps the middle of the view where it is when its size changes.
    void resize(const QSizeF &from, const QSizeF &to);

private:
    void snap();

    double m_scale = 90;        ///< as asked for; the frame's is rounded
    double m_ratio = 1;
    BoardFrame m_frame;
};

} // namespace wayside
