#include "model/rulebook/ruleindex.h"

#include "model/game/problems.h"

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

QString ruleFor(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Road: return u"B.road"_s;
    case FeatureKind::City: return u"B.city"_s;
    case FeatureKind::Field: return u"B.field"_s;
    case FeatureKind::Monastery: return u"B.monastery"_s;
    case FeatureKind::Garden: break;
    }
    return u"B.garden"_s;
}

QString ruleFor(RoadsideKind kind)
{
    switch (kind) {
    case RoadsideKind::Garden: return u"B.garden"_s;
    case RoadsideKind::Travellers: return u"T.travellers"_s;
    case RoadsideKind::Inn: return u"X.inn"_s;
    case RoadsideKind::Farmhouse:
    case RoadsideKind::Cowshed:
    case RoadsideKind::Pigsty:
    case RoadsideKind::DonkeyStable:
    case RoadsideKind::Highwaymen: break;
    }
    return u"T.illustrations"_s;
}

QString ruleFor(MeepleKind kind)
{
    switch (kind) {
    case MeepleKind::Abbot: return u"B.abbot"_s;
    case MeepleKind::Large: return u"X.large"_s;
    case MeepleKind::Meeple: break;
    }
    return u"B.meeple"_s;
}

QString ruleFor(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Bridge: return u"X.bridge"_s;
    case TokenKind::Tunnel: return u"X.tunnel"_s;
    case TokenKind::Ferry: return u"X.ferry"_s;
    case TokenKind::Castle: return u"X.castle"_s;
    case TokenKind::Mage:
    case TokenKind::Witch: return u"X.mage-witch"_s;
    case TokenKind::Robber: return u"X.robber"_s;
    case TokenKind::Message: return u"X.message"_s;
    case TokenKind::Gift: return u"X.gift"_s;
    case TokenKind::Bathhouse: return u"X.bathhouse"_s;
    case TokenKind::Unknown: break;
    }
    return u"G.corrections"_s;
}

QString ruleFor(ScoringKind kind)
{
    switch (kind) {
    case ScoringKind::Road: return u"B.road"_s;
    case ScoringKind::City: return u"B.city"_s;
    case ScoringKind::Monastery: return u"B.monastery"_s;
    case ScoringKind::Garden: return u"B.garden"_s;
    case ScoringKind::Field: return u"B.field"_s;
    case ScoringKind::Toll: return u"T.value"_s;
    case ScoringKind::Castle: return u"X.castle"_s;
    case ScoringKind::Robber: return u"X.robber"_s;
    case ScoringKind::Message: return u"X.message"_s;
    case ScoringKind::Gift: return u"X.gift"_s;
    case ScoringKind::Adjust: break;
    }
    return u"G.corrections"_s;
}

QString ruleFor(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Village: return u"T.crossroads"_s;
    case NodeKind::Monastery: return u"B.monastery"_s;
    case NodeKind::City: return u"S.other-features.city"_s;
    case NodeKind::Tunnel: return u"X.tunnel"_s;
    case NodeKind::Lake: return u"X.ferry"_s;
    case NodeKind::Castle: return u"X.german-castle"_s;
    case NodeKind::Cathedral: return u"X.german-cathedral"_s;
    case NodeKind::Clay: return u"X.wonders"_s;
    case NodeKind::Other: break;
    }
    return u"B.road"_s;
}

QString ruleFor(const SignpostVerdict &verdict)
{
    if (verdict.state == SignpostState::Open)
        return u"S.open"_s;
    return verdict.rule.isEmpty() ? u"S.correct"_s : verdict.rule;
}

QString ruleFor(const Scoring &scoring) { return scoring.rules.isEmpty() ? ruleFor(scoring.kind) : scoring.rules.first(); }

QString ruleFor(const ScorePart &part, const Scoring &scoring)
{
    if (!part.rule.isEmpty())
        return part.rule;
    const QString rule = ruleForSource(part.source);
    return rule.isEmpty() ? ruleFor(scoring) : rule;
}

QString ruleFor(const Problem &problem) { return problem.rule.isEmpty() ? ruleForProblem(problem.code) : problem.rule; }

