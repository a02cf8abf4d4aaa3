// Which rule speaks of what: from things on the table, in a score or in a list to the rulebook's ids.
#pragma once

#include "model/game/state.h"

#include <QString>

namespace wayside {

QString ruleFor(FeatureKind kind);
QString ruleFor(RoadsideKind kind);
QString ruleFor(MeepleKind kind);
QString ruleFor(TokenKind kind);
QString ruleFor(ScoringKind kind);
/// Where a road ends: a village of 2 to 4 roads is a crossroads.
QString ruleFor(NodeKind kind);
/// The rule that decided, or that about open signposts.
QString ruleFor(const SignpostVerdict &verdict);
QString ruleFor(const Scoring &scoring);
QString ruleFor(const ScorePart &part, const Scoring &scoring);
QString ruleFor(const Problem &problem);
/// What a tile is special for; B.place for a plain one.
QString ruleFor(const TileDefinition &tile);
/// A bucket of the score ("signpost", "toll", …) or source of a part ("travellers").
QString ruleForSource(const QString &source);
QString ruleForOption(const QString &key);
QString ruleForProblem(const QString &code);
QString ruleForSet(const QString &setId);
/// The tollhouse on the table.
QString ruleForTollhouse();

/// Squares of the table to which the rule matters now; in reading order. Empty where it matters nowhere.
QList<Position> squaresForRule(const QString &id, const GameSetup &setup, const State &state);

} // namespace wayside
