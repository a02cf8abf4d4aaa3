// The pages of the window: made here, shown in one stack, and told when another game is on the table.
#pragma once

#include "app/actions.h"
#include "app/services.h"

class QStackedWidget;

namespace wayside {

class NewGamePage;
class StartPage;
class TablePage;

class Pages : public QObject
{
    Q_OBJECT

public:
    Pages(Services &services, QStackedWidget &stack);
    ~Pages() override;

    /// nullptr for a page that isn't there (the table without a game).
    QWidget *page(Act act) const { return m_pages.value(act); }
    /// False where the page isn't there.
    bool show(Act act);
    /// The page that is shown; nothing for the one that begins a game.
    std::optional<Act> current() const;
    NewGamePage &newGame() { return *m_newGame; }
    TablePage *table() const { return m_table; }
    /// What the start page offers.
    void refreshStart();
    /// Rules that are shown follow.
    void rulesLanguageChanged();
    void openRule(const QString &id);
    void pointAtSquares(const QList<Position> &squares);

Q_SIGNALS:
    /// Pages came or went.
    void changed();
    void newGameRequested();
    void fileRequested();
    void gameRequested(const QString &id);
    void pageRequested(wayside::Act act);
    void ruleRequested(const QString &id);

private:
    void put(Act act, QWidget *widget);
    void gameOpened();
    void gameClosing();

    Services &m_services;
    QStackedWidget &m_stack;
    QHash<Act, QWidget *> m_pages;
    StartPage *m_start = nullptr;
    NewGamePage *m_newGame = nullptr;
    TablePage *m_table = nullptr;
};

} // namespace wayside
