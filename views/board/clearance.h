// Finds room on a tile for small drawings: a grid of points, each with its distance to what is there already.
#pragma once

#include "views/board/tilelayout.h"

#include <functional>

namespace wayside {

class Clearance {
public:
    /// All of the tile is free, up to its rim.
    explicit Clearance(const TileDefinition &tile);

    void block(QPointF centre, double radius);
    void blockLine(const QList<QPointF> &points, double halfWidth);
    /// Leaves only points outside, or only those inside the area; its border counts as blocked.
    void keepOutside(const QPainterPath &area);
    void keepInside(const QPainterPath &area, const QList<QPointF> &wall);

    /// The place with the highest score(point, free radius); the first of equals.
    Place best(const std::function<double(QPointF, double)> &score) const;
    Place roomiest() const;
    double freeAt(QPointF point) const;

private:
    struct Spot {
        QPointF at;
        double free = 0;
    };
    QList<Spot> m_spots;
};

} // namespace wayside
