// The readable forms of a score: a table a person likes to read, and CSV.
#pragma once

#include "model/game/state.h"

namespace wayside {

/// Title, problems, totals by source, each scoring with its parts and rules, signposts and tollhouses.
QString scoreTable(const TableRecord &record, const GameSetup &setup, const State &state);
QString problemList(const TableRecord &record, const State &state, const QStringList &unknownKeys);

QString scoringsCsvHead();
/// A row a scoring and player; fields that a spreadsheet would take for a formula are made plain text.
QString scoringsCsv(const TableRecord &record, const GameSetup &setup, const State &state);

} // namespace wayside
