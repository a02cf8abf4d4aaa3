// The library's games: what goes in comes out, and nothing is doubled or lost.
#include <QtTest>

#include "model/game/game.h"
#include "model/game/keptdefinitions.h"
#include "model/game/replay.h"
#include "model/rules/rulesversion.h"
#include "model/storage/gamestore.h"
#include "model/storage/library.h"
#include "model/storage/recordfile.h"
#include "model/tiles/boxcheck.h"
#include "model/tiles/ownsets.h"
#include "model/tiles/tileediting.h"
#include "tests/support/libraryfiles.h"
#include "tests/support/scenarios.h"

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

TableRecord withoutId(TableRecord record)
{
    record.id.clear();
    return record;
}

} // namespace

class TestLibrary : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = Catalogue::shipped();
    QTemporaryDir m_folder;
    int m_count = 0;
    QString newPath() { return m_folder.filePath(u"library-%1.sqlite"_s.arg(++m_count)); }

    TableRecord sample() const { return scenarioRecord(scenarioFiles(u"cases"_s, u"random-900001.json"_s).first()); }
    /// Plays all of a record into a game of the library, as a window does.
    void play(Game &game, const TableRecord &record) const
    {
        for (const Turn &turn : record.turns)
            game.addTurn(turn);
        if (record.finished)
            game.finish(true);
    }
    /// One provisional tile laid beside the start tile, without definitions of its own.
    static TableRecord provisionalGame()
    {
        TableRecord record;
        record.sets = {u"base-c3"_s, u"signposts"_s, u"inns"_s};
        record.players = {Player{u"Ash"_s, Colour::Red, {}}, Player{u"Birch"_s, Colour::Blue, {}}};
        record.start = {StartTile{u"base:D"_s, {0, 0}, Rotation::R0, {}}};
        Turn turn;
        turn.tile = u"signposts:03"_s;
        turn.at = {1, 0};
        turn.rotation = Rotation::R90;
        record.turns = {turn};
        return record;
    }
    /// The sets as somebody's box has them: other signposts on one tile, and a tile of the inns that isn't provisional itself.
    static TileSet putRight(const Catalogue &catalogue, const QString &set = u"signposts"_s, const QString &tile = u"signposts:03"_s)
    {
        BoxCheck check(*catalogue.set(set));
        for (qsizetype i = 0; i < check.size(); ++i) {
            TileSketch sketch = TileSketch::fromDefinition(*check.tile(i));
            if (check.tile(i)->id == tile)
                sketch.setEdge({0, Edge::E}, EdgeKind::City);
            check.change(i, sketch.toDefinition());
        }
        return check.confirmedSet();
    }
    void checkKept(Library &library, const QString &id, Catalogue catalogue)
    {
        const QString inn = u"inns:CFR"_s;
        QVERIFY(!catalogue.find(inn)->provisional);
        const TileRef before = catalogue.find(u"signposts:03"_s);
        catalogue.put(putRight(catalogue));
        catalogue.put(putRight(catalogue, u"inns"_s, inn));
        QVERIFY(!samePattern(*catalogue.find(before->id), *before));
        QVERIFY(!samePattern(*catalogue.find(inn), *m_catalogue.find(inn)));
        const LoadedGame loaded = library.loadGame(id);
        const Game game(catalogue, loaded.head, loaded.events, loaded.position, nullptr);
        QVERIFY(samePattern(*game.setup().tiles.find(before->id), *before));
        QVERIFY(samePattern(*game.setup().tiles.find(inn), *m_catalogue.find(inn)));
        QCOMPARE(game.setup().tiles.copies(before->id), 1);
        QVERIFY(game.state().problems.isEmpty());
    }

