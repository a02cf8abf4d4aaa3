#include "views/statistics/statisticschart.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QLegend>
#include <QLineSeries>
#include <QPalette>
#include <QPainter>
#include <QStackedBarSeries>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

namespace wayside {

namespace {

/// Okabe and Ito's colours, which the colour-blind can tell apart; the dark ones lighter on dark ground.
QColor seriesColour(int index, bool dark)
{
    static const QList<QColor> light{{0x00, 0x72, 0xb2}, {0xe6, 0x9f, 0x00}, {0x00, 0x9e, 0x73}, {0xcc, 0x79, 0xa7}, {0xd5, 0x5e, 0x00},
                                     {0x56, 0xb4, 0xe9}, {0x8a, 0x80, 0x00}, {0x55, 0x55, 0x55}, {0x7b, 0x3f, 0x9e}};
    static const QList<QColor> night{{0x4a, 0xa8, 0xe0}, {0xf2, 0xb5, 0x3a}, {0x2c, 0xc4, 0x98}, {0xe0, 0x9a, 0xc2}, {0xf0, 0x84, 0x3c},
                                     {0x8c, 0xd0, 0xf5}, {0xe8, 0xe0, 0x60}, {0xb4, 0xb4, 0xb4}, {0xb8, 0x8c, 0xdc}};
    return (dark ? night : light)[index % light.size()];
}

/// Plain first, then small patterns in the ground's colour over the series' own.
QBrush seriesBrush(int index, bool dark)
{
    const QColor colour = seriesColour(index, dark);
    if (index == 0)
        return colour;
    QPixmap cell(8, 8);
    cell.fill(colour);
    QPainter painter(&cell);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor mark = dark ? colour.darker(175) : colour.lighter(colour.lightnessF() > 0.6f ? 60 : 190);
    painter.setPen(QPen(mark, 1.6));
    switch (index % 6) {
    case 1: painter.drawLine(0, 7, 7, 0); break;
    case 2: painter.drawLine(0, 4, 8, 4); break;
    case 3: painter.fillRect(2, 2, 3, 3, mark); break;
    case 4: painter.drawLine(4, 0, 4, 8); break;
    case 5: painter.drawLine(0, 0, 7, 7); painter.drawLine(0, 7, 7, 0); break;
    default: break;
    }
    return QBrush(cell);
}

void dress(QAbstractAxis *axis, const QPalette &palette, const QString &title)
{
    const QColor ink = palette.color(QPalette::Text);
    QColor grid = ink;
    grid.setAlphaF(0.15f);
    axis->setLabelsColor(ink);
    axis->setTitleBrush(ink);
    axis->setLinePenColor(ink);
    axis->setGridLineColor(grid);
    if (!title.isEmpty())
        axis->setTitleText(title);
}

QValueAxis *valueAxis(QChart *chart, const StatisticsSheet &sheet, double lowest, double highest, const QPalette &palette)
{
    auto *axis = new QValueAxis;
    axis->setRange(std::min(0.0, lowest), std::max(highest, lowest + 1));
    axis->applyNiceNumbers();
    // Things that are counted have no tenths.
    const bool counted = std::all_of(sheet.series.begin(), sheet.series.end(), [](const PlotSeries &series) {
        return std::all_of(series.values.begin(), series.values.end(), [](double v) { return v == std::floor(v); });
    });
    if (counted && axis->max() - axis->min() < 5) {
        axis->setRange(std::floor(axis->min()), std::ceil(axis->max()));
        axis->setTickCount(int(axis->max() - axis->min()) + 1);
    }
    const bool whole = counted || std::abs(axis->max() - axis->min()) >= 5;
    axis->setLabelFormat(whole ? QStringLiteral("%.0f") : QStringLiteral("%.1f"));
    dress(axis, palette, sheet.axis);
    chart->addAxis(axis, Qt::AlignLeft);
    return axis;
}

void addBars(QChart *chart, const StatisticsSheet &sheet, const QPalette &palette)
{
    const bool dark = palette.color(QPalette::Base).lightnessF() < 0.5;
    QAbstractBarSeries *bars = sheet.kind == PlotKind::StackedBars ? static_cast<QAbstractBarSeries *>(new QStackedBarSeries) : new QBarSeries;
    double lowest = 0, highest = 0;
    QList<double> up(sheet.categories.size(), 0), down(sheet.categories.size(), 0);
    for (int i = 0; i < sheet.series.size(); ++i) {
        auto *set = new QBarSet(sheet.series[i].name);
        set->setBrush(seriesBrush(i, dark));
        set->setPen(QPen(palette.color(QPalette::Base), 1));
        for (int c = 0; c < sheet.series[i].values.size(); ++c) {
            const double value = sheet.series[i].values[c];
            set->append(value);
            (value < 0 ? down : up)[c] = sheet.kind == PlotKind::StackedBars ? (value < 0 ? down : up)[c] + value : value;
            lowest = std::min(lowest, down[c]);
            highest = std::max(highest, up[c]);
        }
        bars->append(set);
    }
    bars->setBarWidth(0.7);
    chart->addSeries(bars);
    auto *across = new QBarCategoryAxis;
    across->append(sheet.categories);
    dress(across, palette, sheet.across);
    across->setGridLineVisible(false);
    chart->addAxis(across, Qt::AlignBottom);
    bars->attachAxis(across);
    bars->attachAxis(valueAxis(chart, sheet, lowest, highest, palette));
}

void addLines(QChart *chart, const StatisticsSheet &sheet, const QPalette &palette)
{
    static const QList<QList<qreal>> dashes{{}, {6, 2.5}, {2, 2}, {8, 2, 2, 2}, {4, 1.5}, {1, 1.8}, {10, 3}, {3, 1, 1, 1}};
    const bool dark = palette.color(QPalette::Base).lightnessF() < 0.5;
    double lowest = 0, highest = 0;
    qsizetype longest = 2;
    QList<QLineSeries *> lines;
    for (int i = 0; i < sheet.series.size(); ++i) {
        auto *line = new QLineSeries;
        line->setName(sheet.series[i].name);
        QPen pen(seriesColour(i, dark), 2.4);
        if (!dashes[i % dashes.size()].isEmpty())
            pen.setDashPattern(dashes[i % dashes.size()]);
        line->setPen(pen);
        const QList<double> &values = sheet.series[i].values;
        // More points than pixels only cost time.
        const qsizetype stride = std::max<qsizetype>(1, values.size() / 800);
        QList<QPointF> points;
        for (qsizetype k = 0; k < values.size(); k += stride)
            points.append(QPointF(double(k) + 1, values[k]));
        line->replace(points);
        line->setPointsVisible(values.size() <= 40);
        for (double value : values) {
            lowest = std::min(lowest, value);
            highest = std::max(highest, value);
        }
        longest = std::max(longest, values.size());
        chart->addSeries(line);
        lines.append(line);
    }
    auto *across = new QValueAxis;
    across->setRange(1, double(longest));
    int step = 1;
    for (int i = 0; longest / step > 12; ++i)
        step = step * (i % 3 == 1 ? 5 : 4) / 2;         // 1, 2, 5, 10, 20, 50 …
    across->setTickType(QValueAxis::TicksDynamic);
    across->setTickAnchor(0);
    across->setTickInterval(step);
    across->setLabelFormat(QStringLiteral("%.0f"));
    dress(across, palette, sheet.across);
    chart->addAxis(across, Qt::AlignBottom);
    QValueAxis *values = valueAxis(chart, sheet, lowest, highest, palette);
    for (QLineSeries *line : lines) {
        line->attachAxis(across);
        line->attachAxis(values);
    }
}

} // namespace

QChart *chartOf(const StatisticsSheet &sheet, const QPalette &palette)
{
    auto *chart = new QChart;
    chart->setBackgroundRoundness(0);
    chart->setBackgroundBrush(palette.color(QPalette::Base));
    chart->setTitleBrush(palette.color(QPalette::Text));
    chart->setTitle(sheet.title);
    chart->legend()->setVisible(sheet.series.size() > 1);
    chart->legend()->setAlignment(Qt::AlignBottom);
    chart->legend()->setLabelColor(palette.color(QPalette::Text));
    chart->setMargins(QMargins(4, 4, 8, 4));
    sheet.kind == PlotKind::Lines ? addLines(chart, sheet, palette) : addBars(chart, sheet, palette);
    return chart;
}

} // namespace wayside
