#include "model/game/scorejson.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QJsonArray square(Position p) { return {p.x, p.y}; }

QJsonArray squares(const QList<Position> &list)
{
    QJsonArray array;
    for (Position p : list)
        array.append(square(p));
    return array;
}

QJsonArray problemsJson(const QList<Problem> &problems)
{
    QJsonArray list;
    for (const Problem &p : problems) {
        QJsonObject o{{u"turn"_s, p.turn}, {u"code"_s, p.code}, {u"message"_s, p.message}};
        if (!p.rule.isEmpty())
            o.insert(u"rule"_s, p.rule);
        list.append(o);
    }
    return list;
}

QJsonObject partJson(const ScorePart &part)
{
    QJsonObject o{{u"source"_s, part.source}, {u"points"_s, part.points}};
    if (part.count >= 0)
        o.insert(u"count"_s, part.count);
    if (part.signposts >= 0)
        o.insert(u"signposts"_s, part.signposts);
    if (part.types >= 0)
        o.insert(u"types"_s, part.types);
    if (!part.rule.isEmpty())
        o.insert(u"rule"_s, part.rule);
    return o;
}

QJsonObject scoringJson(const GameSetup &setup, const Scoring &scoring)
{
    QJsonObject points;
    for (auto it = scoring.points.begin(); it != scoring.points.end(); ++it)
        points.insert(setup.players[it.key()].name, it.value());
    QJsonArray parts;
    for (const ScorePart &part : scoring.parts)
        parts.append(partJson(part));
    QJsonObject o{{u"turn"_s, scoring.turn},
                  {u"final"_s, scoring.final},
                  {u"kind"_s, toString(scoring.kind)},
                  {u"at"_s, squares(scoring.at)},
                  {u"points"_s, points},
                  {u"rules"_s, QJsonArray::fromStringList(scoring.rules)},
                  {u"parts"_s, parts}};
    if (scoring.tiles > 0)
        o.insert(u"tiles"_s, scoring.tiles);
    if (scoring.tollhouse >= 0) {
        o.insert(u"tollhouse"_s, setup.players[scoring.tollhouse].name);
        o.insert(u"value"_s, scoring.value);
    }
    if (!scoring.reason.isEmpty())
        o.insert(u"reason"_s, scoring.reason);
    return o;
}

} // namespace

QMap<QString, int> sourcesOf(const State &state, int player)
{
    QMap<QString, int> sources;
    for (const QString &bucket : sourceBuckets())
        sources.insert(bucket, 0);
    for (const Scoring &scoring : state.scorings)
        if (scoring.points.contains(player))
            for (const ScorePart &part : scoring.parts)
                sources[bucketOf(scoring, part)] += part.points;
    return sources;
}

QJsonObject scoreJson(const GameSetup &setup, const State &state, const QStringList &unknownKeys)
{
    QJsonObject totals;
    QJsonObject sources;
    const QList<int> points = state.totals(int(setup.players.size()));
    for (int p = 0; p < setup.players.size(); ++p) {
        totals.insert(setup.players[p].name, points[p]);
        QJsonObject byBucket;
        const QMap<QString, int> of = sourcesOf(state, p);
        for (auto it = of.begin(); it != of.end(); ++it)
            byBucket.insert(it.key(), it.value());
        sources.insert(setup.players[p].name, byBucket);
    }
    QJsonArray scorings;
    for (const Scoring &scoring : state.scorings)
        scorings.append(scoringJson(setup, scoring));
    QJsonArray signposts;
    for (const SignpostVerdict &v : verdicts(state, setup))
        signposts.append(QJsonObject{{u"at"_s, square(v.at)}, {u"edge"_s, toString(v.edge)}, {u"type"_s, toString(v.type)},
                                     {u"state"_s, toString(v.state)}, {u"rule"_s, v.rule}});
    QJsonArray tollhouses;
    for (const TollhouseOnBoard &t : state.tollhouses) {
        const PlacedTile &placed = state.board.tiles[t.crossroads.tile];
        const int cell = placed.tile->nodes[t.crossroads.index].cell;
        tollhouses.append(QJsonObject{{u"player"_s, setup.players[t.player].name}, {u"at"_s, square(placed.squareOf(cell))}, {u"value"_s, t.value}});
    }
    QJsonArray warnings = problemsJson(state.warnings);
    for (const QString &pointer : unknownKeys)
        warnings.append(QJsonObject{{u"turn"_s, 0}, {u"code"_s, u"unknown-key"_s},
                                    {u"message"_s, QCoreApplication::translate("Problem", "Not known to this version, kept as it is: %1").arg(pointer)}});
    return {{u"format"_s, u"wayside-score"_s}, {u"version"_s, 1}, {u"problems"_s, problemsJson(state.problems)},
            {u"warnings"_s, warnings}, {u"totals"_s, totals}, {u"sources"_s, sources}, {u"scorings"_s, scorings},
            {u"signposts"_s, signposts}, {u"tollhouses"_s, tollhouses}};
}

} // namespace wayside
