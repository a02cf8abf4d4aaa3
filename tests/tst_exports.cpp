// What leaves the program for others: BG Stats plays, CSV that no spreadsheet takes for a formula, text, and records that come back equal.
#include <QtTest>

#include "model/game/replay.h"
#include "model/game/words.h"
#include "model/storage/exports/bgstats.h"
#include "model/storage/exports/csv.h"
#include "model/storage/exports/exports.h"
#include "model/storage/exports/scoretext.h"
#include "model/storage/recordfile.h"
#include "tests/support/scenarios.h"

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

/// Reads CSV as RFC 4180 says.
QList<QStringList> readCsv(const QString &text)
{
    QList<QStringList> rows{{}};
    QString field;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted && c == u'"' && i + 1 < text.size() && text[i + 1] == u'"') {
            field += c;
            ++i;
        } else if (c == u'"') {
            quoted = !quoted;
        } else if (!quoted && c == u',') {
            rows.last().append(std::exchange(field, {}));
        } else if (!quoted && c == u'\r' && i + 1 < text.size() && text[i + 1] == u'\n') {
            rows.last().append(std::exchange(field, {}));
            rows.append(QStringList());
            ++i;
        } else {
            field += c;
        }
    }
    rows.removeLast();
    return rows;
}

void requireKeys(const QJsonObject &object, const QMap<QString, QJsonValue::Type> &keys)
{
    for (auto it = keys.begin(); it != keys.end(); ++it)
        QVERIFY2(object.value(it.key()).type() == it.value(), qPrintable(it.key()));
}

constexpr auto Text = QJsonValue::String;
constexpr auto Number = QJsonValue::Double;
constexpr auto Flag = QJsonValue::Bool;
constexpr auto List = QJsonValue::Array;

} // namespace

class TestExports : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = Catalogue::shipped();
    TableRecord fiveSignposts() const
    {
        TableRecord record = scenarioRecord(scenarioFiles(u"cases"_s, u"rulebook-24.json"_s).first());
        record.id = u"8d0b2f6e-54a5-4be1-9a77-3f1f3d2c9a10"_s;
        record.title = u"Neděle & spol."_s;
        record.sets = {u"base-c3"_s, u"signposts"_s};
        record.started = u"2026-11-29T19:00:00+01:00"_s;
        return record;
    }
    BgStatsPlay play(const TableRecord &record) const
    {
        return bgStatsPlay(m_catalogue, record, numbersOf(record, replay(setupOf(m_catalogue, record), record)), {}, u"en"_s);
    }

private Q_SLOTS:
    void csvFields_data();
    void csvFields();
    void scoringsCsvReadsBack();
    void gamesCsvReadsBack();
    void recordsComeBackEqual();
    void bgStatsFileHasItsForm();
    void bgStatsIdsAreStable();
    void bgStatsLinkHasItsForm();
    void bgStatsLinkStaysShort();
    void textNamesPlayersAndPoints();
    void commandLineConverts();
};

void TestExports::csvFields_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("field");
    const auto row = [](const QString &text, const QString &field) { QTest::addRow("%s", qPrintable(text)) << text << field; };
    row(u"Ash"_s, u"Ash"_s);
    row(u""_s, u""_s);
    row(u"12"_s, u"12"_s);
    row(u"-3"_s, u"-3"_s);
    row(u"-3.5"_s, u"-3.5"_s);
    row(u"a,b"_s, u"\"a,b\""_s);
    row(u"say \"so\""_s, u"\"say \"\"so\"\"\""_s);
    row(u"two\r\nlines"_s, u"\"two\r\nlines\""_s);
    row(u"=1+1"_s, u"'=1+1"_s);
    row(u"  =1+1"_s, u"'  =1+1"_s);
    row(u"+1"_s, u"'+1"_s);
    row(u"-Ash"_s, u"'-Ash"_s);
    row(u"-1+cmd"_s, u"'-1+cmd"_s);
    row(u"@SUM(A1)"_s, u"'@SUM(A1)"_s);
    row(u"\t=1"_s, u"'\t=1"_s);
    row(u"=HYPERLINK(\"x\",\"y\")"_s, u"\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""_s);
}

