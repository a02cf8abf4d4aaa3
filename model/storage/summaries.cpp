// The library's lists, and what it remembers beside the games.
#include "model/game/replay.h"
#include "model/rules/rulesversion.h"
#include "model/storage/gamejson.h"
#include "model/storage/jsonplace.h"
#include "model/storage/library.h"
#include "model/tiles/catalogue.h"

#include <QDateTime>
#include <QJsonDocument>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

const QString kSummaryColumns =
    u"id, title, note, tags, started, modified, players, sets, turns, finished, rules_version, origin, origin_turn, place,"
     " CASE WHEN minutes > 0 THEN minutes ELSE (seconds + 30) / 60 END"_s;

/// `sets` remembers texts that were read already: ten thousand games have a few dozen of them.
GameSummary readSummary(const QSqlQuery &query, QHash<QString, QStringList> &sets)
{
    GameSummary game;
    game.id = query.value(0).toString();
    game.title = query.value(1).toString();
    game.note = query.value(2).toString();
    game.tags = listFromText(query.value(3).toString());
    game.started = query.value(4).toString();
    game.modified = query.value(5).toString();
    game.players = playersFromText(query.value(6).toString());
    const QString setText = query.value(7).toString();
    auto known = sets.constFind(setText);
    if (known == sets.constEnd())
        known = sets.insert(setText, listFromText(setText));
    game.sets = known.value();
    game.turns = query.value(8).toInt();
    game.finished = query.value(9).toBool();
    game.rulesVersion = query.value(10).toString();
    game.origin = query.value(11).toString();
    game.originTurn = query.value(12).toInt();
    game.played = {query.value(13).toString(), query.value(14).toInt()};
    return game;
}

} // namespace

QMap<QString, std::pair<int, int>> shownDifferences(const TableRecord &record, const QList<int> &totals)
{
    QMap<QString, std::pair<int, int>> differences;
    for (qsizetype p = 0; p < record.players.size() && p < totals.size(); ++p) {
        const QString &name = record.players[p].name;
        const QJsonValue shown = record.shownTotals.value(name);
        if (shown.isDouble() && shown.toInt() != totals[p])
            differences.insert(name, {shown.toInt(), totals[p]});
    }
    return differences;
}

QList<SummaryPlayer> summaryPlayers(const TableRecord &record, const QList<int> &totals)
{
    QList<SummaryPlayer> players;
    for (qsizetype p = 0; p < record.players.size(); ++p)
        players.append({record.players[p].name, record.players[p].colour, totals.value(p)});
    return players;
}

QList<GameSummary> Library::list() const
{
    QList<GameSummary> games;
    QHash<QString, QStringList> sets;
    QSqlQuery query = m_database->run(
        u"SELECT %1 FROM game WHERE deleted IS NULL ORDER BY CASE started WHEN '' THEN modified ELSE started END DESC, row DESC"_s.arg(kSummaryColumns));
    while (m_database->next(query))
        games.append(readSummary(query, sets));
    return games;
}

GameSummary Library::summary(const QString &id) const
{
    QHash<QString, QStringList> sets;
    QSqlQuery query = m_database->run(u"SELECT %1 FROM game WHERE row = ?"_s.arg(kSummaryColumns), {rowOf(id)});
    m_database->next(query);
    return readSummary(query, sets);
}

void Library::keepSummary(qint64 row, const TableRecord &record, const State &state, bool shown)
{
    Database::Transaction transaction(*m_database);
    const QList<SummaryPlayer> players = summaryPlayers(record, state.totals(int(record.players.size())));
    m_database->run(u"UPDATE game SET players = ?, sets = ?, turns = ?, finished = ?, summary_revision = revision WHERE row = ?"_s,
                    {jsonText(playersJson(players)), listText(record.sets), record.turns.size(), record.finished, row});
    m_database->run(u"INSERT OR REPLACE INTO numbers (game, body) VALUES (?, ?)"_s, {row, jsonText(toJson(numbersOf(record, state)))});
    if (shown) {
        QJsonObject totalsByName;
        for (const SummaryPlayer &p : players)
            totalsByName.insert(p.name, p.total);
        m_database->run(u"UPDATE game SET rules_version = ?, shown_totals = ? WHERE row = ?"_s, {rulesVersion(), jsonText(totalsByName), row});
    }
    transaction.commit();
}

