// Where a tile fits, and why not (B.place).
#pragma once

#include "model/board/board.h"

#include <QString>

namespace wayside {

/// Why a placement breaks a rule: a problem code of the record format and the square it shows at.
struct PlacementFault {
    QString code;               ///< "square-taken", "edge-mismatch", "no-neighbour" or "bad-token" (an abbey that fills no hole)
    Position square;
    Edge edge = Edge::N;        ///< of an edge-mismatch, on the table
};

/// Faults of a tile that is not on the board yet; empty where it may lie. On an empty board anything may.
QList<PlacementFault> placementFaults(const Board &board, const TileRef &tile, Position at, Rotation rotation);

/// Faults of the tile that was put down last, judged with the bridges that lie now.
/// `needsNeighbour` is false in the setup.
QList<PlacementFault> faultsOfPlaced(const Board &board, int tile, bool needsNeighbour);

/// True where one of its squares is covered already, in a way that two triangles can't share.
bool squaresTaken(const Board &board, const TileRef &tile, Position at, Rotation rotation, Position *where = nullptr);

/// Legal rotations at the square, in order from R0. Rotations that look the same are all listed.
QList<Rotation> legalRotations(const Board &board, const TileRef &tile, Position at);

/// Free squares that touch a placed tile, and half-filled squares; every square where something might be laid.
QList<Position> openSquares(const Board &board);

/// Squares to which some legal rotation of the tile puts its first cell.
QList<Position> legalSquares(const Board &board, const TileRef &tile);

/// The same definition turned looks the same (a straight road by 180 degrees): used to skip doubles.
bool looksSame(const TileDefinition &tile, Rotation a, Rotation b);

} // namespace wayside
