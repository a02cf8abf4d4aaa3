#include "views/review/scoregraph.h"

#include "views/common/playercolours.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <cmath>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScoreGraph)
};

/// 1, 2 or 5 times a power of ten, so that about `lines` of them fill the span.
int niceStep(int span, int lines)
{
    int step = 1;
    for (int power = 1; power < 100000; power *= 10)
        for (int factor : {1, 2, 5}) {
            step = factor * power;
            if (span / step <= lines)
                return step;
        }
    return step;
}

double luminance(const QColor &c)
{
    const auto linear = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

void paintGrid(QPainter &painter, const GraphLayout &layout, const GraphColours &colours)
{
    const QFontMetricsF metrics(painter.font());
    const int step = niceStep(layout.highest - layout.lowest, std::max(2, int(layout.plot.height() / (metrics.height() * 1.6))));
    for (int points = layout.lowest / step * step; points <= layout.highest; points += step) {
        if (points < layout.lowest)
            continue;
        const double y = layout.y(points);
        painter.setPen(QPen(points == 0 ? colours.faint : colours.grid, 1));
        painter.drawLine(QPointF(layout.plot.left(), y), QPointF(layout.plot.right(), y));
        painter.setPen(colours.faint);
        painter.drawText(QRectF(layout.plot.left() - 60, y - metrics.height() / 2, 54, metrics.height()), Qt::AlignRight | Qt::AlignVCenter, QString::number(points));
    }
    const int turnStep = niceStep(layout.turns, std::max(2, int(layout.plot.width() / (metrics.averageCharWidth() * 8))));
    for (int turn = 0; turn <= layout.turns; turn += turnStep) {
        const double x = layout.x(turn);
        painter.setPen(QPen(colours.grid, 1));
        painter.drawLine(QPointF(x, layout.plot.bottom()), QPointF(x, layout.plot.bottom() + 4));
        painter.setPen(colours.faint);
        painter.drawText(QRectF(x - 30, layout.plot.bottom() + 4, 60, metrics.height()), Qt::AlignHCenter | Qt::AlignTop, QString::number(turn));
    }
}

/// Dashes tell the lines apart where colours don't.
QPen penOf(int player, Colour colour, const GraphColours &colours)
{
    static const QList<QList<qreal>> dashes{{}, {6, 2.5}, {2, 2}, {8, 2, 2, 2}, {4, 1.5}, {1, 1.8}};
    QPen pen(colours.line(colour), 2.2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!dashes[player % dashes.size()].isEmpty())
        pen.setDashPattern(dashes[player % dashes.size()]);
    return pen;
}

void paintLines(QPainter &painter, const GraphLayout &layout, const Review &review, const GraphColours &colours)
{
    for (int p = 0; p < review.players(); ++p) {
        QPolygonF line;
        for (int turn = 0; turn <= review.lastTurn(); ++turn) {
            if (turn > 0)
                line.append(QPointF(layout.x(turn), layout.y(review.turn(turn - 1).totals[p])));
            line.append(QPointF(layout.x(turn), layout.y(review.turn(turn).totals[p])));
        }
        painter.setPen(penOf(p, review.setup().players[p].colour, colours));
        painter.drawPolyline(line);
    }
}

void paintEndLabels(QPainter &painter, const GraphLayout &layout, const Review &review, const GraphColours &colours)
{
    const QFontMetricsF metrics(painter.font());
    QList<int> order;
    for (int p = 0; p < review.players(); ++p)
        order.append(p);
    const QList<int> totals = review.turn(review.lastTurn()).totals;
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return totals[a] > totals[b]; });
    double lowest = layout.plot.top() - metrics.height() / 2;
    for (int p : order) {
        const double y = std::max(layout.y(totals[p]) - metrics.height() / 2, lowest);
        lowest = y + metrics.height();
        painter.setPen(penOf(p, review.setup().players[p].colour, colours));
        painter.drawLine(QPointF(layout.plot.right() + 4, y + metrics.height() / 2), QPointF(layout.plot.right() + 18, y + metrics.height() / 2));
        painter.setPen(colours.ink);
        const QString text = metrics.elidedText(review.setup().players[p].name, Qt::ElideRight, 80) + u" "_s + QString::number(totals[p]);
        painter.drawText(QPointF(layout.plot.right() + 22, y + metrics.ascent()), text);
    }
}

} // namespace

