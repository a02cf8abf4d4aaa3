// The targets of a turn's second phase on the board: outlines of figures and rings of crossroads, large enough for a finger.
#pragma once

#include "model/game/entry.h"
#include "views/board/boardpainter.h"

namespace wayside {

/// One thing to click: a target with one kind of figure.
struct TargetChip {
    int target = -1;                ///< index into the entry's targets
    MeepleKind kind = MeepleKind::Meeple;
    bool extra = false;             ///< another kind than the usual one; shown while its target is pointed at
    QPointF spot;                   ///< where the piece would stand
    QPointF at;                     ///< where the chip is: moved apart from others where there is no room
    double size = 40;               ///< height of the figure
};

inline constexpr double kTouchReach = 22;       ///< half of the 44 pixels that a finger needs

/// Lays the chips out in widget coordinates.
QList<TargetChip> layOutChips(const QList<Target> &targets, BoardPainter &painter, const BoardPicture &picture, const BoardFrame &frame);
/// The chip at a point, extra ones only where they are shown; -1 if there is none.
int chipAt(const QList<TargetChip> &chips, QPointF point, int unfoldedTarget);
void paintChips(QPainter &painter, const QList<TargetChip> &chips, const QList<Target> &targets, int colour, int side, int chosen,
                int unfoldedTarget);

/// Which chip the pointer is on or Tab has reached, and whose other figures are unfolded.
class ChipChoice
{
public:
    bool isLaidOut() const { return m_laidOut; }
    void layOut(const QList<TargetChip> &chips);
    /// They stand elsewhere now; what is chosen stays so.
    void forgetPlaces() { m_laidOut = false; }
    const QList<TargetChip> &chips() const { return m_chips; }
    int chosen() const { return m_chosen; }
    int unfolded() const { return m_unfolded; }
    const TargetChip *chosenChip() const;
    /// False where nothing was chosen.
    bool clear();
    void choose(int chip);
    /// The pointer is there; true where that changes what is chosen.
    bool pointAt(QPointF at);
    /// Tab and Shift+Tab; false beyond the last one, when nothing is chosen any more.
    bool step(bool forward);

private:
    QList<TargetChip> m_chips;
    bool m_laidOut = false;
    int m_chosen = -1;              ///< index of a chip
    int m_unfolded = -1;            ///< target whose other figures are shown
};

} // namespace wayside
