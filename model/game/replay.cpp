#include "model/game/replay.h"

#include "model/board/placement.h"
#include "model/game/problems.h"
#include "model/game/turnplay.h"
#include "model/game/words.h"
#include "model/rules/points.h"

#include <QCoreApplication>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QString faultDetail(const PlacementFault &fault)
{
    if (fault.code == u"edge-mismatch")
        return u"%1 %2"_s.arg(squareText(fault.square), wordFor(fault.edge));
    return squareText(fault.square);
}

Problem makeProblem(int turn, const QString &code, const QString &detail, const QList<Position> &at, const QString &rule = {})
{
    return {turn, code, problemText(code, detail), rule.isEmpty() ? problemRule(code) : rule, at};
}

/// Several touching edges that mismatch are one problem with all its places.
void addFaults(State &state, int turn, const QList<PlacementFault> &faults)
{
    QStringList mismatches;
    QList<Position> squares;
    for (const PlacementFault &fault : faults) {
        if (fault.code == u"edge-mismatch") {
            mismatches.append(faultDetail(fault));
            squares.append(fault.square);
        } else if (fault.code == u"bad-token") {
            state.problems.append(makeProblem(turn, fault.code, QCoreApplication::translate("Problem", "an abbey fills a square with neighbours on all four sides"),
                                              {fault.square}, u"X.abbey"_s));
        } else {
            state.problems.append(makeProblem(turn, fault.code, faultDetail(fault), {fault.square}));
        }
    }
    if (!mismatches.isEmpty())
        state.problems.append(makeProblem(turn, u"edge-mismatch"_s, mismatches.join(u", "_s), squares));
}

} // namespace

TileRef drawTile(const GameSetup &setup, State &state, const QString &id, QList<std::pair<QString, QString>> &faults)
{
    const TileRef tile = setup.tiles.find(id);
    if (!setup.tiles.inGame(id)) {
        faults.append({u"unknown-tile"_s, id});
        return tile;
    }
    const int seen = ++state.seen[setup.tiles.countKey(id)];
    const int copies = setup.tiles.copies(id);
    if (setup.rules.checkCounts && copies >= 0 && seen > copies)
        faults.append({u"too-many-of-tile"_s, id});
    return tile;
}

GameSetup setupOf(const Catalogue &catalogue, const TableRecord &record)
{
    return {record.players, record.rules, GameTiles(catalogue, record)};
}

State startState(const GameSetup &setup, const TableRecord &record)
{
    State state;
    for (const QString &set : setup.tiles.unknownSets())
        state.problems.append(makeProblem(0, u"unknown-set"_s, set, {}));
    for (const StartTile &start : record.start) {
        QList<std::pair<QString, QString>> faults;
        const TileRef tile = drawTile(setup, state, start.tile, faults);
        for (const auto &[code, detail] : faults)
            state.problems.append(makeProblem(0, code, detail, {start.at}));
        if (!tile)
            continue;
        Position taken;
        if (squaresTaken(state.board, tile, start.at, start.rotation, &taken)) {
            state.problems.append(makeProblem(0, u"square-taken"_s, squareText(taken), {taken}));
            continue;
        }
        const int index = state.board.put({tile, start.at, start.rotation, 0, -1});
        addFaults(state, 0, faultsOfPlaced(state.board, index, false));
    }
    state.features = FeatureMap(state.board, setup.rules);
    return state;
}

void TurnPlay::problem(const QString &code, const QString &detail, const QList<Position> &at, const QString &rule)
{
    m_state.problems.append(makeProblem(m_state.turns, code, detail, at, rule));
}

void TurnPlay::regrow() { m_state.features.regrow(m_state.board, m_setup.rules); }

void TurnPlay::play()
{
    m_problemsBefore = m_state.problems.size();
    m_state.turns += 1;
    checkPlayer();
    countAside();
    lay();
    act();
    layTokens();
    score();
    layMessages();
    turnTollhousesOver();
    adjust();
    settleProblems();
    m_state.features.settle();
    m_state.lastPlayer = m_turn.player;
}

void TurnPlay::checkPlayer()
{
    const int expected = m_state.nextPlayer(int(m_setup.players.size()));
    if (m_state.lastPlayer >= 0 && m_turn.player != expected)
        problem(u"wrong-player"_s, playerName(expected));
}

