#include "views/palette/trayview.h"

#include "views/common/style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QWheelEvent>

namespace wayside {

namespace {
constexpr int kInset = 2;           // between tiles of one type
constexpr int kBetween = 4;         // between types
}

TrayView::TrayView(TrayModel &model, QWidget *parent) : QAbstractItemView(parent), m_tray(model)
{
    setModel(&model);
    setObjectName(QStringLiteral("trayView"));
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setTabKeyNavigation(false);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) { Q_EMIT chosen(index.row()); });
    connect(&model, &QAbstractItemModel::dataChanged, this, [this] { viewport()->update(); });
}

void TrayView::setTileSize(int size)
{
    m_size = qBound(style::kTouch, size, 120);
    layOut();
}

void TrayView::reset()
{
    QAbstractItemView::reset();
    m_hovered = -1;
    layOut();
}

/// Puts the copies of one type from `row` on at the pen. They run on over the line's end, each line's share on a ground of its
/// own; only a short group that doesn't fit begins a new line.
void TrayView::placeType(int row, int count, QPoint &pen, int width)
{
    const int cell = m_side + kInset;
    const int perLine = std::max(1, (width - kInset) / cell);
    for (int placed = 0; placed < count;) {
        int room = std::min(perLine, (width - pen.x() - kInset) / cell);
        if (room < 1 || (placed == 0 && count <= 2 && room < count && pen.x() > 0)) {
            pen = QPoint(0, pen.y() + cell + kInset + kBetween);
            room = perLine;
        }
        const int here = std::min(count - placed, room);
        m_grounds.append({QRect(pen, QSize(here * cell + kInset, cell + kInset)), row});
        for (int i = 0; i < here; ++i)
            m_boxes.append(QRect(pen.x() + kInset + i * cell, pen.y() + kInset, m_side, m_side));
        pen.rx() += here * cell + kInset + kBetween;
        placed += here;
    }
}

void TrayView::layOut()
{
    m_boxes.clear();
    m_headings.clear();
    m_grounds.clear();
    const int width = std::max(m_size, viewport()->width() - 2);
    // As many in a line as come nearest to the wanted size, filling it even where each stands on a ground of its own.
    const int perTile = 2 * kInset + kBetween;
    const int columns = std::max(1, (width + m_size * 2 / 3) / (m_size + perTile));
    m_side = std::clamp((width + kBetween) / columns - perTile, style::kTouch - kInset, m_size * 3 / 2);
    const int heading = fontMetrics().height() + style::kGap;
    const QList<TrayItem> &items = m_tray.items();
    QPoint pen(0, 0);
    int bottom = 0;
    for (int row = 0; row < items.size();) {
        if (row == 0 || items[row].setId != items[row - 1].setId) {
            pen = QPoint(0, bottom + (row ? style::kGap : 0));
            m_headings.append({QRect(0, pen.y(), width, heading), items[row].setId});
            pen.ry() += heading;
        }
        int end = row + 1;
        while (end < items.size() && items[end].type == items[row].type && items[end].setId == items[row].setId)
            ++end;
        placeType(row, end - row, pen, width);
        bottom = m_grounds.last().box.bottom() + 1;
        row = end;
    }
    m_height = bottom + style::kSmallGap;
    updateGeometries();
    viewport()->update();
}

void TrayView::updateGeometries()
{
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(m_side / 2);
    verticalScrollBar()->setRange(0, std::max(0, m_height - viewport()->height()));
    QAbstractItemView::updateGeometries();
}

int TrayView::verticalOffset() const { return verticalScrollBar()->value(); }

QRect TrayView::visualRect(const QModelIndex &index) const
{
    return index.isValid() && index.row() < m_boxes.size() ? m_boxes[index.row()].translated(0, -verticalOffset()) : QRect();
}

QModelIndex TrayView::indexAt(const QPoint &point) const
{
    const QPoint at = point + QPoint(0, verticalOffset());
    for (int row = 0; row < m_boxes.size(); ++row)
        if (m_boxes[row].adjusted(-1, -1, 1, 1).contains(at))
            return m_tray.index(row);
    return {};
}

void TrayView::scrollTo(const QModelIndex &index, ScrollHint)
{
    if (!index.isValid() || index.row() >= m_boxes.size())
        return;
    const QRect box = m_boxes[index.row()].adjusted(0, -style::kGap, 0, style::kGap);
    if (box.top() < verticalOffset())
        verticalScrollBar()->setValue(box.top());
    else if (box.bottom() > verticalOffset() + viewport()->height())
        verticalScrollBar()->setValue(box.bottom() - viewport()->height());
}

int TrayView::rowBeside(int row, int dy) const
{
    const QPoint from = m_boxes[row].center();
    int best = row;
    int bestDistance = std::numeric_limits<int>::max();
    for (int i = 0; i < m_boxes.size(); ++i) {
        const QPoint way = m_boxes[i].center() - from;
        if (way.y() * dy <= 0)
            continue;
        const int distance = std::abs(way.y()) * 20 + std::abs(way.x());
        if (distance < bestDistance) {
            bestDistance = distance;
            best = i;
        }
    }
    return best;
}

