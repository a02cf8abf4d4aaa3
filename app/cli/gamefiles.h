// Games from files, their scores, and files from games: what several commands share.
#pragma once

#include "model/game/state.h"
#include "model/storage/gamesummary.h"
#include "model/storage/recordfile.h"
#include "model/tiles/catalogue.h"

#include <QHash>

namespace wayside {

/// Reads a file, or standard input for "-". Throws ReadError that names it.
ReadGames readGameFile(const QString &file);

struct ScoredGame {
    GameSetup setup;
    State state;
};
ScoredGame scoreGame(const Catalogue &catalogue, const TableRecord &record, bool final);

/// Writes games in the form that the name's ending says (exportEndings); `played` is what a library knows of them beside the
/// record, by id. Throws ReadError; then nothing is written.
void writeGameFile(const QString &out, const QList<TableRecord> &records, bool asArray, const Catalogue &catalogue,
                   const QHash<QString, PlayDetails> &played = {});

} // namespace wayside
