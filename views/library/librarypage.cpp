#include "views/library/librarypage.h"

#include "views/common/icons.h"
#include "views/library/gamelist.h"
#include "views/library/importdialog.h"
#include "views/library/pictureloader.h"

#include <QAction>
#include <QComboBox>
#include <QDateEdit>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

const QDate kNoDate(1899, 12, 31);

QDate limitOf(const QDateEdit *edit) { return edit->date() == kNoDate ? QDate() : edit->date(); }

/// Replaces the choices after the first, "all"; keeps what was chosen if it is still there.
void offer(QComboBox *box, const QMap<QString, QString> &choices)
{
    const QSignalBlocker blocker(box);
    const QString chosen = box->currentData().toString();
    while (box->count() > 1)
        box->removeItem(1);
    for (auto it = choices.begin(); it != choices.end(); ++it)
        box->addItem(it.value(), it.key());
    box->setCurrentIndex(std::max(0, chosen.isEmpty() ? 0 : box->findData(chosen)));
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
    buildActions();
    buildTable();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addWidget(m_bar);
    layout->addWidget(buildFilters());
    layout->addWidget(m_table, 1);
    layout->addWidget(buildFoot());
    connect(m_pictures, &PictureLoader::drawn, m_list, &GameList::setPicture);
    connect(m_list, &GameList::edited, this, &LibraryPage::keepEdit);
    m_pictureDelay.setSingleShot(true);
    m_pictureDelay.setInterval(60);
    connect(&m_pictureDelay, &QTimer::timeout, this, &LibraryPage::wantPictures);
    retranslate();
    enableActions();
}

void LibraryPage::buildActions()
{
    m_bar = new QToolBar;
    m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_bar->setIconSize({18, 18});
    const auto act = [this](QAction *&action, const QString &name, const QString &iconName, auto slot) {
        action = new QAction(icon(iconName), QString(), this);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, slot);
        m_bar->addAction(action);
    };
    const auto edit = [this](int column) {
        const QModelIndex index = m_table->currentIndex();
        if (index.isValid())
            m_table->edit(index.siblingAtColumn(column));
    };
    act(m_continue, u"continueGame"_s, u"play"_s, [this] { Q_EMIT continueRequested(current()); });
    act(m_review, u"reviewGame"_s, u"review"_s, [this] { Q_EMIT reviewRequested(current()); });
    act(m_statistics, u"countGames"_s, u"statistics"_s, [this] { Q_EMIT statisticsRequested(chosenGames()); });
    m_bar->addSeparator();
    act(m_rename, u"renameGame"_s, u"edit"_s, [edit] { edit(GameList::Title); });
    act(m_note, u"noteGame"_s, u"comment"_s, [edit] { edit(GameList::Note); });
    act(m_tags, u"tagGame"_s, u"mark"_s, [edit] { edit(GameList::Tags); });
    act(m_duplicate, u"duplicateGame"_s, u"add"_s, &LibraryPage::duplicateGame);
    act(m_delete, u"deleteGame"_s, u"delete"_s, [this] { deleteGames(chosenGames()); });
    m_rename->setShortcut(Qt::Key_F2);
    m_delete->setShortcut(QKeySequence::Delete);
    for (QAction *action : {m_rename, m_delete})
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addActions({m_rename, m_delete});
    m_bar->addSeparator();
    m_importMenu = new QMenu(this);
    m_importMenu->setIcon(icon(u"import"_s));
    m_importFiles = m_importMenu->addAction(QString(), this, &LibraryPage::chooseFiles);
    m_importFolder = m_importMenu->addAction(QString(), this, &LibraryPage::chooseFolder);
    m_exportMenu = new QMenu(this);
    m_exportMenu->setIcon(icon(u"export"_s));
    for (ExportForm form : exportForms())
        m_exports.insert(form, m_exportMenu->addAction(QString(), this, [this, form] { exportGames(form); }));
    for (QMenu *menu : {m_importMenu, m_exportMenu}) {
        m_bar->addAction(menu->menuAction());
        if (auto *button = qobject_cast<QToolButton *>(m_bar->widgetForAction(menu->menuAction())))
            button->setPopupMode(QToolButton::InstantPopup);
    }
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
    const QList<int> widths{320, 90, 180, 260, 200, 60, 110, 160};
    for (int column = 0; column < widths.size(); ++column)
        m_table->setColumnWidth(column, widths[column]);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(GameList::Date, Qt::DescendingOrder);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](QPoint at) {
        QMenu menu;
        menu.addActions({m_continue, m_review, m_statistics});
        menu.addSeparator();
        menu.addActions({m_rename, m_note, m_tags, m_duplicate, m_delete});
        menu.addSeparator();
        menu.addMenu(m_exportMenu);
        menu.exec(m_table->viewport()->mapToGlobal(at));
    });
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        const GameSummary &game = m_list->game(m_filtered->mapToSource(index).row());
        game.finished ? Q_EMIT reviewRequested(game.id) : Q_EMIT continueRequested(game.id);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LibraryPage::enableActions);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, &m_pictureDelay, QOverload<>::of(&QTimer::start));
    connect(m_filtered, &QAbstractItemModel::layoutChanged, &m_pictureDelay, QOverload<>::of(&QTimer::start));
}

