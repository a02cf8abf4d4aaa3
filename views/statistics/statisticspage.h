// Statistics over all games of the library or those chosen there: a plot, its numbers as a table, and both to take along.
#pragma once

#include "model/storage/library.h"
#include "views/statistics/statisticssheet.h"

#include <QWidget>

class QChartView;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace wayside {

class StatisticsPage : public QWidget
{
    Q_OBJECT

public:
    StatisticsPage(Library &library, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Reads the games afresh.
    void refresh();
    /// Counts these games only; empty: all.
    void showGames(const QStringList &ids);
    void showSubject(StatisticsSubject subject);
    const Statistics &statistics() const { return m_statistics; }
    /// By the file's ending: .csv the table, .png or .svg the plot. Throws ReadError where it can't be written.
    void exportTo(const QString &file);

Q_SIGNALS:
    void problemTold(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildTop();
    void count();
    void showSheet();
    void fillTable(const StatisticsSheet &sheet);
    void askAndExport();
    void retranslate();
    StatisticsSubject subject() const;

    Library &m_library;
    const Catalogue &m_catalogue;
    QList<CountedGame> m_games;
    QStringList m_chosen;
    Statistics m_statistics;

    QComboBox *m_scope = nullptr;
    QComboBox *m_state = nullptr;
    QComboBox *m_set = nullptr;
    QComboBox *m_players = nullptr;
    QLabel *m_count = nullptr;
    QPushButton *m_export = nullptr;
    QListWidget *m_subjects = nullptr;
    QLabel *m_explanation = nullptr;
    QChartView *m_chart = nullptr;
    QTableWidget *m_table = nullptr;
};

} // namespace wayside
