#include "views/palette/spotsheet.h"

#include "model/geometry/squarename.h"
#include "views/board/bubble.h"
#include "views/common/style.h"
#include "views/palette/spotdelegate.h"
#include "views/palette/tilesearch.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <algorithm>

namespace wayside {

namespace {
constexpr int kLeastColumns = 2;
constexpr int kColumns = 5;
constexpr int kMostRows = 4;
}

SpotSheet::SpotSheet(Entry &entry, QWidget *parent)
    : QFrame(parent), m_entry(entry), m_title(new QLabel(this)), m_filter(new QLineEdit(this)), m_list(new QListView(this))
    , m_turn(new QPushButton(this)), m_missing(new QPushButton(this)), m_model(new QStandardItemModel(this)), m_delegate(new SpotDelegate(this))
{
    setObjectName(QStringLiteral("spotSheet"));
    setAttribute(Qt::WA_NoMousePropagation);        // a finger or a wheel on the sheet means nothing to the board behind it
    m_filter->setObjectName(QStringLiteral("spotFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("spotList"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFocusProxy(m_filter);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->viewport()->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(style::kSmallGap);
    layout->addWidget(m_title);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_turn);
    buttons->addWidget(m_missing);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    m_turn->setObjectName(QStringLiteral("spotTurn"));
    m_missing->setObjectName(QStringLiteral("spotMissing"));
    for (QPushButton *button : {m_turn, m_missing}) {
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::NoFocus);
        button->setMinimumHeight(style::rowHeight(0));
    }
    m_filter->setMinimumHeight(style::rowHeight(0));
    // A pointer turns a tile by its own mark; a finger chooses the tile first.
    m_turn->setVisible(style::forFingers());
    connect(m_turn, &QPushButton::clicked, this, [this] { turn(currentRow(), 1); });
    connect(m_missing, &QPushButton::clicked, this, [this] {
        const Position square = m_square;
        close();
        Q_EMIT tileMissing(square);
    });
    connect(m_filter, &QLineEdit::textChanged, this, &SpotSheet::fill);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { Q_EMIT chosenChanged(); });
    retranslate();
    hide();
}

void SpotSheet::retranslate()
{
    m_filter->setPlaceholderText(tr("Edges: c city, r road, f field"));
    m_filter->setAccessibleName(tr("Find a tile by its edges"));
    m_list->setAccessibleName(tr("Tiles that fit here"));
    m_turn->setText(tr("Turn tile"));
    m_turn->setToolTip(tr("Next rotation that fits (Space, or the right button on a tile)"));
    m_missing->setText(tr("Not here …"));
    m_missing->setToolTip(tr("Make the tile in your hand: the edges that this square needs are set already"));
    tellCount();
}

void SpotSheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void SpotSheet::tellCount()
{
    const qsizetype shown = m_model->rowCount();
    const QString text = m_fits.isEmpty() ? tr("<b>%1</b> · no tile in the box fits here").arg(squareName(m_square))
                                          : tr("<b>%1</b> · %n tile(s) fit", nullptr, int(shown)).arg(squareName(m_square));
    m_title->setText(text);
}

void SpotSheet::setCountsShown(bool shown)
{
    m_countsShown = shown;
    m_delegate->setCountsShown(shown);
}

void SpotSheet::open(Position square, const QString &code)
{
    m_square = square;
    m_fits = m_entry.fitsAt(square);
    m_turned.clear();
    {
        const QSignalBlocker blocker(m_filter);
        m_filter->setText(code);
    }
    fill();
    show();
    raise();
    m_filter->setFocus(Qt::OtherFocusReason);
    m_filter->setCursorPosition(int(code.size()));
}

bool SpotSheet::close()
{
    if (isHidden())
        return false;
    const bool hadFocus = isAncestorOf(focusWidget());
    hide();
    if (hadFocus)
        parentWidget()->setFocus(Qt::OtherFocusReason);
    Q_EMIT closed();
    return true;
}

void SpotSheet::fill()
{
    m_model->clear();
    for (const Fit &fit : m_fits) {
        if (!tileMatches(*fit.tile, m_filter->text()))
            continue;
        auto *item = new QStandardItem;
        const int turned = m_turned.value(fit.tile->id) % int(fit.rotations.size());
        item->setData(QVariant::fromValue(fit.tile), SpotDelegate::TileRole);
        item->setData(int(fit.rotations[turned]), SpotDelegate::RotationRole);
        item->setData(fit.left, SpotDelegate::LeftRole);
        item->setData(fit.ofType, SpotDelegate::OfTypeRole);
        item->setData(int(fit.rotations.size()), SpotDelegate::ChoicesRole);
        const QString summary = tileSummary(*fit.tile);
        item->setData(summary, Qt::AccessibleTextRole);
        item->setToolTip(summary);
        m_model->appendRow(item);
    }
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(0, 0));
    tellCount();
    Q_EMIT chosenChanged();
}

QSize SpotSheet::sizeWith(int columns) const
{
    const QSize cell = m_delegate->sizeHint(QStyleOptionViewItem(), {});
    const int fits = std::max<int>(1, int(m_fits.size()));
    const int rows = std::clamp((fits + columns - 1) / columns, 1, kMostRows);
    const auto high = [](const QWidget *of) { return std::max(of->minimumHeight(), of->sizeHint().height()); };
    const int head = high(m_title) + high(m_filter) + high(m_missing) + 3 * style::kSmallGap + 18;
    const int scrollBar = 18;
    return {std::max(columns * cell.width() + scrollBar + 18, m_title->sizeHint().width() + 20), rows * (cell.height() + 6) + head + 8};
}

