#include "views/library/librarybar.h"

#include "views/common/icons.h"
#include "views/library/gamelist.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QToolButton>

namespace wayside {

using namespace Qt::StringLiterals;

LibraryBar::LibraryBar(QWidget *parent) : QToolBar(parent)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize({18, 18});
    addAction(m_continue = make(u"continueGame"_s, u"play"_s, &LibraryBar::continueRequested));
    addAction(m_review = make(u"reviewGame"_s, u"review"_s, &LibraryBar::reviewRequested));
    addAction(m_statistics = make(u"countGames"_s, u"statistics"_s, &LibraryBar::statisticsRequested));
    addSeparator();
    m_editMenu = addMenuButton(u"editGame"_s, u"edit"_s);
    const QList<std::pair<int, QString>> edits{{GameList::Title, u"renameGame"_s}, {GameList::Date, u"dateGame"_s},  {GameList::Place, u"placeGame"_s},
                                               {GameList::Time, u"timeGame"_s},    {GameList::Tags, u"tagGame"_s},   {GameList::Note, u"noteGame"_s}};
    for (const auto &[column, name] : edits) {
        QAction *action = m_editMenu->addAction(QString(), this, [this, column = column] { Q_EMIT editRequested(column); });
        action->setObjectName(name);
        m_edits.insert(column, action);
    }
    m_edits[GameList::Title]->setShortcut(Qt::Key_F2);
    addAction(m_duplicate = make(u"duplicateGame"_s, u"add"_s, &LibraryBar::duplicateRequested));
    addAction(m_delete = make(u"deleteGame"_s, u"delete"_s, &LibraryBar::deleteRequested));
    m_delete->setShortcut(QKeySequence::Delete);
    addSeparator();
    m_importMenu = addMenuButton(u"importGames"_s, u"import"_s);
    m_importFiles = m_importMenu->addAction(QString(), this, &LibraryBar::importFilesRequested);
    m_importFolder = m_importMenu->addAction(QString(), this, &LibraryBar::importFolderRequested);
    m_exportMenu = addMenuButton(u"exportGames"_s, u"export"_s);
    for (ExportForm form : exportForms())
        m_exports.insert(form, m_exportMenu->addAction(QString(), this, [this, form] { Q_EMIT exportRequested(form); }));
    // The page lists these as its own actions, so that the keys work wherever on it the focus is.
    for (QAction *action : {m_edits[GameList::Title], m_delete}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        if (parent)
            parent->addAction(action);
    }
    retranslate();
    enableFor(0);
}

QAction *LibraryBar::make(const QString &name, const QString &iconName, void (LibraryBar::*requested)())
{
    auto *action = new QAction(icon(iconName), QString(), this);
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, requested);
    return action;
}

QMenu *LibraryBar::addMenuButton(const QString &name, const QString &iconName)
{
    auto *menu = new QMenu(this);
    menu->setIcon(icon(iconName));
    menu->menuAction()->setObjectName(name);
    addAction(menu->menuAction());
    if (auto *button = qobject_cast<QToolButton *>(widgetForAction(menu->menuAction())))
        button->setPopupMode(QToolButton::InstantPopup);
    return menu;
}

void LibraryBar::enableFor(int chosen)
{
    for (QAction *action : {m_continue, m_review, m_duplicate})
        action->setEnabled(chosen == 1);
    m_editMenu->setEnabled(chosen == 1);
    for (QAction *action : std::as_const(m_edits))
        action->setEnabled(chosen == 1);
    m_delete->setEnabled(chosen > 0);
    m_exportMenu->setEnabled(chosen > 0);
    for (auto it = m_exports.begin(); it != m_exports.end(); ++it)
        it.value()->setEnabled(chosen == 1 || (chosen > 1 && takesMany(it.key())));
}

void LibraryBar::showMenu(QPoint at)
{
    QMenu menu;
    menu.addActions({m_continue, m_review, m_statistics});
    menu.addSeparator();
    menu.addMenu(m_editMenu);
    menu.addActions({m_duplicate, m_delete});
    menu.addSeparator();
    menu.addMenu(m_exportMenu);
    menu.exec(at);
}

void LibraryBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QToolBar::changeEvent(event);
}

void LibraryBar::retranslate()
{
    const auto word = [](QAction *action, const QString &text, const QString &tip) {
        action->setText(text);
        action->setToolTip(tip);
    };
    word(m_continue, tr("Continue"), tr("Put the game back on the table"));
    word(m_review, tr("Review"), tr("Go through the game turn by turn"));
    word(m_statistics, tr("Statistics"), tr("Statistics of the chosen games, or of all if none is chosen"));
    word(m_edits[GameList::Title], tr("Title"), tr("Give the game another title (F2)"));
    word(m_edits[GameList::Date], tr("Date"), tr("Say when the game began"));
    word(m_edits[GameList::Place], tr("Place"), tr("Say where it was played"));
    word(m_edits[GameList::Time], tr("Playing time"), tr("Say how long it took; 0: as measured while the turns were entered"));
    word(m_edits[GameList::Tags], tr("Tags"), tr("Words to find the game by, with commas between them"));
    word(m_edits[GameList::Note], tr("Note"), tr("Write a note about the game"));
    word(m_duplicate, tr("Duplicate"), tr("Keep a copy of the game"));
    word(m_delete, tr("Delete"), tr("Take the games out of the library; it can be undone (Delete)"));
    m_editMenu->setTitle(tr("Edit"));
    m_editMenu->menuAction()->setToolTip(tr("Title, date, place, playing time, tags and note"));
    m_importMenu->setTitle(tr("Import"));
    m_importMenu->menuAction()->setToolTip(tr("Take games into the library; files can be dragged here too"));
    m_exportMenu->setTitle(tr("Export"));
    m_exportMenu->menuAction()->setToolTip(tr("Write the chosen games to files, or pass them on"));
    m_importFiles->setText(tr("Files…"));
    m_importFolder->setText(tr("All games of a folder…"));
    for (auto it = m_exports.begin(); it != m_exports.end(); ++it)
        it.value()->setText(nameOf(it.key()));
}

} // namespace wayside
