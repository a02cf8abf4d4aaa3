#include "views/table/correction.h"

#include "model/board/placement.h"
#include "model/game/words.h"
#include "model/geometry/squarename.h"

#include <QCoreApplication>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
struct CorrectionWords {
    Q_DECLARE_TR_FUNCTIONS(Correction)
};
} // namespace

Correction::Correction(const Catalogue &catalogue, Game &game, Kind kind, int turn)
    : m_catalogue(catalogue), m_game(game), m_kind(kind), m_index(turn)
{
    if (kind == Kind::Insert)
        m_draft.player = before().nextPlayer(int(game.setup().players.size()));
    else
        m_draft = game.record().turns[turn];
    m_tokens = m_draft.tokens;
    m_lying = QList<bool>(m_tokens.size(), true);
    TableRecord then = game.record();
    then.turns.resize(turn);
    then.finished = false;
    const QList<Event> events = eventsOf(then);
    m_then = std::make_unique<Game>(catalogue, headOf(then), events, events.size(), nullptr);
    m_entry = std::make_unique<Entry>(*m_then);
    refreshTargets();
}

Correction::~Correction() = default;

/// The targets come from the same place as in a turn's second phase: the draft is laid on the table as it was.
void Correction::refreshTargets()
{
    m_targets.clear();
    if (!m_draft.hasTile() || m_kind == Kind::Remove)
        return;
    while (m_then->record().turns.size() > m_index)
        m_then->undo();
    Turn bare = m_draft;
    bare.meeple.reset();
    bare.tollhouse.reset();
    bare.recall.reset();
    m_then->addTurn(bare);
    m_targets = m_entry->targets();
}

void Correction::setPlayer(int player)
{
    m_draft.player = player;
    refreshTargets();
    acceptProblems();
}

void Correction::setTile(const QString &tileId)
{
    m_draft.tile = tileId;
    setSquare(m_draft.at);
}

void Correction::setSquare(Position square)
{
    m_draft.at = square;
    if (const TileRef tile = m_game.setup().tiles.find(m_draft.tile)) {
        const QList<Rotation> legal = legalRotations(before().board, tile, square);
        if (!legal.isEmpty() && !legal.contains(m_draft.rotation))
            m_draft.rotation = legal.first();
    }
    refreshTargets();
    acceptProblems();
}

/// The figure stays on its part of the tile.
void Correction::setRotation(Rotation rotation)
{
    const Board &laid = m_then->state().board;
    std::optional<FeaturePart> on;
    if (m_draft.meeple && !laid.tiles.isEmpty()) {
        const PlacedTile &tile = laid.tiles.last();
        on = partByName(laid, int(laid.tiles.size()) - 1, std::max(0, tile.cellAt(m_draft.meeple->at.value_or(m_draft.at))), m_draft.meeple->feature);
    }
    m_draft.rotation = rotation;
    refreshTargets();
    for (const Target &target : m_targets)
        if (on && target.kind == Target::Kind::Meeple && target.part == *on)
            m_draft = withTarget(m_draft, target, m_draft.meeple->kind);
    acceptProblems();
}

void Correction::setAction(const Target *target, std::optional<MeepleKind> kind)
{
    if (target) {
        m_draft = withTarget(m_draft, *target, kind);
    } else {
        m_draft.meeple.reset();
        m_draft.tollhouse.reset();
        m_draft.recall.reset();
    }
    acceptProblems();
}

QList<Problem> Correction::addToken(const Token &token)
{
    const qsizetype already = problems().size();
    m_draft.tokens.append(token);
    const QList<Problem> found = problems();
    if (found.size() > already) {
        m_draft.tokens.removeLast();
        return found.mid(already);
    }
    m_tokens.append(token);
    m_lying.append(true);
    takeTokens();
    return {};
}

void Correction::setLies(int token, bool lies)
{
    m_lying[token] = lies;
    takeTokens();
}

void Correction::takeTokens()
{
    m_draft.tokens.clear();
    for (qsizetype i = 0; i < m_tokens.size(); ++i)
        if (m_lying[i])
            m_draft.tokens.append(m_tokens[i]);
    refreshTargets();
    acceptProblems();
}

/// A table that puts an entry right says how it lay: breaking a rule of placement is its own business then, and marked.
void Correction::acceptProblems()
{
    static const QStringList placement{u"edge-mismatch"_s, u"no-neighbour"_s};
    m_draft.accepted.removeIf([](const QString &code) { return placement.contains(code); });
    for (const Problem &p : problems())
        if (placement.contains(p.code) && !m_draft.accepted.contains(p.code))
            m_draft.accepted.append(p.code);
}

