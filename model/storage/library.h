// The player's library: every game with its whole history, and what the program remembers beside them.
#pragma once

#include "model/game/history.h"
#include "model/storage/database.h"
#include "model/storage/gamesummary.h"
#include "model/storage/statistics.h"
#include "model/tiles/catalogue.h"

#include <memory>
#include <optional>

namespace wayside {

/// A game as kept: the head it began with and all its events, also those that are undone (from `position` on).
struct LoadedGame {
    TableRecord head;
    QList<Event> events;
    qsizetype position = 0;
};

struct ImportResult {
    QString id;
    bool duplicate = false;     ///< it was here already, under this id; nothing was changed
    bool differs = false;       ///< a duplicate by its id, with other players, turns or end than the library has
};

/// Over one SQLite file. Everything throws LibraryError, with nothing half done, where the file can't be read or written or
/// the game isn't there. A library belongs to the thread that opened it; another thread or process opens its own.
class Library
{
public:
    /// Makes the file if there is none. A damaged, foreign or newer file is refused and left as it is.
    explicit Library(const QString &path);
    /// A further connection for another thread, while this process has the library open; see connectAgain.
    enum class Again { Connection };
    Library(const QString &path, Again);
    ~Library();
    Q_DISABLE_COPY_MOVE(Library)

    /// Where the platform keeps application data.
    static QString defaultPath();
    QString path() const { return m_database->path(); }

    // Games. Ids are UUIDs without braces.
    /// A new game without events; keeps the head's id where it has one that is free.
    QString createGame(const TableRecord &head);
    /// "What if": the first `turns` turns as a new game that knows its origin.
    QString continueFrom(const QString &id, int turns, const QString &title);
    /// The game with its history, under a new id.
    QString duplicate(const QString &id, const QString &title);
    bool contains(const QString &id) const;
    LoadedGame loadGame(const QString &id) const;
    /// All in one transaction. The same id, or without an id the same content, is a duplicate.
    ImportResult importRecord(const TableRecord &record, const Catalogue &catalogue);
    /// The game as it stands, without what is undone.
    TableRecord exportRecord(const QString &id) const;

    /// The newest first. Deleted games are left out.
    QList<GameSummary> list() const;
    GameSummary summary(const QString &id) const;
    /// Keeps what the players see now: for lists, and as the totals that these rules showed.
    void updateSummary(const QString &id, const TableRecord &record, const State &state);
    /// Makes up for summaries that were not updated because the program ended in between, or the game was never played on here.
    /// Games that are damaged are left out.
    void refreshSummaries(const Catalogue &catalogue);
    /// The numbers of every game for statistics, in no order; games that were never counted are left out (see refreshSummaries).
    QList<CountedGame> countedGames() const;
    void rename(const QString &id, const QString &title);
    void setNote(const QString &id, const QString &note);
    void setTags(const QString &id, const QStringList &tags);
    /// When it began, ISO 8601; empty: not known.
    void setStarted(const QString &id, const QString &started);
    void setPlace(const QString &id, const QString &place);
    /// How long it took; 0: as its events tell.
    void setMinutes(const QString &id, int minutes);
    /// Out of sight; undelete brings it back, purgeDeleted and purge remove it for good.
    void deleteGame(const QString &id);
    void undelete(const QString &id);
    void purge(const QString &id);
    void purgeDeleted();
    /// A small picture of the table for lists; empty where there is none or the game went on since.
    QByteArray picture(const QString &id) const;
    void setPicture(const QString &id, const QByteArray &picture);

    // Beside the games.
    /// Names once used, with their last colour; the latest first.
    QList<Player> rememberedPlayers() const;
    void rememberPlayers(const QList<Player> &players);
    QList<TileSet> ownSets() const;
    void putOwnSet(const TileSet &set);
    void removeOwnSet(const QString &id);
    QString setting(const QString &key, const QString &otherwise = {}) const;
    void setSetting(const QString &key, const QString &value);
    /// The game to offer at the next start; empty where it is gone.
    QString lastGame() const;
    void setLastGame(const QString &id);

    /// For many writes at once, as in an import of a folder.
    Database &database() { return *m_database; }

private:
    friend class GameStore;
    /// The game's row; throws where there is none or it is deleted.
    qint64 rowOf(const QString &id) const;
    bool differs(const QString &id, const TableRecord &record, const QString &hash) const;
    QString insertGame(const TableRecord &head, const QList<Event> &events, qsizetype position, const QString &hash);
    void keepSummary(qint64 row, const TableRecord &record, const State &state, bool shown);
    void setColumn(const QString &id, const QString &column, const QVariant &value);

    std::unique_ptr<Database> m_database;
};

} // namespace wayside
