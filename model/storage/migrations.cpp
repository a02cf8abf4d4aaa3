#include "model/storage/migrations.h"

#include <QStringList>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

// A step that has been released is never changed: a later one changes what it made.
const QList<QStringList> &steps()
{
    static const QList<QStringList> list{
        // 1: games and what happened in them. `position` counts the events that are not undone; `revision` grows with every
        // change, so that a second window notices.
        {u"CREATE TABLE game (row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, title TEXT NOT NULL, note TEXT NOT NULL, tags TEXT NOT NULL,"
         " started TEXT NOT NULL, modified TEXT NOT NULL, deleted TEXT, position INTEGER NOT NULL, revision INTEGER NOT NULL,"
         " finished INTEGER NOT NULL, turns INTEGER NOT NULL, sets TEXT NOT NULL, players TEXT NOT NULL, rules_version TEXT NOT NULL,"
         " shown_totals TEXT NOT NULL, summary_revision INTEGER NOT NULL, hash TEXT NOT NULL, origin TEXT NOT NULL DEFAULT '',"
         " origin_turn INTEGER NOT NULL DEFAULT 0, head TEXT NOT NULL)"_s,
         u"CREATE INDEX game_hash ON game (hash)"_s,
         u"CREATE TABLE event (game INTEGER NOT NULL REFERENCES game (row) ON DELETE CASCADE, seq INTEGER NOT NULL,"
         " body TEXT NOT NULL, PRIMARY KEY (game, seq)) WITHOUT ROWID"_s},
        // 2: what the program remembers beside the games.
        {u"CREATE TABLE player (name TEXT PRIMARY KEY, colour TEXT NOT NULL, used TEXT NOT NULL) WITHOUT ROWID"_s,
         u"CREATE TABLE own_set (id TEXT PRIMARY KEY, body TEXT NOT NULL)"_s,
         u"CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"_s},
        // 3: small pictures of the table for lists.
        {u"CREATE TABLE picture (game INTEGER PRIMARY KEY REFERENCES game (row) ON DELETE CASCADE, revision INTEGER NOT NULL,"
         " body BLOB NOT NULL)"_s},
        // 4: each game's numbers for statistics; empty until it is counted.
        {u"ALTER TABLE game ADD COLUMN numbers TEXT NOT NULL DEFAULT ''"_s},
        // 5: what may be long stands apart, so that lists read little: ten thousand games are shown without a wait.
        {u"CREATE TABLE head (game INTEGER PRIMARY KEY REFERENCES game (row) ON DELETE CASCADE, body TEXT NOT NULL)"_s,
         u"INSERT INTO head SELECT row, head FROM game"_s,
         u"ALTER TABLE game DROP COLUMN head"_s,
         u"CREATE TABLE numbers (game INTEGER PRIMARY KEY REFERENCES game (row) ON DELETE CASCADE, body TEXT NOT NULL)"_s,
         u"INSERT INTO numbers SELECT row, numbers FROM game WHERE numbers <> ''"_s,
         u"ALTER TABLE game DROP COLUMN numbers"_s},
        // 6: where a game was played and how long: `seconds` as its events tell, `minutes` as somebody typed it (0: nobody did).
        // Games that were entered before are measured by the times of their events; a gap of more than half an hour is a break.
        {u"ALTER TABLE game ADD COLUMN place TEXT NOT NULL DEFAULT ''"_s,
         u"ALTER TABLE game ADD COLUMN minutes INTEGER NOT NULL DEFAULT 0"_s,
         u"ALTER TABLE game ADD COLUMN seconds INTEGER NOT NULL DEFAULT 0"_s,
         u"UPDATE game SET seconds = (SELECT coalesce(sum(gap), 0) FROM (SELECT entered - lag(entered, 1, unixepoch(game.started))"
         " OVER (ORDER BY seq) AS gap FROM (SELECT seq, unixepoch(CASE WHEN json_valid(body) THEN json_extract(body, '$.when') END)"
         " AS entered FROM event WHERE event.game = game.row)) WHERE gap BETWEEN 0 AND 1800)"_s},
    };
    return list;
}

} // namespace

int latestSchema() { return int(steps().size()); }

void migrate(Database &database, int target)
{
    if (database.value(u"PRAGMA user_version"_s).toInt() >= target)
        return;
    Database::Transaction transaction(database);
    // Read again inside: another program may have done it in between.
    for (int version = database.value(u"PRAGMA user_version"_s).toInt(); version < target; ++version)
        for (const QString &statement : steps()[version])
            database.run(statement);
    database.run(u"PRAGMA application_id = %1"_s.arg(kLibraryApplicationId));
    database.run(u"PRAGMA user_version = %1"_s.arg(target));
    transaction.commit();
}

} // namespace wayside
