#include "model/storage/exports/bgstats.h"

#include "model/storage/recordfile.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTimeZone>
#include <QUrlQuery>
#include <QUuid>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

const QString kGameName = u"Carcassonne"_s;
/// Names of players and places become the same id each time under this one.
const QUuid kNames(u"{6d1f4a1e-3c0b-5e53-9d0c-6b1f7a2e8c44}"_s);

QString stableId(const QString &what)
{
    return QUuid::createUuidV5(kNames, what).toString(QUuid::WithoutBraces);
}

QDateTime startOf(const TableRecord &record)
{
    const QDateTime start = QDateTime::fromString(record.started, Qt::ISODate);
    return start.isValid() ? start.toUTC() : QDateTime(QDate(1970, 1, 1), QTime(0, 0), Qt::UTC);
}

QString stamp(const QDateTime &time) { return time.toString(u"yyyy-MM-dd HH:mm:ss"_s); }

/// Text of the play: title and note.
QString commentsOf(const BgStatsPlay &play)
{
    QStringList lines;
    for (const QString &line : {play.record.title, play.record.note})
        if (!line.isEmpty())
            lines.append(line);
    return lines.join(u'\n');
}

/// BG Stats shows a sum as its terms: the sources that brought points, in our order. Where one is negative the plain total stands.
QString scoreOf(const PlayerNumbers &player, bool asSum)
{
    QStringList terms;
    for (const QString &bucket : sourceBuckets()) {
        const int points = player.sources.value(bucket);
        if (points < 0)
            return QString::number(player.total);
        if (points > 0)
            terms.append(QString::number(points));
    }
    return asSum && terms.size() > 1 ? terms.join(u'+') : QString::number(player.total);
}

QJsonObject gameJson(const QString &modified)
{
    return {{u"id"_s, 1}, {u"uuid"_s, stableId(u"game:Carcassonne"_s)}, {u"name"_s, kGameName}, {u"bggId"_s, kCarcassonneBggId},
            {u"bggName"_s, kGameName}, {u"bggYear"_s, 2000}, {u"cooperative"_s, false}, {u"highestWins"_s, true}, {u"noPoints"_s, false},
            {u"usesTeams"_s, false}, {u"isBaseGame"_s, true}, {u"isExpansion"_s, false}, {u"modificationDate"_s, modified}};
}

/// Ids of things that plays refer to, counted from 1 in the order in which they are met.
class References
{
public:
    int of(const QString &name)
    {
        const auto it = m_ids.constFind(name);
        if (it != m_ids.constEnd())
            return *it;
        m_names.append(name);
        m_ids.insert(name, int(m_names.size()));
        return int(m_names.size());
    }
    const QStringList &names() const { return m_names; }

private:
    QHash<QString, int> m_ids;
    QStringList m_names;
};

QJsonArray scoresJson(const BgStatsPlay &play, References &players)
{
    QJsonArray scores;
    for (qsizetype i = 0; i < play.numbers.players.size(); ++i) {
        const PlayerNumbers &p = play.numbers.players[i];
        scores.append(QJsonObject{{u"playerRefId"_s, players.of(p.name)}, {u"score"_s, scoreOf(p, true)}, {u"winner"_s, p.winner},
                                  {u"newPlayer"_s, false}, {u"startPlayer"_s, p.began}, {u"rank"_s, play.numbers.finished ? p.place : 0},
                                  {u"seatOrder"_s, int(i) + 1}, {u"role"_s, toString(p.colour)}});
    }
    return scores;
}

QJsonObject playJson(const BgStatsPlay &play, References &players, References &places)
{
    const QDateTime start = startOf(play.record);
    QJsonObject o{{u"uuid"_s, play.id}, {u"gameRefId"_s, 1}, {u"playDate"_s, stamp(start)},
                  {u"playDateYmd"_s, start.date().year() * 10000 + start.date().month() * 100 + start.date().day()},
                  {u"entryDate"_s, stamp(start)}, {u"modificationDate"_s, stamp(start)}, {u"durationMin"_s, play.played.minutes},
                  {u"board"_s, play.setNames}, {u"comments"_s, commentsOf(play)}, {u"ignored"_s, !play.numbers.finished},
                  {u"manualWinner"_s, false}, {u"rounds"_s, 0}, {u"scoringSetting"_s, 0}, {u"usesTeams"_s, false}, {u"rating"_s, 0},
                  {u"expansionPlays"_s, QJsonArray()}, {u"playerScores"_s, scoresJson(play, players)}};
    if (!play.played.place.isEmpty())
        o.insert(u"locationRefId"_s, places.of(play.played.place));
    return o;
}

/// What the link tells, from all to the least. A player is known by name where there is no id.
enum class LinkDetail : quint8 { All, NoPlayerIds, NoComments, NoColours };

