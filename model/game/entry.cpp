#include "model/game/entry.h"

#include "model/board/placement.h"

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

bool sameVerdict(const SignpostVerdict &a, const SignpostVerdict &b) { return a.which == b.which && a.state == b.state; }

Preview difference(const GameSetup &setup, const State &before, const State &after)
{
    Preview preview;
    preview.scorings = after.scorings.mid(before.scorings.size());
    preview.problems = after.problems.mid(before.problems.size());
    const auto was = verdicts(before, setup);
    for (const SignpostVerdict &v : verdicts(after, setup)) {
        const bool known = std::any_of(was.begin(), was.end(), [&](const SignpostVerdict &w) { return sameVerdict(v, w); });
        if (!known && v.state != SignpostState::Open)
            preview.signposts.append(v);
    }
    return preview;
}

} // namespace

Entry::Entry(Game &game, QObject *parent) : QObject(parent), m_game(game)
{
    connect(&m_game, &Game::changed, this, [this] { tableChanged(); });
}

void Entry::tableChanged()
{
    m_legal.reset();
    m_targets.reset();
    m_player.reset();
    Q_EMIT changed();
}

void Entry::takeInHand(const QString &tileId)
{
    m_tile = tileId.isEmpty() ? TileRef() : m_game.setup().tiles.find(tileId);
    m_rotation = Rotation::R0;
    m_legal.reset();
    if (m_tile && m_pointed)
        pointAt(m_pointed);
    Q_EMIT changed();
}

const QList<Position> &Entry::legalSquares() const
{
    if (!m_legal) {
        const State &state = m_game.stateAfter(m_game.record().turns.size());
        m_legal = !m_tile ? QList<Position>() : bridgesWait() ? squaresAtBridges() : wayside::legalSquares(state.board, m_tile);
    }
    return *m_legal;
}

bool Entry::bridgesWait() const
{
    return std::any_of(m_tokens.begin(), m_tokens.end(), [](const Token &t) { return t.kind == TokenKind::Bridge; });
}

