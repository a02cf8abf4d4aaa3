// What lists and statistics need of a game, without playing it again: cached beside it, never read as the score.
#pragma once

#include "model/game/state.h"

#include <QJsonObject>
#include <QMap>
#include <array>
#include <optional>

namespace wayside {

/// How often, and how many points in all.
struct Tally {
    int count = 0;
    int points = 0;
    void add(int more) { ++count; points += more; }
    friend bool operator==(const Tally &, const Tally &) = default;
};

struct PlayerNumbers {
    QString name;
    Colour colour = Colour::Blue;
    int total = 0;
    int place = 1;                          ///< 1 is the best; players on a par share it
    bool winner = false;                    ///< of a finished game; all on a tie
    bool began = false;                     ///< took the first turn
    int tiles = 0;                          ///< laid
    QMap<QString, int> sources;             ///< by sourceBuckets()
    std::array<Tally, 3> signposts;         ///< completed roads with correct signposts of one, two and three types
    Tally signpostsAtEnd;                   ///< unfinished roads with correct signposts
    std::array<Tally, 2> tolls;             ///< small and large
    Tally tollsAtEnd;
    int bestScoring = 0;                    ///< points of the best single scoring
    int bestSignposts = 0;                  ///< points of the best signpost bonus
    int bestToll = 0;
    int longestRoad = 0;                    ///< tiles of the longest road that scored for the player
    QList<int> shared;                      ///< points from features that the player of this index scored too
    QList<int> tollsFrom;                   ///< points of tolls on roads that scored for the player of this index and not for this one
    friend bool operator==(const PlayerNumbers &, const PlayerNumbers &) = default;
};

struct GameNumbers {
    QList<PlayerNumbers> players;
    QStringList sets;
    QString started;                        ///< ISO 8601; may be empty
    bool finished = false;
    int turns = 0;
    int tiles = 0;                          ///< on the table
    int leadChanges = 0;
    int problems = 0;
    QString rulesVersion;                   ///< that made these numbers
    friend bool operator==(const GameNumbers &, const GameNumbers &) = default;

    QStringList playerNames() const;
    QStringList winners() const;
};

/// `state` is the whole record's, with the final scoring where it is finished.
GameNumbers numbersOf(const TableRecord &record, const State &state);

QJsonObject toJson(const GameNumbers &numbers);
/// Nothing where it was made by another form of this value, or is damaged: count the game again.
std::optional<GameNumbers> numbersFromJson(const QJsonObject &json);

/// Places of totals: 1 for the highest, the same for the same.
QList<int> placesOf(const QList<int> &totals);
/// Index of the one with the highest total; -1 where several share it.
int soleLeader(const QList<int> &totals);

} // namespace wayside