void TestExports::csvFields()
{
    QFETCH(QString, text);
    QFETCH(QString, field);
    QCOMPARE(csvField(text), field);
}

void TestExports::scoringsCsvReadsBack()
{
    TableRecord record = fiveSignposts();
    record.title = u"=evil(), \"quoted\""_s;
    const QByteArray bytes = exportGames(m_catalogue, {record}, u"csv"_s);
    const QList<QStringList> rows = readCsv(QString::fromUtf8(bytes));
    QVERIFY(rows.size() >= 2);
    QCOMPARE(rows[0].join(u','), scoringsCsvHead().trimmed());
    bool found = false;
    for (const QStringList &row : rows.mid(1)) {
        QCOMPARE(row.size(), rows[0].size());
        QCOMPARE(row[0], u"'=evil(), \"quoted\""_s);
        if (row[5] == u"24") {
            found = true;
            QCOMPARE(row[3], u"road"_s);
            QCOMPARE(row[6], u"9"_s);
            QVERIFY(row[7].contains(u"signpost 15 (5 of 3 types)"));
            QVERIFY(row[8].contains(u"S.value"));
        }
    }
    QVERIFY(found);
}

void TestExports::gamesCsvReadsBack()
{
    ExportOptions options;
    options.gamesTable = true;
    const QList<TableRecord> games = allScenarioRecords();
    const QList<QStringList> rows = readCsv(QString::fromUtf8(exportGames(m_catalogue, games, u"csv"_s, options)));
    qsizetype players = 0;
    for (const TableRecord &game : games)
        players += game.players.size();
    QCOMPARE(rows.size(), players + 1);
    const qsizetype total = rows[0].indexOf(u"total"_s);
    const qsizetype first = rows[0].indexOf(u"road"_s);
    for (const QStringList &row : rows.mid(1)) {
        int sources = 0;
        for (qsizetype i = 0; i < sourceBuckets().size(); ++i)
            sources += row[first + i].toInt();
        QCOMPARE(sources, row[total].toInt());
    }
}

void TestExports::recordsComeBackEqual()
{
    const QList<TableRecord> games = allScenarioRecords();
    QVERIFY(games.size() >= 20);
    const ReadGames all = readGames(exportGames(m_catalogue, games, u"wayside"_s));
    QCOMPARE(all.games.size(), games.size());
    for (qsizetype i = 0; i < games.size(); ++i) {
        QVERIFY2(all.games[i].record == games[i], qPrintable(games[i].title));
        const ReadGames one = readGames(exportGames(m_catalogue, {games[i]}, u"wayside"_s));
        QVERIFY(!one.isArray);
        QVERIFY(one.games.first().record == games[i]);
    }
}

