// Opening and making a library file without ever harming what already lies there.
#pragma once

#include "model/storage/database.h"

#include <memory>

namespace wayside {

/// Makes the file, and its folder, where there is none; an empty file becomes a library. Throws LibraryError for a file that is
/// damaged, newer or not a library, which stays as it is.
std::unique_ptr<Database> openLibraryFile(const QString &path);

/// A further connection of this process to a library that it has open. The file is left to SQLite alone: whoever else opens and
/// closes it takes away the locks of the whole process (POSIX), and another program would tidy up under a running game.
std::unique_ptr<Database> connectAgain(const QString &path);

} // namespace wayside