QString ruleFor(const TileDefinition &tile)
{
    if (tile.abbey)
        return u"X.abbey"_s;
    if (tile.labyrinth)
        return u"X.labyrinth"_s;
    if (tile.half)
        return u"X.halfling"_s;
    if (!tile.signposts.isEmpty())
        return tile.provisional ? u"S.provisional"_s : u"S.correct"_s;
    if (tile.provisional)
        return u"T.provisional"_s;
    for (const Roadside &thing : tile.roadside)
        if (thing.kind == RoadsideKind::Travellers || thing.kind == RoadsideKind::Inn)
            return ruleFor(thing.kind);
    if (tile.monastery)
        return u"B.monastery"_s;
    if (tile.garden)
        return u"B.garden"_s;
    return u"B.place"_s;
}

QString ruleForSource(const QString &source)
{
    static const QHash<QString, QString> rules{
        {u"road"_s, u"B.road"_s}, {u"city"_s, u"B.city"_s}, {u"monastery"_s, u"B.monastery"_s}, {u"garden"_s, u"B.garden"_s},
        {u"field"_s, u"B.field"_s}, {u"signpost"_s, u"S.value"_s}, {u"toll"_s, u"T.value"_s}, {u"other"_s, u"G.corrections"_s},
        {u"adjust"_s, u"G.corrections"_s}, {u"inn"_s, u"X.inn"_s}, {u"mage"_s, u"X.mage-witch"_s}, {u"witch"_s, u"X.mage-witch"_s},
        {u"bathhouse"_s, u"X.bathhouse"_s}, {u"labyrinth"_s, u"X.labyrinth"_s}, {u"pennant"_s, u"B.city"_s},
        {u"cathedral"_s, u"X.cathedral"_s}, {u"robber"_s, u"X.robber"_s}, {u"castle"_s, u"X.castle"_s}, {u"message"_s, u"X.message"_s},
        {u"gift"_s, u"X.gift"_s}, {u"travellers"_s, u"T.travellers"_s}, {u"farmhouse"_s, u"T.illustrations"_s},
        {u"cowshed"_s, u"T.illustrations"_s}, {u"pigsty"_s, u"T.illustrations"_s}, {u"donkey-stable"_s, u"T.illustrations"_s},
        {u"highwaymen"_s, u"T.illustrations"_s}};
    return rules.value(source);
}

QString ruleForOption(const QString &key)
{
    for (const OptionInfo &option : allOptions())
        if (option.key == key)
            return option.rule;
    return u"G.options"_s;
}

QString ruleForProblem(const QString &code)
{
    const QString rule = problemRule(code);
    return rule.isEmpty() ? u"G.corrections"_s : rule;
}

QString ruleForSet(const QString &setId)
{
    static const QList<std::pair<QString, QString>> rules{
        {u"base"_s, u"B.edition"_s}, {u"inns"_s, u"X.inn"_s}, {u"signposts"_s, u"S.contents"_s}, {u"tollkeepers"_s, u"T.contents"_s},
        {u"tunnel"_s, u"X.tunnel"_s}, {u"ferries"_s, u"X.ferry"_s}, {u"labyrinth"_s, u"X.labyrinth"_s}, {u"abbey"_s, u"X.abbey"_s},
        {u"catapult"_s, u"X.catapult"_s}, {u"spiel-18"_s, u"X.spiel-18"_s}};
    for (const auto &[beginning, rule] : rules)
        if (setId == beginning || setId.startsWith(beginning + u'-'))
            return rule;
    return u"B.count"_s;
}

QString ruleForTollhouse() { return u"T.value"_s; }

namespace {

/// Collects squares of the table where a rule matters.
class Finder
{
public:
    Finder(const QString &id, const GameSetup &setup, const State &state) : m_id(id), m_setup(setup), m_state(state) {}

