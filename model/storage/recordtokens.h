// Tokens of a turn from and to JSON (record format, section 5).
#pragma once

#include "model/game/record.h"
#include "model/storage/jsonplace.h"

namespace wayside {

/// Throws ReadError with the JSON pointer of what can't be read; `players` bounds indices. A kind that this version doesn't know is
/// kept whole, in `extra`; keys that it doesn't know are added to `unknown`, if given.
Token readToken(const JsonPlace &place, int players, QStringList *unknown);
QJsonObject writeToken(const Token &token);

} // namespace wayside
