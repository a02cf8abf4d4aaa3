#include "views/workshop/tileicon.h"

#include "views/board/cellgeometry.h"
#include "views/board/tilepainter.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <algorithm>

namespace wayside {

namespace {

class TileIconEngine : public QIconEngine
{
public:
    explicit TileIconEngine(const TileDefinition &tile) : m_tile(tile) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        const int size = int(std::min(rect.width(), rect.height()) * painter->device()->devicePixelRatio());
        const bool dark = QGuiApplication::palette().color(QPalette::Base).lightness() < 128;
        if (m_picture.width() != size || m_dark != dark) {
            m_picture = tilePicture(m_tile, size);
            m_dark = dark;
        }
        painter->drawPixmap(rect, m_picture);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        return tilePicture(m_tile, std::min(size.width(), size.height()));
    }

    QIconEngine *clone() const override { return new TileIconEngine(*this); }

private:
    TileDefinition m_tile;
    QPixmap m_picture;
    bool m_dark = false;
};

} // namespace

QIcon tileIcon(const TileDefinition &tile) { return QIcon(new TileIconEngine(tile)); }

QPixmap tilePicture(const TileDefinition &tile, int size, bool paper)
{
    QPixmap picture(size, size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bounds = tileBounds(tile);
    const double side = size / std::max(bounds.width(), bounds.height());
    TilePaintOptions options;
    options.palette = paper ? TilePalette::day() : TilePalette::from(QGuiApplication::palette());
    const QPointF offset = QPointF(size, size) / 2 - bounds.center() * side;
    paintTile(painter, tile, Rotation::R0, QRectF(offset, QSizeF(side, side)), options);
    return picture;
}

} // namespace wayside
