#include "model/game/review.h"

#include "model/game/numbers.h"
#include "model/rules/points.h"

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct SignpostCount {
    int correct = 0;
    QSet<SignpostType> types;
    int bonus() const { return signpostPoints(correct, int(types.size())); }
    SignpostCount with(SignpostType type) const
    {
        SignpostCount more = *this;
        more.correct += 1;
        more.types.insert(type);
        return more;
    }
};

QMap<OnTile, SignpostVerdict> verdictsByPlace(const State &state, const GameSetup &setup)
{
    QMap<OnTile, SignpostVerdict> byPlace;
    for (const SignpostVerdict &v : verdicts(state, setup))
        byPlace.insert(v.which, v);
    return byPlace;
}

SignpostCount correctOn(const Feature &road, const QMap<OnTile, SignpostVerdict> &byPlace)
{
    SignpostCount count;
    for (const OnTile &signpost : road.signposts) {
        const SignpostVerdict v = byPlace.value(signpost);
        if (v.state == SignpostState::Correct)
            count = count.with(v.type);
    }
    return count;
}

bool undecided(SignpostState state) { return state == SignpostState::Open || state == SignpostState::Undecided; }

Position squareOf(const State &state, OnTile crossroads)
{
    const PlacedTile &tile = state.board.tiles[crossroads.tile];
    return tile.squareOf(tile.tile->nodes[crossroads.index].cell);
}

Position squareOf(const State &state, const MeepleOnBoard &meeple) { return state.board.tiles[meeple.on.tile].at; }

void addOnce(QList<Position> &list, Position p)
{
    if (!list.contains(p))
        list.append(p);
}

/// Squares whose tiles and pieces are others after the turn, and squares of what scored.
QList<Position> changedSquares(const State &before, const State &after)
{
    QList<Position> changed;
    for (qsizetype i = before.board.tiles.size(); i < after.board.tiles.size(); ++i)
        for (int cell = 0; cell < after.board.tiles[i].tile->cells.size(); ++cell)
            addOnce(changed, after.board.tiles[i].squareOf(cell));
    for (const MeepleOnBoard &m : before.meeples)
        if (!after.meeples.contains(m))
            addOnce(changed, squareOf(after, m));
    for (const MeepleOnBoard &m : after.meeples)
        if (!before.meeples.contains(m))
            addOnce(changed, squareOf(after, m));
    for (const TollhouseOnBoard &t : after.tollhouses)
        if (!before.tollhouses.contains(t))
            addOnce(changed, squareOf(after, t.crossroads));
    for (qsizetype i = before.scorings.size(); i < after.scorings.size(); ++i)
        for (Position p : after.scorings[i].at)
            addOnce(changed, p);
    return changed;
}

/// Roads that this turn completed.
QList<int> roadsCompleted(const State &before, const State &after)
{
    QList<int> roads;
    for (int id = 0; id < after.features.features.size(); ++id) {
        const Feature &feature = after.features.features[id];
        if (feature.kind != FeatureKind::Road || !feature.complete())
            continue;
        const int earlier = before.features.of(feature.parts.first());
        if (earlier < 0 || !before.features.features[earlier].complete())
            roads.append(id);
    }
    return roads;
}

bool isCrossroads(const State &state, OnTile node)
{
    return state.board.tiles[node.tile].tile->isCrossroads(node.index);
}

/// What nobody collects at the free crossroads of a road.
QList<LyingToll> freeTolls(const State &state, int road, bool completedNow)
{
    QList<LyingToll> tolls;
    for (const OnTile &end : state.features.features[road].ends) {
        if (!isCrossroads(state, end) || state.tollhouseAt(end) >= 0)
            continue;
        const int points = sum(tollOfRoad(state, {-1, end, 1, false}, road, false));
        if (points > 0)
            tolls.append({squareOf(state, end), -1, FeatureMap::squares(state.board, state.features.features[road]), completedNow, points});
    }
    return tolls;
}

QList<OpenSignposts> openSignposts(const State &state, const GameSetup &setup)
{
    QList<OpenSignposts> list;
    const auto byPlace = verdictsByPlace(state, setup);
    for (int id = 0; id < state.features.features.size(); ++id) {
        const Feature &road = state.features.features[id];
        if (road.kind != FeatureKind::Road || road.complete())
            continue;
        OpenSignposts entry;
        SignpostCount best = correctOn(road, byPlace);
        entry.correct = best.correct;
        entry.types = int(best.types.size());
        entry.now = best.bonus();
        for (const OnTile &signpost : road.signposts) {
            const SignpostVerdict v = byPlace.value(signpost);
            if (!undecided(v.state))
                continue;
            entry.open.append(v);
            best = best.with(v.type);
        }
        if (entry.open.isEmpty())
            continue;
        entry.best = best.bonus();
        entry.owners = ownersOf(state, id);
        entry.road = FeatureMap::squares(state.board, road);
        list.append(entry);
    }
    std::stable_sort(list.begin(), list.end(), [](const OpenSignposts &a, const OpenSignposts &b) { return a.best - a.now > b.best - b.now; });
    return list;
}

} // namespace

