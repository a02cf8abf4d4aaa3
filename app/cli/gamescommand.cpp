// The library without a window: list, show, import, export, delete.
#include "app/cli/commands.h"
#include "app/cli/gamefiles.h"
#include "app/cli/scoretable.h"

#include "model/game/scorejson.h"
#include "model/storage/library.h"

#include <QFileInfo>
#include <QJsonArray>
#include <cstdio>
#include <optional>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QString libraryPath(const Arguments &arguments) { return arguments.value(u"--library"_s, Library::defaultPath()); }

/// Only an import makes a library: a mistyped name says so.
void requireLibrary(const Arguments &arguments)
{
    if (!QFileInfo::exists(libraryPath(arguments)))
        throw ReadError(libraryPath(arguments), u"there is no library here"_s);
}

Catalogue catalogueOf(const Library &library)
{
    Catalogue catalogue = Catalogue::shipped();
    for (const TileSet &set : library.ownSets())
        catalogue.put(set);
    return catalogue;
}

QString word(const Arguments &arguments, int index, const QString &expected)
{
    if (arguments.plain().size() <= index)
        throw UsageError(expected);
    return arguments.plain()[index];
}

void requireCount(const Arguments &arguments, int count, const QString &expected)
{
    if (arguments.plain().size() != count)
        throw UsageError(expected);
}

/// The whole id, or the beginning of just one.
QString findGame(const Library &library, const QString &id)
{
    if (library.contains(id))
        return id;
    QStringList found;
    if (id.size() >= 4)
        for (const GameSummary &game : library.list())
            if (game.id.startsWith(id, Qt::CaseInsensitive))
                found.append(game.id);
    if (found.size() > 1)
        throw ReadError(library.path(), u"%1 games have an id that begins with \"%2\""_s.arg(found.size()).arg(id));
    if (found.isEmpty())
        throw ReadError(library.path(), u"there is no game \"%1\""_s.arg(id));
    return found.first();
}

QJsonObject summaryJson(const GameSummary &game)
{
    QJsonArray players;
    QJsonObject totals;
    for (const SummaryPlayer &p : game.players) {
        players.append(QJsonObject{{u"name"_s, p.name}, {u"colour"_s, toString(p.colour)}});
        totals.insert(p.name, p.total);
    }
    return {{u"id"_s, game.id}, {u"title"_s, game.title}, {u"started"_s, game.started}, {u"players"_s, players},
            {u"turns"_s, game.turns}, {u"finished"_s, game.finished}, {u"totals"_s, totals}};
}

QString summaryLine(const GameSummary &game)
{
    QStringList players;
    for (const SummaryPlayer &p : game.players)
        players.append(u"%1 %2"_s.arg(p.name).arg(p.total));
    const QString day = game.started.left(10);
    return u"%1  %2  %3 turns%4  %5%6\n"_s.arg(game.id, day.isEmpty() ? u"no date   "_s : day)
        .arg(game.turns, 4).arg(game.finished ? QString() : u", goes on"_s, players.join(u" · "_s),
                                game.title.isEmpty() ? QString() : u"  \""_s + game.title.simplified() + u'"');
}

int listGames(const Arguments &arguments)
{
    requireCount(arguments, 1, u"games list takes no further word"_s);
    QList<GameSummary> games;
    if (arguments.has(u"--library"_s) || QFileInfo::exists(libraryPath(arguments))) {
        requireLibrary(arguments);
        Library library(libraryPath(arguments));
        library.refreshSummaries(catalogueOf(library));
        games = library.list();
    }
    QJsonArray list;
    QString text;
    for (const GameSummary &game : games) {
        if (arguments.has(u"--json"_s))
            list.append(summaryJson(game));
        else
            text += summaryLine(game);
    }
    if (arguments.has(u"--json"_s))
        printJson(list);
    else
        print(text.isEmpty() ? u"No games yet.\n"_s : text);
    return Done;
}

