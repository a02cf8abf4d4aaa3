// The turns as they were entered: the current place, what was undone, problems, comments. A click shows where a turn lies, a
// double click goes back to it.
#pragma once

#include "views/common/linepanel.h"

class QMenu;
class QPushButton;

namespace wayside {

class HistoryList : public LinePanel
{
    Q_OBJECT

public:
    explicit HistoryList(Game &game, QWidget *parent = nullptr);

    /// An empty text takes the comment away.
    void setComment(int turn, const QString &text);

Q_SIGNALS:
    /// What can be done with a turn, counted from 0, of record().turns: to be filled in.
    void menuAsked(QMenu &menu, int turn);

protected:
    QList<Line> makeLines() const override;
    QString emptyText() const override { return tr("No tile has been laid yet."); }
    QString title() const override { return tr("History"); }
    void retranslate() override { tellUndone(); }

private:
    Line lineOf(const Turn &turn, int number) const;
    QString actionText(const Turn &turn) const;
    void showMenu(QPoint at);
    void editComment(int turn);
    void jumpTo(int turn);
    void tellUndone();

    QPushButton *m_undone;              ///< brings back what was undone
};

/// The place in the history at which turn `turn` (counted from 0) is the last and over; -1 where it never was.
qsizetype positionAfterTurn(const Game &game, int turn);

} // namespace wayside
