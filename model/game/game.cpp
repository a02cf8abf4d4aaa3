#include "model/game/game.h"

#include "model/storage/recordfile.h"

#include <QDateTime>
#include <algorithm>
#include <stdexcept>

namespace wayside {

Game::Game(const Catalogue &catalogue, const TableRecord &head, const QList<Event> &events, qsizetype position,
           EventStore *store, QObject *parent)
    : QObject(parent), m_catalogue(catalogue), m_head(headOf(head)), m_events(events)
    , m_position(qBound<qsizetype>(0, position, events.size())), m_store(store)
{
    m_fold = foldEvents(m_head, m_events, m_position);
    refold(0);
}

int Game::currentPlayer() const
{
    const int players = int(m_setup.players.size());
    if (turnOpen())
        return record().turns.last().player;
    return m_states.last().nextPlayer(players);
}

/// States from turn `firstTurn` on are made anew; those before are kept.
void Game::refold(int firstTurn)
{
    if (m_states.isEmpty() || firstTurn <= 0) {
        m_setup = setupOf(m_catalogue, m_fold.record);
        m_states = {startState(m_setup, m_fold.record)};
        firstTurn = 0;
    }
    m_states.resize(firstTurn + 1);
    for (qsizetype i = firstTurn; i < m_fold.record.turns.size(); ++i) {
        State next = m_states.last();
        applyTurn(m_setup, next, m_fold.record.turns[i]);
        m_states.append(next);
    }
    m_state = m_states.last();
    if (m_fold.record.finished)
        applyFinal(m_setup, m_state);
    Q_EMIT changed(firstTurn);
}

/// What the store throws must not run through the windows' event loops.
bool Game::keep(const std::function<void(EventStore &)> &write)
{
    try {
        if (m_store)
            write(*m_store);
        return true;
    } catch (const std::runtime_error &error) {
        Q_EMIT notKept(QString::fromUtf8(error.what()));
        return false;
    }
}

/// Going on from an earlier place of the history loses nothing: the turns after it become turns that were taken out.
void Game::keepUndoneTurns()
{
    if (!canRedo())
        return;
    Fold whole = foldEvents(m_head, m_events, m_events.size());
    const qsizetype turns = record().turns.size();
    const bool onlyLater = whole.record.turns.size() >= turns + 2 && !whole.record.finished && headOf(whole.record) == headOf(record())
        && std::equal(record().turns.begin(), record().turns.end(), whole.record.turns.begin());
    if (!onlyLater || !keep([&](EventStore &store) { store.setPosition(m_events.size()); }))
        return;
    m_position = m_events.size();
    takeOutAfter(whole, turns);
    if (m_fold.record.turns.size() > turns)
        refold(int(turns));
}

/// The last turns as events of their own; `fold` is that of all events.
void Game::takeOutAfter(Fold fold, qsizetype turns)
{
    m_events.resize(m_position);
    while (fold.record.turns.size() > turns) {
        Event event;
        event.kind = EventKind::Remove;
        event.index = int(fold.record.turns.size()) - 1;
        event.when = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
        if (!keep([&](EventStore &store) { store.append(m_position, event); }))
            break;
        applyEvent(fold, event);
        m_events.append(event);
        ++m_position;
    }
    m_fold = fold;
}

void Game::backTo(int turns)
{
    qsizetype position = m_position;
    qsizetype now = record().turns.size();
    bool onlyLater = true;
    while (position > 0 && now > turns) {
        const Event &event = m_events[--position];
        now += event.kind == EventKind::Insert ? -1 : event.kind == EventKind::Remove ? 1 : 0;
        const bool turn = event.kind == EventKind::Insert || event.kind == EventKind::Replace || event.kind == EventKind::Remove;
        onlyLater = onlyLater && (turn ? event.index >= turns : event.kind == EventKind::EndTurn || event.kind == EventKind::Finish);
    }
    if (onlyLater || record().turns.size() <= turns)
        return goTo(position);
    if (record().finished)
        finish(false);
    takeOutAfter(m_fold, turns);
    refold(int(std::min<qsizetype>(turns, record().turns.size())));
}

void Game::perform(Event event)
{
    if (event.when.isEmpty())
        event.when = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    Fold next = m_fold;
    applyEvent(next, event);            // refuses a faulty event before anything is kept
    if (!keep([&](EventStore &store) { store.append(m_position, event); }))
        return;
    m_events.resize(m_position);
    m_events.append(event);
    m_position += 1;
    m_fold = next;
    const bool turnsEdited = event.kind == EventKind::Insert || event.kind == EventKind::Replace || event.kind == EventKind::Remove;
    if (event.kind == EventKind::Head)
        refold(0);
    else
        refold(turnsEdited && event.index > 0 ? event.index : turnsEdited ? 0 : int(m_fold.record.turns.size()));
}

QList<Problem> Game::checkLast(const Turn &turn) const
{
    return m_states.size() < 2 ? QList<Problem>() : checkTurn(m_setup, m_states[m_states.size() - 2], turn);
}

void Game::addTurn(const Turn &turn)
{
    keepUndoneTurns();
    insertTurn(int(record().turns.size()), turn);
}

void Game::amendLast(const Turn &turn)
{
    if (!record().turns.isEmpty())
        replaceTurn(int(record().turns.size()) - 1, turn);
}

void Game::endTurn()
{
    Event event;
    event.kind = EventKind::EndTurn;
    perform(event);
}

void Game::finish(bool finished)
{
    Event event;
    event.kind = EventKind::Finish;
    event.flag = finished;
    perform(event);
}

void Game::replaceTurn(int index, const Turn &turn)
{
    Event event;
    event.kind = EventKind::Replace;
    event.index = index;
    event.turn = turn;
    perform(event);
}

void Game::insertTurn(int index, const Turn &turn)
{
    Event event;
    event.kind = EventKind::Insert;
    event.index = index;
    event.turn = turn;
    perform(event);
}

void Game::removeTurn(int index)
{
    Event event;
    event.kind = EventKind::Remove;
    event.index = index;
    perform(event);
}

void Game::changeHead(const TableRecord &head)
{
    Event event;
    event.kind = EventKind::Head;
    event.head = writeRecord(headOf(head));
    perform(event);
}

QList<ScoreChange> Game::preview(const Event &edit) const
{
    Fold next = m_fold;
    applyEvent(next, edit);
    const State after = replay(setupOf(m_catalogue, next.record), next.record);
    const int players = int(m_setup.players.size());
    QList<QList<int>> before = pointsByTurn(m_state, players);
    QList<QList<int>> then = pointsByTurn(after, players);
    // A turn more or less moves the later ones: line them up, so that only what scores otherwise is listed.
    if (edit.kind == EventKind::Insert)
        before.insert(edit.index, QList<int>(players, 0));
    if (edit.kind == EventKind::Remove)
        then.insert(edit.index, QList<int>(players, 0));
    QList<ScoreChange> changes;
    for (qsizetype turn = 0; turn < qMax(before.size(), then.size()); ++turn)
        for (int p = 0; p < players; ++p) {
            const int was = turn < before.size() ? before[turn][p] : 0;
            const int is = turn < then.size() ? then[turn][p] : 0;
            if (was != is)
                changes.append({int(turn) + 1, p, was, is});
        }
    return changes;
}

void Game::goTo(qsizetype position)
{
    position = qBound<qsizetype>(0, position, m_events.size());
    if (position == m_position)
        return;
    const Fold before = m_fold;
    Fold next = foldEvents(m_head, m_events, position);
    if (!keep([&](EventStore &store) { store.setPosition(position); }))
        return;
    m_position = position;
    m_fold = next;
    // Only the turns from the first difference on need to be played again; a changed head changes all.
    TableRecord a = headOf(before.record);
    int first = 0;
    if (a == headOf(next.record))
        while (first < before.record.turns.size() && first < next.record.turns.size() && before.record.turns[first] == next.record.turns[first])
            ++first;
    else
        m_states.clear();
    refold(first);
}

void Game::undoTurn()
{
    qsizetype to = m_position;
    while (to > 0 && m_events[to - 1].kind != EventKind::Insert)
        --to;
    goTo(to > 0 ? to - 1 : 0);
}

void Game::redoTurn()
{
    qsizetype to = m_position;
    if (to < m_events.size())
        ++to;
    while (to < m_events.size() && m_events[to].kind != EventKind::Insert)
        ++to;
    goTo(to);
}

QList<QList<int>> pointsByTurn(const State &state, int players)
{
    QList<QList<int>> points(state.turns, QList<int>(players, 0));
    if (state.finished)
        points.append(QList<int>(players, 0));
    for (const Scoring &s : state.scorings) {
        const qsizetype row = s.final ? points.size() - 1 : s.turn - 1;
        for (auto it = s.points.begin(); it != s.points.end() && row >= 0 && row < points.size(); ++it)
            points[row][it.key()] += it.value();
    }
    return points;
}

} // namespace wayside
