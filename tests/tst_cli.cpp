// wayside-cli with what people may give it: exit statuses, one line for each fault, and nothing that makes it fall over.
#include <QtTest>

#include "model/game/replay.h"
#include "model/storage/recordfile.h"
#include "model/tiles/catalogue.h"
#include "tests/support/cliprocess.h"
#include "tests/support/scenarios.h"

#include <QRandomGenerator>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

QByteArray json(const QJsonObject &object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); }

QJsonObject smallRecord()
{
    const QByteArray text = "{'format':'wayside-record','version':1,'sets':['base-c3'],"
                            "'players':[{'name':'Ash','colour':'red'},{'name':'Birch','colour':'blue'}],"
                            "'start':[{'tile':'base:D','at':[0,0],'rotation':0}],'turns':[]}";
    return QJsonDocument::fromJson(QByteArray(text).replace('\'', '"')).object();
}

/// The small record with the member `key` read from `value`, where ' stands for ".
QByteArray with(const QString &key, QByteArray value)
{
    QJsonObject record = smallRecord();
    record.insert(key, QJsonDocument::fromJson('[' + value.replace('\'', '"') + ']').array().first());
    return json(record);
}

QByteArray withTurn(const QByteArray &members)
{
    return with(u"turns"_s, "[{'player':0,'tile':'base:V','at':[1,0],'rotation':90," + members + "}]");
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const Catalogue m_catalogue = Catalogue::shipped();

    QString written(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("can't write");
        return file.fileName();
    }
    void checkOneLine(const CliResult &result, const QString &part) const
    {
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, QByteArray());
        QCOMPARE(result.err.count('\n'), 1);
        QVERIFY2(QString::fromUtf8(result.err).contains(part), result.err.constData());
    }

