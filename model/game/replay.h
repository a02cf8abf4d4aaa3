// The only code that changes a state. The same rules serve the ghost tile, the click, the import and the command line.
#pragma once

#include "model/game/state.h"

namespace wayside {

GameSetup setupOf(const Catalogue &catalogue, const TableRecord &record);

/// The table before the first turn. Problems of the setup (unknown sets and tiles, tiles that don't fit) are in the state as turn 0.
State startState(const GameSetup &setup, const TableRecord &record);

/// Plays one turn. Broken rules are listed in the state's problems; what lies on the table stays, a meeple, tollhouse or token that
/// may not be there isn't put (record format, section 8).
void applyTurn(const GameSetup &setup, State &state, const Turn &turn);

/// The problems that the turn would have; empty where it may be played as it is.
QList<Problem> checkTurn(const GameSetup &setup, const State &state, const Turn &turn);

/// The final scoring (B.final, S.final, T.final, B.field).
void applyFinal(const GameSetup &setup, State &state);

/// The whole record; final scoring where it is marked finished, or where `forceFinal`.
State replay(const GameSetup &setup, const TableRecord &record, bool forceFinal = false);

/// The state after each number of turns, 0 to all; without final scoring.
QList<State> replayAll(const GameSetup &setup, const TableRecord &record);

/// Totals if the game ended now.
QList<int> projectedTotals(const GameSetup &setup, const State &state);

} // namespace wayside
