#include "model/game/words.h"

#include "model/rules/doubts.h"

#include <QCoreApplication>
#include <QHash>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
struct W {
    Q_DECLARE_TR_FUNCTIONS(Words)
};
} // namespace

QString wordFor(ScoringKind kind)
{
    switch (kind) {
    case ScoringKind::Road: return W::tr("Road");
    case ScoringKind::City: return W::tr("City");
    case ScoringKind::Monastery: return W::tr("Monastery");
    case ScoringKind::Garden: return W::tr("Garden");
    case ScoringKind::Field: return W::tr("Field");
    case ScoringKind::Toll: return W::tr("Toll");
    case ScoringKind::Castle: return W::tr("Castle");
    case ScoringKind::Robber: return W::tr("Robber");
    case ScoringKind::Message: return W::tr("Message");
    case ScoringKind::Gift: return W::tr("Gift");
    case ScoringKind::Adjust: break;
    }
    return W::tr("Correction");
}

QString wordForSource(const QString &s)
{
    static const QHash<QString, const char *> words{
        {u"road"_s, QT_TRANSLATE_NOOP("Words", "roads")}, {u"signpost"_s, QT_TRANSLATE_NOOP("Words", "signposts")},
        {u"toll"_s, QT_TRANSLATE_NOOP("Words", "tolls")}, {u"city"_s, QT_TRANSLATE_NOOP("Words", "cities")},
        {u"monastery"_s, QT_TRANSLATE_NOOP("Words", "monasteries")}, {u"garden"_s, QT_TRANSLATE_NOOP("Words", "gardens")},
        {u"field"_s, QT_TRANSLATE_NOOP("Words", "fields")}, {u"other"_s, QT_TRANSLATE_NOOP("Words", "other")},
        {u"adjust"_s, QT_TRANSLATE_NOOP("Words", "corrections")}, {u"inn"_s, QT_TRANSLATE_NOOP("Words", "inn")},
        {u"mage"_s, QT_TRANSLATE_NOOP("Words", "mage")}, {u"witch"_s, QT_TRANSLATE_NOOP("Words", "witch")},
        {u"bathhouse"_s, QT_TRANSLATE_NOOP("Words", "bathhouses")}, {u"labyrinth"_s, QT_TRANSLATE_NOOP("Words", "labyrinth")},
        {u"pennant"_s, QT_TRANSLATE_NOOP("Words", "pennants")}, {u"cathedral"_s, QT_TRANSLATE_NOOP("Words", "cathedral")},
        {u"robber"_s, QT_TRANSLATE_NOOP("Words", "robber")}, {u"travellers"_s, QT_TRANSLATE_NOOP("Words", "groups of travellers")},
        {u"farmhouse"_s, QT_TRANSLATE_NOOP("Words", "farmhouses")}, {u"cowshed"_s, QT_TRANSLATE_NOOP("Words", "cowsheds")},
        {u"pigsty"_s, QT_TRANSLATE_NOOP("Words", "pigsties")}, {u"donkey-stable"_s, QT_TRANSLATE_NOOP("Words", "donkey stables")},
        {u"highwaymen"_s, QT_TRANSLATE_NOOP("Words", "highwaymen")}};
    const char *word = words.value(s);
    return word ? QCoreApplication::translate("Words", word) : s;
}

QString wordFor(SignpostType type)
{
    switch (type) {
    case SignpostType::Left: return W::tr("left");
    case SignpostType::Straight: return W::tr("straight on");
    case SignpostType::Right: break;
    }
    return W::tr("right");
}

QString wordFor(SignpostState state)
{
    switch (state) {
    case SignpostState::Open: return W::tr("open", "signpost");
    case SignpostState::Correct: return W::tr("correct", "signpost");
    case SignpostState::Wrong: return W::tr("wrong", "signpost");
    case SignpostState::Undecided: break;
    }
    return W::tr("undecided", "signpost");
}

QString wordFor(RoadsideKind kind)
{
    switch (kind) {
    case RoadsideKind::Farmhouse: return W::tr("farmhouse");
    case RoadsideKind::Cowshed: return W::tr("cowshed");
    case RoadsideKind::Pigsty: return W::tr("pigsty");
    case RoadsideKind::DonkeyStable: return W::tr("donkey stable");
    case RoadsideKind::Garden: return W::tr("garden");
    case RoadsideKind::Highwaymen: return W::tr("highwaymen");
    case RoadsideKind::Travellers: return W::tr("group of travellers");
    case RoadsideKind::Inn: break;
    }
    return W::tr("inn");
}

