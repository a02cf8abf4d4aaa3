#include "model/storage/exports/scoretext.h"

#include "model/game/scorejson.h"
#include "model/game/numbers.h"
#include "model/game/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

QString headLines(const TableRecord &record)
{
    QString text = (record.title.isEmpty() ? Words::tr("A game") : record.title) + u'\n';
    const QDateTime start = QDateTime::fromString(record.started, Qt::ISODate);
    QStringList facts;
    if (start.isValid())
        facts.append(QLocale().toString(start.toLocalTime().date(), QLocale::LongFormat));
    facts.append(Words::tr("%n turn(s)", nullptr, int(record.turns.size())));
    facts.append(record.finished ? Words::tr("finished") : Words::tr("not finished"));
    return text + facts.join(u" · "_s) + u"\n\n"_s;
}

QString sourceWords(const QMap<QString, int> &sources)
{
    QStringList words;
    for (const QString &bucket : sourceBuckets())
        if (sources.value(bucket) != 0)
            words.append(u"%1 %2"_s.arg(wordForSource(bucket)).arg(sources.value(bucket)));
    return words.join(u", "_s);
}

} // namespace

QString scoringText(const GameSetup &setup, const Scoring &scoring)
{
    QStringList points;
    for (auto it = scoring.points.begin(); it != scoring.points.end(); ++it)
        points.append(u"%1 %2"_s.arg(setup.players[it.key()].name).arg(it.value()));
    QStringList parts;
    for (const ScorePart &part : scoring.parts)
        parts.append(wordsFor(part));
    QString text = wordFor(scoring.kind) + u": "_s + (points.isEmpty() ? Words::tr("nobody") : points.join(u", "_s));
    if (!scoring.reason.isEmpty())
        text += u" ("_s + scoring.reason + u')';
    else if (!parts.isEmpty())
        text += u" ("_s + parts.join(u"; "_s) + u')';
    return text;
}

QString scoreText(const TableRecord &record, const GameSetup &setup, const State &state)
{
    const QList<int> totals = state.totals(int(setup.players.size()));
    const QList<int> places = placesOf(totals);
    QList<int> order;
    for (int p = 0; p < setup.players.size(); ++p)
        order.append(p);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return totals[a] > totals[b]; });
    QString text = headLines(record);
    for (int p : order) {
        text += u"%1. %2  %3\n"_s.arg(places[p]).arg(setup.players[p].name).arg(totals[p]);
        const QString sources = sourceWords(sourcesOf(state, p));
        if (!sources.isEmpty())
            text += u"   "_s + sources + u'\n';
    }
    QList<const Scoring *> best;
    for (const Scoring &s : state.scorings)
        if (!s.points.isEmpty() && s.kind != ScoringKind::Adjust)
            best.append(&s);
    std::stable_sort(best.begin(), best.end(), [](const Scoring *a, const Scoring *b) { return sum(a->parts) > sum(b->parts); });
    if (!best.isEmpty())
        text += u'\n' + Words::tr("What brought most") + u'\n';
    for (const Scoring *s : best.mid(0, 3))
        text += u"– "_s + scoringText(setup, *s) + u'\n';
    return text;
}

} // namespace wayside
