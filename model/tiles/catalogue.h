// The tile sets that ship with the program, and the player's own.
#pragma once

#include "model/tiles/tiledefinition.h"

#include <QHash>
#include <QList>
#include <QMap>

namespace wayside {

class JsonPlace;

/// A set of tiles, one edition of it. Shipped sets come from resources/tiles, own ones from the library.
struct TileSet {
    QString id;                     ///< "base-c3"
    QString family;                 ///< "base": at most one edition of a family is in a game
    QString edition;                ///< "C3"; empty where there is but one
    QMap<QString, QString> name;    ///< by language
    bool provisional = false;       ///< at least one tile's printed pattern isn't known for certain
    bool own = false;               ///< made by the player
    QList<TileRef> tiles;

    QString displayName(const QString &language) const;
};

class Catalogue
{
public:
    /// The sets in the program's resources, in the order of their index. Throws ReadError where the data is faulty.
    static Catalogue shipped();

    const QList<TileSet> &sets() const { return m_sets; }
    /// nullptr for an unknown id.
    const TileSet *set(const QString &id) const;
    /// The first definition of the id in any set; empty if there is none.
    TileRef find(const QString &tileId) const;
    /// Adds a set, or replaces the one of the same id.
    void put(const TileSet &set);
    void remove(const QString &setId);

private:
    void index();
    QList<TileSet> m_sets;
    QHash<QString, TileRef> m_byId;
};

/// Reads a set file: {"id", "family", "edition", "name", "provisional", "tiles"}. Throws ReadError.
TileSet readTileSet(const JsonPlace &place);
QJsonObject writeTileSet(const TileSet &set);

} // namespace wayside
