// Draws a tile from its definition alone, the same everywhere: board, tray, rule book, report and export.
#pragma once

#include "views/board/tilelayout.h"
#include "views/board/tilepalette.h"

#include <QPainter>

namespace wayside {

struct TilePaintOptions {
    TilePalette palette = TilePalette::day();
    bool signposts = true;          ///< the printed signposts
    bool illustrations = true;      ///< the small pictures beside roads and in fields
    bool texture = true;
    bool rim = true;                ///< a thin line at the tile's border
    bool provisionalMark = false;   ///< a mark on tiles whose printed pattern isn't known for certain
    double pixelSize = 0;           ///< of one square, for the level of detail; 0: asks the painter
};

/// How much is worth drawing at a size.
enum class TileDetail : quint8 { Tiny, Small, Full, Rich };
TileDetail tileDetail(double pixelSize);

/// Draws the tile turned about its first square, which fills `square`. Small pictures stay upright.
void paintTile(QPainter &painter, const TileDefinition &tile, Rotation rotation, const QRectF &square,
               const TilePaintOptions &options = {});
/// The same with a layout that the caller keeps.
void paintTile(QPainter &painter, const TileDefinition &tile, const TileLayout &layout, Rotation rotation,
               const QRectF &square, const TilePaintOptions &options);

} // namespace wayside
