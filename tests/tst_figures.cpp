// The figures: each is a small table with its right answer, and the rules model must give exactly that.
#include <QtTest>

#include "model/game/game.h"
#include "model/game/scorejson.h"
#include "model/storage/recordfile.h"
#include "tests/support/scenarios.h"
#include "tests/support/tables.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace wayside;

namespace {

const QSet<QString> kNothingToDecide{u"S.contents"_s, u"S.prepare"_s, u"S.combine"_s, u"S.provisional"_s, u"T.contents"_s,
                                     u"T.prepare"_s, u"T.combine"_s, u"T.names"_s, u"T.provisional"_s};

QStringList figureIds()
{
    QStringList ids;
    for (const QString &file : QDir(u":/figures"_s).entryList({u"*.json"_s}))
        ids.append(file.chopped(5));
    return ids;
}

QJsonObject figure(const QString &id) { return readJsonFile(u":/figures/%1.json"_s.arg(id)); }

TableRecord recordOf(const QJsonObject &figure) { return readRecord(JsonPlace(figure.value("record"_L1), u"/record"_s)).record; }

/// Every member that is asked for is there with that value; of parts, each one asked for.
bool holds(const QJsonObject &wanted, const QJsonObject &found)
{
    for (const QString &key : wanted.keys()) {
        if (key != u"parts") {
            if (wanted.value(key) != found.value(key))
                return false;
            continue;
        }
        for (const QJsonValue &part : wanted.value(key).toArray()) {
            const QJsonArray parts = found.value(key).toArray();
            if (std::none_of(parts.begin(), parts.end(), [&](const QJsonValue &p) { return holds(part.toObject(), p.toObject()); }))
                return false;
        }
    }
    return true;
}

/// What is asked for in a list and not in it.
QStringList missing(const QJsonObject &expect, const QString &key, const QJsonObject &score)
{
    QStringList list;
    const QJsonArray found = score.value(key).toArray();
    for (const QJsonValue &wanted : expect.value(key).toArray())
        if (std::none_of(found.begin(), found.end(), [&](const QJsonValue &f) { return holds(wanted.toObject(), f.toObject()); }))
            list.append(QString::fromUtf8(QJsonDocument(wanted.toObject()).toJson(QJsonDocument::Compact)));
    return list;
}

QJsonObject withoutZero(QJsonObject points)
{
    for (const QString &name : points.keys())
        if (points.value(name).toInt() == 0)
            points.remove(name);
    return points;
}

QStringList sortedOnce(QStringList list)
{
    list.removeDuplicates();
    list.sort();
    return list;
}

void addRows()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : figureIds())
        QTest::newRow(qPrintable(id)) << id;
}

} // namespace

class tst_Figures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAreEnough() { QVERIFY2(figureIds().size() >= 60, qPrintable(QString::number(figureIds().size()))); }
    void everyFigureHolds_data() { addRows(); }
    void everyFigureHolds();
    void everyFigureIsWhole_data() { addRows(); }
    void everyFigureIsWhole();
    void everyRuleHasItsFigures();
    void recordsSurviveWritingAndReading_data() { addRows(); }
    void recordsSurviveWritingAndReading();
    void undoneToTheStartAndRedone_data() { addRows(); }
    void undoneToTheStartAndRedone();
    void aWrongAnswerWouldBeSeen();
};

void tst_Figures::everyFigureHolds()
{
    QFETCH(QString, id);
    const QJsonObject of = figure(id);
    const QJsonObject expect = of.value("expect"_L1).toObject();
    const Played game = played(recordOf(of));
    const QJsonObject score = scoreJson(game.setup, game.state, {});
    QStringList codes, wanted;
    for (const Problem &p : game.state.problems)
        codes.append(p.code);
    for (const QJsonValue &code : expect.value("codes"_L1).toArray())
        wanted.append(code.toString());
    QCOMPARE(sortedOnce(codes), sortedOnce(wanted));
    if (expect.contains("totals"_L1))
        QCOMPARE(withoutZero(score.value("totals"_L1).toObject()), expect.value("totals"_L1).toObject());
    for (const QString &key : {u"signposts"_s, u"tollhouses"_s, u"scorings"_s})
        QCOMPARE(missing(expect, key, score), QStringList());
    const QJsonArray gone = expect.value("absent"_L1)["tollhouses"_L1].toArray();
    for (const QJsonValue &tollhouse : score.value("tollhouses"_L1).toArray())
        QVERIFY(!gone.contains(tollhouse["at"_L1]));
}

