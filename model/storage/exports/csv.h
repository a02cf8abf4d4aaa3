// Games and scorings as comma separated values (RFC 4180), safe to open in a spreadsheet.
#pragma once

#include "model/game/state.h"
#include "model/game/numbers.h"
#include "model/storage/gamesummary.h"

#include <QString>
#include <QStringList>

namespace wayside {

/// One field: quoted where it must be. A text that a spreadsheet would take for a formula gets an apostrophe in front.
QString csvField(const QString &text);
/// One line with its end, "\r\n".
QString csvRow(const QStringList &fields);

QString scoringsCsvHead();
/// A line for each scoring and player of one game; without the head.
QString scoringsCsv(const TableRecord &record, const GameSetup &setup, const State &state);

/// What a line of the games table needs beside its numbers.
struct CsvGame {
    QString id;
    QString title;
    QString note;
    QStringList tags;
    PlayDetails played;
    GameNumbers numbers;
};
/// A line for each game and player, with its head.
QString gamesCsv(const QList<CsvGame> &games);

/// A scoring's parts in one line, for a program to read: "road 9; signpost 15 (5 of 3 types)".
QString partsText(const QList<ScorePart> &parts, const QString &separator);

} // namespace wayside
