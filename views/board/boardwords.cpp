// What is under the pointer, what the board says about it, and which rule speaks of it.
#include "views/board/boardview.h"

#include "model/rulebook/ruleindex.h"
#include "views/board/boardtips.h"

#include <cmath>

namespace wayside {

namespace {
constexpr double kNodeReach = 0.18;     // of a square
} // namespace

QString BoardView::ruleAt(QPointF point)
{
    if (!m_hasState)
        return {};
    const Position square = squareAt(point);
    for (const QList<Problem> *list : {&m_state.problems, &m_state.warnings})
        for (const Problem &problem : *list)
            if (problem.at.contains(square))
                return ruleFor(problem);
    const QPointF table = frame().toTable(point);
    const auto near = [&](OnTile node) {
        const QPointF d = m_painter.spotOfNode(m_picture, node) - table;
        return std::hypot(d.x(), d.y()) < kNodeReach;
    };
    for (const TollhouseOnBoard &tollhouse : m_state.tollhouses)
        if (near(tollhouse.crossroads))
            return ruleForTollhouse();
    if (const auto signpost = m_painter.signpostAt(m_picture, table)) {
        const bool pairFree = tunnelPairFree(m_state.board, int(m_setup.players.size()));
        return ruleFor(judgeSignpost(m_state.board, m_setup.rules, *signpost, pairFree));
    }
    if (const auto crossroads = m_state.crossroadsAt(square); crossroads && near(*crossroads))
        return ruleFor(NodeKind::Village);
    if (const auto part = partUnder(point))
        return ruleFor(part->kind);
    return {};
}

QString BoardView::tipAt(QPointF point)
{
    if (!m_hasState)
        return {};
    const QPointF table = frame().toTable(point);
    if (const QString problems = tipForProblems(m_state, squareAt(point)); !problems.isEmpty())
        return problems;
    for (const TollhouseOnBoard &t : m_state.tollhouses)
        if (distance(m_painter.spotOfNode(m_picture, t.crossroads), table) < 0.18)
            return tipForTollhouse(m_setup, t);
    if (const auto signpost = m_painter.signpostAt(m_picture, table))
        return tipForSignpost(m_setup, m_state, *signpost);
    if (const auto part = m_painter.partAt(m_picture, table))
        return tipForFeature(m_setup, m_state, *part);
    return {};
}


std::optional<FeaturePart> BoardView::partAtTable(QPointF table)
{
    return m_hasState ? m_painter.partAt(m_picture, table) : std::nullopt;
}

std::optional<FeaturePart> BoardView::partUnder(QPointF point) { return partAtTable(frame().toTable(point)); }

void BoardView::hover(QPointF point)
{
    const auto part = partUnder(point);
    setProperty("rule", ruleAt(point));
    if (part == m_hovered)
        return;
    m_hovered = part;
    Q_EMIT hovered(part.value_or(FeaturePart{}));
    update();
}

} // namespace wayside
