#include "app/rulesdock.h"

#include "views/rulebook/rulebookview.h"

#include <QEvent>

namespace wayside {

RulebookView *makeRulebook(Services &services, Setting state)
{
    auto *book = new RulebookView(services.rulebook(), services.catalogue());
    Settings &settings = services.settings();
    book->restoreState(settings.value(state).toByteArray());
    book->setLanguage(services.rulesLanguage());
    const auto follow = [book, &services] { book->setLanguage(services.rulesLanguage()); };
    QObject::connect(&settings, &Settings::changed, book, [follow](Setting setting) {
        if (setting == Setting::RulesLanguage || setting == Setting::Language)
            follow();
    });
    QObject::connect(book, &RulebookView::languageChosen, &settings, [&services](const QString &language) {
        if (language != services.rulesLanguage())
            services.settings().set(Setting::RulesLanguage, language);
    });
    QObject::connect(book, &RulebookView::ruleOpened, &settings,
                     [book, &settings, state] { settings.set(state, book->saveState()); });
    const auto game = [book, &services] { book->setGame(services.session().hasGame() ? &services.session().game() : nullptr); };
    QObject::connect(&services.session(), &Session::opened, book, game);
    QObject::connect(&services.session(), &Session::aboutToClose, book, [book] { book->setGame(nullptr); });
    game();
    return book;
}

RulesDock::RulesDock(Services &services, QWidget *parent) : QDockWidget(parent)
{
    setObjectName(QStringLiteral("rulesDock"));
    m_book = makeRulebook(services, Setting::RulesDockState);
    setWidget(m_book);
    retranslate();
}

void RulesDock::openRule(const QString &id)
{
    m_book->openRule(id);
    show();
    raise();
}

void RulesDock::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

void RulesDock::retranslate() { setWindowTitle(tr("Rules")); }

} // namespace wayside
