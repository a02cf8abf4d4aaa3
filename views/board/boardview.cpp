#include "views/board/boardview.h"

#include "model/board/roadwalk.h"
#include "views/board/rimmarks.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QStyleHints>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

namespace wayside {

namespace {
constexpr double kZoomStep = 1.189207115;       ///< fourth root of 2: four steps double the size
constexpr int kPaintBudget = 40;                ///< milliseconds for tiles not painted yet, before a coarser one will do
}

BoardView::BoardView(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("board"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Board"));
    applyPalette();
    connect(&m_touch, &BoardTouch::tapped, this, &BoardView::tapped);
    connect(&m_touch, &BoardTouch::panned, this, [this](QPointF by) {
        m_userMoved = true;
        m_camera.pan(by);
        redrawTable();
    });
    connect(&m_touch, &BoardTouch::pinched, this, [this](double factor, QPointF at) { zoomBy(factor, at); });
    connect(&m_touch, &BoardTouch::heldLong, this, &BoardView::heldLong);
    connect(&m_fading, &FadingGlow::changed, this, [this] { update(); });
}

void BoardView::tapped(QPointF at)
{
    setFocus(Qt::MouseFocusReason);
    pointerMoved(at, true);
    hover(at);
    if (clickedAt(at, Qt::LeftButton))
        return;
    if (m_hovered)
        Q_EMIT featurePinned(*m_hovered);
    Q_EMIT squareClicked(squareAt(at));
}

/// A finger that rests tells all that a pointer would by hovering there.
void BoardView::heldLong(QPointF at)
{
    pointerMoved(at, false);
    hover(at);
    QToolTip::showText(mapToGlobal(at.toPoint()), tipAt(at), this);
}

void BoardView::applyPalette()
{
    m_painter.setPalette(TilePalette::from(palette()));
    redrawTable();
}

void BoardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        applyPalette();
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Board"));
        redrawTable();
    }
    QWidget::changeEvent(event);
}

void BoardView::showState(const GameSetup &setup, const State &state)
{
    m_setup = setup;
    m_state = state;
    m_hasState = true;
    m_hovered.reset();
    m_pinned.reset();
    m_walk.reset();
    rebuildPicture();
}

void BoardView::showPicture(const BoardPicture &picture)
{
    m_hasState = false;
    m_state = {};
    m_hovered.reset();
    m_picture = picture;
    if (m_autoFit && !m_userMoved)
        fit();
    redrawTable();
}

void BoardView::rebuildPicture()
{
    if (m_hasState) {
        const QRect before = m_picture.bounds();
        m_picture = pictureOf(m_setup, m_state, m_options);
        m_picture.mark(m_pointed, SquareMark::Pointed);
        if (m_pinned)
            m_picture.glows.append({featureOf(*m_pinned), true});
        if (m_walk && m_state.features.of(*m_walk) >= 0) {
            int number = 0;
            for (int tile : roadWalk(m_state.board, m_state.features, m_state.features.of(*m_walk)))
                m_picture.numbers.append({m_state.board.tiles[tile].at, ++number});
        }
        if (m_autoFit && !m_userMoved && m_picture.bounds() != before)
            fit();
    }
    redrawTable();
}

void BoardView::setPictureOptions(const PictureOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    rebuildPicture();
}

void BoardView::setRimMarks(bool shown)
{
    m_rimMarks = shown;
    update();
}

QRectF BoardView::fitSquares() const
{
    const double margin = m_rimMarks ? 1.2 : 0.4;
    return QRectF(m_picture.bounds()).adjusted(-margin, -margin, margin, margin);
}

void BoardView::fit()
{
    m_userMoved = false;
    m_camera.setPixelRatio(devicePixelRatioF());
    m_camera.fit(fitSquares(), size());
    redrawTable();
}

void BoardView::zoomBy(double factor, QPointF at)
{
    m_userMoved = true;
    m_camera.zoom(factor, at);
    redrawTable();
}

void BoardView::zoomIn() { zoomBy(kZoomStep, middle()); }
void BoardView::zoomOut() { zoomBy(1 / kZoomStep, middle()); }

Position BoardView::squareAt(QPointF point) const
{
    const QPointF table = frame().toTable(point);
    return {int(std::floor(table.x())), int(std::floor(table.y()))};
}

void BoardView::pointAtSquares(const QList<Position> &squares)
{
    m_pointed = squares;
    QRectF box;
    for (const Position &p : squares)
        box |= QRectF(p.x, p.y, 1, 1);
    rebuildPicture();
    if (!box.isEmpty()) {
        m_camera.reveal(box, size());
        redrawTable();
    }
}

void BoardView::revealSquare(Position square)
{
    m_camera.reveal(QRectF(square.x, square.y, 1, 1), size());
    redrawTable();
}