Review::Review(const Catalogue &catalogue, const TableRecord &record)
    : m_record(record), m_setup(setupOf(catalogue, record)), m_states(replayAll(m_setup, record))
{
    if (record.finished) {
        m_states.append(m_states.last());
        applyFinal(m_setup, m_states.last());
    }
    m_steps.append(Step{});
    for (int turn = 0; turn < m_states.size(); ++turn) {
        review(turn);
        if (turn > 0)
            addSteps(turn);
    }
}

void Review::review(int turn)
{
    TurnReview review;
    const State &after = m_states[turn];
    review.totals = after.totals(players());
    review.points = QList<int>(players(), 0);
    if (turn > 0) {
        const State &before = m_states[turn - 1];
        const QList<int> totals = m_turns[turn - 1].totals;
        for (int p = 0; p < players(); ++p)
            review.points[p] = review.totals[p] - totals[p];
        review.changed = changedSquares(before, after);
        if (isFinal(turn))
            review.moments.append({MomentKind::Final, turn, -1, 0, {}, u"B.final"_s});
        addSignpostMoments(turn, review);
        addTollMoments(turn, review);
        const int leader = soleLeader(review.totals);
        if (leader >= 0 && m_leader >= 0 && leader != m_leader)
            review.moments.append({MomentKind::LeadChange, turn, leader, review.totals[leader], {}, {}});
        if (leader >= 0)
            m_leader = leader;
    }
    m_turns.append(review);
}

void Review::addSignpostMoments(int turn, TurnReview &review) const
{
    const State &before = m_states[turn - 1];
    const State &after = m_states[turn];
    for (qsizetype i = before.scorings.size(); i < after.scorings.size(); ++i)
        for (const ScorePart &part : after.scorings[i].parts)
            if (part.source == u"signpost" && part.points >= kBonusOfNote)
                for (auto it = after.scorings[i].points.begin(); it != after.scorings[i].points.end(); ++it)
                    review.moments.append({MomentKind::SignpostBonus, turn, it.key(), part.points, after.scorings[i].at, part.rule});
    if (isFinal(turn))
        return;
    const auto then = verdictsByPlace(before, m_setup);
    const auto now = verdictsByPlace(after, m_setup);
    for (auto it = now.begin(); it != now.end(); ++it) {
        const auto earlier = then.constFind(it.key());
        if (it->state != SignpostState::Wrong || earlier == then.constEnd() || !undecided(earlier->state))
            continue;
        for (const Feature &road : after.features.features) {
            if (road.kind != FeatureKind::Road || !road.signposts.contains(it.key()))
                continue;
            // Whose road it was shows before the turn: a completed road has no meeple left.
            const SignpostCount count = correctOn(road, now);
            const int lost = count.with(it->type).bonus() - count.bonus();
            const QList<int> owners = ownersOf(before, before.features.of(road.parts.first()));
            if (lost >= kBonusOfNote)
                review.moments.append({MomentKind::SignpostLost, turn, owners.size() == 1 ? owners.first() : -1, lost, {it->at}, it->rule});
            break;
        }
    }
}

void Review::addTollMoments(int turn, TurnReview &review) const
{
    const State &before = m_states[turn - 1];
    const State &after = m_states[turn];
    for (const TollhouseOnBoard &tollhouse : after.tollhouses) {
        const int own = before.tollhouseOf(tollhouse.player);
        if (own >= 0 && before.tollhouses[own].value != tollhouse.value)
            review.moments.append({MomentKind::TollTurnedOver, turn, tollhouse.player, tollhouse.value, {squareOf(after, tollhouse.crossroads)}, u"T.flip"_s});
    }
    if (isFinal(turn))
        return;
    for (int road : roadsCompleted(before, after))
        for (const LyingToll &toll : freeTolls(after, road, true))
            if (toll.points >= kBonusOfNote)
                review.moments.append({MomentKind::TollMissed, turn, -1, toll.points, {toll.crossroads}, u"T.value"_s});
}

void Review::addSteps(int turn)
{
    if (isFinal(turn)) {
        m_steps.append({turn, StepKind::Final});
        return;
    }
    const State &before = m_states[turn - 1];
    const State &after = m_states[turn];
    const Turn &played = m_record.turns[turn - 1];
    const bool laid = after.board.tiles.size() > before.board.tiles.size();
    const bool acted = played.meeple || played.tollhouse || played.recall;
    const bool scored = after.scorings.size() > before.scorings.size() || !(laid || acted);
    if (laid)
        m_steps.append({turn, StepKind::Laid});
    if (acted)
        m_steps.append({turn, StepKind::Acted});
    if (scored)
        m_steps.append({turn, StepKind::Scored});
}

