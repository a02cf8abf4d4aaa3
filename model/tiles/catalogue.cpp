#include "model/tiles/catalogue.h"

#include "model/tiles/tilereader.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
/// The order in which people look for them; sets that aren't named here follow by id.
const QStringList kOrder{u"base-c3"_s, u"base-c2"_s, u"base-c1"_s, u"signposts"_s, u"tollkeepers-c3"_s, u"tollkeepers-c2"_s,
                         u"inns"_s, u"inns-c1"_s, u"tunnel"_s, u"ferries"_s, u"labyrinth"_s, u"abbey"_s, u"catapult"_s, u"spiel-18"_s};

qsizetype place(const TileSet &set)
{
    const qsizetype i = kOrder.indexOf(set.id);
    return i < 0 ? kOrder.size() : i;
}
} // namespace

QString TileSet::displayName(const QString &language) const
{
    const QString text = name.value(language, name.value(u"en"_s));
    return text.isEmpty() ? id : text;
}

Catalogue Catalogue::shipped()
{
    Catalogue catalogue;
    const QDir dir(u":/tiles"_s);
    for (const QString &file : dir.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        QFile f(dir.filePath(file));
        if (!f.open(QIODevice::ReadOnly))
            throw ReadError(file, u"can't be opened"_s);
        catalogue.m_sets.append(readTileSet(JsonPlace(parseJson(f.readAll()), QString())));
    }
    std::stable_sort(catalogue.m_sets.begin(), catalogue.m_sets.end(),
                     [](const TileSet &a, const TileSet &b) { return place(a) < place(b); });
    catalogue.index();
    return catalogue;
}

const TileSet *Catalogue::set(const QString &id) const
{
    for (const TileSet &set : m_sets)
        if (set.id == id)
            return &set;
    return nullptr;
}

TileRef Catalogue::find(const QString &tileId) const { return m_byId.value(tileId); }

void Catalogue::put(const TileSet &set)
{
    for (TileSet &known : m_sets)
        if (known.id == set.id) {
            known = set;
            index();
            return;
        }
    m_sets.append(set);
    index();
}

void Catalogue::remove(const QString &setId)
{
    m_sets.removeIf([&](const TileSet &set) { return set.id == setId; });
    index();
}

void Catalogue::index()
{
    m_byId.clear();
    for (const TileSet &set : m_sets)
        for (const TileRef &tile : set.tiles)
            if (!m_byId.contains(tile->id))
                m_byId.insert(tile->id, tile);
}

TileSet readTileSet(const JsonPlace &place)
{
    TileSet set;
    set.id = place.at(u"id").nonEmptyString();
    set.family = place.has(u"family") ? place.at(u"family").nonEmptyString() : set.id;
    if (place.has(u"edition"))
        set.edition = place.at(u"edition").string();
    if (place.has(u"name")) {
        const JsonPlace name = place.at(u"name");
        for (const QString &language : name.object().keys())
            set.name.insert(language, name.at(language).string());
    }
    set.provisional = place.has(u"provisional") && place.at(u"provisional").boolean();
    QSet<QString> ids;
    for (const JsonPlace &item : place.at(u"tiles").items(10000)) {
        auto tile = std::make_shared<TileDefinition>(readTileDefinition(item));
        if (ids.contains(tile->id))
            item.at(u"id").refuse(u"two tiles have the id \"%1\""_s.arg(tile->id));
        ids.insert(tile->id);
        tile->set = set.id;
        tile->extra.remove(u"known"_s);
        set.provisional = set.provisional || tile->provisional;
        set.tiles.append(tile);
    }
    return set;
}

QJsonObject writeTileSet(const TileSet &set)
{
    QJsonObject name;
    for (auto it = set.name.begin(); it != set.name.end(); ++it)
        name.insert(it.key(), it.value());
    QJsonArray tiles;
    for (const TileRef &tile : set.tiles)
        tiles.append(writeTileDefinition(*tile));
    QJsonObject o{{u"id"_s, set.id}, {u"name"_s, name}, {u"tiles"_s, tiles}, {u"provisional"_s, set.provisional}};
    if (set.family != set.id)
        o.insert(u"family"_s, set.family);
    if (!set.edition.isEmpty())
        o.insert(u"edition"_s, set.edition);
    return o;
}

} // namespace wayside
