#include "views/board/fadingglow.h"

namespace wayside {

namespace {
constexpr int kStep = 40;               // milliseconds
constexpr double kFade = 0.035;         // a step
}

void FadingGlow::start(const QList<PictureGlow> &glows)
{
    m_glows = glows;
    m_strength = 1;
    if (!m_timer)
        m_timer = startTimer(kStep);
    Q_EMIT changed();
}

void FadingGlow::stop()
{
    if (m_timer)
        killTimer(m_timer);
    m_timer = 0;
    m_strength = 0;
    m_glows.clear();
    Q_EMIT changed();
}

void FadingGlow::timerEvent(QTimerEvent *)
{
    m_strength -= kFade;
    if (m_strength <= 0)
        stop();
    else
        Q_EMIT changed();
}

} // namespace wayside
