#include "model/game/history.h"

#include "model/storage/recordfile.h"

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
const QStringList kKinds{u"insert"_s, u"replace"_s, u"remove"_s, u"end-turn"_s, u"finish"_s, u"head"_s};

bool hasAction(const Turn &turn) { return turn.meeple || turn.tollhouse || turn.recall; }

/// True where every player that the turn names is one of `players`.
bool namesOnly(const Turn &turn, qsizetype players)
{
    bool known = turn.player < players;
    for (const Token &token : turn.tokens)
        known = known && token.player < players && token.beside < players;
    for (const Adjustment &a : turn.adjust)
        known = known && a.player < players;
    return known;
}

void requireIndex(const Event &event, qsizetype limit)
{
    if (event.index < 0 || event.index >= limit)
        throw ReadError(u"history"_s, u"there is no turn %1"_s.arg(event.index + 1));
}
} // namespace

TableRecord headOf(const TableRecord &record)
{
    TableRecord head = record;
    head.turns.clear();
    head.finished = false;
    return head;
}

void applyEvent(Fold &fold, const Event &event)
{
    QList<Turn> &turns = fold.record.turns;
    switch (event.kind) {
    case EventKind::Insert:
        requireIndex(event, turns.size() + 1);
        if (event.index == turns.size())
            fold.turnOpen = event.turn.hasTile() && !hasAction(event.turn);
        turns.insert(event.index, event.turn);
        break;
    case EventKind::Replace:
        requireIndex(event, turns.size());
        turns[event.index] = event.turn;
        if (event.index == turns.size() - 1)
            fold.turnOpen = fold.turnOpen && event.turn.hasTile() && !hasAction(event.turn);
        break;
    case EventKind::Remove:
        requireIndex(event, turns.size());
        if (event.index == turns.size() - 1)
            fold.turnOpen = false;
        turns.removeAt(event.index);
        break;
    case EventKind::EndTurn:
        fold.turnOpen = false;
        break;
    case EventKind::Finish:
        fold.record.finished = event.flag;
        fold.turnOpen = false;
        break;
    case EventKind::Head: {
        TableRecord next = readRecord(JsonPlace(event.head, u"history"_s)).record;
        next.turns = turns;
        next.finished = fold.record.finished;
        for (const Turn &turn : turns)
            if (!namesOnly(turn, next.players.size()))
                throw ReadError(u"history"_s, u"a turn's player is missing"_s);
        fold.record = next;
        break;
    }
    }
}

Fold foldEvents(const TableRecord &head, const QList<Event> &events, qsizetype n)
{
    Fold fold{headOf(head), false};
    for (qsizetype i = 0; i < n && i < events.size(); ++i)
        applyEvent(fold, events[i]);
    return fold;
}

QList<Event> eventsOf(const TableRecord &record)
{
    QList<Event> events;
    for (qsizetype i = 0; i < record.turns.size(); ++i) {
        Event event;
        event.index = int(i);
        event.turn = record.turns[i];
        events.append(event);
    }
    if (record.finished) {
        Event event;
        event.kind = EventKind::Finish;
        event.flag = true;
        events.append(event);
    }
    return events;
}

QJsonObject writeEvent(const Event &event)
{
    QJsonObject o{{u"kind"_s, kKinds[int(event.kind)]}};
    if (event.kind == EventKind::Insert || event.kind == EventKind::Replace || event.kind == EventKind::Remove)
        o.insert(u"index"_s, event.index);
    if (event.kind == EventKind::Insert || event.kind == EventKind::Replace)
        o.insert(u"turn"_s, writeTurn(event.turn));
    if (event.kind == EventKind::Finish)
        o.insert(u"flag"_s, event.flag);
    if (event.kind == EventKind::Head)
        o.insert(u"head"_s, event.head);
    if (!event.when.isEmpty())
        o.insert(u"when"_s, event.when);
    return o;
}

Event readEvent(const QJsonObject &json, int players)
{
    const JsonPlace place(json, QString());
    Event event;
    const qsizetype kind = kKinds.indexOf(place.at(u"kind").string());
    if (kind < 0)
        place.at(u"kind").refuse(u"no kind of event"_s);
    event.kind = EventKind(kind);
    if (place.has(u"index"))
        event.index = place.at(u"index").integer(0, 1000000);
    if (place.has(u"turn"))
        event.turn = readTurn(place.at(u"turn"), players, nullptr);
    if (place.has(u"flag"))
        event.flag = place.at(u"flag").boolean();
    if (place.has(u"head"))
        event.head = place.at(u"head").object();
    if (place.has(u"when"))
        event.when = place.at(u"when").string();
    return event;
}

} // namespace wayside
