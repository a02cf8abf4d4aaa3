// How long very long tables take, and a library of many games: to list, to open, and to step through. Not a test: it reports.
// Usage: wayside_bench [GAMES] (default 10000)
#include "model/game/game.h"
#include "model/game/replay.h"
#include "model/storage/gamestore.h"
#include "model/storage/library.h"
#include "tests/bench/longgame.h"
#include "tests/support/scenarios.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

struct Timing {
    double median = 0;
    double worst = 0;
    double processor = 0;       ///< mean; on a busy machine nearer to the truth than the clock
};

/// Milliseconds of one call, over several.
Timing timed(int times, const std::function<void(int)> &action)
{
    QList<double> all;
    const std::clock_t before = std::clock();
    for (int i = 0; i < times; ++i) {
        QElapsedTimer timer;
        timer.start();
        action(i);
        all.append(double(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(all.begin(), all.end());
    return {all[all.size() / 2], all.last(), double(std::clock() - before) * 1000 / CLOCKS_PER_SEC / times};
}

void report(const char *what, const Timing &t)
{
    std::printf("%-58s %9.2f ms  (worst %.2f, processor %.2f)\n", what, t.median, t.worst, t.processor);
    std::fflush(stdout);
}

/// A recorded game with other names, another day and, now and then, an earlier end.
TableRecord varied(const TableRecord &game, int number, QRandomGenerator &random)
{
    static const QStringList names{u"Ash"_s, u"Birch"_s, u"Cedar"_s, u"Elm"_s, u"Hazel"_s, u"Linden"_s, u"Maple"_s, u"Oak"_s, u"Rowan"_s, u"Willow"_s};
    TableRecord record = game;
    record.id = QUuid::createUuidV5(QUuid(), QString::number(number)).toString(QUuid::WithoutBraces);
    record.title = u"Evening %1"_s.arg(number);
    record.tags = number % 3 ? QStringList() : QStringList{u"club"_s};
    record.started = QDateTime(QDate(2020, 1, 1), QTime(18, 0), Qt::UTC).addSecs(qint64(number) * 18000).toString(Qt::ISODate);
    const int first = random.bounded(int(names.size()));
    for (qsizetype i = 0; i < record.players.size(); ++i)
        record.players[i].name = names[(first + i) % names.size()];
    record.finished = random.bounded(20) != 0;
    if (!record.finished)
        record.turns.resize(random.bounded(int(record.turns.size()) + 1));
    return record;
}

QStringList fill(Library &library, const Catalogue &catalogue, int games)
{
    const QList<TableRecord> recorded = allScenarioRecords();
    QRandomGenerator random(10000);
    QStringList ids;
    Database::Transaction transaction(library.database());
    for (int i = 0; i < games; ++i)
        ids.append(library.importRecord(varied(recorded[i % recorded.size()], i, random), catalogue).id);
    transaction.commit();
    return ids;
}

/// What the machine itself takes for the same bytes, so that numbers can be compared between machines.
void reportReferences(Library &library)
{
    report("reference: SELECT count(*), sum(turns) FROM game", timed(5, [&](int) { library.database().value(u"SELECT count(*), sum(turns) FROM game"_s); }));
    QList<QByteArray> texts;
    report("reference: reading the players' texts of all games", timed(5, [&](int) {
               texts.clear();
               QSqlQuery query = library.database().run(u"SELECT players FROM game"_s);
               while (query.next())
                   texts.append(query.value(0).toString().toUtf8());
           }));
    report("reference: parsing those as JSON", timed(5, [&](int) {
               for (const QByteArray &text : texts)
                   QJsonDocument::fromJson(text);
           }));
}

void reportOneGame(Library &library, const Catalogue &catalogue, const QStringList &ids)
{
    QRandomGenerator random(1);
    const auto any = [&] { return ids[random.bounded(int(ids.size()))]; };
    report("one game: read with all its events", timed(200, [&](int) { library.loadGame(any()); }));
    report("one game: open for review (every turn played)", timed(50, [&](int) {
               const LoadedGame loaded = library.loadGame(any());
               Game game(catalogue, loaded.head, loaded.events, loaded.position, nullptr);
           }));
    const QString id = *std::max_element(ids.begin(), ids.end(), [&](const QString &a, const QString &b) {
        return library.summary(a).turns < library.summary(b).turns;
    });
    const LoadedGame loaded = library.loadGame(id);
    Game game(catalogue, loaded.head, loaded.events, loaded.position, nullptr);
    const TableRecord record = game.record();
    report("the longest game: play all of it again", timed(20, [&](int) { replay(game.setup(), record); }));
    int points = 0;
    report("the longest game: any turn of an open review", timed(200, [&](int) {
               const State state = game.stateAfter(random.bounded(int(record.turns.size()) + 1));
               for (const int total : state.totals(int(record.players.size())))
                   points += total;
           }));
    report("the longest game: one turn more", timed(50, [&](int) {
               State state = game.stateAfter(record.turns.size() - 1);
               applyTurn(game.setup(), state, record.turns.last());
           }));
    const QString fresh = library.createGame(headOf(record));
    GameStore store(library, fresh);
    Game entered(catalogue, headOf(record), {}, 0, &store);
    report("entering a turn, on the disk before it returns", timed(int(record.turns.size()), [&](int i) { entered.addTurn(record.turns[i]); }));
    report("undoing and redoing one", timed(20, [&](int i) { entered.goTo(entered.position() + (i % 2 ? 1 : -1)); }));
}

/// How the time grows with the turns: a file may hold far more than any box allows.
void reportLongGames(const Catalogue &catalogue)
{
    for (const int turns : {100, 500, 1000, 3000}) {
        const TableRecord record = longGame(catalogue, turns);
        const GameSetup setup = setupOf(catalogue, record);
        report(qPrintable(u"a table of %1 turns: played and scored"_s.arg(turns)), timed(3, [&](int) { replay(setup, record); }));
        report(qPrintable(u"a table of %1 turns: opened, any turn at hand"_s.arg(turns)), timed(1, [&](int) {
                   Game game(catalogue, headOf(record), eventsOf(record), turns, nullptr);
               }));
    }
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const int games = app.arguments().size() > 1 ? qBound(20, app.arguments()[1].toInt(), 1000000) : 10000;
    const Catalogue catalogue = Catalogue::shipped();
    reportLongGames(catalogue);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    QStringList ids;
    {
        Library library(path);
        report("import of all games in one go", timed(1, [&](int) { ids = fill(library, catalogue, games); }));
    }
    std::printf("%d games, %lld MiB\n", games, (long long)(QFileInfo(path).size() / 1024 / 1024));
    report("opening the library", timed(5, [&](int) { Library library(path); }));
    Library library(path);
    reportReferences(library);
    report("list of all games", timed(5, [&](int) { library.list(); }));
    report("looking for summaries to make up for", timed(5, [&](int) { library.refreshSummaries(catalogue); }));
    reportOneGame(library, catalogue, ids);
    return 0;
}