QWidget *LibraryPage::buildFilters()
{
    m_search = new QLineEdit;
    m_search->setObjectName(u"gameSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    connect(m_search, &QLineEdit::textChanged, this, &LibraryPage::applyFilters);
    const auto box = [this](QComboBox *&combo, const QString &name) {
        combo = new QComboBox;
        combo->setObjectName(name);
        combo->addItem(QString());
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(9);
        connect(combo, &QComboBox::currentIndexChanged, this, &LibraryPage::applyFilters);
    };
    box(m_player, u"playerFilter"_s);
    box(m_set, u"setFilter"_s);
    box(m_state, u"stateFilter"_s);
    m_state->addItems({QString(), QString()});
    box(m_tag, u"tagFilter"_s);
    const auto date = [this](QDateEdit *&edit, QLabel *&label, const QString &name) {
        edit = new QDateEdit;
        edit->setObjectName(name);
        edit->setCalendarPopup(true);
        edit->setMinimumDate(kNoDate);
        edit->setDate(kNoDate);
        label = new QLabel;
        label->setBuddy(edit);
        connect(edit, &QDateEdit::dateChanged, this, &LibraryPage::applyFilters);
    };
    date(m_from, m_fromLabel, u"fromFilter"_s);
    date(m_to, m_toLabel, u"toFilter"_s);
    m_clear = new QPushButton;
    m_clear->setObjectName(u"clearFilters"_s);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_search->clear();
        for (QComboBox *combo : {m_player, m_set, m_state, m_tag})
            combo->setCurrentIndex(0);
        m_from->setDate(kNoDate);
        m_to->setDate(kNoDate);
    });
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_search, 1);
    for (QWidget *w : std::initializer_list<QWidget *>{m_player, m_set, m_state, m_tag, m_fromLabel, m_from, m_toLabel, m_to, m_clear})
        layout->addWidget(w);
    return row;
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
    guarded([this] {
        const QStringList chosen = chosenGames();
        m_list->setGames(m_library.list());
        offerFilters();
        for (const QString &id : chosen)
            choose(id);
    });
    showCount();
    m_pictureDelay.start();
}

void LibraryPage::offerFilters()
{
    QMap<QString, QString> players, sets, tags;
    for (const GameSummary &game : m_list->games()) {
        for (const SummaryPlayer &p : game.players)
            players.insert(p.name, p.name);
        for (const QString &tag : game.tags)
            tags.insert(tag, tag);
        for (const QString &id : game.sets)
            if (!sets.contains(id)) {
                const TileSet *set = m_catalogue.set(id);
                sets.insert(id, set ? set->displayName(QLocale().name().left(2)) : id);
            }
    }
    offer(m_player, players);
    offer(m_set, sets);
    offer(m_tag, tags);
}

void LibraryPage::applyFilters()
{
    GameFilter filter;
    filter.words = m_search->text();
    filter.player = m_player->currentData().toString();
    filter.set = m_set->currentData().toString();
    filter.tag = m_tag->currentData().toString();
    filter.state = GameFilter::State(m_state->currentIndex());
    filter.from = limitOf(m_from);
    filter.to = limitOf(m_to);
    m_filtered->setFilter(filter);
    m_clear->setEnabled(filter != GameFilter());
    showCount();
    m_pictureDelay.start();
}

