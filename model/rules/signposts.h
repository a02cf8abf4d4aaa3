// Which signposts point the right way (S.correct, S.connect, S.other-features, S.halfling, S.double, S.leipzig).
#pragma once

#include "model/board/connections.h"
#include "model/board/features.h"

namespace wayside {

enum class SignpostState : quint8 { Open, Correct, Wrong, Undecided };

/// The verdict on one signpost that lies on the table.
struct SignpostVerdict {
    OnTile which;                       ///< tile and index in its definition's signposts
    Position at;                        ///< its square
    Edge edge = Edge::N;                ///< on the table
    SignpostType type = SignpostType::Straight;
    SignpostState state = SignpostState::Open;
    QString rule;                       ///< id of the rule that decides
    JoinObstacle why = JoinObstacle::None;
};

/// Judges one signpost as the table lies now. tunnelPairFree: some player still holds both tokens of a tunnel pair.
SignpostVerdict judgeSignpost(const Board &board, const Ruleset &rules, OnTile which, bool tunnelPairFree);
QList<SignpostVerdict> judgeSignposts(const Board &board, const Ruleset &rules, bool tunnelPairFree);

/// Tunnel token pairs of each player: 1; with three players 2, with two 3 (X.tunnel).
int tunnelPairsEach(int players);
/// True where some player has a pair of which no token lies yet.
bool tunnelPairFree(const Board &board, int players);

QString toString(SignpostState s);

} // namespace wayside
