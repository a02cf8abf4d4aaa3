// The keys of the board: the cell cursor, Tab through the targets, Space, Enter, Escape, and letters of a tile's code.
#include "views/board/playboard.h"

#include "model/geometry/squarename.h"
#include "views/board/acceptsheet.h"
#include "views/palette/spotsheet.h"

#include <QKeyEvent>
#include <algorithm>

namespace wayside {

void PlayBoard::moveCursor(int dx, int dy)
{
    if (m_cursor) {
        m_cursor = *m_cursor + Position{dx, dy};
    } else if (m_entry.pointed() && (isFreeSquare(*m_entry.pointed()) || !shownState().board.isFree(*m_entry.pointed()))) {
        m_cursor = *m_entry.pointed() + Position{dx, dy};
    } else {
        const Board &board = m_entry.game().state().board;
        m_cursor = (board.tiles.isEmpty() ? Position{} : board.tiles.last().at) + Position{dx, dy};
    }
    m_choice.clear();
    m_entry.pointAt(m_cursor);
    revealSquare(*m_cursor);
    setAccessibleDescription(squareName(*m_cursor));
}

/// From one square where a tile may go to the next, row by row: those that are lit for a tile in hand, else the free ones.
void PlayBoard::stepThroughSquares(int step)
{
    QList<Position> squares = m_entry.legalSquares();
    if (!m_entry.tileInHand())
        for (const PictureSquare &square : picture().squares)
            if (square.mark == SquareMark::Open)
                squares.append(square.at);
    if (squares.isEmpty())
        return;
    std::sort(squares.begin(), squares.end(), [](Position a, Position b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
    const qsizetype at = m_cursor ? squares.indexOf(*m_cursor) : -1;
    const qsizetype next = at < 0 ? (step > 0 ? 0 : squares.size() - 1) : (at + step + squares.size()) % squares.size();
    m_cursor = squares[next];
    moveCursor(0, 0);
}

/// The one in hand, or the one just laid while nothing has followed it.
void PlayBoard::turnTile(int steps)
{
    if (m_entry.tileInHand())
        m_entry.stepRotation(steps);
    else
        m_entry.turnLaid(steps);
}

bool PlayBoard::enterPressed()
{
    if (m_choice.chosen() >= 0 && targetsShown()) {
        act(m_choice.chosen());
        return true;
    }
    const std::optional<Position> square = m_cursor ? m_cursor : m_entry.pointed();
    if (m_entry.tileInHand())
        return square && clickWithTile(*square, false);
    if (m_cursor && isFreeSquare(*m_cursor) && !m_entry.game().record().finished) {
        openSpotSheet(*m_cursor);
        return true;
    }
    if (!m_entry.game().turnOpen())
        return false;
    m_entry.nothing();
    return true;
}

bool PlayBoard::escapePressed()
{
    if (m_picker) {
        setPicker({}, {});
        Q_EMIT pickCancelled();
    } else if (m_accept->isVisible() || m_sheet->isVisible()) {
        closeSheets();
    } else if (m_entry.tileInHand()) {
        m_entry.takeInHand({});
    } else if (!m_choice.clear()) {
        return false;
    }
    update();
    return true;
}

bool PlayBoard::focusNextPrevChild(bool next)
{
    if (!hasFocus() || !targetsShown() || chips().isEmpty())
        return BoardView::focusNextPrevChild(next);
    const bool chosen = m_choice.step(next);
    update();
    return chosen || BoardView::focusNextPrevChild(next);       // after the last one the focus moves on
}

void PlayBoard::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const QString letter = event->text().toLower();
    switch (plain ? event->key() : 0) {
    case Qt::Key_Left: moveCursor(-1, 0); return;
    case Qt::Key_Right: moveCursor(1, 0); return;
    case Qt::Key_Up: moveCursor(0, -1); return;
    case Qt::Key_Down: moveCursor(0, 1); return;
    case Qt::Key_PageUp: stepThroughSquares(-1); return;
    case Qt::Key_PageDown: stepThroughSquares(1); return;
    case Qt::Key_Space: turnTile(event->modifiers() & Qt::ShiftModifier ? -1 : 1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (enterPressed())
            return;
        break;
    case Qt::Key_Escape:
        if (escapePressed())
            return;
        break;
    default:
        if (plain && letter.size() == 1 && letter[0].isLetter()) {
            if (m_cursor && isFreeSquare(*m_cursor) && !m_entry.tileInHand() && !m_picker)
                openSpotSheet(*m_cursor, letter);
            else
                Q_EMIT codeTyped(letter);
            return;
        }
        break;
    }
    BoardView::keyPressEvent(event);
}

} // namespace wayside
