// A game as lists show it, without reading its events.
#pragma once

#include "model/game/record.h"
#include "model/game/state.h"

#include <QList>
#include <QMap>
#include <QString>

namespace wayside {

struct SummaryPlayer {
    QString name;
    Colour colour = Colour::Blue;
    int total = 0;              ///< as last computed
    friend bool operator==(const SummaryPlayer &, const SummaryPlayer &) = default;
};

/// What the library knows of an evening beside the record.
struct PlayDetails {
    QString place;              ///< as the player named it; may be empty
    int minutes = 0;            ///< at the table, without breaks; 0: not known
    friend bool operator==(const PlayDetails &, const PlayDetails &) = default;
};

struct GameSummary {
    QString id;
    QString title;
    QString note;
    QStringList tags;
    QString started;            ///< ISO 8601; may be empty
    QString modified;           ///< ISO 8601 UTC
    QList<SummaryPlayer> players;
    QStringList sets;
    PlayDetails played;
    int turns = 0;
    bool finished = false;
    QString rulesVersion;       ///< of the shown totals; may be empty
    QString origin;             ///< id of the game that this one was continued from; may be empty
    int originTurn = 0;         ///< after how many of its turns
    friend bool operator==(const GameSummary &, const GameSummary &) = default;
};

/// Where the totals that were shown when it was played differ from these: player's name to {shown, now}.
QMap<QString, std::pair<int, int>> shownDifferences(const TableRecord &record, const QList<int> &totals);

/// What the summary says of a table.
QList<SummaryPlayer> summaryPlayers(const TableRecord &record, const QList<int> &totals);

} // namespace wayside
