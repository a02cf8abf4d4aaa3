#include "model/game/targets.h"

#include <algorithm>

namespace wayside {

namespace {

/// Tollhouses are in the box where any tile shows travellers, whatever the set is called.
bool hasTollhouses(const GameSetup &setup, const State &state)
{
    const auto shows = [](const TileRef &tile) {
        return std::any_of(tile->roadside.begin(), tile->roadside.end(), [](const Roadside &r) { return r.kind == RoadsideKind::Travellers; });
    };
    const auto &all = setup.tiles.all();
    return !state.tollhouses.isEmpty() || std::any_of(all.begin(), all.end(), shows);
}

/// All that a figure could stand on: the features of a tile, bridges over it among them.
QList<FeaturePart> partsOf(const State &state, const Ruleset &rules, int tile)
{
    const TileDefinition &of = *state.board.tiles[tile].tile;
    QList<FeaturePart> parts;
    for (int i = 0; i < of.roads.size(); ++i)
        parts.append({tile, FeatureKind::Road, i});
    for (int b = 0; b < state.board.bridges.size(); ++b)
        if (state.board.bridges[b].tile == tile)
            parts.append({tile, FeatureKind::Road, int(of.roads.size()) + b});
    for (int i = 0; i < of.cities.size(); ++i)
        parts.append({tile, FeatureKind::City, i});
    for (int i = 0; i < of.fields.size() && rules.fields; ++i)
        parts.append({tile, FeatureKind::Field, i});
    if (of.monastery || of.abbey)
        parts.append({tile, FeatureKind::Monastery, 0});
    if (of.garden)
        parts.append({tile, FeatureKind::Garden, 0});
    return parts;
}

void addMeeples(QList<Target> &targets, const Game &game, int tile)
{
    const qsizetype n = game.record().turns.size();
    const State &before = game.stateAfter(n - 1);
    const State &now = game.stateAfter(n);
    const Turn &turn = game.record().turns.last();
    const qsizetype already = checkTurn(game.setup(), before, turn).size();
    for (const FeaturePart &part : partsOf(now, game.setup().rules, tile)) {
        Target target;
        target.part = part;
        int cell = 0;
        target.feature = nameOfPart(now.board, part, &cell);
        target.square = now.board.tiles[tile].squareOf(cell);
        for (MeepleKind kind : {MeepleKind::Meeple, MeepleKind::Large, MeepleKind::Abbot}) {
            Turn with = turn;
            with.meeple = MeepleAction{target.feature, kind, cell > 0 ? std::optional(target.square) : std::nullopt, {}};
            if (checkTurn(game.setup(), before, with).size() == already)
                target.meeples.append(kind);
        }
        if (!target.meeples.isEmpty())
            targets.append(target);
    }
}

void addTollhouses(QList<Target> &targets, const State &now)
{
    QSet<Position> seen;
    for (int t = 0; t < now.board.tiles.size(); ++t) {
        const TileDefinition &of = *now.board.tiles[t].tile;
        for (int node = 0; node < of.nodes.size(); ++node) {
            const Position square = now.board.tiles[t].squareOf(of.nodes[node].cell);
            const auto crossroads = now.freeCrossroadsAt(square);
            if (!crossroads || *crossroads != OnTile{t, node} || seen.contains(square))
                continue;
            seen.insert(square);
            Target target;
            target.kind = Target::Kind::Tollhouse;
            target.square = square;
            target.crossroads = *crossroads;
            targets.append(target);
        }
    }
}

void addRecalls(QList<Target> &targets, const State &now, int player)
{
    for (const MeepleOnBoard &m : now.meeples)
        if (m.player == player && m.kind == MeepleKind::Abbot && m.turn < now.turns) {
            Target target;
            target.kind = Target::Kind::Recall;
            target.part = m.on;
            const PlacedTile &placed = now.board.tiles[m.on.tile];
            target.square = placed.squareOf(placed.tile->centreCell());
            targets.append(target);
        }
}

} // namespace

QList<Target> targetsOf(const Game &game)
{
    QList<Target> targets;
    if (!game.turnOpen())
        return targets;
    const State &now = game.stateAfter(game.record().turns.size());
    const int tile = int(now.board.tiles.size()) - 1;
    if (tile < 0 || now.board.tiles[tile].turn != now.turns)
        return targets;         // the turn's tile could not be laid
    addMeeples(targets, game, tile);
    if (hasTollhouses(game.setup(), now))
        addTollhouses(targets, now);
    addRecalls(targets, now, game.record().turns.last().player);
    return targets;
}

Turn withTarget(Turn turn, const Target &target, std::optional<MeepleKind> kind)
{
    turn.meeple.reset();
    turn.tollhouse.reset();
    turn.recall.reset();
    if (target.kind == Target::Kind::Tollhouse)
        turn.tollhouse = target.square;
    else if (target.kind == Target::Kind::Recall)
        turn.recall = target.square;
    else
        turn.meeple = MeepleAction{target.feature, kind.value_or(target.meeples.value(0, MeepleKind::Meeple)),
                                   target.square == turn.at ? std::nullopt : std::optional(target.square), {}};
    return turn;
}

} // namespace wayside
