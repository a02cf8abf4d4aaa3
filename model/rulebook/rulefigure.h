// Figures of the rulebook: small tables, played by the rules themselves, so that what stands beneath them is true.
#pragma once

#include "model/game/replay.h"
#include "model/rulebook/rulebook.h"

#include <QMap>

namespace wayside {

struct RuleFigure {
    QString id;
    QString rule;
    QString status;                 ///< what its answer rests on, where that isn't what the whole rule rests on; else empty
    QMap<QString, QString> title;   ///< by language
    TableRecord record;
    QList<Position> mark;           ///< squares that it is about
};

/// Names of the figures that come with the program, sorted.
QStringList figureNames();
/// Throws ReadError.
RuleFigure readFigure(const QString &name);

/// A figure as the rules see it.
struct PlayedFigure {
    RuleFigure figure;
    GameSetup setup;
    State state;
};
PlayedFigure playFigure(const Catalogue &catalogue, const QString &name);

/// What the answer rests on: the figure's own status, else its rule's.
RuleStatus statusOf(const RuleFigure &figure, const Rulebook &book);
/// What the rules say of it, in a language of the rules: the signpost's state, who scores what, or that it isn't allowed; then, where
/// the answer isn't printed or the publisher's, what it rests on, and of an unclear one the option that decides with its value. A line each.
QStringList verdictLines(const PlayedFigure &figure, const Rulebook &book, const QString &language);

} // namespace wayside
