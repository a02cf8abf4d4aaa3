// Shows lines: a click points at their squares, "?" opens their rule.
#pragma once

#include "views/common/linemodel.h"

#include <QTreeView>

namespace wayside {

class LineDelegate;

class LineView : public QTreeView
{
    Q_OBJECT

public:
    explicit LineView(QWidget *parent = nullptr);

    void setLines(const QList<Line> &lines);
    LineModel &lines() const { return *m_model; }
    QRect ruleBox(const QModelIndex &index) const;
    /// What a click, or a finger, must hit of it.
    QRect ruleTarget(const QModelIndex &index) const;

Q_SIGNALS:
    void ruleRequested(const QString &id);
    void squaresPointed(const QList<wayside::Position> &squares);
    /// Clicked, or Enter pressed on it.
    void chosen(const QModelIndex &index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void choose(const QModelIndex &index);
    void openNew(const QModelIndex &parent, int first, int last);

    LineModel *m_model;
    LineDelegate *m_delegate;
};

} // namespace wayside
