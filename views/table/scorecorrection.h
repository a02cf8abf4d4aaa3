// A corrected score with its reason. For what other expansions bring, the number that the rule gives for that very road or city is
// worked out and offered; it can be changed.
#pragma once

#include "model/game/completed.h"
#include "model/game/game.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace wayside {

class ScoreCorrection : public QDialog
{
    Q_OBJECT

public:
    /// For a turn, counted from 0; `scoring` is the state's scoring that it begins with, -1 for the latest.
    ScoreCorrection(const Game &game, int turn, int scoring = -1, QWidget *parent = nullptr);

    /// One for each player who gets the points.
    QList<Adjustment> adjustments() const;
    /// The turn in which they count, counted from 0: that of the road or city where one is chosen.
    int turn() const;

private:
    void addPlayers(const GameSetup &setup, int player);
    void addCounts();
    void layOut();
    void reasonChosen();
    void fillFeatures();
    void featureChosen();
    void offer();
    void check();
    std::optional<EnteredReason> rule() const;
    const CompletedFeature *feature() const;
    EnteredFacts facts() const;
    QString reasonText() const;

    const QList<CompletedFeature> m_features;
    int m_turn;
    int m_scoring;                          ///< the feature that is chosen where the reason allows it
    QComboBox *m_player;
    QComboBox *m_for;
    QLineEdit *m_words;
    QComboBox *m_feature;
    QSpinBox *m_tiles, *m_castles, *m_buildings, *m_towers, *m_houses, *m_sheds;
    QCheckBox *m_cathedral;
    QLabel *m_sum;
    QSpinBox *m_points;
    QFormLayout *m_form;
    QPushButton *m_ok = nullptr;
};

} // namespace wayside
