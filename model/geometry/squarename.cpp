#include "model/geometry/squarename.h"

namespace wayside {

namespace {
constexpr int kStartColumn = 12;        // M
constexpr int kStartRow = 10;
constexpr int kLetters = 26;

QChar letter(int index) { return QChar(u'A' + index); }
} // namespace

QString columnName(int x)
{
    const int column = x + kStartColumn;
    if (column >= 0 && column < kLetters)
        return letter(column);
    if (column >= kLetters) {
        const int beyond = column - kLetters;
        return QString(beyond / kLetters + 1, u'Z') + letter(beyond % kLetters);
    }
    const int before = -column - 1;
    return QString(before / kLetters + 1, u'A') + letter(kLetters - 1 - before % kLetters);
}

QString rowName(int y) { return QString::number(y + kStartRow); }

} // namespace wayside
