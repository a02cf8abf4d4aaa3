#include "views/board/playboard.h"

#include "views/board/acceptsheet.h"
#include "views/board/bubble.h"
#include "views/board/squaremarks.h"
#include "views/common/squarename.h"
#include "views/palette/spotsheet.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

namespace wayside {

namespace {
bool isOf(const Scoring &scoring, FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Road: return scoring.kind == ScoringKind::Road;
    case FeatureKind::City: return scoring.kind == ScoringKind::City;
    case FeatureKind::Monastery: return scoring.kind == ScoringKind::Monastery;
    case FeatureKind::Garden: return scoring.kind == ScoringKind::Garden;
    case FeatureKind::Field: break;
    }
    return false;
}
} // namespace

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
    m_chipsValid = false;
    m_chosen = m_unfolded = -1;
    m_preview.reset();
    showState(game.setup(), game.state());
    glowCompleted();
}

/// What the last turn completed is lit once; undo and a look at the same turn again light nothing.
void PlayBoard::glowCompleted()
{
    const State &state = m_entry.game().state();
    QList<Scoring> now;
    for (const Scoring &s : state.scorings)
        if (!s.final && s.turn == state.turns && s.kind != ScoringKind::Adjust)
            now.append(s);
    const bool known = m_glowedTurn > state.turns || (m_glowedTurn == state.turns && m_glowed == now);
    m_glowed = now;
    m_glowedTurn = state.turns;
    if (known)
        return;
    QList<PictureGlow> glows;
    for (const Feature &feature : state.features.features) {
        const QList<Position> squares = FeatureMap::squares(state.board, feature);
        for (const Scoring &s : now)
            if (feature.complete() && s.at == squares && isOf(s, feature.kind)) {
                glows.append({feature.parts, false});
                break;
            }
    }
    glowOnce(glows);
}

void PlayBoard::entryChanged()
{
    m_preview.reset();
    m_chipsValid = false;
    if (m_entry.tileInHand())
        m_sheet->close();
    else
        m_accept->hide();
    update();
}