int Review::stepOf(int turn) const
{
    const auto next = std::upper_bound(m_steps.begin(), m_steps.end(), turn, [](int t, const Step &s) { return t < s.turn; });
    return int(next - m_steps.begin()) - 1;
}

State Review::stateAt(const Step &step) const
{
    const State &after = m_states[step.turn];
    if (step.turn == 0 || step.kind == StepKind::Scored || step.kind == StepKind::Final || m_steps[stepOf(step.turn)] == step)
        return after;
    const State &before = m_states[step.turn - 1];
    State state = after;
    state.scorings = before.scorings;
    state.meeples = before.meeples;
    state.tollhouses = before.tollhouses;
    if (step.kind == StepKind::Laid)
        return state;
    const Turn &turn = m_record.turns[step.turn - 1];
    for (const TollhouseOnBoard &moved : after.tollhouses) {
        const int own = before.tollhouseOf(moved.player);
        if (own >= 0)
            state.tollhouses[own].crossroads = moved.crossroads;
        else
            state.tollhouses.append({moved.player, moved.crossroads, 1, false});
    }
    for (const MeepleOnBoard &m : after.meeples)
        if (!state.meeples.contains(m))
            state.meeples.append(m);
    // A meeple that scores in its own turn is gone afterwards: it stands here from its words in the record.
    const bool refused = std::any_of(after.problems.begin(), after.problems.end(), [&](const Problem &p) { return p.turn == step.turn; });
    const int tile = int(after.board.tiles.size()) - 1;
    if (turn.meeple && !refused && tile >= 0) {
        const int cell = turn.meeple->at ? after.board.tiles[tile].cellAt(*turn.meeple->at) : 0;
        const auto part = cell >= 0 ? partByName(after.board, tile, cell, turn.meeple->feature) : std::nullopt;
        const MeepleOnBoard meeple{turn.player, turn.meeple->kind, part.value_or(FeaturePart{}), step.turn};
        if (part && !state.meeples.contains(meeple))
            state.meeples.append(meeple);
    }
    return state;
}

QList<Moment> Review::moments() const
{
    QList<Moment> all;
    for (const TurnReview &turn : m_turns)
        all += turn.moments;
    return all;
}

MightHaveBeen Review::mightHaveBeen(int turn) const
{
    MightHaveBeen result;
    const State &now = m_states[turn];
    result.signposts = openSignposts(now, m_setup);
    for (const TollhouseOnBoard &tollhouse : now.tollhouses)
        for (int id = 0; id < now.features.features.size(); ++id) {
            const Feature &road = now.features.features[id];
            if (road.kind != FeatureKind::Road || road.complete() || !road.ends.contains(tollhouse.crossroads))
                continue;
            const int points = sum(tollOfRoad(now, tollhouse, id, false));
            if (points > 0)
                result.tolls.append({squareOf(now, tollhouse.crossroads), tollhouse.player, FeatureMap::squares(now.board, road), false, points});
        }
    const QList<int> completed = turn > 0 && !isFinal(turn) ? roadsCompleted(m_states[turn - 1], now) : QList<int>();
    for (int id = 0; id < now.features.features.size(); ++id)
        if (now.features.features[id].kind == FeatureKind::Road && (completed.contains(id) || !now.features.features[id].complete()))
            result.tolls += freeTolls(now, id, completed.contains(id));
    std::stable_sort(result.tolls.begin(), result.tolls.end(), [](const LyingToll &a, const LyingToll &b) {
        return std::pair(a.complete, a.points) > std::pair(b.complete, b.points);
    });
    const GameNumbers numbers = numbersOf(m_record, now);
    for (int p = 0; p < players(); ++p)
        for (int from = 0; from < players(); ++from)
            if (numbers.players[p].shared[from] != 0 || numbers.players[p].tollsFrom[from] != 0)
                result.profits.append({p, from, numbers.players[p].shared[from], numbers.players[p].tollsFrom[from]});
    return result;
}

QList<Review::Difference> Review::differences() const
{
    QList<Difference> list;
    if (!m_record.finished)             // a game that goes on has no last word to compare with
        return list;
    const QList<int> &totals = m_turns.last().totals;
    for (int p = 0; p < players(); ++p) {
        const QJsonValue shown = m_record.shownTotals.value(m_setup.players[p].name);
        if (shown.isDouble() && shown.toInt() != totals[p])
            list.append({p, shown.toInt(), totals[p]});
    }
    return list;
}

} // namespace wayside
