#include "app/pages.h"

#include "app/asidekeeper.h"
#include "app/rulesdock.h"
#include "views/board/playboard.h"
#include "views/library/librarypage.h"
#include "views/newgame/newgamepage.h"
#include "views/review/reviewpage.h"
#include "views/rulebook/rulebookview.h"
#include "views/sound/scorechime.h"
#include "views/start/startpage.h"
#include "views/statistics/statisticspage.h"
#include "views/table/tablepage.h"
#include "views/workshop/missingtile.h"
#include "views/workshop/workshoppage.h"

#include <QStackedWidget>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QList<TileRef> tilesToShow(const Catalogue &catalogue)
{
    QList<TileRef> tiles;
    for (const QString &id : {u"base-c3"_s, u"signposts"_s, u"tollkeepers-c3"_s})
        if (const TileSet *set = catalogue.set(id))
            tiles += set->tiles;
    return tiles;
}

} // namespace

Pages::Pages(Services &services, QStackedWidget &stack) : QObject(&stack), m_services(services), m_stack(stack)
{
    makeStart();
    m_newGame = new NewGamePage(services.catalogue());
    connect(m_newGame, &NewGamePage::ruleRequested, this, &Pages::ruleRequested);
    m_stack.addWidget(m_newGame);
    makeLibrary();
    makeReview();
    makeRules();
    makeWorkshop();
    connect(&services.session(), &Session::opened, this, &Pages::gameOpened);
    connect(&services.session(), &Session::aboutToClose, this, &Pages::gameClosing);
    connect(&services.settings(), &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::Tournament && m_table)
            m_table->setTournament(m_services.settings().flag(setting));
    });
}

Pages::~Pages() = default;

void Pages::makeStart()
{
    m_start = new StartPage(tilesToShow(m_services.catalogue()));
    connect(m_start, &StartPage::continueRequested, this, &Pages::gameRequested);
    connect(m_start, &StartPage::sampleRequested, this, &Pages::gameRequested);
    connect(m_start, &StartPage::newGameRequested, this, &Pages::newGameRequested);
    connect(m_start, &StartPage::openRequested, this, &Pages::fileRequested);
    connect(m_start, &StartPage::rulesRequested, this, [this] { Q_EMIT pageRequested(Act::PageRules); });
    put(Act::PageStart, m_start);
}

void Pages::makeWorkshop()
{
    m_workshop = new WorkshopPage(m_services.catalogue(), m_services.library());
    connect(m_workshop, &WorkshopPage::undoOffered, this, &Pages::changed);
    put(Act::PageWorkshop, m_workshop);
}

void Pages::makeMissingTile(Position square)
{
    layMissingTile(m_table->entry(), square, m_workshop->store(), m_table);
}

void Pages::makeRules()
{
    m_rules = makeRulebook(m_services, Setting::RulesState);
    connect(m_rules, &RulebookView::squaresPointed, this, &Pages::pointAtSquares);
    connect(m_rules, &RulebookView::showOnTable, this, [this] { Q_EMIT pageRequested(Act::PageTable); });
    put(Act::PageRules, m_rules);
}

void Pages::makeLibrary()
{
    m_library = new LibraryPage(m_services.library(), m_services.catalogue());
    m_statistics = new StatisticsPage(m_services.library(), m_services.catalogue());
    connect(m_library, &LibraryPage::continueRequested, this, &Pages::gameRequested);
    connect(m_library, &LibraryPage::reviewRequested, this, &Pages::reviewRequested);
    connect(m_library, &LibraryPage::statisticsRequested, this, [this](const QStringList &ids) {
        m_statistics->showGames(ids);
        Q_EMIT pageRequested(Act::PageStatistics);
    });
    connect(m_library, &LibraryPage::deleting, this, [this](const QString &id) {
        if (m_services.session().id() == id)
            m_services.session().close();
    });
    connect(m_library, &LibraryPage::problemTold, this, &Pages::problemTold);
    connect(m_library, &LibraryPage::told, this, &Pages::messageTold);
    connect(m_statistics, &StatisticsPage::problemTold, this, &Pages::problemTold);
    put(Act::PageLibrary, m_library);
    put(Act::PageStatistics, m_statistics);
}

