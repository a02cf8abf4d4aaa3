// Letters and digits on pieces.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace wayside {

/// Text as outlines, so that its size isn't bound to whole pixels: `height` high, in the middle of the box.
void paintPieceText(QPainter &painter, const QString &text, const QRectF &box, const QColor &colour, double height);

} // namespace wayside
