// The disc that stands for a player: colour, pattern and letter.
#pragma once

#include <QIcon>
#include <QRectF>

class QPainter;

namespace wayside {

/// `colour` counts as in playerLook.
void paintPlayerBadge(QPainter &painter, const QRectF &box, int colour);
QPixmap playerBadge(int colour, int size, qreal pixelRatio = 1);

} // namespace wayside
