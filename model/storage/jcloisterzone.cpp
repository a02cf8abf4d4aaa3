#include "model/storage/jcloisterzone.h"

#include <QHash>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct TileName {
    QString id;
    int quarterTurns = 0;       ///< to add to the save's rotation
};

/// Ids of the sets basic:1, basic:2, inns-and-cathedrals:1 and :2; M, N and U lie turned by a quarter there.
TileName tileName(const QString &theirs)
{
    static const QHash<QString, TileName> base = [] {
        QHash<QString, TileName> names;
        const std::pair<const char *, const char *> rows[] = {
            {"A", "LR"}, {"B", "L"}, {"C", "Cccc+"}, {"D", "RCr"}, {"E", "C"}, {"F", "CFc+"}, {"G", "CFc.1"},
            {"H", "CFC.2"}, {"I", "CC.2"}, {"J", "CRr"}, {"K", "RrC"}, {"L", "CRRR"}, {"M", "Cc+"}, {"N", "Cc.1"},
            {"O", "CcRr+"}, {"P", "CcRr"}, {"Q", "Ccc+"}, {"R", "Ccc"}, {"S", "CccR+"}, {"T", "CccR"}, {"U", "RFr"},
            {"V", "Rr"}, {"W", "RRR"}, {"X", "RRRR"}};
        const std::pair<const char *, const char *> gardens[] = {
            {"E", "CG"}, {"H", "CFCG"}, {"I", "CCG"}, {"M", "Cc+G"}, {"N", "CcG"}, {"R", "CccG"}, {"U", "RFrG"}, {"V", "RrG"}};
        const auto turns = [](const QString &letter) {
            return letter == u"M" || letter == u"N" ? 3 : letter == u"U" ? 1 : 0;
        };
        for (const auto &[letter, name] : rows) {
            const QString l = QLatin1String(letter);
            names.insert(u"BA/"_s + QLatin1String(name), {u"base:"_s + l, turns(l)});
        }
        for (const auto &[letter, name] : gardens) {
            const QString l = QLatin1String(letter);
            names.insert(u"BA/"_s + QLatin1String(name), {u"base:"_s + l + u"+G"_s, turns(l)});
        }
        const std::pair<const char *, const char *> inns[] = {
            {"Cccc", "Cccc.c"}, {"LRFR", "LRFR"}, {"CCCC", "CCCC"}, {"CCCC", "CCCCG"}, {"CCC", "CCC"}, {"CRCR", "CRCR"},
            {"CCc", "CCc+"}, {"C!", "C!"}, {"CFR", "CFR"}, {"CcR", "CcR"}, {"CRcR", "CRcR+"}, {"RCc.i", "RCc.i"},
            {"RrC.i", "RrC.i"}, {"CcRr.i", "CcRr+.i"}, {"RRR.i", "RRR.i"}, {"RFr.i", "RFr.i"}, {"RFr.i", "RFr.iG"},
            {"Rr.i", "Rr.i"}, {"RrRr", "RrRr"}};
        for (const auto &[ours, name] : inns)
            names.insert(u"IC/"_s + QLatin1String(name), {u"inns:"_s + QLatin1String(ours), 0});
        return names;
    }();
    return base.value(theirs);
}

QString setName(const QString &set, int edition)
{
    if (set == u"basic" && (edition == 1 || edition == 2))
        return edition == 1 ? u"base-c1"_s : u"base-c2"_s;
    if (set == u"inns-and-cathedrals" && (edition == 1 || edition == 2))
        return edition == 1 ? u"inns-c1"_s : u"inns"_s;
    return {};
}

class Importer
{
public:
    explicit Importer(const JsonPlace &place) : m_place(place) {}

    ReadRecord read()
    {
        readSetup();
        readPlayers();
        for (const JsonPlace &message : m_place.at(u"replay").items())
            readMessage(message);
        flush();
        return m_read;
    }

private:
    void readSetup();
    void readPlayers();
    void readMessage(const JsonPlace &message);
    void readPlace(const JsonPlace &payload);
    void readMeeple(const JsonPlace &payload);
    void flush();
    Rotation rotation(const JsonPlace &place, int quarterTurns) const;
    QString feature(const JsonPlace &pointer) const;

