#include "model/rules/signposts.h"

#include <QSet>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

/// A look at the next square, walking out over `out` and wanting to leave it over `wanted`.
class Walk
{
public:
    Walk(const Board &board, const Ruleset &rules, bool pairFree, SignpostVerdict &verdict)
        : m_board(board), m_rules(rules), m_pairFree(pairFree), m_verdict(verdict)
        , m_entry(opposite(verdict.edge)), m_wanted(requiredEdge(verdict.edge, verdict.type))
        , m_square(neighbour(verdict.at, verdict.edge))
    {
    }

    void judge()
    {
        const auto occupant = m_board.covering(m_square, m_entry);
        if (!occupant) {
            if (m_board.isFree(m_square))
                decide(SignpostState::Open, u"S.correct"_s);
            else
                judgeGap();
            return;
        }
        m_tile = occupant->tile;
        m_cell = occupant->cell;
        if (m_board.isAbbey(m_tile))
            return decide(SignpostState::Wrong, u"S.other-features.abbey"_s, JoinObstacle::Abbey);
        if (roadPieceAt(m_board, m_tile, m_cell, m_entry).index < 0)
            return decide(SignpostState::Wrong, u"S.connect"_s, JoinObstacle::NoRoad);
        const EdgeSet joined = joinedEdges(m_board, m_rules, m_tile, m_cell, m_entry);
        if (joined.contains(m_wanted))
            return decide(SignpostState::Correct, ruleOfJoin());
        if (joined.contains(Edge::X) && judgeAcrossLongSide())
            return;
        if (couldBeJoinedByToken())
            return;
        explainWrong(joined);
    }

private:
    const TileDefinition &def() const { return *m_board.tiles[m_tile].tile; }
    int printedRoad(Edge tableEdge) const { return def().roadAt({m_cell, m_board.tiles[m_tile].toTile(tableEdge)}); }

    void decide(SignpostState state, const QString &rule, JoinObstacle why = JoinObstacle::None)
    {
        m_verdict.state = state;
        m_verdict.rule = rule;
        m_verdict.why = why;
    }

    void judgeGap();
    bool judgeAcrossLongSide();
    bool couldBeJoinedByToken();
    bool tunnelCouldJoin(int from, int to) const;
    void explainWrong(EdgeSet joined);
    QString ruleOfJoin() const;

    const Board &m_board;
    const Ruleset &m_rules;
    bool m_pairFree;
    SignpostVerdict &m_verdict;
    Edge m_entry;
    Edge m_wanted;
    Position m_square;
    int m_tile = -1;
    int m_cell = 0;
};

/// The next square holds one triangle, and the road runs at the gap beside it (S.halfling).
void Walk::judgeGap()
{
    const Occupant triangle = m_board.at(m_square).first();
    const auto half = m_board.tiles[triangle.tile].half();
    if (half && cornerHasEdge(*half, m_wanted)
        && !joinedEdges(m_board, m_rules, triangle.tile, triangle.cell, Edge::X).contains(m_wanted))
        return decide(SignpostState::Wrong, u"S.halfling"_s, JoinObstacle::Gap);
    decide(SignpostState::Undecided, u"S.halfling"_s, JoinObstacle::GapOpen);
}

/// The road runs on over a triangle's long side. True where that decides it.
bool Walk::judgeAcrossLongSide()
{
    const auto other = m_board.beyond(m_tile, m_cell, Edge::X);
    if (other) {
        if (!joinedEdges(m_board, m_rules, other->tile, other->cell, Edge::X).contains(m_wanted))
            return false;
        decide(SignpostState::Correct, u"S.halfling"_s);
        return true;
    }
    if (cornerHasEdge(*m_board.tiles[m_tile].half(), m_wanted))
        return false;
    decide(SignpostState::Undecided, u"S.halfling"_s, JoinObstacle::GapOpen);
    return true;
}

bool Walk::tunnelCouldJoin(int from, int to) const
{
    if (m_rules.tunnelsPrinted || from == to)
        return false;
    for (int a : tunnelMouths(def(), from))
        for (int b : tunnelMouths(def(), to)) {
            const int tokenA = tunnelTokenAt(m_board, m_tile, from, a);
            const int tokenB = tunnelTokenAt(m_board, m_tile, to, b);
            if (tokenA < 0 && tokenB < 0 && m_pairFree)
                return true;
            const int only = tokenA < 0 ? tokenB : tokenA;
            if ((tokenA < 0) != (tokenB < 0) && !pairIsLaid(m_board, m_board.tunnelTokens[only]))
                return true;
        }
    return false;
}

bool Walk::couldBeJoinedByToken()
{
    const int from = printedRoad(m_entry);
    const int to = printedRoad(m_wanted);
    if (from < 0 || to < 0)
        return false;
    if (tunnelCouldJoin(from, to)) {
        decide(SignpostState::Undecided, u"S.other-features.tunnel-tokens"_s, JoinObstacle::TunnelOpen);
        return true;
    }
    if (ferryOn(m_board, m_tile) >= 0 || from == to)
        return false;
    for (int node : def().roads[from].ends)
        if (def().nodes[node].kind == NodeKind::Lake && def().roads[to].ends.contains(node)) {
            decide(SignpostState::Undecided, u"S.other-features.ferry"_s, JoinObstacle::LakeOpen);
            return true;
        }
    return false;
}

