#include "views/board/previewwords.h"

#include "model/game/words.h"

#include <QCoreApplication>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct PreviewWords {
    Q_DECLARE_TR_FUNCTIONS(PreviewWords)
};

QString scorersOf(const Scoring &scoring, const GameSetup &setup)
{
    QStringList names;
    for (auto it = scoring.points.begin(); it != scoring.points.end(); ++it)
        names.append(setup.players.value(it.key()).name);
    return names.join(PreviewWords::tr(" and ", "between two players' names"));
}

PreviewLine lineFor(const Scoring &scoring, const GameSetup &setup)
{
    const QString to = scorersOf(scoring, setup);
    const QString points = pointsText(scoring.parts);
    const QString kind = wordFor(scoring.kind).toLower();
    switch (scoring.kind) {
    case ScoringKind::Toll:
        return {PreviewWords::tr("toll %1 to %2").arg(sum(scoring.parts)).arg(setup.players.value(scoring.tollhouse).name), PreviewLine::Tone::Good};
    case ScoringKind::Road:
    case ScoringKind::City:
    case ScoringKind::Monastery:
    case ScoringKind::Garden:
        if (to.isEmpty())
            return {PreviewWords::tr("completes %1: %2, nobody on it").arg(kind, points), PreviewLine::Tone::Plain};
        return {PreviewWords::tr("completes %1: %2 to %3").arg(kind, points, to), PreviewLine::Tone::Good};
    default:
        return {to.isEmpty() ? u"%1: %2"_s.arg(kind, points) : PreviewWords::tr("%1: %2 to %3").arg(kind, points, to), PreviewLine::Tone::Good};
    }
}

QString tollWords(const QList<int> &tolls)
{
    if (tolls.isEmpty())
        return PreviewWords::tr("tollhouse: all roads from here are completed");
    QStringList numbers;
    for (int toll : tolls)
        numbers.append(QString::number(toll));
    return PreviewWords::tr("tollhouse: its roads would pay %1 as they lie", "numbers with plus signs between").arg(numbers.join(u" + "_s));
}

} // namespace

QString pointsText(const QList<ScorePart> &parts)
{
    QStringList numbers;
    for (const ScorePart &part : parts)
        if (part.points != 0 || parts.size() == 1)
            numbers.append(QString::number(part.points));
    if (numbers.size() <= 1)
        return QString::number(sum(parts));
    return u"%1 = %2"_s.arg(numbers.join(u" + "_s)).arg(sum(parts));
}

QList<PreviewLine> wordsFor(const Preview &preview, const GameSetup &setup)
{
    QList<PreviewLine> lines;
    for (const Problem &problem : preview.problems)
        lines.append({problem.message, PreviewLine::Tone::Bad});
    for (const Scoring &scoring : preview.scorings)
        lines.append(lineFor(scoring, setup));
    if (preview.tolls)
        lines.append({tollWords(*preview.tolls), PreviewLine::Tone::Plain});
    for (const SignpostVerdict &v : preview.signposts)
        lines.append({PreviewWords::tr("signpost “%1”: %2").arg(wordFor(v.type), wordFor(v.state)),
                      v.state == SignpostState::Correct ? PreviewLine::Tone::Good
                      : v.state == SignpostState::Wrong ? PreviewLine::Tone::Bad : PreviewLine::Tone::Plain});
    return lines;
}

} // namespace wayside
