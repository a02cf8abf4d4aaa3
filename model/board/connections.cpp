#include "model/board/connections.h"

namespace wayside {

namespace {

/// Edges of one square that the printed road joins to `from`, itself included; before rotation.
EdgeSet printedJoin(const TileDefinition &tile, const Ruleset &rules, int road, CellEdge from)
{
    const RoadSegment &segment = tile.roads[road];
    EdgeSet joined;
    joined.add(from.edge);
    if (!segment.through.isEmpty()) {
        // Several passes, since one pair may continue another; there are at most five edges in a square.
        for (int pass = 0; pass < 5; ++pass)
            for (const auto &[a, b] : segment.through)
                if (a.cell == from.cell && (joined.contains(a.edge) || joined.contains(b.edge))) {
                    joined.add(a.edge);
                    joined.add(b.edge);
                }
        return joined;
    }
    bool leavesSquare = false;
    for (const CellEdge &e : segment.edges) {
        if (e.cell == from.cell)
            joined.add(e.edge);
        else
            leavesSquare = true;
    }
    if (!leavesSquare || tile.cells.size() != 2)
        return joined;
    // A double tile's road from edge to edge without `through`: by the option, each half a square of its own, or
    // one segment that ends on the tile (S.leipzig).
    if (!rules.leipzigPerSquare)
        joined = EdgeSet();
    for (Edge e : kSquareEdges)
        if (rules.leipzigPerSquare && neighbour(tile.cells[from.cell], e) == tile.cells[1 - from.cell])
            joined.add(e);
    return joined;
}

/// Printed roads of one tile that are one road with `road` through tokens or printed tunnels on this tile alone.
QList<int> roadsJoinedOnTile(const QList<Junction> &junctions, int road)
{
    QList<int> roads{road};
    for (qsizetype i = 0; i < roads.size(); ++i)
        for (const Junction &j : junctions) {
            if (j.a.index == roads[i] && !roads.contains(j.b.index))
                roads.append(j.b.index);
            if (j.b.index == roads[i] && !roads.contains(j.a.index))
                roads.append(j.a.index);
        }
    return roads;
}

/// Two printed mouths are joined under the tile; with any other number none is (S.other-features.tunnel).
void addPrintedTunnel(QList<Junction> &junctions, const Board &board, int tile)
{
    const TileDefinition &def = *board.tiles[tile].tile;
    QList<RoadPiece> mouths;
    for (int road = 0; road < def.roads.size(); ++road)
        for (qsizetype i = 0; i < tunnelMouths(def, road).size(); ++i)
            mouths.append({tile, road});
    if (mouths.size() == 2)
        junctions.append(Junction{mouths[0], mouths[1]});
}

/// However its roads are drawn, a labyrinth is one road (X.labyrinth).
void addLabyrinth(QList<Junction> &junctions, const Board &board, int tile)
{
    const TileDefinition &def = *board.tiles[tile].tile;
    for (int road = 1; def.labyrinth && road < def.roads.size(); ++road)
        junctions.append(Junction{{tile, 0}, {tile, road}});
}

void addTunnelPairs(QList<Junction> &junctions, const Board &board)
{
    for (qsizetype i = 0; i < board.tunnelTokens.size(); ++i)
        for (qsizetype j = i + 1; j < board.tunnelTokens.size(); ++j) {
            const TunnelToken &a = board.tunnelTokens[i];
            const TunnelToken &b = board.tunnelTokens[j];
            if (a.player == b.player && a.pair == b.pair)
                junctions.append(Junction{{a.tile, a.road}, {b.tile, b.road}});
        }
}

} // namespace

RoadPiece roadPieceAt(const Board &board, int tile, int cell, Edge tableEdge)
{
    const int bridge = board.bridgeAt(tile, cell, tableEdge);
    const PlacedTile &placed = board.tiles[tile];
    if (bridge >= 0)
        return {tile, int(placed.tile->roads.size()) + bridge};
    return {tile, placed.tile->roadAt({cell, placed.toTile(tableEdge)})};
}

QList<int> tunnelMouths(const TileDefinition &tile, int road)
{
    QList<int> mouths;
    for (int node : tile.roads[road].ends)
        if (tile.nodes[node].kind == NodeKind::Tunnel)
            mouths.append(node);
    return mouths;
}

int tunnelTokenAt(const Board &board, int tile, int road, int node)
{
    for (int i = 0; i < board.tunnelTokens.size(); ++i) {
        const TunnelToken &t = board.tunnelTokens[i];
        if (t.tile == tile && t.road == road && t.node == node)
            return i;
    }
    return -1;
}

bool pairIsLaid(const Board &board, const TunnelToken &token)
{
    int laid = 0;
    for (const TunnelToken &t : board.tunnelTokens)
        laid += t.player == token.player && t.pair == token.pair;
    return laid >= 2;
}

int ferryOn(const Board &board, int tile)
{
    for (int i = 0; i < board.ferries.size(); ++i)
        if (board.ferries[i].tile == tile)
            return i;
    return -1;
}

bool mouthIsOpen(const Board &board, const Ruleset &rules, int tile, int road, int node)
{
    if (rules.tunnelsPrinted)
        return false;
    const int token = tunnelTokenAt(board, tile, road, node);
    return token < 0 || !pairIsLaid(board, board.tunnelTokens[token]);
}

QList<Junction> tokenJunctions(const Board &board, const Ruleset &rules)
{
    QList<Junction> junctions;
    for (const Ferry &ferry : board.ferries)
        junctions.append(Junction{{ferry.tile, ferry.roadA}, {ferry.tile, ferry.roadB}});
    if (!rules.tunnelsPrinted)
        addTunnelPairs(junctions, board);
    for (int tile = 0; tile < board.tiles.size(); ++tile) {
        addLabyrinth(junctions, board, tile);
        if (rules.tunnelsPrinted)
            addPrintedTunnel(junctions, board, tile);
    }
    return junctions;
}

QList<Junction> junctionsOn(const Board &board, const Ruleset &rules, int tile)
{
    QList<Junction> junctions;
    if (const int ferry = ferryOn(board, tile); ferry >= 0)
        junctions.append(Junction{{tile, board.ferries[ferry].roadA}, {tile, board.ferries[ferry].roadB}});
    addLabyrinth(junctions, board, tile);
    if (rules.tunnelsPrinted)
        addPrintedTunnel(junctions, board, tile);
    else
        addTunnelPairs(junctions, board);
    junctions.removeIf([tile](const Junction &j) { return j.a.tile != tile || j.b.tile != tile; });
    return junctions;
}

EdgeSet joinedEdges(const Board &board, const Ruleset &rules, int tile, int cell, Edge from)
{
    EdgeSet joined;
    const int bridge = board.bridgeAt(tile, cell, from);
    if (bridge >= 0) {
        joined.add(opposite(from));
        return joined;
    }
    const PlacedTile &placed = board.tiles[tile];
    const TileDefinition &def = *placed.tile;
    const CellEdge local{cell, placed.toTile(from)};
    const int road = def.roadAt(local);
    EdgeSet printed;
    if (road >= 0) {
        printed = printedJoin(def, rules, road, local);
        for (int other : roadsJoinedOnTile(junctionsOn(board, rules, tile), road)) {
            if (other == road)
                continue;
            for (const CellEdge &e : def.roads[other].edges)
                if (e.cell == cell)
                    printed.add(e.edge);
        }
    } else {
        // An inner edge of a multi-square tile: whichever road crosses it.
        for (int i = 0; i < def.roads.size(); ++i)
            for (const auto &[a, b] : def.roads[i].through)
                if (a == local || b == local)
                    printed = printedJoin(def, rules, i, local);
    }
    for (int e = 0; e < 5; ++e)
        if (printed.contains(Edge(e)) && Edge(e) != local.edge)
            joined.add(placed.toTable(Edge(e)));
    return joined;
}

} // namespace wayside
