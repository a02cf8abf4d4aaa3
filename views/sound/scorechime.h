// Tells when an entry scored points or paid a toll, for whoever makes a sound of it. Undo and a look back are silent.
#pragma once

#include "model/game/game.h"
#include "views/sound/tones.h"

namespace wayside {

class ScoreChime : public QObject
{
    Q_OBJECT

public:
    explicit ScoreChime(const Game &game, QObject *parent = nullptr);

Q_SIGNALS:
    void rang(wayside::Tone tone);

private:
    void follow();
    QList<Scoring> ofLastTurn() const;

    const Game &m_game;
    int m_turns = 0;
    QList<Scoring> m_known;             ///< scorings of the last turn that were told
};

} // namespace wayside
