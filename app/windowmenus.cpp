#include "app/windowmenus.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace wayside {

using namespace Qt::StringLiterals;

const QList<Act> &pageActs()
{
    static const QList<Act> acts{Act::PageStart,      Act::PageTable, Act::PageLibrary, Act::PageReview,
                                 Act::PageStatistics, Act::PageRules, Act::PageWorkshop};
    return acts;
}

WindowMenus::WindowMenus(QMainWindow &window, Actions &actions, Services &services)
    : QObject(&window), m_window(window), m_services(services)
{
    QMenuBar *bar = window.menuBar();
    m_game = bar->addMenu(QString());
    m_edit = bar->addMenu(QString());
    m_view = bar->addMenu(QString());
    m_settings = bar->addMenu(QString());
    m_help = bar->addMenu(QString());
    m_language = m_settings->addMenu(QString());
    m_language->setObjectName(u"languageMenu"_s);
    m_rulesLanguage = m_settings->addMenu(QString());
    m_theme = m_settings->addMenu(QString());
    actions.fill(m_game, ActMenu::Game);
    actions.fill(m_edit, ActMenu::Edit);
    actions.fill(m_view, ActMenu::View);
    m_view->addSeparator();
    m_panels = m_view->addMenu(QString());
    actions.fill(m_help, ActMenu::Help);

    m_pages = new QToolBar(&window);
    m_pages->setObjectName(u"pageBar"_s);
    m_pages->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    m_pages->setIconSize({24, 24});
    auto *group = new QActionGroup(this);
    for (Act act : pageActs()) {
        m_pages->addAction(actions[act]);
        group->addAction(actions[act]);
        m_pages->widgetForAction(actions[act])->setMinimumSize(76, 56);
    }
    window.addToolBar(Qt::LeftToolBarArea, m_pages);
    retranslate();
}

void WindowMenus::addChoices(QMenu *menu, Setting setting, const QList<QPair<QString, QString>> &choices)
{
    menu->clear();
    delete menu->findChild<QActionGroup *>();
    auto *group = new QActionGroup(menu);
    for (const auto &[value, text] : choices) {
        QAction *choice = menu->addAction(text);
        choice->setObjectName(value);
        choice->setCheckable(true);
        choice->setChecked(m_services.settings().text(setting) == value);
        group->addAction(choice);
        connect(choice, &QAction::triggered, this,
                [this, setting, value = value] { m_services.settings().set(setting, value); }, Qt::QueuedConnection);
    }
}

void WindowMenus::buildSettings()
{
    QList<QPair<QString, QString>> program{{u"system"_s, tr("As the desktop")}};
    QList<QPair<QString, QString>> rules{{u"program"_s, tr("As the program")}};
    for (const LanguageInfo &language : allLanguages()) {
        program.append({language.code, language.name});
        rules.append({language.code, language.name});
    }
    addChoices(m_language, Setting::Language, program);
    addChoices(m_rulesLanguage, Setting::RulesLanguage, rules);
    addChoices(m_theme, Setting::Theme,
               {{u"system"_s, tr("As the desktop")}, {u"light"_s, tr("Light")}, {u"dark"_s, tr("Dark")}});
}

void WindowMenus::retranslate()
{
    m_game->setTitle(tr("&Game"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_panels->setTitle(tr("&Panels of the table"));
    m_settings->setTitle(tr("&Settings"));
    m_help->setTitle(tr("&Help"));
    m_language->setTitle(tr("&Language"));
    m_rulesLanguage->setTitle(tr("Language of the &rules"));
    m_theme->setTitle(tr("&Colours"));
    m_pages->setWindowTitle(tr("Pages"));
    buildSettings();
}

} // namespace wayside
