#include "app/cli/scoretable.h"

#include "model/game/scorejson.h"
#include "model/storage/exports/csv.h"

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QString rule(int width) { return QString(width, u'─') + u'\n'; }

QString heading(const TableRecord &record)
{
    QStringList names;
    for (const Player &p : record.players)
        names.append(p.name);
    QString text = record.title.isEmpty() ? u"A game"_s : record.title;
    text += u"\n%1 · %2 turns%3\n"_s.arg(names.join(u", "_s)).arg(record.turns.size()).arg(record.finished ? u" · finished"_s : QString());
    return text;
}

QString problemLines(const QString &title, const QList<Problem> &problems)
{
    QString text;
    for (const Problem &p : problems)
        text += u"  %1  %2  %3\n"_s.arg(p.turn == 0 ? u"setup"_s : u"turn %1"_s.arg(p.turn), -8).arg(p.code, -18).arg(p.message);
    return text.isEmpty() ? text : title + u'\n' + text;
}

QString totalsTable(const GameSetup &setup, const State &state)
{
    int nameWidth = 8;
    for (const Player &p : setup.players)
        nameWidth = std::max(nameWidth, int(p.name.size()));
    QList<QMap<QString, int>> sources;
    for (int p = 0; p < setup.players.size(); ++p)
        sources.append(sourcesOf(state, p));
    QStringList buckets;
    for (const QString &bucket : sourceBuckets())
        for (const auto &of : sources)
            if (of.value(bucket) != 0 && !buckets.contains(bucket))
                buckets.append(bucket);
    QString text = u"  "_s + QString(nameWidth, u' ') + u"   total"_s;
    int width = nameWidth + 10;
    for (const QString &bucket : buckets) {
        text += u"  %1"_s.arg(bucket, std::max<int>(5, int(bucket.size())));
        width += 2 + std::max<int>(5, int(bucket.size()));
    }
    text += u"\n  "_s + rule(width - 2);
    const QList<int> totals = state.totals(int(setup.players.size()));
    for (int p = 0; p < setup.players.size(); ++p) {
        text += u"  %1  %2"_s.arg(setup.players[p].name, -nameWidth).arg(totals[p], 6);
        for (const QString &bucket : buckets)
            text += u"  %1"_s.arg(sources[p].value(bucket), std::max<int>(5, int(bucket.size())));
        text += u'\n';
    }
    return text;
}

QString scoringLine(const GameSetup &setup, const Scoring &s)
{
    QStringList points;
    for (auto it = s.points.begin(); it != s.points.end(); ++it)
        points.append(u"%1 %2%3"_s.arg(setup.players[it.key()].name, it.value() >= 0 ? u"+"_s : QString()).arg(it.value()));
    QString what = toString(s.kind);
    if (s.tiles > 0)
        what += u", %1 %2"_s.arg(s.tiles).arg(s.tiles == 1 ? u"tile"_s : u"tiles"_s);
    const QString when = s.final ? u"end"_s : u"turn %1"_s.arg(s.turn);
    QString line = u"  %1  %2  %3"_s.arg(when, -8).arg(what, -18).arg(points.isEmpty() ? u"nobody"_s : points.join(u", "_s), -20);
    line += u"  = "_s + partsText(s.parts, u" + "_s).replace(u"+ -"_s, u"- "_s);
    if (!s.reason.isEmpty())
        line += u" ("_s + s.reason + u')';
    if (!s.rules.isEmpty())
        line += u"  ["_s + s.rules.join(u", "_s) + u']';
    return line + u'\n';
}

} // namespace

QString scoreTable(const TableRecord &record, const GameSetup &setup, const State &state)
{
    QString text = heading(record) + u'\n';
    const QString problems = problemLines(u"Problems"_s, state.problems) + problemLines(u"Warnings"_s, state.warnings);
    if (!problems.isEmpty())
        text += problems + u'\n';
    text += totalsTable(setup, state) + u'\n';
    if (!state.scorings.isEmpty())
        text += u"Scorings\n"_s;
    for (const Scoring &s : state.scorings)
        text += scoringLine(setup, s);
    const auto signposts = verdicts(state, setup);
    if (!signposts.isEmpty())
        text += u"\nSignposts\n"_s;
    for (const SignpostVerdict &v : signposts)
        text += u"  %1 %2  %3  %4  [%5]\n"_s.arg(u"(%1, %2)"_s.arg(v.at.x).arg(v.at.y), -10).arg(toString(v.edge), toString(v.type).leftJustified(8), toString(v.state).leftJustified(9), v.rule);
    if (!state.tollhouses.isEmpty())
        text += u"\nTollhouses\n"_s;
    for (const TollhouseOnBoard &t : state.tollhouses) {
        const PlacedTile &placed = state.board.tiles[t.crossroads.tile];
        const Position p = placed.squareOf(placed.tile->nodes[t.crossroads.index].cell);
        text += u"  %1  shows %2 at (%3, %4)\n"_s.arg(setup.players[t.player].name).arg(t.value).arg(p.x).arg(p.y);
    }
    return text;
}

QString problemList(const TableRecord &record, const State &state, const QStringList &unknownKeys)
{
    QString text = problemLines(u"Problems"_s, state.problems) + problemLines(u"Warnings"_s, state.warnings);
    for (const QString &pointer : unknownKeys)
        text += u"  not known to this version, kept as it is: %1\n"_s.arg(pointer);
    return heading(record) + (text.isEmpty() ? u"No problem found.\n"_s : text);
}

} // namespace wayside
