// Draws a page into a picture, without a display.
#pragma once

#include "app/commandline.h"
#include "app/mainwindow.h"

namespace wayside {

/// Brings the window to what the command line asks for. Throws ReadError where the game isn't there.
void prepare(MainWindow &window, Services &services, const CommandLine &line);
/// Writes the picture of the window; throws ReadError where it can't.
void writeSnapshot(MainWindow &window, const CommandLine &line);
/// Draws a game to a file, without a window: picture, animation, report, by the ending. Throws ReadError where it can't.
void writeExport(Services &services, const CommandLine &line);

} // namespace wayside
