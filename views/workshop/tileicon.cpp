#include "views/workshop/tileicon.h"

#include "views/board/cellgeometry.h"
#include "views/board/tilepainter.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <algorithm>

namespace wayside {

namespace {

/// Around the illustration: as much of the tile as makes it fill the picture.
QPixmap illustrationPicture(const TileDefinition &tile, int size)
{
    const TileLayout layout = layOut(tile);
    const Place place = layout.roadside.value(0);
    QPixmap picture(size, size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = size / (place.radius * 2.6);
    TilePaintOptions options;
    options.palette = TilePalette::from(QGuiApplication::palette());
    options.pixelSize = side;
    paintTile(painter, tile, layout, Rotation::R0, QRectF(QPointF(size, size) / 2 - place.at * side, QSizeF(side, side)), options);
    return picture;
}

class TileIconEngine : public QIconEngine
{
public:
    TileIconEngine(const TileDefinition &tile, bool illustration) : m_tile(tile), m_illustration(illustration) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        const int size = int(std::min(rect.width(), rect.height()) * painter->device()->devicePixelRatio());
        const bool dark = QGuiApplication::palette().color(QPalette::Base).lightness() < 128;
        if (m_picture.width() != size || m_dark != dark) {
            m_picture = drawn(size);
            m_dark = dark;
        }
        painter->drawPixmap(rect, m_picture);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        return drawn(std::min(size.width(), size.height()));
    }

    QIconEngine *clone() const override { return new TileIconEngine(*this); }

private:
    QPixmap drawn(int size) const { return m_illustration ? illustrationPicture(m_tile, size) : tilePicture(m_tile, size); }

    TileDefinition m_tile;
    bool m_illustration;
    QPixmap m_picture;
    bool m_dark = false;
};

} // namespace

QIcon tileIcon(const TileDefinition &tile) { return QIcon(new TileIconEngine(tile, false)); }

QIcon illustrationIcon(const TileDefinition &tile) { return QIcon(new TileIconEngine(tile, true)); }

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
