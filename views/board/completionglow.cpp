#include "views/board/completionglow.h"

namespace wayside {

namespace {

bool isOf(const Scoring &scoring, FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Road: return scoring.kind == ScoringKind::Road;
    case FeatureKind::City: return scoring.kind == ScoringKind::City;
    case FeatureKind::Monastery: return scoring.kind == ScoringKind::Monastery;
    case FeatureKind::Garden: return scoring.kind == ScoringKind::Garden;
    case FeatureKind::Field: break;
    }
    return false;
}

} // namespace

QList<PictureGlow> CompletionGlow::follow(const State &state)
{
    QList<Scoring> now;
    for (const Scoring &s : state.scorings)
        if (!s.final && s.turn == state.turns && s.kind != ScoringKind::Adjust)
            now.append(s);
    const bool known = m_turn > state.turns || (m_turn == state.turns && m_shown == now);
    m_shown = now;
    m_turn = state.turns;
    QList<PictureGlow> glows;
    if (known)
        return glows;
    for (const Feature &feature : state.features.features) {
        const QList<Position> squares = FeatureMap::squares(state.board, feature);
        for (const Scoring &s : now)
            if (feature.complete() && s.at == squares && isOf(s, feature.kind)) {
                glows.append({feature.parts, false});
                break;
            }
    }
    return glows;
}

} // namespace wayside
