#include "model/storage/recordfile.h"

#include "model/storage/jcloisterzone.h"
#include "model/storage/recordtokens.h"
#include "model/tiles/tilereader.h"

#include <QDateTime>
#include <QSet>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxTurns = 10000;      // a hundred times what a long evening brings; played in a few seconds

Rotation readRotation(const JsonPlace &place)
{
    const auto rotation = rotationFromDegrees(place.integer(-1000000, 1000000));
    if (!rotation)
        place.refuse(u"a rotation is 0, 90, 180 or 270"_s);
    return *rotation;
}

QStringList readStrings(const JsonPlace &place)
{
    QStringList list;
    for (const JsonPlace &item : place.items())
        list.append(item.string());
    return list;
}

MeepleAction readMeeple(const JsonPlace &place, QStringList *unknown)
{
    MeepleAction meeple;
    meeple.feature = place.at(u"feature").nonEmptyString();
    if (place.has(u"kind")) {
        const auto kind = meepleKindFromString(place.at(u"kind").string());
        if (!kind)
            place.at(u"kind").refuse(u"expected meeple, abbot or large"_s);
        meeple.kind = *kind;
    }
    if (place.has(u"at"))
        meeple.at = place.at(u"at").position();
    meeple.extra = place.unknownKeys({u"feature", u"kind", u"at"}, unknown);
    return meeple;
}

QJsonArray square(Position p) { return {p.x, p.y}; }

void readPlayers(const JsonPlace &place, TableRecord &record, QStringList *unknown)
{
    QSet<QString> names;
    const auto items = place.items();
    if (items.isEmpty() || items.size() > 6)
        place.refuse(u"1 to 6 players, found %1"_s.arg(items.size()));
    for (const JsonPlace &item : items) {
        Player player;
        player.name = item.at(u"name").nonEmptyString();
        if (names.contains(player.name))
            item.at(u"name").refuse(u"two players are called \"%1\""_s.arg(player.name));
        names.insert(player.name);
        const auto colour = colourFromString(item.at(u"colour").string());
        if (!colour)
            item.at(u"colour").refuse(u"expected blue, yellow, green, pink, red or black"_s);
        player.colour = *colour;
        player.extra = item.unknownKeys({u"name", u"colour"}, unknown);
        record.players.append(player);
    }
}

void readTiles(const JsonPlace &place, TableRecord &record, QStringList *unknown)
{
    QSet<QString> ids;
    for (const JsonPlace &item : place.items(10000)) {
        const TileDefinition tile = readTileDefinition(item, unknown);
        if (ids.contains(tile.id))
            item.at(u"id").refuse(u"two tiles have the id \"%1\""_s.arg(tile.id));
        ids.insert(tile.id);
        record.tiles.append(std::make_shared<const TileDefinition>(tile));
    }
}

void readStart(const JsonPlace &place, TableRecord &record, QStringList *unknown)
{
    for (const JsonPlace &item : place.items(1000)) {
        StartTile start;
        start.tile = item.at(u"tile").nonEmptyString();
        start.at = item.at(u"at").position();
        if (item.has(u"rotation"))
            start.rotation = readRotation(item.at(u"rotation"));
        start.extra = item.unknownKeys({u"tile", u"at", u"rotation"}, unknown);
        record.start.append(start);
    }
}

/// At most one edition of each set: the ids differ only in what follows the last "-c".
void refuseTwoEditions(const JsonPlace &place, const QStringList &sets)
{
    QMap<QString, QString> families;
    for (qsizetype i = 0; i < sets.size(); ++i) {
        QString family = sets[i];
        if (family.size() > 3 && family[family.size() - 3] == u'-' && family[family.size() - 2] == u'c' && family.back().isDigit())
            family.chop(3);
        if (families.contains(family))
            place.at(i).refuse(sets[i] == families[family] ? u"the set \"%1\" is listed twice"_s.arg(sets[i])
                                                           : u"two editions of one set, \"%1\" and \"%2\""_s.arg(families[family], sets[i]));
        families.insert(family, sets[i]);
    }
}

