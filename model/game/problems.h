// The words for broken rules, one place for all of them.
#pragma once

#include "model/game/state.h"

namespace wayside {

/// The message for a code; `detail` is the tile id, feature or token that it is about, in the words of the record.
QString problemText(const QString &code, const QString &detail);
/// The rule that a code is about.
QString problemRule(const QString &code);
/// A square for people: "C4" style marks are a view's; here "(2, 0)".
QString squareText(Position p);

} // namespace wayside
