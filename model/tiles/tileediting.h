// A tile while it is being made: small edits on a value, and the way to a checked definition and back.
#pragma once

#include "model/tiles/citytips.h"

namespace wayside {

/// May be unfinished (a road that leads nowhere yet); faults() in tilewords.h tells what is missing.
/// Edits on edges that the tile doesn't have do nothing. An edit of roads, cities, rivers or shape derives the fields anew.
class TileSketch
{
public:
    TileSketch();
    static TileSketch fromDefinition(const TileDefinition &tile);
    /// Through the reader, so that the same checks hold. Throws ReadError.
    TileDefinition toDefinition() const;
    /// As it stands, for drawing; not checked.
    const TileDefinition &draft() const { return m_tile; }

    // What it is called
    void setId(const QString &id) { m_tile.id = id; }
    void setName(const QString &language, const QString &name);
    void setCount(int count) { m_tile.count = count; }
    void setProvisional(bool on) { m_tile.provisional = on; }

    // Edges
    /// Field, road, city, river, field.
    void stepEdge(CellEdge e);
    /// A new road edge joins a lone one, or ends where others end already.
    void setEdge(CellEdge e, EdgeKind kind);
    /// "crrf" clockwise from the top for a square; other letters are skipped.
    void setEdges(const QString &code);
    /// Roads, cities or rivers; a field edge takes the other's kind, two field edges become a road. A road edge leaves what it was
    /// joined to. False, and nothing done, where the two can't be joined.
    bool join(CellEdge a, CellEdge b);

    // Roads
    /// The road, with all its edges, ends in the middle of the square; from another square it runs there.
    void endRoad(CellEdge e, NodeKind kind, int cell = 0);
    void endAllRoads(NodeKind kind, int cell = 0);
    /// All roads are one, without an end.
    void makeRoundabout();
    /// Every road edge by itself again; two alone are joined.
    void clearMiddle();
    /// A double tile's road from edge to edge that runs through none of its squares (leipzig-long-road), or through them again. Nothing
    /// on other roads.
    void setLongRoad(CellEdge e, bool on);
    bool isLongRoad(CellEdge e) const;
    /// What a road most likely ends at on this tile.
    NodeKind usualEnd() const;

    // Cities
    /// Every edge of the city becomes a city of its own.
    void partCity(CellEdge e);
    void setPennants(CellEdge e, int pennants);
    void setCathedral(CellEdge e, bool on);
    /// The city's tip reaches the corner, or the middle (and the city's across the tile too), and parts the fields there. False, and
    /// nothing done, where that isn't possible or parts nothing.
    bool reach(CellEdge city, std::optional<Corner> corner);
    /// The next tip that the city can have; after the last one none.
    void stepTip(CellEdge city);
    const QList<CityTip> &tips() const { return m_tips; }

    // The middle
    /// Roads that lead nowhere end at it; taken away, its roads lead nowhere.
    void setMonastery(bool on);
    void setGarden(bool on);
    /// All roads are joined.
    void setLabyrinth(bool on);
    void setAbbey(bool on);
    void setWaterTower(bool on) { m_tile.waterTower = on; }

    // Beside the roads
    /// None, left, straight on, right, none; nothing on an edge without a road.
    void stepSignpost(CellEdge e);
    void setSignpost(CellEdge e, std::optional<SignpostType> type);
    /// A garden beside a road is one for the abbot too.
    void addRoadside(RoadsideKind kind, const QList<int> &roads);
    void setRoadsideRoads(int index, const QList<int> &roads);
    void removeRoadside(int index);

    // Shape
    /// Squares that hang together; features at edges that are no longer rim go.
    bool setCells(const QList<Position> &cells);
    bool toggleCell(Position cell);
    void setHalf(std::optional<Corner> corner);

    friend bool operator==(const TileSketch &, const TileSketch &) = default;

private:
    void clearEdge(CellEdge e);
    void addRoadEdge(CellEdge e);
    void addRiverEdge(CellEdge e);
    /// The edge as a road of its own, without an end; its index.
    int detach(CellEdge e);
    void joinRoads(CellEdge a, CellEdge b);
    void joinLonely();
    QList<int> lonelyRoads() const;
    void eraseRoad(int road, int heir = -1);
    int nodeFor(NodeKind kind, int cell);
    int hubFor(int cell) const;
    void dropEnds(NodeKind kind);
    QList<CellEdge> roadEdges() const;
    /// The pairs of edges by which a road runs through the tile's squares, by the shortest way.
    QList<std::pair<CellEdge, CellEdge>> route(CellEdge from, int cell, std::optional<CellEdge> out = {}) const;
    void runThrough(RoadSegment &road) const;
    void dropTip(Edge city);
    void topologyChanged();

    TileDefinition m_tile;
    QList<CityTip> m_tips;          ///< by which the fields are parted further
};

/// Undo as a list of values.
class SketchHistory
{
public:
    explicit SketchHistory(const TileSketch &first = {}) : m_states{first} {}
    const TileSketch &now() const { return m_states[m_at]; }
    /// Cuts what was undone; a state like the present one isn't kept.
    void add(const TileSketch &sketch);
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_states.size(); }
    void undo() { m_at -= canUndo() ? 1 : 0; }
    void redo() { m_at += canRedo() ? 1 : 0; }

private:
    QList<TileSketch> m_states;
    qsizetype m_at = 0;
};

/// True where the same is printed on both: the order of features, ids, names and counts don't matter.
bool samePattern(const TileDefinition &a, const TileDefinition &b);

} // namespace wayside
