#include "model/game/numbers.h"

#include "model/game/game.h"
#include "model/game/scorejson.h"
#include "model/rules/rulesversion.h"

#include <QJsonArray>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

/// Grows whenever the form or the meaning of the numbers changes.
constexpr int kForm = 1;

int pointsOf(const Scoring &scoring, const QString &source, const ScorePart **found = nullptr)
{
    for (const ScorePart &part : scoring.parts)
        if (part.source == source) {
            if (found)
                *found = &part;
            return part.points;
        }
    return 0;
}

void addSignposts(PlayerNumbers &player, const Scoring &scoring)
{
    const ScorePart *part = nullptr;
    const int points = pointsOf(scoring, u"signpost"_s, &part);
    if (!part || part->signposts <= 0)
        return;
    if (scoring.final)
        player.signpostsAtEnd.add(points);
    else
        player.signposts[size_t(std::clamp(part->types, 1, 3) - 1)].add(points);
    player.bestSignposts = std::max(player.bestSignposts, points);
}

void addToll(PlayerNumbers &player, const Scoring &scoring, int points)
{
    if (scoring.final)
        player.tollsAtEnd.add(points);
    else
        player.tolls[scoring.value == 2 ? 1 : 0].add(points);
    player.bestToll = std::max(player.bestToll, points);
}

/// The road that a toll was raised on: the scoring of the same squares at the same time.
const Scoring *roadOf(const QList<Scoring> &scorings, const Scoring &toll)
{
    for (const Scoring &s : scorings)
        if (s.kind == ScoringKind::Road && s.turn == toll.turn && s.final == toll.final && s.at == toll.at)
            return &s;
    return nullptr;
}

void addRivals(QList<PlayerNumbers> &players, const QList<Scoring> &scorings, const Scoring &scoring)
{
    if (scoring.kind != ScoringKind::Toll) {
        for (auto a = scoring.points.begin(); a != scoring.points.end(); ++a)
            for (auto b = scoring.points.begin(); b != scoring.points.end(); ++b)
                if (a.key() != b.key())
                    players[a.key()].shared[b.key()] += a.value();
        return;
    }
    const Scoring *road = roadOf(scorings, scoring);
    if (!road || scoring.tollhouse < 0 || road->points.contains(scoring.tollhouse))
        return;
    for (auto it = road->points.begin(); it != road->points.end(); ++it)
        players[scoring.tollhouse].tollsFrom[it.key()] += scoring.points.value(scoring.tollhouse);
}

void addScoring(QList<PlayerNumbers> &players, const Scoring &scoring)
{
    for (auto it = scoring.points.begin(); it != scoring.points.end(); ++it) {
        PlayerNumbers &player = players[it.key()];
        if (scoring.kind != ScoringKind::Adjust)
            player.bestScoring = std::max(player.bestScoring, it.value());
        if (scoring.kind == ScoringKind::Road) {
            player.longestRoad = std::max(player.longestRoad, scoring.tiles);
            addSignposts(player, scoring);
        }
        if (scoring.kind == ScoringKind::Toll)
            addToll(player, scoring, it.value());
    }
}

int countLeadChanges(const State &state, int players)
{
    QList<int> totals(players, 0);
    int leader = -1;
    int changes = 0;
    for (const QList<int> &points : pointsByTurn(state, players)) {
        for (int p = 0; p < players; ++p)
            totals[p] += points[p];
        const int now = soleLeader(totals);
        if (now >= 0 && leader >= 0 && now != leader)
            ++changes;
        if (now >= 0)
            leader = now;
    }
    return changes;
}

} // namespace

QStringList GameNumbers::playerNames() const
{
    QStringList names;
    for (const PlayerNumbers &p : players)
        names.append(p.name);
    return names;
}

QStringList GameNumbers::winners() const
{
    QStringList names;
    for (const PlayerNumbers &p : players)
        if (p.winner)
            names.append(p.name);
    return names;
}

QList<int> placesOf(const QList<int> &totals)
{
    QList<int> places;
    for (int total : totals)
        places.append(1 + int(std::count_if(totals.begin(), totals.end(), [total](int other) { return other > total; })));
    return places;
}

int soleLeader(const QList<int> &totals)
{
    const auto best = std::max_element(totals.begin(), totals.end());
    if (best == totals.end() || std::count(totals.begin(), totals.end(), *best) != 1)
        return -1;
    return int(best - totals.begin());
}

GameNumbers numbersOf(const TableRecord &record, const State &state)
{
    const int count = int(record.players.size());
    const QList<int> totals = state.totals(count);
    const QList<int> places = placesOf(totals);
    GameNumbers numbers;
    for (int p = 0; p < count; ++p) {
        PlayerNumbers player;
        player.name = record.players[p].name;
        player.colour = record.players[p].colour;
        player.total = totals[p];
        player.place = places[p];
        player.winner = state.finished && places[p] == 1;
        player.began = !record.turns.isEmpty() && record.turns.first().player == p;
        player.sources = sourcesOf(state, p);
        player.shared = QList<int>(count, 0);
        player.tollsFrom = QList<int>(count, 0);
        numbers.players.append(player);
    }
    for (const PlacedTile &tile : state.board.tiles)
        if (tile.player >= 0 && tile.player < count)
            numbers.players[tile.player].tiles += 1;
    for (const Scoring &scoring : state.scorings) {
        addScoring(numbers.players, scoring);
        addRivals(numbers.players, state.scorings, scoring);
    }
    numbers.sets = record.sets;
    numbers.started = record.started;
    numbers.finished = record.finished;
    numbers.turns = int(record.turns.size());
    numbers.tiles = int(state.board.tiles.size());
    numbers.leadChanges = countLeadChanges(state, count);
    numbers.problems = int(state.problems.size());
    numbers.rulesVersion = rulesVersion();
    return numbers;
}

