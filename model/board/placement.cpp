#include "model/board/placement.h"

#include <QSet>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

/// The kind that a not yet placed or placed tile shows over an edge; an abbey matches anything.
std::optional<PlacementFault> edgeFault(const Board &board, const PlacedTile &placed, int cell, Edge tableEdge,
                                        EdgeKind own, bool &touchesTile, int self)
{
    const Position square = placed.squareOf(cell);
    std::optional<Occupant> other;
    if (tableEdge == Edge::X) {
        for (const Occupant &occupant : board.at(square))
            if (occupant.tile != self)
                other = occupant;
    } else {
        other = board.covering(neighbour(square, tableEdge), opposite(tableEdge));
    }
    if (!other || other->tile == self)
        return std::nullopt;
    touchesTile = true;
    if (placed.tile->abbey || board.isAbbey(other->tile))
        return std::nullopt;
    if (board.edgeKind(other->tile, other->cell, opposite(tableEdge)) == own)
        return std::nullopt;
    return PlacementFault{u"edge-mismatch"_s, square, tableEdge};
}

bool fillsHole(const Board &board, Position square)
{
    return std::all_of(kSquareEdges.begin(), kSquareEdges.end(), [&](Edge e) {
        return board.covering(neighbour(square, e), opposite(e)).has_value();
    });
}

QList<PlacementFault> faultsOf(const Board &board, const PlacedTile &placed, int self, bool needsNeighbour)
{
    QList<PlacementFault> faults;
    bool touches = false;
    for (const CellEdge &e : placed.tile->outerEdges()) {
        const Edge onTable = placed.toTable(e.edge);
        const EdgeKind own = self >= 0 ? board.edgeKind(self, e.cell, onTable) : placed.tile->edgeKind(e);
        if (const auto fault = edgeFault(board, placed, e.cell, onTable, own, touches, self))
            faults.append(*fault);
    }
    if (needsNeighbour && !touches)
        faults.append({u"no-neighbour"_s, placed.at, Edge::N});
    if (placed.tile->abbey && needsNeighbour && !fillsHole(board, placed.at))
        faults.append({u"bad-token"_s, placed.at, Edge::N});
    return faults;
}

} // namespace

bool squaresTaken(const Board &board, const TileRef &tile, Position at, Rotation rotation, Position *where)
{
    const PlacedTile placed{tile, at, rotation, 0, -1};
    for (int cell = 0; cell < tile->cells.size(); ++cell) {
        const Position square = placed.squareOf(cell);
        const QList<Occupant> there = board.at(square);
        if (there.isEmpty())
            continue;
        const auto own = placed.half();
        const auto other = board.tiles[there.first().tile].half();
        if (there.size() == 1 && own && other && *own == opposite(*other))
            continue;
        if (where)
            *where = square;
        return true;
    }
    return false;
}

QList<PlacementFault> placementFaults(const Board &board, const TileRef &tile, Position at, Rotation rotation)
{
    Position where;
    if (squaresTaken(board, tile, at, rotation, &where))
        return {{u"square-taken"_s, where, Edge::N}};
    return faultsOf(board, PlacedTile{tile, at, rotation, 0, -1}, -1, !board.tiles.isEmpty());
}

QList<PlacementFault> faultsOfPlaced(const Board &board, int tile, bool needsNeighbour)
{
    return faultsOf(board, board.tiles[tile], tile, needsNeighbour);
}

QList<Rotation> legalRotations(const Board &board, const TileRef &tile, Position at)
{
    QList<Rotation> legal;
    for (Rotation r : kRotations)
        if (placementFaults(board, tile, at, r).isEmpty())
            legal.append(r);
    return legal;
}

QList<Position> openSquares(const Board &board)
{
    QSet<Position> open;
    for (auto it = board.squares().begin(); it != board.squares().end(); ++it) {
        const bool halfFilled = it->size() == 1 && board.tiles[it->first().tile].tile->half;
        if (halfFilled)
            open.insert(it.key());
        for (Edge e : kSquareEdges)
            if (board.isFree(neighbour(it.key(), e)))
                open.insert(neighbour(it.key(), e));
    }
    QList<Position> list(open.begin(), open.end());
    std::sort(list.begin(), list.end(), [](Position a, Position b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
    return list;
}

QList<Position> legalSquares(const Board &board, const TileRef &tile)
{
    if (board.tiles.isEmpty())
        return {Position{}};
    QSet<Position> candidates;
    for (Position open : openSquares(board))
        for (Rotation r : kRotations)
            for (const Position &cell : tile->cells)
                candidates.insert(open - rotated(cell, r));
    QList<Position> legal;
    for (Position p : candidates)
        if (!legalRotations(board, tile, p).isEmpty())
            legal.append(p);
    std::sort(legal.begin(), legal.end(), [](Position a, Position b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
    return legal;
}

namespace {
/// Every road, city, … as a set of turned edges, so that two rotations can be compared whatever the order of lists.
QStringList turnedFeatures(const TileDefinition &tile, Rotation r)
{
    QStringList list;
    const auto edges = [&](const QList<CellEdge> &of) {
        QStringList names;
        for (const CellEdge &e : of) {
            const Position p = rotated(tile.cells[e.cell], r);
            names.append(u"%1,%2%3"_s.arg(p.x).arg(p.y).arg(toString(rotated(e.edge, r))));
        }
        names.sort();
        return names.join(u' ');
    };
    const auto beside = [&](int road) {
        QStringList names;
        for (const Roadside &thing : tile.roadside)
            if (thing.roads.contains(road))
                names.append(toString(thing.kind));
        names.sort();
        return names.join(u' ');
    };
    for (int i = 0; i < tile.roads.size(); ++i) {
        QStringList ends;
        for (int node : tile.roads[i].ends)
            ends.append(toString(tile.nodes[node].kind));
        list.append(u"r%1|%2|%3"_s.arg(edges(tile.roads[i].edges), ends.join(u' '), beside(i)));
    }
    for (const CitySegment &city : tile.cities)
        list.append(u"c%1|%2|%3"_s.arg(edges(city.edges)).arg(city.pennants).arg(city.cathedral));
    for (const RiverSegment &river : tile.rivers)
        list.append(u"v%1"_s.arg(edges(river.edges)));
    for (const Signpost &s : tile.signposts)
        list.append(u"s%1|%2"_s.arg(edges({s.at}), toString(s.type)));
    for (const FieldSegment &field : tile.fields) {
        QStringList halves;
        for (const CellHalf &h : field.sides)
            halves.append(u"%1%2"_s.arg(h.cell).arg(toString(rotated(h.half, r))));
        halves.sort();
        list.append(u"f%1"_s.arg(halves.join(u' ')));
    }
    if (tile.half)
        list.append(u"h%1"_s.arg(toString(rotated(*tile.half, r))));
    list.sort();
    return list;
}
} // namespace

bool looksSame(const TileDefinition &tile, Rotation a, Rotation b)
{
    return a == b || turnedFeatures(tile, a) == turnedFeatures(tile, b);
}

} // namespace wayside
