#include "views/review/turnwords.h"

#include "model/game/words.h"
#include "model/geometry/squarename.h"
#include "model/storage/exports/scoretext.h"
#include "views/review/scoregraph.h"

#include <QCoreApplication>
#include <QHash>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ReviewWords)
};

QString squaresLink(const QList<Position> &at, const QString &text)
{
    if (at.isEmpty())
        return text;
    QStringList squares;
    for (Position p : at)
        squares.append(u"%1,%2"_s.arg(p.x).arg(p.y));
    return u"<a href=\"at:%1\">%2</a>"_s.arg(squares.join(u';'), text);
}

QString rulesLinks(const QStringList &rules)
{
    QStringList links;
    for (const QString &rule : rules)
        if (!rule.isEmpty())
            links.append(u"<a href=\"rule:%1\" title=\"%2\">%1</a>"_s.arg(rule.toHtmlEscaped(), Words::tr("Open the rule").toHtmlEscaped()));
    return links.isEmpty() ? QString() : u" <small>["_s + links.join(u", "_s) + u"]</small>"_s;
}

QString namesOf(const Review &review, const QList<int> &players)
{
    QStringList names;
    for (int p : players)
        names.append(review.setup().players[p].name);
    return names.join(u", "_s);
}

QString playedLine(const Turn &turn)
{
    QStringList words;
    words.append(turn.hasTile() ? squaresLink({turn.at}, (turn.tile.section(u':', -1) + u" · "_s + squareName(turn.at)).toHtmlEscaped()) : Words::tr("no tile"));
    if (turn.meeple)
        words.append(Words::tr("%1 on the %2").arg(wordFor(turn.meeple->kind), featureWord(turn.meeple->feature)).toHtmlEscaped());
    if (turn.tollhouse)
        words.append(squaresLink({*turn.tollhouse}, Words::tr("tollhouse at %1").arg(squareName(*turn.tollhouse))));
    if (turn.recall)
        words.append(squaresLink({*turn.recall}, Words::tr("abbot taken back from %1").arg(squareName(*turn.recall))));
    for (const Token &token : turn.tokens)
        words.append(squaresLink({token.at}, wordFor(token.kind).toHtmlEscaped()));
    if (!turn.aside.isEmpty())
        words.append(Words::tr("set aside: %1").arg(turn.aside.join(u", "_s)).toHtmlEscaped());
    return words.join(u"<br>"_s);
}

QString list(const QStringList &items) { return items.isEmpty() ? QString() : u"<ul style=\"margin-left:-24px\"><li>"_s + items.join(u"</li><li>"_s) + u"</li></ul>"_s; }

QString openSignpostItem(const Review &review, const OpenSignposts &road)
{
    QStringList places;
    for (const SignpostVerdict &v : road.open)
        places.append(squaresLink({v.at}, u"%1 %2"_s.arg(squareName(v.at), wordFor(v.type)).toHtmlEscaped()));
    QString text = Words::tr("%n open signpost(s)", nullptr, int(road.open.size())) + u": "_s + places.join(u", "_s) + u"<br>"_s;
    text += Words::tr("signposts of this road now: %1; at best: <b>%2</b>").arg(road.now).arg(road.best);
    text += u"<br>"_s + (road.owners.isEmpty() ? Words::tr("nobody is on the road") : Words::tr("for %1").arg(namesOf(review, road.owners).toHtmlEscaped()));
    return text + u" · "_s + squaresLink(road.road, Words::tr("show the road"));
}

QString tollItem(const Review &review, const LyingToll &toll)
{
    const QString place = squaresLink({toll.crossroads}, squareName(toll.crossroads));
    QString text;
    if (toll.player >= 0)
        text = Words::tr("%1: the tollhouse at %2 would take %n point(s) when the road is completed", nullptr, toll.points)
                   .arg(review.setup().players[toll.player].name.toHtmlEscaped(), place);
    else if (toll.complete)
        text = Words::tr("left lying in this turn at %1: %n point(s), nobody has a tollhouse there", nullptr, toll.points).arg(place);
    else
        text = Words::tr("free crossroads %1: %n point(s) for whoever puts a tollhouse there", nullptr, toll.points).arg(place);
    return text + u" · "_s + squaresLink(toll.road, Words::tr("show the road"));
}

QString profitItem(const Review &review, const Profit &profit)
{
    const QString who = review.setup().players[profit.player].name.toHtmlEscaped();
    const QString from = review.setup().players[profit.from].name.toHtmlEscaped();
    QStringList parts;
    if (profit.shared)
        parts.append(Words::tr("%n point(s) shared", nullptr, profit.shared));
    if (profit.tolls)
        parts.append(Words::tr("%n point(s) of toll", nullptr, profit.tolls));
    return Words::tr("%1 through %2: %3").arg(who, from, parts.join(u", "_s));
}

} // namespace

