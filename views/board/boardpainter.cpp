#include "views/board/boardpainter.h"

#include "views/board/piecepainter.h"
#include "views/board/squaremarks.h"
#include "views/board/tilepainter.h"
#include "views/common/playercolours.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace wayside {

namespace {

constexpr double kFigure = 0.36;        ///< height of a figure, in squares
constexpr double kTollhouse = 0.36;

FigureShape shapeOf(MeepleKind kind)
{
    return kind == MeepleKind::Abbot ? FigureShape::Abbot : kind == MeepleKind::Large ? FigureShape::Large : FigureShape::Meeple;
}

Verdict verdictOf(SignpostState state)
{
    switch (state) {
    case SignpostState::Correct: return Verdict::Correct;
    case SignpostState::Wrong: return Verdict::Wrong;
    case SignpostState::Undecided: return Verdict::Undecided;
    case SignpostState::Open: break;
    }
    return Verdict::Open;
}

/// A bridge is a road piece counted on from the printed roads; -1 for a printed part.
int bridgeOf(const BoardPicture &picture, const FeaturePart &part)
{
    if (part.kind != FeatureKind::Road || part.tile < 0 || part.tile >= picture.tiles.size())
        return -1;
    const int bridge = part.index - int(picture.tiles[part.tile].tile->roads.size());
    return bridge >= 0 && bridge < picture.bridges.size() ? bridge : -1;
}

QPainterPath bridgePath(const PictureBridge &bridge)
{
    QPainterPath path;
    path.addRect(bridge.northSouth ? QRectF(bridge.at.x + 0.38, bridge.at.y, 0.24, 1) : QRectF(bridge.at.x, bridge.at.y + 0.38, 1, 0.24));
    return path;
}

} // namespace

QColor tableColour(const TilePalette &palette) { return isDark(palette) ? QColor(0x1d, 0x21, 0x26) : QColor(0xe8, 0xe2, 0xd6); }

QTransform BoardPainter::transformOf(const PictureTile &tile) const
{
    return tableTransform(tile.rotation, QRectF(tile.at.x, tile.at.y, 1, 1));
}

QPointF BoardPainter::spotOf(const BoardPicture &picture, const FeaturePart &part)
{
    if (const int bridge = bridgeOf(picture, part); bridge >= 0) {
        const PictureBridge &b = picture.bridges[bridge];
        return QPointF(b.at.x, b.at.y) + (b.northSouth ? QPointF(0.5, 0.22) : QPointF(0.22, 0.5));
    }
    const PictureTile &tile = picture.tiles[part.tile];
    return transformOf(tile).map(m_shapes.of(tile.tile).spot(part.kind, part.index));
}

QPointF BoardPainter::spotOfNode(const BoardPicture &picture, OnTile node)
{
    const PictureTile &tile = picture.tiles[node.tile];
    const auto &nodes = m_shapes.of(tile.tile).layout.nodes;
    return transformOf(tile).map(node.index >= 0 && node.index < nodes.size() ? nodes[node.index].at : QPointF(0.5, 0.5));
}

QPointF BoardPainter::spotOfSignpost(const BoardPicture &picture, OnTile signpost)
{
    const PictureTile &tile = picture.tiles[signpost.tile];
    return transformOf(tile).map(m_shapes.of(tile.tile).layout.signposts.value(signpost.index).at);
}

QPainterPath BoardPainter::outlineOf(const BoardPicture &picture, const FeaturePart &part)
{
    if (const int bridge = bridgeOf(picture, part); bridge >= 0)
        return bridgePath(picture.bridges[bridge]);
    const PictureTile &tile = picture.tiles[part.tile];
    return transformOf(tile).map(m_shapes.of(tile.tile).outline(part.kind, part.index));
}

std::optional<FeaturePart> BoardPainter::partAt(const BoardPicture &picture, QPointF table)
{
    const Position square{int(std::floor(table.x())), int(std::floor(table.y()))};
    for (int i = 0; i < picture.tiles.size(); ++i) {
        const PictureTile &tile = picture.tiles[i];
        if (!turnedBounds(*tile.tile, tile.rotation).translated(tile.at.x, tile.at.y).contains(table))
            continue;
        for (int b = 0; b < picture.bridges.size(); ++b)
            if (picture.bridges[b].at == square && bridgePath(picture.bridges[b]).contains(table))
                return FeaturePart{i, FeatureKind::Road, int(tile.tile->roads.size()) + b};
        if (const auto part = m_shapes.of(tile.tile).partAt(transformOf(tile).inverted().map(table)))
            return FeaturePart{i, part->first, part->second};
    }
    return {};
}