QModelIndex TrayView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int rows = int(m_boxes.size());
    if (rows == 0)
        return {};
    if (!currentIndex().isValid())
        return m_tray.index(0);
    int row = currentIndex().row();
    const int page = std::max(1, viewport()->height() / (m_side + kInset) - 1);
    switch (action) {
    case MoveLeft:
    case MovePrevious: row -= 1; break;
    case MoveRight:
    case MoveNext: row += 1; break;
    case MoveUp: row = rowBeside(row, -1); break;
    case MoveDown: row = rowBeside(row, 1); break;
    case MovePageUp:
        for (int i = 0; i < page; ++i)
            row = rowBeside(row, -1);
        break;
    case MovePageDown:
        for (int i = 0; i < page; ++i)
            row = rowBeside(row, 1);
        break;
    case MoveHome: row = 0; break;
    case MoveEnd: row = rows - 1; break;
    }
    return m_tray.index(qBound(0, row, rows - 1));
}

void TrayView::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    const QModelIndex at = indexAt(rect.center());
    selectionModel()->select(at.isValid() ? QItemSelection(at, at) : QItemSelection(), command);
}

QRegion TrayView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    for (const QModelIndex &index : selection.indexes())
        region += visualRect(index).adjusted(-4, -4, 4, 4);
    return region;
}

void TrayView::paintCount(QPainter &painter, const TrayItem &item, const QRect &box) const
{
    const QString text = item.plainOrUnknown ? QStringLiteral("?") : item.left < 0 ? QStringLiteral("∞") : QString::number(item.left);
    QFont font = style::strong(style::small(this->font()));
    painter.setFont(font);
    const QFontMetrics metrics(font);
    const int height = metrics.height() + 1;
    const int width = std::max(height, metrics.horizontalAdvance(text) + 8);
    const QRect plate(box.right() - width + 2, box.bottom() - height + 2, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 170));
    painter.drawRoundedRect(plate, height / 2.0, height / 2.0);
    painter.setPen(Qt::white);
    painter.drawText(plate, Qt::AlignCenter, text);
}

void TrayView::paintItem(QPainter &painter, int row, const QRect &box)
{
    const TrayItem &item = m_tray.items()[row];
    const bool gone = item.left == 0;
    painter.setOpacity(gone ? 0.22 : item.plainOrUnknown ? 0.62 : 1);
    painter.drawPixmap(box.topLeft(), m_tiles.pixmap(item.tile, Rotation::R0, m_side, devicePixelRatioF(), palette()));
    painter.setOpacity(1);
    if (!gone)
        paintCount(painter, item, box);
    const bool current = hasFocus() && currentIndex().row() == row;
    if (item.inHand || current || row == m_hovered) {
        QPen pen(item.inHand ? style::accent(palette()) : palette().color(QPalette::Highlight), item.inHand ? 4 : 2.5);
        pen.setJoinStyle(Qt::RoundJoin);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(box).adjusted(-1, -1, 1, 1), 4, 4);
    }
}

void TrayView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), palette().window());
    const QPoint shift(0, -verticalOffset());
    for (const Heading &heading : m_headings) {
        const QRect box = heading.box.translated(shift);
        if (!box.intersects(event->rect()))
            continue;
        painter.setFont(style::strong(font()));
        painter.setPen(style::muted(palette()));
        const QString name = painter.fontMetrics().elidedText(m_tray.setName(heading.setId), Qt::ElideRight, box.width());
        painter.drawText(box.adjusted(2, 0, 0, -2), Qt::AlignLeft | Qt::AlignVCenter, name);
    }
    QColor ground = style::isDark(palette()) ? palette().color(QPalette::Window).lighter(135) : palette().color(QPalette::Window).darker(107);
    for (const Ground &of : m_grounds) {
        const QRect box = of.box.translated(shift);
        if (!box.intersects(event->rect()))
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(box, 5, 5);
    }
    for (int row = 0; row < m_boxes.size(); ++row)
        if (const QRect box = m_boxes[row].translated(shift); box.adjusted(-4, -4, 4, 4).intersects(event->rect()))
            paintItem(painter, row, box);
}

void TrayView::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    layOut();
}

void TrayView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        setTileSize(m_size + (event->angleDelta().y() > 0 ? 8 : -8));
        event->accept();
        return;
    }
    QAbstractItemView::wheelEvent(event);
}

void TrayView::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid())
        Q_EMIT chosen(currentIndex().row());
    else
        QAbstractItemView::keyPressEvent(event);
}

void TrayView::mouseMoveEvent(QMouseEvent *event)
{
    const QModelIndex at = indexAt(event->position().toPoint());
    const int row = at.isValid() ? at.row() : -1;
    if (row != m_hovered) {
        m_hovered = row;
        viewport()->setCursor(row >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        viewport()->update();
    }
    QAbstractItemView::mouseMoveEvent(event);
}

void TrayView::leaveEvent(QEvent *event)
{
    m_hovered = -1;
    viewport()->update();
    QAbstractItemView::leaveEvent(event);
}

void TrayView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_tiles.clear();
        layOut();
    }
    QAbstractItemView::changeEvent(event);
}

} // namespace wayside
