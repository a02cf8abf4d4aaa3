// Plays for BG Stats, another program's format: a play file (.bgsplay) and a link that its phone app opens.
#pragma once

#include "model/game/numbers.h"
#include "model/storage/gamesummary.h"

#include <QByteArray>
#include <QUrl>

namespace wayside {

/// What BG Stats can hold of a game.
struct BgStatsPlay {
    QString id;                 ///< of the game; may be empty: then it is derived from the record
    TableRecord record;         ///< title, note, started, sets
    GameNumbers numbers;
    PlayDetails played;
    QString setNames;           ///< expansions by name, in the user's words
};

BgStatsPlay bgStatsPlay(const Catalogue &catalogue, const TableRecord &record, const GameNumbers &numbers, const PlayDetails &played,
                        const QString &language);

/// The play file's bytes, JSON. The same games give the same ids each time, so that nothing is doubled.
QByteArray bgStatsFile(const QList<BgStatsPlay> &plays);
/// The link for the QR code. Where it would be longer than kEasyLink it leaves out, in this order: the players' ids (their names again),
/// the title, the players' colours.
QUrl bgStatsLink(const BgStatsPlay &play);

/// Bytes of a QR code with 117 modules a side, which phones read from a small screen: with its rim 125, at 4 pixels 500.
inline constexpr int kEasyLink = 1273;

/// Carcassonne's number at BoardGameGeek.
inline constexpr int kCarcassonneBggId = 822;

} // namespace wayside
