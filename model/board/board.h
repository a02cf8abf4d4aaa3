// What lies on the table: tiles and the tokens that change how their roads connect.
#pragma once

#include "model/game/record.h"
#include "model/tiles/tiledefinition.h"

#include <QHash>
#include <QList>
#include <optional>

namespace wayside {

struct PlacedTile {
    TileRef tile;
    Position at;                        ///< square of the first cell
    Rotation rotation = Rotation::R0;
    int turn = 0;                       ///< counted from 1; 0 is the setup
    int player = -1;                    ///< who laid it; -1 in the setup

    Position squareOf(int cell) const { return at + rotated(tile->cells[cell], rotation); }
    Edge toTable(Edge e) const { return rotated(e, rotation); }
    Edge toTile(Edge e) const { return rotated(e, inverse(rotation)); }
    HalfEdge toTable(HalfEdge h) const { return rotated(h, rotation); }
    HalfEdge toTile(HalfEdge h) const { return rotated(h, inverse(rotation)); }
    std::optional<Corner> half() const;
    /// -1 where the tile doesn't cover the square.
    int cellAt(Position square) const;
};

/// One tile's square that lies on a square of the table; two triangles may share one.
struct Occupant {
    int tile = -1;                      ///< index into Board::tiles
    int cell = 0;
};

/// A bridge over two opposite field edges of a square (X.bridge).
struct Bridge {
    int tile = -1;
    int cell = 0;
    bool northSouth = false;            ///< on the table
    int player = -1;
    bool spans(Edge tableEdge) const { return tableEdge != Edge::X && (int(tableEdge) % 2 == 0) == northSouth; }
};

/// A token on a tunnel mouth (X.tunnel): the end of road `road` at node `node`.
struct TunnelToken {
    int tile = -1;
    int road = -1;
    int node = -1;
    int player = -1;
    int pair = 0;                       ///< counted from 1
    int turn = 0;
};

/// A ferry between two road ends at a lake (X.ferry).
struct Ferry {
    int tile = -1;
    int roadA = -1;
    int roadB = -1;
    int turn = 0;                       ///< turn in which it was laid or last moved
};

class Board
{
public:
    QList<PlacedTile> tiles;
    QList<Bridge> bridges;
    QList<TunnelToken> tunnelTokens;
    QList<Ferry> ferries;

    /// Puts a tile down unchecked; returns its index.
    int put(const PlacedTile &tile);
    QList<Occupant> at(Position square) const;
    bool isFree(Position square) const { return !m_squares.contains(square); }
    /// Who covers the edge (N E S W on the table) of the square; nothing where it is free or a triangle's gap.
    std::optional<Occupant> covering(Position square, Edge tableEdge) const;
    /// The tile that touches this edge from beyond; for X the other triangle of the same square.
    std::optional<Occupant> beyond(int tile, int cell, Edge tableEdge) const;
    /// Index into bridges of the bridge that spans the edge; -1 if none does.
    int bridgeAt(int tile, int cell, Edge tableEdge) const;
    int bridgeOn(int tile, int cell) const;
    /// What continues over the edge, bridges included.
    EdgeKind edgeKind(int tile, int cell, Edge tableEdge) const;
    bool isAbbey(int tile) const { return tiles[tile].tile->abbey; }
    const QHash<Position, QList<Occupant>> &squares() const { return m_squares; }

private:
    QHash<Position, QList<Occupant>> m_squares;
};

} // namespace wayside
