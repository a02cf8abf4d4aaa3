#include "views/board/playboard.h"

#include "views/board/acceptsheet.h"
#include "views/board/boardhint.h"
#include "views/board/bubble.h"
#include "views/board/squaremarks.h"
#include "views/palette/spotsheet.h"

#include <QContextMenuEvent>
#include <QPainter>

namespace wayside {

PlayBoard::PlayBoard(Entry &entry, QWidget *parent) : BoardView(parent), m_entry(entry)
{
    setObjectName(QStringLiteral("playBoard"));
    m_sheet = new SpotSheet(entry, this);
    m_accept = new AcceptSheet(this);
    connect(&entry, &Entry::changed, this, [this] { entryChanged(); });
    connect(&entry.game(), &Game::changed, this, [this] { tableChanged(); });
    connect(m_sheet, &SpotSheet::chosenChanged, this, [this] { update(); });
    connect(m_sheet, &SpotSheet::tileMissing, this, &PlayBoard::tileMissing);
    connect(m_sheet, &SpotSheet::closed, this, [this] {
        setFocus(Qt::OtherFocusReason);
        update();
    });
    connect(m_accept, &AcceptSheet::accepted, this, [this](Position square) { m_entry.layAt(square, true); });
    PictureOptions options = pictureOptions();
    options.openSquares = true;
    options.deadSquares = true;
    setPictureOptions(options);
    tableChanged();
    fit();
}

void PlayBoard::setTournament(bool on)
{
    m_tournament = on;
    m_sheet->setCountsShown(!on);
    PictureOptions options = pictureOptions();
    options.deadSquares = !on;
    setPictureOptions(options);
}

void PlayBoard::setHintShown(bool shown)
{
    m_hintShown = shown;
    update();
}

void PlayBoard::tableChanged()
{
    const Game &game = m_entry.game();
    closeSheets();
    m_choice.forgetPlaces();
    m_choice.clear();
    m_preview.reset();
    const qsizetype tiles = shownState().board.tiles.size();
    showState(game.setup(), game.state());
    if (tiles > 0 && game.state().board.tiles.size() > tiles)
        revealTile(game.state().board.tiles.last());
    glowOnce(m_completed.follow(game.state()));
}

/// A tile just laid is seen, with what is beside it, however the table was moved before.
void PlayBoard::revealTile(const PlacedTile &tile)
{
    for (int cell = 0; cell < tile.tile->cells.size(); ++cell)
        revealSquare(tile.squareOf(cell));
}

void PlayBoard::entryChanged()
{
    m_preview.reset();
    m_choice.forgetPlaces();
    if (m_entry.tileInHand())
        m_sheet->close();
    else
        m_accept->hide();
    update();
}

void PlayBoard::cameraMoved()
{
    m_choice.forgetPlaces();
    if (m_sheet && m_sheet->isVisible())
        m_sheet->placeBeside(rectOf(m_sheet->square()), sheetRoom());
    if (m_accept && m_accept->isVisible())
        m_accept->placeBeside(rectOf(m_accept->square()), sheetRoom());
}

QRectF PlayBoard::sheetRoom() const { return QRectF(rect()).adjusted(6, 6, -6, -6); }

QRectF PlayBoard::fitSquares() const
{
    QRectF box = BoardView::fitSquares();
    return box.adjusted(-0.3, -0.3, 0.3, 0.3);
}

bool PlayBoard::isFreeSquare(Position square) const { return picture().hasMark(square, SquareMark::Open); }

bool PlayBoard::isLegal(Position square) const { return m_entry.legalSquares().contains(square); }

const Preview &PlayBoard::preview()
{
    if (!m_preview)
        m_preview = m_entry.preview();
    return *m_preview;
}

/// With the next tile in hand nothing more follows the last one; put it back, and the targets are there again.
bool PlayBoard::targetsShown() const { return m_entry.game().turnOpen() && !m_picker && !m_entry.tileInHand(); }

const QList<TargetChip> &PlayBoard::chips()
{
    // While a turn is put right the board shows another table than the one the targets lie on.
    static const QList<TargetChip> none;
    if (!targetsShown())
        return none;
    if (!m_choice.isLaidOut())
        m_choice.layOut(layOutChips(m_entry.targets(), boardPainter(), picture(), frame()));
    return m_choice.chips();
}

void PlayBoard::setPicker(const SquarePicker &picker, const QString &hint)
{
    m_picker = picker;
    m_pickerHint = hint;
    ++m_pickers;
    closeSheets();
    update();
}

void PlayBoard::closeSheets()
{
    m_sheet->close();
    m_accept->hide();
}

// ---- drawing

void PlayBoard::paintOverlay(QPainter &painter)
{
    const TilePalette &palette = boardPainter().palette();
    if (m_entry.tileInHand())
        for (const Position &square : m_entry.legalSquares())
            paintSquareGround(painter, SquareMark::Legal, rectOf(square), palette);
    if (m_sheet->isVisible())
        paintSquareGround(painter, SquareMark::Legal, rectOf(m_sheet->square()), palette);
    if (m_cursor)
        paintSquareFrame(painter, SquareMark::Pointed, rectOf(*m_cursor), palette);
    if (targetsShown())
        paintTargets(painter);
    paintGhost(painter);
    if (m_hintShown || m_picker)
        paintHint(painter);
}

void PlayBoard::paintTargets(QPainter &painter)
{
    const Game &game = m_entry.game();
    const int player = game.record().turns.last().player;
    const int tollhouse = game.state().tollhouseOf(player);
    paintChips(painter, chips(), m_entry.targets(), int(game.setup().players[player].colour),
               tollhouse >= 0 ? game.state().tollhouses[tollhouse].value : 1, m_choice.chosen(), m_choice.unfolded());
    if (const TargetChip *chip = m_choice.chosenChip()) {
        const QRectF box(chip->at - QPointF(kTouchReach, kTouchReach), QSizeF(2 * kTouchReach, 2 * kTouchReach));
        paintBubble(painter, wordsFor(m_entry.previewOf(m_entry.targets()[chip->target]), game.setup()), box, sheetRoom());
    }
}

void PlayBoard::paintGhost(QPainter &painter)
{
    PictureTile ghost;
    QList<PreviewLine> lines;
    bool legal = true;
    if (m_sheet->isVisible() && m_sheet->chosenTile()) {
        ghost = {m_sheet->chosenTile(), m_sheet->square(), m_sheet->chosenRotation()};
    } else if (m_entry.tileInHand() && m_entry.pointed() && !m_accept->isVisible()) {
        ghost = {m_entry.tileInHand(), *m_entry.pointed(), m_entry.rotation()};
        legal = isLegal(ghost.at);
        const bool taken = !m_entry.game().state().board.isFree(ghost.at);
        if (taken && !legal)
            return;
        if (legal || isFreeSquare(ghost.at))
            lines = wordsFor(preview(), m_entry.game().setup());
    } else {
        return;
    }
    painter.save();
    painter.setOpacity(legal ? 0.88 : 0.45);
    boardPainter().paintTileAt(painter, ghost, frame());
    painter.restore();
    const QRectF square = rectOf(ghost.at);
    painter.setBrush(Qt::NoBrush);
    const TilePalette &palette = boardPainter().palette();
    painter.setPen(QPen(legal ? palette.good : palette.bad, 3, legal ? Qt::SolidLine : Qt::DashLine));
    painter.drawRect(square.adjusted(1, 1, -1, -1));
    if (!m_sheet->isVisible())
        paintBubble(painter, lines, square, sheetRoom());
}

QString PlayBoard::hint() const { return m_picker ? m_pickerHint : hintFor(m_entry, m_sheet->isVisible()); }

void PlayBoard::paintHint(QPainter &painter)
{
    // Nothing may cover the square that is meant.
    const std::optional<Position> meant = m_sheet->isVisible() ? std::optional(m_sheet->square()) : m_entry.pointed();
    painter.setFont(font());
    paintHintLine(painter, hint(), size(), meant ? std::optional(rectOf(*meant)) : std::nullopt);
}

// ---- pointer

void PlayBoard::pointerMoved(QPointF at, bool touch)
{
    m_touching = touch;
    if (!touch)
        m_cursor.reset();
    const bool laidOut = !chips().isEmpty();
    if (!touch && (laidOut ? m_choice.pointAt(at) : m_choice.clear())) {
        setCursor(m_choice.chosen() >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        update();
    }
    const Position square = squareAt(at);
    if (!touch && m_entry.pointed() != square)
        m_entry.pointAt(square);
}

void PlayBoard::pointerLeft()
{
    if (m_sheet->isVisible() || m_accept->isVisible())
        return;
    m_choice.clear();
    if (!m_cursor)
        m_entry.pointAt(std::nullopt);
}

bool PlayBoard::wheelStepped(int steps)
{
    if (!m_entry.tileInHand())
        return false;
    m_entry.stepRotation(steps);
    return true;
}

bool PlayBoard::clickTarget(QPointF at)
{
    if (!targetsShown())
        return false;
    const QList<TargetChip> &list = chips();
    const int chip = chipAt(list, at, m_choice.unfolded());
    if (chip < 0)
        return false;
    if (m_touching && !list[chip].extra && m_entry.targets()[list[chip].target].meeples.size() > 1 && m_choice.unfolded() != list[chip].target) {
        m_choice.choose(chip);              // a finger can't hover: the first tap shows the other figures
        update();
        return true;
    }
    act(chip);
    return true;
}

void PlayBoard::act(int chip)
{
    const TargetChip chosen = chips()[chip];
    const Target target = m_entry.targets()[chosen.target];
    m_entry.act(target, target.kind == Target::Kind::Meeple ? std::optional(chosen.kind) : std::nullopt);
}

bool PlayBoard::clickWithTile(Position square, bool touch)
{
    if (isLegal(square)) {
        // A finger shows the ghost first, the next tap lays it.
        if (touch && m_entry.pointed() != square)
            m_entry.pointAt(square);
        else
            m_entry.layAt(square);
        return true;
    }
    m_entry.pointAt(square);
    const QList<Problem> problems = preview().problems;
    for (const Problem &problem : problems)
        if (problem.code == u"square-taken") {
            // On no table it lies so: there is nothing to accept. What lies there may be looked at all the same.
            m_entry.pointAt({});
            Q_EMIT refused(problem.message);
            return m_entry.game().state().board.isFree(square);
        }
    m_accept->ask(square, problems, rectOf(square), sheetRoom());
    return true;
}

bool PlayBoard::clickedAt(QPointF at, Qt::MouseButton button)
{
    const Position square = squareAt(at);
    if (button == Qt::RightButton) {
        if (!m_entry.tileInHand())
            return false;
        m_entry.stepRotation(1);
        return true;
    }
    if (button != Qt::LeftButton)
        return false;
    if (m_picker) {
        const SquarePicker picker = m_picker;       // it may set another one
        const int set = m_pickers;
        if (picker(square, frame().toTable(at)) && set == m_pickers)
            setPicker({}, {});
        return true;
    }
    if (m_accept->isVisible())
        m_accept->hide();
    if (clickTarget(at))
        return true;
    if (m_entry.tileInHand())
        return clickWithTile(square, m_touching);
    if (m_sheet->isVisible()) {
        m_sheet->close();
        if (!isFreeSquare(square) || square == m_sheet->square())
            return true;
    }
    if (!isFreeSquare(square) || m_entry.game().record().finished)
        return false;
    openSpotSheet(square);
    return true;
}

void PlayBoard::openSpotSheet(Position square, const QString &code)
{
    m_entry.pointAt(square);
    m_sheet->open(square, code);
    m_sheet->placeBeside(rectOf(square), sheetRoom());
    update();
}

void PlayBoard::resizeEvent(QResizeEvent *event)
{
    BoardView::resizeEvent(event);
    m_choice.forgetPlaces();
}

void PlayBoard::contextMenuEvent(QContextMenuEvent *event)
{
    // With a tile in hand the right button turns it.
    if (m_entry.tileInHand() && event->reason() == QContextMenuEvent::Mouse)
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard && m_cursor;
    Q_EMIT contextMenuAsked(byKey ? *m_cursor : squareAt(event->pos()), byKey ? mapToGlobal(rectOf(*m_cursor).center().toPoint()) : event->globalPos());
}

std::optional<FeaturePart> PlayBoard::partUnder(QPointF point)
{
    const TargetChip *chip = m_choice.chosenChip();
    if (!chip || !targetsShown() || chip->target >= m_entry.targets().size())
        return BoardView::partUnder(point);
    const Target &target = m_entry.targets()[chip->target];
    return target.kind == Target::Kind::Tollhouse ? std::nullopt : std::optional(target.part);
}

QString PlayBoard::tipAt(QPointF point)
{
    const bool busy = m_entry.tileInHand() || m_choice.chosen() >= 0 || m_sheet->isVisible();
    return busy ? QString() : BoardView::tipAt(point);
}

} // namespace wayside
