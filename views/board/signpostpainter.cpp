// A post with an arrow in the shape of its type. The arrow follows the walker who leaves the tile, so it turns with the
// tile; the post stays upright.
#include "views/board/signpostpainter.h"

#include "views/board/tilebrush.h"

namespace wayside {

QPainterPath signpostArrow(SignpostType type)
{
    // The walker goes up. Unit: within -1..1.
    QPainterPath arrow;
    if (type == SignpostType::Straight) {
        arrow.addPolygon(QPolygonF({{-0.2, 0.86}, {-0.2, -0.06}, {-0.62, -0.06}, {0, -0.92}, {0.62, -0.06}, {0.2, -0.06},
                                    {0.2, 0.86}}));
        arrow.closeSubpath();
        return arrow;
    }
    arrow.moveTo(-0.52, 0.86);
    arrow.lineTo(-0.52, 0.1);
    arrow.cubicTo({-0.52, -0.34}, {-0.3, -0.56}, {0.02, -0.56});
    arrow.lineTo(0.14, -0.56);
    arrow.lineTo(0.14, -0.96);
    arrow.lineTo(0.9, -0.36);
    arrow.lineTo(0.14, 0.24);
    arrow.lineTo(0.14, -0.16);
    arrow.lineTo(0.04, -0.16);
    arrow.cubicTo({-0.08, -0.16}, {-0.12, -0.08}, {-0.12, 0.12});
    arrow.lineTo(-0.12, 0.86);
    arrow.closeSubpath();
    return type == SignpostType::Right ? arrow : QTransform::fromScale(-1, 1).map(arrow);
}

void paintSignposts(const TileBrush &brush)
{
    for (int i = 0; i < brush.tile.signposts.size(); ++i) {
        const Signpost &post = brush.tile.signposts[i];
        const Place &place = brush.layout.signposts[i];
        const QPointF out = brush.turn.map(-inward(brush.tile, post.at)) - brush.turn.map(QPointF());
        const TilePalette &p = brush.palette();
        const SmallDrawing d(brush, place.at, place.radius);
        if (brush.atLeast(TileDetail::Small)) {
            d.shadow(0.5, 1.12);
            d.rect(QRectF(-0.13, 0.6, 0.26, 0.55), p.signPost);
        }
        QPainterPath board;
        board.addRoundedRect(QRectF(-0.98, -0.98, 1.96, 1.8), 0.4, 0.4);
        d.path(board, p.signBoard, false);
        if (brush.atLeast(TileDetail::Full)) {
            QPainterPath edge;
            edge.addRoundedRect(QRectF(-0.86, -0.86, 1.72, 1.56), 0.32, 0.32);
            brush.stroke(edge, p.signPost, 0.08);
        }
        // Turned so that up becomes the way out.
        const QTransform facing(-out.y(), out.x(), -out.x(), -out.y(), 0, -0.08);
        brush.fill(facing.map(QTransform::fromScale(0.82, 0.82).map(signpostArrow(post.type))), p.signArrow);
    }
}

} // namespace wayside
