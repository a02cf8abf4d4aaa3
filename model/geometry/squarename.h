// Squares as people say them: "C4". Counted from the start tile, so that a name never shifts while the table grows.
#pragma once

#include "model/geometry/geometry.h"

namespace wayside {

/// The column's letter. The start tile's is M; beyond Z it goes on with ZA, ZB …, before A with AZ, AY …
QString columnName(int x);
/// The row's number. The start tile's is 10; it grows downwards and may become negative.
QString rowName(int y);
inline QString squareName(Position p) { return columnName(p.x) + rowName(p.y); }

} // namespace wayside
