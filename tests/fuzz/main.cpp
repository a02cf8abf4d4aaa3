//     wayside_fuzz [games | readers [HOW-MANY [FIRST-SEED]]]
#include "tests/fuzz/fuzz.h"

#include <QCoreApplication>
#include <QStringList>
#include <cstdio>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    const bool readers = words.value(0) == QLatin1String("readers");
    const int howMany = words.size() > 1 ? words[1].toInt() : readers ? 20000 : 200;
    const quint32 first = words.size() > 2 ? words[2].toUInt() : 1;
    const int faults = readers ? fuzzReaders(howMany, first) : fuzzGames(howMany, first);
    std::printf("%d %s, %d faults\n", howMany, readers ? "records" : "games", faults);
    return faults ? 1 : 0;
}
