// Points on which the sources disagree or are silent, so that an option of the table decides them.
#pragma once

#include "model/rules/ruleset.h"
#include "model/rules/score.h"

namespace wayside {

/// The key of the option that decides the rule's unclear point: of S.leipzig, S.modifiers, T.flip and T.c1; empty for others.
QString optionDeciding(const QString &rule);

/// The rules with an unclear point that these parts of one score rest on, so that another option might have scored otherwise or
/// turned a tollhouse at another time. Each once.
QStringList doubtsBehind(const QList<ScorePart> &parts, const Ruleset &rules);

} // namespace wayside
