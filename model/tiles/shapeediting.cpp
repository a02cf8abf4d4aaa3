#include "model/tiles/tileediting.h"

#include <algorithm>

namespace wayside {

bool TileSketch::setCells(const QList<Position> &cells)
{
    if (cells.isEmpty())
        return false;
    QList<Position> reached{cells.first()};
    for (qsizetype i = 0; i < reached.size(); ++i)
        for (Edge e : kSquareEdges)
            if (const Position n = neighbour(reached[i], e); cells.contains(n) && !reached.contains(n))
                reached.append(n);
    if (reached.size() != cells.size())
        return false;
    TileDefinition shaped = m_tile;
    shaped.half.reset();
    shaped.cells.clear();
    for (Position p : cells)
        shaped.cells.append(p - cells.first());
    const auto moved = [&](CellEdge e) { return CellEdge{int(cells.indexOf(m_tile.cells[e.cell])), e.edge}; };
    for (const CellEdge &e : m_tile.outerEdges())
        if (!shaped.isOuter(moved(e)))
            clearEdge(e);
    shaped.roads = m_tile.roads;
    shaped.cities = m_tile.cities;
    shaped.rivers = m_tile.rivers;
    shaped.signposts = m_tile.signposts;
    shaped.roadside = m_tile.roadside;
    const auto moveAll = [&](auto &segments) {
        for (auto &segment : segments)
            for (CellEdge &e : segment.edges)
                e = moved(e);
    };
    moveAll(shaped.roads);
    moveAll(shaped.cities);
    moveAll(shaped.rivers);
    for (Signpost &s : shaped.signposts)
        s.at = moved(s.at);
    for (Node &node : shaped.nodes)
        node.cell = std::max(0, int(cells.indexOf(m_tile.cells[node.cell])));
    m_tile = shaped;
    for (RoadSegment &road : m_tile.roads)
        runThrough(road);
    topologyChanged();
    return true;
}

bool TileSketch::toggleCell(Position cell)
{
    QList<Position> cells = m_tile.cells;
    if (!cells.removeOne(cell))
        cells.append(cell);
    return setCells(cells);
}

void TileSketch::setHalf(std::optional<Corner> corner)
{
    setCells({m_tile.cells.first()});
    const QList<CellEdge> before = m_tile.outerEdges();
    TileDefinition shaped = m_tile;
    shaped.half = corner;
    for (const CellEdge &e : before)
        if (!shaped.isOuter(e))
            clearEdge(e);
    m_tile.half = corner;
    topologyChanged();
}

} // namespace wayside
