// Roads and cities that were completed and scored in a game: what points entered by hand may belong to (rules X, second group).
#pragma once

#include "model/game/state.h"
#include "model/rules/enteredpoints.h"

namespace wayside {

struct CompletedFeature {
    int scoring = -1;           ///< index into State::scorings
    int turn = 0;               ///< counted from 1
    Position square;            ///< by which it is named: that of the tile that completed it, else its first
    QList<int> owners;          ///< players who scored it, ascending
    EnteredFacts facts;         ///< what the table tells: length, castles, cathedral; little buildings are the player's to say
};

/// Completed roads and cities that somebody scored, the newest first. Final scorings are none.
QList<CompletedFeature> completedFeatures(const State &state);

} // namespace wayside
