#include "model/game/remaining.h"

#include "model/board/placement.h"

#include <algorithm>

namespace wayside {

int copiesLeft(const GameSetup &setup, const State &state, const QString &tileId)
{
    const int copies = setup.tiles.copies(tileId);
    return copies < 0 ? -1 : std::max(0, copies - state.seen.value(setup.tiles.countKey(tileId)));
}

namespace {

/// One tile of each type that is left: illustrations don't change where a tile fits.
QList<TileRef> typesLeft(const GameSetup &setup, const State &state)
{
    QList<TileRef> types;
    QSet<QString> known;
    for (const TileRef &tile : setup.tiles.all())
        if (!known.contains(tile->type()) && copiesLeft(setup, state, tile->id) != 0) {
            known.insert(tile->type());
            types.append(tile);
        }
    return types;
}

bool fits(const Board &board, const TileRef &tile, Position square)
{
    for (Rotation r : kRotations)
        for (const Position &cell : tile->cells)
            if (placementFaults(board, tile, square - rotated(cell, r), r).isEmpty())
                return true;
    return false;
}

} // namespace

QList<Position> deadSquares(const GameSetup &setup, const State &state)
{
    const QList<TileRef> types = typesLeft(setup, state);
    QList<Position> dead;
    for (const Position &square : openSquares(state.board))
        if (std::none_of(types.begin(), types.end(), [&](const TileRef &tile) { return fits(state.board, tile, square); }))
            dead.append(square);
    return dead;
}

} // namespace wayside
