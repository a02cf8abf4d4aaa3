// How long a game took, in words.
#pragma once

#include <QString>

namespace wayside {

/// "1 h 25 min", "45 min"; empty for 0, which means that nobody knows.
QString playTimeText(int minutes);

} // namespace wayside
