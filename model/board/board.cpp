#include "model/board/board.h"

namespace wayside {

std::optional<Corner> PlacedTile::half() const
{
    if (!tile->half)
        return std::nullopt;
    return rotated(*tile->half, rotation);
}

int PlacedTile::cellAt(Position square) const
{
    for (int cell = 0; cell < tile->cells.size(); ++cell)
        if (squareOf(cell) == square)
            return cell;
    return -1;
}

int Board::put(const PlacedTile &tile)
{
    const int index = int(tiles.size());
    tiles.append(tile);
    for (int cell = 0; cell < tile.tile->cells.size(); ++cell)
        m_squares[tile.squareOf(cell)].append({index, cell});
    return index;
}

QList<Occupant> Board::at(Position square) const { return m_squares.value(square); }

std::optional<Occupant> Board::covering(Position square, Edge tableEdge) const
{
    const auto it = m_squares.constFind(square);
    if (it == m_squares.constEnd())
        return std::nullopt;
    for (const Occupant &occupant : *it) {
        const auto half = tiles[occupant.tile].half();
        if (!half || cornerHasEdge(*half, tableEdge))
            return occupant;
    }
    return std::nullopt;
}

std::optional<Occupant> Board::beyond(int tile, int cell, Edge tableEdge) const
{
    const Position square = tiles[tile].squareOf(cell);
    if (tableEdge != Edge::X)
        return covering(neighbour(square, tableEdge), opposite(tableEdge));
    for (const Occupant &occupant : at(square))
        if (occupant.tile != tile)
            return occupant;
    return std::nullopt;
}

int Board::bridgeAt(int tile, int cell, Edge tableEdge) const
{
    for (int i = 0; i < bridges.size(); ++i)
        if (bridges[i].tile == tile && bridges[i].cell == cell && bridges[i].spans(tableEdge))
            return i;
    return -1;
}

int Board::bridgeOn(int tile, int cell) const
{
    for (int i = 0; i < bridges.size(); ++i)
        if (bridges[i].tile == tile && bridges[i].cell == cell)
            return i;
    return -1;
}

EdgeKind Board::edgeKind(int tile, int cell, Edge tableEdge) const
{
    if (bridgeAt(tile, cell, tableEdge) >= 0)
        return EdgeKind::Road;
    const PlacedTile &placed = tiles[tile];
    return placed.tile->edgeKind({cell, placed.toTile(tableEdge)});
}

} // namespace wayside
