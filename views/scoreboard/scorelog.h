// Every scoring with its reasons, the newest first.
#pragma once

#include "views/common/linepanel.h"

class QComboBox;
class QMenu;

namespace wayside {

class ScoreLog : public LinePanel
{
    Q_OBJECT

public:
    explicit ScoreLog(Game &game, QWidget *parent = nullptr);

    /// -1: all.
    void filterByPlayer(int player);
    void filterByKind(int kind);
    /// What a right click on a line offers; nothing for a line that isn't a turn's scoring.
    void fillMenu(QMenu &menu, const QModelIndex &line);

Q_SIGNALS:
    /// Points are to be entered in a turn, counted from 0, beside the scoring with that index in the state.
    void pointsAsked(int turn, int scoring);

protected:
    QList<Line> makeLines() const override;
    QString emptyText() const override;
    QString title() const override { return tr("Score log"); }
    void retranslate() override;

private:
    bool wanted(const Scoring &scoring) const;
    Line lineOf(const Scoring &scoring, int number) const;
    void showMenu(QPoint at);

    QComboBox *m_player;
    QComboBox *m_kind;
};

} // namespace wayside
