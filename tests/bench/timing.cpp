#include "tests/bench/timing.h"

#include <QElapsedTimer>
#include <QList>
#include <algorithm>
#include <cstdio>
#include <ctime>

namespace wayside {

Timing timed(int times, const std::function<void(int)> &action)
{
    QList<double> all;
    const std::clock_t before = std::clock();
    for (int i = 0; i < times; ++i) {
        QElapsedTimer timer;
        timer.start();
        action(i);
        all.append(double(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(all.begin(), all.end());
    return {all[all.size() / 2], all.last(), double(std::clock() - before) * 1000 / CLOCKS_PER_SEC / times};
}

void report(const char *what, const Timing &t, double aim)
{
    std::printf("%-58s %9.2f ms  (worst %.2f, processor %.2f)", what, t.median, t.worst, t.processor);
    if (aim > 0)
        std::printf("  aim %.0f", aim);
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace wayside
