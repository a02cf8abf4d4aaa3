// A corrected score with its reason; for what other expansions bring, the rule's own number is offered.
#pragma once

#include "model/game/game.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace wayside {

class ScoreCorrection : public QDialog
{
    Q_OBJECT

public:
    ScoreCorrection(const GameSetup &setup, int player, QWidget *parent = nullptr);
    Adjustment adjustment() const;

private:
    void check();

    QComboBox *m_player;
    QSpinBox *m_points;
    QComboBox *m_reason;
    QPushButton *m_ok = nullptr;
};

} // namespace wayside
