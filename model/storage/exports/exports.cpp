#include "model/storage/exports/exports.h"

#include "model/game/replay.h"
#include "model/storage/exports/bgstats.h"
#include "model/storage/exports/csv.h"
#include "model/storage/exports/scoretext.h"
#include "model/storage/recordfile.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QByteArray recordsFile(const QList<TableRecord> &games, bool asArray)
{
    if (games.size() == 1 && !asArray)
        return QJsonDocument(writeRecord(games.first())).toJson();
    QJsonArray list;
    for (const TableRecord &game : games)
        list.append(writeRecord(game));
    return QJsonDocument(list).toJson();
}

} // namespace

const QStringList &exportEndings()
{
    static const QStringList endings{u"wayside"_s, u"csv"_s, u"bgsplay"_s, u"txt"_s};
    return endings;
}

QByteArray exportGames(const Catalogue &catalogue, const QList<TableRecord> &games, const QString &ending, const ExportOptions &options)
{
    if (ending == u"wayside")
        return recordsFile(games, options.asArray);
    QString scorings = scoringsCsvHead();
    QStringList texts;
    QList<CsvGame> rows;
    QList<BgStatsPlay> plays;
    for (const TableRecord &game : games) {
        const GameSetup setup = setupOf(catalogue, game);
        const State state = replay(setup, game);
        if (ending == u"txt")
            texts.append(scoreText(game, setup, state));
        else if (ending == u"csv" && !options.gamesTable)
            scorings += scoringsCsv(game, setup, state);
        else if (ending == u"csv")
            rows.append({game.id, game.title, game.note, game.tags, options.played.value(game.id), numbersOf(game, state)});
        else
            plays.append(bgStatsPlay(catalogue, game, numbersOf(game, state), options.played.value(game.id), options.language));
    }
    if (ending == u"txt")
        return texts.join(u'\n').toUtf8();
    if (ending == u"csv")
        return (options.gamesTable ? gamesCsv(rows) : scorings).toUtf8();
    return bgStatsFile(plays);
}

} // namespace wayside
