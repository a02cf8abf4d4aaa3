// The library's schema, as numbered steps from nothing to this version.
#pragma once

#include "model/storage/database.h"

namespace wayside {

/// Marks the file as a library of this program ("WAYS" in the file's application id).
inline constexpr int kLibraryApplicationId = 0x57415953;

/// The schema's newest version: PRAGMA user_version of a library that is up to date.
int latestSchema();

/// Takes the library from its version to `target`, all steps in one transaction. Throws LibraryError with nothing changed.
void migrate(Database &database, int target = latestSchema());

} // namespace wayside
