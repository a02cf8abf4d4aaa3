// What is printed on a tile: the value every rule, painter and file reads.
#pragma once

#include "model/geometry/geometry.h"

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>
#include <memory>
#include <optional>
#include <utility>

namespace wayside {

/// An edge of one of the tile's squares, before rotation. cell is an index into TileDefinition::cells.
struct CellEdge {
    int cell = 0;
    Edge edge = Edge::N;
    friend bool operator==(const CellEdge &, const CellEdge &) = default;
};

struct CellHalf {
    int cell = 0;
    HalfEdge half = HalfEdge::NL;
    friend bool operator==(const CellHalf &, const CellHalf &) = default;
};

/// What a road may end at inside a tile. A village where 2 to 4 road ends meet is a crossroads (T.crossroads).
enum class NodeKind : quint8 { Village, Monastery, City, Tunnel, Lake, Castle, Cathedral, Clay, Other };

struct Node {
    QString name;
    NodeKind kind = NodeKind::Other;
    int cell = 0;
    QJsonObject extra = {};                         ///< unknown keys, here and below as in TileDefinition
    friend bool operator==(const Node &, const Node &) = default;
};

/// A road segment: every edge and every end belongs to one road. More than two edges and no end is a roundabout.
struct RoadSegment {
    QList<CellEdge> edges;
    QList<int> ends;                                ///< indices into TileDefinition::nodes
    QList<std::pair<CellEdge, CellEdge>> through;   ///< multi-square tiles: pairs of edges joined within one square
    QJsonObject extra = {};
    friend bool operator==(const RoadSegment &, const RoadSegment &) = default;
};

struct CitySegment {
    QList<CellEdge> edges;
    int pennants = 0;
    bool cathedral = false;
    QJsonObject extra = {};
    friend bool operator==(const CitySegment &, const CitySegment &) = default;
};

struct RiverSegment {
    QList<CellEdge> edges;
    friend bool operator==(const RiverSegment &, const RiverSegment &) = default;
};

struct FieldSegment {
    QList<CellHalf> sides;
    QList<int> cities;      ///< indices of the cities that the field touches on this tile
    QJsonObject extra = {};
    friend bool operator==(const FieldSegment &, const FieldSegment &) = default;
};

struct Signpost {
    CellEdge at;            ///< beside the road that leaves over this edge, pointing out of the tile
    SignpostType type = SignpostType::Straight;
    QJsonObject extra = {};
    friend bool operator==(const Signpost &, const Signpost &) = default;
};

enum class RoadsideKind : quint8 { Farmhouse, Cowshed, Pigsty, DonkeyStable, Garden, Highwaymen, Travellers, Inn };

/// A small illustration and the road segments (indices) that it stands directly beside (T.beside).
struct Roadside {
    RoadsideKind kind = RoadsideKind::Farmhouse;
    QList<int> roads;
    QJsonObject extra = {};
    friend bool operator==(const Roadside &, const Roadside &) = default;
};

enum class EdgeKind : quint8 { Field, Road, City, River };

/// A tile as printed, before rotation. Made by readTileDefinition only, which checks it; immutable afterwards.
struct TileDefinition {
    QString id;                         ///< whole, for example "base:U+H"
    QString set;                        ///< the set that it was taken from; empty for a record's own tile
    int count = 1;                      ///< copies; 0 is unlimited
    QMap<QString, QString> name;        ///< by language; may be empty
    QList<Position> cells{{0, 0}};      ///< squares it covers; the first is the one it is placed by
    std::optional<Corner> half;         ///< a triangular tile: the corner it fills
    QList<Node> nodes;
    QList<RoadSegment> roads;
    QList<CitySegment> cities;
    QList<RiverSegment> rivers;
    QList<FieldSegment> fields;         ///< always filled in: as given, or derived
    bool fieldsGiven = false;
    bool monastery = false;
    bool garden = false;
    bool labyrinth = false;
    bool abbey = false;
    bool waterTower = false;
    QList<Signpost> signposts;
    QList<Roadside> roadside;
    bool provisional = false;           ///< the printed pattern isn't known for certain
    QJsonObject extra;                  ///< keys that this version doesn't know, kept for writing back

    /// All copies of a type count together: the id up to an illustration's "+".
    QString type() const { return id.section(QLatin1Char('+'), 0, 0); }
    bool isMultiSquare() const { return cells.size() > 1; }
    /// Edges of the cell that are rim of the tile; for a triangular tile its two short sides and X.
    QList<CellEdge> outerEdges() const;
    bool isOuter(CellEdge e) const;
    EdgeKind edgeKind(CellEdge e) const;
    /// Index of the road, city or river at an edge; -1 if there is none.
    int roadAt(CellEdge e) const;
    int cityAt(CellEdge e) const;
    int riverAt(CellEdge e) const;
    int fieldAt(CellHalf h) const;
    /// Number of road ends that meet at the node.
    int roadEndsAt(int node) const;
    /// A village where 2 to 4 road ends meet (T.crossroads).
    bool isCrossroads(int node) const;
    /// The cell in which the monastery, garden or abbey stands.
    int centreCell() const;
    friend bool operator==(const TileDefinition &, const TileDefinition &) = default;
};

using TileRef = std::shared_ptr<const TileDefinition>;

QString toString(NodeKind k);
QString toString(RoadsideKind k);
std::optional<NodeKind> nodeKindFromString(QStringView s);
std::optional<RoadsideKind> roadsideKindFromString(QStringView s);
/// "E", or "1:E" where the tile has more than one square.
QString toString(const TileDefinition &tile, CellEdge e);

/// Fields by the rule that roads, cities and rivers part them (B.field-border; record.md section 3 in short:
/// a single road end parts nothing, two or more ends that meet at one node do, a road that ends at a city does).
QList<FieldSegment> deriveFields(const TileDefinition &tile);

} // namespace wayside