private Q_SLOTS:
    void unreadable_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("part");
        const auto add = [](const char *name, const QByteArray &bytes, const QString &part) { QTest::newRow(name) << bytes << part; };
        add("nothing", "", u"the file is empty"_s);
        add("text", "{\n\"format\": oh\n", u"line 2"_s);
        add("zeroes", QByteArray(100, '\0'), u"not JSON"_s);
        add("more behind it", json(smallRecord()) + " x", u"not JSON"_s);
        add("not UTF-8", with(u"title"_s, "'X'").replace('X', "\xff\xfe"), u"not JSON"_s);
        add("deep", QByteArray(200000, '['), u"nested"_s);
        add("oversized", QByteArray(65 * 1024 * 1024, ' '), u"larger than"_s);
        add("another format", with(u"format"_s, "'wayside-score'"), u"/format"_s);
        add("later version", with(u"version"_s, "2"), u"/version"_s);
        add("version as text", with(u"version"_s, "'1'"), u"/version"_s);
        add("no players", with(u"players"_s, "[]"), u"/players"_s);
        add("seven players", with(u"players"_s, "[1,2,3,4,5,6,7]"), u"/players"_s);
        add("one name twice", with(u"players"_s, "[{'name':'A','colour':'red'},{'name':'A','colour':'blue'}]"), u"/players/1/name"_s);
        add("no such colour", with(u"players"_s, "[{'name':'A','colour':'white'}]"), u"/players/0/colour"_s);
        add("two editions", with(u"sets"_s, "['base-c2','base-c3']"), u"/sets/1"_s);
        add("option's value", with(u"options"_s, "{'small-city':'3'}"), u"/options/small-city"_s);
        add("option's type", with(u"options"_s, "{'fields':'true'}"), u"/options/fields"_s);
        add("turns as object", with(u"turns"_s, "{}"), u"/turns"_s);
        add("nobody's turn", with(u"turns"_s, "[{}]"), u"/turns/0"_s);
        add("player out of range", with(u"turns"_s, "[{'player':2}]"), u"/turns/0/player"_s);
        add("rotation", with(u"turns"_s, "[{'player':0,'tile':'base:V','at':[1,0],'rotation':45}]"), u"/turns/0/rotation"_s);
        add("half a square", with(u"turns"_s, "[{'player':0,'tile':'base:V','at':[0.5,0]}]"), u"/turns/0/at/0"_s);
        add("far away", with(u"turns"_s, "[{'player':0,'tile':'base:V','at':[1e300,0]}]"), u"/turns/0/at/0"_s);
        add("meeple as text", withTurn("'meeple':'road:W'"), u"/turns/0/meeple"_s);
        add("meeple's kind", withTurn("'meeple':{'feature':'road:W','kind':'giant'}"), u"/turns/0/meeple/kind"_s);
        add("bridge's axis", withTurn("'tokens':[{'kind':'bridge','at':[1,0],'axis':'EW'}]"), u"/turns/0/tokens/0/axis"_s);
        add("points in halves", withTurn("'adjust':[{'player':0,'points':1.5}]"), u"/turns/0/adjust/0/points"_s);
        add("start as text", with(u"started"_s, "'yesterday'"), u"/started"_s);
        add("tile without id", with(u"tiles"_s, "[{}]"), u"/tiles/0"_s);
        add("one tile twice", with(u"tiles"_s, "[{'id':'my:a'},{'id':'my:a'}]"), u"/tiles/1/id"_s);
        add("two things on an edge", with(u"tiles"_s, "[{'id':'my:a','roads':[{'edges':['S','S']}]}]"), u"/tiles/0/roads/0"_s);
        add("signpost without road", with(u"tiles"_s, "[{'id':'my:a','signposts':[{'edge':'S','type':'left'}]}]"), u"/tiles/0/signposts/0"_s);
        add("no such city", with(u"tiles"_s, "[{'id':'my:a','fields':[{'sides':['NL'],'cities':[4]}]}]"), u"/tiles/0/fields/0"_s);
        add("one game of several", '[' + json(smallRecord()) + ",5]", u"/1"_s);
        add("a save without players", "{\"replay\":[],\"setup\":{}}", u"players"_s);
    }

    void unreadable()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, part);
        checkOneLine(runCli({u"score"_s, u"-"_s, u"--json"_s}, bytes), u"standard input: "_s);
        const QString file = written(u"bad.wayside"_s, bytes);
        checkOneLine(runCli({u"check"_s, file}), part);
        checkOneLine(runCli({u"convert"_s, file, m_folder.filePath(u"out.wayside"_s)}), u"bad.wayside"_s);
        QVERIFY(!QFileInfo::exists(m_folder.filePath(u"out.wayside"_s)));
    }

    void wrongUsage()
    {
        const QString good = written(u"good.wayside"_s, json(smallRecord()));
        checkOneLine(runCli({}), u"--help"_s);
        checkOneLine(runCli({u"dance"_s}), u"dance"_s);
        checkOneLine(runCli({u"score"_s}), u"one file"_s);
        checkOneLine(runCli({u"score"_s, good, good}), u"one file"_s);
        checkOneLine(runCli({u"score"_s, good, u"--loud"_s}), u"--loud"_s);
        checkOneLine(runCli({u"score"_s, m_folder.filePath(u"none"_s)}), u"none"_s);
        checkOneLine(runCli({u"score"_s, m_folder.path()}), m_folder.path());
        checkOneLine(runCli({u"convert"_s, good}), u"convert"_s);
        checkOneLine(runCli({u"convert"_s, good, m_folder.filePath(u"out.docx"_s)}), u".wayside"_s);
        checkOneLine(runCli({u"tiles"_s, u"base-c9"_s}), u"base-c9"_s);
        QCOMPARE(runCli({u"--help"_s}).status, 0);
        QCOMPARE(runCli({u"--version"_s}).status, 0);
    }

    void brokenRulesAreStatusOne_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::newRow("set") << with(u"sets"_s, "['base-c3','moon']") << u"unknown-set"_s;
        QTest::newRow("tile") << with(u"turns"_s, "[{'player':0,'tile':'base:Q9','at':[1,0]}]") << u"unknown-tile"_s;
        QTest::newRow("place") << with(u"turns"_s, "[{'player':0,'tile':'base:V','at':[1000,-1000]}]") << u"no-neighbour"_s;
        QTest::newRow("feature") << withTurn("'meeple':{'feature':'road:@99'}") << u"no-such-feature"_s;
        QTest::newRow("two actions") << withTurn("'meeple':{'feature':'road:W'},'recall':[0,0]") << u"two-actions"_s;
        QTest::newRow("crossroads") << withTurn("'tollhouse':[0,0]") << u"not-a-crossroads"_s;
    }

    void brokenRulesAreStatusOne()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        for (const QString &command : {u"score"_s, u"check"_s}) {
            const CliResult result = runCli({command, u"-"_s, u"--json"_s}, bytes);
            QCOMPARE(result.status, 1);
            QCOMPARE(result.err, QByteArray());
            QStringList codes;
            for (const QJsonValue &problem : result.json()[u"problems"].toArray())
                codes.append(problem[u"code"].toString());
            QVERIFY2(codes.contains(code), qPrintable(codes.join(u' ')));
        }
        // Of several games, one is enough.
        QCOMPARE(runCli({u"score"_s, u"-"_s, u"--json"_s}, '[' + json(smallRecord()) + ',' + bytes + ']').status, 1);
    }

    void oddButGood()
    {
        QCOMPARE(runCli({u"score"_s, u"-"_s, u"--json"_s}, "\xef\xbb\xbf" + json(smallRecord())).status, 0);
        const CliResult several = runCli({u"score"_s, u"-"_s, u"--json"_s}, '[' + json(smallRecord()) + ']');
        QVERIFY(several.status == 0 && several.json().isArray());
        QCOMPARE(runCli({u"score"_s, u"-"_s}, with(u"line\nbreak/~"_s, "1")).status, 0);
        const CliResult unknown = runCli({u"check"_s, u"-"_s, u"--json"_s}, with(u"weather"_s, "'rain'"));
        QVERIFY(unknown.status == 0 && unknown.json()[u"warnings"].toArray().size() == 1);
        // More than a pipe holds at once.
        QCOMPARE(runCli({u"score"_s, u"-"_s, u"--json"_s}, with(u"note"_s, '\'' + QByteArray(3000000, 'x') + '\'')).status, 0);
    }

    void convertKeepsUnknownKeys()
    {
        const QString in = written(u"in.wayside"_s, with(u"weather"_s, "{'rain':true}"));
        const QString out = m_folder.filePath(u"kept.wayside"_s);
        QCOMPARE(runCli({u"convert"_s, in, out}).status, 0);
        QCOMPARE(readJsonFile(out).value(u"weather").toObject(), (QJsonObject{{u"rain"_s, true}}));
    }

    /// Recorded games with members changed, moved and taken out at random: read or refused, and never anything else.
    void damagedRecordsAreReadOrRefused()
    {
        QRandomGenerator random(4);
        int refused = 0;
        const QList<TableRecord> records = allScenarioRecords();
        for (int i = 0; i < 400; ++i) {
            QJsonObject record = writeRecord(records[random.bounded(int(records.size()))]);
            record.insert(u"options"_s, QJsonObject{{u"abbot"_s, i % 2 == 0}, {u"farmhouses-c1"_s, i % 3 == 0}});
            for (int change = random.bounded(3); change >= 0; --change) {
                const QString key = random.bounded(4) == 0 ? record.keys()[random.bounded(int(record.size()))] : u"turns"_s;
                record.insert(key, damaged(record.value(key), random));
            }
            try {
                for (const ReadRecord &game : readGames(json(record)).games)
                    replay(setupOf(m_catalogue, game.record), game.record, true);
            } catch (const ReadError &error) {
                ++refused;
                QVERIFY2(!error.message().isEmpty() && !error.where().isEmpty(), qPrintable(error.message()));
            }
        }
        QVERIFY2(refused > 50 && refused < 350, qPrintable(QString::number(refused)));
    }

