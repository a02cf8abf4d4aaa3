// Killed at any moment, the program loses nothing that was entered. The test starts itself as a child that enters a recorded
// game and says after each step that it is entered; the parent ends it without a warning and looks at the library.
#include <QtTest>

#include "model/game/game.h"
#include "model/storage/gamestore.h"
#include "model/storage/library.h"
#include "tests/support/scenarios.h"

#include <QProcess>
#include <QRandomGenerator>
#include <cstdio>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

TableRecord recordedGame() { return scenarioRecord(scenarioFiles(u"jcz"_s, u"001*.jcz"_s).first()); }

/// Every turn, and now and then an undo, a redo, or a turn taken back and entered again.
int stepCount(const TableRecord &record) { return int(record.turns.size()) * 3; }

void doStep(Game &game, const TableRecord &record, int step)
{
    const int turn = step / 3;
    if (step % 3 == 0)
        game.addTurn(record.turns[turn]);
    else if (turn % 5 == 4)
        game.goTo(step % 3 == 1 ? game.position() - 1 : game.position() + 1);
    else if (turn % 7 == 6 && step % 3 == 1)
        game.undoTurn();
    else if (turn % 7 == 6)
        game.addTurn(record.turns[turn]);
    else if (step % 3 == 1 && game.turnOpen())
        game.endTurn();
}

int enterGame(const QString &path)
{
    const Catalogue catalogue = Catalogue::shipped();
    const TableRecord record = recordedGame();
    Library library(path);
    const QString id = library.createGame(record);
    GameStore store(library, id);
    std::printf("game %s\n", qPrintable(id));
    std::fflush(stdout);
    Game game(catalogue, record, {}, 0, &store);
    for (int step = 0; step < stepCount(record); ++step) {
        doStep(game, record, step);
        std::printf("%d\n", step + 1);
        std::fflush(stdout);
    }
    return 0;
}

/// Events without the time at which they were entered, as texts.
QStringList plain(const QList<Event> &events)
{
    QStringList list;
    for (Event event : events) {
        event.when.clear();
        list.append(QString::fromUtf8(QJsonDocument(writeEvent(event)).toJson(QJsonDocument::Compact)));
    }
    return list;
}

struct Snapshot {
    QStringList events;
    qsizetype position = 0;
    friend bool operator==(const Snapshot &, const Snapshot &) = default;
};

} // namespace

class TestKill : public QObject
{
    Q_OBJECT

private:
    QList<Snapshot> m_after;    ///< what each number of steps leaves
    QTemporaryDir m_folder;

    /// Starts the child and kills it `delay` microseconds after it said that `steps` are entered (-1: after its start).
    /// Returns what it had said.
    QStringList killed(const QString &path, int steps, int delay) const
    {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {u"--enter"_s, path});
        QByteArray said;
        const QByteArray awaited = '\n' + QByteArray::number(steps) + '\n';
        while (steps >= 0 && !said.contains(awaited) && child.waitForReadyRead(60000))
            said += child.readAllStandardOutput();
        if (steps < 0)
            child.waitForStarted();
        QThread::usleep(ulong(delay));
        child.kill();
        child.waitForFinished();
        said += child.readAllStandardOutput();
        // The last line may be cut short by the kill: only whole lines were said.
        return QString::fromUtf8(said.left(said.lastIndexOf('\n') + 1)).split(u'\n', Qt::SkipEmptyParts);
    }

private Q_SLOTS:
    void initTestCase()
    {
        const Catalogue catalogue = Catalogue::shipped();
        const TableRecord record = recordedGame();
        Game game(catalogue, record, {}, 0, nullptr);
        m_after.append({{}, 0});
        for (int step = 0; step < stepCount(record); ++step) {
            doStep(game, record, step);
            m_after.append({plain(game.events()), game.position()});
        }
    }

    void nothingEnteredIsLost_data()
    {
        QTest::addColumn<int>("steps");
        QTest::addColumn<int>("delay");
        QRandomGenerator random(20261129);
        for (int i = 0; i < 50; ++i) {
            const bool early = i % 10 == 0;     // while the library itself is being made
            const int steps = early ? -1 : random.bounded(1, int(m_after.size()) - 2);
            const int delay = random.bounded(early ? 150000 : 4000);
            QTest::addRow("%d: %d steps, %d us", i + 1, steps, delay) << steps << delay;
        }
    }

    void nothingEnteredIsLost()
    {
        QFETCH(int, steps);
        QFETCH(int, delay);
        const QString path = m_folder.filePath(u"%1-%2.sqlite"_s.arg(steps).arg(delay));
        const QStringList said = killed(path, steps, delay);
        if (steps >= 0)
            QVERIFY2(said.size() > steps, "the child didn't get that far");
        Library library(path);
        QCOMPARE(library.database().value(u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
        if (said.isEmpty()) {
            QVERIFY(library.list().size() <= 1);
            return;
        }
        const int entered = int(said.size()) - 1;
        const LoadedGame loaded = library.loadGame(said.first().section(u' ', 1));
        const Snapshot found{plain(loaded.events), loaded.position};
        // The step under way when it was killed is in whole or not at all.
        const bool whole = found == m_after[entered] || (entered + 1 < m_after.size() && found == m_after[entered + 1]);
        QVERIFY2(whole, qPrintable(u"said %1 steps, found %2 of %3 events"_s.arg(entered).arg(found.position).arg(found.events.size())));
        foldEvents(loaded.head, loaded.events, loaded.position);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (app.arguments().size() == 3 && app.arguments()[1] == u"--enter")
        return enterGame(app.arguments()[2]);
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kill.moc"
