#include "model/rules/points.h"

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

ScorePart part(const QString &source, int points, const QString &rule, int count = -1)
{
    ScorePart p;
    p.source = source;
    p.points = points;
    p.rule = rule;
    p.count = count;
    return p;
}

void addSignposts(QList<ScorePart> &parts, const RoadFacts &road)
{
    if (road.correctSignposts == 0)
        return;
    ScorePart p = part(u"signpost"_s, road.complete ? signpostPoints(road.correctSignposts, road.signpostTypes) : road.correctSignposts,
                       road.complete ? u"S.value"_s : u"S.final"_s);
    p.signposts = road.correctSignposts;
    p.types = road.signpostTypes;
    parts.append(p);
}

/// Takes off what halving, rounded up, loses.
void halve(QList<ScorePart> &parts)
{
    const int lost = sum(parts) / 2;
    parts.append(part(u"witch"_s, -lost, u"X.mage-witch"_s));
}

void addBonuses(QList<ScorePart> &parts, const RoadFacts &road, const Ruleset &rules)
{
    if (road.complete && road.bathhouses > 0)
        parts.append(part(u"bathhouse"_s, road.bathhouses, u"X.bathhouse"_s));
    if (road.complete && !rules.labyrinthBasic && road.labyrinthMeeples > 0)
        parts.append(part(u"labyrinth"_s, 2 * road.labyrinthMeeples, u"X.labyrinth"_s, road.labyrinthMeeples));
}

} // namespace

int signpostPoints(int correct, int types) { return correct * types; }

QList<ScorePart> roadParts(const RoadFacts &road, const Ruleset &rules)
{
    QList<ScorePart> parts;
    const bool lostToInn = !road.complete && road.inn && !rules.innAtEndIgnored;
    parts.append(part(u"road"_s, road.tiles, road.complete ? u"B.road"_s : u"B.final"_s, road.tiles));
    if (road.complete && road.inn)
        parts.append(part(u"inn"_s, road.tiles, u"X.inn"_s));
    if (lostToInn)
        parts.append(part(u"inn"_s, -sum(parts), u"X.inn"_s));
    if (rules.signpostsPartOfRoad) {
        addSignposts(parts, road);
        if (lostToInn && road.correctSignposts > 0)
            parts.last().points = 0;            // lost with the road that they are part of
        addBonuses(parts, road, rules);
    }
    if (road.mage)
        parts.append(part(u"mage"_s, road.tiles, u"X.mage-witch"_s));
    if (road.witch)
        halve(parts);
    if (!rules.signpostsPartOfRoad) {
        addSignposts(parts, road);
        addBonuses(parts, road, rules);
    }
    return parts;
}

QList<ScorePart> cityParts(const CityFacts &city, const Ruleset &rules)
{
    QList<ScorePart> parts;
    const bool small = city.complete && city.tiles == 2 && rules.smallCityHalved;
    const int each = city.complete && !small ? 2 : 1;
    const QString rule = city.complete ? u"B.city"_s : u"B.final"_s;
    parts.append(part(u"city"_s, each * city.tiles, rule, city.tiles));
    if (city.pennants > 0)
        parts.append(part(u"pennant"_s, each * city.pennants, rule, city.pennants));
    if (city.cathedral && city.complete)
        parts.append(part(u"cathedral"_s, city.tiles + city.pennants, u"X.inn"_s));
    if (city.cathedral && !city.complete && !rules.innAtEndIgnored)
        parts.append(part(u"cathedral"_s, -sum(parts), u"X.inn"_s));
    if (city.mage)
        parts.append(part(u"mage"_s, city.tiles, u"X.mage-witch"_s));
    if (city.witch)
        halve(parts);
    if (city.complete && city.bathhouses > 0)
        parts.append(part(u"bathhouse"_s, city.bathhouses, u"X.bathhouse"_s));
    return parts;
}

QList<ScorePart> monasteryParts(int neighbours, bool garden)
{
    const QString rule = garden ? u"B.garden"_s : neighbours == 8 ? u"B.monastery"_s : u"B.final"_s;
    return {part(garden ? u"garden"_s : u"monastery"_s, 1 + neighbours, rule, 1 + neighbours)};
}

QList<ScorePart> fieldParts(int completedCities)
{
    return {part(u"field"_s, 3 * completedCities, u"B.field"_s, completedCities)};
}

QList<ScorePart> tollParts(const TollFacts &toll)
{
    QList<ScorePart> parts;
    const int each = toll.atEnd ? 1 : toll.value;
    const int travellers = toll.atEnd ? 1 : 3 * toll.value;
    const QString rule = toll.atEnd ? u"T.final"_s : u"T.value"_s;
    if (toll.travellers > 0)
        parts.append(part(u"travellers"_s, travellers * toll.travellers, rule, toll.travellers));
    for (auto it = toll.illustrations.begin(); it != toll.illustrations.end(); ++it)
        if (it.value() > 0)
            parts.append(part(it.key(), each * it.value(), rule, it.value()));
    return parts;
}

QList<int> majority(const QMap<int, int> &weightByPlayer)
{
    int most = 0;
    for (int weight : weightByPlayer)
        most = std::max(most, weight);
    QList<int> winners;
    for (auto it = weightByPlayer.begin(); it != weightByPlayer.end(); ++it)
        if (most > 0 && it.value() == most)
            winners.append(it.key());
    return winners;
}

} // namespace wayside
