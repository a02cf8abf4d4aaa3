// The turns as they were entered: the current place, what was undone, problems, comments. A click goes there.
#pragma once

#include "views/common/linepanel.h"

namespace wayside {

class HistoryList : public LinePanel
{
    Q_OBJECT

public:
    explicit HistoryList(Game &game, QWidget *parent = nullptr);

    /// An empty text takes the comment away.
    void setComment(int turn, const QString &text);

Q_SIGNALS:
    /// Turn counted from 0, of record().turns.
    void putRightRequested(int turn);

protected:
    QList<Line> makeLines() const override;
    QString emptyText() const override { return tr("No tile has been laid yet."); }
    QString title() const override { return tr("History"); }

private:
    Line lineOf(const Turn &turn, int number) const;
    QString actionText(const Turn &turn) const;
    void showMenu(QPoint at);
    void editComment(int turn);
    void jumpTo(int turn);
};

/// The place in the history at which turn `turn` (counted from 0) is the last and over; -1 where it never was.
qsizetype positionAfterTurn(const Game &game, int turn);

} // namespace wayside
