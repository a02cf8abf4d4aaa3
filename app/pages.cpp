#include "app/pages.h"

#include "views/board/boardview.h"
#include "views/board/playboard.h"
#include "views/newgame/newgamepage.h"
#include "views/start/startpage.h"
#include "views/table/tablepage.h"

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
    m_start = new StartPage(tilesToShow(services.catalogue()));
    connect(m_start, &StartPage::continueRequested, this, &Pages::gameRequested);
    connect(m_start, &StartPage::sampleRequested, this, &Pages::gameRequested);
    connect(m_start, &StartPage::newGameRequested, this, &Pages::newGameRequested);
    connect(m_start, &StartPage::openRequested, this, &Pages::fileRequested);
    connect(m_start, &StartPage::rulesRequested, this, [this] { Q_EMIT pageRequested(Act::PageRules); });
    put(Act::PageStart, m_start);
    m_newGame = new NewGamePage(services.catalogue());
    connect(m_newGame, &NewGamePage::ruleRequested, this, &Pages::ruleRequested);
    m_stack.addWidget(m_newGame);
    connect(&services.session(), &Session::opened, this, &Pages::gameOpened);
    connect(&services.session(), &Session::aboutToClose, this, &Pages::gameClosing);
    connect(&services.settings(), &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::Tournament && m_table)
            m_table->setTournament(m_services.settings().flag(setting));
    });
}

Pages::~Pages() = default;

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
    connect(m_table, &TablePage::ruleRequested, this, &Pages::ruleRequested);
    put(Act::PageTable, m_table);
}

void Pages::gameClosing()
{
    m_services.settings().set(Setting::TableState, m_table->saveLayout());
    m_table = nullptr;
    put(Act::PageTable, nullptr);
}

void Pages::openRule(const QString &) {}
void Pages::rulesLanguageChanged() {}

void Pages::pointAtSquares(const QList<Position> &squares)
{
    if (m_table)
        m_table->board().pointAtSquares(squares);
}

} // namespace wayside
