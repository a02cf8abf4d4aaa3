#include "views/inspector/inspector.h"

#include "model/board/roadwalk.h"
#include "model/game/words.h"
#include "model/geometry/squarename.h"
#include "views/inspector/signpostlines.h"

namespace wayside {

Inspector::Inspector(Game &game, QWidget *parent) : LinePanel(game, QStringLiteral("inspector"), parent) { }

void Inspector::hover(const FeaturePart &part)
{
    if (m_hovered == part)
        return;
    m_hovered = part;
    if (!m_pinned)
        refresh();
}

void Inspector::pin(const FeaturePart &part)
{
    const int was = m_pinned ? feature() : -1;
    m_pinned = part;
    if (was >= 0 && was == feature())
        m_pinned.reset();
    refresh();
}

void Inspector::clear()
{
    m_hovered.reset();
    m_pinned.reset();
    refresh();
}

int Inspector::feature() const
{
    const auto &part = m_pinned ? m_pinned : m_hovered;
    // After undo the tile may not lie there any more.
    return part && part->tile < state().board.tiles.size() ? state().features.of(*part) : -1;
}

QList<Line> Inspector::makeLines() const
{
    const int id = feature();
    if (id < 0)
        return {};
    const Feature &of = state().features.features[id];
    const QList<Position> squares = FeatureMap::squares(state().board, of);
    QList<Line> lines{headLine(of, squares)};
    lines.append(playerLines(id));
    if (of.kind != FeatureKind::Field && !of.complete())
        lines.append(worthLine(id, true));
    lines.append(worthLine(id, of.complete()));
    if (of.kind == FeatureKind::Field)
        lines.append(fieldLines(id));
    if (of.kind == FeatureKind::Road)
        lines.append(roadLines(id));
    return lines;
}

Line Inspector::headLine(const Feature &of, const QList<Position> &squares) const
{
    const bool counted = of.kind != FeatureKind::Monastery && of.kind != FeatureKind::Garden;
    Line line;
    line.key = QStringLiteral("head");
    line.text = featureTitle(of.kind, counted ? int(of.tiles.size()) : 0);
    line.strong = true;
    line.squares = squares;
    QStringList notes;
    if (of.complete())
        notes.append(tr("completed"));
    else if (!counted)
        notes.append(tr("%n neighbour(s) missing", nullptr, of.openEnds));
    else if (of.kind != FeatureKind::Field)
        notes.append(tr("%n open end(s)", nullptr, of.openEnds + of.openMouths));
    if (of.pennants > 0)
        notes.append(tr("%n pennant(s)", nullptr, of.pennants));
    if (of.cathedral)
        notes.append(tr("cathedral"));
    if (of.inn)
        notes.append(tr("inn"));
    if (of.labyrinth)
        notes.append(tr("labyrinth"));
    if (m_pinned)
        notes.append(tr("kept here"));
    line.detail = notes.join(QStringLiteral(" · "));
    return line;
}

QList<Line> Inspector::playerLines(int id) const
{
    QMap<int, QStringList> figures;
    for (int i : state().meeplesOn(id))
        figures[state().meeples[i].player].append(wordFor(state().meeples[i].kind));
    const QList<int> owners = ownersOf(state(), id);
    QList<Line> lines;
    for (auto it = figures.begin(); it != figures.end(); ++it) {
        Line line;
        line.key = QStringLiteral("player%1").arg(it.key());
        line.colour = colourOf(it.key());
        line.text = playerName(it.key());
        line.detail = it->size() > 1 ? QStringLiteral("%1 × %2").arg(it->size()).arg(it->first()) : it->first();
        if (owners.contains(it.key()))
            line.detail += QStringLiteral(" · ") + (owners.size() > 1 ? tr("shares the majority") : tr("scores it"));
        line.rule = QStringLiteral("B.majority");
        lines.append(line);
    }
    if (lines.isEmpty()) {
        Line line;
        line.key = QStringLiteral("nobody");
        line.text = tr("Nobody is on it.");
        line.dim = true;
        lines.append(line);
    }
    return lines;
}

Line Inspector::worthLine(int id, bool asComplete) const
{
    const Feature &of = state().features.features[id];
    const QList<ScorePart> parts = valueOfFeature(state(), game().setup().rules, id, asComplete);
    Line line;
    line.key = asComplete ? QStringLiteral("complete") : QStringLiteral("now");
    line.text = of.complete() ? tr("Worth") : asComplete ? tr("If completed as it lies") : tr("If the game ended now");
    line.points = {{-1, QString::number(sum(parts))}};
    line.strong = true;
    line.open = true;
    line.children = partLines(parts);
    return line;
}

QList<Line> Inspector::fieldLines(int field) const
{
    QList<Line> lines;
    for (int city : state().features.citiesOf(state().board, field)) {
        const Feature &feeds = state().features.features[city];
        const QList<Position> squares = FeatureMap::squares(state().board, feeds);
        Line line;
        line.key = QStringLiteral("city%1").arg(squareName(squares.value(0)) + QString::number(city));
        line.text = tr("City at %1, %n tile(s)", nullptr, int(feeds.tiles.size())).arg(squareName(squares.value(0)));
        line.detail = feeds.complete() ? tr("completed: it feeds the field") : tr("not completed: brings nothing yet");
        line.dim = !feeds.complete();
        line.points = {{-1, feeds.complete() ? QStringLiteral("3") : QStringLiteral("–")}};
        line.rule = QStringLiteral("B.field");
        line.squares = squares;
        lines.append(line);
    }
    return lines;
}

QList<Line> Inspector::roadLines(int road) const
{
    const Feature &of = state().features.features[road];
    QList<Line> lines;
    for (const TollhouseOnBoard &tollhouse : state().tollhouses) {
        if (!of.ends.contains(tollhouse.crossroads))
            continue;
        if (of.complete())
            continue;           // it has paid, or never will
        const QList<ScorePart> parts = tollOfRoad(state(), tollhouse, road, false);
        Line line;
        line.key = QStringLiteral("toll%1").arg(tollhouse.player);
        line.colour = colourOf(tollhouse.player);
        line.text = tr("Toll to %1").arg(playerName(tollhouse.player));
        line.points = {{-1, QString::number(sum(parts))}};
        line.rule = QStringLiteral("T.value");
        line.children = partLines(parts);
        lines.append(line);
    }
    if (of.complete())
        lines.append(paidLines(of));
    lines.append(walkLine(road));
    return lines;
}

/// What a completed road paid when it was completed, whatever the tollhouses show now.
QList<Line> Inspector::paidLines(const Feature &road) const
{
    const QList<Position> squares = FeatureMap::squares(state().board, road);
    QList<Line> lines;
    for (const Scoring &scoring : state().scorings) {
        if (scoring.kind != ScoringKind::Toll || scoring.at != squares)
            continue;
        Line line;
        line.key = QStringLiteral("paid%1/%2").arg(scoring.tollhouse).arg(scoring.turn);
        line.colour = colourOf(scoring.tollhouse);
        line.text = tr("Toll paid to %1 in turn %2").arg(playerName(scoring.tollhouse)).arg(scoring.turn);
        line.points = {{-1, QString::number(sum(scoring.parts))}};
        line.rule = QStringLiteral("T.value");
        line.children = partLines(scoring.parts);
        lines.append(line);
    }
    return lines;
}

/// The road's tiles in order, each with the signposts of the road that stand on it.
Line Inspector::walkLine(int road) const
{
    const Feature &of = state().features.features[road];
    const bool pairFree = tunnelPairFree(state().board, int(game().setup().players.size()));
    Line walk;
    walk.key = QStringLiteral("walk");
    walk.text = tr("Walk along the road");
    walk.detail = tr("%n signpost(s)", nullptr, int(of.signposts.size()));
    walk.open = of.signposts.size() > 0;
    int number = 0;
    for (int tile : roadWalk(state().board, state().features, road)) {
        const PlacedTile &placed = state().board.tiles[tile];
        Line step;
        step.key = QString::number(tile);
        step.text = QStringLiteral("%1  %2").arg(++number).arg(squareName(placed.at));
        step.tile = placed.tile;
        step.rotation = placed.rotation;
        step.squares = {placed.at};
        step.open = true;
        for (const OnTile &which : of.signposts)
            if (which.tile == tile) {
                Line signpost = signpostLine(judgeSignpost(state().board, game().setup().rules, which, pairFree), game().setup().rules);
                signpost.status = statusOf(signpost.rule);
                step.children.append(signpost);
            }
        walk.children.append(step);
    }
    return walk;
}

} // namespace wayside
