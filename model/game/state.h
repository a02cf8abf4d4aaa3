// The table after some turns: the fold of the record's first n entries. Made by replay.h only.
#pragma once

#include "model/board/features.h"
#include "model/game/gametiles.h"
#include "model/game/record.h"
#include "model/rules/score.h"
#include "model/rules/signposts.h"

#include <QHash>
#include <memory>

namespace wayside {

struct MeepleOnBoard {
    int player = -1;
    MeepleKind kind = MeepleKind::Meeple;
    FeaturePart on;
    int turn = 0;
    friend bool operator==(const MeepleOnBoard &, const MeepleOnBoard &) = default;
};

struct TollhouseOnBoard {
    int player = -1;
    OnTile crossroads;          ///< tile and node
    int value = 1;              ///< 1 small toll, 2 large toll
    bool turnsOver = false;     ///< collected from travellers and turns over at the end of the turn (T.flip)
    friend bool operator==(const TollhouseOnBoard &, const TollhouseOnBoard &) = default;
};

/// A finished two-tile city that waits for the next feature completed in its neighbourhood (X.castle).
struct CastleOnBoard {
    int player = -1;
    MeepleKind meeple = MeepleKind::Meeple;     ///< stands on it until it scores
    QList<Position> city;
    QList<Position> neighbourhood;              ///< the city's squares and the two on each long side
    int turn = 0;
    bool scored = false;
};

struct RobberBeside {
    int owner = -1;
    int beside = -1;            ///< whose scoring figure
};

struct Bathhouse {
    FeaturePart on;
    int value = 3;
};

/// A broken rule, or a warning, in the table's language.
struct Problem {
    int turn = 0;               ///< counted from 1; 0 is the setup
    QString code;               ///< record format, section 8
    QString message;            ///< one line: what, why and where
    QString rule;               ///< id of the rule
    QList<Position> at;
};

/// What never changes during a game.
struct GameSetup {
    QList<Player> players;
    Ruleset rules;
    GameTiles tiles;
};

struct State {
    Board board;
    FeatureMap features;                    ///< of the board as it lies
    QList<MeepleOnBoard> meeples;
    QList<TollhouseOnBoard> tollhouses;     ///< in the order in which they came out; at most one a player
    QList<CastleOnBoard> castles;
    QList<RobberBeside> robbers;
    QList<Bathhouse> bathhouses;
    std::optional<FeaturePart> mage;
    std::optional<FeaturePart> witch;
    QHash<QString, int> seen;               ///< copies laid or set aside, by GameTiles::countKey
    QStringList setAside;                   ///< ids, in order
    QList<Scoring> scorings;
    QList<Problem> problems;
    QList<Problem> warnings;
    int turns = 0;                          ///< turns played
    int lastPlayer = -1;
    bool finished = false;                  ///< final scoring is done

    /// Points of each player so far.
    QList<int> totals(int players) const;
    /// Meeples of the kind that the player still holds: 7, 1 large, 1 abbot as the options allow.
    int supply(int player, MeepleKind kind, const Ruleset &rules) const;
    /// Index into meeples of those on a feature.
    QList<int> meeplesOn(int feature) const;
    /// The tollhouse on a crossroads, or a player's; -1 if there is none.
    int tollhouseAt(OnTile crossroads) const;
    int tollhouseOf(int player) const;
    /// The free or taken crossroads on a square; nothing where there is none (T.crossroads).
    std::optional<OnTile> crossroadsAt(Position square) const;
    /// One without a tollhouse: two triangles may bring two to one square.
    std::optional<OnTile> freeCrossroadsAt(Position square) const;
    /// Whose turn is next: the one after the last player; 0 at the beginning.
    int nextPlayer(int players) const { return lastPlayer < 0 ? 0 : (lastPlayer + 1) % players; }
};

/// What a feature would bring as it lies: as if completed (complete) or at the end.
QList<ScorePart> valueOfFeature(const State &state, const Ruleset &rules, int feature, bool asComplete);
/// What a tollhouse would collect from a road: now if completed, or at the end.
QList<ScorePart> tollOfRoad(const State &state, const TollhouseOnBoard &tollhouse, int road, bool atEnd);
/// Players with the majority on a feature; empty where nobody is (B.majority).
QList<int> ownersOf(const State &state, int feature);
/// Verdicts of all signposts on the table.
QList<SignpostVerdict> verdicts(const State &state, const GameSetup &setup);

} // namespace wayside
