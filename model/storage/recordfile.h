// Table records from and to JSON (record format, section 2).
#pragma once

#include "model/game/record.h"
#include "model/storage/jsonplace.h"

#include <QByteArray>

namespace wayside {

/// A record as read, with the places of the keys that this version doesn't know.
struct ReadRecord {
    TableRecord record;
    QStringList unknownKeys;    ///< JSON pointers
};

/// Largest file that is read at all, in bytes.
inline constexpr qint64 kMaxFileSize = 64 * 1024 * 1024;

/// Reads one record; throws ReadError with the JSON pointer of what can't be read.
ReadRecord readRecord(const JsonPlace &place);
QJsonObject writeRecord(const TableRecord &record);

/// One turn in the record's form; `players` bounds its indices.
Turn readTurn(const JsonPlace &place, int players, QStringList *unknown);
QJsonObject writeTurn(const Turn &turn);

/// Reads a file's bytes, whatever it is by its content: a record, an array of records or a JCloisterZone save.
struct ReadGames {
    QList<ReadRecord> games;
    bool isArray = false;
};
ReadGames readGames(const QByteArray &bytes);

} // namespace wayside