void tst_Figures::everyFigureIsWhole()
{
    QFETCH(QString, id);
    const QJsonObject of = figure(id);
    QCOMPARE(of.value("id"_L1).toString(), id);
    QVERIFY(of.value("rules"_L1).toArray().contains(of.value("rule"_L1)));
    QSet<QString> titles;
    for (const QString &language : {u"en"_s, u"cs"_s, u"pl"_s}) {
        const QString title = of.value("title"_L1)[language].toString();
        QVERIFY2(!title.isEmpty() && !title.contains(u'!') && !titles.contains(title), qPrintable(title));
        titles.insert(title);
    }
    const TableRecord record = recordOf(of);
    QVERIFY(record.turns.size() <= 12);
    const Played game = played(record);
    QVERIFY(!of.value("mark"_L1).toArray().isEmpty());
    for (const QJsonValue &mark : of.value("mark"_L1).toArray()) {
        const Position at = JsonPlace(mark, u"/mark"_s).position();
        bool near = !game.state.board.isFree(at);
        for (Edge e : kSquareEdges)
            near = near || !game.state.board.isFree(neighbour(at, e));
        QVERIFY(near);
    }
    const QJsonObject expect = of.value("expect"_L1).toObject();
    QVERIFY2(expect.contains("codes"_L1) != expect.contains("problems"_L1), "either problems are wanted or none");
}

void tst_Figures::everyRuleHasItsFigures()
{
    const QStringList ids = figureIds();
    QHash<QString, QSet<QString>> byRule;
    for (const QString &id : ids)
        for (const QJsonValue &rule : figure(id).value("rules"_L1).toArray())
            byRule[rule.toString()].insert(id);
    QSet<QString> entries;
    for (const QJsonValue &value : readJsonFile(u":/rules/entries.json"_s).value("entries"_L1).toArray()) {
        const QString entry = value["id"_L1].toString();
        entries.insert(entry);
        QSet<QString> listed;
        for (const QJsonValue &id : value["figures"_L1].toArray())
            listed.insert(id.toString());
        QCOMPARE(listed, byRule.value(entry));
        if (!entry.startsWith(u'B') && !entry.startsWith(u'G') && !kNothingToDecide.contains(entry))
            QVERIFY2(!listed.isEmpty(), qPrintable(entry));
    }
    for (auto it = byRule.begin(); it != byRule.end(); ++it)
        QVERIFY2(entries.contains(it.key()), qPrintable(it.key()));
}

void tst_Figures::recordsSurviveWritingAndReading()
{
    QFETCH(QString, id);
    const TableRecord record = recordOf(figure(id));
    const QByteArray bytes = QJsonDocument(writeRecord(record)).toJson();
    const ReadGames again = readGames(bytes);
    QCOMPARE(again.games.size(), 1);
    QVERIFY(again.games.first().unknownKeys.isEmpty());
    QVERIFY(again.games.first().record == record);
    const Played a = played(record);
    const Played b = played(again.games.first().record);
    QCOMPARE(stateText(b.setup, b.state), stateText(a.setup, a.state));
}

void tst_Figures::undoneToTheStartAndRedone()
{
    QFETCH(QString, id);
    const TableRecord record = recordOf(figure(id));
    const QList<Event> events = eventsOf(record);
    Game game(shippedTiles(), headOf(record), events, events.size(), nullptr);
    const QString full = stateText(game.setup(), game.state());
    QStringList states{full};
    while (game.canUndo()) {
        game.undo();
        states.append(stateText(game.setup(), game.state()));
    }
    QVERIFY(game.state().turns == 0 && game.state().scorings.isEmpty());
    while (game.canRedo()) {
        states.removeLast();
        game.redo();
        QCOMPARE(stateText(game.setup(), game.state()), states.last());
    }
    const Played afresh = played(record);
    QCOMPARE(full, stateText(afresh.setup, afresh.state));
}

/// The comparison itself: turned round, every verdict of a figure must fail.
void tst_Figures::aWrongAnswerWouldBeSeen()
{
    for (const QString &id : figureIds()) {
        const QJsonObject of = figure(id);
        const Played game = played(recordOf(of));
        const QJsonObject score = scoreJson(game.setup, game.state, {});
        QJsonArray turned;
        for (const QJsonValue &value : of.value("expect"_L1)["signposts"_L1].toArray()) {
            QJsonObject signpost = value.toObject();
            signpost.insert(u"state"_s, signpost.value("state"_L1).toString() == u"correct" ? u"wrong"_s : u"correct"_s);
            turned.append(signpost);
        }
        QCOMPARE(missing({{u"signposts"_s, turned}}, u"signposts"_s, score).size(), turned.size());
    }
}

QTEST_GUILESS_MAIN(tst_Figures)
#include "tst_figures.moc"
