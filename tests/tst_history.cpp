// One history: whatever is entered, put right, undone or redone, the table is that of the record replayed afresh. And the options.
#include <QtTest>

#include "model/game/game.h"
#include "model/storage/recordfile.h"
#include "tests/support/scenarios.h"
#include "tests/support/tables.h"

using namespace Qt::StringLiterals;
using namespace wayside;

namespace {

const QByteArray kRoad = "{'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}], 'turns': ["
                         "{'player': 0, 'tile': 'base:U', 'at': [0, 0], 'rotation': 90, 'meeple': {'feature': 'road:E'}},"
                         "{'player': 1, 'tile': 'base:U', 'at': [1, 0], 'rotation': 90},"
                         "{'player': 0, 'tile': 'base:A', 'at': [2, 0], 'rotation': 90}]}";

std::unique_ptr<Game> gameOf(const TableRecord &record)
{
    const QList<Event> events = eventsOf(record);
    return std::make_unique<Game>(shippedTiles(), headOf(record), events, events.size(), nullptr);
}

bool equalsReplay(const Game &game)
{
    const GameSetup setup = setupOf(shippedTiles(), game.record());
    return stateText(setup, game.state()) == stateText(setup, replay(setup, game.record()));
}

QString totals(const Game &game) { return totalsOf({game.setup(), game.state()}); }

} // namespace

class tst_History : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void puttingAnOldTurnRight();
    void insertingAndRemoving();
    void previewSaysWhatAnEditChanges();
    void theOpenTurn();
    void aNewEventCutsWhatWasUndone();
    void goingOnFromAnEarlierPlaceLosesNothing();
    void whatCannotBeKeptIsNotDone();
    void optionsJudgeTheTableAgain();
    void aHeadWithoutAPlayerWhoIsNamed();
    void eventsComeBackFromTheirJson();
    void recordedGamesUndoneAndRedone();
    void optionsAsTheFormatNamesThem();
    void optionsThatAreRefused_data();
    void optionsThatAreRefused();
};

void tst_History::puttingAnOldTurnRight()
{
    const auto game = gameOf(table(kRoad));
    QCOMPARE(totals(*game), u"Ash 4, Birch 0"_s);
    Turn turn = game->record().turns[0];
    turn.meeple.reset();
    game->replaceTurn(0, turn);
    QCOMPARE(totals(*game), u"Ash 0, Birch 0"_s);
    QVERIFY(equalsReplay(*game));
    game->undo();
    QCOMPARE(totals(*game), u"Ash 4, Birch 0"_s);
    game->redo();
    QCOMPARE(totals(*game), u"Ash 0, Birch 0"_s);
}

void tst_History::insertingAndRemoving()
{
    const auto game = gameOf(table(kRoad));
    game->removeTurn(1);                // the road has a hole, and the last tile lies alone
    QCOMPARE(totals(*game), u"Ash 0, Birch 0"_s);
    QCOMPARE(problemsOf(game->state()), QStringList({u"2 wrong-player"_s, u"2 no-neighbour"_s}));
    QVERIFY(equalsReplay(*game));
    Turn missed;
    missed.player = 1;
    game->insertTurn(1, missed);
    QCOMPARE(problemsOf(game->state()), QStringList({u"3 no-neighbour"_s}));
    QVERIFY(equalsReplay(*game));
    while (game->canUndo())
        game->undo();
    QCOMPARE(game->state().turns, 0);
    while (game->canRedo())
        game->redo();
    QCOMPARE(problemsOf(game->state()), QStringList({u"3 no-neighbour"_s}));
}

void tst_History::previewSaysWhatAnEditChanges()
{
    const auto game = gameOf(table(kRoad));
    Event edit;
    edit.kind = EventKind::Replace;
    edit.index = 1;
    edit.turn = game->record().turns[1];
    edit.turn.adjust.append({1, 5, u"forgotten"_s, {}, {}});
    const QList<ScoreChange> changes = game->preview(edit);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0].turn, 2);
    QCOMPARE(changes[0].player, 1);
    QCOMPARE(changes[0].before, 0);
    QCOMPARE(changes[0].after, 5);
    QCOMPARE(totals(*game), u"Ash 4, Birch 0"_s);
}

