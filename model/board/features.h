// Features grown over the tiles: roads, cities, fields, monasteries and gardens as they lie now.
#pragma once

#include "model/board/board.h"
#include "model/board/connections.h"

#include <QList>
#include <QSharedData>
#include <iterator>

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

struct Feature : QSharedData {
    FeatureKind kind = FeatureKind::Road;
    QList<FeaturePart> parts;   ///< ascending
    QList<int> tiles;           ///< each once, ascending
    int openEnds = 0;           ///< edges that nothing continues yet; of a monastery or garden the empty squares round it
    int openMouths = 0;         ///< tunnel mouths without a whole pair (roads)
    int pennants = 0;
    bool cathedral = false;
    bool inn = false;
    bool labyrinth = false;
    QList<OnTile> ends;         ///< nodes at which the road ends, each once, ascending
    QList<OnTile> roadside;     ///< illustrations directly beside the road, each once, ascending (T.beside)
    QList<OnTile> signposts;    ///< signposts beside the road, ascending
    bool settled = false;       ///< it was complete before this turn, so that it brings nothing more

    bool complete() const { return openEnds == 0 && openMouths == 0 && kind != FeatureKind::Field; }
};

/// The features of a table. Copies share them, so that a table after each turn costs little.
class FeatureList
{
public:
    class const_iterator
    {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Feature;
        using difference_type = qptrdiff;
        using pointer = const Feature *;
        using reference = const Feature &;
        explicit const_iterator(const QSharedDataPointer<Feature> *at = nullptr) : m_at(at) {}
        reference operator*() const { return *m_at->constData(); }
        pointer operator->() const { return m_at->constData(); }
        const_iterator &operator++() { ++m_at; return *this; }
        const_iterator operator++(int) { return const_iterator(m_at++); }
        friend bool operator==(const_iterator a, const_iterator b) = default;

    private:
        const QSharedDataPointer<Feature> *m_at;
    };

    qsizetype size() const { return m_list.size(); }
    bool isEmpty() const { return m_list.isEmpty(); }
    const Feature &operator[](qsizetype i) const { return *m_list.at(i).constData(); }
    const_iterator begin() const { return const_iterator(m_list.constData()); }
    const_iterator end() const { return const_iterator(m_list.constData() + m_list.size()); }

private:
    QList<QSharedDataPointer<Feature>> m_list;
    friend class FeatureMap;
    friend class FeatureGrower;
    friend class FeatureMerger;
};

/// Every part of every tile belongs to one feature. Features stand in the order of their first parts. A map grows with the
/// table, tile by tile, and is then the same as one made afresh; what changed since it was last settled is remembered.
class FeatureMap
{
public:
    FeatureMap() = default;
    /// Made afresh; every complete feature counts as settled.
    FeatureMap(const Board &board, const Ruleset &rules);

    FeatureList features;
    /// Index of the feature that the part belongs to; -1 for a part that doesn't exist.
    int of(const FeaturePart &part) const;
    /// Squares of a feature's tiles, in the order of the tiles.
    static QList<Position> squares(const Board &board, const Feature &feature);
    /// The cities that a field touches, each once, as indices into features.
    QList<int> citiesOf(const Board &board, int field) const;

    /// The tile that was put down last, laid without bridges of its own turn.
    void addTile(const Board &board, const Ruleset &rules);
    /// A ferry makes one road of two.
    void join(const Board &board, const Ruleset &rules, const FeaturePart &a, const FeaturePart &b);
    /// Tokens may have parted or joined anything: made afresh, but what is settled stays so.
    void regrow(const Board &board, const Ruleset &rules);
    /// Features that are other than when they were last settled, ascending; some may be as they were.
    QList<int> changed() const;
    /// The turn is over: complete features have been scored.
    void settle();

private:
    struct Offsets { int road, city, field, monastery, garden, end; };
    QList<Offsets> m_offsets;           ///< by tile: where its parts' slots begin
    QList<int> m_featureOfSlot;
    QList<int> m_featureOfBridge;
    QList<FeaturePart> m_changed;       ///< a part of each
    friend class FeatureGrower;
    friend class FeatureMerger;
};

/// Which part a record's words such as "road:E", "field:NL" or "city:@0" name on a placed tile; nothing if there is none.
/// `cell` is the square of a multi-square tile; edges are on the table.
std::optional<FeaturePart> partByName(const Board &board, int tile, int cell, const QString &name);
/// The words for a part, for a record: by its first edge or half edge, else by index. `cell` receives the square.
QString nameOfPart(const Board &board, const FeaturePart &part, int *cell = nullptr);

} // namespace wayside
