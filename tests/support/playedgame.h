// A legal game played by chance, always the same for a seed: for tests that need a table with everything on it.
#pragma once

#include "model/game/entry.h"

#include <QRandomGenerator>

namespace wayside {

inline TableRecord emptyTable(const QStringList &sets, const QStringList &names)
{
    TableRecord record;
    record.sets = sets;
    for (int i = 0; i < names.size(); ++i)
        record.players.append({names[i], Colour(i % 6), {}});
    record.start = {{QStringLiteral("base:D"), {0, 0}, Rotation::R0, {}}};
    return record;
}

/// Enters one turn as a player at the table would: a tile that fits, and often a figure or the tollhouse.
inline bool playTurn(Entry &entry, QRandomGenerator &chance)
{
    const Game &game = entry.game();
    for (int tries = 0; tries < 60; ++tries) {
        const QList<TileRef> &all = game.setup().tiles.all();
        const TileRef tile = all[chance.bounded(int(all.size()))];
        if (tile->count == 0 || entry.left(tile->id) <= 0)
            continue;
        entry.takeInHand(tile->id);
        const QList<Position> squares = entry.legalSquares();
        if (squares.isEmpty())
            continue;
        const Position at = squares[chance.bounded(int(squares.size()))];
        const QList<Rotation> rotations = entry.rotationsAt(at);
        if (rotations.isEmpty() || !entry.lay(tile->id, at, rotations[chance.bounded(int(rotations.size()))]))
            continue;
        const QList<Target> targets = entry.targets();
        if (!targets.isEmpty() && chance.bounded(3) > 0)
            entry.act(targets[chance.bounded(int(targets.size()))]);
        else
            entry.nothing();
        return true;
    }
    return false;
}

inline std::unique_ptr<Game> playedGame(const Catalogue &catalogue, const QStringList &sets, const QStringList &names, int turns, quint32 seed)
{
    auto game = std::make_unique<Game>(catalogue, emptyTable(sets, names), QList<Event>(), 0, nullptr);
    Entry entry(*game);
    QRandomGenerator chance(seed);
    while (game->record().turns.size() < turns && playTurn(entry, chance)) { }
    return game;
}

} // namespace wayside