void readHead(const JsonPlace &place, TableRecord &record)
{
    if (place.at(u"format").string() != u"wayside-record")
        place.at(u"format").refuse(u"expected \"wayside-record\", found \"%1\""_s.arg(place.at(u"format").string()));
    const int version = place.at(u"version").integer(1, 1000000);
    if (version > 1)
        place.at(u"version").refuse(u"version %1 is later than this program reads (1)"_s.arg(version));
    const auto text = [&](QStringView key, QString &into) {
        if (place.has(key))
            into = place.at(key).string();
    };
    text(u"id", record.id);
    text(u"title", record.title);
    text(u"note", record.note);
    text(u"started", record.started);
    text(u"rules-version", record.rulesVersion);
    if (!record.started.isEmpty() && !QDateTime::fromString(record.started, Qt::ISODate).isValid())
        place.at(u"started").refuse(u"expected a time such as 2026-11-29T18:00:00Z"_s);
    if (place.has(u"tags"))
        record.tags = readStrings(place.at(u"tags"));
    if (place.has(u"shown-totals"))
        record.shownTotals = place.at(u"shown-totals").object();
}

} // namespace

Turn readTurn(const JsonPlace &place, int players, QStringList *unknown)
{
    Turn turn;
    turn.player = place.at(u"player").integer(0, players - 1);
    if (place.has(u"tile")) {
        turn.tile = place.at(u"tile").nonEmptyString();
        turn.at = place.at(u"at").position();
    }
    if (place.has(u"rotation")) {
        const Rotation rotation = readRotation(place.at(u"rotation"));
        if (turn.hasTile())
            turn.rotation = rotation;
    }
    if (place.has(u"meeple"))
        turn.meeple = readMeeple(place.at(u"meeple"), unknown);
    if (place.has(u"tollhouse"))
        turn.tollhouse = place.at(u"tollhouse").position();
    if (place.has(u"recall"))
        turn.recall = place.at(u"recall").position();
    if (place.has(u"tokens"))
        for (const JsonPlace &token : place.at(u"tokens").items(1000))
            turn.tokens.append(readToken(token, players, unknown));
    if (place.has(u"aside"))
        turn.aside = readStrings(place.at(u"aside"));
    if (place.has(u"accepted"))
        turn.accepted = readStrings(place.at(u"accepted"));
    if (place.has(u"adjust"))
        for (const JsonPlace &item : place.at(u"adjust").items(1000)) {
            Adjustment a{item.at(u"player").integer(0, players - 1), item.at(u"points").integer(-100000, 100000), {}, {}, {}};
            if (item.has(u"reason"))
                a.reason = item.at(u"reason").string();
            if (item.has(u"rule"))
                a.rule = item.at(u"rule").string();
            a.extra = item.unknownKeys({u"player", u"points", u"reason", u"rule"}, unknown);
            turn.adjust.append(a);
        }
    if (place.has(u"comment"))
        turn.comment = place.at(u"comment").string();
    turn.extra = place.unknownKeys({u"player", u"tile", u"at", u"rotation", u"meeple", u"tollhouse", u"recall", u"tokens",
                                    u"aside", u"accepted", u"adjust", u"comment"}, unknown);
    return turn;
}

QJsonObject writeTurn(const Turn &turn)
{
    QJsonObject o = turn.extra;
    o.insert(u"player"_s, turn.player);
    if (turn.hasTile()) {
        o.insert(u"tile"_s, turn.tile);
        o.insert(u"at"_s, square(turn.at));
        o.insert(u"rotation"_s, degrees(turn.rotation));
    }
    if (turn.meeple) {
        QJsonObject meeple = turn.meeple->extra;
        meeple.insert(u"feature"_s, turn.meeple->feature);
        if (turn.meeple->kind != MeepleKind::Meeple)
            meeple.insert(u"kind"_s, toString(turn.meeple->kind));
        if (turn.meeple->at)
            meeple.insert(u"at"_s, square(*turn.meeple->at));
        o.insert(u"meeple"_s, meeple);
    }
    if (turn.tollhouse)
        o.insert(u"tollhouse"_s, square(*turn.tollhouse));
    if (turn.recall)
        o.insert(u"recall"_s, square(*turn.recall));
    QJsonArray tokens;
    for (const Token &t : turn.tokens)
        tokens.append(writeToken(t));
    if (!tokens.isEmpty())
        o.insert(u"tokens"_s, tokens);
    if (!turn.aside.isEmpty())
        o.insert(u"aside"_s, QJsonArray::fromStringList(turn.aside));
    if (!turn.accepted.isEmpty())
        o.insert(u"accepted"_s, QJsonArray::fromStringList(turn.accepted));
    QJsonArray adjust;
    for (const Adjustment &a : turn.adjust) {
        QJsonObject item = a.extra;
        item.insert(u"player"_s, a.player);
        item.insert(u"points"_s, a.points);
        item.insert(u"reason"_s, a.reason);
        if (!a.rule.isEmpty())
            item.insert(u"rule"_s, a.rule);
        adjust.append(item);
    }
    if (!adjust.isEmpty())
        o.insert(u"adjust"_s, adjust);
    if (!turn.comment.isEmpty())
        o.insert(u"comment"_s, turn.comment);
    return o;
}