std::optional<OnTile> BoardPainter::signpostAt(const BoardPicture &picture, QPointF table)
{
    for (int i = 0; i < picture.tiles.size(); ++i) {
        const PictureTile &tile = picture.tiles[i];
        if (tile.tile->signposts.isEmpty() || !turnedBounds(*tile.tile, tile.rotation).translated(tile.at.x, tile.at.y).contains(table))
            continue;
        if (const int s = m_shapes.of(tile.tile).signpostAt(transformOf(tile).inverted().map(table)); s >= 0)
            return OnTile{i, s};
    }
    return {};
}

void BoardPainter::paintTileAt(QPainter &painter, const PictureTile &tile, const BoardFrame &frame)
{
    const QRectF square = frame.square(tile.at);
    if (!m_usePixmaps) {
        TilePaintOptions options;
        options.palette = palette();
        paintTile(painter, *tile.tile, m_shapes.of(tile.tile).layout, tile.rotation, square, options);
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    const QPixmap pixmap = m_pixmaps.pixmap(tile.tile, tile.rotation, std::max(1, int(std::lround(frame.squareSize * ratio))), m_shapes);
    const QRectF box = turnedBounds(*tile.tile, tile.rotation);
    const QRectF target(square.topLeft() + box.topLeft() * frame.squareSize, box.size() * frame.squareSize);
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()));
}

void BoardPainter::paint(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame, const QRectF &visible)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintGround(painter, picture, frame, visible);
    for (const PictureTile &tile : picture.tiles) {
        const QRectF box = turnedBounds(*tile.tile, tile.rotation);
        const QRectF square = frame.square(tile.at);
        const QRectF target(square.topLeft() + box.topLeft() * frame.squareSize, box.size() * frame.squareSize);
        if (visible.isEmpty() || visible.intersects(target))
            paintTileAt(painter, tile, frame);
    }
    paintTokens(painter, picture, frame);
    paintGlows(painter, picture, picture.glows, frame);
    paintFrames(painter, picture, frame);
    paintPieces(painter, picture, frame);
    paintMarks(painter, picture, frame);
    painter.restore();
}

void BoardPainter::paintGround(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame, const QRectF &visible)
{
    for (const PictureSquare &s : picture.squares) {
        const QRectF square = frame.square(s.at);
        if (visible.isEmpty() || visible.intersects(square))
            paintSquareGround(painter, s.mark, square, palette());
    }
}

void BoardPainter::paintFrames(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame)
{
    for (const PictureSquare &s : picture.squares)
        paintSquareFrame(painter, s.mark, frame.square(s.at), palette());
}

