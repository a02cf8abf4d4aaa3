#include "views/common/tilecache.h"

#include "views/board/tilepainter.h"
#include "views/common/style.h"

#include <QPainter>

namespace wayside {

QPixmap TileCache::pixmap(const TileRef &tile, Rotation rotation, int size, qreal pixelRatio, const QPalette &palette)
{
    if (const bool dark = style::isDark(palette); dark != m_dark) {
        m_dark = dark;
        m_pixmaps.clear();
    }
    QPixmap &pixmap = m_pixmaps[{tile, rotation, qRound(size * pixelRatio)}];
    if (!pixmap.isNull())
        return pixmap;
    pixmap = QPixmap(QSize(size, size) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QRect covered;
    for (const Position &cell : tile->cells) {
        const Position turned = rotated(cell, rotation);
        covered |= QRect(turned.x, turned.y, 1, 1);
    }
    const double side = double(size) / std::max(covered.width(), covered.height());
    const QPointF first((size - covered.width() * side) / 2 - covered.x() * side, (size - covered.height() * side) / 2 - covered.y() * side);
    TilePaintOptions options;
    options.palette = TilePalette::from(palette);
    options.provisionalMark = tile->provisional;
    options.pixelSize = side * pixelRatio;
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTile(painter, *tile, rotation, QRectF(first, QSizeF(side, side)), options);
    return pixmap;
}

} // namespace wayside
