// Pictures of tiles at one size, drawn once.
#pragma once

#include "views/board/tilepalette.h"

#include "model/tiles/tiledefinition.h"

#include <QHash>
#include <QPixmap>

namespace wayside {

class TileCache
{
public:
    /// The whole tile, scaled into a square of `size`. Drawn anew after the palette changed.
    QPixmap pixmap(const TileRef &tile, Rotation rotation, int size, qreal pixelRatio, const QPalette &palette);
    void clear() { m_pixmaps.clear(); }

private:
    struct Key {
        TileRef tile;
        Rotation rotation;
        int pixels;
        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &k, size_t seed) { return qHashMulti(seed, quintptr(k.tile.get()), int(k.rotation), k.pixels); }
    };
    QHash<Key, QPixmap> m_pixmaps;
    bool m_dark = false;
};

} // namespace wayside