GraphColours GraphColours::from(const QPalette &palette)
{
    GraphColours c;
    c.ground = palette.color(QPalette::Base);
    c.ink = palette.color(QPalette::Text);
    c.dark = c.ground.lightnessF() < 0.5;
    const auto mix = [&c](double share) {
        return QColor::fromRgbF(float(c.ink.redF() * share + c.ground.redF() * (1 - share)), float(c.ink.greenF() * share + c.ground.greenF() * (1 - share)),
                                float(c.ink.blueF() * share + c.ground.blueF() * (1 - share)));
    };
    c.faint = mix(0.72);
    c.grid = mix(0.16);
    return c;
}

GraphColours GraphColours::paper()
{
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, QColor(0x20, 0x20, 0x20));
    return from(palette);
}

QColor GraphColours::line(Colour colour) const
{
    QColor c = playerLook(int(colour)).fill;
    for (int i = 0; i < 12 && contrast(c, ground) < 3; ++i) {
        const float lightness = std::clamp(c.lightnessF() + (dark ? 0.06f : -0.06f), 0.0f, 1.0f);
        c.setHslF(std::max(0.0f, c.hslHueF()), c.hslSaturationF(), lightness);
    }
    return c;
}

int GraphLayout::turnAt(double px) const
{
    return plot.width() <= 0 ? 0 : std::clamp(int(std::lround((px - plot.left()) / plot.width() * turns)), 0, turns);
}

GraphLayout graphLayout(const Review &review, const QRectF &rect, const QFontMetricsF &metrics)
{
    GraphLayout layout;
    layout.turns = std::max(1, review.lastTurn());
    layout.lowest = 0;
    layout.highest = 10;
    double names = 0;
    for (int p = 0; p < review.players(); ++p)
        names = std::max(names, std::min(80.0, metrics.horizontalAdvance(review.setup().players[p].name)));
    for (int turn = 0; turn <= review.lastTurn(); ++turn)
        for (int total : review.turn(turn).totals) {
            layout.highest = std::max(layout.highest, total + 2);
            layout.lowest = std::min(layout.lowest, total);
        }
    const double left = metrics.horizontalAdvance(u"0000"_s) + 8;
    // Signs of moments stand above the plot.
    layout.plot = rect.adjusted(left, metrics.height() + 6, -(names + metrics.horizontalAdvance(u" 0000"_s) + 28), -(metrics.height() + 6));
    return layout;
}

