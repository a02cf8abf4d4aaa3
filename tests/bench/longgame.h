// A table of any length: far longer than any box allows, to see how the time grows with the turns.
#pragma once

#include "model/game/record.h"
#include "model/tiles/catalogue.h"

namespace wayside {

/// Legal placements by chance close round the start tile, with meeples and tollhouses tried in most turns; always the same.
TableRecord longGame(const Catalogue &catalogue, int turns);

} // namespace wayside
