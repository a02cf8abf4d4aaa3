#include "model/game/completed.h"

#include <algorithm>

namespace wayside {

namespace {

bool hasNode(const TileDefinition &tile, NodeKind kind)
{
    return std::any_of(tile.nodes.begin(), tile.nodes.end(), [kind](const Node &node) { return node.kind == kind; });
}

/// The feature that was scored there; nullptr where there is none any more.
const Feature *featureOf(const State &state, const Scoring &scoring)
{
    const FeatureKind kind = scoring.kind == ScoringKind::Road ? FeatureKind::Road : FeatureKind::City;
    for (const Feature &feature : state.features.features)
        if (feature.kind == kind && feature.complete() && feature.tiles.size() == scoring.tiles
            && FeatureMap::squares(state.board, feature) == scoring.at)
            return &feature;
    return nullptr;
}

/// Castles count once each, whatever number of parts lies at them; a castle is a tile with a castle on it.
void addPrinted(EnteredFacts &facts, const Board &board, const Feature &feature)
{
    facts.castles = int(std::count_if(feature.tiles.begin(), feature.tiles.end(),
                                      [&](int tile) { return hasNode(*board.tiles[tile].tile, NodeKind::Castle); }));
    facts.cathedral = std::any_of(feature.ends.begin(), feature.ends.end(), [&](const OnTile &end) {
        return board.tiles[end.tile].tile->nodes[end.index].kind == NodeKind::Cathedral;
    });
}

Position squareOf(const State &state, const Scoring &scoring)
{
    for (const PlacedTile &tile : state.board.tiles)
        if (tile.turn == scoring.turn && scoring.at.contains(tile.at))
            return tile.at;
    return scoring.at.value(0);
}

} // namespace

QList<CompletedFeature> completedFeatures(const State &state)
{
    QList<CompletedFeature> list;
    for (qsizetype i = state.scorings.size() - 1; i >= 0; --i) {
        const Scoring &scoring = state.scorings[i];
        const bool road = scoring.kind == ScoringKind::Road;
        if (scoring.final || scoring.points.isEmpty() || (!road && scoring.kind != ScoringKind::City))
            continue;
        CompletedFeature completed;
        completed.scoring = int(i);
        completed.turn = scoring.turn;
        completed.square = squareOf(state, scoring);
        completed.owners = scoring.points.keys();
        completed.facts.road = road;
        completed.facts.tiles = scoring.tiles;
        if (const Feature *feature = featureOf(state, scoring))
            addPrinted(completed.facts, state.board, *feature);
        list.append(completed);
    }
    return list;
}

} // namespace wayside
