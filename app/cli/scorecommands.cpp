// score, check and convert.
#include "app/cli/commands.h"
#include "app/cli/scoretable.h"

#include "model/game/replay.h"
#include "model/game/scorejson.h"
#include "model/storage/recordfile.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

ReadGames readFile(const QString &file)
{
    const QByteArray bytes = readInput(file);
    try {
        return readGames(bytes);
    } catch (const ReadError &error) {
        throw ReadError(file == u"-" ? u"standard input"_s : file, error.message());
    }
}

QString onlyFile(const Arguments &arguments, const QString &command)
{
    if (arguments.plain().size() != 1)
        throw UsageError(u"%1 takes one file"_s.arg(command));
    return arguments.plain().first();
}

struct Scored {
    GameSetup setup;
    State state;
};

Scored scored(const Catalogue &catalogue, const TableRecord &record, bool final)
{
    Scored result{setupOf(catalogue, record), {}};
    result.state = replay(result.setup, record, final);
    return result;
}

} // namespace

int scoreCommand(const QStringList &words)
{
    const Arguments arguments(words, {u"--json"_s, u"--final"_s}, {});
    const ReadGames read = readFile(onlyFile(arguments, u"score"_s));
    const Catalogue catalogue = Catalogue::shipped();
    bool broken = false;
    QJsonArray list;
    QStringList texts;
    for (const ReadRecord &game : read.games) {
        const Scored result = scored(catalogue, game.record, arguments.has(u"--final"_s));
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
    const ReadGames read = readFile(onlyFile(arguments, u"check"_s));
    const Catalogue catalogue = Catalogue::shipped();
    bool broken = false;
    QJsonArray list;
    QStringList texts;
    for (const ReadRecord &game : read.games) {
        const Scored result = scored(catalogue, game.record, false);
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
    const QString out = arguments.plain()[1];
    const ReadGames read = readFile(arguments.plain()[0]);
    QByteArray bytes;
    if (out.endsWith(u".wayside"_s, Qt::CaseInsensitive)) {
        QJsonArray list;
        for (const ReadRecord &game : read.games)
            list.append(writeRecord(game.record));
        bytes = read.isArray ? QJsonDocument(list).toJson() : QJsonDocument(list.first().toObject()).toJson();
    } else if (out.endsWith(u".csv"_s, Qt::CaseInsensitive)) {
        const Catalogue catalogue = Catalogue::shipped();
        QString csv = scoringsCsvHead();
        for (const ReadRecord &game : read.games) {
            const Scored result = scored(catalogue, game.record, false);
            csv += scoringsCsv(game.record, result.setup, result.state);
        }
        bytes = csv.toUtf8();
    } else {
        throw UsageError(u"%1: convert writes .wayside and .csv"_s.arg(out));
    }
    QSaveFile file(out);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        throw ReadError(out, u"can't be written: %1"_s.arg(file.errorString()));
    return Done;
}

} // namespace wayside
