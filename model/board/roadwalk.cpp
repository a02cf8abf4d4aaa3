#include "model/board/roadwalk.h"

#include <algorithm>

namespace wayside {

namespace {

/// The tiles that continue the road from this tile.
QList<int> nextTiles(const Board &board, const FeatureMap &features, int road, int tile)
{
    QList<int> next;
    const PlacedTile &placed = board.tiles[tile];
    for (const CellEdge &edge : placed.tile->outerEdges()) {
        const Edge onTable = placed.toTable(edge.edge);
        const RoadPiece here = roadPieceAt(board, tile, edge.cell, onTable);
        if (here.index < 0 || features.of({here.tile, FeatureKind::Road, here.index}) != road)
            continue;
        if (const auto beyond = board.beyond(tile, edge.cell, onTable); beyond && beyond->tile != tile && !next.contains(beyond->tile))
            next.append(beyond->tile);
    }
    return next;
}

void walk(const Board &board, const FeatureMap &features, int road, int tile, QList<int> &order)
{
    QList<int> open{tile};
    while (!open.isEmpty()) {
        const int at = open.takeLast();
        if (order.contains(at))
            continue;
        order.append(at);
        const QList<int> next = nextTiles(board, features, road, at);
        for (auto it = next.crbegin(); it != next.crend(); ++it)
            if (!order.contains(*it) && features.features[road].tiles.contains(*it))
                open.append(*it);
    }
}

} // namespace

QList<int> roadWalk(const Board &board, const FeatureMap &features, int road)
{
    const QList<int> &tiles = features.features[road].tiles;
    QList<int> order;
    const auto isEnd = [&](int tile) { return nextTiles(board, features, road, tile).size() <= 1; };
    const auto first = std::find_if(tiles.begin(), tiles.end(), isEnd);
    walk(board, features, road, first == tiles.end() ? tiles.first() : *first, order);
    // Tunnels and ferries join pieces that don't touch.
    for (int tile : tiles)
        if (!order.contains(tile))
            walk(board, features, road, tile, order);
    return order;
}

} // namespace wayside
