#include "views/inspector/tollpanel.h"

#include "model/game/words.h"
#include "model/geometry/squarename.h"

namespace wayside {

namespace {

/// The squares into which the road leaves the crossroads.
QStringList waysOf(const Board &board, const Feature &road, OnTile crossroads)
{
    const PlacedTile &placed = board.tiles[crossroads.tile];
    QStringList names;
    for (const FeaturePart &part : road.parts) {
        if (part.tile != crossroads.tile || part.index >= placed.tile->roads.size())
            continue;
        for (const CellEdge &edge : placed.tile->roads[part.index].edges)
            names.append(squareName(neighbour(placed.squareOf(edge.cell), placed.toTable(edge.edge))));
    }
    names.removeDuplicates();
    return names;
}

} // namespace

TollPanel::TollPanel(Game &game, QWidget *parent) : LinePanel(game, QStringLiteral("tollPanel"), parent) { }

int TollPanel::collectedBy(int player) const
{
    int points = 0;
    for (const Scoring &scoring : state().scorings)
        if (scoring.kind == ScoringKind::Toll)
            points += scoring.points.value(player);
    return points;
}

Line TollPanel::roadLine(const TollhouseOnBoard &tollhouse, int road) const
{
    const Feature &of = state().features.features[road];
    const QList<ScorePart> parts = tollOfRoad(state(), tollhouse, road, false);
    Line line;
    line.key = QStringLiteral("%1/%2").arg(of.parts.first().tile).arg(of.parts.first().index);
    line.text = featureTitle(FeatureKind::Road, int(of.tiles.size()));
    if (const QStringList towards = waysOf(state().board, of, tollhouse.crossroads); !towards.isEmpty())
        line.text = tr("%1, towards %2", "road and its length, next squares").arg(line.text, towards.join(tr(" and ", "between two squares")));
    line.squares = FeatureMap::squares(state().board, of);
    line.dim = of.complete();
    QStringList notes;
    if (of.complete()) {
        notes.append(tr("completed: pays no more"));
    } else {
        line.points = {{-1, QString::number(sum(parts))}};
        line.rule = QStringLiteral("T.value");
        notes.append(tr("%n open end(s)", nullptr, of.openEnds + of.openMouths));
        if (aidsShown())
            notes.append(tr("unfinished at the end: %1").arg(sum(tollOfRoad(state(), tollhouse, road, true))));
        line.children = partLines(parts);
        if (parts.isEmpty())
            notes.append(tr("nothing stands beside it"));
    }
    line.detail = notes.join(QStringLiteral(" · "));
    return line;
}

QList<Line> TollPanel::makeLines() const
{
    QList<Line> lines;
    for (const TollhouseOnBoard &tollhouse : state().tollhouses) {
        const PlacedTile &placed = state().board.tiles[tollhouse.crossroads.tile];
        const Position square = placed.squareOf(placed.tile->nodes[tollhouse.crossroads.index].cell);
        Line line;
        line.key = QString::number(tollhouse.player);
        line.colour = colourOf(tollhouse.player);
        line.text = tr("%1 at %2: %3", "player, square, small or large toll")
                        .arg(playerName(tollhouse.player), squareName(square), tollhouse.value == 2 ? tr("large toll") : tr("small toll"));
        line.detail = tr("%n point(s) collected", nullptr, collectedBy(tollhouse.player));
        if (tollhouse.turnsOver)
            line.detail += QStringLiteral(" · ") + tr("will turn over") + QStringLiteral(" · ") + wordsForDecision(game().setup().rules, QStringLiteral("T.flip"));
        line.rule = tollhouse.turnsOver ? QStringLiteral("T.flip") : QStringLiteral("T.value");
        line.status = tollhouse.turnsOver && !statusOf(line.rule).isEmpty() ? QStringLiteral("unclear") : QString();
        line.strong = true;
        line.open = true;
        line.squares = {square};
        for (int road = 0; road < state().features.features.size(); ++road)
            if (state().features.features[road].kind == FeatureKind::Road && state().features.features[road].ends.contains(tollhouse.crossroads))
                line.children.append(roadLine(tollhouse, road));
        lines.append(line);
    }
    return lines;
}

} // namespace wayside
