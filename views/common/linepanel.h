// What the panels that show lines share: they follow the game while they are seen, and catch up when they are shown.
#pragma once

#include "views/common/lineview.h"

#include "model/game/game.h"

#include <QWidget>
#include <functional>

class QLabel;
class QVBoxLayout;

namespace wayside {

class LinePanel : public QWidget
{
    Q_OBJECT

public:
    LinePanel(Game &game, const QString &name, QWidget *parent);

    LineView &view() const { return *m_view; }
    /// What a rule rests on, by its id: "printed", "community" …; without it lines carry no chips.
    void setRuleStatus(const std::function<QString(const QString &)> &status);
    /// Off in a tournament: nothing that looks ahead is shown.
    void setAidsShown(bool shown);

Q_SIGNALS:
    void ruleRequested(const QString &id);
    void squaresPointed(const QList<wayside::Position> &squares);

protected:
    virtual QList<Line> makeLines() const = 0;
    /// Said where there is no line.
    virtual QString emptyText() const = 0;
    virtual QString title() const = 0;
    virtual void retranslate() { }

    void refresh();
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

    Game &game() const { return m_game; }
    /// The table now; also in review.
    const State &state() const { return m_game.state(); }
    bool aidsShown() const { return m_aids; }
    QVBoxLayout &column() const { return *m_column; }
    /// "Ash (red)" is for tooltips; lines show the name beside the badge.
    QString playerName(int player) const { return m_game.setup().players.value(player).name; }
    int colourOf(int player) const { return int(m_game.setup().players.value(player).colour); }
    QString statusOf(const QString &rule) const { return m_status && !rule.isEmpty() ? m_status(rule) : QString(); }
    /// Each part of a score as a line of its own, and what an unclear rule made of it: the option that decides.
    QList<Line> partLines(const QList<ScorePart> &parts) const;

private:
    Game &m_game;
    QVBoxLayout *m_column;
    LineView *m_view;
    QLabel *m_empty;
    std::function<QString(const QString &)> m_status;
    bool m_aids = true;
    bool m_stale = true;
};

/// "Road, 9 tiles".
QString featureTitle(FeatureKind kind, int tiles);

} // namespace wayside