int showGame(const Arguments &arguments)
{
    const QString id = word(arguments, 1, u"games show takes a game's id"_s);
    requireCount(arguments, 2, u"games show takes one id"_s);
    requireLibrary(arguments);
    const Library library(libraryPath(arguments));
    const TableRecord record = library.exportRecord(findGame(library, id));
    const ScoredGame result = scoreGame(catalogueOf(library), record, false);
    if (arguments.has(u"--json"_s))
        printJson(scoreJson(result.setup, result.state));
    else
        print(scoreTable(record, result.setup, result.state));
    return result.state.problems.isEmpty() ? Done : BreaksRules;
}

/// What became of each file. A file with several games is read in as a whole or not at all.
struct ImportReport {
    QJsonArray imported;
    QJsonArray duplicates;
    QJsonArray refused;
    QString text;
    QString errors;
};

void importFile(Library &library, const Catalogue &catalogue, const QString &file, const ReadGames &read, ImportReport &report)
{
    Database::Transaction transaction(library.database());
    for (const ReadRecord &game : read.games) {
        const ImportResult result = library.importRecord(game.record, catalogue);
        (result.duplicate ? report.duplicates : report.imported).append(QJsonObject{{u"file"_s, file}, {u"id"_s, result.id}});
        report.text += u"%1  %2  %3\n"_s.arg(result.duplicate ? u"known   "_s : u"imported"_s, result.id, file);
    }
    transaction.commit();
}

int importGames(const Arguments &arguments)
{
    if (arguments.plain().size() < 2)
        throw UsageError(u"games import takes one or more files"_s);
    std::optional<Library> library;
    Catalogue catalogue;
    ImportReport report;
    for (const QString &file : arguments.plain().mid(1)) {
        ReadGames read;
        try {
            read = readGameFile(file);
            if (read.games.isEmpty())
                throw ReadError(file, u"there is no game in this file"_s);
        } catch (const ReadError &error) {
            report.refused.append(QJsonObject{{u"file"_s, file}, {u"reason"_s, error.message().simplified()}});
            report.errors += u"wayside-cli: refused: %1\n"_s.arg(error.message().simplified());
            continue;
        }
        if (!library) {
            library.emplace(libraryPath(arguments));
            catalogue = catalogueOf(*library);
        }
        importFile(*library, catalogue, file, read, report);
    }
    if (arguments.has(u"--json"_s))
        printJson(QJsonObject{{u"imported"_s, report.imported}, {u"duplicates"_s, report.duplicates}, {u"refused"_s, report.refused}});
    else
        print(report.text);
    const QByteArray errors = report.errors.toUtf8();
    std::fwrite(errors.constData(), 1, size_t(errors.size()), stderr);
    if (report.refused.isEmpty())
        return Done;
    return report.refused.size() == arguments.plain().size() - 1 ? Unreadable : BreaksRules;
}

int exportGame(const Arguments &arguments)
{
    requireCount(arguments, 3, u"games export takes a game's id and the name of the file to write"_s);
    requireLibrary(arguments);
    const Library library(libraryPath(arguments));
    const QString id = findGame(library, arguments.plain()[1]);
    writeGameFile(arguments.plain()[2], {library.exportRecord(id)}, false, catalogueOf(library), {{id, library.summary(id).played}});
    return Done;
}

int deleteGame(const Arguments &arguments)
{
    requireCount(arguments, 2, u"games delete takes a game's id"_s);
    requireLibrary(arguments);
    Library library(libraryPath(arguments));
    library.purge(findGame(library, arguments.plain()[1]));
    return Done;
}

} // namespace

int gamesCommand(const QStringList &words)
{
    const Arguments arguments(words, {u"--json"_s}, {u"--library"_s});
    using Command = int (*)(const Arguments &);
    static const QMap<QString, Command> commands{{u"list"_s, listGames}, {u"show"_s, showGame}, {u"import"_s, importGames},
                                                 {u"export"_s, exportGame}, {u"delete"_s, deleteGame}};
    const QString name = word(arguments, 0, u"games takes list, show, import, export or delete"_s);
    const Command command = commands.value(name);
    if (!command)
        throw UsageError(u"games takes list, show, import, export or delete, not \"%1\""_s.arg(name));
    return command(arguments);
}

} // namespace wayside
