// Every signpost with its verdict and why; below an open one, what would make it correct.
#pragma once

#include "views/common/linepanel.h"

#include "model/game/remaining.h"

namespace wayside {

class SignpostList : public LinePanel
{
    Q_OBJECT

public:
    explicit SignpostList(Game &game, QWidget *parent = nullptr);

protected:
    QList<Line> makeLines() const override;
    QString emptyText() const override { return tr("No signpost is on the table yet."); }
    QString title() const override { return tr("Signposts"); }

private:
    Line groupLine(SignpostState state, const QList<SignpostVerdict> &all) const;
    void addOutlook(Line &line, const SignpostOutlook &outlook) const;
};

} // namespace wayside
