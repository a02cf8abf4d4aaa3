// Where a tile's squares, edges and corners lie, in tile coordinates: the first square is 0..1 by 0..1, before
// rotation, y downwards; further squares of a multi-square tile lie beside it.
#pragma once

#include "model/tiles/tiledefinition.h"

#include <QLineF>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QTransform>

namespace wayside {

QRectF cellRect(const TileDefinition &tile, int cell);
/// The middle of a square; of a triangular tile the point farthest from its sides.
QPointF cellCentre(const TileDefinition &tile, int cell);
/// The edges of each of its cells, clockwise: four, or the two short sides and X.
QList<Edge> cellEdges(const TileDefinition &tile);
/// From corner to corner, clockwise about the cell.
QLineF edgeLine(const TileDefinition &tile, CellEdge edge);
QPointF edgeMiddle(const TileDefinition &tile, CellEdge edge);
/// Unit vector from the edge into its cell.
QPointF inward(const TileDefinition &tile, CellEdge edge);
/// The same border as seen from the tile's next square; nothing at the tile's rim.
std::optional<CellEdge> across(const TileDefinition &tile, CellEdge edge);
QPainterPath cellOutline(const TileDefinition &tile, int cell);
QPainterPath tileOutline(const TileDefinition &tile);
/// Bounds of all squares, in tile coordinates.
QRectF tileBounds(const TileDefinition &tile);

/// The quarter turns about the middle of the first square.
QTransform turnTransform(Rotation rotation);
/// From tile coordinates to those in which the (rotated) tile's first square is `square`.
QTransform tableTransform(Rotation rotation, const QRectF &square);

inline double dot(QPointF a, QPointF b) { return a.x() * b.x() + a.y() * b.y(); }
inline QPointF rightOf(QPointF d) { return {-d.y(), d.x()}; }
inline QPointF between(QPointF a, QPointF b, double t) { return a + (b - a) * t; }
double distance(QPointF a, QPointF b);
/// Points along the lines and curves of a path.
QList<QPointF> samples(const QPainterPath &path, int stepsPerCurve);

/// A number that depends on the tile's id alone, so that its texture is the same everywhere and always.
quint32 textureSeed(const TileDefinition &tile);
/// The n-th of the numbers from 0 to 1 that belong to a seed.
double noise(quint32 seed, int n);

} // namespace wayside
