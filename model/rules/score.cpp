#include "model/rules/score.h"

#include <array>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr std::array<const char16_t *, 11> kKinds{u"road", u"city", u"monastery", u"garden", u"field", u"toll",
                                                  u"castle", u"robber", u"message", u"gift", u"adjust"};
}

int sum(const QList<ScorePart> &parts)
{
    int points = 0;
    for (const ScorePart &part : parts)
        points += part.points;
    return points;
}

QString toString(ScoringKind kind) { return QStringView(kKinds[size_t(kind)]).toString(); }

QString bucketOf(const Scoring &scoring, const ScorePart &part)
{
    switch (scoring.kind) {
    case ScoringKind::Castle:
    case ScoringKind::Robber:
    case ScoringKind::Message:
    case ScoringKind::Gift: return u"other"_s;
    case ScoringKind::Road: return part.source == u"signpost" ? u"signpost"_s : u"road"_s;
    default: return toString(scoring.kind);
    }
}

const QStringList &sourceBuckets()
{
    static const QStringList buckets{u"road"_s, u"signpost"_s, u"toll"_s, u"city"_s, u"monastery"_s,
                                     u"garden"_s, u"field"_s, u"other"_s, u"adjust"_s};
    return buckets;
}

} // namespace wayside
