#include "views/board/bubble.h"

#include <QPainter>
#include <algorithm>

namespace wayside {

namespace {
constexpr double kPadding = 9;
constexpr double kDot = 8;
constexpr double kWidest = 300;

QColor toneColour(PreviewLine::Tone tone)
{
    switch (tone) {
    case PreviewLine::Tone::Good: return QColor(0x57, 0xc2, 0x6b);
    case PreviewLine::Tone::Bad: return QColor(0xff, 0x7b, 0x66);
    case PreviewLine::Tone::Plain: break;
    }
    return QColor(0x9a, 0xa7, 0xb4);
}
} // namespace

QRectF placeBeside(const QSizeF &size, const QRectF &square, const QRectF &view, double gap)
{
    const double y = std::clamp(square.center().y() - size.height() / 2, view.top(), std::max(view.top(), view.bottom() - size.height()));
    const double x = std::clamp(square.center().x() - size.width() / 2, view.left(), std::max(view.left(), view.right() - size.width()));
    const QRectF right(QPointF(square.right() + gap, y), size);
    const QRectF left(QPointF(square.left() - gap - size.width(), y), size);
    const QRectF below(QPointF(x, square.bottom() + gap), size);
    const QRectF above(QPointF(x, square.top() - gap - size.height()), size);
    for (const QRectF &place : {right, left, below, above})
        if (view.contains(place))
            return place;
    // Nowhere is room for all of it: within the view, where least of the square is covered.
    QRectF best;
    double least = -1;
    for (const QRectF &place : {right, left, below, above}) {
        const QRectF inside(QPointF(std::clamp(place.left(), view.left(), std::max(view.left(), view.right() - size.width())),
                                    std::clamp(place.top(), view.top(), std::max(view.top(), view.bottom() - size.height()))), size);
        const QRectF covered = inside & square;
        const double area = covered.width() * covered.height();
        if (least < 0 || area < least) {
            least = area;
            best = inside;
        }
    }
    return best;
}

QRectF paintBubble(QPainter &painter, const QList<PreviewLine> &lines, const QRectF &square, const QRectF &view)
{
    if (lines.isEmpty())
        return {};
    const QFontMetricsF metrics(painter.font());
    double width = 0;
    double height = kPadding * 2 - 3;
    QList<QRectF> boxes;
    for (const PreviewLine &line : lines) {
        const QRectF box = metrics.boundingRect(QRectF(0, 0, kWidest, 1000), Qt::TextWordWrap, line.text);
        boxes.append(box);
        width = std::max(width, box.width());
        height += box.height() + 3;
    }
    const QRectF place = placeBeside({width + kDot + kPadding * 2 + 8, height}, square, view);
    painter.save();
    painter.setPen(QPen(QColor(255, 255, 255, 50), 1));
    painter.setBrush(QColor(0x1e, 0x26, 0x2f, 238));
    painter.drawRoundedRect(place, 8, 8);
    double y = place.top() + kPadding;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(toneColour(lines[i].tone));
        const QRectF dot(place.left() + kPadding, y + metrics.height() / 2 - kDot / 2, kDot, kDot);
        if (lines[i].tone == PreviewLine::Tone::Bad)
            painter.drawRect(dot);
        else
            painter.drawEllipse(dot);
        painter.setPen(QColor(0xf4, 0xf6, 0xf8));
        painter.drawText(QRectF(dot.right() + 8, y, width + 2, boxes[i].height()), Qt::TextWordWrap, lines[i].text);
        y += boxes[i].height() + 3;
    }
    painter.restore();
    return place;
}

} // namespace wayside
