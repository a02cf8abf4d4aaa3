// How the six players are told apart: a colour, a pattern and a letter each, never by colour alone.
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QString>

class QPainter;

namespace wayside {

enum class PlayerPattern : quint8 { Plain, Dots, Stripes, Checks, Waves, Crosses };

struct PlayerLook {
    QColor fill;
    QColor pattern;         ///< on the fill; visible without hiding the letter
    QColor ink;             ///< text on the fill, at least 4.5 : 1
    QColor rim;             ///< dark outline
    PlayerPattern kind = PlayerPattern::Plain;
};

/// In the order of the record: blue, yellow, green, pink, red, black; other numbers begin again.
const PlayerLook &playerLook(int colour);
inline constexpr int kPlayerColours = 6;

/// The colour's name, as in "Blue".
QString playerColourName(int colour);
/// The letter that stands for the colour in the user's language.
QString playerLetter(int colour);

/// Fills the path in the player's colour and pattern; the pattern's cell is `grain` wide.
void fillWithPattern(QPainter &painter, const QPainterPath &shape, const PlayerLook &look, double grain);

} // namespace wayside
