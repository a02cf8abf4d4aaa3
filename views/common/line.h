// One line of a panel: what it says, whom and which squares it is about, and the rule behind it. Panels make lists of lines;
// one model, one delegate and one view show them all.
#pragma once

#include "views/board/piecepainter.h"

#include "model/tiles/tiledefinition.h"

namespace wayside {

/// Points of one player, at the line's right end.
struct LinePoints {
    int colour = -1;                    ///< as in playerLook; -1 without a badge
    QString text;
    friend bool operator==(const LinePoints &, const LinePoints &) = default;
};

struct Line {
    QString key;                        ///< tells it from its siblings, the same from one state to the next
    QString text;
    QString detail;                     ///< smaller, below
    QString rule;                       ///< id; gives the line a "?"
    QString status;                     ///< what the rule rests on; shown unless it is printed
    QList<LinePoints> points;
    int colour = -1;                    ///< the player's badge before the text
    std::optional<Verdict> mark;        ///< of a signpost
    TileRef tile;                       ///< a small picture
    Rotation rotation = Rotation::R0;
    QList<Position> squares;            ///< a click points at them
    int tag = -1;                       ///< for the panel: a turn, a square's number
    bool strong = false;
    bool dim = false;
    bool warning = false;
    bool open = false;                  ///< shows its children at first
    QList<Line> children;
};

/// The same to the eye; children are not looked at.
bool looksSame(const Line &a, const Line &b);

} // namespace wayside
