#include "views/sound/scorechime.h"

#include <algorithm>

namespace wayside {

ScoreChime::ScoreChime(const Game &game, QObject *parent) : QObject(parent), m_game(game), m_turns(game.state().turns), m_known(ofLastTurn())
{
    connect(&game, &Game::changed, this, &ScoreChime::follow);
}

QList<Scoring> ScoreChime::ofLastTurn() const
{
    QList<Scoring> list;
    const State &state = m_game.state();
    for (const Scoring &scoring : state.scorings)
        if (!scoring.final && scoring.turn == state.turns && scoring.kind != ScoringKind::Adjust && !scoring.points.isEmpty())
            list.append(scoring);
    return list;
}

void ScoreChime::follow()
{
    const int turns = m_game.state().turns;
    const QList<Scoring> now = ofLastTurn();
    const bool entered = m_game.position() == m_game.events().size();
    QList<Scoring> fresh;
    for (const Scoring &scoring : now)
        if (turns > m_turns || !m_known.contains(scoring))
            fresh.append(scoring);
    const bool back = turns < m_turns;
    m_turns = turns;
    m_known = now;
    if (back || !entered || fresh.isEmpty())
        return;
    const bool toll = std::any_of(fresh.begin(), fresh.end(), [](const Scoring &s) { return s.kind == ScoringKind::Toll; });
    Q_EMIT rang(toll ? Tone::Toll : Tone::Points);
}

} // namespace wayside
