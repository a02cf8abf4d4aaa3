// The scores: banked points and, behind them, "if it ended now"; what each player still holds; by source on request.
#pragma once

#include <QWidget>

class QListView;
class QTableView;
class QToolButton;

namespace wayside {

class Game;
class ScoreModel;
class SourceModel;

class Scoreboard : public QWidget
{
    Q_OBJECT

public:
    explicit Scoreboard(Game &game, QWidget *parent = nullptr);

    ScoreModel &model() const { return *m_model; }
    /// Off in a tournament: no "if it ended now".
    void setAidsShown(bool shown);
    void setSourcesShown(bool shown);
    /// Large, for a screen across the room.
    void setScale(double scale);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fitHeights();

    ScoreModel *m_model;
    SourceModel *m_sources;
    QListView *m_list;
    QTableView *m_table;
    QToolButton *m_bySource;
};

} // namespace wayside
