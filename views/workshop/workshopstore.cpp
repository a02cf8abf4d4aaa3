#include "views/workshop/workshopstore.h"

#include "model/game/keptdefinitions.h"
#include "model/tiles/ownsets.h"
#include "model/tiles/tileediting.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace wayside {

using namespace Qt::StringLiterals;

WorkshopStore::WorkshopStore(Catalogue &catalogue, Library &library, QObject *parent)
    : QObject(parent), m_catalogue(catalogue), m_library(library)
{
}

QList<TileSet> WorkshopStore::ownSets() const
{
    QList<TileSet> own;
    for (const TileSet &set : m_catalogue.sets())
        if (set.own)
            own.append(set);
    return own;
}

void WorkshopStore::put(const TileSet &set)
{
    TileSet own = set;
    own.own = true;
    m_library.putOwnSet(own);
    m_catalogue.put(own);
    Q_EMIT setsChanged();
}

void WorkshopStore::remove(const QString &setId)
{
    m_library.removeOwnSet(setId);
    const Catalogue shipped = Catalogue::shipped();
    if (const TileSet *set = shipped.set(setId))
        m_catalogue.put(*set);
    else
        m_catalogue.remove(setId);
    Q_EMIT setsChanged();
}

TileSet WorkshopStore::readFile(const QString &file) const
{
    QFile f(file);
    if (!f.open(QIODevice::ReadOnly))
        throw ReadError(file, tr("can't be opened: %1").arg(f.errorString()));
    const QByteArray bytes = f.read(kMaxSetFile + 1);
    try {
        TileSet set = importSet(bytes, m_catalogue);
        if (set.name.isEmpty())
            set.name.insert(u"en"_s, QFileInfo(file).completeBaseName());
        return set;
    } catch (const ReadError &error) {
        throw ReadError(file, error.message());
    }
}

QString WorkshopStore::knownAs(const TileSet &set) const
{
    for (const TileSet &own : ownSets()) {
        bool same = own.name == set.name && own.tiles.size() == set.tiles.size();
        for (qsizetype i = 0; same && i < set.tiles.size(); ++i)
            same = samePattern(*own.tiles[i], *set.tiles[i]) && own.tiles[i]->count == set.tiles[i]->count;
        if (same)
            return own.id;
    }
    return {};
}

void WorkshopStore::exportFile(const QString &setId, const QString &file) const
{
    const TileSet *set = m_catalogue.set(setId);
    if (!set)
        return;
    QSaveFile f(file);
    if (!f.open(QIODevice::WriteOnly) || f.write(exportSet(*set)) < 0 || !f.commit())
        throw ReadError(file, tr("can't be written: %1").arg(f.errorString()));
}

TileSet WorkshopStore::tableSet() const
{
    for (const TileSet &set : ownSets())
        if (isPlayersOwn(set))
            return set;
    return newOwnSet(m_catalogue, tr("My tiles"));
}

BoxCheck WorkshopStore::boxCheck(const TileSet &set) const { return BoxCheck(set, m_library.setting(u"box-check/"_s + set.id)); }

void WorkshopStore::saveBoxCheck(const BoxCheck &check) { m_library.setSetting(u"box-check/"_s + check.set().id, check.save()); }

void WorkshopStore::confirmBox(const BoxCheck &check)
{
    put(check.confirmedSet());
    m_library.setSetting(u"box-check/"_s + check.set().id, QString());
}

void WorkshopStore::setGame(Game *game)
{
    if (m_game)
        m_game->disconnect(this);
    m_game = game;
    if (m_game)
        connect(m_game, &Game::changed, this, &WorkshopStore::gameChanged);
    Q_EMIT gameChanged();
}

QList<TileRef> WorkshopStore::differingHere() const
{
    if (!m_game)
        return {};
    QList<TileRef> tiles;
    for (const TileSet &set : ownSets())
        tiles += set.tiles;
    return differingDefinitions(m_catalogue, m_game->record(), tiles);
}

void WorkshopStore::applyHere(const QList<TileRef> &tiles)
{
    if (m_game && !tiles.isEmpty())
        m_game->changeHead(withNewDefinitions(m_catalogue, m_game->record(), tiles));
}

} // namespace wayside
