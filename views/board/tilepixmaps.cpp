#include "views/board/tilepixmaps.h"

#include "views/board/tilepainter.h"

namespace wayside {

namespace {
constexpr int kMostKilobytes = 128 * 1024;
}

QRectF turnedBounds(const TileDefinition &tile, Rotation rotation)
{
    QRectF box(0, 0, 1, 1);
    for (const Position &cell : tile.cells) {
        const Position p = rotated(cell, rotation);
        box |= QRectF(p.x, p.y, 1, 1);
    }
    return box;
}

TilePixmaps::TilePixmaps() : m_kept(kMostKilobytes) {}

void TilePixmaps::setPalette(const TilePalette &palette)
{
    m_palette = palette;
    m_kept.clear();
    m_lastSize.clear();
}

void TilePixmaps::beginPass(int milliseconds)
{
    m_clock.start();
    m_limit = milliseconds;
    m_unfinished = false;
}

QPixmap TilePixmaps::pixmap(const TileRef &tile, Rotation rotation, int pixels, TileShapeCache &shapes)
{
    const Key key{tile.get(), rotation, pixels};
    if (const Kept *kept = m_kept.object(key))
        return kept->pixmap;
    const auto sizeKey = std::pair(tile.get(), int(rotation));
    if (m_limit > 0 && m_clock.isValid() && m_clock.elapsed() > m_limit) {
        if (const Kept *other = m_kept.object({tile.get(), rotation, m_lastSize.value(sizeKey)})) {
            m_unfinished = true;
            return other->pixmap;
        }
    }
    const QRectF box = turnedBounds(*tile, rotation);
    QPixmap pixmap((box.size() * pixels).toSize());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    TilePaintOptions options;
    options.palette = m_palette;
    options.pixelSize = pixels;
    const QRectF square(QPointF(-box.left() * pixels, -box.top() * pixels), QSizeF(pixels, pixels));
    paintTile(painter, *tile, shapes.of(tile).layout, rotation, square, options);
    painter.end();
    m_kept.insert(key, new Kept{tile, pixmap}, std::max(1, pixmap.width() * pixmap.height() / 256));
    m_lastSize.insert(sizeKey, pixels);
    return pixmap;
}

} // namespace wayside
