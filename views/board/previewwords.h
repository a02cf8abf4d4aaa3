// The words for what laying a tile or a figure would do: "completes road: 9 + 15 to Anna", "toll 7 to Ben".
#pragma once

#include "model/game/entry.h"

namespace wayside {

struct PreviewLine {
    enum class Tone : quint8 { Plain, Good, Bad };
    QString text;
    Tone tone = Tone::Plain;
    friend bool operator==(const PreviewLine &, const PreviewLine &) = default;
};

/// Problems first, then scorings, then signposts.
QList<PreviewLine> wordsFor(const Preview &preview, const GameSetup &setup);
/// "9 + 15 = 24", or "9".
QString pointsText(const QList<ScorePart> &parts);

} // namespace wayside
