// Outlines and places of a tile's parts, worked out once and kept: the painter lights them, the pointer finds them.
#pragma once

#include "model/board/features.h"
#include "views/board/tilelayout.h"

#include <QHash>
#include <memory>

namespace wayside {

/// In tile coordinates, see cellgeometry.h.
struct TileShapes {
    TileRef tile;
    TileLayout layout;
    QList<QPainterPath> roads;
    QList<QPainterPath> cities;
    QList<QPainterPath> fields;
    QPainterPath monastery;
    QPainterPath garden;
    QList<QPointF> fieldSpots;
    QPointF monasterySpot;
    QPointF gardenSpot;

    /// Of a printed part; empty for a bridge.
    QPainterPath outline(FeatureKind kind, int index) const;
    QPointF spot(FeatureKind kind, int index) const;
    /// What lies at a point: kind and index; the smallest thing wins. Near misses of roads count.
    std::optional<std::pair<FeatureKind, int>> partAt(QPointF point) const;
    /// The signpost at a point; -1 if there is none.
    int signpostAt(QPointF point) const;
};

class TileShapeCache
{
public:
    const TileShapes &of(const TileRef &tile);

private:
    QHash<const TileDefinition *, std::shared_ptr<TileShapes>> m_shapes;
};

} // namespace wayside
