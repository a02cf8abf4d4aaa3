#include "views/workshop/roadsidebutton.h"

#include "model/tiles/tileediting.h"
#include "model/tiles/tilewords.h"
#include "views/workshop/tilecanvas.h"
#include "views/workshop/tileicon.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>

namespace wayside {

namespace {
constexpr int kIconSize = 32;

/// A straight road with the illustration beside it.
TileDefinition sample(RoadsideKind kind)
{
    TileSketch sketch;
    sketch.setEdges(QStringLiteral("frfr"));
    sketch.addRoadside(kind, {0});
    return sketch.draft();
}
} // namespace

RoadsideButton::RoadsideButton(RoadsideKind kind, QWidget *parent) : QToolButton(parent), m_kind(kind)
{
    setObjectName(QStringLiteral("beside-") + toString(kind));
    setCheckable(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setIcon(illustrationIcon(sample(kind)));
    setIconSize({kIconSize, kIconSize});
    retranslate();
}

void RoadsideButton::retranslate()
{
    setText(roadsideWords(m_kind));
    setToolTip(tr("%1: click, then the road it stands beside; with Ctrl also beside another. Or drag it there.").arg(roadsideWords(m_kind)));
}

void RoadsideButton::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    QToolButton::mousePressEvent(event);
}

void RoadsideButton::mouseMoveEvent(QMouseEvent *event)
{
    const bool dragged = (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (!(event->buttons() & Qt::LeftButton) || !dragged)
        return QToolButton::mouseMoveEvent(event);
    auto *mime = new QMimeData;
    mime->setData(QLatin1String(kRoadsideMime), QByteArray::number(int(m_kind)));
    auto *drag = new QDrag(this);
    drag->setMimeData(mime);
    drag->setPixmap(icon().pixmap(iconSize()));
    setDown(false);
    drag->exec(Qt::CopyAction);
}

} // namespace wayside
