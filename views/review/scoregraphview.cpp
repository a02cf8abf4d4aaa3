#include "views/review/scoregraphview.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace wayside {

using namespace Qt::StringLiterals;

ScoreGraphView::ScoreGraphView(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"scoreGraph"_s);
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Score of each player turn by turn"));
}

void ScoreGraphView::setReview(const std::shared_ptr<const Review> &review)
{
    m_review = review;
    update();
}

void ScoreGraphView::setTurn(int turn)
{
    m_turn = turn;
    update();
}

GraphLayout ScoreGraphView::layoutNow() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    return graphLayout(*m_review, QRectF(rect()).adjusted(4, 2, -4, -2), QFontMetricsF(small));
}

void ScoreGraphView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (!m_review)
        return;
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    painter.setFont(small);
    paintScoreGraph(painter, layoutNow(), *m_review, m_turn, GraphColours::from(palette()));
}

QString ScoreGraphView::tipOf(int turn) const
{
    QStringList lines{m_review->isFinal(turn) ? tr("Final scoring") : turn == 0 ? tr("Start") : tr("Turn %1").arg(turn)};
    const TurnReview &review = m_review->turn(turn);
    for (int p = 0; p < m_review->players(); ++p) {
        QString line = u"%1: %2"_s.arg(m_review->setup().players[p].name).arg(review.totals[p]);
        if (review.points[p] != 0)
            line += u" (%1%2)"_s.arg(review.points[p] > 0 ? u"+"_s : QString()).arg(review.points[p]);
        lines.append(line);
    }
    for (const Moment &moment : review.moments)
        lines.append(wordsFor(moment, m_review->setup()));
    return lines.join(u'\n');
}

void ScoreGraphView::mousePressEvent(QMouseEvent *event)
{
    if (m_review && event->button() == Qt::LeftButton)
        Q_EMIT turnChosen(layoutNow().turnAt(event->position().x()));
}

void ScoreGraphView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_review && event->buttons() & Qt::LeftButton)
        Q_EMIT turnChosen(layoutNow().turnAt(event->position().x()));
}

bool ScoreGraphView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_review) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), tipOf(layoutNow().turnAt(help->pos().x())), this);
        return true;
    }
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Score of each player turn by turn"));
    return QWidget::event(event);
}

} // namespace wayside
