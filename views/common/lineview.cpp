#include "views/common/lineview.h"

#include "views/common/linedelegate.h"
#include "views/common/style.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace wayside {

LineView::LineView(QWidget *parent) : QTreeView(parent), m_model(new LineModel(this)), m_delegate(new LineDelegate(*this))
{
    setModel(m_model);
    setItemDelegate(m_delegate);
    setHeaderHidden(true);
    setFrameShape(NoFrame);
    setUniformRowHeights(false);
    setIndentation(style::forFingers() ? 30 : 16);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setSelectionMode(SingleSelection);
    setExpandsOnDoubleClick(true);
    setMouseTracking(true);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &LineView::openNew);
}

/// Lines that are new and want to be open; what a player closed stays closed.
void LineView::openNew(const QModelIndex &parent, int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_model->index(row, 0, parent);
        if (m_model->line(index).open)
            expand(index);
        if (const int children = m_model->rowCount(index); children > 0)
            openNew(index, 0, children - 1);
    }
}

void LineView::setLines(const QList<Line> &lines)
{
    m_model->setLines(lines);
    scheduleDelayedItemsLayout();       // a line's words may need more room than before
}

QRect LineView::ruleBox(const QModelIndex &index) const { return m_delegate->ruleBox(visualRect(index), m_model->line(index)); }

QRect LineView::ruleTarget(const QModelIndex &index) const
{
    const QRect box = ruleBox(index);
    if (box.isEmpty())
        return box;
    const int more = std::max(6, (style::rowHeight(0) - box.width() + 1) / 2);
    return box.adjusted(-more, -more, more, more);
}

void LineView::choose(const QModelIndex &index)
{
    const QList<Position> squares = m_model->line(index).squares;
    if (!squares.isEmpty())
        Q_EMIT squaresPointed(squares);
    Q_EMIT chosen(index);
}

void LineView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void LineView::mouseReleaseEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const QPersistentModelIndex index = indexAt(at);
    QTreeView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || !index.isValid() || !visualRect(index).contains(at))
        return;
    if (ruleTarget(index).contains(at))
        Q_EMIT ruleRequested(m_model->line(index).rule);
    else
        choose(index);
}

void LineView::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex index = currentIndex();
    if (index.isValid() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        choose(index);
    else if (index.isValid() && (event->key() == Qt::Key_Question || event->key() == Qt::Key_F1) && !m_model->line(index).rule.isEmpty())
        Q_EMIT ruleRequested(m_model->line(index).rule);
    else
        QTreeView::keyPressEvent(event);
}

void LineView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_delegate->forgetPictures();
        scheduleDelayedItemsLayout();
    }
    QTreeView::changeEvent(event);
}

} // namespace wayside
