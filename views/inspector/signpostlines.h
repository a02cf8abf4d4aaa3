// Words and marks of signposts, shared by the panels that list them.
#pragma once

#include "views/common/line.h"

#include "model/rules/signposts.h"

namespace wayside {

Verdict verdictMark(SignpostState state);
/// "left, from M10 to the east".
QString signpostText(const SignpostVerdict &verdict);
/// Mark, text, reason, rule and squares of one signpost; where an option decides it, that option and what the table plays.
Line signpostLine(const SignpostVerdict &verdict, const Ruleset &rules);

} // namespace wayside
