// Tokens of other expansions: where each may lie, and what laying it does (rules X, applied).
#include "model/board/placement.h"
#include "model/game/problems.h"
#include "model/game/turnplay.h"
#include "model/rules/points.h"

#include <QCoreApplication>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Problem)
};
} // namespace

void TurnPlay::refuseToken(const QString &why, Position at) { problem(u"bad-token"_s, why, {at}, {}); }

std::optional<FeaturePart> TurnPlay::partAt(Position square, const QString &feature) const
{
    for (const Occupant &occupant : m_state.board.at(square))
        if (const auto part = partByName(m_state.board, occupant.tile, occupant.cell, feature))
            return part;
    return std::nullopt;
}

QString TurnPlay::bridgeFault(const Token &token, int tile, int *targetTile, int *targetCell) const
{
    const Board &board = m_state.board;
    const QList<Occupant> there = board.at(token.at);
    if (there.isEmpty())
        return Words::tr("a bridge lies on a tile");
    const Occupant target = there.first();
    bool near = target.tile == tile;
    for (Edge e : kSquareEdges)
        for (const Occupant &o : board.at(neighbour(token.at, e)))
            near = near || (tile >= 0 && o.tile == tile);
    if (!near)
        return Words::tr("a bridge lies on the tile just placed or on one beside it");
    int used = 0;
    for (const Bridge &b : board.bridges)
        used += b.player == m_turn.player;
    if (used >= bridgesEach(int(m_setup.players.size())))
        return Words::tr("the player has no bridge left");
    if (board.bridgeOn(target.tile, target.cell) >= 0)
        return Words::tr("a bridge lies on that tile already");
    const PlacedTile &placed = board.tiles[target.tile];
    const Edge first = token.northSouth ? Edge::N : Edge::W;
    for (Edge e : {first, opposite(first)})
        if (placed.tile->abbey || !placed.tile->isOuter({target.cell, placed.toTile(e)}) || placed.half()
            || placed.tile->edgeKind({target.cell, placed.toTile(e)}) != EdgeKind::Field)
            return Words::tr("a bridge spans two opposite field edges");
    *targetTile = target.tile;
    *targetCell = target.cell;
    return {};
}

void TurnPlay::layBridges(int tile)
{
    QList<const Token *> laid;
    for (const Token &token : m_turn.tokens) {
        if (token.kind != TokenKind::Bridge)
            continue;
        int targetTile = -1;
        int targetCell = 0;
        const QString why = bridgeFault(token, tile, &targetTile, &targetCell);
        if (!why.isEmpty()) {
            refuseToken(why, token.at);
            continue;
        }
        m_state.board.bridges.append({targetTile, targetCell, token.northSouth, m_turn.player});
        laid.append(&token);
    }
    // With all bridges of the turn in place: each end must meet a road or an empty square. A mismatch that a bridge on
    // the new tile makes is the bridge's fault, since the tile might lie without it.
    for (qsizetype i = laid.size() - 1; i >= 0; --i) {
        const qsizetype index = m_state.board.bridges.size() - laid.size() + i;
        const Bridge bridge = m_state.board.bridges[index];
        const Edge first = bridge.northSouth ? Edge::N : Edge::W;
        bool meets = true;
        for (Edge e : {first, opposite(first)}) {
            const auto other = m_state.board.beyond(bridge.tile, bridge.cell, e);
            if (other && !m_state.board.isAbbey(other->tile))
                meets = meets && m_state.board.edgeKind(other->tile, other->cell, opposite(e)) == EdgeKind::Road;
        }
        if (meets)
            continue;
        m_state.board.bridges.removeAt(index);
        refuseToken(Words::tr("both ends of a bridge must meet a road or a free square"), laid[i]->at);
        laid.removeAt(i);
        i = laid.size();            // a bridge that leant on this one is looked at again
    }
}

void TurnPlay::layTokens()
{
    bool tunnelLaid = false;
    for (const Token &token : m_turn.tokens) {
        QString why;
        switch (token.kind) {
        case TokenKind::Tunnel:
            why = tunnelLaid ? Words::tr("one tunnel token a turn") : layTunnel(token);
            tunnelLaid = tunnelLaid || why.isEmpty();
            break;
        case TokenKind::Ferry: why = layFerry(token); break;
        case TokenKind::Mage:
        case TokenKind::Witch: why = layFigure(token); break;
        case TokenKind::Robber: why = layRobber(token); break;
        case TokenKind::Bathhouse: why = layBathhouse(token); break;
        case TokenKind::Gift: why = sweepRoad(token); break;
        case TokenKind::Unknown: why = Words::tr("“%1” is a kind of token that this version doesn't know").arg(token.kindName); break;
        default: break;             // bridges lie already; castles and messages come with the scoring
        }
        if (!why.isEmpty())
            refuseToken(why, token.at);
    }
}

