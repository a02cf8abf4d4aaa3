// score, check and convert.
#include "app/cli/commands.h"
#include "app/cli/gamefiles.h"
#include "app/cli/scoretable.h"

#include "model/game/scorejson.h"

#include <QJsonArray>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QString onlyFile(const Arguments &arguments, const QString &command)
{
    if (arguments.plain().size() != 1)
        throw UsageError(u"%1 takes one file"_s.arg(command));
    return arguments.plain().first();
}

} // namespace

int scoreCommand(const QStringList &words)
{
    const Arguments arguments(words, {u"--json"_s, u"--final"_s}, {});
    const ReadGames read = readGameFile(onlyFile(arguments, u"score"_s));
    const Catalogue catalogue = Catalogue::shipped();
    bool broken = false;
    QJsonArray list;
    QStringList texts;
    for (const ReadRecord &game : read.games) {
        const ScoredGame result = scoreGame(catalogue, game.record, arguments.has(u"--final"_s));
        broken = broken || !result.state.problems.isEmpty();
        if (arguments.has(u"--json"_s))
            list.append(scoreJson(result.setup, result.state, game.unknownKeys));
        else
            texts.append(scoreTable(game.record, result.setup, result.state));
    }
    if (!arguments.has(u"--json"_s))
        print(texts.join(u"\n"_s));
    else
        printJson(read.isArray ? QJsonValue(list) : list.first());
    return broken ? BreaksRules : Done;
}

int checkCommand(const QStringList &words)
{
    const Arguments arguments(words, {u"--json"_s}, {});
    const ReadGames read = readGameFile(onlyFile(arguments, u"check"_s));
    const Catalogue catalogue = Catalogue::shipped();
    bool broken = false;
    QJsonArray list;
    QStringList texts;
    for (const ReadRecord &game : read.games) {
        const ScoredGame result = scoreGame(catalogue, game.record, false);
        broken = broken || !result.state.problems.isEmpty();
        const QJsonObject score = scoreJson(result.setup, result.state, game.unknownKeys);
        list.append(QJsonObject{{u"problems"_s, score.value(u"problems")}, {u"warnings"_s, score.value(u"warnings")}});
        texts.append(problemList(game.record, result.state, game.unknownKeys));
    }
    if (arguments.has(u"--json"_s))
        printJson(read.isArray ? QJsonValue(list) : list.first());
    else
        print(texts.join(u"\n"_s));
    return broken ? BreaksRules : Done;
}

int convertCommand(const QStringList &words)
{
    const Arguments arguments(words, {}, {});
    if (arguments.plain().size() != 2)
        throw UsageError(u"convert takes a file and the name of the one to write"_s);
    const ReadGames read = readGameFile(arguments.plain()[0]);
    QList<TableRecord> records;
    for (const ReadRecord &game : read.games)
        records.append(game.record);
    writeGameFile(arguments.plain()[1], records, read.isArray, Catalogue::shipped());
    return Done;
}

} // namespace wayside
