// Plays tones in a thread of its own. Without an audio device, or built without Qt Multimedia, it is silent; it never waits.
#pragma once

#include "views/sound/tones.h"

#include <QObject>
#include <memory>

class QThread;

namespace wayside {

class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    explicit SoundPlayer(QObject *parent = nullptr);
    ~SoundPlayer() override;
    /// False where the program was built without sound.
    static bool available();
    void play(Tone tone);

private:
    QThread *m_thread = nullptr;        ///< begun by the first tone
    QObject *m_output = nullptr;        ///< lives there
};

} // namespace wayside
