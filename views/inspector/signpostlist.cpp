#include "views/inspector/signpostlist.h"

#include "model/geometry/squarename.h"
#include "views/inspector/signpostlines.h"
#include "views/palette/tilesearch.h"

namespace wayside {

namespace {

// Whole phrases, since other languages bend the direction.
QString fromText(Edge edge)
{
    switch (edge) {
    case Edge::N: return SignpostList::tr("from the north");
    case Edge::E: return SignpostList::tr("from the east");
    case Edge::S: return SignpostList::tr("from the south");
    case Edge::W:
    case Edge::X: break;
    }
    return SignpostList::tr("from the west");
}

QString toText(Edge edge)
{
    switch (edge) {
    case Edge::N: return SignpostList::tr("to the north");
    case Edge::E: return SignpostList::tr("to the east");
    case Edge::S: return SignpostList::tr("to the south");
    case Edge::W:
    case Edge::X: break;
    }
    return SignpostList::tr("to the west");
}

/// Above several of them, so that other languages can use the plural.
QString headingOf(SignpostState state)
{
    switch (state) {
    case SignpostState::Open: return SignpostList::tr("Open", "heading above signposts");
    case SignpostState::Undecided: return SignpostList::tr("Undecided", "heading above signposts");
    case SignpostState::Correct: return SignpostList::tr("Correct", "heading above signposts");
    case SignpostState::Wrong: break;
    }
    return SignpostList::tr("Wrong", "heading above signposts");
}

} // namespace

SignpostList::SignpostList(Game &game, QWidget *parent) : LinePanel(game, QStringLiteral("signpostList"), parent) { }

Line SignpostList::groupLine(SignpostState of, const QList<SignpostVerdict> &all) const
{
    Line group;
    group.key = toString(of);
    group.mark = verdictMark(of);
    group.strong = true;
    group.open = of != SignpostState::Wrong;
    for (const SignpostVerdict &verdict : all) {
        if (verdict.state != of)
            continue;
        Line line = signpostLine(verdict, game().setup().rules);
        line.status = statusOf(line.rule);
        group.children.append(line);
    }
    group.text = headingOf(of);
    group.points = {{-1, QString::number(group.children.size())}};
    return group;
}

void SignpostList::addOutlook(Line &line, const SignpostOutlook &outlook) const
{
    line.detail = tr("%1 needs a road %2 %3.", "square, from a direction, to a direction")
                      .arg(squareName(outlook.next), fromText(outlook.entered), toText(outlook.needed));
    if (outlook.gain > 0)
        line.detail += QStringLiteral(" ") + tr("Then %n point(s) more for the completed road.", nullptr, outlook.gain);
    line.points = {{-1, tr("%n tile(s)", "that would do", outlook.copies)}};
    if (outlook.makers.isEmpty())
        line.detail += QStringLiteral(" ") + tr("No tile that is left does that.");
    line.warning = outlook.makers.isEmpty();
    for (const RemainingType &maker : outlook.makers) {
        Line tile;
        tile.key = maker.tile->id;
        tile.tile = maker.tile;
        tile.text = tileSummary(*maker.tile);
        tile.detail = maker.left < 0 ? QString() : tr("%n left", nullptr, maker.left);
        tile.squares = {outlook.next};
        line.children.append(tile);
    }
}

QList<Line> SignpostList::makeLines() const
{
    const QList<SignpostVerdict> all = verdicts(state(), game().setup());
    QList<Line> lines;
    for (SignpostState of : {SignpostState::Open, SignpostState::Undecided, SignpostState::Correct, SignpostState::Wrong}) {
        Line group = groupLine(of, all);
        if (group.children.isEmpty())
            continue;
        if (of == SignpostState::Open && aidsShown() && !state().finished) {
            QHash<QString, Line> known;
            for (const Line &line : group.children)
                known.insert(line.key, line);
            group.children.clear();
            for (const SignpostOutlook &outlook : signpostOutlooks(game().setup(), state())) {
                Line line = known.value(signpostLine(outlook.verdict, game().setup().rules).key);
                addOutlook(line, outlook);
                group.children.append(line);
            }
        }
        lines.append(group);
    }
    return lines;
}

} // namespace wayside
