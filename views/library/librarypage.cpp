#include "views/library/librarypage.h"

#include "views/common/icons.h"
#include "views/library/gameeditors.h"
#include "views/library/gamelist.h"
#include "views/library/importdialog.h"
#include "views/library/librarybar.h"
#include "views/library/libraryfilters.h"
#include "views/library/pictureloader.h"

#include <QDateTime>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QStringList tagsFrom(const QString &text)
{
    QStringList tags;
    for (const QString &tag : text.split(u',', Qt::SkipEmptyParts))
        if (!tag.trimmed().isEmpty())
            tags.append(tag.trimmed());
    tags.removeDuplicates();
    return tags;
}

} // namespace

template<typename Task> void LibraryPage::guarded(Task task)
{
    try {
        task();
    } catch (const ReadError &error) {
        Q_EMIT problemTold(error.message());
    }
}

LibraryPage::LibraryPage(Library &library, const Catalogue &catalogue, QWidget *parent) : QWidget(parent), m_library(library), m_catalogue(catalogue)
{
    setObjectName(u"libraryPage"_s);
    setAcceptDrops(true);
    m_list = new GameList(this);
    m_filtered = new FilteredGames(*m_list, this);
    m_pictures = new PictureLoader(library.path(), catalogue, this);
    buildBar();
    buildTable();
    m_filters = new LibraryFilters;
    connect(m_filters, &LibraryFilters::changed, this, &LibraryPage::applyFilters);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addWidget(m_bar);
    layout->addWidget(m_filters);
    layout->addWidget(m_table, 1);
    layout->addWidget(buildFoot());
    connect(m_pictures, &PictureLoader::drawn, m_list, &GameList::setPicture);
    connect(m_list, &GameList::edited, this, &LibraryPage::keepEdit);
    m_pictureDelay.setSingleShot(true);
    m_pictureDelay.setInterval(60);
    connect(&m_pictureDelay, &QTimer::timeout, this, &LibraryPage::wantPictures);
    retranslate();
}

void LibraryPage::buildBar()
{
    m_bar = new LibraryBar(this);
    connect(m_bar, &LibraryBar::continueRequested, this, [this] { Q_EMIT continueRequested(current()); });
    connect(m_bar, &LibraryBar::reviewRequested, this, [this] { Q_EMIT reviewRequested(current()); });
    connect(m_bar, &LibraryBar::statisticsRequested, this, [this] { Q_EMIT statisticsRequested(chosenGames()); });
    connect(m_bar, &LibraryBar::editRequested, this, &LibraryPage::editColumn);
    connect(m_bar, &LibraryBar::duplicateRequested, this, &LibraryPage::duplicateGame);
    connect(m_bar, &LibraryBar::deleteRequested, this, [this] { deleteGames(chosenGames()); });
    connect(m_bar, &LibraryBar::importFilesRequested, this, &LibraryPage::chooseFiles);
    connect(m_bar, &LibraryBar::importFolderRequested, this, &LibraryPage::chooseFolder);
    connect(m_bar, &LibraryBar::exportRequested, this, [this](ExportForm form) { exportGames(form); });
}

void LibraryPage::editColumn(int column)
{
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid())
        return;
    m_table->scrollTo(index.siblingAtColumn(column));
    m_table->edit(index.siblingAtColumn(column));
}

void LibraryPage::buildTable()
{
    m_table = new QTableView;
    m_table->setObjectName(u"gameTable"_s);
    m_table->setModel(m_filtered);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setIconSize(kPictureSize);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    // One height for all rows: nothing has to be measured.
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(kPictureSize.height() + 6);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    const QList<int> widths{236, 84, 130, 200, 150, 48, 84, 90, 84, 120};
    for (int column = 0; column < widths.size(); ++column)
        m_table->setColumnWidth(column, widths[column]);
    m_empty = new QLabel;
    m_empty->setObjectName(u"noGames"_s);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    (new QVBoxLayout(m_table->viewport()))->addWidget(m_empty);
    m_editors = new GameEditors(m_table);
    m_table->setItemDelegate(m_editors);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(GameList::Date, Qt::DescendingOrder);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](QPoint at) { m_bar->showMenu(m_table->viewport()->mapToGlobal(at)); });
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        const GameSummary &game = m_list->game(m_filtered->mapToSource(index).row());
        game.finished ? Q_EMIT reviewRequested(game.id) : Q_EMIT continueRequested(game.id);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_bar->enableFor(int(m_table->selectionModel()->selectedRows().size())); });
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, &m_pictureDelay, QOverload<>::of(&QTimer::start));
    connect(m_filtered, &QAbstractItemModel::layoutChanged, &m_pictureDelay, QOverload<>::of(&QTimer::start));
}

QWidget *LibraryPage::buildFoot()
{
    m_count = new QLabel;
    m_count->setObjectName(u"gameCount"_s);
    m_deletedText = new QLabel;
    m_undo = new QPushButton;
    m_undo->setObjectName(u"undoDelete"_s);
    m_undo->setIcon(icon(u"undo"_s));
    connect(m_undo, &QPushButton::clicked, this, &LibraryPage::undoDelete);
    auto *foot = new QWidget;
    auto *layout = new QHBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_count, 1);
    layout->addWidget(m_deletedText);
    layout->addWidget(m_undo);
    return foot;
}

void LibraryPage::refresh()
{
    m_stale = false;
    guarded([this] { m_library.refreshSummaries(m_catalogue); });
    guarded([this] {
        const QStringList chosen = chosenGames();
        m_list->setGames(m_library.list(), m_catalogue);
        m_filters->offer(m_list->games(), m_catalogue);
        offerPlaces();
        for (const QString &id : chosen)
            choose(id);
    });
    showCount();
    m_pictureDelay.start();
}

