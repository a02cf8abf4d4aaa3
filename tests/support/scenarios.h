// The recorded games and worked cases that tests play through.
#pragma once

#include "model/game/record.h"

#include <QJsonObject>
#include <QStringList>

namespace wayside {

/// Files in tests/scenarios/<folder> that match, sorted, with their whole path.
QStringList scenarioFiles(const QString &folder, const QString &pattern);
QJsonObject readJsonFile(const QString &path);
/// The record of a worked case, or the game of a recorded one.
TableRecord scenarioRecord(const QString &path);
/// All of them: worked cases first.
QList<TableRecord> allScenarioRecords();

} // namespace wayside