void tst_History::theOpenTurn()
{
    const auto game = gameOf(table("{'start': [{'tile': 'base:D', 'at': [0, 0]}]}"));
    QVERIFY(!game->turnOpen());
    QCOMPARE(game->currentPlayer(), 0);
    Turn turn;
    turn.tile = u"base:D"_s;
    turn.at = {1, 0};
    game->addTurn(turn);
    QVERIFY(game->turnOpen());
    QCOMPARE(game->currentPlayer(), 0);
    turn.meeple = MeepleAction{u"road:E"_s, MeepleKind::Meeple, {}, {}};
    game->amendLast(turn);
    QVERIFY(!game->turnOpen());
    QCOMPARE(game->currentPlayer(), 1);
    game->undo();
    QVERIFY(game->turnOpen());
    game->endTurn();
    QVERIFY(!game->turnOpen());
    game->undo();
    turn.meeple.reset();
    turn.tile.clear();
    game->amendLast(turn);              // the player missed the turn after all: nothing can follow
    QVERIFY(!game->turnOpen());
}

void tst_History::aNewEventCutsWhatWasUndone()
{
    const auto game = gameOf(table(kRoad));
    game->undo();
    QVERIFY(game->canRedo());
    Turn missed;
    missed.player = 0;
    game->addTurn(missed);
    QVERIFY(!game->canRedo());
    QCOMPARE(game->record().turns.size(), 3);
    QVERIFY(equalsReplay(*game));
    game->undo();
    QCOMPARE(game->record().turns.size(), 2);
}

/// One wrong turn that is taken back is gone with the next; a whole evening's end isn't.
void tst_History::goingOnFromAnEarlierPlaceLosesNothing()
{
    const auto game = gameOf(table(kRoad));
    const QList<Turn> played = game->record().turns;
    QCOMPARE(played.size(), 3);
    while (game->record().turns.size() > 1)
        game->undo();
    Turn missed;
    missed.player = 1;
    game->addTurn(missed);
    QCOMPARE(game->record().turns.size(), 2);
    QVERIFY(game->record().turns.last() == missed);
    QVERIFY(equalsReplay(*game));
    game->undo();
    QCOMPARE(game->record().turns.size(), 1);
    while (game->record().turns.size() < 3 && game->canUndo())
        game->undo();
    QVERIFY(game->record().turns == played);
    QVERIFY(equalsReplay(*game));
}

namespace {
/// A disk that is full from some event on.
struct FullStore : EventStore {
    int room = 0;
    void append(qsizetype, const Event &) override { write(); }
    void setPosition(qsizetype) override { write(); }
    void write()
    {
        if (room-- <= 0)
            throw ReadError({}, u"The disk is full."_s);
    }
};
} // namespace

void tst_History::whatCannotBeKeptIsNotDone()
{
    const TableRecord record = table(kRoad);
    const QList<Event> events = eventsOf(record);
    FullStore store;
    Game game(shippedTiles(), headOf(record), events, events.size(), &store);
    QStringList told;
    connect(&game, &Game::notKept, this, [&](const QString &why) { told.append(why); });
    Turn missed;
    missed.player = 1;
    game.addTurn(missed);
    QVERIFY(game.record().turns == record.turns);
    game.undo();
    QVERIFY(game.record().turns == record.turns);
    QCOMPARE(told, QStringList({u"The disk is full."_s, u"The disk is full."_s}));
    store.room = 1;
    game.addTurn(missed);
    QCOMPARE(game.record().turns.size(), record.turns.size() + 1);
    QVERIFY(equalsReplay(game));
}

void tst_History::optionsJudgeTheTableAgain()
{
    const auto game = gameOf(table("{'start': [{'tile': 'base:E', 'at': [0, -1], 'rotation': 180}], 'turns': [{'player': 0, 'tile': 'base:D', 'at': [0, 0], 'meeple': {'feature': 'city:N'}}]}"));
    QCOMPARE(totals(*game), u"Ash 4, Birch 0"_s);
    TableRecord head = headOf(game->record());
    QVERIFY(setOption(head.rules, u"small-city"_s, u"2"_s));
    game->changeHead(head);
    QCOMPARE(totals(*game), u"Ash 2, Birch 0"_s);
    game->undo();
    QCOMPARE(totals(*game), u"Ash 4, Birch 0"_s);
}

