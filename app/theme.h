// Light, dark, or as the desktop is.
#pragma once

#include <QString>

namespace wayside {

/// "system", "light" or "dark"; at once, for every window.
void useTheme(const QString &theme);

} // namespace wayside
