#include "app/cli/gamefiles.h"

#include "app/cli/commands.h"

#include "model/game/replay.h"
#include "model/storage/exports/exports.h"

#include <QFileInfo>
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

void writeGameFile(const QString &out, const QList<TableRecord> &records, bool asArray, const Catalogue &catalogue,
                   const QHash<QString, PlayDetails> &played)
{
    const QString ending = QFileInfo(out).suffix().toLower();
    if (!exportEndings().contains(ending))
        throw UsageError(u"%1: games are written as .%2"_s.arg(out, exportEndings().join(u", ."_s)));
    ExportOptions options;
    options.asArray = asArray;
    options.played = played;
    const QByteArray bytes = exportGames(catalogue, records, ending, options);
    QSaveFile file(out);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        throw ReadError(out, u"can't be written: %1"_s.arg(file.errorString()));
}

} // namespace wayside
