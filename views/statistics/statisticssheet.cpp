#include "views/statistics/statisticssheet.h"

#include "model/game/words.h"
#include "model/storage/exports/csv.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StatisticsSheet)
};

double rounded(double value) { return std::round(value * 10) / 10; }
QVariant average(qint64 sum, int count) { return count > 0 ? QVariant(rounded(double(sum) / count)) : QVariant(); }

QList<PlayerStatistics> plotted(const Statistics &s) { return s.players.mid(0, kPlottedPlayers); }

QStringList namesOf(const QList<PlayerStatistics> &players)
{
    QStringList names;
    for (const PlayerStatistics &p : players)
        names.append(p.name);
    return names;
}

PlotSeries seriesOf(const QString &name, const QList<PlayerStatistics> &players, double (*value)(const PlayerStatistics &))
{
    PlotSeries series{name, {}};
    for (const PlayerStatistics &p : players)
        series.values.append(rounded(value(p)));
    return series;
}

StatisticsSheet playersSheet(const Statistics &s)
{
    StatisticsSheet sheet;
    sheet.explanation = Words::tr("Averages take all games that are counted; wins take the finished ones, and a shared win counts for each.");
    sheet.categories = namesOf(plotted(s));
    sheet.axis = Words::tr("points");
    sheet.series = {seriesOf(Words::tr("worst"), plotted(s), [](const PlayerStatistics &p) { return double(p.worst); }),
                    seriesOf(Words::tr("average"), plotted(s), [](const PlayerStatistics &p) { return p.average(); }),
                    seriesOf(Words::tr("best"), plotted(s), [](const PlayerStatistics &p) { return double(p.best); })};
    sheet.header = {Words::tr("Player"), Words::tr("Games"), Words::tr("Wins"), Words::tr("Won, %"), Words::tr("Longest streak"), Words::tr("Average"),
                    Words::tr("Best"), Words::tr("Worst"), Words::tr("Best scoring"), Words::tr("Longest road, tiles")};
    for (const PlayerStatistics &p : s.players)
        sheet.rows.append({p.name, p.games, p.wins, p.finished ? QVariant(rounded(p.winShare() * 100)) : QVariant(), p.longestStreak, rounded(p.average()),
                           p.best, p.worst, p.bestScoring, p.longestRoad});
    return sheet;
}

StatisticsSheet sourcesSheet(const Statistics &s)
{
    StatisticsSheet sheet;
    sheet.explanation = Words::tr("Where each player's points come from: average of a game.");
    sheet.kind = PlotKind::StackedBars;
    sheet.categories = namesOf(plotted(s));
    sheet.axis = Words::tr("points a game");
    sheet.header = {Words::tr("Player")};
    QStringList buckets;
    for (const QString &bucket : sourceBuckets())
        for (const PlayerStatistics &p : s.players)
            if (p.sources.value(bucket) != 0 && !buckets.contains(bucket))
                buckets.append(bucket);
    for (const QString &bucket : buckets) {
        PlotSeries series{wordForSource(bucket), {}};
        for (const PlayerStatistics &p : plotted(s))
            series.values.append(rounded(p.averageOf(bucket)));
        sheet.series.append(series);
        sheet.header.append(wordForSource(bucket));
    }
    sheet.header.append(Words::tr("Average"));
    for (const PlayerStatistics &p : s.players) {
        QVariantList row{p.name};
        for (const QString &bucket : buckets)
            row.append(rounded(p.averageOf(bucket)));
        row.append(rounded(p.average()));
        sheet.rows.append(row);
    }
    return sheet;
}

