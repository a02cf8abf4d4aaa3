#include "model/storage/gamestore.h"

#include "model/storage/gamejson.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QString now() { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate); }

} // namespace

GameStore::GameStore(Library &library, const QString &id) : m_library(library), m_id(id), m_row(library.rowOf(id))
{
    m_revision = library.m_database->value(u"SELECT revision FROM game WHERE row = ?"_s, {m_row}).toLongLong();
}

/// Moves the game to the new position if nobody else changed it. What passed since the last change was spent at the table,
/// unless it was a break (over half an hour) or the game is over.
void GameStore::claim(qsizetype position, const QString &when)
{
    const QSqlQuery query = m_library.m_database->run(
        u"UPDATE game SET position = ?, revision = revision + 1, modified = ?,"
         " seconds = seconds + CASE WHEN NOT finished AND unixepoch(?) - unixepoch(modified) BETWEEN 0 AND 1800"
         " THEN unixepoch(?) - unixepoch(modified) ELSE 0 END WHERE row = ? AND revision = ? AND deleted IS NULL"_s,
        {qlonglong(position), when, when, when, m_row, m_revision});
    if (query.numRowsAffected() != 1)
        throw LibraryError(QDir::toNativeSeparators(m_library.path()),
                           QCoreApplication::translate("Library", "This game was changed in another window. Open it again to go on."));
}

void GameStore::append(qsizetype position, const Event &event)
{
    Database &db = *m_library.m_database;
    Database::Transaction transaction(db);
    claim(position + 1, event.when.isEmpty() ? now() : event.when);
    db.run(u"DELETE FROM event WHERE game = ? AND seq >= ?"_s, {m_row, qlonglong(position)});
    db.run(u"INSERT INTO event (game, seq, body) VALUES (?, ?, ?)"_s, {m_row, qlonglong(position), jsonText(writeEvent(event))});
    if (event.kind == EventKind::Head)
        db.run(u"UPDATE game SET title = ?, note = ?, tags = ? WHERE row = ?"_s,
               {event.head.value(u"title").toString(u""_s), event.head.value(u"note").toString(u""_s),
                jsonText(event.head.value(u"tags").toArray()), m_row});
    transaction.commit();
    ++m_revision;
}

void GameStore::setPosition(qsizetype position)
{
    Database::Transaction transaction(*m_library.m_database);
    claim(position, now());
    transaction.commit();
    ++m_revision;
}

} // namespace wayside