QString wordFor(Colour colour)
{
    switch (colour) {
    case Colour::Blue: return W::tr("blue");
    case Colour::Yellow: return W::tr("yellow");
    case Colour::Green: return W::tr("green");
    case Colour::Pink: return W::tr("pink");
    case Colour::Red: return W::tr("red");
    case Colour::Black: break;
    }
    return W::tr("black");
}

QString wordFor(MeepleKind kind)
{
    switch (kind) {
    case MeepleKind::Meeple: return W::tr("meeple");
    case MeepleKind::Abbot: return W::tr("abbot");
    case MeepleKind::Large: break;
    }
    return W::tr("large meeple");
}

QString wordFor(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Bridge: return W::tr("bridge");
    case TokenKind::Tunnel: return W::tr("tunnel token");
    case TokenKind::Ferry: return W::tr("ferry");
    case TokenKind::Castle: return W::tr("castle");
    case TokenKind::Mage: return W::tr("mage");
    case TokenKind::Witch: return W::tr("witch");
    case TokenKind::Robber: return W::tr("robber");
    case TokenKind::Message: return W::tr("message");
    case TokenKind::Gift: return W::tr("road sweeper");
    case TokenKind::Bathhouse: return W::tr("bathhouse");
    case TokenKind::Unknown: break;
    }
    return W::tr("token");
}

QString wordFor(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Road: return W::tr("road");
    case FeatureKind::City: return W::tr("city");
    case FeatureKind::Field: return W::tr("field");
    case FeatureKind::Monastery: return W::tr("monastery");
    case FeatureKind::Garden: break;
    }
    return W::tr("garden");
}

QString wordFor(Edge edge)
{
    switch (edge) {
    case Edge::N: return W::tr("north");
    case Edge::E: return W::tr("east");
    case Edge::S: return W::tr("south");
    case Edge::W: return W::tr("west");
    case Edge::X: break;
    }
    return W::tr("long side");
}

QString reasonFor(const SignpostVerdict &v)
{
    switch (v.state) {
    case SignpostState::Correct: return W::tr("The road takes the turn that it shows on the next tile.");
    case SignpostState::Open: return W::tr("Nothing lies on the next square yet.");
    case SignpostState::Undecided:
        return v.why == JoinObstacle::GapOpen ? W::tr("The second triangle of the next square decides it.")
                                              : W::tr("A token not yet laid on the next tile decides it.");
    case SignpostState::Wrong: break;
    }
    switch (v.why) {
    case JoinObstacle::NoRoad: return W::tr("No road goes on there.");
    case JoinObstacle::Abbey: return W::tr("The abbey closes the road.");
    case JoinObstacle::City: return W::tr("The road ends at the city on the next tile.");
    case JoinObstacle::TunnelElsewhere:
    case JoinObstacle::TunnelOpen: return W::tr("The tunnel doesn't come out at that edge of the next tile.");
    case JoinObstacle::LakeOther:
    case JoinObstacle::LakeOpen: return W::tr("The ferry goes another way, or the road ends at the lake.");
    case JoinObstacle::Gap:
    case JoinObstacle::GapOpen: return W::tr("The road is cut off at the gap beside the triangular tile.");
    case JoinObstacle::EndsOnDouble: return W::tr("The road ends on the next square of that tile.");
    case JoinObstacle::LongRoad: return W::tr("The long road counts as ending on that tile; the table's option decides.");
    case JoinObstacle::EndsThere: return W::tr("The road ends on the next tile.");
    case JoinObstacle::OtherWay:
    case JoinObstacle::None: break;
    }
    return W::tr("The road takes another turn on the next tile.");
}

namespace {

/// "2 farmhouses": how many of it stand beside the road; empty for what isn't counted so.
QString countedBesideRoad(const QString &source, int count)
{
    if (source == u"travellers")
        return W::tr("%n group(s) of travellers", nullptr, count);
    if (source == u"farmhouse")
        return W::tr("%n farmhouse(s)", nullptr, count);
    if (source == u"cowshed")
        return W::tr("%n cowshed(s)", nullptr, count);
    if (source == u"pigsty")
        return W::tr("%n pigsty/pigsties", nullptr, count);
    if (source == u"donkey-stable")
        return W::tr("%n donkey stable(s)", nullptr, count);
    if (source == u"garden")
        return W::tr("%n garden(s)", nullptr, count);
    return source == u"highwaymen" ? W::tr("%n group(s) of highwaymen", nullptr, count) : QString();
}

} // namespace

