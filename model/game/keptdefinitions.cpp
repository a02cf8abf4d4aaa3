#include "model/game/keptdefinitions.h"

#include "model/game/gametiles.h"
#include "model/tiles/ownsets.h"
#include "model/tiles/tileediting.h"

#include <QSet>
#include <algorithm>

namespace wayside {

namespace {

TileRef *keptTile(QList<TileRef> &tiles, const QString &id)
{
    const auto at = std::find_if(tiles.begin(), tiles.end(), [&](const TileRef &t) { return t->id == id; });
    return at == tiles.end() ? nullptr : &*at;
}

/// As a record's own tile, which it is from now on.
TileRef ownOf(const TileRef &tile)
{
    auto own = std::make_shared<TileDefinition>(*tile);
    own->set.clear();
    return own;
}

bool inSets(const Catalogue &catalogue, const TableRecord &head, const QString &id)
{
    return std::any_of(head.sets.begin(), head.sets.end(), [&](const QString &setId) {
        const TileSet *set = catalogue.set(setId);
        return set && tileOf(*set, id);
    });
}

} // namespace

TableRecord withKeptDefinitions(const Catalogue &catalogue, const TableRecord &record)
{
    TableRecord kept = record;
    for (const QString &id : record.sets) {
        const TileSet *set = catalogue.set(id);
        // All of a provisional set: the check of the box may put any of its tiles right.
        if (!set || !(set->own || set->provisional))
            continue;
        for (const TileRef &tile : set->tiles)
            if (!keptTile(kept.tiles, tile->id))
                kept.tiles.append(ownOf(tile));
    }
    return kept;
}

TableRecord withCorrectedSets(const Catalogue &catalogue, const TableRecord &game, const TableRecord &head)
{
    QSet<QString> used;
    for (const StartTile &start : game.start)
        used.insert(start.tile);
    for (const Turn &turn : game.turns) {
        used.insert(turn.tile);
        for (const QString &tile : turn.aside)
            used.insert(tile);
    }
    TableRecord without = head;
    for (const QString &id : game.sets) {
        const TileSet *set = catalogue.set(id);
        if (!set || head.sets.contains(id))
            continue;
        without.tiles.removeIf([&](const TileRef &tile) { return !used.contains(tile->id) && tileOf(*set, tile->id); });
    }
    return withKeptDefinitions(catalogue, without);
}

TableRecord withNewDefinitions(const Catalogue &catalogue, const TableRecord &head, const QList<TileRef> &tiles)
{
    TableRecord changed = head;
    for (const TileRef &tile : tiles) {
        if (TileRef *kept = keptTile(changed.tiles, tile->id))
            *kept = ownOf(tile);
        else if (inSets(catalogue, head, tile->id))
            changed.tiles.append(ownOf(tile));
    }
    return changed;
}

QList<TileRef> differingDefinitions(const Catalogue &catalogue, const TableRecord &head, const QList<TileRef> &tiles)
{
    const GameTiles known(catalogue, head);
    QList<TileRef> different;
    for (const TileRef &tile : tiles)
        if (known.inGame(tile->id) ? !samePattern(*known.find(tile->id), *tile) : inSets(catalogue, head, tile->id))
            different.append(tile);
    return different;
}

} // namespace wayside
