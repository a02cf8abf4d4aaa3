// Games in another form, chosen by the ending of a file's name.
#pragma once

#include "model/storage/gamesummary.h"
#include "model/tiles/catalogue.h"

#include <QByteArray>
#include <QHash>

namespace wayside {

struct ExportOptions {
    QString language = QStringLiteral("en");    ///< of the names of sets
    bool asArray = false;                       ///< a record file holds an array even for one game
    bool gamesTable = false;                    ///< .csv: a line a game and player instead of a line a scoring
    QHash<QString, PlayDetails> played;         ///< by a record's id: place and time, which no record holds
};

/// "wayside", "csv", "bgsplay", "txt".
const QStringList &exportEndings();

/// One of exportEndings(); scores are computed afresh.
QByteArray exportGames(const Catalogue &catalogue, const QList<TableRecord> &games, const QString &ending, const ExportOptions &options = {});

} // namespace wayside
