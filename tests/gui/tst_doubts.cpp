// Where the sources disagree, the panels beside the board say so, with the option that decides and what the table plays.
#include "model/game/words.h"
#include "model/rules/doubts.h"
#include "model/storage/recordfile.h"
#include "tests/support/scenarios.h"
#include "tests/support/tables.h"
#include "views/board/boardtips.h"
#include "views/inspector/signpostlist.h"
#include "views/inspector/tollpanel.h"
#include "views/scoreboard/scorelog.h"

#include <QTest>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<Game> figure(const QString &name)
{
    const TableRecord record = readRecord(JsonPlace(readJsonFile(u":/figures/%1.json"_s.arg(name)).value("record"_L1), u"/record"_s)).record;
    const QList<Event> events = eventsOf(record);
    return std::make_unique<Game>(shippedTiles(), headOf(record), events, events.size(), nullptr);
}

QList<Line> flat(const LineModel &model, const QModelIndex &parent = {})
{
    QList<Line> lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        lines.append(model.line(index));
        lines.append(flat(model, index));
    }
    return lines;
}

/// The lines of a panel that name the rule.
QList<Line> linesAbout(LinePanel &panel, const QString &rule)
{
    panel.setRuleStatus([](const QString &id) { return id == u"S.leipzig" ? u"unclear"_s : u"printed"_s; });
    panel.resize(320, 500);
    panel.show();
    QList<Line> lines = flat(panel.view().lines());
    lines.removeIf([&](const Line &line) { return line.rule != rule; });
    return lines;
}

QString playsText(const QString &option, const QString &value)
{
    return wordForOption(option) + u": "_s + wordForOptionValue(option, value);
}

} // namespace

class TestDoubts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void signposts_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        QTest::newRow("ends") << u"s-leipzig-ends-no"_s << u"ends"_s;
        QTest::newRow("per square") << u"s-leipzig-square-yes"_s << u"per-square"_s;
    }

    void signposts()
    {
        QFETCH(QString, name);
        QFETCH(QString, value);
        const auto game = figure(name);
        SignpostList list(*game);
        const QList<Line> lines = linesAbout(list, u"S.leipzig"_s);
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines.first().detail.contains(playsText(u"leipzig-long-road"_s, value)), qPrintable(lines.first().detail));
        QCOMPARE(lines.first().status, u"unclear"_s);
        QVERIFY(tipForSignpost(game->setup(), game->state(), verdicts(game->state(), game->setup()).first().which)
                    .contains(playsText(u"leipzig-long-road"_s, value).toHtmlEscaped()));
    }

    void scores_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("value");
        QTest::newRow("witch, after") << u"s-modifiers-witch-after"_s << u"S.modifiers"_s << u"after"_s;
        QTest::newRow("witch, part of the road") << u"s-modifiers-witch-part"_s << u"S.modifiers"_s << u"part-of-road"_s;
        QTest::newRow("unfinished inn, after") << u"s-modifiers-inn-open-after"_s << u"S.modifiers"_s << u"after"_s;
        QTest::newRow("unfinished inn, part of the road") << u"s-modifiers-inn-open-part"_s << u"S.modifiers"_s << u"part-of-road"_s;
        QTest::newRow("toll") << u"t-flip-this-turn"_s << u"T.flip"_s << u"this-turn"_s;
        QTest::newRow("toll, own turn") << u"t-flip-own-turn"_s << u"T.flip"_s << u"own-turn"_s;
        QTest::newRow("C1 farmhouse") << u"t-c1-on"_s << u"T.c1"_s << u"true"_s;
    }

    void scores()
    {
        QFETCH(QString, name);
        QFETCH(QString, rule);
        QFETCH(QString, value);
        const auto game = figure(name);
        ScoreLog log(*game);
        const QList<Line> lines = linesAbout(log, rule);
        QVERIFY(!lines.isEmpty());
        QVERIFY2(lines.first().text.contains(playsText(optionDeciding(rule), value)), qPrintable(lines.first().text));
        QCOMPARE(lines.first().status, u"unclear"_s);
    }

    void aTollhouseThatWaits()
    {
        const auto game = figure(u"t-flip-own-turn-waits"_s);
        TollPanel panel(*game);
        const QList<Line> lines = linesAbout(panel, u"T.flip"_s);
        QVERIFY(!lines.isEmpty());
        QVERIFY2(lines.first().detail.contains(playsText(u"toll-turns-over"_s, u"own-turn"_s)), qPrintable(lines.first().detail));
        QCOMPARE(lines.first().status, u"unclear"_s);
    }

    /// A score that every reading gives alike names no doubt.
    void nothingIsSaidWhereNothingIsUnclear()
    {
        for (const QString &name : {u"s-modifiers-inn-after"_s, u"s-modifiers-mage"_s, u"s-value-3"_s, u"t-travellers-no"_s, u"x-witch-half"_s}) {
            const auto game = figure(name);
            ScoreLog log(*game);
            log.resize(320, 500);
            log.show();
            for (const Line &line : flat(log.view().lines()))
                QVERIFY2(optionDeciding(line.rule).isEmpty(), qPrintable(name + u": "_s + line.text));
        }
    }
};

QTEST_MAIN(TestDoubts)
#include "tst_doubts.moc"
