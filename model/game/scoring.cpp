// The scoring of a turn: completed features, tolls, castles, messages, and the turning over of tollhouses.
#include "model/game/problems.h"
#include "model/game/turnplay.h"
#include "model/rules/points.h"

#include <QCoreApplication>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

ScoringKind kindOf(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Road: return ScoringKind::Road;
    case FeatureKind::City: return ScoringKind::City;
    case FeatureKind::Monastery: return ScoringKind::Monastery;
    case FeatureKind::Garden: return ScoringKind::Garden;
    case FeatureKind::Field: break;
    }
    return ScoringKind::Field;
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Problem)
};

} // namespace

void record(State &state, Scoring scoring)
{
    state.scorings.append(scoring);
    for (auto it = scoring.points.begin(); it != scoring.points.end(); ++it) {
        if (it.value() <= 0)
            continue;
        for (qsizetype i = 0; i < state.robbers.size();) {
            if (state.robbers[i].beside != it.key()) {
                ++i;
                continue;
            }
            const RobberBeside robber = state.robbers.takeAt(i);
            Scoring loot;
            loot.turn = scoring.turn;
            loot.final = scoring.final;
            loot.kind = ScoringKind::Robber;
            loot.at = scoring.at;
            ScorePart part;
            part.source = u"robber"_s;
            part.points = (it.value() + 1) / 2;
            part.rule = u"X.robber"_s;
            loot.parts.append(part);
            loot.rules = {u"X.robber"_s};
            for (const ScorePart &p : scoring.parts)
                if (p.source == u"signpost")
                    loot.rules.append(u"S.copies"_s);
            loot.points.insert(robber.owner, part.points);
            state.scorings.append(loot);
        }
    }
}

Scoring scoringOf(const State &state, const Ruleset &rules, int id, bool asComplete)
{
    const Feature &feature = state.features.features[id];
    Scoring scoring;
    scoring.turn = state.turns;
    scoring.kind = kindOf(feature.kind);
    scoring.at = FeatureMap::squares(state.board, feature);
    scoring.parts = valueOfFeature(state, rules, id, asComplete);
    const bool counted = feature.kind == FeatureKind::Road || feature.kind == FeatureKind::City;
    scoring.tiles = counted ? int(feature.tiles.size()) : 0;
    for (const ScorePart &part : scoring.parts)
        if (!part.rule.isEmpty() && !scoring.rules.contains(part.rule))
            scoring.rules.append(part.rule);
    return scoring;
}

std::optional<Scoring> tollScoring(const State &state, const TollhouseOnBoard &tollhouse, int road, bool atEnd)
{
    Scoring scoring;
    scoring.parts = tollOfRoad(state, tollhouse, road, atEnd);
    const int points = sum(scoring.parts);
    if (points == 0)
        return std::nullopt;
    scoring.turn = state.turns;
    scoring.final = atEnd;
    scoring.kind = ScoringKind::Toll;
    scoring.tiles = int(state.features.features[road].tiles.size());
    scoring.at = FeatureMap::squares(state.board, state.features.features[road]);
    scoring.points.insert(tollhouse.player, points);
    scoring.rules = {atEnd ? u"T.final"_s : u"T.value"_s};
    scoring.tollhouse = tollhouse.player;
    scoring.value = tollhouse.value;
    return scoring;
}

void returnMeeples(State &state, int feature)
{
    const QList<int> on = state.meeplesOn(feature);
    for (auto it = on.rbegin(); it != on.rend(); ++it)
        state.meeples.removeAt(*it);
}

void TurnPlay::score()
{
    QList<int> completedNow;
    for (int id : m_state.features.changed()) {
        const Feature &feature = m_state.features.features[id];
        if (feature.complete() && !feature.settled)
            completedNow.append(id);
    }
    // A castle takes the value of a completed feature with its meeples still there (X.labyrinth), so it comes first.
    QList<int> others;
    for (int id : completedNow)
        if (m_state.features.features[id].kind != FeatureKind::City || !becomesCastle(id))
            others.append(id);
    scoreCastles(others);
    for (int id : others)
        scoreFeature(id);
    for (const Token &token : m_turn.tokens) {
        if (token.kind != TokenKind::Castle)
            continue;
        bool built = false;
        for (const CastleOnBoard &castle : m_state.castles)
            built = built || (castle.turn == m_state.turns && castle.city.contains(token.at));
        if (!built)
            refuseToken(Words::tr("a castle needs a city of two tiles that its owner completes in this turn, and a castle left"), token.at);
    }
}

void TurnPlay::scoreFeature(int id)
{
    const Feature feature = m_state.features.features[id];
    const QList<int> owners = ownersOf(m_state, id);
    Scoring scoring = scoringOf(m_state, m_setup.rules, id, true);
    for (int player : owners)
        scoring.points.insert(player, sum(scoring.parts));
    const qsizetype before = m_state.scorings.size();
    if (!owners.isEmpty())
        record(m_state, scoring);
    if (feature.kind == FeatureKind::Road) {
        const qsizetype beforeTolls = m_state.scorings.size();
        scoreTolls(id);
        const bool tolled = m_state.scorings.size() > beforeTolls;
        if (owners.isEmpty() && tolled)
            m_state.scorings.insert(before, scoring);
    }
    returnMeeples(m_state, id);
    leaveFigures(id);
}

