#include "views/common/linedelegate.h"

#include "views/common/linemodel.h"
#include "views/common/playerbadge.h"
#include "views/common/style.h"

#include <QPainter>
#include <QTextLayout>
#include <QTreeView>

namespace wayside {

namespace {

constexpr int kBadge = 18;
constexpr int kTile = 36;
constexpr int kPad = 5;
constexpr int kRule = 18;

/// Breaks the text into lines of the width; long words are broken where they must. Returns the height.
double layOutText(QTextLayout &layout, const QString &text, const QFont &font, double width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setText(text);
    layout.setFont(font);
    layout.setTextOption(option);
    layout.beginLayout();
    double y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, y));
        y += line.height();
    }
    layout.endLayout();
    return y;
}

double heightOf(const QString &text, const QFont &font, double width)
{
    if (text.isEmpty())
        return 0;
    QTextLayout layout;
    return layOutText(layout, text, font, std::max(40.0, width));
}

double drawText(QPainter &painter, const QString &text, const QFont &font, QPointF at, double width, const QColor &ink)
{
    if (text.isEmpty())
        return 0;
    QTextLayout layout;
    const double height = layOutText(layout, text, font, std::max(40.0, width));
    painter.setPen(ink);
    layout.draw(&painter, at);
    return height;
}

QFont textFont(const Line &line, const QFont &base) { return line.strong ? style::strong(base) : base; }

const Line &lineOf(const QModelIndex &index) { return static_cast<const LineModel *>(index.model())->line(index); }

/// Room at the right of the smaller text, so that it doesn't run below the "?".
int detailMargin(const Line &line) { return line.rule.isEmpty() ? kPad : kRule + 2 * kPad; }

bool hasChip(const Line &line)
{
    return !line.status.isEmpty() && style::ruleStatusFromString(line.status) != style::RuleStatus::Printed;
}

} // namespace

LineDelegate::LineDelegate(QTreeView &view) : QStyledItemDelegate(&view), m_view(view) { }

int LineDelegate::leftWidth(const Line &line) const
{
    return (line.tile ? kTile + kPad : 0) + (line.colour >= 0 ? kBadge + kPad : 0) + (line.mark ? kBadge + kPad : 0);
}

int LineDelegate::rightWidth(const Line &line, const QFont &font) const
{
    int width = line.rule.isEmpty() ? 0 : kRule + kPad;
    const QFontMetrics metrics(style::strong(font));
    for (const LinePoints &points : line.points)
        width += metrics.horizontalAdvance(points.text) + kPad + (points.colour >= 0 ? kBadge + 2 : 0);
    return width;
}

QRect LineDelegate::ruleBox(const QRect &row, const Line &line) const
{
    return line.rule.isEmpty() ? QRect() : QRect(row.right() - kRule - 1, row.top() + kPad - 1, kRule, kRule);
}

void LineDelegate::paintLeft(QPainter &painter, const QRect &row, const Line &line) const
{
    int x = row.left() + 2;
    if (line.tile) {
        painter.drawPixmap(x, row.top() + 3, m_tiles.pixmap(line.tile, line.rotation, kTile, m_view.devicePixelRatioF(), m_view.palette()));
        x += kTile + kPad;
    }
    if (line.colour >= 0) {
        paintPlayerBadge(painter, QRectF(x, row.top() + kPad - 1, kBadge, kBadge), line.colour);
        x += kBadge + kPad;
    }
    if (line.mark)
        paintVerdict(painter, *line.mark, TilePalette::from(m_view.palette()), QPointF(x + kBadge / 2.0, row.top() + kPad - 1 + kBadge / 2.0), kBadge);
}

/// Returns where the text must end.
int LineDelegate::paintRight(QPainter &painter, const QRect &row, const Line &line, const QFont &font, const QColor &ink) const
{
    int x = row.right();
    if (const QRect box = ruleBox(row, line); !box.isEmpty()) {
        painter.setPen(QPen(m_view.palette().color(QPalette::Link), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QRectF(box).adjusted(1.5, 1.5, -1.5, -1.5));
        painter.setFont(style::small(font));
        painter.drawText(box, Qt::AlignCenter, QStringLiteral("?"));
        x = box.left() - kPad;
    }
    const QFont strong = style::strong(font);
    const QFontMetrics metrics(strong);
    painter.setFont(strong);
    for (auto points = line.points.crbegin(); points != line.points.crend(); ++points) {
        const int width = metrics.horizontalAdvance(points->text);
        painter.setPen(ink);
        painter.drawText(QRect(x - width, row.top() + kPad - 2, width, kBadge + 2), Qt::AlignRight | Qt::AlignVCenter, points->text);
        x -= width + 2;
        if (points->colour >= 0) {
            paintPlayerBadge(painter, QRectF(x - kBadge, row.top() + kPad - 1, kBadge, kBadge), points->colour);
            x -= kBadge;
        }
        x -= kPad;
    }
    return x;
}

void LineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Line &line = lineOf(index);
    const QPalette palette = m_view.palette();
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected || option.state & QStyle::State_MouseOver) {
        QColor ground = palette.color(QPalette::Highlight);
        ground.setAlphaF(selected ? 0.22f : 0.08f);
        painter->fillRect(option.rect, ground);
    }
    QColor ink = line.warning ? style::bad(palette) : line.dim ? style::muted(palette) : palette.color(QPalette::Text);
    painter->setOpacity(line.dim ? 0.75 : 1);
    paintLeft(*painter, option.rect, line);
    const int right = paintRight(*painter, option.rect, line, option.font, ink);
    const int left = option.rect.left() + 2 + leftWidth(line);
    double y = option.rect.top() + kPad;
    y += drawText(*painter, line.text, textFont(line, option.font), QPointF(left, y), right - left, ink);
    y += drawText(*painter, line.detail, style::small(option.font), QPointF(left, y), option.rect.right() - left - detailMargin(line), style::muted(palette));
    if (hasChip(line)) {
        const style::RuleStatus status = style::ruleStatusFromString(line.status);
        style::paintChip(*painter, QRectF(QPointF(left, y + 2), style::chipSize(status, option.font)), status, palette, option.font);
    }
    painter->restore();
}

QSize LineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Line &line = lineOf(index);
    int depth = m_view.rootIsDecorated() ? 1 : 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++depth;
    const int width = m_view.viewport()->width() - depth * m_view.indentation();
    const double text = width - 2 - leftWidth(line) - rightWidth(line, option.font);
    double height = heightOf(line.text, textFont(line, option.font), text)
        + heightOf(line.detail, style::small(option.font), width - 2 - leftWidth(line) - detailMargin(line)) + 2 * kPad;
    if (hasChip(line))
        height += style::chipSize(style::ruleStatusFromString(line.status), option.font).height() + 3;
    const int least = line.tile ? kTile + 6 : kBadge + 2 * kPad - 2;
    return {width, style::rowHeight(std::max(least, int(std::ceil(height))))};
}

} // namespace wayside
