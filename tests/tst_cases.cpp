// The worked cases and the recorded games: equal in totals, signposts, tollhouses and every single scoring.
#include <QtTest>

#include "model/game/replay.h"
#include "model/game/scorejson.h"
#include "model/tiles/catalogue.h"
#include "tests/support/scenarios.h"

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

/// One scoring of one player in a form that sorts: turn (0 at the end), player, kind, points.
using Entry = std::tuple<bool, int, QString, QString, int>;

QMap<QString, int> nonzero(const QJsonObject &points)
{
    QMap<QString, int> result;
    for (auto it = points.begin(); it != points.end(); ++it)
        if (it.value().toInt() != 0)
            result.insert(it.key(), it.value().toInt());
    return result;
}

bool sameMembers(const QJsonObject &wanted, const QJsonObject &found)
{
    for (auto it = wanted.begin(); it != wanted.end(); ++it)
        if (found.value(it.key()) != it.value())
            return false;
    return true;
}

QString text(const QJsonObject &object) { return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)); }

QString text(const QList<Entry> &entries)
{
    QStringList lines;
    for (const auto &[final, turn, player, kind, points] : entries)
        lines.append(u"%1 %2 %3 %4"_s.arg(final ? u"end"_s : QString::number(turn), player, kind).arg(points));
    return lines.join(u", "_s);
}

} // namespace

class TestCases : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = Catalogue::shipped();

    QJsonObject scored(const TableRecord &record, bool final) const
    {
        const GameSetup setup = setupOf(m_catalogue, record);
        return scoreJson(setup, replay(setup, record, final));
    }

    static void addRows(const QStringList &files)
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : files)
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }

    void checkSignposts(const QJsonArray &wanted, const QJsonArray &found) const
    {
        for (const QJsonValue &value : wanted) {
            QJsonObject place = value.toObject();
            const QString state = place.take(u"state").toString();
            QStringList states;
            for (const QJsonValue &other : found)
                if (sameMembers(place, other.toObject()))
                    states.append(other[u"state"].toString());
            QVERIFY2(!states.isEmpty(), qPrintable(u"no signpost "_s + text(place)));
            const bool right = state == u"!correct" ? !states.contains(u"correct"_s) : states.contains(state);
            QVERIFY2(right, qPrintable(u"%1 is %2, not %3"_s.arg(text(place), states.join(u' '), state)));
        }
    }

    void checkTollhouses(const QJsonArray &wanted, const QJsonArray &found) const
    {
        for (const QJsonValue &value : wanted) {
            bool there = false;
            for (const QJsonValue &other : found)
                there = there || sameMembers(value.toObject(), other.toObject());
            QVERIFY2(there, qPrintable(u"no tollhouse "_s + text(value.toObject())));
        }
    }

private Q_SLOTS:
    void everythingIsThere()
    {
        QCOMPARE(scenarioFiles(u"cases"_s, u"*.json"_s).size(), 10);
        QCOMPARE(scenarioFiles(u"jcz"_s, u"*.jcz"_s).size(), 10);
    }

    void workedCase_data() { addRows(scenarioFiles(u"cases"_s, u"*.json"_s)); }
    void workedCase()
    {
        QFETCH(QString, path);
        const QJsonObject wanted = readJsonFile(path).value(u"expect").toObject();
        const QJsonObject score = scored(scenarioRecord(path), false);
        if (wanted.contains(u"totals"))
            QCOMPARE(nonzero(score.value(u"totals").toObject()), nonzero(wanted.value(u"totals").toObject()));
        checkSignposts(wanted.value(u"signposts").toArray(), score.value(u"signposts").toArray());
        checkTollhouses(wanted.value(u"tollhouses").toArray(), score.value(u"tollhouses").toArray());
        QStringList codes;
        for (const QJsonValue &problem : score.value(u"problems").toArray())
            codes.append(problem[u"code"].toString());
        if (wanted.contains(u"problems"))
            QCOMPARE(codes, QStringList());
        for (const QJsonValue &code : wanted.value(u"codes").toArray())
            QVERIFY2(codes.contains(code.toString()), qPrintable(code.toString() + u" is missing among: "_s + codes.join(u' ')));
    }

    void recordedGame_data() { addRows(scenarioFiles(u"jcz"_s, u"*.jcz"_s)); }
    void recordedGame()
    {
        QFETCH(QString, path);
        const QJsonObject wanted = readJsonFile(path).value(u"expected").toObject();
        const QJsonObject score = scored(scenarioRecord(path), true);
        QCOMPARE(nonzero(score.value(u"totals").toObject()), nonzero(wanted.value(u"points").toObject()));
        QList<Entry> expected;
        for (const QJsonValue &e : wanted.value(u"events").toArray())
            if (e[4].toInt() != 0)
                expected.append({e[1].toBool(), e[1].toBool() ? 0 : e[0].toInt(), e[2].toString(),
                                 e[3].toString().section(u'.', 0, 0), e[4].toInt()});
        QList<Entry> found;
        for (const QJsonValue &s : score.value(u"scorings").toArray()) {
            const QMap<QString, int> points = nonzero(s[u"points"].toObject());
            for (auto it = points.begin(); it != points.end(); ++it)
                found.append({s[u"final"].toBool(), s[u"final"].toBool() ? 0 : s[u"turn"].toInt(), it.key(), s[u"kind"].toString(), it.value()});
        }
        std::sort(expected.begin(), expected.end());
        std::sort(found.begin(), found.end());
        QCOMPARE(text(found), text(expected));
    }

    /// Each point of a scoring is in exactly one of its parts, and the totals are the sum of the scorings.
    void scoresAddUp_data() { addRows(scenarioFiles(u"cases"_s, u"*.json"_s) + scenarioFiles(u"jcz"_s, u"*.jcz"_s)); }
    void scoresAddUp()
    {
        QFETCH(QString, path);
        const TableRecord record = scenarioRecord(path);
        const QJsonObject score = scored(record, true);
        for (const Player &player : record.players) {
            int bySource = 0;
            const QJsonObject sources = score.value(u"sources")[player.name].toObject();
            for (const QJsonValue &points : sources)
                bySource += points.toInt();
            int byScoring = 0;
            for (const QJsonValue &s : score.value(u"scorings").toArray()) {
                int parts = 0;
                for (const QJsonValue &part : s[u"parts"].toArray())
                    parts += part[u"points"].toInt();
                if (s[u"points"].toObject().contains(player.name)) {
                    QCOMPARE(s[u"points"][player.name].toInt(), parts);
                    byScoring += parts;
                }
            }
            QCOMPARE(score.value(u"totals")[player.name].toInt(), bySource);
            QCOMPARE(byScoring, bySource);
        }
    }
};

QTEST_GUILESS_MAIN(TestCases)
#include "tst_cases.moc"
