// What the last turn completed is to be lit once: remembers what was lit already.
#pragma once

#include "views/board/boardpicture.h"

namespace wayside {

class CompletionGlow
{
public:
    /// The features to light now; undo and a look at the same turn again light nothing.
    QList<PictureGlow> follow(const State &state);

private:
    QList<Scoring> m_shown;
    int m_turn = -1;
};

} // namespace wayside