/// A bridge lies on the new tile or on one beside it, so only squares round the waiting bridges come into question.
QList<Position> Entry::squaresAtBridges() const
{
    QSet<Position> squares;
    for (const Token &token : m_tokens) {
        if (token.kind != TokenKind::Bridge)
            continue;
        for (Rotation r : kRotations)
            for (const Position &cell : m_tile->cells) {
                squares.insert(token.at - rotated(cell, r));
                for (Edge e : kSquareEdges)
                    squares.insert(neighbour(token.at, e) - rotated(cell, r));
            }
    }
    squares.removeIf([&](Position p) { return legalAt(m_tile, p).isEmpty(); });
    QList<Position> list(squares.begin(), squares.end());
    std::sort(list.begin(), list.end(), [](Position a, Position b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
    return list;
}

/// Legal rotations with the waiting bridges in place.
QList<Rotation> Entry::legalAt(const TileRef &tile, Position square) const
{
    const State &state = m_game.stateAfter(m_game.record().turns.size());
    if (!bridgesWait())
        return legalRotations(state.board, tile, square);
    static const QStringList placing{u"square-taken"_s, u"edge-mismatch"_s, u"no-neighbour"_s, u"bad-token"_s, u"unknown-tile"_s};
    QList<Rotation> legal;
    for (Rotation r : kRotations) {
        const QList<Problem> problems = m_game.check(turnFor(tile->id, square, r));
        if (std::none_of(problems.begin(), problems.end(), [](const Problem &p) { return placing.contains(p.code); }))
            legal.append(r);
    }
    return legal;
}

QList<Rotation> Entry::distinct(const TileDefinition &tile, const QList<Rotation> &rotations) const
{
    QList<Rotation> list;
    for (Rotation r : rotations)
        if (std::none_of(list.begin(), list.end(), [&](Rotation known) { return looksSame(tile, known, r); }))
            list.append(r);
    return list;
}

QList<Rotation> Entry::rotationsAt(Position square) const
{
    if (!m_tile)
        return {};
    return distinct(*m_tile, legalAt(m_tile, square));
}

void Entry::pointAt(std::optional<Position> square)
{
    m_pointed = square;
    if (m_tile && square) {
        const QList<Rotation> legal = rotationsAt(*square);
        if (!legal.isEmpty() && !legal.contains(m_rotation))
            m_rotation = legal.first();
    }
    Q_EMIT changed();
}

void Entry::stepRotation(int steps)
{
    if (!m_tile)
        return;
    QList<Rotation> choices = m_pointed ? rotationsAt(*m_pointed) : QList<Rotation>();
    if (choices.isEmpty())
        choices = distinct(*m_tile, QList<Rotation>(kRotations.begin(), kRotations.end()));
    const qsizetype at = std::max<qsizetype>(0, choices.indexOf(m_rotation));
    const qsizetype n = choices.size();
    m_rotation = choices[((at + steps) % n + n) % n];
    Q_EMIT changed();
}

Turn Entry::turnFor(const QString &tileId, Position square, Rotation rotation) const
{
    Turn turn;
    turn.player = player();
    turn.tile = tileId;
    turn.at = square;
    turn.rotation = rotation;
    turn.aside = m_aside;
    turn.tokens = m_tokens;
    return turn;
}

Preview Entry::preview() const
{
    if (!m_tile || !m_pointed)
        return {};
    const State &before = m_game.stateAfter(m_game.record().turns.size());
    State after = before;
    applyTurn(m_game.setup(), after, turnFor(m_tile->id, *m_pointed, m_rotation));
    return difference(m_game.setup(), before, after);
}

bool Entry::layAt(Position square, bool accept) { return m_tile && lay(m_tile->id, square, m_rotation, accept); }

bool Entry::lay(const QString &tileId, Position square, Rotation rotation, bool accept)
{
    Turn turn = turnFor(tileId, square, rotation);
    for (const Problem &p : m_game.check(turn)) {
        // A tile lies over another tile on no table; a player out of turn is the table's own business.
        if (p.code == u"square-taken" || (!accept && p.code != u"wrong-player"))
            return false;
        if (!turn.accepted.contains(p.code))
            turn.accepted.append(p.code);
    }
    m_aside.clear();
    m_tokens.clear();
    m_tile.reset();
    m_game.addTurn(turn);
    Q_EMIT laid(square);
    return true;
}

QList<Fit> Entry::fitsAt(Position square) const
{
    QList<Fit> fits;
    for (const TileRef &tile : m_game.setup().tiles.all()) {
        const int copies = left(tile->id);
        if (copies == 0 && m_game.setup().rules.checkCounts)
            continue;
        const QList<Rotation> legal = distinct(*tile, legalAt(tile, square));
        if (!legal.isEmpty())
            fits.append({tile, legal, copies});
    }
    return fits;
}

namespace {
/// Tollhouses are in the box where any tile shows travellers, whatever the set is called.
bool hasTollhouses(const GameSetup &setup, const State &state)
{
    const auto shows = [](const TileRef &tile) {
        return std::any_of(tile->roadside.begin(), tile->roadside.end(), [](const Roadside &r) { return r.kind == RoadsideKind::Travellers; });
    };
    const auto &all = setup.tiles.all();
    return !state.tollhouses.isEmpty() || std::any_of(all.begin(), all.end(), shows);
}
} // namespace

const QList<Target> &Entry::targets() const
{
    if (m_targets)
        return *m_targets;
    m_targets = QList<Target>();
    if (!m_game.turnOpen())
        return *m_targets;
    const qsizetype n = m_game.record().turns.size();
    const State &before = m_game.stateAfter(n - 1);
    const State &now = m_game.stateAfter(n);
    Turn turn = m_game.record().turns.last();
    const int player = turn.player;
    const qsizetype already = checkTurn(m_game.setup(), before, turn).size();
    const auto allowed = [&](const Turn &with) { return checkTurn(m_game.setup(), before, with).size() == already; };
    const int tile = int(now.board.tiles.size()) - 1;
    if (tile < 0 || now.board.tiles[tile].turn != now.turns)
        return *m_targets;          // the turn's tile could not be laid
    QList<FeaturePart> parts;
    const TileDefinition &def = *now.board.tiles[tile].tile;
    for (int i = 0; i < def.roads.size(); ++i)
        parts.append({tile, FeatureKind::Road, i});
    for (int b = 0; b < now.board.bridges.size(); ++b)
        if (now.board.bridges[b].tile == tile)
            parts.append({tile, FeatureKind::Road, int(def.roads.size()) + b});
    for (int i = 0; i < def.cities.size(); ++i)
        parts.append({tile, FeatureKind::City, i});
    for (int i = 0; i < def.fields.size() && m_game.setup().rules.fields; ++i)
        parts.append({tile, FeatureKind::Field, i});
    if (def.monastery || def.abbey)
        parts.append({tile, FeatureKind::Monastery, 0});
    if (def.garden)
        parts.append({tile, FeatureKind::Garden, 0});
    for (const FeaturePart &part : parts) {
        Target target;
        target.part = part;
        int cell = 0;
        target.feature = nameOfPart(now.board, part, &cell);
        target.square = now.board.tiles[tile].squareOf(cell);
        for (MeepleKind kind : {MeepleKind::Meeple, MeepleKind::Large, MeepleKind::Abbot}) {
            Turn with = turn;
            with.meeple = MeepleAction{target.feature, kind, cell > 0 ? std::optional(target.square) : std::nullopt, {}};
            if (allowed(with))
                target.meeples.append(kind);
        }
        if (!target.meeples.isEmpty())
            m_targets->append(target);
    }
    QSet<Position> seenSquares;
    const bool tollhouses = hasTollhouses(m_game.setup(), now);
    for (int t = 0; tollhouses && t < now.board.tiles.size(); ++t) {
        const TileDefinition &of = *now.board.tiles[t].tile;
        for (int node = 0; node < of.nodes.size(); ++node) {
            const Position square = now.board.tiles[t].squareOf(of.nodes[node].cell);
            const auto crossroads = now.crossroadsAt(square);
            if (!crossroads || *crossroads != OnTile{t, node} || seenSquares.contains(square) || now.tollhouseAt(*crossroads) >= 0)
                continue;
            seenSquares.insert(square);
            Target target;
            target.kind = Target::Kind::Tollhouse;
            target.square = square;
            target.crossroads = *crossroads;
            m_targets->append(target);
        }
    }
    for (const MeepleOnBoard &m : now.meeples)
        if (m.player == player && m.kind == MeepleKind::Abbot && m.turn < now.turns) {
            Target target;
            target.kind = Target::Kind::Recall;
            target.part = m.on;
            const PlacedTile &placed = now.board.tiles[m.on.tile];
            target.square = placed.squareOf(placed.tile->centreCell());
            m_targets->append(target);
        }
    return *m_targets;
}

namespace {
Turn withTarget(Turn turn, const Target &target, std::optional<MeepleKind> kind)
{
    turn.meeple.reset();
    turn.tollhouse.reset();
    turn.recall.reset();
    if (target.kind == Target::Kind::Tollhouse)
        turn.tollhouse = target.square;
    else if (target.kind == Target::Kind::Recall)
        turn.recall = target.square;
    else
        turn.meeple = MeepleAction{target.feature, kind.value_or(target.meeples.value(0, MeepleKind::Meeple)),
                                   target.square == turn.at ? std::nullopt : std::optional(target.square), {}};
    return turn;
}
} // namespace

Preview Entry::previewOf(const Target &target) const
{
    const qsizetype n = m_game.record().turns.size();
    if (n == 0)
        return {};
    State after = m_game.stateAfter(n - 1);
    applyTurn(m_game.setup(), after, withTarget(m_game.record().turns.last(), target, {}));
    return difference(m_game.setup(), m_game.stateAfter(n - 1), after);
}

void Entry::act(const Target &target, std::optional<MeepleKind> kind)
{
    if (m_game.turnOpen())
        m_game.amendLast(withTarget(m_game.record().turns.last(), target, kind));
}

void Entry::nothing()
{
    if (m_game.turnOpen())
        m_game.endTurn();
}

void Entry::setAside(const QString &tileId)
{
    m_aside.append(tileId);
    m_tile.reset();
    m_legal.reset();
    Q_EMIT changed();
}

void Entry::missTurn()
{
    Turn turn;
    turn.player = player();
    turn.aside = m_aside;
    m_aside.clear();
    m_tile.reset();
    m_game.addTurn(turn);
}

void Entry::addToken(const Token &token)
{
    m_tokens.append(token);
    m_legal.reset();
    Q_EMIT changed();
}

void Entry::clearTokens()
{
    m_tokens.clear();
    m_legal.reset();
    Q_EMIT changed();
}

bool Entry::addTokenToLast(const Token &token, QList<Problem> *problems)
{
    if (m_game.record().turns.isEmpty())
        return false;
    Turn turn = m_game.record().turns.last();
    const qsizetype already = m_game.checkLast(turn).size();
    turn.tokens.append(token);
    const QList<Problem> found = m_game.checkLast(turn);
    if (found.size() > already) {
        if (problems)
            *problems = found.mid(already);
        return false;
    }
    m_game.amendLast(turn);
    return true;
}

int Entry::left(const QString &tileId) const
{
    const GameTiles &tiles = m_game.setup().tiles;
    const int copies = tiles.copies(tileId);
    if (copies < 0)
        return -1;
    const State &state = m_game.stateAfter(m_game.record().turns.size());
    return std::max(0, copies - state.seen.value(tiles.countKey(tileId)) - int(std::count_if(m_aside.begin(), m_aside.end(), [&](const QString &id) {
        return tiles.countKey(id) == tiles.countKey(tileId);
    })));
}

int Entry::player() const
{
    if (m_player)
        return *m_player;
    return m_game.stateAfter(m_game.record().turns.size()).nextPlayer(int(m_game.setup().players.size()));
}

void Entry::setPlayer(int player)
{
    m_player = player;
    Q_EMIT changed();
}

} // namespace wayside
