// Marks on squares: the last tile, where something may be laid, what is wrong; and small discs with numbers.
#pragma once

#include "views/board/boardpicture.h"
#include "views/board/tilepalette.h"

#include <QPointF>
#include <QRectF>

class QPainter;

namespace wayside {

bool isDark(const TilePalette &palette);

/// What lies under the tiles: open, legal and dead squares.
void paintSquareGround(QPainter &painter, SquareMark mark, const QRectF &square, const TilePalette &palette);
/// What lies over them: the last tile, problems, squares pointed at.
void paintSquareFrame(QPainter &painter, SquareMark mark, const QRectF &square, const TilePalette &palette);
void paintNumberDisc(QPainter &painter, int number, QPointF at, double size, const QColor &fill, const QColor &ink);

} // namespace wayside
