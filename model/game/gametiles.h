// The tiles of one game: what an id means at this table, and how many copies there are.
#pragma once

#include "model/game/record.h"
#include "model/tiles/catalogue.h"

#include <QHash>

namespace wayside {

class GameTiles
{
public:
    GameTiles() = default;
    /// The record's own tiles go before those of its sets. farmhouses-c1 gives every C1 type with a road a "+F" copy (T.c1).
    GameTiles(const Catalogue &catalogue, const TableRecord &record);

    /// The definition; also of a tile that is in none of the game's sets but in another shipped one, so that it can still be
    /// shown where it lies. Empty if nobody knows the id.
    TileRef find(const QString &id) const;
    /// True where the id belongs to the record or one of its sets.
    bool inGame(const QString &id) const { return m_inGame.contains(id); }
    /// Copies of the tile's type in the box (all copies of a type count together; an own tile by itself);
    /// -1 where there is no limit.
    int copies(const QString &id) const;
    /// What copies are counted under: the type, or the own tile by itself.
    QString countKey(const QString &id) const;
    /// The tiles in the box, sets in the record's order.
    const QList<TileRef> &all() const { return m_all; }
    const QStringList &unknownSets() const { return m_unknownSets; }

private:
    void addOwn(const TileDefinition &tile);
    void addSet(const TileSet &set, bool farmhousesC1);

    QHash<QString, TileRef> m_inGame;
    QHash<QString, TileRef> m_elsewhere;
    QHash<QString, int> m_copies;
    QHash<QString, bool> m_own;
    QList<TileRef> m_all;
    QStringList m_unknownSets;
};

} // namespace wayside
