#include "model/storage/library.h"

#include "model/game/keptdefinitions.h"
#include "model/game/replay.h"
#include "model/rules/rulesversion.h"
#include "model/storage/gamejson.h"
#include "model/storage/libraryfile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QStandardPaths>
#include <QUuid>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QString now() { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate); }

QString newId() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

/// SQLite tells an empty text from none; a QString that is null would be none.
QString text(const QString &s) { return s.isNull() ? QString(u""_s) : s; }

} // namespace

Library::Library(const QString &path) : m_database(openLibraryFile(QFileInfo(path).absoluteFilePath())) {}

Library::Library(const QString &path, Again) : m_database(connectAgain(QFileInfo(path).absoluteFilePath())) {}

Library::~Library() = default;

QString Library::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/library.sqlite"_s;
}

qint64 Library::rowOf(const QString &id) const
{
    const QVariant row = m_database->value(u"SELECT row FROM game WHERE id = ? AND deleted IS NULL"_s, {text(id)});
    if (!row.isValid())
        throw LibraryError(QDir::toNativeSeparators(path()),
                           QCoreApplication::translate("Library", "There is no game \"%1\" in the library.").arg(id));
    return row.toLongLong();
}

bool Library::contains(const QString &id) const
{
    return m_database->value(u"SELECT 1 FROM game WHERE id = ? AND deleted IS NULL"_s, {text(id)}).isValid();
}

QString Library::insertGame(const TableRecord &head, const QList<Event> &events, qsizetype position, const QString &hash)
{
    const Fold fold = foldEvents(head, events, position);
    Database::Transaction transaction(*m_database);
    const QString id = head.id.isEmpty() ? newId() : head.id;
    QSqlQuery game = m_database->run(
        u"INSERT INTO game (id, title, note, tags, started, modified, position, revision, finished, turns, sets, players, rules_version,"
         " shown_totals, summary_revision, hash) VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, '[]', ?, ?, 1, ?)"_s,
        {id, text(head.title), text(head.note), listText(head.tags), text(head.started), now(), qlonglong(position), fold.record.finished,
         fold.record.turns.size(), listText(fold.record.sets), text(head.rulesVersion),
         head.shownTotals.isEmpty() ? u""_s : jsonText(head.shownTotals), text(hash)});
    const qint64 row = game.lastInsertId().toLongLong();
    m_database->run(u"INSERT INTO head (game, body) VALUES (?, ?)"_s, {row, jsonText(headJson(head))});
    QSqlQuery insert = m_database->prepared(u"INSERT INTO event (game, seq, body) VALUES (?, ?, ?)"_s);
    for (qsizetype i = 0; i < events.size(); ++i)
        m_database->runAgain(insert, {row, qlonglong(i), jsonText(writeEvent(events[i]))});
    m_database->run(u"UPDATE game SET players = ? WHERE row = ?"_s,
                    {jsonText(playersJson(summaryPlayers(fold.record, QList<int>(fold.record.players.size(), 0)))), row});
    transaction.commit();
    return id;
}

QString Library::createGame(const TableRecord &head)
{
    TableRecord fresh = headOf(head);
    if (m_database->value(u"SELECT 1 FROM game WHERE id = ?"_s, {text(fresh.id)}).isValid())
        fresh.id.clear();
    if (fresh.started.isEmpty())
        fresh.started = now();
    fresh.rulesVersion = rulesVersion();
    fresh.shownTotals = {};
    return insertGame(fresh, {}, 0, {});
}

QString Library::continueFrom(const QString &id, int turns, const QString &title)
{
    TableRecord record = exportRecord(id);
    record.id.clear();
    record.title = title;
    record.started = now();
    record.turns = record.turns.first(qBound(qsizetype(0), qsizetype(turns), record.turns.size()));
    record.finished = false;
    record.shownTotals = {};
    Database::Transaction transaction(*m_database);
    const QString made = insertGame(headOf(record), eventsOf(record), record.turns.size(), {});
    m_database->run(u"UPDATE game SET origin = ?, origin_turn = ?, summary_revision = 0 WHERE id = ?"_s, {id, record.turns.size(), made});
    transaction.commit();
    return made;
}

QString Library::duplicate(const QString &id, const QString &title)
{
    LoadedGame game = loadGame(id);
    game.head.id.clear();
    game.head.title = title;
    Database::Transaction transaction(*m_database);
    const QString made = insertGame(game.head, game.events, game.position, {});
    const qint64 from = rowOf(id);
    const qint64 to = rowOf(made);
    m_database->run(u"UPDATE game SET (players, origin, origin_turn, place, minutes, seconds) ="
                     " (SELECT players, origin, origin_turn, place, minutes, seconds FROM game WHERE row = ?) WHERE row = ?"_s,
                    {from, to});
    m_database->run(u"INSERT INTO numbers (game, body) SELECT ?, body FROM numbers WHERE game = ?"_s, {to, from});
    transaction.commit();
    return made;
}

