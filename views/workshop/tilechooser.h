// Asks for a tile of any set.
#pragma once

#include "model/tiles/catalogue.h"

class QWidget;

namespace wayside {

/// Empty where none was chosen.
TileRef chooseTile(const Catalogue &catalogue, QWidget *parent);

} // namespace wayside