    const JsonPlace &m_place;
    ReadRecord m_read;
    Turn m_turn;
    bool m_begun = false;
    int m_player = 0;
};

Rotation Importer::rotation(const JsonPlace &place, int quarterTurns) const
{
    if (place.value().isDouble()) {
        const auto r = rotationFromDegrees(place.integer(0, 270));
        if (!r)
            place.refuse(u"expected 0, 90, 180 or 270"_s);
        return plus(*r, Rotation(quarterTurns));
    }
    const QString text = place.string();
    bool ok = text.startsWith(u'R');
    const int value = ok ? text.mid(1).toInt(&ok) : 0;
    const auto r = rotationFromDegrees(value);
    if (!ok || !r)
        place.refuse(u"expected R0, R90, R180 or R270"_s);
    return plus(*r, Rotation(quarterTurns));
}

void Importer::readSetup()
{
    TableRecord &record = m_read.record;
    const JsonPlace setup = m_place.at(u"setup");
    if (setup.has(u"sets")) {
        const JsonPlace sets = setup.at(u"sets");
        for (const QString &key : sets.object().keys()) {
            const QString id = setName(key.section(u':', 0, 0), key.section(u':', 1).toInt());
            if (id.isEmpty() || sets.at(key).integer(0, 100) > 1)
                sets.at(key).refuse(u"the set \"%1\" is not one that can be read here"_s.arg(key));
            if (sets.at(key).integer(0, 100) == 1)
                record.sets.append(id);
        }
    }
    if (setup.has(u"elements")) {
        const QJsonObject elements = setup.at(u"elements").object();
        const auto on = [&](QStringView key) {
            const QJsonValue v = elements.value(key);
            return v.isBool() ? v.toBool() : v.toInt() > 0;
        };
        record.rules.fields = on(u"farmers");
        record.rules.abbot = on(u"abbot");
        record.rules.largeMeeple = on(u"big-follower");
    }
    if (setup.has(u"rules")) {
        const QJsonObject rules = setup.at(u"rules").object();
        record.rules.smallCityHalved = rules.value(u"tiny-city-scoring").toString() == u"2";
        record.rules.innAtEndIgnored = rules.value(u"inn-and-cathedral-final-scoring").toString() == u"ignored";
    }
    if (setup.has(u"start"))
        for (const JsonPlace &item : setup.at(u"start").items(1000)) {
            const TileName name = tileName(item.at(u"tile").string());
            if (name.id.isEmpty())
                item.at(u"tile").refuse(u"the tile \"%1\" is not one that can be read here"_s.arg(item.at(u"tile").string()));
            record.start.append({name.id, {item.at(u"x").integer(-kMaxCoordinate, kMaxCoordinate), item.at(u"y").integer(-kMaxCoordinate, kMaxCoordinate)},
                                 rotation(item.at(u"rotation"), name.quarterTurns), {}});
        }
    if (m_place.has(u"name"))
        record.title = m_place.at(u"name").value().toString();
    if (m_place.has(u"created"))
        record.started = m_place.at(u"created").value().toString();
}

void Importer::readPlayers()
{
    const auto items = m_place.at(u"players").items();
    if (items.isEmpty() || items.size() > 6)
        m_place.at(u"players").refuse(u"1 to 6 players, found %1"_s.arg(items.size()));
    // Slots are that program's colours: red, blue, yellow, black, green, pink.
    const Colour colours[] = {Colour::Red, Colour::Blue, Colour::Yellow, Colour::Black, Colour::Green, Colour::Pink};
    QStringList names;
    for (qsizetype i = 0; i < items.size(); ++i) {
        Player player;
        player.name = items[i].at(u"name").nonEmptyString();
        if (names.contains(player.name))
            items[i].at(u"name").refuse(u"two players are called \"%1\""_s.arg(player.name));
        names.append(player.name);
        player.colour = colours[i];
        m_read.record.players.append(player);
    }
}

