#include "tests/support/scenarios.h"

#include "model/storage/recordfile.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>

namespace wayside {

using namespace Qt::StringLiterals;

QStringList scenarioFiles(const QString &folder, const QString &pattern)
{
    QDir dir(QStringLiteral(WAYSIDE_TEST_DATA) + u"/scenarios/"_s + folder);
    QStringList files;
    for (const QString &name : dir.entryList({pattern}, QDir::Files, QDir::Name))
        files.append(dir.filePath(name));
    return files;
}

QJsonObject readJsonFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s can't be opened", qPrintable(path));
    return QJsonDocument::fromJson(file.readAll()).object();
}

TableRecord scenarioRecord(const QString &path)
{
    const QJsonObject json = readJsonFile(path);
    const QJsonObject game = json.contains(u"record") ? json.value(u"record").toObject() : json;
    return readGames(QJsonDocument(game).toJson()).games.first().record;
}

QList<TableRecord> allScenarioRecords()
{
    QList<TableRecord> records;
    for (const QString &path : scenarioFiles(u"cases"_s, u"*.json"_s) + scenarioFiles(u"jcz"_s, u"*.jcz"_s))
        records.append(scenarioRecord(path));
    return records;
}

} // namespace wayside