private:
    /// One value somewhere below becomes another, or goes.
    static QJsonValue damaged(const QJsonValue &value, QRandomGenerator &random)
    {
        static const QJsonArray kOthers{QJsonValue(), true, -1, 0, 7, 1e300, 1.5, u""_s, u"road:@99"_s, u"base:D"_s, u"N"_s,
                                        QJsonArray(), QJsonArray{0, 0}, QJsonArray{1000, -1000}, QJsonObject()};
        // Mostly another value of the same type: those get past the reader and meet the rules.
        static const QStringList kTexts{u"road:@99"_s, u"road:N"_s, u"city:N"_s, u"field:NL"_s, u"monastery"_s, u"base:D"_s, u"base:V"_s, u"N"_s};
        if (value.isDouble() && random.bounded(8) != 0)
            return random.bounded(2) == 0 ? random.bounded(0, 2) : random.bounded(-3, 6);
        if (value.isString() && random.bounded(8) != 0)
            return kTexts[random.bounded(int(kTexts.size()))];
        if (value.isObject() && !value.toObject().isEmpty() && random.bounded(12) != 0) {
            QJsonObject object = value.toObject();
            const QString key = object.keys()[random.bounded(int(object.size()))];
            if (random.bounded(10) == 0)
                object.remove(key);
            else
                object.insert(key, damaged(object.value(key), random));
            return object;
        }
        if (value.isArray() && !value.toArray().isEmpty() && random.bounded(12) != 0) {
            QJsonArray array = value.toArray();
            const int index = random.bounded(int(array.size()));
            if (random.bounded(10) == 0)
                array.insert(index, array[random.bounded(int(array.size()))]);
            else
                array[index] = damaged(array[index], random);
            return array;
        }
        return kOthers[random.bounded(int(kOthers.size()))];
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