void tst_History::aHeadWithoutAPlayerWhoIsNamed()
{
    const QByteArray players = "'players': [{'name': 'Ash', 'colour': 'red'}, {'name': 'Birch', 'colour': 'blue'}, {'name': 'Cedar', 'colour': 'green'}], ";
    for (const QByteArray &turn : {QByteArray("{'player': 2}"), QByteArray("{'player': 0, 'adjust': [{'player': 2, 'points': 1}]}"),
                                   QByteArray("{'player': 0, 'tokens': [{'kind': 'robber', 'beside': 2}]}"),
                                   QByteArray("{'player': 0, 'tokens': [{'kind': 'castle', 'at': [0, 0], 'player': 2}]}")}) {
        const auto game = gameOf(table("{" + players + "'turns': [" + turn + "]}"));
        TableRecord head = headOf(game->record());
        head.players.removeLast();
        bool refused = false;
        try {
            game->changeHead(head);
        } catch (const ReadError &) {
            refused = true;
        }
        QVERIFY2(refused, turn.constData());
        QCOMPARE(game->record().players.size(), 3);
        QCOMPARE(game->events().size(), 1);
    }
}

void tst_History::eventsComeBackFromTheirJson()
{
    for (const TableRecord &record : allScenarioRecords())
        for (const Event &event : eventsOf(record))
            QVERIFY(readEvent(writeEvent(event), int(record.players.size())) == event);
}

void tst_History::recordedGamesUndoneAndRedone()
{
    for (const TableRecord &record : allScenarioRecords()) {
        const auto game = gameOf(record);
        const QString full = stateText(game->setup(), game->state());
        game->goTo(game->position() / 2);
        QVERIFY(equalsReplay(*game));
        game->goTo(0);
        game->goTo(game->events().size());
        QCOMPARE(stateText(game->setup(), game->state()), full);
    }
}

/// Keys, order of values and defaults are the format's.
void tst_History::optionsAsTheFormatNamesThem()
{
    const QStringList expected{u"fields true false"_s, u"small-city 4 2"_s, u"abbot false true"_s, u"large-meeple false true"_s,
        u"inn-at-end zero ignored"_s, u"signposts-and-modifiers after part-of-road"_s, u"toll-turns-over this-turn own-turn"_s,
        u"leipzig-long-road ends per-square"_s, u"tunnels tokens printed"_s, u"labyrinth advanced basic"_s,
        u"farmhouses-c1 false true"_s, u"check-counts true false"_s};
    QStringList found;
    for (const OptionInfo &option : allOptions()) {
        found.append(option.key + u' ' + option.values.join(u' '));
        Ruleset rules;
        QCOMPARE(optionValue(rules, option.key), option.values[0]);
        QVERIFY(setOption(rules, option.key, option.values[1]));
        QCOMPARE(optionValue(rules, option.key), option.values[1]);
        QVERIFY(!setOption(rules, option.key, u"sometimes"_s));
        QCOMPARE(writeRuleset(rules).keys(), QStringList({option.key}));
        QVERIFY(readRuleset(JsonPlace(writeRuleset(rules), QString()), nullptr) == rules);
        QCOMPARE(writeRuleset(rules).value(option.key).isBool(), option.boolean);
    }
    QCOMPARE(found, expected);
    QVERIFY(writeRuleset(Ruleset()).isEmpty());
}

void tst_History::optionsThatAreRefused_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QString>("where");
    QTest::newRow("a number for a text") << QByteArray("{'options': {'small-city': 2}}") << u"/options/small-city"_s;
    QTest::newRow("a text for true") << QByteArray("{'options': {'fields': 'true'}}") << u"/options/fields"_s;
    QTest::newRow("no such value") << QByteArray("{'options': {'tunnels': 'magic'}}") << u"/options/tunnels"_s;
    QTest::newRow("no object") << QByteArray("{'options': 3}") << u"/options"_s;
}

void tst_History::optionsThatAreRefused()
{
    QFETCH(QByteArray, words);
    QFETCH(QString, where);
    QJsonObject o = parseJson(QByteArray(words).replace('\'', '"')).toObject();
    o.insert(u"format"_s, u"wayside-record"_s);
    o.insert(u"version"_s, 1);
    try {
        readRecord(JsonPlace(o, QString()));
    } catch (const ReadError &error) {
        QCOMPARE(error.where(), where);
        return;
    }
    QFAIL("it was read");
}

QTEST_GUILESS_MAIN(tst_History)
#include "tst_history.moc"
