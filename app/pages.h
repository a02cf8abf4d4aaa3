// The pages of the window: made here, shown in one stack, and told when another game is on the table.
#pragma once

#include "app/actions.h"
#include "app/services.h"
#include "views/sound/soundplayer.h"

class QStackedWidget;

namespace wayside {

class LibraryPage;
class NewGamePage;
class ReviewPage;
class RulebookView;
class StartPage;
class StatisticsPage;
class TablePage;
class WorkshopPage;

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
    RulebookView &rules() { return *m_rules; }
    WorkshopPage &workshop() { return *m_workshop; }
    void pointAtSquares(const QList<Position> &squares);

Q_SIGNALS:
    /// Pages came or went.
    void changed();
    void newGameRequested();
    void fileRequested();
    void gameRequested(const QString &id);
    void pageRequested(wayside::Act act);
    void ruleRequested(const QString &id);
    /// A game of the library to be gone through.
    void reviewRequested(const QString &id);
    /// The first `turns` turns of this game as a new one.
    void whatIfRequested(int turns);
    void problemTold(const QString &text);
    void messageTold(const QString &text);

private:
    void makeStart();
    void makeRules();
    void makeLibrary();
    void makeReview();
    void put(Act act, QWidget *widget);
    void gameOpened();
    void gameClosing();
    void makeWorkshop();
    void makeMissingTile(Position square);

    Services &m_services;
    QStackedWidget &m_stack;
    QHash<Act, QWidget *> m_pages;
    SoundPlayer m_sound;
    StartPage *m_start = nullptr;
    NewGamePage *m_newGame = nullptr;
    TablePage *m_table = nullptr;
    WorkshopPage *m_workshop = nullptr;
    RulebookView *m_rules = nullptr;
    LibraryPage *m_library = nullptr;
    ReviewPage *m_review = nullptr;
    StatisticsPage *m_statistics = nullptr;
};

} // namespace wayside
