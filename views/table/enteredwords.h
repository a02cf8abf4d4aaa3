// Words for points of other expansions that a player enters: what they are for, and how the number comes about.
#pragma once

#include "model/game/completed.h"

#include <QString>

namespace wayside {

/// "German cathedral".
QString wordFor(EnteredReason reason);
/// How the points come about, without their sum: "German cathedral: road of 5 tiles, 1 each".
QString wordsFor(EnteredReason reason, const EnteredFacts &facts);
/// "Road at M10, 5 tiles, turn 7".
QString titleOf(const CompletedFeature &feature);

} // namespace wayside