QList<FeaturePart> BoardView::featureOf(const FeaturePart &part) const
{
    const int feature = m_hasState && part.tile >= 0 ? m_state.features.of(part) : -1;
    return feature < 0 ? QList<FeaturePart>{part} : m_state.features.features[feature].parts;
}

void BoardView::pinFeature(const std::optional<FeaturePart> &part)
{
    m_pinned = part;
    rebuildPicture();
}

void BoardView::lightFeature(const std::optional<FeaturePart> &part)
{
    m_hovered = part;
    update();
}

void BoardView::walkAlongRoad(const std::optional<FeaturePart> &part)
{
    m_walk = part;
    rebuildPicture();
}

void BoardView::glowOnce(const QList<PictureGlow> &glows)
{
    if (m_animated && !glows.isEmpty())
        m_fading.start(glows);
}

void BoardView::setAnimated(bool on)
{
    m_animated = on;
    if (!on)
        m_fading.stop();
}

void BoardView::redrawTable()
{
    m_tableValid = false;
    cameraMoved();
    update();
}

void BoardView::renderTable()
{
    const double ratio = devicePixelRatioF();
    m_camera.setPixelRatio(ratio);
    const QSize pixels(int(std::ceil(width() * ratio)), int(std::ceil(height() * ratio)));
    if (m_table.size() != pixels) {
        m_table = QPixmap(pixels);
        m_table.setDevicePixelRatio(ratio);
    }
    m_table.fill(tableColour(m_painter.palette()));
    m_painter.pixmaps().beginPass(kPaintBudget);
    QPainter painter(&m_table);
    m_painter.paint(painter, m_picture, frame(), QRectF(rect()));
    m_tableValid = !m_painter.pixmaps().unfinished();
    if (!m_tableValid)
        update();           // the rest in the next pass, so that zooming stays smooth
}

void BoardView::paintEvent(QPaintEvent *)
{
    if (!m_tableValid || m_table.devicePixelRatio() != devicePixelRatioF())
        renderTable();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.drawPixmap(0, 0, m_table);
    if (m_hovered)
        m_painter.paintGlows(painter, m_picture, {{featureOf(*m_hovered), false}}, frame(), 0.9);
    if (m_fading.strength() > 0)
        m_painter.paintGlows(painter, m_picture, m_fading.glows(), frame(), m_fading.strength());
    paintOverlay(painter);
    if (m_rimMarks)
        paintRimMarks(painter, frame(), size(), m_painter.palette(), font());
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    if (!m_userMoved)
        fit();
    else
        m_camera.resize(event->oldSize(), event->size());
    redrawTable();
}

bool BoardView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        event->accept();
        return m_touch.handle(static_cast<QTouchEvent *>(event));
    case QEvent::NativeGesture:
        if (const auto *gesture = static_cast<QNativeGestureEvent *>(event); gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomBy(1 + gesture->value(), gesture->position());
            return true;
        }
        break;
    case QEvent::ToolTip: {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
        return true;
    }
    default:
        break;
    }
    return QWidget::event(event);
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    m_wheelRest += event->angleDelta().y();
    const int steps = m_wheelRest / 120;
    event->accept();
    if (!(event->modifiers() & Qt::ControlModifier)) {
        if (steps != 0 && wheelStepped(-steps)) {
            m_wheelRest -= steps * 120;
            return;
        }
    }
    // Fine wheels and touchpads zoom by fractions of a step.
    zoomBy(std::pow(kZoomStep, event->angleDelta().y() / 120.0), event->position());
    m_wheelRest = 0;
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = m_draggedFrom = event->position();
    m_dragging = false;
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        if (!m_dragging && QLineF(m_pressedAt, at).length() >= QGuiApplication::styleHints()->startDragDistance()) {
            m_dragging = true;
            setCursor(Qt::ClosedHandCursor);
        }
        if (m_dragging) {
            m_userMoved = true;
            m_camera.pan(at - m_draggedFrom);
            m_draggedFrom = at;
            redrawTable();
        }
        return;
    }
    pointerMoved(at, false);
    hover(at);
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_dragging) {
        m_dragging = false;
        unsetCursor();
        return;
    }
    pointerMoved(event->position(), false);
    if (clickedAt(event->position(), event->button()) || event->button() != Qt::LeftButton)
        return;
    hover(event->position());
    if (m_hovered)
        Q_EMIT featurePinned(*m_hovered);
    Q_EMIT squareClicked(squareAt(event->position()));
}

void BoardView::leaveEvent(QEvent *)
{
    pointerLeft();
    if (m_hovered) {
        m_hovered.reset();
        Q_EMIT hovered(FeaturePart{});
    }
    update();
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_0: fit(); return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomIn(); return;
    case Qt::Key_Minus: zoomOut(); return;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

void BoardView::contextMenuEvent(QContextMenuEvent *event)
{
    Q_EMIT contextMenuAsked(squareAt(event->pos()), event->globalPos());
}

} // namespace wayside
