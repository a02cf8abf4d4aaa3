// Features grown over the tiles: roads, cities, fields, monasteries and gardens as they lie now.
#pragma once

#include "model/board/board.h"
#include "model/board/connections.h"

#include <QList>

namespace wayside {

enum class FeatureKind : quint8 { Road, City, Field, Monastery, Garden };

/// One tile's part of a feature. index is that of the definition's list; of a road, counted on from the printed roads,
/// also roads.size() + index of a bridge. A monastery (or abbey) and a garden have index 0.
struct FeaturePart {
    int tile = -1;
    FeatureKind kind = FeatureKind::Road;
    int index = 0;
    friend auto operator<=>(const FeaturePart &, const FeaturePart &) = default;
};

/// A thing printed on a placed tile: tile index and index in the definition's list.
struct OnTile {
    int tile = -1;
    int index = -1;
    friend auto operator<=>(const OnTile &, const OnTile &) = default;
};

struct Feature {
    FeatureKind kind = FeatureKind::Road;
    QList<FeaturePart> parts;
    QList<int> tiles;           ///< each once, ascending
    int openEnds = 0;           ///< edges that nothing continues yet; of a monastery or garden the empty squares round it
    int openMouths = 0;         ///< tunnel mouths without a whole pair (roads)
    int pennants = 0;
    bool cathedral = false;
    bool inn = false;
    bool labyrinth = false;
    QList<OnTile> ends;         ///< nodes at which the road ends, each once
    QList<OnTile> roadside;     ///< illustrations directly beside the road, each once (T.beside)
    QList<OnTile> signposts;    ///< signposts beside the road
    QList<int> cities;          ///< a field: the cities it touches, as indices into FeatureMap::features, each once

    bool complete() const { return openEnds == 0 && openMouths == 0 && kind != FeatureKind::Field; }
};

class FeatureMap
{
public:
    FeatureMap() = default;
    FeatureMap(const Board &board, const Ruleset &rules);

    QList<Feature> features;
    /// Index of the feature that the part belongs to; -1 for a part that doesn't exist.
    int of(const FeaturePart &part) const;
    /// Squares of a feature's tiles, in the order of the tiles.
    static QList<Position> squares(const Board &board, const Feature &feature);

private:
    struct Offsets { int road, bridge, city, field, monastery, garden, end; };
    QList<Offsets> m_offsets;
    QList<int> m_featureOfSlot;
    QHash<int, int> m_featureOfBridge;
    friend class FeatureGrower;
};

/// Which part a record's words such as "road:E", "field:NL" or "city:@0" name on a placed tile; nothing if there is none.
/// `cell` is the square of a multi-square tile; edges are on the table.
std::optional<FeaturePart> partByName(const Board &board, int tile, int cell, const QString &name);
/// The words for a part, for a record: by its first edge or half edge, else by index. `cell` receives the square.
QString nameOfPart(const Board &board, const FeaturePart &part, int *cell = nullptr);

} // namespace wayside
