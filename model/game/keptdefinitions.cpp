#include "model/game/keptdefinitions.h"

#include "model/game/gametiles.h"
#include "model/tiles/tileediting.h"

#include <algorithm>

namespace wayside {

namespace {

TileRef *keptTile(QList<TileRef> &tiles, const QString &id)
{
    const auto at = std::find_if(tiles.begin(), tiles.end(), [&](const TileRef &t) { return t->id == id; });
    return at == tiles.end() ? nullptr : &*at;
}

bool inSets(const Catalogue &catalogue, const TableRecord &head, const QString &id)
{
    return std::any_of(head.sets.begin(), head.sets.end(), [&](const QString &setId) {
        const TileSet *set = catalogue.set(setId);
        return set && std::any_of(set->tiles.begin(), set->tiles.end(), [&](const TileRef &t) { return t->id == id; });
    });
}

} // namespace

TableRecord withKeptDefinitions(const Catalogue &catalogue, const TableRecord &head)
{
    TableRecord kept = head;
    for (const QString &id : head.sets)
        if (const TileSet *set = catalogue.set(id))
            for (const TileRef &tile : set->tiles)
                if ((set->own || tile->provisional) && !keptTile(kept.tiles, tile->id))
                    kept.tiles.append(tile);
    return kept;
}

TableRecord withNewDefinitions(const Catalogue &catalogue, const TableRecord &head, const QList<TileRef> &tiles)
{
    TableRecord changed = head;
    for (const TileRef &tile : tiles) {
        if (TileRef *kept = keptTile(changed.tiles, tile->id))
            *kept = tile;
        else if (inSets(catalogue, head, tile->id))
            changed.tiles.append(tile);
    }
    return changed;
}

QList<TileRef> differingDefinitions(const Catalogue &catalogue, const TableRecord &head, const QList<TileRef> &tiles)
{
    const GameTiles known(catalogue, head);
    QList<TileRef> different;
    for (const TileRef &tile : tiles)
        if (known.inGame(tile->id) && !samePattern(*known.find(tile->id), *tile))
            different.append(tile);
    return different;
}

} // namespace wayside