QString TurnPlay::layTunnel(const Token &token)
{
    if (m_setup.rules.tunnelsPrinted)
        return Words::tr("this table plays tunnels without tokens");
    const qsizetype dash = token.pair.lastIndexOf(u'-');
    bool ok = false;
    const int pair = token.pair.mid(dash + 1).toInt(&ok);
    if (dash < 0 || !ok || pair < 1 || pair > tunnelPairsEach(int(m_setup.players.size())))
        return Words::tr("there is no tunnel pair “%1” in this game").arg(token.pair);
    if (token.pair.left(dash) != playerName(m_turn.player))
        return Words::tr("a tunnel token is one's own");
    const auto occupant = m_state.board.covering(token.at, token.edge);
    if (!occupant)
        return Words::tr("a tunnel token lies on a tunnel mouth");
    const int road = roadPieceAt(m_state.board, occupant->tile, occupant->cell, token.edge).index;
    const TileDefinition &def = *m_state.board.tiles[occupant->tile].tile;
    const QList<int> mouths = road >= 0 && road < def.roads.size() ? tunnelMouths(def, road) : QList<int>();
    if (mouths.isEmpty())
        return Words::tr("a tunnel token lies on a tunnel mouth");
    int laidOfPair = 0;
    for (const TunnelToken &t : m_state.board.tunnelTokens)
        laidOfPair += t.player == m_turn.player && t.pair == pair;
    if (laidOfPair >= 2)
        return Words::tr("both tokens of that pair lie already");
    for (int node : mouths)
        if (tunnelTokenAt(m_state.board, occupant->tile, road, node) < 0) {
            m_state.board.tunnelTokens.append({occupant->tile, road, node, m_turn.player, pair, m_state.turns});
            regrow();
            return {};
        }
    return Words::tr("a token lies on that tunnel mouth already");
}

QString TurnPlay::layFerry(const Token &token)
{
    const auto a = m_state.board.covering(token.at, token.edge);
    const auto b = m_state.board.covering(token.at, token.edge2);
    if (!a || !b || a->tile != b->tile)
        return Words::tr("a ferry lies on a lake tile");
    const TileDefinition &def = *m_state.board.tiles[a->tile].tile;
    const int roadA = roadPieceAt(m_state.board, a->tile, a->cell, token.edge).index;
    const int roadB = roadPieceAt(m_state.board, b->tile, b->cell, token.edge2).index;
    bool lake = false;
    if (roadA >= 0 && roadB >= 0 && roadA != roadB && roadA < def.roads.size() && roadB < def.roads.size())
        for (int node : def.roads[roadA].ends)
            lake = lake || (def.nodes[node].kind == NodeKind::Lake && def.roads[roadB].ends.contains(node));
    if (!lake)
        return Words::tr("a ferry joins two roads that end at one lake");
    const int known = ferryOn(m_state.board, a->tile);
    if (known < 0) {
        m_state.board.ferries.append({a->tile, roadA, roadB, m_state.turns});
        m_state.features.join(m_state.board, m_setup.rules, {a->tile, FeatureKind::Road, roadA}, {a->tile, FeatureKind::Road, roadB});
        return {};
    }
    Ferry &ferry = m_state.board.ferries[known];
    const auto lengthened = [&](int road) {
        const int id = m_state.features.of({ferry.tile, FeatureKind::Road, road});
        return m_laid >= 0 && m_laid != ferry.tile && id >= 0 && m_state.features.features[id].tiles.contains(m_laid);
    };
    if (ferry.turn == m_state.turns)
        return Words::tr("a ferry is moved once in a turn");
    if (!lengthened(ferry.roadA) && !lengthened(ferry.roadB))
        return Words::tr("a ferry is moved only when its road is lengthened");
    ferry.roadA = roadA;
    ferry.roadB = roadB;
    ferry.turn = m_state.turns;
    regrow();
    return {};
}

QString TurnPlay::layFigure(const Token &token)
{
    const auto part = partAt(token.at, token.feature);
    const int id = part ? m_state.features.of(*part) : -1;
    if (id < 0 || (part->kind != FeatureKind::Road && part->kind != FeatureKind::City))
        return Words::tr("the mage and the witch stand on a road or a city");
    const bool mage = token.kind == TokenKind::Mage;
    const auto &other = mage ? m_state.witch : m_state.mage;
    if (other && m_state.features.of(*other) == id)
        return Words::tr("the mage and the witch never stand on one feature");
    if (m_state.features.features[id].settled)
        return Words::tr("that feature was completed before");
    (mage ? m_state.mage : m_state.witch) = part;
    return {};
}

QString TurnPlay::layRobber(const Token &token)
{
    const int owner = tokenPlayer(token);
    if (owner == token.beside)
        return Words::tr("a robber stands beside another player's scoring figure");
    m_state.robbers.removeIf([&](const RobberBeside &r) { return r.owner == owner; });
    m_state.robbers.append({owner, token.beside});
    return {};
}

QString TurnPlay::layBathhouse(const Token &token)
{
    const auto part = partAt(token.at, token.feature);
    if (!part || (part->kind != FeatureKind::Road && part->kind != FeatureKind::City))
        return Words::tr("a bathhouse belongs to a road or a city");
    m_state.bathhouses.append({*part, token.value});
    return {};
}

QString TurnPlay::sweepRoad(const Token &token)
{
    const auto part = partAt(token.at, token.feature);
    const int id = part ? m_state.features.of(*part) : -1;
    if (id < 0 || part->kind != FeatureKind::Road)
        return Words::tr("the road sweeper clears a road");
    if (m_state.features.features[id].complete())
        return Words::tr("the road sweeper clears an unfinished road");
    Scoring scoring = scoringOf(m_state, m_setup.rules, id, false);
    scoring.kind = ScoringKind::Gift;
    scoring.rules.prepend(u"X.gift"_s);
    for (const ScorePart &p : scoring.parts)
        if (p.source == u"signpost")
            scoring.rules.append(u"S.gift"_s);
    const QList<int> owners = ownersOf(m_state, id);
    for (int player : owners)
        scoring.points.insert(player, sum(scoring.parts));
    if (!owners.isEmpty())
        record(m_state, scoring);
    returnMeeples(m_state, id);
    return {};
}

} // namespace wayside
