// The program's words for the values of the model, in the language of the program.
#pragma once

#include "model/game/record.h"
#include "model/game/state.h"
#include "model/rules/score.h"

#include <QString>

namespace wayside {

QString wordFor(ScoringKind kind);                  ///< "Road"
QString wordForSource(const QString &source);       ///< of a score part or bucket: "Signposts"
QString wordFor(SignpostType type);                 ///< "left"
QString wordFor(SignpostState state);               ///< "correct"
QString wordFor(RoadsideKind kind);                 ///< "farmhouse"
QString wordFor(Colour colour);                     ///< "blue"
QString wordFor(MeepleKind kind);                   ///< "meeple"
QString wordFor(TokenKind kind);                    ///< "bridge"
QString wordFor(FeatureKind kind);                  ///< "road"
QString wordFor(Edge edge);                         ///< "north"
/// Why a signpost is judged as it is, in one short sentence.
QString reasonFor(const SignpostVerdict &verdict);
/// A part of a score: "5 signposts × 3 types: 15", "9 tiles: 9".
QString wordsFor(const ScorePart &part);
/// Title and values of an option: "Fields", and "4 points" for the value "4" of small-city.
QString wordForOption(const QString &key);
QString wordForOptionValue(const QString &key, const QString &value);
/// Of a rule with a point that is unclear: the option that decides it, and what the table plays. Empty for other rules.
QString wordsForDecision(const Ruleset &rules, const QString &rule);

} // namespace wayside
