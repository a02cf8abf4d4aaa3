// A subject of the statistics as a plot that reads in light and dark and without colours.
#pragma once

#include "views/statistics/statisticssheet.h"

class QChart;
class QPalette;

namespace wayside {

/// Series differ in colour, and in pattern or dash and marker.
QChart *chartOf(const StatisticsSheet &sheet, const QPalette &palette);

} // namespace wayside
