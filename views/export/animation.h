// A whole game as an animated picture (WebP).
#pragma once

#include "model/game/review.h"
#include "views/export/tablepicture.h"

#include <functional>

namespace wayside {

struct AnimationOptions {
    QSize size{800, 600};
    int millisecondsPerTurn = 500;
    TablePictureOptions picture;
    int upTo = -1;                                      ///< last turn shown; -1: the whole game
    std::function<QString(int turn)> caption;           ///< may be empty
    std::function<bool(int done, int of)> progress;     ///< returns false to stop; may be empty
};

/// The file's bytes; empty where it was stopped or the picture is too large to be made.
QByteArray animatedWebp(const Review &review, const AnimationOptions &options);

} // namespace wayside
