#include "model/rules/doubts.h"

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

QString optionDeciding(const QString &rule)
{
    static const QStringList unclear{u"S.leipzig"_s, u"S.modifiers"_s, u"T.flip"_s, u"T.c1"_s};
    if (unclear.contains(rule))
        for (const OptionInfo &option : allOptions())
            if (option.rule == rule)
                return option.key;
    return {};
}

QStringList doubtsBehind(const QList<ScorePart> &parts, const Ruleset &rules)
{
    const auto has = [&](const QString &source) { return std::any_of(parts.begin(), parts.end(), [&](const ScorePart &p) { return p.source == source; }); };
    const auto from = [&](const QString &source, const QString &rule) {
        return std::any_of(parts.begin(), parts.end(), [&](const ScorePart &p) { return p.source == source && p.rule == rule; });
    };
    QStringList doubts;
    // The order matters twice only: the witch halves, and the inn of an unfinished road takes everything away.
    const bool lostToInn = std::any_of(parts.begin(), parts.end(), [](const ScorePart &p) { return p.source == u"inn" && p.points <= 0; });
    const bool bonus = has(u"signpost"_s) || (has(u"road"_s) && (has(u"bathhouse"_s) || has(u"labyrinth"_s)));
    if (bonus && (has(u"witch"_s) || lostToInn))
        doubts.append(u"S.modifiers"_s);
    if (from(u"travellers"_s, u"T.value"_s))
        doubts.append(u"T.flip"_s);
    if (rules.farmhousesC1 && (from(u"farmhouse"_s, u"T.value"_s) || from(u"farmhouse"_s, u"T.final"_s)))
        doubts.append(u"T.c1"_s);
    return doubts;
}

} // namespace wayside