StatisticsSheet signpostsSheet(const Statistics &s)
{
    StatisticsSheet sheet;
    sheet.explanation = Words::tr("Bonuses of completed roads by how many of the three types were right, and of unfinished roads at the end.");
    sheet.kind = PlotKind::StackedBars;
    sheet.categories = namesOf(plotted(s));
    sheet.axis = Words::tr("points a game");
    const auto perGame = [](const PlayerStatistics &p, int points) { return p.games ? double(points) / p.games : 0; };
    const QStringList names{Words::tr("one type"), Words::tr("two types"), Words::tr("three types"), Words::tr("at the end")};
    for (int i = 0; i < 4; ++i) {
        PlotSeries series{names[i], {}};
        for (const PlayerStatistics &p : plotted(s))
            series.values.append(rounded(perGame(p, i < 3 ? p.signposts[size_t(i)].points : p.signpostsAtEnd.points)));
        sheet.series.append(series);
    }
    sheet.header = {Words::tr("Player")};
    for (const QString &name : names) {
        sheet.header.append(Words::tr("%1: roads").arg(name));
        sheet.header.append(Words::tr("%1: points").arg(name));
    }
    sheet.header.append(Words::tr("Best bonus"));
    for (const PlayerStatistics &p : s.players) {
        QVariantList row{p.name};
        for (int i = 0; i < 4; ++i) {
            const Tally &t = i < 3 ? p.signposts[size_t(i)] : p.signpostsAtEnd;
            row.append(t.count);
            row.append(t.points);
        }
        row.append(p.bestSignposts);
        sheet.rows.append(row);
    }
    return sheet;
}

StatisticsSheet tollsSheet(const Statistics &s)
{
    StatisticsSheet sheet;
    sheet.explanation = Words::tr("Tolls by what the tollhouse showed, and at the end of the game.");
    sheet.kind = PlotKind::StackedBars;
    sheet.categories = namesOf(plotted(s));
    sheet.axis = Words::tr("points a game");
    const QStringList names{Words::tr("small toll"), Words::tr("large toll"), Words::tr("at the end")};
    const auto tally = [](const PlayerStatistics &p, int i) { return i < 2 ? p.tolls[size_t(i)] : p.tollsAtEnd; };
    sheet.header = {Words::tr("Player")};
    for (int i = 0; i < 3; ++i) {
        PlotSeries series{names[i], {}};
        for (const PlayerStatistics &p : plotted(s))
            series.values.append(rounded(p.games ? double(tally(p, i).points) / p.games : 0));
        sheet.series.append(series);
        sheet.header.append(Words::tr("%1: times").arg(names[i]));
        sheet.header.append(Words::tr("%1: points").arg(names[i]));
    }
    sheet.header.append(Words::tr("Best toll"));
    for (const PlayerStatistics &p : s.players) {
        QVariantList row{p.name};
        for (int i = 0; i < 3; ++i) {
            row.append(tally(p, i).count);
            row.append(tally(p, i).points);
        }
        row.append(p.bestToll);
        sheet.rows.append(row);
    }
    return sheet;
}

StatisticsSheet placesSheet(const Statistics &s)
{
    StatisticsSheet sheet;
    sheet.explanation = Words::tr("How often each player came first, second and so on in finished games.");
    sheet.kind = PlotKind::StackedBars;
    sheet.categories = namesOf(plotted(s));
    sheet.axis = Words::tr("games");
    int last = 1;
    for (const PlayerStatistics &p : s.players)
        last = std::max(last, p.places.isEmpty() ? 1 : p.places.lastKey());
    sheet.header = {Words::tr("Player"), Words::tr("Finished games")};
    for (int place = 1; place <= last; ++place) {
        PlotSeries series{Words::tr("place %1").arg(place), {}};
        for (const PlayerStatistics &p : plotted(s))
            series.values.append(p.places.value(place));
        sheet.series.append(series);
        sheet.header.append(series.name);
    }
    for (const PlayerStatistics &p : s.players) {
        QVariantList row{p.name, p.finished};
        for (int place = 1; place <= last; ++place)
            row.append(p.places.value(place));
        sheet.rows.append(row);
    }
    return sheet;
}

