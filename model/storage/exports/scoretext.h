// A game's score as plain text, to paste into a message; in the language of the program.
#pragma once

#include "model/game/state.h"

#include <QString>

namespace wayside {

/// Title, date, sets, totals by source and what brought most; a few lines that read well in any font.
QString scoreText(const TableRecord &record, const GameSetup &setup, const State &state);

/// One scoring as a sentence: "Road, 9 tiles: Ash 24 (9 tiles: 9, 5 correct signposts × 3 = 15)".
QString scoringText(const GameSetup &setup, const Scoring &scoring);

} // namespace wayside
