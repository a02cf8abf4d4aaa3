// Every scoring with its reasons, the newest first.
#pragma once

#include "views/common/linepanel.h"

class QComboBox;

namespace wayside {

class ScoreLog : public LinePanel
{
    Q_OBJECT

public:
    explicit ScoreLog(Game &game, QWidget *parent = nullptr);

    /// -1: all.
    void filterByPlayer(int player);
    void filterByKind(int kind);

protected:
    QList<Line> makeLines() const override;
    QString emptyText() const override;
    QString title() const override { return tr("Score log"); }
    void retranslate() override;

private:
    bool wanted(const Scoring &scoring) const;
    Line lineOf(const Scoring &scoring, int number) const;

    QComboBox *m_player;
    QComboBox *m_kind;
};

} // namespace wayside