QJsonObject linkPlayer(const PlayerNumbers &p, LinkDetail detail)
{
    QJsonObject player{{u"name"_s, p.name}, {u"startPlayer"_s, p.began}, {u"score"_s, scoreOf(p, false)}, {u"rank"_s, p.place}, {u"winner"_s, p.winner}};
    if (detail < LinkDetail::NoPlayerIds)
        player.insert(u"sourcePlayerId"_s, p.name);
    if (detail < LinkDetail::NoColours)
        player.insert(u"role"_s, toString(p.colour));
    return player;
}

QJsonObject linkJson(const BgStatsPlay &play, LinkDetail detail)
{
    QJsonArray players;
    for (const PlayerNumbers &p : play.numbers.players)
        players.append(linkPlayer(p, detail));
    QJsonObject data{{u"sourceName"_s, u"Wayside"_s}, {u"sourcePlayId"_s, play.id}, {u"playDate"_s, stamp(startOf(play.record))},
                     {u"board"_s, play.setNames},
                     {u"game"_s, QJsonObject{{u"name"_s, kGameName}, {u"sourceGameId"_s, u"carcassonne"_s}, {u"bggId"_s, kCarcassonneBggId},
                                             {u"highestWins"_s, true}, {u"noPoints"_s, false}}},
                     {u"players"_s, players}};
    if (play.played.minutes > 0)
        data.insert(u"durationMin"_s, play.played.minutes);
    if (!play.played.place.isEmpty())
        data.insert(u"location"_s, play.played.place.left(60));
    // A long note stays at home.
    if (!play.record.title.isEmpty() && detail < LinkDetail::NoComments)
        data.insert(u"comments"_s, play.record.title.left(80));
    return data;
}

} // namespace

BgStatsPlay bgStatsPlay(const Catalogue &catalogue, const TableRecord &record, const GameNumbers &numbers, const PlayDetails &played,
                        const QString &language)
{
    BgStatsPlay play;
    play.record = record;
    play.numbers = numbers;
    play.played = played;
    play.id = QUuid::fromString(record.id).isNull() ? QString() : QUuid::fromString(record.id).toString(QUuid::WithoutBraces);
    if (play.id.isEmpty())
        play.id = stableId(QString::fromUtf8(QJsonDocument(writeRecord(record)).toJson(QJsonDocument::Compact)));
    QStringList names;
    for (const QString &id : record.sets) {
        const TileSet *set = catalogue.set(id);
        names.append(set ? set->displayName(language) : id);
    }
    play.setNames = names.join(u" + "_s);
    return play;
}

QByteArray bgStatsFile(const QList<BgStatsPlay> &plays)
{
    References players;
    References places;
    QJsonArray playList;
    QDateTime latest = startOf({});
    for (const BgStatsPlay &play : plays) {
        playList.append(playJson(play, players, places));
        latest = std::max(latest, startOf(play.record));
    }
    QJsonArray playerList;
    for (qsizetype i = 0; i < players.names().size(); ++i)
        playerList.append(QJsonObject{{u"id"_s, int(i) + 1}, {u"uuid"_s, stableId(u"player:"_s + players.names()[i])}, {u"name"_s, players.names()[i]},
                                      {u"isAnonymous"_s, false}, {u"bggUsername"_s, QString()}, {u"modificationDate"_s, stamp(latest)}});
    QJsonArray placeList;
    for (qsizetype i = 0; i < places.names().size(); ++i)
        placeList.append(QJsonObject{{u"id"_s, int(i) + 1}, {u"uuid"_s, stableId(u"location:"_s + places.names()[i])}, {u"name"_s, places.names()[i]},
                                     {u"modificationDate"_s, stamp(latest)}});
    const QJsonObject file{{u"about"_s, u"Written by Wayside"_s}, {u"userInfo"_s, QJsonObject{{u"meRefId"_s, 0}}},
                           {u"games"_s, QJsonArray{gameJson(stamp(latest))}}, {u"locations"_s, placeList}, {u"players"_s, playerList}, {u"plays"_s, playList}};
    return QJsonDocument(file).toJson();
}

QUrl bgStatsLink(const BgStatsPlay &play)
{
    QByteArray link;
    for (const LinkDetail detail : {LinkDetail::All, LinkDetail::NoPlayerIds, LinkDetail::NoComments, LinkDetail::NoColours}) {
        const QByteArray json = QJsonDocument(linkJson(play, detail)).toJson(QJsonDocument::Compact);
        // A query may hold these two as they are; encoded they would make the code a fifth denser.
        link = "https://app.bgstatsapp.com/createPlay.html?data=" + QUrl::toPercentEncoding(QString::fromUtf8(json), ":,");
        if (link.size() <= kEasyLink)
            break;
    }
    return QUrl::fromEncoded(link);
}

} // namespace wayside
