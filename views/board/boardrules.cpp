// Which rule speaks of the thing under the pointer.
#include "views/board/boardview.h"

#include "model/rulebook/ruleindex.h"

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

} // namespace wayside
