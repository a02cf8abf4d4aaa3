// What the board says about a thing under the pointer, in a line or a few.
#pragma once

#include "model/game/state.h"

namespace wayside {

/// "Road of 5 tiles, 2 open ends. Blue 1. Now 5, complete 5 + 9."; rich text.
QString tipForFeature(const GameSetup &setup, const State &state, const FeaturePart &part);
QString tipForSignpost(const GameSetup &setup, const State &state, OnTile signpost);
QString tipForTollhouse(const GameSetup &setup, const TollhouseOnBoard &tollhouse);
/// Broken rules at the square, accepted or not; empty where there are none.
QString tipForProblems(const State &state, Position square);

} // namespace wayside
