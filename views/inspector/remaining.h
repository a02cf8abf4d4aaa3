// What is left in the box by kind, what fits on a square and how likely it comes, and the squares that nothing fits.
#pragma once

#include "views/common/linepanel.h"

#include "model/game/remaining.h"

namespace wayside {

class RemainingPanel : public LinePanel
{
    Q_OBJECT

public:
    explicit RemainingPanel(Game &game, QWidget *parent = nullptr);

    /// The square that "what fits here" is about; nothing for none.
    void setSquare(std::optional<Position> square);

protected:
    QList<Line> makeLines() const override;
    QString emptyText() const override;
    QString title() const override { return tr("Tiles left"); }

private:
    Line fitLine(const QList<RemainingType> &types) const;
    Line deadLine(const QList<RemainingType> &types) const;
    QList<Line> kindLines(const QList<RemainingType> &types) const;
    Line asideLine() const;

    std::optional<Position> m_square;
};

} // namespace wayside
