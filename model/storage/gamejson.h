// The texts in which the library keeps the parts of a game.
#pragma once

#include "model/game/history.h"
#include "model/storage/gamesummary.h"

#include <QJsonArray>

namespace wayside {

QString jsonText(const QJsonObject &object);
QString jsonText(const QJsonArray &array);
QString listText(const QStringList &list);
/// Empty for what isn't such a text: summaries may be damaged without harm.
QStringList listFromText(const QString &text);
QJsonObject objectFromText(const QString &text);

/// The head without what has a column of its own.
QJsonObject headJson(const TableRecord &head);
TableRecord readHead(const QString &text);

/// An event as kept. Title, note, tags and start of a Head event are the game's present ones, which are kept apart from its
/// history. `players` is the number of players before the event, and after it on return.
Event readStoredEvent(const QString &text, const TableRecord &head, int &players);

QJsonArray playersJson(const QList<SummaryPlayer> &players);
QList<SummaryPlayer> playersFromText(const QString &text);

/// The same for the same content, whatever the file's spaces and order of keys; the id and what was shown don't count.
QString contentHash(const TableRecord &record);

} // namespace wayside