namespace {

QJsonArray tallyJson(const Tally &t) { return {t.count, t.points}; }

Tally tallyFrom(const QJsonValue &value)
{
    const QJsonArray pair = value.toArray();
    return {pair.at(0).toInt(), pair.at(1).toInt()};
}

QJsonArray listJson(const QList<int> &numbers)
{
    QJsonArray array;
    for (int n : numbers)
        array.append(n);
    return array;
}

QList<int> listFrom(const QJsonValue &value, qsizetype size)
{
    QList<int> numbers;
    for (const QJsonValue &n : value.toArray())
        numbers.append(n.toInt());
    numbers.resize(size);
    return numbers;
}

QJsonObject playerJson(const PlayerNumbers &p)
{
    QJsonObject sources;
    for (auto it = p.sources.begin(); it != p.sources.end(); ++it)
        if (it.value() != 0)
            sources.insert(it.key(), it.value());
    return {{u"name"_s, p.name}, {u"colour"_s, toString(p.colour)}, {u"total"_s, p.total}, {u"place"_s, p.place},
            {u"winner"_s, p.winner}, {u"began"_s, p.began}, {u"tiles"_s, p.tiles}, {u"sources"_s, sources},
            {u"signposts"_s, QJsonArray{tallyJson(p.signposts[0]), tallyJson(p.signposts[1]), tallyJson(p.signposts[2]), tallyJson(p.signpostsAtEnd)}},
            {u"tolls"_s, QJsonArray{tallyJson(p.tolls[0]), tallyJson(p.tolls[1]), tallyJson(p.tollsAtEnd)}},
            {u"best"_s, QJsonArray{p.bestScoring, p.bestSignposts, p.bestToll, p.longestRoad}},
            {u"shared"_s, listJson(p.shared)}, {u"tolls-from"_s, listJson(p.tollsFrom)}};
}

PlayerNumbers playerFrom(const QJsonObject &o, qsizetype players)
{
    PlayerNumbers p;
    p.name = o.value(u"name").toString();
    p.colour = colourFromString(o.value(u"colour").toString()).value_or(Colour::Blue);
    p.total = o.value(u"total").toInt();
    p.place = o.value(u"place").toInt();
    p.winner = o.value(u"winner").toBool();
    p.began = o.value(u"began").toBool();
    p.tiles = o.value(u"tiles").toInt();
    const QJsonObject sources = o.value(u"sources").toObject();
    for (const QString &bucket : sourceBuckets())
        p.sources.insert(bucket, sources.value(bucket).toInt());
    const QJsonArray signposts = o.value(u"signposts").toArray();
    for (int i = 0; i < 3; ++i)
        p.signposts[size_t(i)] = tallyFrom(signposts.at(i));
    p.signpostsAtEnd = tallyFrom(signposts.at(3));
    const QJsonArray tolls = o.value(u"tolls").toArray();
    p.tolls = {tallyFrom(tolls.at(0)), tallyFrom(tolls.at(1))};
    p.tollsAtEnd = tallyFrom(tolls.at(2));
    const QJsonArray best = o.value(u"best").toArray();
    p.bestScoring = best.at(0).toInt();
    p.bestSignposts = best.at(1).toInt();
    p.bestToll = best.at(2).toInt();
    p.longestRoad = best.at(3).toInt();
    p.shared = listFrom(o.value(u"shared"), players);
    p.tollsFrom = listFrom(o.value(u"tolls-from"), players);
    return p;
}

} // namespace

QJsonObject toJson(const GameNumbers &s)
{
    QJsonArray players;
    for (const PlayerNumbers &p : s.players)
        players.append(playerJson(p));
    return {{u"form"_s, kForm}, {u"players"_s, players}, {u"sets"_s, QJsonArray::fromStringList(s.sets)}, {u"started"_s, s.started},
            {u"finished"_s, s.finished}, {u"turns"_s, s.turns}, {u"tiles"_s, s.tiles}, {u"lead-changes"_s, s.leadChanges},
            {u"problems"_s, s.problems}, {u"rules-version"_s, s.rulesVersion}};
}

std::optional<GameNumbers> numbersFromJson(const QJsonObject &json)
{
    const QJsonArray players = json.value(u"players").toArray();
    if (json.value(u"form").toInt() != kForm || players.isEmpty())
        return std::nullopt;
    GameNumbers s;
    for (const QJsonValue &p : players)
        s.players.append(playerFrom(p.toObject(), players.size()));
    for (const QJsonValue &set : json.value(u"sets").toArray())
        s.sets.append(set.toString());
    s.started = json.value(u"started").toString();
    s.finished = json.value(u"finished").toBool();
    s.turns = json.value(u"turns").toInt();
    s.tiles = json.value(u"tiles").toInt();
    s.leadChanges = json.value(u"lead-changes").toInt();
    s.problems = json.value(u"problems").toInt();
    s.rulesVersion = json.value(u"rules-version").toString();
    return s;
}

} // namespace wayside