QString featureWord(const QString &feature)
{
    static const QHash<QString, FeatureKind> kinds{{u"road"_s, FeatureKind::Road}, {u"city"_s, FeatureKind::City}, {u"field"_s, FeatureKind::Field},
                                                   {u"monastery"_s, FeatureKind::Monastery}, {u"garden"_s, FeatureKind::Garden}};
    const auto it = kinds.constFind(feature.section(u':', 0, 0));
    return it == kinds.constEnd() ? feature : wordFor(*it);
}

QString turnTitle(const Review &review, int turn)
{
    if (review.isFinal(turn))
        return Words::tr("Final scoring");
    if (turn == 0)
        return Words::tr("Start");
    return Words::tr("Turn %1: %2").arg(turn).arg(review.setup().players[review.record().turns[turn - 1].player].name);
}

QString turnHtml(const Review &review, int turn)
{
    QString html = u"<h3>"_s + turnTitle(review, turn).toHtmlEscaped() + u"</h3>"_s;
    if (turn > 0 && !review.isFinal(turn))
        html += u"<p>"_s + playedLine(review.record().turns[turn - 1]) + u"</p>"_s;
    const qsizetype before = turn > 0 ? review.state(turn - 1).scorings.size() : 0;
    QStringList items;
    for (const Scoring &s : review.state(turn).scorings.mid(before))
        items.append(squaresLink(s.at, scoringText(review.setup(), s).toHtmlEscaped()) + rulesLinks(s.rules));
    html += list(items);
    items.clear();
    for (const Moment &m : review.turn(turn).moments)
        if (m.kind != MomentKind::Final)
            items.append(squaresLink(m.at, wordsFor(m, review.setup()).toHtmlEscaped()) + rulesLinks({m.rule}));
    if (!items.isEmpty())
        html += u"<p><b>"_s + Words::tr("Of note") + u"</b></p>"_s + list(items);
    items.clear();
    for (const QList<Problem> &problems : {review.state(turn).problems, review.state(turn).warnings})
        for (const Problem &p : problems)
            if (p.turn == turn && !review.isFinal(turn))
                items.append(squaresLink(p.at, p.message.toHtmlEscaped()) + rulesLinks({p.rule}));
    if (!items.isEmpty())
        html += u"<p><b>"_s + Words::tr("Against the rules") + u"</b></p>"_s + list(items);
    return html;
}

QString mightHaveBeenHtml(const Review &review, int turn)
{
    const MightHaveBeen might = review.mightHaveBeen(turn);
    QString html;
    const auto section = [&html](const QString &title, const QStringList &items, const QString &none) {
        html += u"<h4>"_s + title + u"</h4>"_s + (items.isEmpty() ? u"<p>"_s + none + u"</p>"_s : list(items));
    };
    QStringList items;
    for (const OpenSignposts &road : might.signposts)
        items.append(openSignpostItem(review, road));
    section(Words::tr("Signposts still open"), items, Words::tr("None: every signpost is decided, or its road is done."));
    items.clear();
    for (const LyingToll &toll : might.tolls)
        items.append(tollItem(review, toll));
    section(Words::tr("Tolls"), items, Words::tr("No toll waits anywhere."));
    items.clear();
    for (const Profit &profit : might.profits)
        items.append(profitItem(review, profit));
    section(Words::tr("Who profited from whom so far"), items, Words::tr("Nobody yet: no feature was shared, and no toll taken on another's road."));
    return html;
}

QString differenceWords(const Review &review)
{
    QStringList lines;
    for (const Review::Difference &d : review.differences())
        lines.append(Words::tr("%1 was shown %2 when it was played; these rules give %3.").arg(review.setup().players[d.player].name).arg(d.shown).arg(d.now));
    if (lines.isEmpty())
        return {};
    const QString version = review.record().rulesVersion;
    return Words::tr("This game was scored by rules version %1. What was shown then is kept.").arg(version.isEmpty() ? u"?"_s : version) + u'\n' + lines.join(u'\n');
}

QList<Position> squaresOfLink(const QUrl &link)
{
    QList<Position> squares;
    for (const QString &pair : link.path().split(u';', Qt::SkipEmptyParts))
        squares.append({pair.section(u',', 0, 0).toInt(), pair.section(u',', 1, 1).toInt()});
    return squares;
}

} // namespace wayside
