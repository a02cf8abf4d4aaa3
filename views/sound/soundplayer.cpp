#include "views/sound/soundplayer.h"

#ifdef WAYSIDE_SOUND
#include <QAudioDevice>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>
#include <QThread>
#endif

namespace wayside {

#ifdef WAYSIDE_SOUND

namespace {

constexpr int kPatience = 2000;         // milliseconds for the thread to end

/// Everything that may wait for a sound server; lives in the player's thread.
class Output : public QObject
{
public:
    void play(const QByteArray &samples)
    {
        QAudioFormat format;
        format.setSampleRate(kSampleRate);
        format.setChannelCount(1);
        format.setSampleFormat(QAudioFormat::Int16);
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        m_sink.reset();
        if (device.isNull() || !device.isFormatSupported(format))
            return;
        m_buffer.close();
        m_buffer.setData(samples);
        m_buffer.open(QIODevice::ReadOnly);
        m_sink = std::make_unique<QAudioSink>(device, format);
        m_sink->start(&m_buffer);
    }

private:
    QBuffer m_buffer;
    std::unique_ptr<QAudioSink> m_sink;
};

} // namespace

SoundPlayer::SoundPlayer(QObject *parent) : QObject(parent) {}

SoundPlayer::~SoundPlayer()
{
    if (!m_thread)
        return;
    m_thread->quit();
    if (!m_thread->wait(kPatience)) {
        m_thread->terminate();          // hangs in a sound server that doesn't answer
        m_thread->wait(kPatience);
    }
}

bool SoundPlayer::available() { return true; }

void SoundPlayer::play(Tone tone)
{
    if (!m_thread) {
        m_thread = new QThread(this);
        m_output = new Output;
        m_output->moveToThread(m_thread);
        connect(m_thread, &QThread::finished, m_output, &QObject::deleteLater);
        m_thread->start(QThread::LowPriority);
    }
    auto *output = static_cast<Output *>(m_output);
    QMetaObject::invokeMethod(output, [output, samples = samplesOf(tone)] { output->play(samples); }, Qt::QueuedConnection);
}

#else

SoundPlayer::SoundPlayer(QObject *parent) : QObject(parent) {}
SoundPlayer::~SoundPlayer() = default;
bool SoundPlayer::available() { return false; }
void SoundPlayer::play(Tone) {}

#endif

} // namespace wayside
