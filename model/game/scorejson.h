// A score as JSON (record format, section 7).
#pragma once

#include "model/game/state.h"

#include <QJsonObject>
#include <QStringList>

namespace wayside {

/// Keys of the record that this version doesn't know become warnings.
QJsonObject scoreJson(const GameSetup &setup, const State &state, const QStringList &unknownKeys = {});

/// Points by source of each player: bucket (see sourceBuckets) to points.
QMap<QString, int> sourcesOf(const State &state, int player);

} // namespace wayside