QList<Fit> Correction::fits() const
{
    QList<Fit> list;
    QSet<QString> known;
    for (const TileRef &tile : m_game.setup().tiles.all()) {
        const QList<Rotation> legal = legalRotations(before().board, tile, m_draft.at);
        if ((m_kind == Kind::Insert && !m_draft.hasTile()) || !legal.isEmpty())
            list.append({tile, legal.isEmpty() ? QList<Rotation>{Rotation::R0} : legal, -1});
    }
    return list;
}

QList<std::pair<Rotation, bool>> Correction::rotations() const
{
    QList<std::pair<Rotation, bool>> list;
    const TileRef tile = m_game.setup().tiles.find(m_draft.tile);
    if (!tile)
        return list;
    const QList<Rotation> legal = legalRotations(before().board, tile, m_draft.at);
    for (Rotation r : kRotations) {
        const bool known = std::any_of(list.begin(), list.end(), [&](const auto &other) { return looksSame(*tile, other.first, r); });
        if (!known)
            list.append({r, legal.contains(r)});
    }
    return list;
}

bool Correction::isChosen(const Target &target, MeepleKind kind) const
{
    if (target.kind == Target::Kind::Tollhouse)
        return m_draft.tollhouse == target.square;
    if (target.kind == Target::Kind::Recall)
        return m_draft.recall == target.square;
    if (!m_draft.meeple || m_draft.meeple->kind != kind || m_then->state().board.tiles.isEmpty())
        return false;
    const Board &board = m_then->state().board;
    const int tile = int(board.tiles.size()) - 1;
    const int cell = board.tiles[tile].cellAt(m_draft.meeple->at.value_or(m_draft.at));
    return partByName(board, tile, std::max(0, cell), m_draft.meeple->feature) == target.part;
}

bool Correction::isReady() const
{
    if (m_kind == Kind::Remove)
        return true;
    if (m_kind == Kind::Insert)
        return m_draft.hasTile() && before().board.isFree(m_draft.at);
    return !(m_draft == m_game.record().turns[m_index]);
}

Event Correction::event() const
{
    Event event;
    event.kind = m_kind == Kind::Insert ? EventKind::Insert : m_kind == Kind::Remove ? EventKind::Remove : EventKind::Replace;
    event.index = m_index;
    event.turn = m_draft;
    return event;
}

QList<ScoreChange> Correction::changes() const { return isReady() ? m_game.preview(event()) : QList<ScoreChange>(); }

State Correction::stateAfter() const
{
    Fold fold{m_game.record(), false};
    if (isReady())
        applyEvent(fold, event());
    return replay(setupOf(m_catalogue, fold.record), fold.record);
}

QList<Problem> Correction::problems() const
{
    return m_kind == Kind::Remove || !m_draft.hasTile() ? QList<Problem>() : checkTurn(m_game.setup(), before(), m_draft);
}

QString wordsFor(const Token &token)
{
    const bool somewhere = token.kind != TokenKind::Robber && (token.kind != TokenKind::Message || token.number == 8);
    return somewhere ? CorrectionWords::tr("%1 on %2", "token, square").arg(wordFor(token.kind), squareName(token.at)) : wordFor(token.kind);
}

namespace {
/// Whole phrases, since other languages bend the feature.
QString onWords(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Road: return CorrectionWords::tr("%1 on the road", "figure");
    case FeatureKind::City: return CorrectionWords::tr("%1 in the city", "figure");
    case FeatureKind::Field: return CorrectionWords::tr("%1 on the field", "figure");
    case FeatureKind::Garden: return CorrectionWords::tr("%1 in the garden", "figure");
    case FeatureKind::Monastery: break;
    }
    return CorrectionWords::tr("%1 in the monastery", "figure");
}
} // namespace

QString wordsFor(const Target &target, MeepleKind kind)
{
    if (target.kind == Target::Kind::Tollhouse)
        return CorrectionWords::tr("tollhouse on %1").arg(squareName(target.square));
    if (target.kind == Target::Kind::Recall)
        return CorrectionWords::tr("abbot taken back from %1").arg(squareName(target.square));
    const QString place = target.feature.section(u':', 1);
    const auto half = halfEdgeFromString(place);
    const auto edge = half ? std::optional(edgeOf(*half)) : edgeFromString(place);
    const QString on = onWords(target.part.kind).arg(wordFor(kind));
    return edge ? CorrectionWords::tr("%1, %2", "figure on a feature, edge").arg(on, wordFor(*edge)) : on;
}

} // namespace wayside
