// What the parts of the tile painter share. Coordinates are those of the turned tile: its first square is 0..1 by 0..1.
#pragma once

#include "views/board/tilepainter.h"

namespace wayside {

struct TileBrush {
    QPainter &painter;
    const TileDefinition &tile;
    const TileLayout &layout;
    Rotation rotation;
    const TilePaintOptions &options;
    TileDetail detail;
    QTransform turn;                ///< from tile coordinates to the turned tile's

    const TilePalette &palette() const { return options.palette; }
    QPointF at(QPointF tilePoint) const { return turn.map(tilePoint); }
    bool atLeast(TileDetail d) const { return detail >= d; }

    void fill(const QPainterPath &path, const QColor &colour) const { painter.fillPath(path, colour); }
    void stroke(const QPainterPath &path, const QColor &colour, double width, Qt::PenCapStyle cap = Qt::FlatCap) const
    {
        painter.strokePath(path, QPen(colour, width, Qt::SolidLine, cap, Qt::RoundJoin));
    }
};

/// Coordinates of a small drawing: origin in its middle, 1 is its radius, always upright.
class SmallDrawing {
public:
    SmallDrawing(const TileBrush &brush, QPointF tilePoint, double radius);
    ~SmallDrawing();
    SmallDrawing(const SmallDrawing &) = delete;
    SmallDrawing &operator=(const SmallDrawing &) = delete;

    void polygon(std::initializer_list<QPointF> points, const QColor &colour, bool outlined = true) const;
    void rect(const QRectF &rect, const QColor &colour, bool outlined = true) const;
    void ellipse(QPointF centre, double rx, double ry, const QColor &colour, bool outlined = true) const;
    void line(QPointF a, QPointF b, const QColor &colour, double width) const;
    void path(const QPainterPath &path, const QColor &colour, bool outlined = true) const;
    void shadow(double rx, double y) const;
    const TilePalette &palette() const { return m_brush.palette(); }
    bool rich() const { return m_brush.atLeast(TileDetail::Rich); }
    bool full() const { return m_brush.atLeast(TileDetail::Full); }

private:
    void setUp(const QColor &colour, bool outlined) const;
    const TileBrush &m_brush;
};

void paintGround(const TileBrush &brush);
void paintCities(const TileBrush &brush);
void paintGates(const TileBrush &brush);
void paintRoads(const TileBrush &brush);
void paintNodes(const TileBrush &brush);
void paintMonastery(const TileBrush &brush);
void paintAbbeyGround(const TileBrush &brush);
void paintLabyrinth(const TileBrush &brush, const RoadShape &road);
void paintIllustrations(const TileBrush &brush);
void paintSignposts(const TileBrush &brush);

void drawHouse(const SmallDrawing &d, const QColor &roof);
void drawChurch(const SmallDrawing &d, const QColor &roof);
void drawCathedral(const SmallDrawing &d);
void drawCastle(const SmallDrawing &d);
void drawWaterTower(const SmallDrawing &d);
void drawShield(const SmallDrawing &d);
void drawTunnelMouth(const TileBrush &brush, const NodeShape &node);

} // namespace wayside