void paintMomentSign(QPainter &painter, MomentKind kind, QPointF at, double size, const GraphColours &colours)
{
    const double r = size / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor good = colours.dark ? QColor(0x7f, 0xd0, 0x8a) : QColor(0x1d, 0x6f, 0x32);
    const QColor bad = colours.dark ? QColor(0xf0, 0x90, 0x80) : QColor(0xa8, 0x2a, 0x1c);
    const QColor toll = colours.dark ? QColor(0xe8, 0xc0, 0x60) : QColor(0x7a, 0x55, 0x00);
    QPainterPath path;
    switch (kind) {
    case MomentKind::LeadChange:        // two arrows that cross
        painter.setPen(QPen(colours.ink, 1.6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at + QPointF(-r * 0.8, r * 0.7), at + QPointF(r * 0.8, -r * 0.7));
        painter.drawLine(at + QPointF(-r * 0.8, -r * 0.7), at + QPointF(r * 0.8, r * 0.7));
        painter.drawLine(at + QPointF(r * 0.8, -r * 0.7), at + QPointF(r * 0.2, -r * 0.75));
        painter.drawLine(at + QPointF(r * 0.8, -r * 0.7), at + QPointF(r * 0.75, -r * 0.1));
        break;
    case MomentKind::SignpostBonus:     // a sign board that points on
    case MomentKind::SignpostLost:
        path.moveTo(at + QPointF(-r * 0.9, -r * 0.5));
        path.lineTo(at + QPointF(r * 0.35, -r * 0.5));
        path.lineTo(at + QPointF(r * 0.95, 0));
        path.lineTo(at + QPointF(r * 0.35, r * 0.5));
        path.lineTo(at + QPointF(-r * 0.9, r * 0.5));
        path.closeSubpath();
        painter.setPen(QPen(kind == MomentKind::SignpostBonus ? good : bad, 1.5));
        painter.setBrush(kind == MomentKind::SignpostBonus ? QBrush(good) : QBrush(Qt::NoBrush));
        painter.drawPath(path);
        if (kind == MomentKind::SignpostLost)
            painter.drawLine(at + QPointF(-r * 0.9, r * 0.95), at + QPointF(r * 0.9, -r * 0.95));
        break;
    case MomentKind::TollTurnedOver:    // a small house
    case MomentKind::TollMissed:
        path.moveTo(at + QPointF(-r * 0.8, r * 0.8));
        path.lineTo(at + QPointF(-r * 0.8, -r * 0.1));
        path.lineTo(at + QPointF(0, -r * 0.9));
        path.lineTo(at + QPointF(r * 0.8, -r * 0.1));
        path.lineTo(at + QPointF(r * 0.8, r * 0.8));
        path.closeSubpath();
        painter.setPen(QPen(toll, 1.5));
        painter.setBrush(kind == MomentKind::TollTurnedOver ? QBrush(toll) : QBrush(Qt::NoBrush));
        painter.drawPath(path);
        break;
    case MomentKind::Final:             // a flag
        painter.setPen(QPen(colours.ink, 1.6));
        painter.drawLine(at + QPointF(-r * 0.5, -r * 0.9), at + QPointF(-r * 0.5, r * 0.9));
        painter.setBrush(colours.ink);
        painter.drawRect(QRectF(at + QPointF(-r * 0.5, -r * 0.9), QSizeF(r * 1.3, r * 0.9)));
        break;
    }
    painter.restore();
}

void paintScoreGraph(QPainter &painter, const GraphLayout &layout, const Review &review, int turn, const GraphColours &colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter, layout, colours);
    paintLines(painter, layout, review, colours);
    paintEndLabels(painter, layout, review, colours);
    const double size = layout.plot.top() > 12 ? 11 : 8;
    double lastX = -100;
    double y = 0;
    for (const Moment &moment : review.moments()) {
        const double x = layout.x(moment.turn);
        // Several at one place are stacked downwards.
        y = x - lastX < size * 0.8 ? y + size + 2 : layout.plot.top() - size;
        lastX = x;
        painter.setPen(QPen(colours.grid, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, y + size / 2), QPointF(x, layout.plot.bottom()));
        paintMomentSign(painter, moment.kind, {x, y}, size, colours);
    }
    if (turn >= 0) {
        painter.setPen(QPen(colours.ink, 1.4));
        painter.drawLine(QPointF(layout.x(turn), layout.plot.top() - 2), QPointF(layout.x(turn), layout.plot.bottom()));
        for (int p = 0; p < review.players(); ++p) {
            painter.setBrush(colours.line(review.setup().players[p].colour));
            painter.setPen(QPen(colours.ground, 1.2));
            painter.drawEllipse(QPointF(layout.x(turn), layout.y(review.turn(turn).totals[p])), 4.5, 4.5);
        }
    }
    painter.restore();
}

QString wordsFor(const Moment &moment, const GameSetup &setup)
{
    const QString name = moment.player >= 0 ? setup.players[moment.player].name : QString();
    switch (moment.kind) {
    case MomentKind::LeadChange: return Words::tr("%1 takes the lead with %n point(s)", nullptr, moment.points).arg(name);
    case MomentKind::SignpostBonus: return Words::tr("%1 makes %n point(s) with signposts", nullptr, moment.points).arg(name);
    case MomentKind::SignpostLost:
        return name.isEmpty() ? Words::tr("A signpost goes wrong that could have brought %n point(s)", nullptr, moment.points)
                              : Words::tr("%1 loses a signpost that could have brought %n point(s)", nullptr, moment.points).arg(name);
    case MomentKind::TollTurnedOver:
        return moment.points == 2 ? Words::tr("The tollhouse of %1 turns over to the large toll").arg(name)
                                  : Words::tr("The tollhouse of %1 turns back to the small toll").arg(name);
    case MomentKind::TollMissed: return Words::tr("A toll of %n point(s) is left lying: nobody has a tollhouse there", nullptr, moment.points);
    case MomentKind::Final: break;
    }
    return Words::tr("Final scoring");
}

} // namespace wayside
