#include "views/rulebook/resultdelegate.h"

#include "views/rulebook/rulehtml.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <cmath>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPad = 8;

/// Lays the text out in lines of the width; at most `lines`, the last one shortened by its ending.
double layOut(QTextLayout &layout, double width, int lines)
{
    double y = 0;
    layout.beginLayout();
    for (int i = 0; i < lines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += std::ceil(line.height());
    }
    layout.endLayout();
    return y;
}

QList<QTextLayout::FormatRange> formats(const QModelIndex &index, int role, const RuleStyle &style)
{
    QList<QTextLayout::FormatRange> list;
    for (const TextRange &range : index.data(role).value<QList<TextRange>>()) {
        QTextLayout::FormatRange format;
        format.start = int(range.start);
        format.length = int(range.length);
        format.format.setBackground(style.mark);
        format.format.setForeground(style.markText);
        list.append(format);
    }
    return list;
}

QFont titleFont(const QStyleOptionViewItem &option)
{
    QFont font = option.font;
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont smallFont(const QStyleOptionViewItem &option)
{
    QFont font = option.font;
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

double widthOf(const QStyleOptionViewItem &option)
{
    const QWidget *view = option.widget;
    return std::max(80, (view ? view->width() - 26 : option.rect.width()) - 2 * kPad);
}

} // namespace

QSize ResultDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const double width = widthOf(option);
    QTextLayout title(index.data(ResultTitle).toString(), titleFont(option));
    QTextLayout answer(index.data(ResultAnswer).toString(), option.font);
    const double height = layOut(title, width, 2) + layOut(answer, width, 3) + QFontMetrics(smallFont(option)).height() + 2 * kPad + 6;
    return {int(width), int(height)};
}

void ResultDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const RuleStyle style = RuleStyle::from(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state & QStyle::State_Selected;
    if (selected) {
        QColor ground = option.palette.color(QPalette::Highlight);
        ground.setAlpha(style.dark ? 90 : 55);
        painter->fillRect(option.rect, ground);
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), option.palette.color(QPalette::Highlight));
    }
    const double width = widthOf(option);
    QPointF at = option.rect.topLeft() + QPointF(kPad, kPad);
    painter->setPen(style.text);
    QTextLayout title(index.data(ResultTitle).toString(), titleFont(option));
    title.setFormats(formats(index, ResultTitleMarks, style));
    const double titleHeight = layOut(title, width, 2);
    title.draw(painter, at);
    at.ry() += titleHeight + 2;
    QTextLayout answer(index.data(ResultAnswer).toString(), option.font);
    answer.setFormats(formats(index, ResultAnswerMarks, style));
    const double answerHeight = layOut(answer, width, 3);
    answer.draw(painter, at);
    at.ry() += answerHeight + 3;

    painter->setFont(smallFont(option));
    const RuleStatus status = RuleStatus(index.data(ResultStatus).toInt());
    const QString word = index.data(ResultStatusWord).toString();
    const QFontMetrics metrics(painter->font());
    const QRectF chip(at, QSizeF(metrics.horizontalAdvance(word) + 12, metrics.height()));
    painter->setPen(Qt::NoPen);
    painter->setBrush(style.chipGround(status));
    painter->drawRoundedRect(chip, 3, 3);
    painter->setPen(style.chipInk(status));
    painter->drawText(chip, Qt::AlignCenter, word);
    painter->setPen(style.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

} // namespace wayside
