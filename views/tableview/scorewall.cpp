#include "views/tableview/scorewall.h"

#include "views/common/playerbadge.h"
#include "views/common/style.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace wayside {

namespace {

/// The largest pixel size, up to `most`, at which the text is no wider than `width`.
int fittingSize(QFont font, const QString &text, double width, int most)
{
    font.setPixelSize(most);
    const double wide = QFontMetricsF(font).horizontalAdvance(text);
    return std::max(9, wide <= width ? most : int(most * width / wide));
}

} // namespace

ScoreWall::ScoreWall(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("scoreWall"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void ScoreWall::setLines(const QList<ScoreWallLine> &lines)
{
    if (lines == m_lines)
        return;
    m_lines = lines;
    QStringList words;
    for (const ScoreWallLine &line : lines)
        words.append(tr("%1: %2 points").arg(line.name, QLocale().toString(line.points)));
    setAccessibleName(words.join(QStringLiteral(", ")));
    update();
}

void ScoreWall::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().window());
    if (m_lines.isEmpty())
        return;
    const double height = std::min(this->height() / double(m_lines.size()), width() * 0.75);
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const ScoreWallLine &line = m_lines[i];
        const QRectF box = QRectF(0, double(i) * height, width(), height).adjusted(6, 6, -6, -6);
        painter.setPen(Qt::NoPen);
        painter.setBrush(line.turn ? palette().color(QPalette::Highlight) : style::card(palette()));
        painter.drawRoundedRect(box, style::kRound, style::kRound);
        painter.setPen(palette().color(line.turn ? QPalette::HighlightedText : QPalette::WindowText));
        const double side = box.height() * 0.34;
        const QRectF badge(box.left() + 10, box.top() + box.height() * 0.08, side, side);
        paintPlayerBadge(painter, badge, line.colour);
        QFont font = painter.font();
        const QRectF name(badge.right() + 8, badge.top(), box.right() - badge.right() - 16, badge.height());
        font.setPixelSize(fittingSize(font, line.name, name.width(), int(side * 0.72)));
        painter.setFont(font);
        painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft, painter.fontMetrics().elidedText(line.name, Qt::ElideRight, int(name.width())));
        const QRectF points(box.left() + 8, badge.bottom(), box.width() - 16, box.bottom() - badge.bottom() - 4);
        const QString number = QLocale().toString(line.points);
        font.setBold(true);
        font.setPixelSize(fittingSize(font, number, points.width(), std::max(9, int(points.height() * 0.86))));
        painter.setFont(font);
        painter.drawText(points, Qt::AlignCenter, number);
    }
}

} // namespace wayside
