// Tiles painted once for each size and kept, so that panning and zooming don't draw them anew.
#pragma once

#include "model/tiles/tiledefinition.h"
#include "views/board/tileshapes.h"
#include "views/board/tilepalette.h"

#include <QCache>
#include <QElapsedTimer>
#include <QPixmap>

namespace wayside {

class TilePixmaps
{
public:
    TilePixmaps();

    void setPalette(const TilePalette &palette);
    const TilePalette &palette() const { return m_palette; }
    /// The tile turned, `pixels` wide for one square, on a transparent ground that covers its bounds. Where the time that
    /// beginPass gave is spent and the tile is known in another size, that one; unfinished() then tells so.
    QPixmap pixmap(const TileRef &tile, Rotation rotation, int pixels, TileShapeCache &shapes);
    /// Milliseconds that may be spent on painting tiles until the next call; 0: without limit.
    void beginPass(int milliseconds);
    bool unfinished() const { return m_unfinished; }

private:
    struct Key {
        const TileDefinition *tile;
        Rotation rotation;
        int pixels;
        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &k, size_t seed = 0) { return qHashMulti(seed, k.tile, int(k.rotation), k.pixels); }
    };
    struct Kept {
        TileRef tile;           ///< holds the definition, so that the key stays its own
        QPixmap pixmap;
    };

    TilePalette m_palette = TilePalette::day();
    QCache<Key, Kept> m_kept;
    QHash<std::pair<const TileDefinition *, int>, int> m_lastSize;
    QElapsedTimer m_clock;
    int m_limit = 0;
    bool m_unfinished = false;
};

/// Bounds of the turned tile where its first square is 0..1 by 0..1.
QRectF turnedBounds(const TileDefinition &tile, Rotation rotation);

} // namespace wayside
