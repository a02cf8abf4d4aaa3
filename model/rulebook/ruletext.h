// An entry as plain text, for a terminal, the clipboard and a message to the other players.
#pragma once

#include "model/rulebook/rulebook.h"

namespace wayside {

/// References read as the title and the id of what they name.
QString readableText(const Rulebook &book, const QString &text, const QString &language);
/// The whole entry, ending in a line break.
QString entryAsText(const Rulebook &book, const RuleEntry &entry, const QString &language);

} // namespace wayside