/// Lit on a layer of its own: the outlines are stroked first and wiped by the fills, so that no line crosses from tile to tile.
void BoardPainter::paintGlows(QPainter &painter, const BoardPicture &picture, const QList<PictureGlow> &glows, const BoardFrame &frame,
                              double strength)
{
    const QTransform toDevice(frame.squareSize, 0, 0, frame.squareSize, frame.origin.x(), frame.origin.y());
    for (const PictureGlow &glow : glows) {
        QPainterPath all;
        all.setFillRule(Qt::WindingFill);
        for (const FeaturePart &part : glow.parts)
            if (part.tile >= 0 && part.tile < picture.tiles.size())
                all.addPath(toDevice.map(outlineOf(picture, part)));
        const double ratio = painter.device()->devicePixelRatioF();
        const QRectF box = (all.boundingRect().adjusted(-6, -6, 6, 6))
                           & (m_usePixmaps ? QRectF(0, 0, painter.device()->width(), painter.device()->height()) : all.boundingRect());
        if (box.isEmpty())
            continue;
        QImage layer((box.size() * ratio).toSize().expandedTo(QSize(1, 1)), QImage::Format_ARGB32_Premultiplied);
        layer.setDevicePixelRatio(ratio);
        layer.fill(Qt::transparent);
        QPainter onLayer(&layer);
        onLayer.setRenderHint(QPainter::Antialiasing);
        onLayer.translate(-box.topLeft());
        QColor line = glow.pinned ? QColor(0xff, 0x8a, 0x1f) : QColor(0xff, 0xd2, 0x3a);
        onLayer.setPen(QPen(line, std::clamp(frame.squareSize * 0.07, 4.0, 12.0), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        onLayer.drawPath(all);
        onLayer.setCompositionMode(QPainter::CompositionMode_Source);
        QColor light = palette().light;
        light.setAlphaF(std::min(0.5f, light.alphaF()));
        onLayer.fillPath(all, light);
        onLayer.end();
        painter.save();
        painter.setOpacity(painter.opacity() * strength);
        painter.drawImage(box.topLeft(), layer);
        painter.restore();
    }
}

void BoardPainter::paintTokens(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame)
{
    for (const PictureBridge &b : picture.bridges)
        paintBridge(painter, palette(), frame.square(b.at), b.northSouth);
    for (const PictureFerry &f : picture.ferries) {
        const QPointF a = frame.toDevice(spotOf(picture, {f.tile, FeatureKind::Road, f.roadA}));
        const QPointF b = frame.toDevice(spotOf(picture, {f.tile, FeatureKind::Road, f.roadB}));
        paintFerry(painter, palette(), a, b, frame.squareSize);
    }
    const double size = frame.squareSize * 0.3;
    for (const PictureToken &t : picture.tokens) {
        if (t.kind == TokenKind::Tunnel) {
            paintTunnelToken(painter, t.colour, t.number, frame.toDevice(spotOfNode(picture, t.mouth)), size);
        } else if (t.kind == TokenKind::Castle) {
            QPointF middle;
            for (const Position &p : t.squares)
                middle += QPointF(p.x + 0.5, p.y + 0.5) / double(t.squares.size());
            paintCastle(painter, palette(), t.colour, frame.toDevice(middle), frame.squareSize * 0.5);
        } else {
            // Beside the figure that may stand on the same spot.
            const QPointF at = frame.toDevice(spotOf(picture, t.on)) + QPointF(0.16, 0.12) * frame.squareSize;
            if (t.kind == TokenKind::Mage)
                paintMage(painter, palette(), at, size);
            else if (t.kind == TokenKind::Witch)
                paintWitch(painter, palette(), at, size);
            else
                paintNumberDisc(painter, t.number, at, size, QColor(0x2f, 0x7f, 0xa8), Qt::white);
        }
    }
}

void BoardPainter::paintPieces(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame)
{
    const double size = frame.squareSize;
    for (const PictureSignpost &s : picture.signposts) {
        const double mark = std::clamp(size * 0.15, 8.0, 26.0);
        const QPointF spot = frame.toDevice(spotOfSignpost(picture, s.which));
        paintVerdict(painter, verdictOf(s.state), palette(), spot + QPointF(0.075, -0.075) * size, mark);
    }
    for (const PictureTollhouse &t : picture.tollhouses)
        paintTollhouse(painter, t.colour, t.value, t.turnsOver, frame.toDevice(spotOfNode(picture, t.crossroads)), size * kTollhouse);
    for (const PictureFigure &f : picture.figures) {
        PieceOptions options;
        options.lying = f.on.kind == FeatureKind::Field;
        paintFigure(painter, shapeOf(f.kind), f.colour, frame.toDevice(spotOf(picture, f.on)),
                    size * kFigure, options);
    }
}

void BoardPainter::paintMarks(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame)
{
    const double disc = std::clamp(frame.squareSize * 0.22, 13.0, 34.0);
    for (const PictureNumber &n : picture.numbers)
        paintNumberDisc(painter, n.number, frame.toDevice(QPointF(n.at.x, n.at.y)) + QPointF(disc, disc) * 0.6, disc, QColor(0x22, 0x2b, 0x36), Qt::white);
}

BoardFrame frameFor(const BoardPicture &picture, const QRectF &rect, double marginSquares, double largest)
{
    const QRectF box = QRectF(picture.bounds()).adjusted(-marginSquares, -marginSquares, marginSquares, marginSquares);
    BoardFrame frame;
    frame.squareSize = std::min({rect.width() / box.width(), rect.height() / box.height(), largest});
    frame.origin = rect.center() - box.center() * frame.squareSize;
    return frame;
}

void paintBoard(QPainter &painter, const BoardPicture &picture, const QRectF &rect, const TilePalette &palette)
{
    BoardPainter boardPainter;
    boardPainter.setPalette(palette);
    boardPainter.setUsePixmaps(false);
    boardPainter.paint(painter, picture, frameFor(picture, rect));
}

QImage renderBoard(const BoardPicture &picture, QSize size, const TilePalette &palette, double pixelRatio)
{
    QImage image(size * pixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(tableColour(palette));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoard(painter, picture, QRectF(QPointF(), QSizeF(size)), palette);
    return image;
}

} // namespace wayside
