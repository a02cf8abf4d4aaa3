#include "views/common/squarename.h"

namespace wayside {

namespace {
constexpr int kStartColumn = 13;
constexpr int kStartRow = 20;
constexpr int kLetters = 26;

/// 0 is A, 25 is Z, 26 is AA.
QString letters(int n)
{
    QString text;
    for (n += 1; n > 0; n = (n - 1) / kLetters)
        text.prepend(QChar(u'A' + (n - 1) % kLetters));
    return text;
}

} // namespace

QString columnName(int x)
{
    const int n = x + kStartColumn;
    return n >= 0 ? letters(n) : QChar(0x2212) + letters(-n - 1);
}

QString rowName(int y)
{
    const int n = y + kStartRow;
    return n >= 0 ? QString::number(n) : QChar(0x2212) + QString::number(-n);
}

QString squareName(Position p) { return columnName(p.x) + rowName(p.y); }

} // namespace wayside