QString wordsFor(const ScorePart &part)
{
    if (part.signposts >= 0)
        return W::tr("%n correct signpost(s)", nullptr, part.signposts) + u" × %1 = %2"_s.arg(part.signposts ? part.points / part.signposts : 0).arg(part.points);
    if (part.source == u"road" || (part.source == u"city" && part.count >= 0))
        return W::tr("%n tile(s)", nullptr, part.count) + u": %1"_s.arg(part.points);
    // Part of a toll: here a garden is one that stands beside the road.
    if (part.rule.startsWith(u'T') && part.count > 0)
        if (const QString counted = countedBesideRoad(part.source, part.count); !counted.isEmpty())
            return u"%1: %2"_s.arg(counted).arg(part.points);
    if ((part.source == u"monastery" || part.source == u"garden") && part.count >= 0)
        return W::tr("%n tile(s)", nullptr, part.count) + u": %1"_s.arg(part.points);
    if (part.source == u"field" && part.count >= 0)
        return W::tr("%n completed city/cities", nullptr, part.count) + u": %1"_s.arg(part.points);
    if (part.count > 1)
        return u"%1 × %2: %3"_s.arg(part.count).arg(wordForSource(part.source)).arg(part.points);
    return u"%1: %2"_s.arg(wordForSource(part.source)).arg(part.points);
}

QString wordForOption(const QString &key)
{
    static const QHash<QString, const char *> words{
        {u"fields"_s, QT_TRANSLATE_NOOP("Words", "Fields are played")},
        {u"small-city"_s, QT_TRANSLATE_NOOP("Words", "Completed city of two tiles")},
        {u"abbot"_s, QT_TRANSLATE_NOOP("Words", "Abbot")},
        {u"large-meeple"_s, QT_TRANSLATE_NOOP("Words", "Large meeple")},
        {u"inn-at-end"_s, QT_TRANSLATE_NOOP("Words", "Inns and cathedrals at the end")},
        {u"signposts-and-modifiers"_s, QT_TRANSLATE_NOOP("Words", "Signposts beside inn, mage and witch")},
        {u"toll-turns-over"_s, QT_TRANSLATE_NOOP("Words", "The tollhouse turns over")},
        {u"leipzig-long-road"_s, QT_TRANSLATE_NOOP("Words", "Long road of a Leipzig quarter")},
        {u"tunnels"_s, QT_TRANSLATE_NOOP("Words", "Tunnels")},
        {u"labyrinth"_s, QT_TRANSLATE_NOOP("Words", "Labyrinth")},
        {u"farmhouses-c1"_s, QT_TRANSLATE_NOOP("Words", "Farmhouses of C1 tiles count for tolls")},
        {u"check-counts"_s, QT_TRANSLATE_NOOP("Words", "Count the copies of each tile")}};
    const char *word = words.value(key);
    return word ? QCoreApplication::translate("Words", word) : key;
}

QString wordForOptionValue(const QString &key, const QString &value)
{
    static const QHash<QString, const char *> words{
        {u"true"_s, QT_TRANSLATE_NOOP("Words", "yes")}, {u"false"_s, QT_TRANSLATE_NOOP("Words", "no")},
        {u"small-city4"_s, QT_TRANSLATE_NOOP("Words", "4 points, 2 per pennant")},
        {u"small-city2"_s, QT_TRANSLATE_NOOP("Words", "1 point per tile and pennant")},
        {u"zero"_s, QT_TRANSLATE_NOOP("Words", "nothing for the unfinished road or city")},
        {u"ignored"_s, QT_TRANSLATE_NOOP("Words", "ignored")},
        {u"after"_s, QT_TRANSLATE_NOOP("Words", "added after them")},
        {u"part-of-road"_s, QT_TRANSLATE_NOOP("Words", "part of the road's value")},
        {u"this-turn"_s, QT_TRANSLATE_NOOP("Words", "at the end of the turn in which it scored")},
        {u"own-turn"_s, QT_TRANSLATE_NOOP("Words", "at the end of its owner's next turn")},
        {u"ends"_s, QT_TRANSLATE_NOOP("Words", "ends on the tile")},
        {u"per-square"_s, QT_TRANSLATE_NOOP("Words", "each half a square of its own")},
        {u"tokens"_s, QT_TRANSLATE_NOOP("Words", "with tokens")},
        {u"printed"_s, QT_TRANSLATE_NOOP("Words", "without tokens, joined under the tile")},
        {u"advanced"_s, QT_TRANSLATE_NOOP("Words", "2 points for each meeple on the road")},
        {u"basic"_s, QT_TRANSLATE_NOOP("Words", "no points for meeples")}};
    const char *word = words.value(key == u"small-city" ? key + value : value);
    return word ? QCoreApplication::translate("Words", word) : value;
}

QString wordsForDecision(const Ruleset &rules, const QString &rule)
{
    const QString option = optionDeciding(rule);
    if (option.isEmpty())
        return {};
    return W::tr("Unclear, your table plays: %1: %2", "option, its value").arg(wordForOption(option), wordForOptionValue(option, optionValue(rules, option)));
}

} // namespace wayside
