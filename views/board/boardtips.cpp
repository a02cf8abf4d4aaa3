#include "views/board/boardtips.h"

#include "model/game/words.h"
#include "model/geometry/squarename.h"

#include <QCoreApplication>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct Tip {
    Q_DECLARE_TR_FUNCTIONS(BoardTip)
};

QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString openWords(const Feature &feature)
{
    if (feature.kind == FeatureKind::Field)
        return {};
    if (feature.complete())
        return Tip::tr("complete");
    if (feature.kind == FeatureKind::Monastery || feature.kind == FeatureKind::Garden)
        return Tip::tr("%n empty square(s) round it", nullptr, feature.openEnds);
    return Tip::tr("%n open end(s)", nullptr, feature.openEnds + feature.openMouths);
}

QString figureWords(const GameSetup &setup, const State &state, int feature)
{
    QMap<int, int> figures;
    for (int index : state.meeplesOn(feature))
        figures[state.meeples[index].player] += 1;
    if (figures.isEmpty())
        return Tip::tr("nobody on it");
    QStringList words;
    for (auto it = figures.begin(); it != figures.end(); ++it)
        words.append(it.value() > 1 ? u"%1 %2"_s.arg(setup.players.value(it.key()).name).arg(it.value()) : setup.players.value(it.key()).name);
    return words.join(u", "_s);
}

QString sumWords(const QList<ScorePart> &parts)
{
    QStringList numbers;
    for (const ScorePart &part : parts)
        numbers.append(QString::number(part.points));
    return numbers.size() > 1 ? u"%1 = %2"_s.arg(numbers.join(u" + "_s)).arg(sum(parts)) : QString::number(sum(parts));
}

} // namespace

QString tipForFeature(const GameSetup &setup, const State &state, const FeaturePart &part)
{
    const int index = state.features.of(part);
    if (index < 0)
        return {};
    const Feature &feature = state.features.features[index];
    QStringList lines;
    QStringList head{u"<b>%1</b>"_s.arg(capital(wordFor(feature.kind)).toHtmlEscaped())};
    if (feature.kind != FeatureKind::Monastery && feature.kind != FeatureKind::Garden)
        head.append(Tip::tr("%n tile(s)", nullptr, int(feature.tiles.size())));
    if (const QString open = openWords(feature); !open.isEmpty())
        head.append(open);
    lines.append(head.join(u" · "_s));
    lines.append(figureWords(setup, state, index).toHtmlEscaped());
    const auto now = valueOfFeature(state, setup.rules, index, false);
    const auto complete = valueOfFeature(state, setup.rules, index, true);
    if (feature.kind == FeatureKind::Field)
        lines.append(Tip::tr("at the end: %1").arg(sumWords(now)));
    else if (feature.complete())
        lines.append(Tip::tr("worth %1").arg(sumWords(complete)));
    else
        lines.append(Tip::tr("now %1, complete %2").arg(sumWords(now), sumWords(complete)));
    return lines.join(u"<br>"_s);
}

namespace {
QString onNewLine(const QString &text) { return text.isEmpty() ? QString() : u"<br>"_s + text.toHtmlEscaped(); }
} // namespace

QString tipForSignpost(const GameSetup &setup, const State &state, OnTile signpost)
{
    for (const SignpostVerdict &v : verdicts(state, setup))
        if (v.which == signpost)
            return Tip::tr("<b>Signpost: %1</b>").arg(wordFor(v.type).toHtmlEscaped()) + u" · "_s + wordFor(v.state).toHtmlEscaped()
                   + u"<br>"_s + reasonFor(v).toHtmlEscaped() + onNewLine(wordsForDecision(setup.rules, v.rule));
    return {};
}

QString tipForTollhouse(const GameSetup &setup, const TollhouseOnBoard &tollhouse)
{
    QString text = Tip::tr("<b>Tollhouse of %1</b>").arg(setup.players.value(tollhouse.player).name.toHtmlEscaped()) + u"<br>"_s;
    text += tollhouse.value == 1 ? Tip::tr("shows 1, the small toll") : Tip::tr("shows 2, the large toll");
    if (tollhouse.turnsOver)
        text += u"<br>"_s + (setup.rules.tollTurnsOverOwnTurn ? Tip::tr("turns over at the end of its owner's next turn") : Tip::tr("turns over at the end of this turn"))
                + onNewLine(wordsForDecision(setup.rules, u"T.flip"_s));
    return text;
}

QString tipForProblems(const State &state, Position square)
{
    QStringList lines;
    for (const Problem &p : state.problems)
        if (p.at.contains(square))
            lines.append(p.message.toHtmlEscaped());
    for (const Problem &w : state.warnings)
        if (w.at.contains(square))
            lines.append(Tip::tr("%1 This table lets it lie so.").arg(w.message.toHtmlEscaped()));
    return lines.join(u"<br>"_s);
}

} // namespace wayside
