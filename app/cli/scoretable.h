// The readable form of a score: a table a person likes to read.
#pragma once

#include "model/game/state.h"

namespace wayside {

/// Title, problems, totals by source, each scoring with its parts and rules, signposts and tollhouses.
QString scoreTable(const TableRecord &record, const GameSetup &setup, const State &state);
QString problemList(const TableRecord &record, const State &state, const QStringList &unknownKeys);

} // namespace wayside