void Pages::makeReview()
{
    m_review = new ReviewPage(m_services.catalogue());
    connect(m_review, &ReviewPage::ruleRequested, this, &Pages::ruleRequested);
    connect(m_review, &ReviewPage::squaresPointed, this, &Pages::pointAtSquares);
    connect(m_review, &ReviewPage::whatIfRequested, this, &Pages::whatIfRequested);
    m_stack.addWidget(m_review);
}

/// Replaces the page of that name; nullptr takes it away.
void Pages::put(Act act, QWidget *widget)
{
    delete m_pages.take(act);
    if (widget) {
        m_stack.addWidget(widget);
        m_pages.insert(act, widget);
    }
    Q_EMIT changed();
}

bool Pages::show(Act act)
{
    QWidget *widget = page(act);
    if (!widget)
        return false;
    if (act == Act::PageStart)
        refreshStart();
    m_stack.setCurrentWidget(widget);
    widget->setFocus();
    return true;
}

std::optional<Act> Pages::current() const
{
    for (auto it = m_pages.cbegin(); it != m_pages.cend(); ++it)
        if (it.value() == m_stack.currentWidget())
            return it.key();
    return {};
}

void Pages::refreshStart()
{
    const Library &library = m_services.library();
    const QString last = library.lastGame();
    m_start->setLastGame(last.isEmpty() ? std::nullopt : std::optional(library.summary(last)));
    m_start->setSample(m_services.sampleGame());
}

void Pages::gameOpened()
{
    m_table = new TablePage(m_services.session().game(), m_services.catalogue());
    m_table->setTournament(m_services.settings().flag(Setting::Tournament));
    m_table->restoreLayout(m_services.settings().value(Setting::TableState).toByteArray());
    m_table->setRuleStatus([&book = m_services.rulebook()](const QString &id) {
        const RuleEntry *entry = book.entry(id);
        return entry ? toString(entry->status) : QString();
    });
    connect(m_table, &TablePage::ruleRequested, this, &Pages::ruleRequested);
    connect(m_table, &TablePage::messageShown, this, &Pages::messageTold);
    connect(m_table, &TablePage::tileMissing, this, &Pages::makeMissingTile);
    const QString id = m_services.session().id();
    restoreAside(m_services.library(), id, m_table->entry());
    connect(&m_table->entry(), &Entry::asideChanged, this, [this, id] {
        try {
            keepAside(m_services.library(), id, m_table->entry());
        } catch (const ReadError &error) {
            Q_EMIT problemTold(error.message());
        }
        Q_EMIT changed();
    });
    Game &game = m_services.session().game();
    connect(&game, &Game::notKept, this, &Pages::problemTold);
    connect(new ScoreChime(game, m_table), &ScoreChime::rang, this, [this](Tone tone) {
        if (m_services.settings().flag(Setting::Sound))
            m_sound.play(tone);
    });
    m_workshop->setGame(&game);
    put(Act::PageTable, m_table);
    m_review->setGame(&m_services.session().game());
    m_pages.insert(Act::PageReview, m_review);
    Q_EMIT changed();
}

void Pages::gameClosing()
{
    m_services.settings().set(Setting::TableState, m_table->saveLayout());
    m_table = nullptr;
    m_review->setGame(nullptr);
    m_pages.remove(Act::PageReview);
    m_workshop->setGame(nullptr);
    put(Act::PageTable, nullptr);
}

void Pages::pointAtSquares(const QList<Position> &squares)
{
    if (m_table)
        m_table->board().pointAtSquares(squares);
}

} // namespace wayside