    QList<Position> find()
    {
        const QChar chapter = m_id.front();
        for (const Problem &problem : m_state.problems + m_state.warnings)
            if (ruleFor(problem) == m_id)
                add(problem.at);
        if (chapter == u'S')
            signposts();
        if (chapter == u'T')
            tolls();
        tiles();
        features();
        std::sort(m_found.begin(), m_found.end(), [](Position a, Position b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
        return m_found;
    }

private:
    void add(Position p)
    {
        if (!m_found.contains(p))
            m_found.append(p);
    }
    void add(const QList<Position> &list)
    {
        for (const Position p : list)
            add(p);
    }

    void signposts()
    {
        static const QHash<QString, SignpostState> states{{u"S.wrong"_s, SignpostState::Wrong}, {u"S.open"_s, SignpostState::Open},
                                                          {u"S.undecided"_s, SignpostState::Undecided}};
        static const QStringList every{u"S.types"_s, u"S.correct"_s, u"S.score"_s, u"S.value"_s, u"S.each"_s, u"S.next-tile"_s, u"S.connect"_s,
                                       u"S.contents"_s, u"S.majority"_s, u"S.final"_s, u"S.meeple"_s, u"S.place"_s};
        for (const SignpostVerdict &verdict : verdicts(m_state, m_setup)) {
            const auto state = states.constFind(m_id);
            if (every.contains(m_id) || ruleFor(verdict) == m_id || (state != states.constEnd() && *state == verdict.state))
                add(verdict.at);
        }
    }

    void tolls()
    {
        const bool ofPlacing = m_id == u"T.crossroads" || m_id == u"T.place" || m_id == u"T.free";
        for (const TollhouseOnBoard &t : m_state.tollhouses) {
            const PlacedTile &tile = m_state.board.tiles[t.crossroads.tile];
            if (!ofPlacing || m_id == u"T.free")
                add(tile.squareOf(tile.tile->nodes[t.crossroads.index].cell));
        }
        if (!ofPlacing)
            return;
        for (auto it = m_state.board.squares().constBegin(); it != m_state.board.squares().constEnd(); ++it)
            if (m_state.crossroadsAt(it.key()))
                add(it.key());
    }

    void tiles()
    {
        for (const PlacedTile &placed : m_state.board.tiles) {
            bool matters = ruleFor(*placed.tile) == m_id;
            for (const Roadside &thing : placed.tile->roadside)
                matters |= ruleFor(thing.kind) == m_id;
            for (const Node &node : placed.tile->nodes)
                matters |= node.kind != NodeKind::Village && node.kind != NodeKind::Other && ruleFor(node.kind) == m_id;
            // Laying tiles is about all of them, and so shows nothing.
            if (matters && m_id != u"B.place")
                for (int cell = 0; cell < int(placed.tile->cells.size()); ++cell)
                    add(placed.squareOf(cell));
        }
        for (const Bridge &bridge : m_state.board.bridges)
            if (m_id == u"X.bridge" || m_id == u"T.bridge" || m_id == u"S.other-features.bridge")
                add(m_state.board.tiles[bridge.tile].squareOf(bridge.cell));
        for (const CastleOnBoard &castle : m_state.castles)
            if (m_id == u"X.castle")
                add(castle.neighbourhood);
    }

    /// Features that a meeple stands on, where the rule is about that kind.
    void features()
    {
        for (const MeepleOnBoard &meeple : m_state.meeples) {
            const int feature = m_state.features.of(meeple.on);
            if (feature < 0)
                continue;
            const Feature &f = m_state.features.features[feature];
            const bool shared = (m_id == u"B.majority" || m_id == u"B.tie") && m_state.meeplesOn(feature).size() > 1;
            const bool kind = meeple.kind != MeepleKind::Meeple && ruleFor(meeple.kind) == m_id;
            const bool inn = m_id == u"X.inn" && f.inn, cathedral = m_id == u"X.cathedral" && f.cathedral;
            if (ruleFor(f.kind) == m_id || shared || kind || inn || cathedral)
                add(FeatureMap::squares(m_state.board, f));
        }
    }

    QString m_id;
    const GameSetup &m_setup;
    const State &m_state;
    QList<Position> m_found;
};

} // namespace

QList<Position> squaresForRule(const QString &id, const GameSetup &setup, const State &state)
{
    return id.isEmpty() ? QList<Position>() : Finder(id, setup, state).find();
}

} // namespace wayside
