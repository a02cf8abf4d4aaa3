#include "app/actions.h"

#include "views/common/icons.h"

#include <QCoreApplication>
#include <QMenu>
#include <QWidget>

namespace wayside {

// Letters alone always belong to the tile code, so no action has one without Ctrl or Alt.
const QList<ActionInfo> &allActions()
{
    static const QList<ActionInfo> actions{
        {Act::NewGame, ActMenu::Game, "newGame", QT_TRANSLATE_NOOP("Actions", "&New game…"),
         QT_TRANSLATE_NOOP("Actions", "Choose players, sets and options, and begin"), "new-game", "Ctrl+N"},
        {Act::ContinueGame, ActMenu::Game, "continueGame", QT_TRANSLATE_NOOP("Actions", "&Continue the last game"),
         QT_TRANSLATE_NOOP("Actions", "Put the game that you had on the table last back on it"), "play", "Ctrl+L"},
        {Act::OpenFile, ActMenu::Game, "openFile", QT_TRANSLATE_NOOP("Actions", "&Open a file…"),
         QT_TRANSLATE_NOOP("Actions", "Take a recorded game into the library and open it"), "import", "Ctrl+O"},
        {Act::SaveCopy, ActMenu::Game, "saveCopy", QT_TRANSLATE_NOOP("Actions", "&Write to a file…"),
         QT_TRANSLATE_NOOP("Actions", "Write this game to a file, to pass it on; in the library it is kept by itself"), "export", "Ctrl+S"},
        {Act::PlayersAndOptions, ActMenu::Game, "playersAndOptions", QT_TRANSLATE_NOOP("Actions", "&Players and options…"),
         QT_TRANSLATE_NOOP("Actions", "Put names, colours, sets or options of this game right"), "edit", "Ctrl+Shift+P", false, true},
        {Act::FinalScoring, ActMenu::Game, "finalScoring", QT_TRANSLATE_NOOP("Actions", "&Final scoring"),
         QT_TRANSLATE_NOOP("Actions", "The last tile is laid: score what is left on the table"), "mark", "Ctrl+E", true},
        {Act::Quit, ActMenu::Game, "quit", QT_TRANSLATE_NOOP("Actions", "&Quit"),
         QT_TRANSLATE_NOOP("Actions", "Leave; the game is kept as it is"), "", "Ctrl+Q", false, true},

        {Act::Undo, ActMenu::Edit, "undo", QT_TRANSLATE_NOOP("Actions", "&Undo"),
         QT_TRANSLATE_NOOP("Actions", "Take the last step back"), "undo", "Ctrl+Z"},
        {Act::Redo, ActMenu::Edit, "redo", QT_TRANSLATE_NOOP("Actions", "&Redo"),
         QT_TRANSLATE_NOOP("Actions", "Do again what was taken back"), "redo", "Ctrl+Y"},
        {Act::UndoTurn, ActMenu::Edit, "undoTurn", QT_TRANSLATE_NOOP("Actions", "Undo a &turn"),
         QT_TRANSLATE_NOOP("Actions", "Take the whole last turn back"), "previous", "Ctrl+Alt+Z", false, true},
        {Act::RedoTurn, ActMenu::Edit, "redoTurn", QT_TRANSLATE_NOOP("Actions", "Redo a t&urn"),
         QT_TRANSLATE_NOOP("Actions", "Do a whole turn again"), "next", "Ctrl+Alt+Y"},
        {Act::SetAside, ActMenu::Edit, "setAside", QT_TRANSLATE_NOOP("Actions", "&Set the tile aside"),
         QT_TRANSLATE_NOOP("Actions", "The tile in hand fits nowhere: set it aside and draw again"), "", "Ctrl+D", false, true},
        {Act::MissTurn, ActMenu::Edit, "missTurn", QT_TRANSLATE_NOOP("Actions", "&Miss this turn"),
         QT_TRANSLATE_NOOP("Actions", "Go on with the next player; the history notes the missed turn"), "", "Ctrl+M"},
        {Act::CorrectScore, ActMenu::Edit, "correctScore", QT_TRANSLATE_NOOP("Actions", "&Correct a score…"),
         QT_TRANSLATE_NOOP("Actions", "Give or take points, with a reason, in the last turn"), "edit", "", false, true},

        {Act::PageStart, ActMenu::View, "pageStart", QT_TRANSLATE_NOOP("Actions", "&Start"),
         QT_TRANSLATE_NOOP("Actions", "Begin or continue a game"), "play", "Ctrl+1", true},
        {Act::PageTable, ActMenu::View, "pageTable", QT_TRANSLATE_NOOP("Actions", "&Table"),
         QT_TRANSLATE_NOOP("Actions", "The game on the table"), "road", "Ctrl+2", true},
        {Act::PageLibrary, ActMenu::View, "pageLibrary", QT_TRANSLATE_NOOP("Actions", "&Library"),
         QT_TRANSLATE_NOOP("Actions", "All games that were kept"), "library", "Ctrl+3", true},
        {Act::PageReview, ActMenu::View, "pageReview", QT_TRANSLATE_NOOP("Actions", "&Review"),
         QT_TRANSLATE_NOOP("Actions", "Go through the game turn by turn"), "review", "Ctrl+4", true},
        {Act::PageStatistics, ActMenu::View, "pageStatistics", QT_TRANSLATE_NOOP("Actions", "Stat&istics"),
         QT_TRANSLATE_NOOP("Actions", "What many games have in common"), "statistics", "Ctrl+5", true},
        {Act::PageRules, ActMenu::View, "pageRules", QT_TRANSLATE_NOOP("Actions", "R&ules"),
         QT_TRANSLATE_NOOP("Actions", "The rules, in three languages"), "rules", "Ctrl+6", true},
        {Act::PageWorkshop, ActMenu::View, "pageWorkshop", QT_TRANSLATE_NOOP("Actions", "&Workshop"),
         QT_TRANSLATE_NOOP("Actions", "Tiles and sets: put them right, or make your own"), "workshop", "Ctrl+7", true},
        {Act::WholeTable, ActMenu::View, "wholeTable", QT_TRANSLATE_NOOP("Actions", "W&hole table"),
         QT_TRANSLATE_NOOP("Actions", "Show the whole table, as large as there is room (0 on the board does the same)"), "", "Ctrl+0", false, true},
        {Act::TableView, ActMenu::View, "tableView", QT_TRANSLATE_NOOP("Actions", "T&able view"),
         QT_TRANSLATE_NOOP("Actions", "A second window with board and scores alone, for the screen across the room"), "table-view", "F9", true},
        {Act::FullScreen, ActMenu::View, "fullScreen", QT_TRANSLATE_NOOP("Actions", "&Full screen"),
         QT_TRANSLATE_NOOP("Actions", "The whole screen for this window"), "", "F11", true},
        {Act::Tournament, ActMenu::View, "tournament", QT_TRANSLATE_NOOP("Actions", "T&ournament"),
         QT_TRANSLATE_NOOP("Actions", "Hide every aid: projected scores, remaining tiles, dead squares"), "", "Ctrl+T", true, true},
        {Act::Sound, ActMenu::View, "sound", QT_TRANSLATE_NOOP("Actions", "Soft to&nes"),
         QT_TRANSLATE_NOOP("Actions", "A soft tone when points are scored, another one when a toll is paid"), "", "Ctrl+Shift+T", true},

        {Act::RuleHere, ActMenu::Help, "ruleHere", QT_TRANSLATE_NOOP("Actions", "&Rule for this"),
         QT_TRANSLATE_NOOP("Actions", "Open the rule for what is under the pointer"), "rules", "F1"},
        {Act::Keys, ActMenu::Help, "keys", QT_TRANSLATE_NOOP("Actions", "&Keys"),
         QT_TRANSLATE_NOOP("Actions", "All keys on one sheet"), "help", "Shift+F1"},
        {Act::About, ActMenu::Help, "about", QT_TRANSLATE_NOOP("Actions", "&About Wayside"),
         QT_TRANSLATE_NOOP("Actions", "What Wayside is, and its licence"), "signpost", "", false, true},
    };
    return actions;
}

QString actionText(const ActionInfo &info) { return QCoreApplication::translate("Actions", info.text); }
QString actionTip(const ActionInfo &info) { return QCoreApplication::translate("Actions", info.tip); }

Actions::Actions(QWidget *window) : QObject(window)
{
    for (const ActionInfo &info : allActions()) {
        auto *action = new QAction(window);
        action->setObjectName(QLatin1String(info.name));
        action->setCheckable(info.checkable);
        action->setShortcut(QKeySequence::fromString(QLatin1String(info.key)));
        if (*info.icon)
            action->setIcon(icon(QLatin1String(info.icon)));
        if (info.act == Act::Quit)
            action->setMenuRole(QAction::QuitRole);
        window->addAction(action);
        m_actions.insert(info.act, action);
    }
    retranslate();
}

void Actions::fill(QMenu *menu, ActMenu which) const
{
    for (const ActionInfo &info : allActions()) {
        if (info.menu != which)
            continue;
        if (info.separated)
            menu->addSeparator();
        menu->addAction(m_actions.value(info.act));
    }
}

void Actions::retranslate()
{
    for (const ActionInfo &info : allActions()) {
        QAction *action = m_actions.value(info.act);
        action->setText(actionText(info));
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(key.isEmpty() ? actionTip(info) : QStringLiteral("%1 (%2)").arg(actionTip(info), key));
        action->setStatusTip(actionTip(info));
    }
}

} // namespace wayside
