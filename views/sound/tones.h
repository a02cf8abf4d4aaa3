// The program's own soft tones, as samples.
#pragma once

#include <QByteArray>

namespace wayside {

enum class Tone : quint8 { Points, Toll };

inline constexpr int kSampleRate = 44100;       ///< one channel, 16 bit, of this machine's byte order

/// Shorter than a second, never louder than a quarter of what is possible; begins and ends in silence.
QByteArray samplesOf(Tone tone);

} // namespace wayside