/// Narrower where the square has little room beside it, so that neither the square nor the sheet's own edge is hidden.
void SpotSheet::placeBeside(const QRectF &square, const QRectF &room)
{
    const int most = std::clamp(int(m_fits.size()), kLeastColumns, kColumns);
    QRectF place;
    for (int columns = most; columns >= kLeastColumns; --columns) {
        place = wayside::placeBeside(QSizeF(sizeWith(columns)).boundedTo(room.size()), square, room, 12);
        if (!place.intersects(square))
            break;
    }
    setGeometry(place.toRect());
}

/// Beyond its ends the list keeps the wheel: the board behind it stays where it is.
void SpotSheet::wheelEvent(QWheelEvent *event) { event->accept(); }

int SpotSheet::currentRow() const { return m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1; }

TileRef SpotSheet::chosenTile() const
{
    return currentRow() < 0 ? TileRef() : m_list->currentIndex().data(SpotDelegate::TileRole).value<TileRef>();
}

Rotation SpotSheet::chosenRotation() const { return Rotation(m_list->currentIndex().data(SpotDelegate::RotationRole).toInt()); }

QStringList SpotSheet::shownTiles() const
{
    QStringList ids;
    for (int row = 0; row < m_model->rowCount(); ++row)
        ids.append(m_model->index(row, 0).data(SpotDelegate::TileRole).value<TileRef>()->id);
    return ids;
}

void SpotSheet::turn(int row, int steps)
{
    QStandardItem *item = m_model->item(row);
    if (!item)
        return;
    const QString id = item->data(SpotDelegate::TileRole).value<TileRef>()->id;
    for (const Fit &fit : m_fits)
        if (fit.tile->id == id) {
            const int n = int(fit.rotations.size());
            const int next = ((m_turned.value(id) + steps) % n + n) % n;
            m_turned[id] = next;
            item->setData(int(fit.rotations[next]), SpotDelegate::RotationRole);
        }
    Q_EMIT chosenChanged();
}

void SpotSheet::lay(int row)
{
    const QStandardItem *item = m_model->item(row);
    if (!item)
        return;
    const QString id = item->data(SpotDelegate::TileRole).value<TileRef>()->id;
    const Rotation rotation = Rotation(item->data(SpotDelegate::RotationRole).toInt());
    close();
    m_entry.lay(id, m_square, rotation);
}

bool SpotSheet::keyInFilter(int key, Qt::KeyboardModifiers modifiers)
{
    const int row = currentRow();
    const int columns = std::max(1, m_list->viewport()->width() / std::max(1, m_delegate->sizeHint(QStyleOptionViewItem(), {}).width()));
    int to = row;
    switch (key) {
    case Qt::Key_Left: to = row - 1; break;
    case Qt::Key_Right: to = row + 1; break;
    case Qt::Key_Up: to = row - columns; break;
    case Qt::Key_Down: to = row + columns; break;
    case Qt::Key_Space: turn(row, modifiers & Qt::ShiftModifier ? -1 : 1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: lay(row); return true;
    case Qt::Key_Escape: close(); return true;
    default: return false;
    }
    if (to >= 0 && to < m_model->rowCount())
        m_list->setCurrentIndex(m_model->index(to, 0));
    return true;
}

bool SpotSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (keyInFilter(key->key(), key->modifiers()))
            return true;
    }
    if (watched == m_list->viewport() && mouseInList(event))
        return true;
    return QFrame::eventFilter(watched, event);
}

namespace {
bool byFinger(const QMouseEvent &mouse) { return mouse.source() != Qt::MouseEventNotSynthesized; }
} // namespace

bool SpotSheet::mouseInList(QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const QModelIndex under = m_list->indexAt(mouse->pos());
        if (under.isValid() && under != m_list->currentIndex() && !byFinger(*mouse))
            m_list->setCurrentIndex(under);
        return false;
    }
    case QEvent::MouseButtonPress: m_rowBefore = currentRow(); return false;
    case QEvent::MouseButtonRelease: released(*static_cast<QMouseEvent *>(event)); return true;
    case QEvent::ContextMenu: return true;
    default: return false;
    }
}

void SpotSheet::released(const QMouseEvent &mouse)
{
    const QModelIndex under = m_list->indexAt(mouse.pos());
    if (!under.isValid())
        return;
    const QRect mark = m_delegate->turnMark(m_list->visualRect(under), under.data(SpotDelegate::ChoicesRole).toInt());
    if (mouse.button() == Qt::RightButton || (mouse.button() == Qt::LeftButton && mark.adjusted(-3, -3, 5, 3).contains(mouse.pos()) && !mark.isEmpty()))
        turn(under.row(), 1);
    else if (mouse.button() == Qt::LeftButton && (!byFinger(mouse) || under.row() == m_rowBefore))
        lay(under.row());           // a finger sees the tile on the board first, the next tap lays it
    else if (mouse.button() == Qt::LeftButton)
        m_list->setCurrentIndex(under);
}

void SpotSheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style::hairline(palette()), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace wayside
