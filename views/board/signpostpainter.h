// The arrows of the three signpost types.
#pragma once

#include "model/geometry/geometry.h"

#include <QPainterPath>

namespace wayside {

/// The arrow within -1..1 by -1..1, for a walker who goes upwards.
QPainterPath signpostArrow(SignpostType type);

} // namespace wayside
