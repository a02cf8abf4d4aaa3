// Everything that the window can be told to do: one table of names, texts, icons, keys and menus.
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>

class QMenu;

namespace wayside {

enum class Act : quint8 {
    NewGame, ContinueGame, OpenFile, SaveCopy, PlayersAndOptions, FinalScoring, Quit,
    Undo, Redo, UndoTurn, RedoTurn, SetAside, MissTurn, CorrectScore,
    PageStart, PageTable, PageLibrary, PageReview, PageStatistics, PageRules, PageWorkshop,
    WholeTable, TableView, FullScreen, Tournament, Sound,
    RuleHere, Keys, About
};

enum class ActMenu : quint8 { Game, Edit, View, Help };

struct ActionInfo {
    Act act;
    ActMenu menu;
    const char *name;       ///< objectName of the action
    const char *text;       ///< translated in the context "Actions"
    const char *tip;        ///< likewise; what it does, in one sentence
    const char *icon;       ///< of resources/icons, or empty
    const char *key;        ///< portable text of the key, or empty
    bool checkable = false;
    bool separated = false; ///< a line stands above it in the menu
};

const QList<ActionInfo> &allActions();

class Actions : public QObject
{
    Q_OBJECT

public:
    /// The actions belong to the window, so that their keys work everywhere in it.
    explicit Actions(QWidget *window);

    QAction *operator[](Act act) const { return m_actions.value(act); }
    /// Adds the menu's actions, in the order of the table.
    void fill(QMenu *menu, ActMenu which) const;
    /// Texts in the language in use.
    void retranslate();

private:
    QHash<Act, QAction *> m_actions;
};

/// The text and tip of an action in the language in use.
QString actionText(const ActionInfo &info);
QString actionTip(const ActionInfo &info);

} // namespace wayside
