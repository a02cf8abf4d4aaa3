// Shapes and places on a tile for whoever lights features and puts figures on them. All in tile coordinates: the first
// square is 0..1 by 0..1 before rotation; tableTransform (cellgeometry.h) leads to the table. Spots are worked out each
// time: keep them, or keep a TileLayout and use the members below it.
#pragma once

#include "model/board/features.h"
#include "views/board/tilelayout.h"

namespace wayside {

/// The road's surface with its rim.
QPainterPath roadPath(const TileDefinition &tile, int road);
QPainterPath cityPath(const TileDefinition &tile, int city);
/// The field's ground; several parts where something lies across it.
QPainterPath fieldPath(const TileDefinition &tile, int field);
/// All fields at once, which costs no more than one.
QList<QPainterPath> fieldPaths(const TileDefinition &tile, const TileLayout &layout);
QPainterPath riverPath(const TileDefinition &tile, int river);
/// What is lit for the monastery or abbey, or the garden.
QPainterPath monasteryPath(const TileDefinition &tile);
QPainterPath gardenPath(const TileDefinition &tile);

/// Any of them by its kind and index; a bridge (a road index past the printed ones) has no path of the tile's.
QPainterPath featurePath(const TileDefinition &tile, FeatureKind kind, int index);

/// Where a figure stands on a feature.
QPointF featureSpot(const TileDefinition &tile, FeatureKind kind, int index);
QPointF roadSpot(const TileDefinition &tile, int road);
QPointF citySpot(const TileDefinition &tile, int city);
QPointF fieldSpot(const TileDefinition &tile, int field);
/// Where a farmer lies, given the field's ground.
QPointF fieldSpot(const TileDefinition &tile, const TileLayout &layout, const QPainterPath &field);
QPointF monasterySpot(const TileDefinition &tile);
QPointF gardenSpot(const TileDefinition &tile);

/// The middle of the crossroads, tunnel mouth or other place at which roads end; a tollhouse stands there.
QPointF nodeSpot(const TileDefinition &tile, int node);
QPointF signpostSpot(const TileDefinition &tile, int signpost);
QPointF roadsideSpot(const TileDefinition &tile, int roadside);

} // namespace wayside
