// Measuring calls and saying what they took.
#pragma once

#include <functional>

namespace wayside {

struct Timing {
    double median = 0;          ///< milliseconds by the clock
    double worst = 0;
    double processor = 0;       ///< mean milliseconds; on a busy machine nearer to the truth than the clock
};

/// One call, over several; each gets its number.
Timing timed(int times, const std::function<void(int)> &action);
/// One line; `aim` in milliseconds is named beside it, 0: none.
void report(const char *what, const Timing &timing, double aim = 0);

} // namespace wayside
