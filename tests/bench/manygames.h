// A library of many games: copies of the recorded ones with other names, days, tags and places, and now and then an earlier end.
#pragma once

#include "model/storage/library.h"

namespace wayside {

/// The ids. The same games each time.
QStringList fillLibrary(Library &library, const Catalogue &catalogue, int games);

} // namespace wayside
