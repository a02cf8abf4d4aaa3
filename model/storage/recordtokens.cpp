#include "model/storage/recordtokens.h"

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

Edge readTableEdge(const JsonPlace &place)
{
    const auto edge = edgeFromString(place.string());
    if (!edge || *edge == Edge::X)
        place.refuse(u"expected an edge N, E, S or W"_s);
    return *edge;
}

void readTokenMembers(const JsonPlace &place, Token &t, int players, QStringList *unknown)
{
    const auto player = [&](QStringView key) { return place.at(key).integer(0, players - 1); };
    switch (t.kind) {
    case TokenKind::Bridge: {
        t.at = place.at(u"at").position();
        const JsonPlace axis = place.at(u"axis");
        if (axis.string() != u"NS" && axis.string() != u"WE")
            axis.refuse(u"expected NS or WE"_s);
        t.northSouth = axis.string() == u"NS";
        break;
    }
    case TokenKind::Tunnel:
        t.at = place.at(u"at").position();
        t.edge = readTableEdge(place.at(u"edge"));
        t.pair = place.at(u"pair").nonEmptyString();
        break;
    case TokenKind::Ferry:
        t.at = place.at(u"at").position();
        if (place.at(u"edges").array().size() != 2)
            place.at(u"edges").refuse(u"a ferry joins two edges"_s);
        t.edge = readTableEdge(place.at(u"edges").at(0));
        t.edge2 = readTableEdge(place.at(u"edges").at(1));
        break;
    case TokenKind::Castle:
        t.at = place.at(u"at").position();
        break;
    case TokenKind::Bathhouse:
        t.value = place.at(u"value").integer(3, 5);
        [[fallthrough]];
    case TokenKind::Mage:
    case TokenKind::Witch:
    case TokenKind::Gift:
        t.at = place.at(u"at").position();
        t.feature = place.at(u"feature").nonEmptyString();
        break;
    case TokenKind::Robber:
        t.beside = player(u"beside");
        break;
    case TokenKind::Message:
        t.number = place.at(u"number").integer(1, 8);
        if (t.number == 8) {
            t.at = place.at(u"at").position();
            t.feature = place.at(u"feature").nonEmptyString();
        }
        break;
    case TokenKind::Unknown:
        t.extra = place.object();
        return;
    }
    if (place.has(u"player"))
        t.player = player(u"player");
    t.extra = place.unknownKeys({u"kind", u"at", u"axis", u"edge", u"edges", u"pair", u"player", u"beside",
                                 u"number", u"value", u"feature"}, unknown);
}

QJsonArray square(Position p) { return {p.x, p.y}; }

} // namespace

Token readToken(const JsonPlace &place, int players, QStringList *unknown)
{
    Token t;
    t.kindName = place.at(u"kind").nonEmptyString();
    t.kind = tokenKindFromString(t.kindName);
    readTokenMembers(place, t, players, unknown);
    return t;
}

QJsonObject writeToken(const Token &t)
{
    QJsonObject o = t.extra;
    o.insert(u"kind"_s, t.kindName);
    switch (t.kind) {
    case TokenKind::Bridge: o.insert(u"axis"_s, t.northSouth ? u"NS"_s : u"WE"_s); break;
    case TokenKind::Tunnel:
        o.insert(u"edge"_s, toString(t.edge));
        o.insert(u"pair"_s, t.pair);
        break;
    case TokenKind::Ferry: o.insert(u"edges"_s, QJsonArray{toString(t.edge), toString(t.edge2)}); break;
    case TokenKind::Bathhouse: o.insert(u"value"_s, t.value); break;
    case TokenKind::Robber: o.insert(u"beside"_s, t.beside); break;
    case TokenKind::Message: o.insert(u"number"_s, t.number); break;
    default: break;
    }
    if (t.kind == TokenKind::Unknown)
        return o;
    if (t.kind != TokenKind::Robber && (t.kind != TokenKind::Message || t.number == 8))
        o.insert(u"at"_s, square(t.at));
    if (!t.feature.isEmpty())
        o.insert(u"feature"_s, t.feature);
    if (t.player >= 0)
        o.insert(u"player"_s, t.player);
    return o;
}

} // namespace wayside
