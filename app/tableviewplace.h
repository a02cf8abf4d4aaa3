// Where the table view stood, and on which screen it was full.
#pragma once

#include "app/settings.h"

class QWidget;

namespace wayside {

/// Shows it where it was; the first time, and with a second screen, it fills the one that its parent is not on.
void placeTableView(QWidget &window, const Settings &settings);
void rememberTableView(const QWidget &window, Settings &settings);

} // namespace wayside
