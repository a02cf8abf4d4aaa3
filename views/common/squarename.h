// Names of squares for people: "N20". Letters for columns, numbers for rows, counted from the start tile, so that they never
// shift while the table grows: the start tile is N20, P20 lies two to its right, N19 above it.
#pragma once

#include "model/geometry/geometry.h"

#include <QString>

namespace wayside {

/// The start column is N, the middle of the alphabet; beyond Z go AA, AB …, before A go −A, −B …
QString columnName(int x);
/// The start row is 20; rows count downwards.
QString rowName(int y);
QString squareName(Position p);

} // namespace wayside