/// Mage and witch go back when their feature is completed (X.mage-witch).
void TurnPlay::leaveFigures(int feature)
{
    if (m_state.mage && m_state.features.of(*m_state.mage) == feature)
        m_state.mage.reset();
    if (m_state.witch && m_state.features.of(*m_state.witch) == feature)
        m_state.witch.reset();
}

void TurnPlay::scoreTolls(int road)
{
    for (TollhouseOnBoard &tollhouse : m_state.tollhouses) {
        if (!m_state.features.features[road].ends.contains(tollhouse.crossroads))
            continue;
        const auto scoring = tollScoring(m_state, tollhouse, road, false);
        if (!scoring)
            continue;
        for (const ScorePart &part : scoring->parts)
            if (part.source == u"travellers")
                tollhouse.turnsOver = true;
        record(m_state, *scoring);
    }
}

bool TurnPlay::becomesCastle(int city)
{
    const Feature feature = m_state.features.features[city];
    if (feature.tiles.size() != 2)
        return false;
    const QList<Position> squares = FeatureMap::squares(m_state.board, feature);
    for (const Token &token : m_turn.tokens) {
        if (token.kind != TokenKind::Castle || !squares.contains(token.at))
            continue;
        const int player = tokenPlayer(token);
        int built = 0;
        for (const CastleOnBoard &castle : m_state.castles)
            built += castle.player == player;
        if (!ownersOf(m_state, city).contains(player) || built >= bridgesEach(int(m_setup.players.size())))
            return false;
        CastleOnBoard castle;
        castle.player = player;
        castle.turn = m_state.turns;
        castle.city = squares;
        for (int i : m_state.meeplesOn(city))
            if (m_state.meeples[i].player == player)
                castle.meeple = m_state.meeples[i].kind;
        castle.neighbourhood = squares;
        const bool sideBySide = squares[0].y == squares[1].y;
        for (Position p : squares)
            for (int side : {-1, 1})
                castle.neighbourhood.append(sideBySide ? p + Position{0, side} : p + Position{side, 0});
        returnMeeples(m_state, city);
        leaveFigures(city);
        m_state.castles.append(castle);
        return true;
    }
    return false;
}

void TurnPlay::scoreCastles(const QList<int> &completedNow)
{
    for (CastleOnBoard &castle : m_state.castles) {
        if (castle.scored || castle.turn == m_state.turns)
            continue;
        std::optional<Scoring> best;
        for (int id : completedNow) {
            Scoring scoring = scoringOf(m_state, m_setup.rules, id, true);
            bool near = false;
            for (Position p : scoring.at)
                near = near || castle.neighbourhood.contains(p);
            if (near && (!best || sum(scoring.parts) > sum(best->parts)))
                best = scoring;
        }
        if (!best)
            continue;
        castle.scored = true;
        best->kind = ScoringKind::Castle;
        best->rules.prepend(u"X.castle"_s);
        for (const ScorePart &part : best->parts)
            if (part.source == u"signpost")
                best->rules.append(u"S.copies"_s);
        best->points.insert(castle.player, sum(best->parts));
        record(m_state, *best);
    }
}

void TurnPlay::layMessages()
{
    for (const Token &token : m_turn.tokens) {
        if (token.kind != TokenKind::Message)
            continue;
        const QString why = layMessage(token);
        if (!why.isEmpty())
            refuseToken(why, token.at);
    }
}

QString TurnPlay::layMessage(const Token &token)
{
    if (token.number != 1 && token.number != 8)
        return Words::tr("messages 1 and 8 are entered as messages, the others as points with a reason");
    const int player = tokenPlayer(token);
    std::optional<Scoring> chosen;
    int meeple = -1;
    const auto part = token.number == 8 ? partAt(token.at, token.feature) : std::nullopt;
    for (int i = 0; i < m_state.meeples.size(); ++i) {
        const MeepleOnBoard &m = m_state.meeples[i];
        const int feature = m_state.features.of(m.on);
        if (m.player != player)
            continue;
        if (token.number == 1 ? m.on.kind != FeatureKind::Road : !part || m_state.features.of(*part) != feature)
            continue;
        const Scoring scoring = scoringOf(m_state, m_setup.rules, feature, false);
        if (!chosen || sum(scoring.parts) < sum(chosen->parts)) {
            chosen = scoring;
            meeple = i;
        }
    }
    if (!chosen)
        return token.number == 1 ? Words::tr("the player has no meeple on a road") : Words::tr("the player has no meeple on that feature");
    chosen->kind = ScoringKind::Message;
    chosen->rules.prepend(u"X.message"_s);
    for (const ScorePart &p : chosen->parts)
        if (p.source == u"signpost")
            chosen->rules.append(u"S.message"_s);
    chosen->points.insert(player, sum(chosen->parts));
    if (token.number == 8)
        m_state.meeples.removeAt(meeple);
    record(m_state, *chosen);
    return {};
}

void TurnPlay::turnTollhousesOver()
{
    for (TollhouseOnBoard &tollhouse : m_state.tollhouses) {
        if (!tollhouse.turnsOver || (m_setup.rules.tollTurnsOverOwnTurn && tollhouse.player != m_turn.player))
            continue;
        tollhouse.value = 3 - tollhouse.value;
        tollhouse.turnsOver = false;
    }
}

} // namespace wayside
