#include "views/statistics/statisticspage.h"

#include "views/common/icons.h"
#include "views/statistics/statisticschart.h"

#include <QBuffer>
#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSaveFile>
#include <QSet>
#include <QSignalBlocker>
#include <QSplitter>
#include <QSvgGenerator>
#include <QTableWidget>
#include <QVBoxLayout>
#include <memory>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

/// Sorts numbers as numbers.
class Cell : public QTableWidgetItem
{
public:
    explicit Cell(const QVariant &value) : QTableWidgetItem(cellText(value)), m_value(value)
    {
        if (value.typeId() != QMetaType::QString)
            setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    bool operator<(const QTableWidgetItem &other) const override
    {
        const QVariant &theirs = static_cast<const Cell &>(other).m_value;
        if (m_value.typeId() == QMetaType::QString && theirs.typeId() == QMetaType::QString)
            return QString::localeAwareCompare(m_value.toString(), theirs.toString()) < 0;
        return m_value.toDouble() < theirs.toDouble();
    }

private:
    QVariant m_value;
};

QByteArray drawn(QChart *chart, bool vector)
{
    constexpr QSize kSize(1200, 800);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QChartView view(chart);
    view.setFrameShape(QFrame::NoFrame);
    view.resize(kSize);
    view.setRenderHint(QPainter::Antialiasing);
    if (vector) {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize(kSize);
        svg.setResolution(96);
        svg.setViewBox(QRect(QPoint(), kSize));
        svg.setTitle(chart->title());
        QPainter painter(&svg);
        view.render(&painter);
        return painter.end() ? bytes : QByteArray();
    }
    QImage image(kSize, QImage::Format_RGB32);
    image.fill(view.palette().color(QPalette::Base));
    QPainter painter(&image);
    view.render(&painter);
    painter.end();
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

StatisticsPage::StatisticsPage(Library &library, const Catalogue &catalogue, QWidget *parent) : QWidget(parent), m_library(library), m_catalogue(catalogue)
{
    setObjectName(u"statisticsPage"_s);
    m_subjects = new QListWidget;
    m_subjects->setObjectName(u"statisticsSubjects"_s);
    for (StatisticsSubject subject : statisticsSubjects()) {
        auto *item = new QListWidgetItem(m_subjects);
        item->setData(Qt::UserRole, int(subject));
    }
    m_subjects->setCurrentRow(0);
    m_subjects->setMaximumWidth(200);
    m_subjects->setSpacing(3);
    connect(m_subjects, &QListWidget::currentRowChanged, this, &StatisticsPage::showSheet);
    m_explanation = new QLabel;
    m_explanation->setWordWrap(true);
    m_chart = new QChartView;
    m_chart->setObjectName(u"statisticsChart"_s);
    m_chart->setRenderHint(QPainter::Antialiasing);
    m_chart->setFrameShape(QFrame::NoFrame);
    m_chart->setMinimumHeight(200);
    m_table = new QTableWidget;
    m_table->setObjectName(u"statisticsTable"_s);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->setSortingEnabled(true);
    auto *right = new QSplitter(Qt::Vertical);
    right->addWidget(m_chart);
    right->addWidget(m_table);
    right->setStretchFactor(0, 3);
    right->setStretchFactor(1, 2);
    right->setSizes({430, 250});
    auto *column = new QVBoxLayout;
    column->addWidget(m_explanation);
    column->addWidget(right, 1);
    auto *row = new QHBoxLayout;
    row->addWidget(m_subjects);
    row->addLayout(column, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addWidget(buildTop());
    layout->addLayout(row, 1);
    retranslate();
}

QWidget *StatisticsPage::buildTop()
{
    const auto box = [this](QComboBox *&combo, const QString &name) {
        combo = new QComboBox;
        combo->setObjectName(name);
        combo->addItem(QString());
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(combo, &QComboBox::currentIndexChanged, this, &StatisticsPage::count);
    };
    box(m_scope, u"statisticsScope"_s);
    box(m_state, u"statisticsState"_s);
    m_state->addItems({QString(), QString()});
    box(m_set, u"statisticsSet"_s);
    box(m_players, u"statisticsPlayers"_s);
    for (int n = 1; n <= 6; ++n)
        m_players->addItem(QString(), n);
    m_count = new QLabel;
    m_count->setObjectName(u"statisticsCount"_s);
    m_export = new QPushButton;
    m_export->setObjectName(u"statisticsExport"_s);
    m_export->setIcon(icon(u"export"_s));
    connect(m_export, &QPushButton::clicked, this, &StatisticsPage::askAndExport);
    auto *top = new QWidget;
    auto *layout = new QHBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget *w : std::initializer_list<QWidget *>{m_scope, m_state, m_set, m_players})
        layout->addWidget(w);
    layout->addWidget(m_count, 1);
    layout->addWidget(m_export);
    return top;
}

StatisticsSubject StatisticsPage::subject() const
{
    return statisticsSubjects()[std::max(0, m_subjects->currentRow())];
}

void StatisticsPage::showSubject(StatisticsSubject subject) { m_subjects->setCurrentRow(int(statisticsSubjects().indexOf(subject))); }

void StatisticsPage::showGames(const QStringList &ids)
{
    m_chosen = ids;
    const QSignalBlocker blocker(m_scope);
    const QSignalBlocker state(m_state);
    // Who chose games means just these, whatever they are.
    m_state->setCurrentIndex(ids.isEmpty() ? 0 : 2);
    while (m_scope->count() > 1)
        m_scope->removeItem(1);
    if (!ids.isEmpty()) {
        m_scope->addItem(QString());
        m_scope->setCurrentIndex(1);
    }
    retranslate();
    refresh();
}

void StatisticsPage::refresh()
{
    try {
        m_library.refreshSummaries(m_catalogue);
        m_games = m_library.countedGames();
    } catch (const ReadError &error) {
        Q_EMIT problemTold(error.message());
    }
    QMap<QString, QString> sets;
    for (const CountedGame &game : m_games)
        for (const QString &id : game.numbers.sets)
            if (!sets.contains(id)) {
                const TileSet *set = m_catalogue.set(id);
                sets.insert(id, set ? set->displayName(QLocale().name().left(2)) : id);
            }
    {
        const QSignalBlocker blocker(m_set);
        const QString chosen = m_set->currentData().toString();
        while (m_set->count() > 1)
            m_set->removeItem(1);
        for (auto it = sets.begin(); it != sets.end(); ++it)
            m_set->addItem(it.value(), it.key());
        m_set->setCurrentIndex(chosen.isEmpty() ? 0 : std::max(0, m_set->findData(chosen)));
    }
    count();
}

void StatisticsPage::count()
{
    const QSet<QString> chosen = m_scope->currentIndex() == 1 ? QSet<QString>(m_chosen.begin(), m_chosen.end()) : QSet<QString>();
    const QString set = m_set->currentData().toString();
    const int state = m_state->currentIndex();
    const int players = m_players->currentData().toInt();
    QList<CountedGame> games;
    for (const CountedGame &game : m_games)
        if ((chosen.isEmpty() || chosen.contains(game.id)) && (set.isEmpty() || game.numbers.sets.contains(set))
            && (state == 2 || !game.whatIf) && (state > 0 || game.numbers.finished) && (players == 0 || game.numbers.players.size() == players))
            games.append(game);
    m_statistics = statisticsOf(games);
    showSheet();
}

void StatisticsPage::showSheet()
{
    m_count->setText(tr("%n game(s)", nullptr, m_statistics.games) + u", "_s + tr("%n finished", nullptr, m_statistics.finished));
    const StatisticsSheet sheet = sheetOf(m_statistics, subject());
    m_explanation->setText(sheet.explanation);
    const std::unique_ptr<QChart> old(m_chart->chart());
    m_chart->setChart(chartOf(sheet, palette()));
    m_chart->setBackgroundBrush(palette().base());
    m_chart->setAccessibleName(sheet.title);
    m_chart->setAccessibleDescription(sheet.explanation);
    fillTable(sheet);
    m_export->setEnabled(!sheet.rows.isEmpty());
}

void StatisticsPage::fillTable(const StatisticsSheet &sheet)
{
    m_table->setSortingEnabled(false);
    m_table->clear();
    m_table->setColumnCount(int(sheet.header.size()));
    m_table->setHorizontalHeaderLabels(sheet.header);
    m_table->setRowCount(int(sheet.rows.size()));
    for (int row = 0; row < sheet.rows.size(); ++row)
        for (int column = 0; column < sheet.rows[row].size(); ++column)
            m_table->setItem(row, column, new Cell(sheet.rows[row][column]));
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setResizeContentsPrecision(50);
    m_table->resizeColumnsToContents();
    m_table->setAccessibleName(sheet.title);
}

void StatisticsPage::exportTo(const QString &file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    const StatisticsSheet sheet = sheetOf(m_statistics, subject());
    const QByteArray bytes = ending == u"csv" ? sheetCsv(sheet).toUtf8() : drawn(chartOf(sheet, palette()), ending == u"svg");
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        throw ReadError(file, tr("can't be written: %1").arg(out.errorString()));
}

void StatisticsPage::askAndExport()
{
    QString chosen;
    QString file = QFileDialog::getSaveFileName(this, tr("Write plot or table to a file"), nameOf(subject()) + u".csv"_s,
                                                tr("Table (*.csv)") + u";;"_s + tr("Picture (*.png)") + u";;"_s + tr("Drawing (*.svg)"), &chosen);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += chosen.contains(u"png"_s) ? u".png"_s : chosen.contains(u"svg"_s) ? u".svg"_s : u".csv"_s;
    try {
        exportTo(file);
    } catch (const ReadError &error) {
        Q_EMIT problemTold(error.message());
    }
}

void StatisticsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void StatisticsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        showSheet();
    QWidget::changeEvent(event);
}

void StatisticsPage::retranslate()
{
    for (int row = 0; row < m_subjects->count(); ++row)
        m_subjects->item(row)->setText(nameOf(statisticsSubjects()[row]));
    m_subjects->setAccessibleName(tr("What to show"));
    m_scope->setItemText(0, tr("all games"));
    if (m_scope->count() > 1)
        m_scope->setItemText(1, tr("the %n chosen game(s)", nullptr, int(m_chosen.size())));
    m_scope->setAccessibleName(tr("Which games"));
    m_state->setItemText(0, tr("finished"));
    m_state->setItemText(1, tr("finished or not"));
    m_state->setItemText(2, tr("and what-ifs"));
    m_state->setAccessibleName(tr("Whether games that go on, and games played on from a turn of another, are counted too"));
    m_state->setToolTip(m_state->accessibleName());
    m_set->setItemText(0, tr("all sets"));
    m_set->setAccessibleName(tr("Only games with this set"));
    m_players->setItemText(0, tr("any number of players"));
    for (int n = 1; n <= 6; ++n)
        m_players->setItemText(n, tr("%n player(s)", nullptr, n));
    m_players->setAccessibleName(tr("Only games with so many players"));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Write the table as CSV, or the plot as PNG or SVG"));
}

} // namespace wayside
