// The version of the rules as this program scores them.
#pragma once

#include <QString>

namespace wayside {

/// Kept with what was shown to the players. It grows whenever a record could score otherwise than before.
inline QString rulesVersion() { return QStringLiteral("1.0"); }

} // namespace wayside
