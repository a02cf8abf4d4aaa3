// Statistics over any selection of games, from the numbers kept beside each.
#pragma once

#include "model/game/numbers.h"

#include <QList>
#include <QMap>
#include <QString>

namespace wayside {

/// One game of the selection.
struct CountedGame {
    QString id;
    QString title;
    bool whatIf = false;        ///< continued from another game, whose turns it repeats
    GameNumbers numbers;
};

/// One game of a player, in the order of dates.
struct ProgressPoint {
    QString game;               ///< id
    QString started;            ///< ISO 8601; may be empty
    int total = 0;
    int place = 0;
    bool winner = false;
    double running = 0;         ///< average of this and the games before
};

struct PlayerStatistics {
    QString name;               ///< as written last; capital letters don't part players
    Colour colour = Colour::Blue;
    int games = 0;
    int finished = 0;
    int wins = 0;               ///< of finished games; shared ones count
    QMap<int, int> places;      ///< place to number of finished games
    int best = 0;
    int worst = 0;
    qint64 points = 0;
    QMap<QString, qint64> sources;      ///< by sourceBuckets(), in all games
    std::array<Tally, 3> signposts;     ///< by number of types
    Tally signpostsAtEnd;
    std::array<Tally, 2> tolls;         ///< small, large
    Tally tollsAtEnd;
    int bestScoring = 0;
    int bestSignposts = 0;
    int bestToll = 0;
    int longestRoad = 0;
    int longestStreak = 0;              ///< games won in a row
    QList<ProgressPoint> progress;

    double average() const { return games ? double(points) / games : 0; }
    double averageOf(const QString &source) const { return games ? double(sources.value(source)) / games : 0; }
    double winShare() const { return finished ? double(wins) / finished : 0; }
};

/// Two players over the finished games in which both took part, and what they had through each other in all games.
struct Duel {
    int a = -1;                 ///< indices into Statistics::players, a < b
    int b = -1;
    int games = 0;
    int aAhead = 0;
    int bAhead = 0;
    int level = 0;
    qint64 aPoints = 0;
    qint64 bPoints = 0;
    qint64 aShared = 0;         ///< points of a for features that b scored too
    qint64 bShared = 0;
    qint64 aTolls = 0;          ///< tolls of a on roads of b
    qint64 bTolls = 0;
};

struct Statistics {
    int games = 0;
    int finished = 0;
    double averageTurns = 0;
    int fewestTurns = 0;
    int mostTurns = 0;
    QMap<int, int> turns;               ///< finished games by number of turns, in steps of ten (0, 10, 20, …)
    double averageLeadChanges = 0;
    double averageWinningTotal = 0;
    QList<PlayerStatistics> players;    ///< most games first, then by name
    QList<Duel> duels;                  ///< most games first
};

/// Games in any order; averages take all games, wins, places and duels only finished ones.
Statistics statisticsOf(const QList<CountedGame> &games);

} // namespace wayside
