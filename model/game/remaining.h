// What is still in the box, where it fits, and how likely it comes: the helps that a tournament switches off.
#pragma once

#include "model/game/state.h"

namespace wayside {

/// Copies of this very tile that may still be in the box, never more than of its type; -1 without limit. A tile without
/// copies of its own ("plain or unknown") has those of its type. `aside` was drawn since and is not in the state yet.
int copiesLeft(const GameSetup &setup, const State &state, const QString &id, const QStringList &aside = {});
/// Copies of the tile's type in the box; -1 without limit.
int typeLeft(const GameSetup &setup, const State &state, const QString &id, const QStringList &aside = {});

/// Tiles of one type that are left.
struct RemainingType {
    TileRef tile;               ///< one of the type, the plain one where there is one
    int left = 0;               ///< -1 without limit
    int copies = 0;             ///< in the whole game; -1 without limit
};

/// Every type in the box, sets in the record's order.
QList<RemainingType> remainingTypes(const GameSetup &setup, const State &state);
/// All tiles in the box; those without limit don't count.
int tilesLeft(const QList<RemainingType> &types);

/// How many of the next `total` tiles a player will draw when all are drawn in turn, beginning with player `next`.
int drawsOf(int player, int next, int players, int total);
/// Chance that at least one of `wanted` tiles is among `draws` of `total` drawn without putting back (hypergeometric).
double chanceOfDrawing(int wanted, int total, int draws);

/// What may be laid on a square, one tile a type.
QList<RemainingType> typesThatFit(const Board &board, const QList<RemainingType> &types, Position square);
/// Free squares beside the tiles that nothing in the box fits, row by row; none once the box is empty.
QList<Position> deadSquares(const Board &board, const QList<RemainingType> &types);

/// What an open signpost waits for.
struct SignpostOutlook {
    SignpostVerdict verdict;
    Position next;                      ///< the square that it points at
    Edge entered = Edge::N;             ///< of that square, where the road comes in
    Edge needed = Edge::N;              ///< of that square, where the road must go on
    QList<RemainingType> makers;        ///< that fit there and make it correct; most copies first
    int copies = 0;                     ///< of all makers; without limit they count nothing
    int gain = 0;                       ///< points more for the completed road if it comes out correct
};

/// The open signposts of the table, the likeliest first.
QList<SignpostOutlook> signpostOutlooks(const GameSetup &setup, const State &state);

} // namespace wayside
