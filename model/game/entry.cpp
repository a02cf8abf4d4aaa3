#include "model/game/entry.h"

#include "model/board/placement.h"
#include "model/game/remaining.h"

#include <algorithm>
#include <utility>

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

QList<int> tollsAt(const State &state, OnTile crossroads)
{
    QList<int> tolls;
    const int house = state.tollhouseAt(crossroads);
    const auto &features = state.features.features;
    for (int road = 0; house >= 0 && road < features.size(); ++road)
        if (features[road].kind == FeatureKind::Road && !features[road].complete() && features[road].ends.contains(crossroads))
            tolls.append(sum(tollOfRoad(state, state.tollhouses[house], road, false)));
    return tolls;
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
    // What was set aside belongs to the turn that follows; another place of the history has another one.
    if (!m_aside.isEmpty() && m_game.record().turns.size() != m_asideAfter) {
        m_aside.clear();
        Q_EMIT asideChanged();
    }
    Q_EMIT changed();
}

/// By type: which illustration a copy has may have been entered wrongly before.
bool Entry::usedUp(const QString &tileId) const { return m_game.setup().rules.checkCounts && left(tileId) == 0; }

void Entry::takeInHand(const QString &tileId)
{
    if (!tileId.isEmpty() && usedUp(tileId)) {
        Q_EMIT refused(tr("All copies of this tile are on the table already."));
        return;
    }
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
        if (p.code == u"square-taken" || (!accept && p.code != u"wrong-player")) {
            Q_EMIT refused(p.message);
            return false;
        }
        if (!turn.accepted.contains(p.code))
            turn.accepted.append(p.code);
    }
    const qsizetype turns = m_game.record().turns.size();
    const TileRef hand = std::exchange(m_tile, {});
    const QStringList aside = std::exchange(m_aside, {});
    const QList<Token> tokens = std::exchange(m_tokens, {});
    m_game.addTurn(turn);
    if (m_game.record().turns.size() == turns) {    // it couldn't be kept: all is as it was
        m_tile = hand;
        m_aside = aside;
        m_tokens = tokens;
        Q_EMIT changed();
        return false;
    }
    if (!aside.isEmpty())
        Q_EMIT asideChanged();
    Q_EMIT laid(square);
    return true;
}

QList<Fit> Entry::fitsAt(Position square) const
{
    QList<Fit> fits;
    const State &state = m_game.stateAfter(m_game.record().turns.size());
    for (const TileRef &tile : m_game.setup().tiles.all()) {
        if (usedUp(tile->id))
            continue;
        const QList<Rotation> legal = distinct(*tile, legalAt(tile, square));
        const int copies = copiesLeft(m_game.setup(), state, tile->id, m_aside);
        if (!legal.isEmpty())
            fits.append({tile, legal, copies, copies >= 0 && tile->count == 0 && tile->id == tile->type()});
    }
    // Those that should all be on the table already come last.
    std::stable_partition(fits.begin(), fits.end(), [](const Fit &fit) { return fit.left != 0; });
    return fits;
}

const QList<Target> &Entry::targets() const
{
    if (!m_targets)
        m_targets = targetsOf(m_game);
    return *m_targets;
}

Preview Entry::previewOf(const Target &target) const
{
    const qsizetype n = m_game.record().turns.size();
    if (n == 0)
        return {};
    State after = m_game.stateAfter(n - 1);
    applyTurn(m_game.setup(), after, withTarget(m_game.record().turns.last(), target));
    Preview preview = difference(m_game.setup(), m_game.stateAfter(n - 1), after);
    if (target.kind == Target::Kind::Tollhouse)
        preview.tolls = tollsAt(after, target.crossroads);
    return preview;
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

QList<Rotation> Entry::rotationsOfLaid() const
{
    const qsizetype n = m_game.record().turns.size();
    if (!m_game.turnOpen() || !m_game.record().turns.last().hasTile())
        return {};
    const Turn &turn = m_game.record().turns.last();
    const TileRef tile = m_game.setup().tiles.find(turn.tile);
    return tile && turn.tokens.isEmpty() ? distinct(*tile, legalRotations(m_game.stateAfter(n - 1).board, tile, turn.at)) : QList<Rotation>();
}

bool Entry::canTurnLaid() const { return rotationsOfLaid().size() > 1; }

bool Entry::turnLaid(int steps)
{
    const QList<Rotation> choices = rotationsOfLaid();
    if (choices.size() < 2)
        return false;
    Turn turn = m_game.record().turns.last();
    const TileDefinition &tile = *m_game.setup().tiles.find(turn.tile);
    qsizetype at = 0;
    while (at < choices.size() && !looksSame(tile, choices[at], turn.rotation))
        ++at;
    const qsizetype n = choices.size();
    turn.rotation = choices[((at + steps) % n + n) % n];
    m_game.amendLast(turn);
    return true;
}

void Entry::setAside(const QString &tileId)
{
    if (usedUp(tileId)) {
        Q_EMIT refused(tr("All copies of this tile are on the table already."));
        return;
    }
    m_aside.append(tileId);
    m_asideAfter = m_game.record().turns.size();
    m_tile.reset();
    m_legal.reset();
    Q_EMIT asideChanged();
    Q_EMIT changed();
}

bool Entry::takeBackAside()
{
    if (m_aside.isEmpty())
        return false;
    const QString tile = m_aside.takeLast();
    Q_EMIT asideChanged();
    takeInHand(tile);
    return true;
}

void Entry::missTurn()
{
    Turn turn;
    turn.player = player();
    turn.aside = std::exchange(m_aside, {});
    m_tile.reset();
    m_game.addTurn(turn);
    Q_EMIT asideChanged();
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
    return typeLeft(m_game.setup(), m_game.stateAfter(m_game.record().turns.size()), tileId, m_aside);
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
