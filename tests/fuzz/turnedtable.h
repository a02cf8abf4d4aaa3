// A record as seen by somebody who walked a quarter round the table.
#pragma once

#include "model/game/record.h"

namespace wayside {

/// Every square, rotation, edge and half edge a quarter turn clockwise.
TableRecord turnedTable(const TableRecord &record);

} // namespace wayside