void LibraryPage::showCount()
{
    const int shown = m_filtered->rowCount();
    const int all = m_list->rowCount();
    m_count->setText(shown == all ? tr("%n game(s)", nullptr, all) : tr("%1 of %n game(s)", nullptr, all).arg(shown));
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
    guarded([&] { exportFromLibrary(this, m_library, m_catalogue, chosenGames(), form, file); });
}

void LibraryPage::keepEdit(const QString &id, int column, const QString &text)
{
    guarded([&] {
        if (column == GameList::Title)
            m_library.rename(id, text.trimmed());
        else if (column == GameList::Note)
            m_library.setNote(id, text);
        else if (column == GameList::Tags) {
            QStringList tags;
            for (const QString &tag : text.split(u',', Qt::SkipEmptyParts))
                if (!tag.trimmed().isEmpty() && !tags.contains(tag.trimmed()))
                    tags.append(tag.trimmed());
            m_library.setTags(id, tags);
        }
    });
    // The editor is still open while it hands over its text.
    QTimer::singleShot(0, this, [this] {
        refresh();
        Q_EMIT libraryChanged();
    });
}

void LibraryPage::enableActions()
{
    const qsizetype chosen = m_table->selectionModel()->selectedRows().size();
    for (QAction *action : {m_continue, m_review, m_rename, m_note, m_tags, m_duplicate})
        action->setEnabled(chosen == 1);
    m_delete->setEnabled(chosen > 0);
    m_exportMenu->setEnabled(chosen > 0);
    for (auto it = m_exports.begin(); it != m_exports.end(); ++it)
        it.value()->setEnabled(chosen == 1 || (chosen > 1 && takesMany(it.key())));
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
    const auto word = [](QAction *action, const QString &text, const QString &tip) {
        action->setText(text);
        action->setToolTip(tip);
    };
    word(m_continue, tr("Continue"), tr("Put the game back on the table"));
    word(m_review, tr("Review"), tr("Go through the game turn by turn"));
    word(m_statistics, tr("Statistics"), tr("Statistics of the chosen games, or of all if none is chosen"));
    word(m_rename, tr("Rename"), tr("Give the game another title (F2)"));
    word(m_note, tr("Note"), tr("Write a note about the game"));
    word(m_tags, tr("Tags"), tr("Words to find the game by, with commas between them"));
    word(m_duplicate, tr("Duplicate"), tr("Keep a copy of the game"));
    word(m_delete, tr("Delete"), tr("Take the games out of the library; it can be undone (Delete)"));
    m_importMenu->setTitle(tr("Import"));
    m_exportMenu->setTitle(tr("Export"));
    m_importFiles->setText(tr("Files…"));
    m_importFolder->setText(tr("All games of a folder…"));
    for (auto it = m_exports.begin(); it != m_exports.end(); ++it)
        it.value()->setText(nameOf(it.key()));
    m_search->setPlaceholderText(tr("Search titles, players, notes and tags"));
    m_search->setAccessibleName(tr("Search"));
    const QList<std::pair<QComboBox *, QString>> boxes{{m_player, tr("all players")}, {m_set, tr("all sets")}, {m_state, tr("all games")}, {m_tag, tr("all tags")}};
    for (const auto &[box, all] : boxes)
        box->setItemText(0, all);
    m_player->setAccessibleName(tr("Only games of this player"));
    m_set->setAccessibleName(tr("Only games with this set"));
    m_state->setAccessibleName(tr("Only finished or unfinished games"));
    m_tag->setAccessibleName(tr("Only games with this tag"));
    m_state->setItemText(1, tr("finished"));
    m_state->setItemText(2, tr("not finished"));
    m_fromLabel->setText(tr("from"));
    m_toLabel->setText(tr("to"));
    for (QDateEdit *edit : {m_from, m_to}) {
        edit->setSpecialValueText(tr("any day"));
        // Its own size hint looks at dates only.
        edit->setMinimumWidth(edit->fontMetrics().horizontalAdvance(edit->specialValueText()) + 48);
    }
    m_from->setAccessibleName(tr("Only games from this day on"));
    m_to->setAccessibleName(tr("Only games up to this day"));
    m_clear->setText(tr("Show all"));
    m_undo->setText(tr("Bring back"));
    m_table->setAccessibleName(tr("Games"));
    m_list->retranslate();
    showCount();
}

} // namespace wayside
