#include "app/cli/gamefiles.h"

#include "app/cli/commands.h"
#include "app/cli/scoretable.h"

#include "model/game/replay.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

namespace wayside {

using namespace Qt::StringLiterals;

ReadGames readGameFile(const QString &file)
{
    const QByteArray bytes = readInput(file);
    try {
        return readGames(bytes);
    } catch (const ReadError &error) {
        throw ReadError(file == u"-" ? u"standard input"_s : file, error.message());
    }
}

ScoredGame scoreGame(const Catalogue &catalogue, const TableRecord &record, bool final)
{
    ScoredGame result{setupOf(catalogue, record), {}};
    result.state = replay(result.setup, record, final);
    return result;
}

void writeGameFile(const QString &out, const QList<TableRecord> &records, bool asArray, const Catalogue &catalogue)
{
    QByteArray bytes;
    if (out.endsWith(u".wayside"_s, Qt::CaseInsensitive)) {
        QJsonArray list;
        for (const TableRecord &record : records)
            list.append(writeRecord(record));
        bytes = asArray ? QJsonDocument(list).toJson() : QJsonDocument(list.first().toObject()).toJson();
    } else if (out.endsWith(u".csv"_s, Qt::CaseInsensitive)) {
        QString csv = scoringsCsvHead();
        for (const TableRecord &record : records) {
            const ScoredGame result = scoreGame(catalogue, record, false);
            csv += scoringsCsv(record, result.setup, result.state);
        }
        bytes = csv.toUtf8();
    } else {
        throw UsageError(u"%1: games are written as .wayside or .csv"_s.arg(out));
    }
    QSaveFile file(out);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        throw ReadError(out, u"can't be written: %1"_s.arg(file.errorString()));
}

} // namespace wayside
