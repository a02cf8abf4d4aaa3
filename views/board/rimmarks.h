// Names of columns and rows at the rim of the board, counted from the start tile, so that people can say "C4".
#pragma once

#include "views/board/boardpainter.h"

namespace wayside {

void paintRimMarks(QPainter &painter, const BoardFrame &frame, QSize view, const TilePalette &palette, const QFont &font);

} // namespace wayside
