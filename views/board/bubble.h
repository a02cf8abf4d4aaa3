// A small note beside a square that never covers it.
#pragma once

#include "views/board/previewwords.h"

#include <QRectF>

class QPainter;

namespace wayside {

/// Draws the lines beside `square` where there is room within `view`; returns where.
QRectF paintBubble(QPainter &painter, const QList<PreviewLine> &lines, const QRectF &square, const QRectF &view);

/// A place of that size beside the square, within the view: right, left, below or above it.
QRectF placeBeside(const QSizeF &size, const QRectF &square, const QRectF &view, double gap = 10);

} // namespace wayside
