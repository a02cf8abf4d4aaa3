#include "views/common/linepanel.h"

#include "model/game/words.h"
#include "model/rules/doubts.h"
#include "views/common/style.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace wayside {

LinePanel::LinePanel(Game &game, const QString &name, QWidget *parent)
    : QWidget(parent), m_game(game), m_column(new QVBoxLayout(this)), m_view(new LineView(this)), m_empty(new QLabel(this))
{
    setObjectName(name);
    m_view->setObjectName(name + QStringLiteral("View"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(style::kGap);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(style::kSmallGap);
    m_column->addWidget(m_view, 1);
    m_column->addWidget(m_empty, 1);
    connect(m_view, &LineView::ruleRequested, this, &LinePanel::ruleRequested);
    connect(m_view, &LineView::squaresPointed, this, &LinePanel::squaresPointed);
    connect(&m_game, &Game::changed, this, &LinePanel::refresh);
}

void LinePanel::setRuleStatus(const std::function<QString(const QString &)> &status)
{
    m_status = status;
    refresh();
}

void LinePanel::setAidsShown(bool shown)
{
    m_aids = shown;
    refresh();
}

void LinePanel::refresh()
{
    m_stale = !isVisible();
    if (m_stale)
        return;
    const QList<Line> lines = makeLines();
    m_view->setLines(lines);
    m_view->setVisible(!lines.isEmpty());
    m_empty->setText(emptyText());
    m_empty->setVisible(lines.isEmpty());
}

void LinePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale) {
        m_view->setAccessibleName(title());
        retranslate();
        refresh();
    }
}

void LinePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_view->setAccessibleName(title());
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

QList<Line> LinePanel::partLines(const QList<ScorePart> &parts) const
{
    QList<Line> lines;
    for (const ScorePart &part : parts) {
        Line line;
        line.key = part.source + QString::number(lines.size());
        line.text = wordsFor(part);
        line.rule = part.rule;
        line.status = statusOf(part.rule);
        lines.append(line);
    }
    for (const QString &rule : doubtsBehind(parts, m_game.setup().rules)) {
        Line line;
        line.key = rule;
        line.text = wordsForDecision(m_game.setup().rules, rule);
        line.rule = rule;
        line.status = statusOf(rule).isEmpty() ? QString() : QStringLiteral("unclear");
        lines.append(line);
    }
    return lines;
}

QString featureTitle(FeatureKind kind, int tiles)
{
    const QString word = wordFor(kind);
    const QString title = word.left(1).toUpper() + word.mid(1);
    return tiles > 0 ? LinePanel::tr("%1, %n tile(s)", "a feature's kind and length", tiles).arg(title) : title;
}

} // namespace wayside