void TestExports::bgStatsFileHasItsForm()
{
    QList<BgStatsPlay> plays;
    for (const TableRecord &record : allScenarioRecords())
        plays.append(play(record));
    plays.append(play(fiveSignposts()));
    plays.last().played = {u"Club"_s, 85};
    const QJsonObject file = QJsonDocument::fromJson(bgStatsFile(plays)).object();
    requireKeys(file, {{u"games"_s, List}, {u"locations"_s, List}, {u"players"_s, List}, {u"plays"_s, List}, {u"userInfo"_s, QJsonValue::Object}});
    QCOMPARE(file.value(u"plays").toArray().size(), plays.size());
    const QJsonObject game = file.value(u"games").toArray().first().toObject();
    requireKeys(game, {{u"id"_s, Number}, {u"uuid"_s, Text}, {u"name"_s, Text}, {u"bggId"_s, Number}, {u"bggName"_s, Text}, {u"bggYear"_s, Number},
                       {u"cooperative"_s, Flag}, {u"highestWins"_s, Flag}, {u"noPoints"_s, Flag}, {u"usesTeams"_s, Flag}, {u"isBaseGame"_s, Flag},
                       {u"isExpansion"_s, Flag}, {u"modificationDate"_s, Text}});
    QCOMPARE(game.value(u"bggId").toInt(), 822);
    QSet<int> players;
    for (const QJsonValue &p : file.value(u"players").toArray()) {
        requireKeys(p.toObject(), {{u"id"_s, Number}, {u"uuid"_s, Text}, {u"name"_s, Text}, {u"isAnonymous"_s, Flag}, {u"bggUsername"_s, Text}, {u"modificationDate"_s, Text}});
        players.insert(p.toObject().value(u"id").toInt());
    }
    for (const QJsonValue &value : file.value(u"plays").toArray()) {
        const QJsonObject p = value.toObject();
        requireKeys(p, {{u"uuid"_s, Text}, {u"gameRefId"_s, Number}, {u"playDate"_s, Text}, {u"playDateYmd"_s, Number}, {u"entryDate"_s, Text},
                        {u"modificationDate"_s, Text}, {u"durationMin"_s, Number}, {u"board"_s, Text}, {u"comments"_s, Text}, {u"ignored"_s, Flag},
                        {u"manualWinner"_s, Flag}, {u"rounds"_s, Number}, {u"scoringSetting"_s, Number}, {u"usesTeams"_s, Flag}, {u"rating"_s, Number},
                        {u"expansionPlays"_s, List}, {u"playerScores"_s, List}});
        for (const QJsonValue &score : p.value(u"playerScores").toArray()) {
            requireKeys(score.toObject(), {{u"playerRefId"_s, Number}, {u"score"_s, Text}, {u"winner"_s, Flag}, {u"newPlayer"_s, Flag}, {u"startPlayer"_s, Flag},
                                           {u"rank"_s, Number}, {u"seatOrder"_s, Number}, {u"role"_s, Text}});
            QVERIFY(players.contains(score.toObject().value(u"playerRefId").toInt()));
        }
    }
    const QJsonObject last = file.value(u"plays").toArray().last().toObject();
    QCOMPARE(last.value(u"playDate").toString(), u"2026-11-29 18:00:00"_s);
    QCOMPARE(last.value(u"playDateYmd").toInt(), 20261129);
    QCOMPARE(last.value(u"locationRefId").toInt(), 1);
    QCOMPARE(last.value(u"durationMin").toInt(), 85);
    QCOMPARE(file.value(u"locations").toArray().first().toObject().value(u"name").toString(), u"Club"_s);
    QVERIFY(last.value(u"board").toString().contains(m_catalogue.set(u"signposts"_s)->displayName(u"en"_s)));
    QCOMPARE(last.value(u"playerScores").toArray().first().toObject().value(u"score").toString(), u"9+15"_s);
}

void TestExports::bgStatsIdsAreStable()
{
    TableRecord record = fiveSignposts();
    QCOMPARE(play(record).id, record.id);
    QCOMPARE(bgStatsFile({play(record)}), bgStatsFile({play(record)}));
    record.id.clear();
    QVERIFY(!play(record).id.isEmpty());
    QCOMPARE(play(record).id, play(record).id);
}