private Q_SLOTS:
    void everyScenarioComesBackEqual_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : scenarioFiles(u"cases"_s, u"*.json"_s) + scenarioFiles(u"jcz"_s, u"*.jcz"_s))
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }

    void everyScenarioComesBackEqual()
    {
        QFETCH(QString, path);
        const TableRecord record = scenarioRecord(path);
        Library library(newPath());
        const ImportResult imported = library.importRecord(record, m_catalogue);
        QVERIFY(!imported.duplicate && !QUuid::fromString(imported.id).isNull());
        TableRecord back = library.exportRecord(imported.id);
        QCOMPARE(back.id, imported.id);
        // Without totals of its own the import keeps what this program shows.
        QVERIFY(!back.shownTotals.isEmpty());
        back.shownTotals = record.shownTotals;
        back.rulesVersion = record.rulesVersion;
        QVERIFY(withoutId(back) == withoutId(withKeptDefinitions(m_catalogue, record)));
        // And through the file form into another library, under its id.
        const TableRecord out = library.exportRecord(imported.id);
        Library other(newPath());
        QCOMPARE(other.importRecord(readGames(QJsonDocument(writeRecord(out)).toJson()).games.first().record, m_catalogue).id, imported.id);
        QVERIFY(other.exportRecord(imported.id) == out);
    }

    /// However a game comes into the library, a set that is put right later leaves it as it was played.
    void everyGameKeepsItsDefinitions_data()
    {
        QTest::addColumn<QString>("way");
        for (const QString &way : {u"import"_s, u"import of the file written"_s, u"duplicate"_s, u"continue from a turn"_s, u"continue from the start"_s})
            QTest::newRow(qPrintable(way)) << way;
    }
    void everyGameKeepsItsDefinitions()
    {
        QFETCH(QString, way);
        Library library(newPath());
        Catalogue catalogue = m_catalogue;
        const TableRecord record = provisionalGame();
        QString id = library.importRecord(record, catalogue).id;
        if (way == u"import of the file written") {
            Library other(newPath());
            id = other.importRecord(readGames(QJsonDocument(writeRecord(library.exportRecord(id))).toJson()).games.first().record, catalogue).id;
            checkKept(other, id, catalogue);
            return;
        }
        if (way == u"duplicate")
            id = library.duplicate(id, u"Copy"_s);
        if (way.startsWith(u"continue"))
            id = library.continueFrom(id, way.endsWith(u"start") ? 0 : 1, u"What if"_s);
        checkKept(library, id, catalogue);
    }

    void aFileIsKnownAgainAfterItsSetChanged()
    {
        Library library(newPath());
        Catalogue catalogue = m_catalogue;
        const TableRecord record = provisionalGame();
        const QString id = library.importRecord(record, catalogue).id;
        catalogue.put(putRight(catalogue));
        const ImportResult again = library.importRecord(record, catalogue);
        QVERIFY(again.duplicate);
        QCOMPARE(again.id, id);
    }

    void playedGameIsThereAfterEveryEvent()
    {
        const TableRecord record = sample();
        const QString path = newPath();
        Library library(path);
        const QString id = library.createGame(record);
        {
            GameStore store(library, id);
            const LoadedGame loaded = library.loadGame(id);
            Game game(m_catalogue, loaded.head, loaded.events, loaded.position, &store);
            for (const Turn &turn : record.turns) {
                game.addTurn(turn);
                Library second(path);   // as another start of the program sees it
                const LoadedGame now = second.loadGame(id);
                QCOMPARE(now.events, game.events());
                QCOMPARE(now.position, game.position());
            }
            game.finish(true);
            library.updateSummary(id, game.record(), game.state());
        }
        const TableRecord back = library.exportRecord(id);
        QCOMPARE(back.turns, record.turns);
        QVERIFY(back.finished);
        QCOMPARE(back.rulesVersion, rulesVersion());
        QCOMPARE(back.shownTotals.value(record.players[0].name).toInt(), 33);
        const GameSummary summary = library.summary(id);
        QCOMPARE(summary.turns, int(record.turns.size()));
        QCOMPARE(summary.players[0].total, 33);
        QCOMPARE(summary.players[1].total, 21);
        QVERIFY(summary.finished);
    }

    void undoPositionAndRedoTailAreKept()
    {
        const TableRecord record = sample();
        Library library(newPath());
        const QString id = library.createGame(record);
        GameStore store(library, id);
        Game game(m_catalogue, record, {}, 0, &store);
        play(game, record);
        const qsizetype all = game.events().size();
        game.goTo(10);
        LoadedGame loaded = library.loadGame(id);
        QCOMPARE(loaded.position, 10);
        QCOMPARE(loaded.events.size(), all);
        QCOMPARE(library.exportRecord(id).turns, record.turns.first(10));
        // The next event cuts what was undone.
        game.addTurn(record.turns[10]);
        loaded = library.loadGame(id);
        QCOMPARE(loaded.position, 11);
        QCOMPARE(loaded.events.size(), 11);
        QCOMPARE(loaded.events, game.events());
    }

    void headEventsKeepPlayersAndTitleRight()
    {
        TableRecord record = sample();
        Library library(newPath());
        const QString id = library.createGame(record);
        GameStore store(library, id);
        Game game(m_catalogue, library.loadGame(id).head, {}, 0, &store);
        game.addTurn(record.turns[0]);
        TableRecord head = game.record();
        head.players.append({u"Cedar"_s, Colour::Black, {}});
        head.title = u"Three now"_s;
        game.changeHead(head);
        Turn third;
        third.player = 2;
        game.addTurn(third);
        QCOMPARE(library.loadGame(id).events, game.events());
        QCOMPARE(library.exportRecord(id).players.size(), 3);
        QCOMPARE(library.summary(id).title, u"Three now"_s);
        library.rename(id, u"Another"_s);
        QCOMPARE(library.exportRecord(id).title, u"Another"_s);
    }

    void importingTwiceMakesNoDoubles()
    {
        Library library(newPath());
        const QList<TableRecord> records = allScenarioRecords();
        QStringList ids;
        for (const TableRecord &record : records)
            ids.append(library.importRecord(record, m_catalogue).id);
        for (qsizetype i = 0; i < records.size(); ++i) {
            const ImportResult again = library.importRecord(records[i], m_catalogue);
            QVERIFY(again.duplicate);
            QCOMPARE(again.id, ids[i]);
            QVERIFY(library.importRecord(library.exportRecord(ids[i]), m_catalogue).duplicate);
        }
        QCOMPARE(library.list().size(), records.size());
        // A renamed game is still the same; a deleted one may come back.
        library.rename(ids[0], u"Renamed"_s);
        QVERIFY(library.importRecord(records[0], m_catalogue).duplicate);
        const TableRecord gone = library.exportRecord(ids[1]);
        library.deleteGame(ids[1]);
        QVERIFY(!library.importRecord(gone, m_catalogue).duplicate);
        QVERIFY(library.exportRecord(ids[1]) == gone);
    }

    void deletingCanBeUndoneUntilPurged()
    {
        Library library(newPath());
        const QString id = library.importRecord(sample(), m_catalogue).id;
        const GameSummary before = library.summary(id);
        library.deleteGame(id);
        QVERIFY(library.list().isEmpty() && !library.contains(id));
        QVERIFY(messageOf([&] { library.loadGame(id); }).contains(id));
        QVERIFY(!messageOf([&] { GameStore store(library, id); }).isEmpty());
        library.undelete(id);
        QCOMPARE(library.summary(id), before);
        QCOMPARE(library.exportRecord(id).turns, sample().turns);
        library.deleteGame(id);
        library.purgeDeleted();
        QVERIFY(!messageOf([&] { library.undelete(id); }).isEmpty());
        QCOMPARE(library.database().value(u"SELECT count(*) FROM event"_s).toInt(), 0);
    }

    void copiesAndWhatIf()
    {
        Library library(newPath());
        const QString id = library.importRecord(sample(), m_catalogue).id;
        const QString copy = library.duplicate(id, u"A copy"_s);
        QVERIFY(copy != id);
        QCOMPARE(library.exportRecord(copy).turns, sample().turns);
        QCOMPARE(library.summary(copy).title, u"A copy"_s);
        QCOMPARE(library.summary(copy).players, library.summary(id).players);
        const QString other = library.continueFrom(id, 7, u"What if"_s);
        library.refreshSummaries(m_catalogue);
        const GameSummary summary = library.summary(other);
        QCOMPARE(summary.origin, id);
        QCOMPARE(summary.originTurn, 7);
        QCOMPARE(summary.turns, 7);
        QVERIFY(!summary.finished);
        QCOMPARE(library.exportRecord(other).turns, sample().turns.first(7));
        QCOMPARE(library.exportRecord(id).turns, sample().turns);
    }

    void summariesAreMadeUpForAfterACrash()
    {
        const TableRecord record = sample();
        Library library(newPath());
        const QString id = library.createGame(record);
        GameStore store(library, id);
        Game game(m_catalogue, record, {}, 0, &store);
        play(game, record);
        QCOMPARE(library.summary(id).turns, 0);
        library.refreshSummaries(m_catalogue);
        QCOMPARE(library.summary(id).turns, int(record.turns.size()));
        QCOMPARE(library.summary(id).players[0].total, 33);
    }

    void whatWasShownIsNeverChangedByReading()
    {
        TableRecord record = sample();
        record.rulesVersion = u"0.9"_s;
        record.shownTotals = {{record.players[0].name, 30}, {record.players[1].name, 21}};
        Library library(newPath());
        const QString id = library.importRecord(record, m_catalogue).id;
        library.refreshSummaries(m_catalogue);
        const TableRecord back = library.exportRecord(id);
        QCOMPARE(back.rulesVersion, u"0.9"_s);
        QCOMPARE(back.shownTotals, record.shownTotals);
        QCOMPARE(library.summary(id).players[0].total, 33);
        const auto differences = shownDifferences(back, {33, 21});
        QCOMPARE(differences.size(), 1);
        QCOMPARE(differences.value(record.players[0].name), std::pair(30, 33));
    }

    void notesTagsPicturesAndTheRest()
    {
        const QString path = newPath();
        QString id;
        TileSet own;
        own.id = u"mine"_s;
        own.family = u"mine"_s;
        own.name = {{u"en"_s, u"Mine"_s}};
        own.tiles = m_catalogue.sets().first().tiles.first(2);
        {
            Library library(path);
            id = library.importRecord(sample(), m_catalogue).id;
            library.setNote(id, u"Rain\nall day \u0142 \U0001F327"_s);
            library.setTags(id, {u"club"_s, u"with, comma"_s});
            library.setPicture(id, "png");
            library.setLastGame(id);
            library.setSetting(u"box-check"_s, u"{\"base:D\":4}"_s);
            library.rememberPlayers({{u"Ash"_s, Colour::Red, {}}, {u"Birch"_s, Colour::Blue, {}}});
            QTest::qWait(2);
            library.rememberPlayers({{u"Birch"_s, Colour::Green, {}}});
            library.putOwnSet(own);
        }
        Library library(path);
        QCOMPARE(library.summary(id).note, u"Rain\nall day \u0142 \U0001F327"_s);
        QCOMPARE(library.summary(id).tags, (QStringList{u"club"_s, u"with, comma"_s}));
        QCOMPARE(library.picture(id), QByteArray("png"));
        QCOMPARE(library.lastGame(), id);
        QCOMPARE(library.setting(u"box-check"_s), u"{\"base:D\":4}"_s);
        QCOMPARE(library.rememberedPlayers(), (QList<Player>{{u"Birch"_s, Colour::Green, {}}, {u"Ash"_s, Colour::Red, {}}}));
        QCOMPARE(library.ownSets().size(), 1);
        QCOMPARE(writeTileSet(library.ownSets().first()), writeTileSet(own));
        QVERIFY(library.ownSets().first().own);
        GameStore(library, id).setPosition(3);
        QVERIFY2(library.picture(id).isEmpty(), "the picture is of another table");
        library.deleteGame(id);
        QVERIFY(library.lastGame().isEmpty());
        library.removeOwnSet(u"mine"_s);
        QVERIFY(library.ownSets().isEmpty());
    }

    void placeAndTimeAreKeptBesideTheRecord()
    {
        const TableRecord record = sample();
        Library library(newPath());
        const QString id = library.createGame(record);
        QCOMPARE(library.summary(id).played, PlayDetails());
        library.database().run(u"UPDATE game SET modified = '2026-11-29T18:00:00Z'"_s);
        GameStore store(library, id);
        const QList<Event> events = eventsOf(record);
        const QStringList times{u"2026-11-29T18:04:00Z"_s, u"2026-11-29T18:20:30Z"_s, u"2026-11-29T20:00:00Z"_s, u"2026-11-29T20:09:00Z"_s};
        for (int i = 0; i < times.size(); ++i) {
            Event event = events[i];
            event.when = times[i];
            store.append(i, event);
        }
        // 4 + 16.5 minutes, a break that doesn't count, and 9 more.
        QCOMPARE(library.summary(id).played.minutes, 30);
        library.setPlace(id, u"Klub u Ř\U0001F3E0"_s);
        library.setMinutes(id, 95);
        library.setStarted(id, u"2026-11-28T17:30:00Z"_s);
        const GameSummary summary = library.summary(id);
        QCOMPARE(summary.played, (PlayDetails{u"Klub u Ř\U0001F3E0"_s, 95}));
        QCOMPARE(library.exportRecord(id).started, u"2026-11-28T17:30:00Z"_s);
        QCOMPARE(library.summary(library.duplicate(id, u"Copy"_s)).played, summary.played);
        QCOMPARE(library.summary(library.continueFrom(id, 2, u"What if"_s)).played, PlayDetails());
        library.setMinutes(id, 0);
        QCOMPARE(library.summary(id).played.minutes, 30);
    }

    void aFinishedGameTakesNoMoreTime()
    {
        Library library(newPath());
        const QString id = library.importRecord(sample(), m_catalogue).id;
        QVERIFY(library.summary(id).finished);
        library.database().run(u"UPDATE game SET modified = '2026-11-29T18:00:00Z'"_s);
        Event comment;
        comment.kind = EventKind::Replace;
        comment.turn = sample().turns.first();
        comment.turn.comment = u"well played"_s;
        comment.when = u"2026-11-29T18:10:00Z"_s;
        GameStore(library, id).append(library.loadGame(id).position, comment);
        QCOMPARE(library.summary(id).played.minutes, 0);
    }

    void twoWindowsOnOneGame()
    {
        const TableRecord record = sample();
        const QString path = newPath();
        Library library(path);
        Library second(path);
        const QString id = library.createGame(record);
        GameStore store(library, id);
        GameStore late(second, id);
        Game game(m_catalogue, record, {}, 0, &store);
        game.addTurn(record.turns[0]);
        QVERIFY(messageOf([&] { late.append(0, game.events()[0]); }).contains(u"another window"));
        QVERIFY(messageOf([&] { late.setPosition(0); }).contains(u"another window"));
        QCOMPARE(second.loadGame(id).events, game.events());
        game.addTurn(record.turns[1]);
        library.deleteGame(id);
        QSignalSpy notKept(&game, &Game::notKept);
        game.addTurn(record.turns[2]);
        QCOMPARE(notKept.size(), 1);
        QVERIFY(!notKept[0][0].toString().isEmpty());
        QCOMPARE(game.events().size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"