void LibraryPage::applyFilters()
{
    m_filtered->setFilter(m_filters->filter());
    showCount();
    m_pictureDelay.start();
}

void LibraryPage::showCount()
{
    const int shown = m_filtered->rowCount();
    const int all = m_list->rowCount();
    m_count->setText(shown == all ? tr("%n game(s)", nullptr, all) : tr("%1 of %n game(s)", nullptr, all).arg(shown));
    m_empty->setVisible(shown == 0);
    m_empty->setText(all == 0 ? tr("No games yet. Play one at the table, or take files in with Import; they can be dragged here too.")
                              : tr("No game is like that. Show all takes the filters away."));
    m_deletedText->setText(tr("%n game(s) deleted", nullptr, int(m_deleted.size())));
    m_deletedText->setVisible(!m_deleted.isEmpty());
    m_undo->setVisible(!m_deleted.isEmpty());
}

QStringList LibraryPage::chosenGames() const
{
    QStringList ids;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        ids.append(m_list->game(m_filtered->mapToSource(index).row()).id);
    return ids;
}

void LibraryPage::choose(const QString &id)
{
    const int row = m_list->rowOf(id);
    const QModelIndex index = row < 0 ? QModelIndex() : m_filtered->mapFromSource(m_list->index(row, 0));
    if (!index.isValid())
        return;
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    m_table->selectionModel()->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void LibraryPage::wantPictures()
{
    if (!isVisible())
        return;
    QStringList ids;
    const int first = std::max(0, m_table->rowAt(0));
    int last = m_table->rowAt(m_table->viewport()->height() - 1);
    if (last < 0)
        last = m_filtered->rowCount() - 1;
    for (int row = first; row <= last; ++row) {
        const QString &id = m_list->game(m_filtered->mapToSource(m_filtered->index(row, 0)).row()).id;
        if (!m_list->hasPicture(id))
            ids.append(id);
    }
    m_pictures->want(ids);
}

void LibraryPage::importPaths(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    ImportDialog dialog(m_library.path(), m_catalogue, paths, this);
    dialog.exec();
    refresh();
    m_table->clearSelection();
    for (const QString &id : dialog.outcome().imported.first(std::min<qsizetype>(1, dialog.outcome().imported.size())))
        choose(id);
    if (!dialog.outcome().imported.isEmpty())
        Q_EMIT libraryChanged();
}

void LibraryPage::chooseFiles()
{
    importPaths(QFileDialog::getOpenFileNames(this, tr("Take games into the library"), {}, tr("Recorded games (*.wayside *.jcz *.json)") + u";;"_s + tr("All files (*)")));
}

void LibraryPage::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Take all games of a folder into the library"));
    if (!folder.isEmpty())
        importPaths({folder});
}

void LibraryPage::duplicateGame()
{
    guarded([this] {
        const GameSummary game = m_library.summary(current());
        const QString made = m_library.duplicate(game.id, tr("%1 (copy)").arg(titleOf(game)));
        refresh();
        m_table->clearSelection();
        choose(made);
        Q_EMIT libraryChanged();
    });
}

void LibraryPage::deleteGames(const QStringList &ids)
{
    if (ids.isEmpty())
        return;
    guarded([&] {
        QStringList deleted;
        for (const QString &id : ids) {
            Q_EMIT deleting(id);
            m_library.deleteGame(id);
            deleted.append(id);
        }
        m_deleted = deleted;
    });
    refresh();
    Q_EMIT libraryChanged();
}

void LibraryPage::undoDelete()
{
    guarded([this] {
        for (const QString &id : m_deleted)
            m_library.undelete(id);
    });
    const QStringList back = std::exchange(m_deleted, {});
    refresh();
    for (const QString &id : back)
        choose(id);
    Q_EMIT libraryChanged();
}

void LibraryPage::exportGames(ExportForm form, const QString &file)
{
    guarded([&] {
        const QString told = exportFromLibrary(this, m_library, m_catalogue, chosenGames(), {form, file}, m_folder);
        if (!told.isEmpty())
            Q_EMIT this->told(told);
    });
}

void LibraryPage::offerPlaces()
{
    QStringList places;
    for (const GameSummary &game : m_list->games())
        if (!game.played.place.isEmpty())
            places.append(game.played.place);
    places.removeDuplicates();
    places.sort(Qt::CaseInsensitive);
    m_editors->setPlaces(places);
}

void LibraryPage::keepEdit(const QString &id, int column, const QVariant &value)
{
    guarded([&] {
        const QString text = value.toString().trimmed();
        switch (column) {
        case GameList::Title: return m_library.rename(id, text);
        case GameList::Note: return m_library.setNote(id, value.toString());
        case GameList::Date: return m_library.setStarted(id, value.toDateTime().toUTC().toString(Qt::ISODate));
        case GameList::Time: return m_library.setMinutes(id, value.toInt());
        case GameList::Place: return m_library.setPlace(id, text.simplified());
        case GameList::Tags: return m_library.setTags(id, tagsFrom(text));
        default: return;
        }
    });
    // The editor is still open while it hands over its text.
    QTimer::singleShot(0, this, [this] {
        refresh();
        Q_EMIT libraryChanged();
    });
}

void LibraryPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void LibraryPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void LibraryPage::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    event->acceptProposedAction();
    // The drag ends first: a dialog inside it would hold up the other program.
    QTimer::singleShot(0, this, [this, paths] { importPaths(paths); });
}

void LibraryPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LibraryPage::retranslate()
{
    m_undo->setText(tr("Bring back"));
    m_table->setAccessibleName(tr("Games"));
    m_list->retranslate();
    showCount();
}

} // namespace wayside