LoadedGame Library::loadGame(const QString &id) const
{
    const qint64 row = rowOf(id);
    QSqlQuery query = m_database->run(
        u"SELECT body, position, title, note, tags, started, rules_version, shown_totals FROM game LEFT JOIN head ON head.game = game.row"
         " WHERE row = ?"_s, {row});
    m_database->next(query);
    const QString where = QDir::toNativeSeparators(path());
    try {
        LoadedGame game;
        game.head = readHead(query.value(0).toString());
        game.position = query.value(1).toLongLong();
        game.head.id = id;
        game.head.title = query.value(2).toString();
        game.head.note = query.value(3).toString();
        game.head.tags = listFromText(query.value(4).toString());
        game.head.started = query.value(5).toString();
        game.head.rulesVersion = query.value(6).toString();
        game.head.shownTotals = objectFromText(query.value(7).toString());
        QSqlQuery events = m_database->run(u"SELECT seq, body FROM event WHERE game = ? ORDER BY seq"_s, {row});
        int players = int(game.head.players.size());
        while (m_database->next(events)) {
            if (events.value(0).toLongLong() != game.events.size())
                throw ReadError(u"history"_s, u"event %1 is missing"_s.arg(game.events.size() + 1));
            game.events.append(readStoredEvent(events.value(1).toString(), game.head, players));
        }
        if (game.position < 0 || game.position > game.events.size())
            throw ReadError(u"history"_s, u"%1 events are missing"_s.arg(game.position - game.events.size()));
        return game;
    } catch (const LibraryError &) {
        throw;
    } catch (const ReadError &error) {
        throw LibraryError(where, QCoreApplication::translate("Library", "The game \"%1\" is damaged: %2").arg(id, error.message()));
    }
}

/// Title, tags, note and date may have been put right in the library: they don't make another game.
bool Library::differs(const QString &id, const TableRecord &record, const QString &hash) const
{
    if (m_database->value(u"SELECT 1 FROM game WHERE id = ? AND hash = ? AND revision = 1"_s, {id, hash}).isValid())
        return false;
    const TableRecord own = exportRecord(id);
    return own.turns != record.turns || own.players != record.players || own.start != record.start || own.finished != record.finished;
}

ImportResult Library::importRecord(const TableRecord &file, const Catalogue &catalogue)
{
    const QString hash = contentHash(file);     // as it came, so that the same file is known again whatever became of the sets
    // What the file doesn't define is kept as the sets have it now: a set that changes later doesn't change this game.
    const TableRecord record = withKeptDefinitions(catalogue, file);
    const State state = replay(setupOf(catalogue, record), record);
    Database::Transaction transaction(*m_database);
    const QVariant known = record.id.isEmpty()
        ? m_database->value(u"SELECT id FROM game WHERE hash = ? AND deleted IS NULL"_s, {hash})
        : m_database->value(u"SELECT id FROM game WHERE id = ? AND deleted IS NULL"_s, {record.id});
    if (known.isValid())
        return {known.toString(), true, differs(known.toString(), record, hash)};
    m_database->run(u"DELETE FROM game WHERE id = ? AND deleted IS NOT NULL"_s, {text(record.id)});
    const QList<Event> events = eventsOf(record);
    const QString id = insertGame(headOf(record), events, events.size(), hash);
    keepSummary(rowOf(id), record, state, record.shownTotals.isEmpty());
    transaction.commit();
    return {id, false};
}

TableRecord Library::exportRecord(const QString &id) const
{
    const LoadedGame game = loadGame(id);
    try {
        return foldEvents(game.head, game.events, game.position).record;
    } catch (const ReadError &error) {
        throw LibraryError(QDir::toNativeSeparators(path()),
                           QCoreApplication::translate("Library", "The game \"%1\" is damaged: %2").arg(id, error.message()));
    }
}

void Library::deleteGame(const QString &id)
{
    m_database->run(u"UPDATE game SET deleted = ? WHERE row = ?"_s, {now(), rowOf(id)});
}

void Library::undelete(const QString &id)
{
    const QSqlQuery query = m_database->run(u"UPDATE game SET deleted = NULL WHERE id = ?"_s, {text(id)});
    if (query.numRowsAffected() != 1)
        rowOf(id);      // says that it is gone
}

void Library::purge(const QString &id) { m_database->run(u"DELETE FROM game WHERE id = ?"_s, {text(id)}); }

void Library::purgeDeleted() { m_database->run(u"DELETE FROM game WHERE deleted IS NOT NULL"_s); }

void Library::setColumn(const QString &id, const QString &column, const QVariant &value)
{
    m_database->run(u"UPDATE game SET %1 = ? WHERE row = ?"_s.arg(column), {value, rowOf(id)});
}

void Library::rename(const QString &id, const QString &title) { setColumn(id, u"title"_s, text(title)); }
void Library::setNote(const QString &id, const QString &note) { setColumn(id, u"note"_s, text(note)); }
void Library::setTags(const QString &id, const QStringList &tags) { setColumn(id, u"tags"_s, listText(tags)); }
void Library::setStarted(const QString &id, const QString &started) { setColumn(id, u"started"_s, text(started)); }
void Library::setPlace(const QString &id, const QString &place) { setColumn(id, u"place"_s, text(place)); }
void Library::setMinutes(const QString &id, int minutes) { setColumn(id, u"minutes"_s, std::max(0, minutes)); }

} // namespace wayside
