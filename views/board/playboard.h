// The board on which turns are entered: the tile in hand follows the pointer in a legal rotation, a click lays it, the
// targets of the second phase stand on the tile. It drives an Entry and holds no rule of its own.
#pragma once

#include "views/board/boardview.h"
#include "views/board/completionglow.h"
#include "views/board/targetchips.h"

#include <functional>

namespace wayside {

class SpotSheet;
class AcceptSheet;

class PlayBoard : public BoardView
{
    Q_OBJECT

public:
    explicit PlayBoard(Entry &entry, QWidget *parent = nullptr);

    /// Hides every help: dead squares.
    void setTournament(bool on);
    /// Off where something beside the board says what to do now.
    void setHintShown(bool shown);
    bool isTournament() const { return m_tournament; }
    /// Opens the sheet with the tiles that fit on a free square; `code` narrows it.
    void openSpotSheet(Position square, const QString &code = {});
    SpotSheet *spotSheet() const { return m_sheet; }
    /// What a click at the square does instead of laying (tokens, putting an entry right); empty: as usual.
    using SquarePicker = std::function<bool(Position, QPointF table)>;
    void setPicker(const SquarePicker &picker, const QString &hint);
    bool isPicking() const { return bool(m_picker); }
    std::optional<Position> cursorSquare() const { return m_cursor; }
    const QList<TargetChip> &chips();
    const TargetChip *chosenChip() const { return m_choice.chosenChip(); }
    /// The line that tells what may be done now.
    QString hint() const;

Q_SIGNALS:
    /// A letter of a tile's code typed where no square is meant: for the tray.
    void codeTyped(const QString &letter);
    /// Escape while something else than a turn is picked.
    void pickCancelled();
    /// The spot sheet doesn't have the tile in the player's hand.
    void tileMissing(wayside::Position square);
    /// Why the tile in hand can't lie where it was put, in one line.
    void refused(const QString &why);

protected:
    void paintOverlay(QPainter &painter) override;
    bool clickedAt(QPointF at, Qt::MouseButton button) override;
    void pointerMoved(QPointF at, bool touch) override;
    void pointerLeft() override;
    bool wheelStepped(int steps) override;
    void cameraMoved() override;
    std::optional<FeaturePart> partUnder(QPointF point) override;
    QString tipAt(QPointF point) override;
    QRectF fitSquares() const override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void tableChanged();
    void entryChanged();
    void revealTile(const PlacedTile &tile);
    void paintTargets(QPainter &painter);
    void paintGhost(QPainter &painter);
    void paintHint(QPainter &painter);
    bool clickWithTile(Position square, bool touch);
    bool clickTarget(QPointF at);
    void act(int chip);
    void moveCursor(int dx, int dy);
    void turnTile(int steps);
    void stepThroughSquares(int step);
    bool enterPressed();
    bool escapePressed();
    void closeSheets();
    bool targetsShown() const;
    bool isFreeSquare(Position square) const;
    bool isLegal(Position square) const;
    const Preview &preview();
    QRectF sheetRoom() const;

    Entry &m_entry;
    SpotSheet *m_sheet = nullptr;
    AcceptSheet *m_accept = nullptr;
    bool m_tournament = false;
    bool m_hintShown = true;
    bool m_touching = false;
    std::optional<Position> m_cursor;       ///< of the keyboard; none while the pointer is used
    ChipChoice m_choice;
    std::optional<Preview> m_preview;
    SquarePicker m_picker;
    QString m_pickerHint;
    int m_pickers = 0;                      ///< how often one was set: tells whether a picker set another one
    CompletionGlow m_completed;
};

} // namespace wayside
