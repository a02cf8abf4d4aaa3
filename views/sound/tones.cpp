#include "views/sound/tones.h"

#include <QList>
#include <algorithm>
#include <cmath>
#include <cstdint>

namespace wayside {

namespace {

constexpr double kTurn = 6.283185307179586;
constexpr double kLoudest = 0.2;
constexpr double kRise = 0.012;         // seconds

struct Note {
    double at;                          // seconds
    double pitch;                       // hertz
    double fade;                        // seconds until it is an e-th as loud
};

/// Like a small bell of wood: a tone and its octave, which fades sooner.
double sound(const Note &note, double time)
{
    const double t = time - note.at;
    if (t < 0)
        return 0;
    const double rise = std::min(1.0, t / kRise);
    return rise * (std::exp(-t / note.fade) * std::sin(kTurn * note.pitch * t) + 0.3 * std::exp(-2.5 * t / note.fade) * std::sin(2 * kTurn * note.pitch * t));
}

} // namespace

QByteArray samplesOf(Tone tone)
{
    const QList<Note> notes = tone == Tone::Toll ? QList<Note>{{0, 659.26, 0.10}, {0.13, 880.0, 0.14}} : QList<Note>{{0, 523.25, 0.12}};
    const double length = tone == Tone::Toll ? 0.85 : 0.6;
    const int count = int(length * kSampleRate);
    QByteArray samples(count * qsizetype(sizeof(std::int16_t)), Qt::Uninitialized);
    auto *out = reinterpret_cast<std::int16_t *>(samples.data());
    for (int i = 0; i < count; ++i) {
        const double time = double(i) / kSampleRate;
        double value = 0;
        for (const Note &note : notes)
            value += sound(note, time);
        const double end = std::min(1.0, (length - time) / 0.05);
        out[i] = std::int16_t(std::clamp(value * kLoudest * end / 1.3, -0.25, 0.25) * 32767);
    }
    return samples;
}

} // namespace wayside