void TurnPlay::countAside()
{
    for (const QString &id : m_turn.aside) {
        QList<std::pair<QString, QString>> faults;
        drawTile(m_setup, m_state, id, faults);
        for (const auto &[code, detail] : faults)
            problem(code, detail);
        m_state.setAside.append(id);
    }
}

void TurnPlay::lay()
{
    if (!m_turn.hasTile())
        return layBridges(-1);          // a bridge goes with a tile
    QList<std::pair<QString, QString>> faults;
    const TileRef tile = drawTile(m_setup, m_state, m_turn.tile, faults);
    for (const auto &[code, detail] : faults)
        problem(code, detail, {m_turn.at});
    Position taken;
    if (!tile)
        m_mayClaim = false;
    if (tile && squaresTaken(m_state.board, tile, m_turn.at, m_turn.rotation, &taken)) {
        problem(u"square-taken"_s, squareText(taken), {taken});
        m_mayClaim = m_mayAct = false;
    }
    if (!m_mayClaim)
        return layBridges(-1);
    const bool first = m_state.board.tiles.isEmpty();
    m_laid = m_state.board.put({tile, m_turn.at, m_turn.rotation, m_state.turns, m_turn.player});
    const qsizetype bridges = m_state.board.bridges.size();
    layBridges(m_laid);
    addFaults(m_state, m_state.turns, faultsOfPlaced(m_state.board, m_laid, !first));
    if (m_state.board.bridges.size() == bridges)
        m_state.features.addTile(m_state.board, m_setup.rules);
    else
        regrow();
}

void TurnPlay::act()
{
    const int actions = int(m_turn.meeple.has_value()) + int(m_turn.tollhouse.has_value()) + int(m_turn.recall.has_value());
    if (actions > 1)
        return problem(u"two-actions"_s, {});
    if (m_turn.recall)
        recallAbbot();
    if (!m_mayAct)
        return;
    if (m_turn.meeple && m_mayClaim)
        placeMeeple();
    if (m_turn.tollhouse)
        placeTollhouse();
}

void TurnPlay::placeMeeple()
{
    const MeepleAction &meeple = *m_turn.meeple;
    std::optional<FeaturePart> part;
    if (m_laid >= 0) {
        const int cell = meeple.at ? m_state.board.tiles[m_laid].cellAt(*meeple.at) : 0;
        if (cell >= 0)
            part = partByName(m_state.board, m_laid, cell, meeple.feature);
    }
    if (!part || (part->kind == FeatureKind::Field && !m_setup.rules.fields))
        return problem(u"no-such-feature"_s, meeple.feature, {m_turn.at});
    const bool forAbbot = part->kind == FeatureKind::Monastery || part->kind == FeatureKind::Garden;
    const bool kindPlayed = meeple.kind == MeepleKind::Meeple || (meeple.kind == MeepleKind::Abbot ? m_setup.rules.abbot : m_setup.rules.largeMeeple);
    if (!kindPlayed || (meeple.kind == MeepleKind::Abbot && !forAbbot) || (meeple.kind != MeepleKind::Abbot && part->kind == FeatureKind::Garden))
        return problem(u"wrong-meeple"_s, meeple.feature, {m_turn.at}, meeple.kind == MeepleKind::Large ? u"X.large"_s : QString());
    if (!m_state.meeplesOn(m_state.features.of(*part)).isEmpty())
        return problem(u"feature-taken"_s, meeple.feature, {m_turn.at});
    if (m_state.supply(m_turn.player, meeple.kind, m_setup.rules) <= 0)
        return problem(u"no-meeple-left"_s, playerName(m_turn.player), {m_turn.at});
    m_state.meeples.append({m_turn.player, meeple.kind, *part, m_state.turns});
}

void TurnPlay::placeTollhouse()
{
    const Position square = *m_turn.tollhouse;
    if (!m_state.crossroadsAt(square))
        return problem(u"not-a-crossroads"_s, squareText(square), {square});
    const auto crossroads = m_state.freeCrossroadsAt(square);
    if (!crossroads)
        return problem(u"crossroads-taken"_s, squareText(square), {square});
    const int own = m_state.tollhouseOf(m_turn.player);
    if (own >= 0)
        m_state.tollhouses[own].crossroads = *crossroads;       // moving keeps the value shown (T.keep)
    else
        m_state.tollhouses.append({m_turn.player, *crossroads, 1, false});
}

