#include "views/workshop/tileview.h"

#include "model/tiles/tilewords.h"
#include "views/board/cellgeometry.h"
#include "views/board/tilepainter.h"
#include "views/common/style.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>

namespace wayside {

namespace {
constexpr double kMargin = 0.02;        ///< round the tile, in squares
}

TileView::TileView(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("tileView"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    retranslate();
}

void TileView::retranslate()
{
    setAccessibleName(tr("The tile"));
    setToolTip(tr("Click, wheel or Space: turn it, as yours lies."));
}

void TileView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TileView::setTile(const TileRef &tile)
{
    m_tile = tile;
    m_rotation = Rotation::R0;
    setAccessibleDescription(tile ? describe(*tile).join(u' ') : QString());
    update();
}

void TileView::turn(Rotation by)
{
    m_rotation = plus(m_rotation, by);
    update();
    Q_EMIT turned();
}

void TileView::paintEvent(QPaintEvent *)
{
    if (!m_tile)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bounds = turnTransform(m_rotation).mapRect(tileBounds(*m_tile)).adjusted(-kMargin, -kMargin, kMargin, kMargin);
    const double side = std::min(width() / bounds.width(), height() / bounds.height());
    TilePaintOptions options;
    options.palette = TilePalette::from(palette());
    paintTile(painter, *m_tile, m_rotation, QRectF(QRectF(rect()).center() - bounds.center() * side, QSizeF(side, side)), options);
    if (hasFocus()) {
        painter.setPen(QPen(style::accent(palette()), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void TileView::mousePressEvent(QMouseEvent *event) { turn(event->button() == Qt::RightButton ? Rotation::R270 : Rotation::R90); }

void TileView::wheelEvent(QWheelEvent *event)
{
    if (event->angleDelta().y() != 0)
        turn(event->angleDelta().y() > 0 ? Rotation::R270 : Rotation::R90);
    event->accept();
}

void TileView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space)
        turn(event->modifiers() & Qt::ShiftModifier ? Rotation::R270 : Rotation::R90);
    else
        QWidget::keyPressEvent(event);
}

} // namespace wayside
