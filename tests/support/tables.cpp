#include "tests/support/tables.h"

#include "model/game/scorejson.h"
#include "model/storage/recordfile.h"

#include <QJsonDocument>

namespace wayside {

using namespace Qt::StringLiterals;

const Catalogue &shippedTiles()
{
    static const Catalogue catalogue = Catalogue::shipped();
    return catalogue;
}

TableRecord table(const QByteArray &words)
{
    QJsonObject o = parseJson(QByteArray(words).replace('\'', '"')).toObject();
    o.insert(u"format"_s, u"wayside-record"_s);
    o.insert(u"version"_s, 1);
    if (!o.contains(u"players"_s))
        o.insert(u"players"_s, parseJson(R"([{"name": "Ash", "colour": "red"}, {"name": "Birch", "colour": "blue"}])"));
    if (!o.contains(u"sets"_s))
        o.insert(u"sets"_s, QJsonArray{u"base-c3"_s});
    QJsonObject options = o.value(u"options"_s).toObject();
    if (!options.contains(u"check-counts"_s))
        options.insert(u"check-counts"_s, false);
    o.insert(u"options"_s, options);
    return readRecord(JsonPlace(o, QString())).record;
}

Played played(const TableRecord &record)
{
    Played game{setupOf(shippedTiles(), record), {}};
    game.state = replay(game.setup, record);
    return game;
}

QStringList problemsOf(const State &state)
{
    QStringList list;
    for (const Problem &p : state.problems)
        list.append(u"%1 %2"_s.arg(p.turn).arg(p.code));
    return list;
}

QString totalsOf(const Played &game)
{
    QStringList list;
    const QList<int> totals = game.state.totals(int(game.setup.players.size()));
    for (qsizetype i = 0; i < totals.size(); ++i)
        list.append(u"%1 %2"_s.arg(game.setup.players[i].name).arg(totals[i]));
    return list.join(u", "_s);
}

QStringList scoringsOf(const Played &game)
{
    QStringList list;
    for (const Scoring &s : game.state.scorings) {
        QString text = u"%1%2 %3"_s.arg(s.final ? u"final "_s : QString()).arg(s.turn).arg(toString(s.kind));
        for (auto it = s.points.begin(); it != s.points.end(); ++it)
            text += u" %1 %2"_s.arg(game.setup.players[it.key()].name).arg(it.value());
        list.append(text);
    }
    return list;
}

QString verdictAt(const Played &game, Position square, Edge edge)
{
    QStringList states;
    for (const SignpostVerdict &v : verdicts(game.state, game.setup))
        if (v.at == square && v.edge == edge)
            states.append(toString(v.state));
    return states.join(u' ');
}

namespace {
QString part(const FeaturePart &p) { return u"%1/%2/%3"_s.arg(p.tile).arg(int(p.kind)).arg(p.index); }
QString square(Position p) { return u"%1,%2"_s.arg(p.x).arg(p.y); }

QStringList boardText(const Board &board)
{
    QStringList list;
    for (const PlacedTile &t : board.tiles)
        list.append(u"tile %1 at %2 %3 turn %4 player %5"_s.arg(t.tile->id, square(t.at)).arg(degrees(t.rotation)).arg(t.turn).arg(t.player));
    for (const Bridge &b : board.bridges)
        list.append(u"bridge %1 %2 %3 %4"_s.arg(b.tile).arg(b.cell).arg(b.northSouth).arg(b.player));
    for (const TunnelToken &t : board.tunnelTokens)
        list.append(u"tunnel %1 %2 %3 %4 %5 %6"_s.arg(t.tile).arg(t.road).arg(t.node).arg(t.player).arg(t.pair).arg(t.turn));
    for (const Ferry &f : board.ferries)
        list.append(u"ferry %1 %2 %3 %4"_s.arg(f.tile).arg(f.roadA).arg(f.roadB).arg(f.turn));
    return list;
}

QStringList featuresText(const FeatureMap &map)
{
    QStringList list;
    for (const Feature &f : map.features) {
        QStringList parts;
        for (const FeaturePart &p : f.parts)
            parts.append(part(p));
        list.append(u"feature %1 open %2 mouths %3"_s.arg(parts.join(u' ')).arg(f.openEnds).arg(f.openMouths));
    }
    return list;
}
} // namespace

QString stateText(const GameSetup &setup, const State &state)
{
    QStringList list = boardText(state.board) + featuresText(state.features);
    for (const MeepleOnBoard &m : state.meeples)
        list.append(u"meeple %1 %2 %3 %4"_s.arg(m.player).arg(int(m.kind)).arg(part(m.on)).arg(m.turn));
    for (const TollhouseOnBoard &t : state.tollhouses)
        list.append(u"tollhouse %1 %2 %3 %4 %5"_s.arg(t.player).arg(t.crossroads.tile).arg(t.crossroads.index).arg(t.value).arg(t.turnsOver));
    for (const CastleOnBoard &c : state.castles)
        list.append(u"castle %1 %2 %3 %4"_s.arg(c.player).arg(int(c.meeple)).arg(c.turn).arg(c.scored) + square(c.city.first()));
    for (const RobberBeside &r : state.robbers)
        list.append(u"robber %1 %2"_s.arg(r.owner).arg(r.beside));
    for (const Bathhouse &b : state.bathhouses)
        list.append(u"bathhouse %1 %2"_s.arg(part(b.on)).arg(b.value));
    if (state.mage)
        list.append(u"mage "_s + part(*state.mage));
    if (state.witch)
        list.append(u"witch "_s + part(*state.witch));
    QMap<QString, int> seen;
    for (auto it = state.seen.begin(); it != state.seen.end(); ++it)
        seen.insert(it.key(), it.value());
    for (auto it = seen.begin(); it != seen.end(); ++it)
        list.append(u"seen %1 %2"_s.arg(it.key()).arg(it.value()));
    list.append(u"aside "_s + state.setAside.join(u' '));
    list.append(u"turns %1 last %2 finished %3"_s.arg(state.turns).arg(state.lastPlayer).arg(state.finished));
    list.append(QString::fromUtf8(QJsonDocument(scoreJson(setup, state, {})).toJson()));
    return list.join(u'\n');
}

} // namespace wayside
