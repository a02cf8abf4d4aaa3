// Every tollhouse and the roads that it serves, with what each would pay now and at the end.
#pragma once

#include "views/common/linepanel.h"

namespace wayside {

class TollPanel : public LinePanel
{
    Q_OBJECT

public:
    explicit TollPanel(Game &game, QWidget *parent = nullptr);

protected:
    QList<Line> makeLines() const override;
    QString emptyText() const override { return tr("No tollhouse is on the table. It may go to any free crossroads instead of a meeple."); }
    QString title() const override { return tr("Tollhouses"); }

private:
    Line roadLine(const TollhouseOnBoard &tollhouse, int road) const;
    int collectedBy(int player) const;
};

} // namespace wayside