void Library::updateSummary(const QString &id, const TableRecord &record, const State &state)
{
    const qint64 row = rowOf(id);
    // What earlier rules showed at the end of a finished game stays: opening it again is not playing it again.
    const bool ofEarlierRules = record.finished
        && m_database->value(u"SELECT 1 FROM game WHERE row = ? AND finished AND rules_version NOT IN ('', ?)"_s, {row, rulesVersion()}).isValid();
    keepSummary(row, record, state, !ofEarlierRules);
}

void Library::refreshSummaries(const Catalogue &catalogue)
{
    // A game that went on has shown its players what it scores; one that was only never counted keeps what was shown then.
    QList<std::pair<QString, bool>> stale;
    {
        QSqlQuery query = m_database->run(
            u"SELECT id, summary_revision <> revision FROM game LEFT JOIN numbers ON numbers.game = game.row"
             " WHERE deleted IS NULL AND (summary_revision <> revision OR numbers.game IS NULL)"_s);
        while (m_database->next(query))
            stale.append({query.value(0).toString(), query.value(1).toBool()});
    }
    for (const auto &[id, wentOn] : stale) {
        std::optional<TableRecord> record;
        try {
            record = exportRecord(id);
        } catch (const LibraryError &) {
            continue;       // a damaged game must not hide the others: it says so when it is opened
        }
        keepSummary(rowOf(id), *record, replay(setupOf(catalogue, *record), *record), wentOn);
    }
}

QList<CountedGame> Library::countedGames() const
{
    QList<CountedGame> games;
    QSqlQuery query = m_database->run(u"SELECT id, title, body, started, origin <> '' FROM game JOIN numbers ON numbers.game = game.row WHERE deleted IS NULL"_s);
    while (m_database->next(query)) {
        auto numbers = numbersFromJson(objectFromText(query.value(2).toString()));
        if (!numbers)
            continue;
        numbers->started = query.value(3).toString();
        games.append({query.value(0).toString(), query.value(1).toString(), query.value(4).toBool(), *numbers});
    }
    return games;
}

QByteArray Library::picture(const QString &id) const
{
    return m_database->value(u"SELECT body FROM picture JOIN game ON game.row = picture.game"
                              " WHERE game.id = ? AND picture.revision = game.revision"_s, {id}).toByteArray();
}

void Library::setPicture(const QString &id, const QByteArray &picture)
{
    m_database->run(u"INSERT OR REPLACE INTO picture (game, revision, body) SELECT row, revision, ? FROM game WHERE row = ?"_s,
                    {picture, rowOf(id)});
}

QList<Player> Library::rememberedPlayers() const
{
    QList<Player> players;
    QSqlQuery query = m_database->run(u"SELECT name, colour FROM player ORDER BY used DESC, name"_s);
    while (m_database->next(query))
        players.append({query.value(0).toString(), colourFromString(query.value(1).toString()).value_or(Colour::Blue), {}});
    return players;
}

void Library::rememberPlayers(const QList<Player> &players)
{
    const QString when = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    Database::Transaction transaction(*m_database);
    for (const Player &p : players)
        m_database->run(u"INSERT OR REPLACE INTO player (name, colour, used) VALUES (?, ?, ?)"_s, {p.name, toString(p.colour), when});
    transaction.commit();
}

QList<TileSet> Library::ownSets() const
{
    QList<TileSet> sets;
    QSqlQuery query = m_database->run(u"SELECT id, body FROM own_set ORDER BY id"_s);
    while (m_database->next(query)) {
        TileSet set = readTileSet(JsonPlace(parseJson(query.value(1).toString().toUtf8()), query.value(0).toString()));
        set.own = true;
        sets.append(set);
    }
    return sets;
}

void Library::putOwnSet(const TileSet &set)
{
    m_database->run(u"INSERT OR REPLACE INTO own_set (id, body) VALUES (?, ?)"_s, {set.id, jsonText(writeTileSet(set))});
}

void Library::removeOwnSet(const QString &id) { m_database->run(u"DELETE FROM own_set WHERE id = ?"_s, {id}); }

QString Library::setting(const QString &key, const QString &otherwise) const
{
    const QVariant value = m_database->value(u"SELECT value FROM setting WHERE key = ?"_s, {key});
    return value.isValid() ? value.toString() : otherwise;
}

void Library::setSetting(const QString &key, const QString &value)
{
    m_database->run(u"INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)"_s, {key, value.isNull() ? QString(u""_s) : value});
}

QString Library::lastGame() const
{
    const QString id = setting(u"last-game"_s);
    return contains(id) ? id : QString();
}

void Library::setLastGame(const QString &id) { setSetting(u"last-game"_s, id); }

} // namespace wayside
