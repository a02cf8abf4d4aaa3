// The score graph under the slider: click or drag to go to a turn, hover for what happened there.
#pragma once

#include "views/review/scoregraph.h"

#include <QWidget>
#include <memory>

namespace wayside {

class ScoreGraphView : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreGraphView(QWidget *parent = nullptr);

    void setReview(const std::shared_ptr<const Review> &review);
    void setTurn(int turn);
    QSize sizeHint() const override { return {600, 150}; }
    QSize minimumSizeHint() const override { return {200, 90}; }

Q_SIGNALS:
    void turnChosen(int turn);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    GraphLayout layoutNow() const;
    QString tipOf(int turn) const;

    std::shared_ptr<const Review> m_review;
    int m_turn = 0;
};

} // namespace wayside
