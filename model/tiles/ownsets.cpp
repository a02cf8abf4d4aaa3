#include "model/tiles/ownsets.h"

#include "model/storage/jsonplace.h"
#include "model/tiles/tileediting.h"
#include "model/tiles/tilereader.h"
#include "model/tiles/tilewords.h"

#include <QJsonDocument>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

const QString kOwnPrefix = u"own-"_s;

QString freeSetId(const Catalogue &catalogue)
{
    for (int n = 1;; ++n) {
        const QString id = kOwnPrefix + QString::number(n);
        if (!catalogue.set(id))
            return id;
    }
}

/// The shipped set that this one puts right: the same id, and the same tiles by their ids.
const TileSet *standsInFor(const TileSet &read, const Catalogue &catalogue)
{
    const TileSet *known = catalogue.set(read.id);
    if (!known || known->id.startsWith(kOwnPrefix) || known->tiles.size() != read.tiles.size())
        return nullptr;
    const bool same = std::all_of(known->tiles.begin(), known->tiles.end(), [&](const TileRef &t) { return tileOf(read, t->id) != nullptr; });
    return same && (known->own || known->provisional) ? known : nullptr;
}

TileSet confirmed(const TileSet &known, const TileSet &read)
{
    TileSet set = known;
    set.own = true;
    for (const TileRef &tile : read.tiles) {
        TileDefinition sure = *tile;
        sure.provisional = false;
        putTile(set, sure);
    }
    return set;
}

bool hasTile(const TileSet &set, const QString &tileId) { return tileOf(set, tileId) != nullptr; }

} // namespace

bool isPlayersOwn(const TileSet &set) { return set.own && set.id.startsWith(kOwnPrefix); }

TileSet newOwnSet(const Catalogue &catalogue, const QString &name)
{
    TileSet set;
    set.id = freeSetId(catalogue);
    set.family = set.id;
    set.own = true;
    for (const QString &language : {u"en"_s, u"cs"_s, u"pl"_s})
        set.name.insert(language, name);
    return set;
}

QString freeTileId(const TileSet &set)
{
    for (int n = 1;; ++n) {
        const QString id = u"%1:%2"_s.arg(set.id).arg(n, 2, 10, QLatin1Char('0'));
        if (!hasTile(set, id))
            return id;
    }
}

void putTile(TileSet &set, TileDefinition tile)
{
    tile.set = set.id;
    const auto kept = std::make_shared<const TileDefinition>(std::move(tile));
    bool replaced = false;
    for (TileRef &known : set.tiles)
        if (known->id == kept->id) {
            known = kept;
            replaced = true;
        }
    if (!replaced)
        set.tiles.append(kept);
    set.provisional = std::any_of(set.tiles.begin(), set.tiles.end(), [](const TileRef &t) { return t->provisional; });
}

void removeTile(TileSet &set, const QString &tileId)
{
    set.tiles.removeIf([&](const TileRef &tile) { return tile->id == tileId; });
}

TileRef tileOf(const TileSet &set, const QString &tileId)
{
    for (const TileRef &tile : set.tiles)
        if (tile->id == tileId)
            return tile;
    return {};
}

QByteArray exportSet(const TileSet &set) { return QJsonDocument(writeTileSet(set)).toJson(); }

TileSet importSet(const QByteArray &bytes, const Catalogue &catalogue)
{
    if (bytes.size() > kMaxSetFile)
        throw ReadError(QString(), u"the file is larger than %1 MB"_s.arg(kMaxSetFile / 1024 / 1024));
    const JsonPlace place(parseJson(bytes), QString());
    QJsonObject object = place.object();
    if (!place.has(u"id"))
        object.insert(u"id"_s, u"own"_s);
    if (place.has(u"format"))           // a record: its title is no set's name, and its other keys are none of ours
        object = QJsonObject{{u"id"_s, u"own"_s}, {u"tiles"_s, place.at(u"tiles").array()}};
    if (place.has(u"tiles"))
        place.at(u"tiles").items(kMaxSetTiles);
    const TileSet read = readTileSet(JsonPlace(object, QString()));
    if (read.tiles.isEmpty())
        place.at(u"tiles").refuse(u"there is no tile in it"_s);
    for (qsizetype i = 0; i < read.tiles.size(); ++i)
        if (const QStringList wrong = faults(TileSketch::fromDefinition(*read.tiles[i])); !wrong.isEmpty())
            place.at(u"tiles").at(i).refuse(wrong.first());
    if (const TileSet *shipped = standsInFor(read, catalogue))
        return confirmed(*shipped, read);
    TileSet set = newOwnSet(catalogue, QString());
    set.name = read.name;
    for (const TileRef &tile : read.tiles) {
        TileDefinition own = *tile;
        if (catalogue.find(own.id) || hasTile(set, own.id))
            own.id = freeTileId(set);
        putTile(set, own);
    }
    return set;
}

} // namespace wayside