ReadRecord readRecord(const JsonPlace &place)
{
    ReadRecord read;
    TableRecord &record = read.record;
    QStringList *unknown = &read.unknownKeys;
    readHead(place, record);
    if (place.has(u"sets")) {
        record.sets = readStrings(place.at(u"sets"));
        refuseTwoEditions(place.at(u"sets"), record.sets);
    }
    if (place.has(u"options"))
        record.rules = readRuleset(place.at(u"options"), unknown);
    if (place.has(u"tiles"))
        readTiles(place.at(u"tiles"), record, unknown);
    readPlayers(place.at(u"players"), record, unknown);
    if (place.has(u"start"))
        readStart(place.at(u"start"), record, unknown);
    if (place.has(u"turns"))
        for (const JsonPlace &turn : place.at(u"turns").items(kMaxTurns))
            record.turns.append(readTurn(turn, int(record.players.size()), unknown));
    if (place.has(u"finished"))
        record.finished = place.at(u"finished").boolean();
    record.extra = place.unknownKeys({u"format", u"version", u"id", u"title", u"note", u"tags", u"started", u"sets",
                                      u"options", u"tiles", u"players", u"start", u"turns", u"finished", u"rules-version",
                                      u"shown-totals"}, unknown);
    return read;
}

QJsonObject writeRecord(const TableRecord &record)
{
    QJsonObject o = record.extra;
    o.insert(u"format"_s, u"wayside-record"_s);
    o.insert(u"version"_s, 1);
    for (const auto &[key, text] : {std::pair(u"id"_s, record.id), {u"title"_s, record.title}, {u"note"_s, record.note},
                                    {u"started"_s, record.started}, {u"rules-version"_s, record.rulesVersion}})
        if (!text.isEmpty())
            o.insert(key, text);
    if (!record.tags.isEmpty())
        o.insert(u"tags"_s, QJsonArray::fromStringList(record.tags));
    o.insert(u"sets"_s, QJsonArray::fromStringList(record.sets));
    const QJsonObject options = writeRuleset(record.rules);
    if (!options.isEmpty())
        o.insert(u"options"_s, options);
    QJsonArray tiles;
    for (const TileRef &tile : record.tiles)
        tiles.append(writeTileDefinition(*tile));
    if (!tiles.isEmpty())
        o.insert(u"tiles"_s, tiles);
    QJsonArray players;
    for (const Player &player : record.players) {
        QJsonObject p = player.extra;
        p.insert(u"name"_s, player.name);
        p.insert(u"colour"_s, toString(player.colour));
        players.append(p);
    }
    o.insert(u"players"_s, players);
    QJsonArray start;
    for (const StartTile &tile : record.start) {
        QJsonObject s = tile.extra;
        s.insert(u"tile"_s, tile.tile);
        s.insert(u"at"_s, square(tile.at));
        s.insert(u"rotation"_s, degrees(tile.rotation));
        start.append(s);
    }
    o.insert(u"start"_s, start);
    QJsonArray turns;
    for (const Turn &turn : record.turns)
        turns.append(writeTurn(turn));
    o.insert(u"turns"_s, turns);
    o.insert(u"finished"_s, record.finished);
    if (!record.shownTotals.isEmpty())
        o.insert(u"shown-totals"_s, record.shownTotals);
    return o;
}

ReadGames readGames(const QByteArray &bytes)
{
    if (bytes.size() > kMaxFileSize)
        throw ReadError({}, u"the file is larger than %1 MiB"_s.arg(kMaxFileSize / 1024 / 1024));
    if (bytes.trimmed().isEmpty())
        throw ReadError({}, u"the file is empty"_s);
    const QJsonValue json = parseJson(bytes);
    ReadGames read;
    if (json.isArray()) {
        read.isArray = true;
        for (const JsonPlace &item : JsonPlace(json, QString()).items())
            read.games.append(isJCloisterZone(item.value()) ? readJCloisterZone(item) : readRecord(item));
        return read;
    }
    const JsonPlace place(json, QString());
    read.games.append(isJCloisterZone(json) ? readJCloisterZone(place) : readRecord(place));
    return read;
}

} // namespace wayside