QString Walk::ruleOfJoin() const
{
    if (m_board.bridgeAt(m_tile, m_cell, m_entry) >= 0)
        return u"S.other-features.bridge"_s;
    if (def().labyrinth)
        return u"S.other-features.labyrinth"_s;
    const int from = printedRoad(m_entry);
    const int to = printedRoad(m_wanted);
    if (from != to && to >= 0) {
        if (ferryOn(m_board, m_tile) >= 0)
            return u"S.other-features.ferry"_s;
        return m_rules.tunnelsPrinted ? u"S.other-features.tunnel"_s : u"S.other-features.tunnel-tokens"_s;
    }
    if (def().half)
        return u"S.halfling"_s;
    if (from >= 0 && def().isMultiSquare()) {
        if (def().roads[from].through.isEmpty())
            return to < 0 ? u"S.leipzig"_s : u"S.double"_s;
        return def().cells.size() == 2 ? u"S.double"_s : u"S.irregular"_s;
    }
    if (from >= 0 && def().roads[from].edges.size() == 4)
        return u"S.other-features.roundabout"_s;
    return from >= 0 && def().roads[from].edges.size() == 3 ? u"S.roundabout"_s : u"S.correct"_s;
}

void Walk::explainWrong(EdgeSet joined)
{
    const int from = printedRoad(m_entry);
    if (m_board.bridgeAt(m_tile, m_cell, m_entry) >= 0)
        return decide(SignpostState::Wrong, u"S.other-features.bridge"_s, JoinObstacle::OtherWay);
    if (def().half)
        return decide(SignpostState::Wrong, u"S.halfling"_s, joined.isEmpty() ? JoinObstacle::EndsThere : JoinObstacle::OtherWay);
    if (from >= 0 && def().isMultiSquare()) {
        const RoadSegment &road = def().roads[from];
        bool leavesSquare = false;
        for (const CellEdge &e : road.edges)
            leavesSquare = leavesSquare || e.cell != m_cell;
        if (road.through.isEmpty() && leavesSquare && def().cells.size() == 2)
            return decide(SignpostState::Wrong, u"S.leipzig"_s, JoinObstacle::LongRoad);
        const QString rule = def().cells.size() == 2 ? u"S.double"_s : u"S.irregular"_s;
        return decide(SignpostState::Wrong, rule, joined.isEmpty() ? JoinObstacle::EndsOnDouble : JoinObstacle::OtherWay);
    }
    for (int node : from >= 0 ? def().roads[from].ends : QList<int>()) {
        switch (def().nodes[node].kind) {
        case NodeKind::City: return decide(SignpostState::Wrong, u"S.other-features.city"_s, JoinObstacle::City);
        case NodeKind::Lake: return decide(SignpostState::Wrong, u"S.other-features.ferry"_s, JoinObstacle::LakeOther);
        case NodeKind::Tunnel:
            return decide(SignpostState::Wrong, m_rules.tunnelsPrinted ? u"S.other-features.tunnel"_s : u"S.other-features.tunnel-tokens"_s,
                          JoinObstacle::TunnelElsewhere);
        default: break;
        }
    }
    if (joined.isEmpty())
        return decide(SignpostState::Wrong, u"S.correct"_s, JoinObstacle::EndsThere);
    decide(SignpostState::Wrong, u"S.correct"_s, JoinObstacle::OtherWay);
}

} // namespace

SignpostVerdict judgeSignpost(const Board &board, const Ruleset &rules, OnTile which, bool pairFree)
{
    const PlacedTile &placed = board.tiles[which.tile];
    const Signpost &signpost = placed.tile->signposts[which.index];
    SignpostVerdict verdict;
    verdict.which = which;
    verdict.at = placed.squareOf(signpost.at.cell);
    verdict.edge = placed.toTable(signpost.at.edge);
    verdict.type = signpost.type;
    Walk(board, rules, pairFree, verdict).judge();
    return verdict;
}

QList<SignpostVerdict> judgeSignposts(const Board &board, const Ruleset &rules, bool pairFree)
{
    QList<SignpostVerdict> verdicts;
    for (int tile = 0; tile < board.tiles.size(); ++tile)
        for (int i = 0; i < board.tiles[tile].tile->signposts.size(); ++i)
            verdicts.append(judgeSignpost(board, rules, {tile, i}, pairFree));
    return verdicts;
}

int tunnelPairsEach(int players) { return players == 2 ? 3 : players == 3 ? 2 : 1; }

bool tunnelPairFree(const Board &board, int players)
{
    QSet<std::pair<int, int>> begun;
    for (const TunnelToken &t : board.tunnelTokens)
        begun.insert({t.player, t.pair});
    return begun.size() < qsizetype(players) * tunnelPairsEach(players);
}

QString toString(SignpostState s)
{
    constexpr std::array<const char16_t *, 4> names{u"open", u"correct", u"wrong", u"undecided"};
    return QStringView(names[size_t(s)]).toString();
}

} // namespace wayside
