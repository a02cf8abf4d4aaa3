#include "model/game/record.h"

namespace wayside {

namespace {
constexpr std::array<const char16_t *, 6> kColours{u"blue", u"yellow", u"green", u"pink", u"red", u"black"};
constexpr std::array<const char16_t *, 3> kMeeples{u"meeple", u"abbot", u"large"};
constexpr std::array<const char16_t *, 10> kTokens{u"bridge", u"tunnel", u"ferry", u"castle", u"mage",
                                                   u"witch", u"robber", u"message", u"gift", u"bathhouse"};

bool sameTiles(const QList<TileRef> &a, const QList<TileRef> &b)
{
    if (a.size() != b.size())
        return false;
    for (qsizetype i = 0; i < a.size(); ++i)
        if (!(*a[i] == *b[i]))
            return false;
    return true;
}
} // namespace

bool operator==(const TableRecord &a, const TableRecord &b)
{
    return a.id == b.id && a.title == b.title && a.note == b.note && a.tags == b.tags && a.started == b.started
        && a.sets == b.sets && a.rules == b.rules && sameTiles(a.tiles, b.tiles) && a.players == b.players
        && a.start == b.start && a.turns == b.turns && a.finished == b.finished && a.rulesVersion == b.rulesVersion
        && a.shownTotals == b.shownTotals && a.extra == b.extra;
}

QString toString(Colour c) { return QStringView(kColours[size_t(c)]).toString(); }
QString toString(MeepleKind k) { return QStringView(kMeeples[size_t(k)]).toString(); }
QString toString(TokenKind k)
{
    return k == TokenKind::Unknown ? QString() : QStringView(kTokens[size_t(k)]).toString();
}

std::optional<Colour> colourFromString(QStringView s)
{
    for (size_t i = 0; i < kColours.size(); ++i)
        if (s == QStringView(kColours[i]))
            return Colour(i);
    return std::nullopt;
}

std::optional<MeepleKind> meepleKindFromString(QStringView s)
{
    for (size_t i = 0; i < kMeeples.size(); ++i)
        if (s == QStringView(kMeeples[i]))
            return MeepleKind(i);
    return std::nullopt;
}

TokenKind tokenKindFromString(QStringView s)
{
    for (size_t i = 0; i < kTokens.size(); ++i)
        if (s == QStringView(kTokens[i]))
            return TokenKind(i);
    return TokenKind::Unknown;
}

} // namespace wayside
