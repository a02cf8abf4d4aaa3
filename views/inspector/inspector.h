// Tells everything about one feature: who is on it, what it is worth now and when completed, and why.
#pragma once

#include "views/common/linepanel.h"

namespace wayside {

class Inspector : public LinePanel
{
    Q_OBJECT

public:
    explicit Inspector(Game &game, QWidget *parent = nullptr);

    /// Shows the feature that the part belongs to while nothing is pinned.
    void hover(const FeaturePart &part);
    /// Shows it until another one is pinned; again on the same feature lets it go.
    void pin(const FeaturePart &part);
    void clear();
    /// Index into FeatureMap::features; -1 for none.
    int feature() const;

protected:
    QList<Line> makeLines() const override;
    QString emptyText() const override { return tr("Point at a road, a city, a field or a monastery. A click keeps it here."); }
    QString title() const override { return tr("Inspector"); }

private:
    Line headLine(const Feature &feature, const QList<Position> &squares) const;
    QList<Line> playerLines(int feature) const;
    Line worthLine(int feature, bool asComplete) const;
    QList<Line> fieldLines(int field) const;
    QList<Line> roadLines(int road) const;
    QList<Line> paidLines(const Feature &road) const;
    Line walkLine(int road) const;

    std::optional<FeaturePart> m_hovered;
    std::optional<FeaturePart> m_pinned;
};

} // namespace wayside