StatisticsSheet lengthsSheet(const Statistics &s)
{
    StatisticsSheet sheet;
    sheet.explanation = Words::tr("Finished games by number of turns: %1 at least, %2 on average, %3 at most.")
                            .arg(s.fewestTurns).arg(QLocale().toString(s.averageTurns, 'f', 1)).arg(s.mostTurns);
    sheet.axis = Words::tr("games");
    sheet.across = Words::tr("turns");
    sheet.header = {Words::tr("Turns"), Words::tr("Games")};
    PlotSeries series{Words::tr("games"), {}};
    if (!s.turns.isEmpty())
        for (int from = s.turns.firstKey(); from <= s.turns.lastKey() && sheet.rows.size() < 100; from += 10) {
            const QString range = u"%1–%2"_s.arg(from).arg(from + 9);
            sheet.categories.append(range);
            series.values.append(s.turns.value(from));
            sheet.rows.append({range, s.turns.value(from)});
        }
    sheet.series = {series};
    return sheet;
}

StatisticsSheet progressSheet(const Statistics &s)
{
    StatisticsSheet sheet;
    sheet.explanation = Words::tr("Each player's average up to each game, in the order of dates.");
    sheet.kind = PlotKind::Lines;
    sheet.axis = Words::tr("average points");
    sheet.across = Words::tr("games of the player");
    for (const PlayerStatistics &p : plotted(s)) {
        PlotSeries series{p.name, {}};
        for (const ProgressPoint &point : p.progress)
            series.values.append(rounded(point.running));
        sheet.series.append(series);
    }
    sheet.header = {Words::tr("Player"), Words::tr("Game"), Words::tr("Date"), Words::tr("Points"), Words::tr("Place"), Words::tr("Average so far")};
    for (const PlayerStatistics &p : s.players) {
        // Of very many games the latest are told; the plot has all.
        const qsizetype from = std::max<qsizetype>(0, p.progress.size() - 500);
        for (qsizetype i = from; i < p.progress.size(); ++i)
            sheet.rows.append({p.name, int(i) + 1, p.progress[i].started.left(10), p.progress[i].total, p.progress[i].place, rounded(p.progress[i].running)});
        if (sheet.rows.size() > 4000)
            break;
    }
    return sheet;
}

StatisticsSheet headToHeadSheet(const Statistics &s)
{
    StatisticsSheet sheet;
    sheet.explanation = Words::tr("Finished games in which both took part: who had more points.");
    sheet.kind = PlotKind::StackedBars;
    sheet.axis = Words::tr("games");
    PlotSeries ahead{Words::tr("first named ahead"), {}}, level{Words::tr("level"), {}}, behind{Words::tr("second named ahead"), {}};
    sheet.header = {Words::tr("Players"), Words::tr("Games"), ahead.name, level.name, behind.name, Words::tr("Average of the first"), Words::tr("Average of the second")};
    for (const Duel &d : s.duels) {
        const QString names = Words::tr("%1 and %2").arg(s.players[d.a].name, s.players[d.b].name);
        sheet.rows.append({names, d.games, d.aAhead, d.level, d.bAhead, average(d.aPoints, d.games), average(d.bPoints, d.games)});
        if (sheet.categories.size() >= kPlottedPlayers)
            continue;
        sheet.categories.append(names);
        ahead.values.append(d.aAhead);
        level.values.append(d.level);
        behind.values.append(d.bAhead);
    }
    sheet.series = {ahead, level, behind};
    return sheet;
}

