// The menu of a placed tile or a line of the history: put the entry right, add a forgotten one, take one out, go back to it.
#pragma once

#include "views/table/correction.h"

#include <QObject>

class QMenu;

namespace wayside {

class TurnMenu : public QObject
{
    Q_OBJECT

public:
    explicit TurnMenu(Game &game, QObject *parent = nullptr) : QObject(parent), m_game(game) {}
    /// Actions of a turn, counted from 0.
    void fill(QMenu &menu, int turn);
    /// The turn that laid what lies on the square; -1 for the setup and free squares.
    int turnAt(Position square) const;

Q_SIGNALS:
    void correctionAsked(wayside::Correction::Kind kind, int turn);
    void scoreCorrectionAsked(int turn);

private:
    void goBackTo(int turn);
    void acceptAsItLies(int turn);
    QStringList openProblems(int turn) const;

    Game &m_game;
};

} // namespace wayside