void Importer::flush()
{
    if (!m_begun)
        return;
    m_turn.player = m_player;
    m_read.record.turns.append(m_turn);
    m_player = (m_player + 1) % int(m_read.record.players.size());
    m_turn = Turn();
    m_begun = false;
}

void Importer::readPlace(const JsonPlace &payload)
{
    if (m_begun && m_turn.hasTile())
        flush();                                    // a missing COMMIT
    const TileName name = tileName(payload.at(u"tileId").string());
    if (name.id.isEmpty())
        payload.at(u"tileId").refuse(u"the tile \"%1\" is not one that can be read here"_s.arg(payload.at(u"tileId").string()));
    m_turn.tile = name.id;
    m_turn.at = payload.at(u"position").position();
    m_turn.rotation = rotation(payload.at(u"rotation"), name.quarterTurns);
    m_begun = true;
}

/// The feature's words from a pointer: edges joined ("NE", "_E"), "I", or half edges joined by dots ("ER.SL").
QString Importer::feature(const JsonPlace &pointer) const
{
    const QString kind = pointer.at(u"feature").string();
    const QString location = pointer.at(u"location").string();
    if (kind == u"Monastery" || kind == u"Cloister")
        return u"monastery"_s;
    if (kind == u"Garden")
        return u"garden"_s;
    QString word;
    if (kind == u"Road")
        word = u"road"_s;
    else if (kind == u"City" || kind == u"Castle")
        word = u"city"_s;
    else if (kind == u"Field" || kind == u"Farm")
        word = u"field"_s;
    else
        pointer.at(u"feature").refuse(u"\"%1\" is not a feature that can be read here"_s.arg(kind));
    if (location.startsWith(u'I'))
        return word + u":@0"_s;
    if (word == u"field")
        return word + u':' + location.section(u'.', 0, 0);
    if (location.startsWith(u'_') && location.size() == 2) {
        // Every edge but this one: name the first that is left.
        const QString all = u"NESW"_s;
        return word + u':' + (location[1] == all[0] ? all[1] : all[0]);
    }
    return word + u':' + location.left(1);
}

void Importer::readMeeple(const JsonPlace &payload)
{
    const QString id = payload.at(u"meepleId").string();
    const QString kind = id.section(u'.', 1, 1);
    MeepleAction meeple;
    meeple.kind = kind == u"abbot" ? MeepleKind::Abbot : kind == u"big" ? MeepleKind::Large : MeepleKind::Meeple;
    if (kind != u"abbot" && kind != u"big" && kind != u"small")
        payload.at(u"meepleId").refuse(u"\"%1\" is not a meeple that can be read here"_s.arg(id));
    meeple.feature = feature(payload.at(u"pointer"));
    m_turn.meeple = meeple;
}

void Importer::readMessage(const JsonPlace &message)
{
    const QString type = message.at(u"type").string();
    const JsonPlace payload = message.has(u"payload") ? message.at(u"payload") : JsonPlace(QJsonObject(), message.pointer());
    if (type == u"PLACE_TILE")
        readPlace(payload);
    else if (type == u"DEPLOY_MEEPLE")
        readMeeple(payload);
    else if (type == u"RETURN_MEEPLE")
        m_turn.recall = payload.at(u"pointer").at(u"featurePointer").at(u"position").position();
    else if (type == u"COMMIT")
        flush();
    else if (type != u"PASS")
        message.at(u"type").refuse(u"\"%1\" is not a move that can be read here"_s.arg(type));
}

} // namespace

bool isJCloisterZone(const QJsonValue &value)
{
    return value.isObject() && value.toObject().contains(u"replay") && value.toObject().contains(u"setup");
}

ReadRecord readJCloisterZone(const JsonPlace &place) { return Importer(place).read(); }

} // namespace wayside
