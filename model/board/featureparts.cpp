#include "model/board/featureparts.h"

#include <algorithm>

namespace wayside {

namespace {

void addRoadPart(Feature &feature, const Board &board, const Ruleset &rules, const FeaturePart &part)
{
    const TileDefinition &def = *board.tiles[part.tile].tile;
    if (part.index >= def.roads.size())
        return;                                     // a bridge has nothing beside it (T.bridge)
    const RoadSegment &road = def.roads[part.index];
    for (int node : road.ends) {
        feature.ends.append({part.tile, node});
        if (def.nodes[node].kind == NodeKind::Tunnel && mouthIsOpen(board, rules, part.tile, part.index, node))
            feature.openMouths += 1;
    }
    for (int i = 0; i < def.roadside.size(); ++i) {
        if (!def.roadside[i].roads.contains(part.index))
            continue;
        feature.inn = feature.inn || def.roadside[i].kind == RoadsideKind::Inn;
        feature.roadside.append({part.tile, i});
    }
    for (int i = 0; i < def.signposts.size(); ++i)
        if (road.edges.contains(def.signposts[i].at))
            feature.signposts.append({part.tile, i});
    feature.labyrinth = feature.labyrinth || def.labyrinth;
}

template <typename T> void sortOnce(QList<T> &list)
{
    if (!std::is_sorted(list.cbegin(), list.cend()))
        std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

} // namespace

void addPart(Feature &feature, const Board &board, const Ruleset &rules, const FeaturePart &part)
{
    const TileDefinition &def = *board.tiles[part.tile].tile;
    feature.kind = part.kind;
    feature.parts.append(part);
    feature.tiles.append(part.tile);
    if (part.kind == FeatureKind::Road) {
        addRoadPart(feature, board, rules, part);
    } else if (part.kind == FeatureKind::City) {
        feature.pennants += def.cities[part.index].pennants;
        feature.cathedral = feature.cathedral || def.cities[part.index].cathedral;
    } else if (part.kind != FeatureKind::Field) {
        feature.openEnds = emptyRound(board, part.tile);
    }
}

void tidy(Feature &feature)
{
    sortOnce(feature.parts);
    sortOnce(feature.tiles);
    sortOnce(feature.ends);
    sortOnce(feature.roadside);
    sortOnce(feature.signposts);
}

int emptyRound(const Board &board, int tile)
{
    const PlacedTile &placed = board.tiles[tile];
    const Position centre = placed.squareOf(placed.tile->centreCell());
    int empty = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            empty += board.isFree(centre + Position{dx, dy});
    return empty;
}

QList<FeaturePart> partsOf(const TileDefinition &def, int tile)
{
    QList<FeaturePart> parts;
    for (int i = 0; i < def.roads.size(); ++i)
        parts.append({tile, FeatureKind::Road, i});
    for (int i = 0; i < def.cities.size(); ++i)
        parts.append({tile, FeatureKind::City, i});
    for (int i = 0; i < def.fields.size(); ++i)
        parts.append({tile, FeatureKind::Field, i});
    if (def.monastery || def.abbey)
        parts.append({tile, FeatureKind::Monastery, 0});
    if (def.garden)
        parts.append({tile, FeatureKind::Garden, 0});
    return parts;
}

} // namespace wayside
