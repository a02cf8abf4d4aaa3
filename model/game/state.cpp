#include "model/game/state.h"

#include "model/rules/points.h"

#include <QSet>

namespace wayside {

using namespace Qt::StringLiterals;

QList<int> State::totals(int players) const
{
    QList<int> totals(players, 0);
    for (const Scoring &scoring : scorings)
        for (auto it = scoring.points.begin(); it != scoring.points.end(); ++it)
            if (it.key() >= 0 && it.key() < players)
                totals[it.key()] += it.value();
    return totals;
}

int State::supply(int player, MeepleKind kind, const Ruleset &rules) const
{
    int left = kind == MeepleKind::Meeple ? 7 : kind == MeepleKind::Abbot ? int(rules.abbot) : int(rules.largeMeeple);
    for (const MeepleOnBoard &m : meeples)
        left -= m.player == player && m.kind == kind;
    for (const CastleOnBoard &c : castles)
        left -= !c.scored && c.player == player && c.meeple == kind;
    return left;
}

QList<int> State::meeplesOn(int feature) const
{
    QList<int> on;
    for (int i = 0; i < meeples.size(); ++i)
        if (feature >= 0 && features.of(meeples[i].on) == feature)
            on.append(i);
    return on;
}

int State::tollhouseAt(OnTile crossroads) const
{
    for (int i = 0; i < tollhouses.size(); ++i)
        if (tollhouses[i].crossroads == crossroads)
            return i;
    return -1;
}

int State::tollhouseOf(int player) const
{
    for (int i = 0; i < tollhouses.size(); ++i)
        if (tollhouses[i].player == player)
            return i;
    return -1;
}

namespace {

QList<OnTile> allCrossroadsAt(const Board &board, Position square)
{
    QList<OnTile> all;
    for (const Occupant &occupant : board.at(square)) {
        const TileDefinition &def = *board.tiles[occupant.tile].tile;
        for (int node = 0; node < def.nodes.size(); ++node)
            if (def.nodes[node].cell == occupant.cell && def.isCrossroads(node))
                all.append({occupant.tile, node});
    }
    return all;
}

} // namespace

std::optional<OnTile> State::crossroadsAt(Position square) const
{
    const QList<OnTile> all = allCrossroadsAt(board, square);
    return all.isEmpty() ? std::nullopt : std::optional(all.first());
}

std::optional<OnTile> State::freeCrossroadsAt(Position square) const
{
    for (const OnTile &crossroads : allCrossroadsAt(board, square))
        if (tollhouseAt(crossroads) < 0)
            return crossroads;
    return std::nullopt;
}

namespace {

RoadFacts roadFacts(const State &state, const Ruleset &rules, int id, bool asComplete)
{
    const Feature &road = state.features.features[id];
    RoadFacts facts;
    facts.tiles = int(road.tiles.size());
    facts.complete = asComplete;
    facts.inn = road.inn;
    facts.mage = state.mage && state.features.of(*state.mage) == id;
    facts.witch = state.witch && state.features.of(*state.witch) == id;
    for (const Bathhouse &b : state.bathhouses)
        if (state.features.of(b.on) == id)
            facts.bathhouses += b.value;
    if (road.labyrinth)
        facts.labyrinthMeeples = int(state.meeplesOn(id).size());
    QSet<SignpostType> types;
    for (const OnTile &signpost : road.signposts) {
        const SignpostVerdict verdict = judgeSignpost(state.board, rules, signpost, false);
        if (verdict.state == SignpostState::Correct) {
            facts.correctSignposts += 1;
            types.insert(verdict.type);
        }
    }
    facts.signpostTypes = int(types.size());
    return facts;
}

CityFacts cityFacts(const State &state, int id, bool asComplete)
{
    const Feature &city = state.features.features[id];
    CityFacts facts;
    facts.tiles = int(city.tiles.size());
    facts.pennants = city.pennants;
    facts.complete = asComplete;
    facts.cathedral = city.cathedral;
    facts.mage = state.mage && state.features.of(*state.mage) == id;
    facts.witch = state.witch && state.features.of(*state.witch) == id;
    for (const Bathhouse &b : state.bathhouses)
        if (state.features.of(b.on) == id)
            facts.bathhouses += b.value;
    return facts;
}

} // namespace

QList<ScorePart> valueOfFeature(const State &state, const Ruleset &rules, int id, bool asComplete)
{
    const Feature &feature = state.features.features[id];
    switch (feature.kind) {
    case FeatureKind::Road: return roadParts(roadFacts(state, rules, id, asComplete), rules);
    case FeatureKind::City: return cityParts(cityFacts(state, id, asComplete), rules);
    case FeatureKind::Monastery: return monasteryParts(asComplete ? 8 : 8 - feature.openEnds, false);
    case FeatureKind::Garden: return monasteryParts(asComplete ? 8 : 8 - feature.openEnds, true);
    case FeatureKind::Field: break;
    }
    int completed = 0;
    for (int city : state.features.citiesOf(state.board, id))
        completed += state.features.features[city].complete();
    return fieldParts(completed);
}

QList<ScorePart> tollOfRoad(const State &state, const TollhouseOnBoard &tollhouse, int road, bool atEnd)
{
    TollFacts facts;
    facts.value = tollhouse.value;
    facts.atEnd = atEnd;
    for (const OnTile &thing : state.features.features[road].roadside) {
        const RoadsideKind kind = state.board.tiles[thing.tile].tile->roadside[thing.index].kind;
        if (kind == RoadsideKind::Travellers)
            facts.travellers += 1;
        else if (kind != RoadsideKind::Inn)
            facts.illustrations[toString(kind)] += 1;
    }
    return tollParts(facts);
}

QList<int> ownersOf(const State &state, int feature)
{
    QMap<int, int> weights;
    for (int i : state.meeplesOn(feature))
        weights[state.meeples[i].player] += state.meeples[i].kind == MeepleKind::Large ? 2 : 1;
    return majority(weights);
}

QList<SignpostVerdict> verdicts(const State &state, const GameSetup &setup)
{
    return judgeSignposts(state.board, setup.rules, tunnelPairFree(state.board, int(setup.players.size())));
}

} // namespace wayside
