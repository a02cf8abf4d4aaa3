#include "views/board/tilegeometry.h"

#include "views/board/ribbon.h"

namespace wayside {

namespace {

QPainterPath disc(QPointF centre, double radius)
{
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

} // namespace

QPainterPath roadPath(const TileDefinition &tile, int road)
{
    const TileLayout layout = layOut(tile);
    const RoadShape shape = layout.roads.value(road);
    QPainterPath path = ribbon(shape.line, kRoadWidth);
    if (tile.labyrinth && shape.hub != QPointF())
        path.addPath(disc(shape.hub, 0.35));
    return path;
}

QPainterPath cityPath(const TileDefinition &tile, int city) { return layOut(tile).cities.value(city).area; }

QPainterPath fieldPath(const TileDefinition &tile, int field) { return fieldPaths(tile, layOut(tile)).value(field); }

QPainterPath riverPath(const TileDefinition &tile, int river) { return ribbon(layOut(tile).rivers.value(river), kRiverWidth); }

QPainterPath monasteryPath(const TileDefinition &tile)
{
    const auto monastery = layOut(tile).monastery;
    QPainterPath path;
    if (monastery)
        path.addRoundedRect(QRectF(monastery->at - QPointF(0.27, 0.27), QSizeF(0.54, 0.54)), 0.08, 0.08);
    return path;
}

QPainterPath gardenPath(const TileDefinition &tile)
{
    const auto garden = layOut(tile).garden;
    return garden ? disc(garden->at, garden->radius * 1.2) : QPainterPath();
}

QPainterPath featurePath(const TileDefinition &tile, FeatureKind kind, int index)
{
    switch (kind) {
    case FeatureKind::Road: return roadPath(tile, index);
    case FeatureKind::City: return cityPath(tile, index);
    case FeatureKind::Field: return fieldPath(tile, index);
    case FeatureKind::Monastery: return monasteryPath(tile);
    case FeatureKind::Garden: return gardenPath(tile);
    }
    return {};
}

QPointF featureSpot(const TileDefinition &tile, FeatureKind kind, int index)
{
    switch (kind) {
    case FeatureKind::Road: return index < tile.roads.size() ? roadSpot(tile, index) : cellCentre(tile, 0);
    case FeatureKind::City: return citySpot(tile, index);
    case FeatureKind::Field: return fieldSpot(tile, index);
    case FeatureKind::Monastery: return monasterySpot(tile);
    case FeatureKind::Garden: return gardenSpot(tile);
    }
    return cellCentre(tile, 0);
}

QPointF roadSpot(const TileDefinition &tile, int road) { return layOut(tile).roads.value(road).spot; }

QPointF citySpot(const TileDefinition &tile, int city) { return layOut(tile).cities.value(city).spot; }

QPointF fieldSpot(const TileDefinition &tile, int field)
{
    const TileLayout layout = layOut(tile);
    return fieldSpot(tile, layout, fieldPaths(tile, layout).value(field));
}

QPointF monasterySpot(const TileDefinition &tile)
{
    const auto monastery = layOut(tile).monastery;
    return monastery ? monastery->at : cellCentre(tile, 0);
}

QPointF gardenSpot(const TileDefinition &tile)
{
    const auto garden = layOut(tile).garden;
    return garden ? garden->at : cellCentre(tile, 0);
}

QPointF nodeSpot(const TileDefinition &tile, int node) { return layOut(tile).nodes.value(node).at; }

QPointF signpostSpot(const TileDefinition &tile, int signpost) { return layOut(tile).signposts.value(signpost).at; }

QPointF roadsideSpot(const TileDefinition &tile, int roadside) { return layOut(tile).roadside.value(roadside).at; }

} // namespace wayside