void TurnPlay::recallAbbot()
{
    const Position square = *m_turn.recall;
    for (int i = 0; i < m_state.meeples.size(); ++i) {
        const MeepleOnBoard &m = m_state.meeples[i];
        if (m.player != m_turn.player || m.kind != MeepleKind::Abbot || m_state.board.tiles[m.on.tile].cellAt(square) < 0)
            continue;
        const int feature = m_state.features.of(m.on);
        Scoring scoring = scoringOf(m_state, m_setup.rules, feature, false);
        scoring.rules = {u"B.garden"_s};
        scoring.points.insert(m_turn.player, sum(scoring.parts));
        m_state.meeples.removeAt(i);
        return record(m_state, scoring);
    }
    problem(u"no-abbot-there"_s, squareText(square), {square});
}

void TurnPlay::adjust()
{
    for (const Adjustment &a : m_turn.adjust) {
        Scoring scoring;
        scoring.turn = m_state.turns;
        scoring.kind = ScoringKind::Adjust;
        scoring.points.insert(a.player, a.points);
        ScorePart part;
        part.source = u"adjust"_s;
        part.points = a.points;
        part.rule = a.rule;
        scoring.parts.append(part);
        if (!a.rule.isEmpty())
            scoring.rules = {a.rule};
        scoring.reason = a.reason;
        m_state.scorings.append(scoring);
    }
}

void TurnPlay::settleProblems()
{
    for (qsizetype i = m_problemsBefore; i < m_state.problems.size();) {
        if (m_turn.accepted.contains(m_state.problems[i].code))
            m_state.warnings.append(m_state.problems.takeAt(i));
        else
            ++i;
    }
}

void applyTurn(const GameSetup &setup, State &state, const Turn &turn) { TurnPlay(setup, state, turn).play(); }

QList<Problem> checkTurn(const GameSetup &setup, const State &state, const Turn &turn)
{
    State after = state;
    const qsizetype before = state.problems.size();
    applyTurn(setup, after, turn);
    return after.problems.mid(before);
}

namespace {

bool scoresAtEnd(const Feature &feature)
{
    return feature.kind == FeatureKind::Field || !feature.complete();
}

} // namespace

void applyFinal(const GameSetup &setup, State &state)
{
    QList<Scoring> scorings;
    for (int id = 0; id < state.features.features.size(); ++id) {
        const Feature &feature = state.features.features[id];
        const QList<int> owners = scoresAtEnd(feature) ? ownersOf(state, id) : QList<int>();
        if (owners.isEmpty())
            continue;
        Scoring scoring = scoringOf(state, setup.rules, id, false);
        scoring.final = true;
        for (int player : owners)
            scoring.points.insert(player, sum(scoring.parts));
        scorings.append(scoring);
    }
    for (const TollhouseOnBoard &tollhouse : state.tollhouses)
        for (int id = 0; id < state.features.features.size(); ++id) {
            const Feature &road = state.features.features[id];
            if (road.kind != FeatureKind::Road || road.complete() || !road.ends.contains(tollhouse.crossroads))
                continue;
            if (auto scoring = tollScoring(state, tollhouse, id, true))
                scorings.append(*scoring);
        }
    for (const Scoring &scoring : scorings)
        record(state, scoring);
    state.finished = true;
}

State replay(const GameSetup &setup, const TableRecord &record, bool forceFinal)
{
    State state = startState(setup, record);
    for (const Turn &turn : record.turns)
        applyTurn(setup, state, turn);
    if (record.finished || forceFinal)
        applyFinal(setup, state);
    return state;
}

QList<State> replayAll(const GameSetup &setup, const TableRecord &record)
{
    QList<State> states{startState(setup, record)};
    for (const Turn &turn : record.turns) {
        states.append(states.last());
        applyTurn(setup, states.last(), turn);
    }
    return states;
}

QList<int> projectedTotals(const GameSetup &setup, const State &state)
{
    State end = state;
    if (!end.finished)
        applyFinal(setup, end);
    return end.totals(int(setup.players.size()));
}

} // namespace wayside
