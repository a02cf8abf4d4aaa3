// Choosing files for games, and writing one.
#pragma once

#include "app/settings.h"
#include "model/game/record.h"

class QWidget;

namespace wayside {

/// Files to open; empty where none was chosen. Remembers the folder.
QStringList chooseGameFiles(QWidget *parent, Settings &settings);
/// A name to write the game to; empty where none was chosen.
QString chooseNewFile(QWidget *parent, Settings &settings, const TableRecord &record);
/// Throws ReadError that names the file where it can't be written; an old file then stays as it is.
void writeRecordFile(const QString &file, const TableRecord &record);

} // namespace wayside
