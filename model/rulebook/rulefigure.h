// Figures of the rulebook: small tables, played by the rules themselves, so that what stands beneath them is true.
#pragma once

#include "model/game/replay.h"

#include <QMap>

namespace wayside {

class Rulebook;

struct RuleFigure {
    QString id;
    QString rule;
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

/// What the rules say of it, in a language of the rules: the signpost's state, who scores what, or that it isn't allowed. A line each.
QStringList verdictLines(const PlayedFigure &figure, const Rulebook &book, const QString &language);

} // namespace wayside
