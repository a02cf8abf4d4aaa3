// How long very long tables take, and a library of many games: to list, to search, to count, to open and to step through, beside what the
// machine takes for the same bytes. Not a test: it reports.
// Usage: wayside_bench [GAMES] (default 10000)
#include "model/game/game.h"
#include "model/game/replay.h"
#include "model/storage/gamestore.h"
#include "model/storage/library.h"
#include "tests/bench/longgame.h"
#include "tests/bench/manygames.h"
#include "tests/bench/pagebench.h"
#include "tests/bench/timing.h"

#include <QApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

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
           }), 16);
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
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    const int games = app.arguments().size() > 1 ? qBound(20, app.arguments()[1].toInt(), 1000000) : 10000;
    const Catalogue catalogue = Catalogue::shipped();
    reportLongGames(catalogue);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    QStringList ids;
    {
        Library library(path);
        report("import of all games in one go", timed(1, [&](int) { ids = fillLibrary(library, catalogue, games); }));
    }
    std::printf("%d games, %lld MiB\n", games, (long long)(QFileInfo(path).size() / 1024 / 1024));
    report("opening the library", timed(5, [&](int) { Library library(path); }));
    Library library(path);
    reportReferences(library);
    report("list of all games", timed(5, [&](int) { library.list(); }), 100);
    report("looking for summaries to make up for", timed(5, [&](int) { library.refreshSummaries(catalogue); }));
    QList<CountedGame> counted;
    report("numbers of all games, read", timed(3, [&](int) { counted = library.countedGames(); }));
    report("statistics of all games, counted from them", timed(3, [&](int) { statisticsOf(counted); }), 1000);
    reportOneGame(library, catalogue, ids);
    reportPages(library, catalogue, ids);
    return 0;
}