StatisticsSheet rivalrySheet(const Statistics &s)
{
    StatisticsSheet sheet;
    sheet.explanation = Words::tr("Points that one had through the other: for features that both scored, and tolls on the other's roads.");
    sheet.kind = PlotKind::StackedBars;
    sheet.axis = Words::tr("points");
    PlotSeries shared{Words::tr("shared features"), {}}, tolls{Words::tr("tolls"), {}};
    sheet.header = {Words::tr("Player"), Words::tr("Through"), shared.name, tolls.name, Words::tr("Together")};
    QList<QVariantList> rows;
    for (const Duel &d : s.duels) {
        if (d.aShared || d.aTolls)
            rows.append({s.players[d.a].name, s.players[d.b].name, d.aShared, d.aTolls, d.aShared + d.aTolls});
        if (d.bShared || d.bTolls)
            rows.append({s.players[d.b].name, s.players[d.a].name, d.bShared, d.bTolls, d.bShared + d.bTolls});
    }
    std::stable_sort(rows.begin(), rows.end(), [](const QVariantList &a, const QVariantList &b) { return a[4].toLongLong() > b[4].toLongLong(); });
    sheet.rows = rows;
    for (const QVariantList &row : rows.mid(0, kPlottedPlayers)) {
        sheet.categories.append(Words::tr("%1 through %2").arg(row[0].toString(), row[1].toString()));
        shared.values.append(row[2].toDouble());
        tolls.values.append(row[3].toDouble());
    }
    sheet.series = {shared, tolls};
    return sheet;
}

} // namespace

const QList<StatisticsSubject> &statisticsSubjects()
{
    static const QList<StatisticsSubject> subjects{StatisticsSubject::Players, StatisticsSubject::Sources, StatisticsSubject::Signposts,
                                                   StatisticsSubject::Tolls, StatisticsSubject::Places, StatisticsSubject::Lengths,
                                                   StatisticsSubject::Progress, StatisticsSubject::HeadToHead, StatisticsSubject::Rivalry};
    return subjects;
}

QString nameOf(StatisticsSubject subject)
{
    switch (subject) {
    case StatisticsSubject::Players: return Words::tr("Players");
    case StatisticsSubject::Sources: return Words::tr("Points by source");
    case StatisticsSubject::Signposts: return Words::tr("Signposts");
    case StatisticsSubject::Tolls: return Words::tr("Tolls");
    case StatisticsSubject::Places: return Words::tr("Places");
    case StatisticsSubject::Lengths: return Words::tr("Length of games");
    case StatisticsSubject::Progress: return Words::tr("Progress");
    case StatisticsSubject::HeadToHead: return Words::tr("Head to head");
    case StatisticsSubject::Rivalry: break;
    }
    return Words::tr("Rivalry");
}

StatisticsSheet sheetOf(const Statistics &s, StatisticsSubject subject)
{
    StatisticsSheet sheet;
    switch (subject) {
    case StatisticsSubject::Players: sheet = playersSheet(s); break;
    case StatisticsSubject::Sources: sheet = sourcesSheet(s); break;
    case StatisticsSubject::Signposts: sheet = signpostsSheet(s); break;
    case StatisticsSubject::Tolls: sheet = tollsSheet(s); break;
    case StatisticsSubject::Places: sheet = placesSheet(s); break;
    case StatisticsSubject::Lengths: sheet = lengthsSheet(s); break;
    case StatisticsSubject::Progress: sheet = progressSheet(s); break;
    case StatisticsSubject::HeadToHead: sheet = headToHeadSheet(s); break;
    case StatisticsSubject::Rivalry: sheet = rivalrySheet(s); break;
    }
    sheet.title = nameOf(subject);
    return sheet;
}

QString sheetCsv(const StatisticsSheet &sheet)
{
    QString csv = csvRow(sheet.header);
    for (const QVariantList &row : sheet.rows) {
        QStringList fields;
        for (const QVariant &value : row)
            fields.append(value.toString());
        csv += csvRow(fields);
    }
    return csv;
}

QString cellText(const QVariant &value)
{
    if (value.typeId() == QMetaType::Double)
        return QLocale().toString(value.toDouble(), 'f', 1);
    if (value.typeId() == QMetaType::Int || value.typeId() == QMetaType::LongLong)
        return QLocale().toString(value.toLongLong());
    return value.toString();
}

} // namespace wayside
