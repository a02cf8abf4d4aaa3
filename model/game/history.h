// The one history of a game: its event log. It is the undo stack, the save, the review and the crash recovery.
#pragma once

#include "model/game/record.h"

#include <QJsonObject>
#include <QList>

namespace wayside {

/// An event edits the record's list of turns, or its head; putting an old entry right is an event like any other.
enum class EventKind : quint8 {
    Insert,     ///< a turn before `index` (at the end: index == number of turns)
    Replace,    ///< turn `index` by `turn`
    Remove,     ///< turn `index`
    EndTurn,    ///< the last turn's second phase is over without a figure
    Finish,     ///< final scoring is done (flag true) or taken back (false)
    Head        ///< the head (players, sets, options, own tiles, start) is `head`'s; turns are untouched
};

struct Event {
    EventKind kind = EventKind::Insert;
    int index = 0;              ///< counted from 0
    Turn turn;                  ///< Insert, Replace
    bool flag = false;          ///< Finish
    QJsonObject head;           ///< Head: a record without turns, in file form
    QString when;               ///< ISO 8601 UTC, when it was entered; may be empty
    friend bool operator==(const Event &, const Event &) = default;
};

/// What the first n events make of the head that a game began with.
struct Fold {
    TableRecord record;
    bool turnOpen = false;      ///< the last turn may still get its meeple, tollhouse or "nothing"
};

/// Throws ReadError where an event can't be applied (an index out of range: a damaged log).
void applyEvent(Fold &fold, const Event &event);
Fold foldEvents(const TableRecord &head, const QList<Event> &events, qsizetype n);

/// The events that enter a finished record turn by turn: used by imports. The head is the record without turns.
QList<Event> eventsOf(const TableRecord &record);
TableRecord headOf(const TableRecord &record);

QJsonObject writeEvent(const Event &event);
/// Throws ReadError. `players` bounds the indices of turns.
Event readEvent(const QJsonObject &json, int players);

/// Where a game's events go as they happen. Each call is durable when it returns; throws ReadError where it can't be.
class EventStore
{
public:
    virtual ~EventStore() = default;
    /// Cuts what was undone after `position`, and appends; the position is then position + 1.
    virtual void append(qsizetype position, const Event &event) = 0;
    /// Undo and redo: the number of events that count.
    virtual void setPosition(qsizetype position) = 0;
};

} // namespace wayside
