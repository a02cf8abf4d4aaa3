#include "model/game/gametiles.h"

#include "model/tiles/ownsets.h"

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
/// A C1 tile whose little farmhouse the table counts: the plain tile with a farmhouse beside its first road (T.c1).
TileRef withFarmhouse(const TileDefinition &plain)
{
    auto tile = std::make_shared<TileDefinition>(plain);
    tile->id = plain.id + u"+F"_s;
    tile->count = 0;
    tile->roadside.append({RoadsideKind::Farmhouse, {0}});
    return tile;
}

/// A definition that the record keeps of a tile in one of its sets is shown among that set.
TileRef withItsSet(const Catalogue &catalogue, const TableRecord &record, const TileRef &kept)
{
    for (const QString &id : record.sets)
        if (const TileSet *set = catalogue.set(id))
            for (const TileRef &tile : set->tiles)
                if (tile->id == kept->id && kept->set != id) {
                    auto shown = std::make_shared<TileDefinition>(*kept);
                    shown->set = id;
                    return shown;
                }
    return kept;
}

/// The set as it was shipped that the player's own of the same id stands in for: no game keeps the tiles of a set that isn't in it,
/// so they must not follow the player's.
const TileSet *standingFor(const QString &id)
{
    static const Catalogue shipped = Catalogue::shipped();
    return shipped.set(id);
}

/// The record holds the tiles of an own set as they were: the set itself may have changed since, or be gone.
bool keepsTilesOf(const TableRecord &record, const QString &id, const TileSet *set)
{
    if (set && !set->own)
        return false;
    return std::any_of(record.tiles.begin(), record.tiles.end(),
                       [&](const TileRef &t) { return t->id.startsWith(id + u':') || (set && tileOf(*set, t->id)); });
}
} // namespace

GameTiles::GameTiles(const Catalogue &catalogue, const TableRecord &record)
{
    for (const TileRef &kept : record.tiles) {
        const TileRef tile = withItsSet(catalogue, record, kept);
        m_inGame.insert(tile->id, tile);
        addOwn(*tile);
        m_all.append(tile);
    }
    for (const QString &id : record.sets) {
        const TileSet *set = catalogue.set(id);
        if (keepsTilesOf(record, id, set))
            continue;
        if (set)
            addSet(*set, record.rules.farmhousesC1 && set->edition == u"C1");
        else
            m_unknownSets.append(id);
    }
    for (const TileSet &set : catalogue.sets()) {
        const TileSet *shipped = set.own ? standingFor(set.id) : &set;
        for (const TileRef &tile : shipped ? shipped->tiles : QList<TileRef>())
            if (!m_elsewhere.contains(tile->id))
                m_elsewhere.insert(tile->id, tile);
    }
}

void GameTiles::addOwn(const TileDefinition &tile)
{
    m_own.insert(tile.id, true);
    m_copies.insert(countKey(tile.id), tile.count == 0 ? -1 : tile.count);
}

void GameTiles::addSet(const TileSet &set, bool farmhousesC1)
{
    for (const TileRef &tile : set.tiles) {
        if (m_inGame.contains(tile->id))
            continue;
        m_inGame.insert(tile->id, tile);
        m_all.append(tile);
        if (set.own) {
            addOwn(*tile);
        } else {
            m_copies[countKey(tile->id)] += tile->count;
        }
    }
    if (!farmhousesC1)
        return;
    for (const TileRef &tile : set.tiles)
        if (!tile->roads.isEmpty()) {
            const TileRef copy = withFarmhouse(*tile);
            m_inGame.insert(copy->id, copy);
            m_all.append(copy);
        }
}

TileRef GameTiles::find(const QString &id) const
{
    if (const TileRef tile = m_inGame.value(id))
        return tile;
    return m_elsewhere.value(id);
}

QString GameTiles::countKey(const QString &id) const
{
    if (m_own.contains(id))
        return id;
    const QString type = id.section(u'+', 0, 0);
    // An own "base:D" doesn't share its copies with a set's "base:D+F".
    return m_own.contains(type) ? type + u'+' : type;
}

int GameTiles::copies(const QString &id) const
{
    const QString key = countKey(id);
    const int copies = m_copies.value(key, 0);
    // A shipped type without a single copy (the generic shapes) is there to be laid as often as the table needs it.
    return copies == 0 && m_copies.contains(key) ? -1 : copies;
}

} // namespace wayside
