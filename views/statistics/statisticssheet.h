// One subject of the statistics: what the plot shows, and the numbers as a table beside it.
#pragma once

#include "model/storage/statistics.h"

#include <QVariant>

namespace wayside {

enum class StatisticsSubject : quint8 { Players, Sources, Signposts, Tolls, Places, Lengths, Progress, HeadToHead, Rivalry };
const QList<StatisticsSubject> &statisticsSubjects();
QString nameOf(StatisticsSubject subject);

enum class PlotKind : quint8 { Bars, StackedBars, Lines };

struct PlotSeries {
    QString name;
    QList<double> values;       ///< one a category
};

struct StatisticsSheet {
    QString title;
    QString explanation;        ///< one sentence below the title
    PlotKind kind = PlotKind::Bars;
    QStringList categories;     ///< of bars; of lines the x axis counts from 1
    QList<PlotSeries> series;
    QString axis;               ///< what the values are
    QString across;             ///< what the categories are
    QStringList header;
    QList<QVariantList> rows;   ///< texts and numbers
};

StatisticsSheet sheetOf(const Statistics &statistics, StatisticsSubject subject);
/// The table as CSV, with its header; numbers with a point.
QString sheetCsv(const StatisticsSheet &sheet);
/// A table's cell for people: numbers in the user's form.
QString cellText(const QVariant &value);

/// More players than these are left out of a plot; the table has all.
inline constexpr int kPlottedPlayers = 8;

} // namespace wayside
