// Draws what players put on tiles, upright and crisp at any size: figures, tollhouses, tokens, verdict marks.
// `at` is the middle and `size` the height, in the painter's coordinates; `colour` counts as in playerLook.
#pragma once

#include "views/board/tilepalette.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace wayside {

enum class FigureShape : quint8 { Meeple, Abbot, Large };

struct PieceOptions {
    bool lying = false;         ///< a farmer
    bool letter = true;         ///< the player's letter on it, where there is room
    bool outlineOnly = false;   ///< a target: where a figure may be put
    double opacity = 1;
};

/// The silhouette within -1..1 by -1..1, feet down.
QPainterPath figureShape(FigureShape figure);
void paintFigure(QPainter &painter, FigureShape figure, int colour, QPointF at, double size, const PieceOptions &options = {});

/// Side 1 is the small toll, 2 the large; with an arrow if it will turn over at the end of the turn.
void paintTollhouse(QPainter &painter, int colour, int side, bool willTurnOver, QPointF at, double size,
                    const PieceOptions &options = {});

/// What is known of a signpost: tick in a disc, cross in a square, ring, question mark.
enum class Verdict : quint8 { Correct, Wrong, Open, Undecided };
void paintVerdict(QPainter &painter, Verdict verdict, const TilePalette &palette, QPointF at, double size);

/// Tokens. The bridge spans its square; the ferry joins two points at the lake's shore.
void paintBridge(QPainter &painter, const TilePalette &palette, const QRectF &square, bool northSouth);
void paintFerry(QPainter &painter, const TilePalette &palette, QPointF from, QPointF to, double squareSize);
/// number: which of the player's pairs.
void paintTunnelToken(QPainter &painter, int colour, int number, QPointF at, double size);
void paintCastle(QPainter &painter, const TilePalette &palette, int colour, QPointF at, double size);
void paintMage(QPainter &painter, const TilePalette &palette, QPointF at, double size);
void paintWitch(QPainter &painter, const TilePalette &palette, QPointF at, double size);
void paintRobber(QPainter &painter, int colour, QPointF at, double size);

} // namespace wayside
