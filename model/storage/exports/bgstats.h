// Plays for BG Stats, another program's format: a play file (.bgsplay) and a link that its phone app opens.
#pragma once

#include "model/game/numbers.h"

#include <QByteArray>
#include <QUrl>

namespace wayside {

/// What BG Stats can hold of a game.
struct BgStatsPlay {
    QString id;                 ///< of the game; may be empty: then it is derived from the record
    TableRecord record;         ///< title, note, started, sets
    GameNumbers numbers;
    int durationMinutes = 0;    ///< 0: not known
    QString location;
    QString setNames;           ///< expansions by name, in the user's words
};

BgStatsPlay bgStatsPlay(const Catalogue &catalogue, const TableRecord &record, const GameNumbers &numbers, const QString &language);

/// The play file's bytes, JSON. The same games give the same ids each time, so that nothing is doubled.
QByteArray bgStatsFile(const QList<BgStatsPlay> &plays);
/// The link for the QR code.
QUrl bgStatsLink(const BgStatsPlay &play);

/// Carcassonne's number at BoardGameGeek.
inline constexpr int kCarcassonneBggId = 822;

} // namespace wayside
