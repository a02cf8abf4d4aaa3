// Draws a game to a file without a window: what wayside --export does.
#pragma once

#include "model/storage/gamesummary.h"
#include "model/tiles/catalogue.h"
#include "views/board/tilepalette.h"

#include <QSize>
#include <QString>
#include <optional>

namespace wayside {

struct DrawRequest {
    QString path;               ///< the ending says what: .png .svg .webp .pdf, and those of exportEndings()
    std::optional<int> turn;    ///< table after so many turns; default the end
    QSize size;                 ///< in pixels; empty: 1200x900, an animation 800x600
    QString language = QStringLiteral("en");
    PlayDetails played;         ///< what the library knows of the evening
    TilePalette palette = TilePalette::day();
};

/// "png", "svg", "webp", "pdf", "wayside", "csv", "bgsplay", "txt".
QStringList drawEndings();

/// 0: done; 2: the ending is unknown, the turn isn't in the game, or the file can't be written: `error` says which, in one line.
int exportGame(const Catalogue &catalogue, const TableRecord &record, const DrawRequest &request, QString *error);

} // namespace wayside