void TestExports::bgStatsLinkHasItsForm()
{
    const QUrl url = bgStatsLink(play(fiveSignposts()));
    const QByteArray encoded = url.toEncoded();
    QVERIFY2(encoded.startsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B"), encoded.constData());
    QVERIFY(encoded.size() < 2000);
    const QByteArray json = QByteArray::fromPercentEncoding(encoded.mid(encoded.indexOf("data=") + 5));
    const QJsonObject data = QJsonDocument::fromJson(json).object();
    requireKeys(data, {{u"sourceName"_s, Text}, {u"sourcePlayId"_s, Text}, {u"playDate"_s, Text}, {u"board"_s, Text}, {u"comments"_s, Text},
                       {u"game"_s, QJsonValue::Object}, {u"players"_s, List}});
    requireKeys(data.value(u"game").toObject(), {{u"name"_s, Text}, {u"sourceGameId"_s, Text}, {u"bggId"_s, Number}, {u"highestWins"_s, Flag}, {u"noPoints"_s, Flag}});
    QCOMPARE(data.value(u"sourcePlayId").toString(), fiveSignposts().id);
    QCOMPARE(data.value(u"comments").toString(), u"Neděle & spol."_s);
    for (const QJsonValue &p : data.value(u"players").toArray())
        requireKeys(p.toObject(), {{u"name"_s, Text}, {u"sourcePlayerId"_s, Text}, {u"startPlayer"_s, Flag}, {u"role"_s, Text}, {u"score"_s, Text},
                                   {u"rank"_s, Number}, {u"winner"_s, Flag}});
}

void TestExports::bgStatsLinkStaysShort()
{
    TableRecord record = scenarioRecord(scenarioFiles(u"jcz"_s, u"009*.jcz"_s).first());
    QCOMPARE(record.players.size(), 6);
    record.title = u"Šestý ročník ligy, neděle večer u Kateřiny v Ústí nad Labem"_s;
    BgStatsPlay many = play(record);
    many.played = {u"Klub deskových her"_s, 95};
    const QByteArray link = bgStatsLink(many).toEncoded();
    QVERIFY2(link.size() <= kEasyLink, qPrintable(QString::number(link.size())));
    const auto dataOf = [](const QByteArray &text) {
        return QJsonDocument::fromJson(QByteArray::fromPercentEncoding(text.mid(text.indexOf("data=") + 5))).object();
    };
    const QJsonObject data = dataOf(link);
    QCOMPARE(data.value(u"location").toString(), u"Klub deskových her"_s);
    QCOMPARE(data.value(u"durationMin").toInt(), 95);
    const QJsonArray players = data.value(u"players").toArray();
    QCOMPARE(players.size(), 6);
    for (const QJsonValue &p : players)
        requireKeys(p.toObject(), {{u"name"_s, Text}, {u"startPlayer"_s, Flag}, {u"score"_s, Text}, {u"rank"_s, Number}, {u"winner"_s, Flag}});
    // Nothing is left out where there is room.
    const QJsonObject two = dataOf(bgStatsLink(play(fiveSignposts())).toEncoded());
    QVERIFY(two.contains(u"comments") && two.value(u"players").toArray().first().toObject().contains(u"role"));
}

void TestExports::textNamesPlayersAndPoints()
{
    const TableRecord record = fiveSignposts();
    const GameSetup setup = setupOf(m_catalogue, record);
    const QString text = scoreText(record, setup, replay(setup, record));
    QVERIFY(text.startsWith(u"Neděle & spol.\n"));
    for (const Player &p : record.players)
        QVERIFY(text.contains(p.name));
    QVERIFY(text.contains(u"24"));
    QVERIFY(text.contains(u"signposts 15"));
    // A garden's own points are tiles; a toll that it pays is a garden's.
    ScorePart garden{u"garden"_s, 9, 9, -1, -1, u"B.garden"_s};
    QCOMPARE(wordsFor(garden), u"9 tile(s): 9"_s);
    garden = {u"garden"_s, 2, 1, -1, -1, u"T.value"_s};
    QCOMPARE(wordsFor(garden), u"1 garden(s): 2"_s);
}

void TestExports::commandLineConverts()
{
    QTemporaryDir folder;
    const QString in = scenarioFiles(u"jcz"_s, u"000*.jcz"_s).first();
    for (const QString &ending : exportEndings()) {
        const QString out = folder.filePath(u"game."_s + ending);
        QCOMPARE(QProcess::execute(QStringLiteral(WAYSIDE_CLI), {u"convert"_s, in, out}), 0);
        QFile file(out);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.size() > 100);
        if (ending == u"wayside")
            QVERIFY(readGames(file.readAll()).games.first().record == scenarioRecord(in));
    }
    QCOMPARE(QProcess::execute(QStringLiteral(WAYSIDE_CLI), {u"convert"_s, in, folder.filePath(u"game.doc"_s)}), 2);
    QVERIFY(!QFile::exists(folder.filePath(u"game.doc"_s)));
}

QTEST_GUILESS_MAIN(TestExports)
#include "tst_exports.moc"