void PlayBoard::cameraMoved()
{
    m_chipsValid = false;
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

QList<TargetChip> PlayBoard::chips()
{
    if (!m_chipsValid) {
        m_chips = layOutChips(m_entry.targets(), boardPainter(), picture(), frame());
        m_chipsValid = true;
    }
    return m_chips;
}

void PlayBoard::setPicker(const SquarePicker &picker, const QString &hint)
{
    m_picker = picker;
    m_pickerHint = hint;
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
    const Game &game = m_entry.game();
    if (targetsShown()) {
        const int player = game.record().turns.last().player;
        const int tollhouse = game.state().tollhouseOf(player);
        paintChips(painter, chips(), m_entry.targets(), int(game.setup().players[player].colour),
                   tollhouse >= 0 ? game.state().tollhouses[tollhouse].value : 1, m_chosen, m_unfolded);
        if (m_chosen >= 0 && m_chosen < m_chips.size()) {
            const TargetChip &chip = m_chips[m_chosen];
            const QRectF box(chip.at - QPointF(kTouchReach, kTouchReach), QSizeF(2 * kTouchReach, 2 * kTouchReach));
            paintBubble(painter, wordsFor(m_entry.previewOf(m_entry.targets()[chip.target]), game.setup()), box, sheetRoom());
        }
    }
    paintGhost(painter);
    if (m_hintShown || m_picker)
        paintHint(painter);
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

QString PlayBoard::hint() const
{
    if (m_picker)
        return m_pickerHint;
    const Game &game = m_entry.game();
    if (game.record().finished)
        return tr("The game is over and the final scoring is done.");
    if (m_sheet->isVisible())
        return tr("Click the tile that was drawn. Space turns it, letters of its edges find it (c city, r road, f field).");
    if (m_entry.tileInHand()) {
        if (m_entry.legalSquares().isEmpty())
            return tr("This tile fits nowhere: set it aside and draw again.");
        return tr("Click a lit square to lay the tile. The wheel or Space turns it, Esc puts it back.");
    }
    if (game.turnOpen() && !m_entry.targets().isEmpty()) {
        const QString name = game.setup().players[game.record().turns.last().player].name;
        return tr("%1: a figure? Click an outline. Enter, or the next tile, means none.").arg(name);
    }
    const QString name = game.setup().players.value(m_entry.player()).name;
    return tr("%1 draws a tile. Click the square it goes to, or pick the tile in the tray.").arg(name);
}

void PlayBoard::paintHint(QPainter &painter)
{
    const QString text = hint();
    const QFontMetricsF metrics(font());
    const QSizeF size(metrics.horizontalAdvance(text) + 28, metrics.height() + 12);
    if (size.width() > width() - 60)
        return;
    QRectF pill(QPointF((width() - size.width()) / 2, height() - size.height() - 8), size);
    // Nothing may cover the square that is meant.
    const std::optional<Position> meant = m_sheet->isVisible() ? std::optional(m_sheet->square()) : m_entry.pointed();
    if (meant && rectOf(*meant).intersects(pill.adjusted(-6, -6, 6, 6)))
        pill.moveTop(metrics.height() + 12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x1e, 0x26, 0x2f, 205));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(QColor(0xf4, 0xf6, 0xf8));
    painter.drawText(pill, Qt::AlignCenter, text);
}

// ---- pointer

void PlayBoard::pointerMoved(QPointF at, bool touch)
{
    m_touching = touch;
    if (!touch)
        m_cursor.reset();
    const auto &list = chips();
    const int chip = targetsShown() ? chipAt(list, at, m_unfolded) : -1;
    if (!touch && (chip != m_chosen)) {
        m_chosen = chip;
        m_unfolded = chip >= 0 ? list[chip].target : -1;
        setCursor(chip >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
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
    m_chosen = m_unfolded = -1;
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
    const QList<TargetChip> list = chips();
    const int chip = chipAt(list, at, m_unfolded);
    if (chip < 0)
        return false;
    if (m_touching && !list[chip].extra && m_entry.targets()[list[chip].target].meeples.size() > 1 && m_unfolded != list[chip].target) {
        m_unfolded = list[chip].target;     // a finger can't hover: the first tap shows the other figures
        m_chosen = chip;
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
        if (m_picker(square, frame().toTable(at)))
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
    m_chipsValid = false;
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
    if (m_chosen < 0 || m_chosen >= chips().size())
        return BoardView::partUnder(point);
    const Target &target = m_entry.targets()[m_chips[m_chosen].target];
    return target.kind == Target::Kind::Tollhouse ? std::nullopt : std::optional(target.part);
}

QString PlayBoard::tipAt(QPointF point)
{
    const bool busy = m_entry.tileInHand() || m_chosen >= 0 || m_sheet->isVisible();
    return busy ? QString() : BoardView::tipAt(point);
}

// ---- keys

void PlayBoard::moveCursor(int dx, int dy)
{
    if (m_cursor) {
        m_cursor = *m_cursor + Position{dx, dy};
    } else if (m_entry.pointed()) {
        m_cursor = *m_entry.pointed() + Position{dx, dy};
    } else {
        const Board &board = m_entry.game().state().board;
        m_cursor = (board.tiles.isEmpty() ? Position{} : board.tiles.last().at) + Position{dx, dy};
    }
    m_chosen = m_unfolded = -1;
    m_entry.pointAt(m_cursor);
    revealSquare(*m_cursor);
    setAccessibleDescription(squareName(*m_cursor));
}

bool PlayBoard::enterPressed()
{
    if (m_chosen >= 0 && targetsShown()) {
        act(m_chosen);
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
    } else if (m_chosen >= 0) {
        m_chosen = m_unfolded = -1;
    } else {
        return false;
    }
    update();
    return true;
}

bool PlayBoard::focusNextPrevChild(bool next)
{
    const auto list = chips();
    if (!targetsShown() || list.isEmpty())
        return BoardView::focusNextPrevChild(next);
    m_chosen += next ? 1 : m_chosen < 0 ? int(list.size()) : -1;
    if (m_chosen < 0 || m_chosen >= list.size()) {
        m_chosen = m_unfolded = -1;         // after the last one the focus moves on
        update();
        return BoardView::focusNextPrevChild(next);
    }
    m_unfolded = list[m_chosen].target;
    update();
    return true;
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
    case Qt::Key_Space: m_entry.stepRotation(event->modifiers() & Qt::ShiftModifier ? -1 : 1); return;
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
