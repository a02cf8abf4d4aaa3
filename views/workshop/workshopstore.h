// The player's own sets: in the library, and in the catalogue that everybody reads.
#pragma once

#include "model/game/game.h"
#include "model/storage/library.h"
#include "model/tiles/boxcheck.h"

#include <QObject>
#include <QPointer>

namespace wayside {

/// Every change is kept in the library before it shows; all throw LibraryError, with nothing changed, where that fails.
class WorkshopStore : public QObject
{
    Q_OBJECT

public:
    WorkshopStore(Catalogue &catalogue, Library &library, QObject *parent = nullptr);

    const Catalogue &catalogue() const { return m_catalogue; }
    QList<TileSet> ownSets() const;
    void put(const TileSet &set);
    /// A shipped set of the same id comes back.
    void remove(const QString &setId);
    /// A file's set, ready to be put; throws ReadError that names the file and the place in it.
    TileSet readFile(const QString &file) const;
    /// The id of an own set of the same name with the same tiles; empty if there is none.
    QString knownAs(const TileSet &set) const;
    void exportFile(const QString &setId, const QString &file) const;
    /// The set that tiles made at the table go into; made if there is none.
    TileSet tableSet() const;

    BoxCheck boxCheck(const TileSet &set) const;
    void saveBoxCheck(const BoxCheck &check);
    /// The set counts as confirmed from now on.
    void confirmBox(const BoxCheck &check);

    /// The game on the table, to which a correction can be applied; nullptr without one.
    void setGame(Game *game);
    Game *game() const { return m_game; }
    /// Own and confirmed tiles that this game knows by another pattern.
    QList<TileRef> differingHere() const;
    /// As a correction of the game on the table.
    void applyHere(const QList<TileRef> &tiles);

Q_SIGNALS:
    void setsChanged();
    /// Another game is on the table, or this one went on or back.
    void gameChanged();

private:
    Catalogue &m_catalogue;
    Library &m_library;
    QPointer<Game> m_game;
};

} // namespace wayside
