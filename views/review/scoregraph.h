// The score of each player over the turns, drawn the same under the slider and in the report.
#pragma once

#include "model/game/review.h"

#include <QColor>
#include <QRectF>

class QPainter;
class QPalette;

namespace wayside {

/// Colours for a graph on a background; lines keep 3 : 1 against it.
struct GraphColours {
    QColor ground, ink, faint, grid;
    bool dark = false;

    static GraphColours from(const QPalette &palette);
    static GraphColours paper();
    /// A player's line on this ground.
    QColor line(Colour colour) const;
};

struct GraphLayout {
    QRectF plot;                ///< where turns and points lie
    int turns = 0;
    int lowest = 0;
    int highest = 10;

    double x(double turn) const { return plot.left() + (turns > 0 ? turn / turns : 0) * plot.width(); }
    double y(double points) const { return plot.bottom() - (points - lowest) / (highest - lowest) * plot.height(); }
    int turnAt(double px) const;
};

GraphLayout graphLayout(const Review &review, const QRectF &rect, const QFontMetricsF &metrics);
/// Draws everything; `turn` below 0: no marker of the present turn.
void paintScoreGraph(QPainter &painter, const GraphLayout &layout, const Review &review, int turn, const GraphColours &colours);

/// The words for a moment: "Ash takes the lead with 24".
QString wordsFor(const Moment &moment, const GameSetup &setup);
/// A sign that tells the kinds of moments apart without colour, centred at the point.
void paintMomentSign(QPainter &painter, MomentKind kind, QPointF at, double size, const GraphColours &colours);

} // namespace wayside
