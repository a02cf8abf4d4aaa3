// Bands along curves, as filled polygons: drawn many times faster than stroked curves, and square to the curve's ends.
#pragma once

#include <QPainterPath>

namespace wayside {

/// The band of the given width along every line and curve of the path; fills by winding. Each part of the path that runs
/// on without a gap is one polygon; overhang lengthens it at both ends.
QPainterPath ribbon(const QPainterPath &line, double width, int stepsPerCurve = 14, double overhang = 0);
/// Blocks across the line, `length` long and `width` wide, one every `every` along it.
QPainterPath blocksAlong(const QPainterPath &line, double width, double length, double every);

} // namespace wayside
