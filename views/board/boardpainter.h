// Draws a BoardPicture: one code for the board on the screen, review, export, snapshot, figures and the table view.
#pragma once

#include "views/board/boardpicture.h"
#include "views/board/tilepixmaps.h"

#include <QImage>

class QPainter;

namespace wayside {

/// Where the table lies on what is painted on.
struct BoardFrame {
    double squareSize = 80;
    QPointF origin;             ///< of the table's (0, 0), the top left corner of the start square

    QPointF toDevice(QPointF table) const { return origin + table * squareSize; }
    QPointF toTable(QPointF device) const { return (device - origin) / squareSize; }
    QRectF square(Position p) const { return {toDevice(QPointF(p.x, p.y)), QSizeF(squareSize, squareSize)}; }
};

class BoardPainter
{
public:
    void setPalette(const TilePalette &palette) { m_pixmaps.setPalette(palette); }
    const TilePalette &palette() const { return m_pixmaps.palette(); }
    TilePixmaps &pixmaps() { return m_pixmaps; }
    TileShapeCache &shapes() { return m_shapes; }
    /// Off: tiles are drawn as vectors each time (for printing and vector files).
    void setUsePixmaps(bool use) { m_usePixmaps = use; }

    /// `visible` in device coordinates; empty: everything.
    void paint(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame, const QRectF &visible = {});
    /// Only the lit features.
    void paintGlows(QPainter &painter, const BoardPicture &picture, const QList<PictureGlow> &glows, const BoardFrame &frame,
                    double strength = 1);
    /// Only one tile.
    void paintTileAt(QPainter &painter, const PictureTile &tile, const BoardFrame &frame);

    // Places, in table coordinates
    QPointF spotOf(const BoardPicture &picture, const FeaturePart &part);
    QPointF spotOfNode(const BoardPicture &picture, OnTile node);
    QPointF spotOfSignpost(const BoardPicture &picture, OnTile signpost);
    QPainterPath outlineOf(const BoardPicture &picture, const FeaturePart &part);
    /// The part, signpost or tile at a point of the table.
    std::optional<FeaturePart> partAt(const BoardPicture &picture, QPointF table);
    std::optional<OnTile> signpostAt(const BoardPicture &picture, QPointF table);

private:
    QTransform transformOf(const PictureTile &tile) const;
    void paintGround(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame, const QRectF &visible);
    void paintFrames(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame);
    void paintTokens(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame);
    void paintPieces(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame);
    void paintMarks(QPainter &painter, const BoardPicture &picture, const BoardFrame &frame);

    TilePixmaps m_pixmaps;
    TileShapeCache m_shapes;
    bool m_usePixmaps = true;
};

/// As large as fits the rectangle, in its middle.
BoardFrame frameFor(const BoardPicture &picture, const QRectF &rect, double marginSquares = 0.25, double largest = 400);
/// Draws the picture into the rectangle, as vectors.
void paintBoard(QPainter &painter, const BoardPicture &picture, const QRectF &rect, const TilePalette &palette = TilePalette::day());
/// On the colour of the table.
QImage renderBoard(const BoardPicture &picture, QSize size, const TilePalette &palette = TilePalette::day(), double pixelRatio = 1);
/// The ground that a palette's tiles lie on.
QColor tableColour(const TilePalette &palette);

} // namespace wayside
