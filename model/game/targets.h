// What may follow a tile in the second phase of its turn.
#pragma once

#include "model/game/game.h"

namespace wayside {

/// Something that may follow the tile in the second phase of a turn.
struct Target {
    enum class Kind : quint8 { Meeple, Tollhouse, Recall };
    Kind kind = Kind::Meeple;
    Position square;                                ///< where it shows
    FeaturePart part;                               ///< Meeple, Recall: the feature's part on the tile
    OnTile crossroads;                              ///< Tollhouse
    QList<MeepleKind> meeples;                      ///< Meeple: the kinds that may stand there and are left, usual one first
    QString feature;                                ///< Meeple: the record's words
};

/// Free features on the last tile, free crossroads anywhere, an abbot to take back. Empty where the turn isn't open.
QList<Target> targetsOf(const Game &game);
/// The turn with the target as its only action; for a meeple the first kind of the target unless told.
Turn withTarget(Turn turn, const Target &target, std::optional<MeepleKind> kind = {});

} // namespace wayside
