// A game as it is played: the one object that views listen to. Intents become events, events become states.
#pragma once

#include "model/game/history.h"
#include "model/game/replay.h"

#include <QObject>
#include <functional>

namespace wayside {

/// How an earlier entry was put right, or would be: what it changes in the scores.
struct ScoreChange {
    int turn = 0;               ///< counted from 1
    int player = -1;
    int before = 0;             ///< points of that turn
    int after = 0;
};

class Game : public QObject
{
    Q_OBJECT

public:
    /// `store` may be nullptr (nothing is kept) and must outlive the game. Events beyond `position` are what was undone.
    Game(const Catalogue &catalogue, const TableRecord &head, const QList<Event> &events, qsizetype position,
         EventStore *store, QObject *parent = nullptr);

    const TableRecord &record() const { return m_fold.record; }
    const GameSetup &setup() const { return m_setup; }
    /// The table now, after all turns; with the final scoring where the record is finished.
    const State &state() const { return m_state; }
    /// The table after n turns, 0 to record().turns.size(), without final scoring.
    const State &stateAfter(qsizetype turns) const { return m_states[turns]; }
    /// The last turn's second phase is open: a meeple, a tollhouse or "nothing" is expected.
    bool turnOpen() const { return m_fold.turnOpen; }
    /// Whose turn it is: the open turn's player, else the next one.
    int currentPlayer() const;

    // Intents. Each is one event, durable when the call returns. Problems don't forbid: ask check first.
    /// Problems that the turn would have if it were added now.
    QList<Problem> check(const Turn &turn) const { return checkTurn(m_setup, m_states.last(), turn); }
    /// Problems that the last turn would have with these changes instead.
    QList<Problem> checkLast(const Turn &turn) const;
    /// Where two or more whole turns were undone before it, they are taken out instead of cut off: undo brings them back.
    void addTurn(const Turn &turn);
    /// Replaces the last turn: its meeple, tollhouse, tokens, comment.
    void amendLast(const Turn &turn);
    void endTurn();
    void finish(bool finished);
    void replaceTurn(int index, const Turn &turn);
    void insertTurn(int index, const Turn &turn);
    void removeTurn(int index);
    /// Changes players' names, options, sets or own tiles; turns are re-judged.
    void changeHead(const TableRecord &head);

    /// What an edit would change in the scores, before it is accepted. kind: Insert, Replace or Remove.
    QList<ScoreChange> preview(const Event &edit) const;

    bool canUndo() const { return m_position > 0; }
    bool canRedo() const { return m_position < m_events.size(); }
    void undo() { goTo(m_position - 1); }
    void redo() { goTo(m_position + 1); }
    /// Undoes to before the last turn's first event; redoes to the end of the next turn.
    void undoTurn();
    void redoTurn();
    /// The table after `turns` turns. Later turns are undone; where earlier ones were put right in between, they are taken out
    /// instead, so that what was put right stays so. Undo brings them back.
    void backTo(int turns);
    /// Any place of the history, 0 to historySize().
    void goTo(qsizetype position);
    qsizetype position() const { return m_position; }
    const QList<Event> &events() const { return m_events; }

Q_SIGNALS:
    /// After every change of the record; turns before `firstTurn` (counted from 0) are as they were.
    void changed(int firstTurn);
    /// An intent, an undo or a redo couldn't be kept, and nothing was done; why, in a sentence.
    void notKept(const QString &why);

private:
    void perform(Event event);
    void keepUndoneTurns();
    void takeOutAfter(Fold fold, qsizetype turns);
    bool keep(const std::function<void(EventStore &)> &write);
    void refold(int firstTurn);

    const Catalogue &m_catalogue;
    TableRecord m_head;
    QList<Event> m_events;
    qsizetype m_position = 0;
    EventStore *m_store = nullptr;
    Fold m_fold;
    GameSetup m_setup;
    QList<State> m_states;
    State m_state;
};

/// Points of each player in each turn: element [turn][player]; the last element is the final scoring, if any.
QList<QList<int>> pointsByTurn(const State &state, int players);

} // namespace wayside
