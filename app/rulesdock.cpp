#include "app/rulesdock.h"

#include "views/rulebook/rulebookview.h"

#include <QKeyEvent>

namespace wayside {

namespace {
constexpr int kLeastWidth = 300;
constexpr int kRoomy = 640;
}

RulebookView *makeRulebook(Services &services, Setting state)
{
    auto *book = new RulebookView(services.rulebook(), services.catalogue());
    Settings &settings = services.settings();
    book->restoreState(settings.value(state).toByteArray());
    book->setLanguage(services.rulesLanguage());
    const auto follow = [book, &services] { book->setLanguage(services.rulesLanguage()); };
    QObject::connect(&settings, &Settings::changed, book, [follow](Setting setting) {
        if (setting == Setting::RulesLanguage)
            follow();
    });
    QObject::connect(&services.languages(), &Languages::changed, book, follow);
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
    m_book->setMinimumWidth(kLeastWidth);
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

/// Beside a full table there is room for the rule alone; the rarer tools are on the page of the rules.
void RulesDock::resizeEvent(QResizeEvent *event)
{
    const bool roomy = width() >= kRoomy;
    m_book->setNarrow(!roomy);
    for (const char *name : {"ruleSecondLanguage", "rulePrint", "ruleCopy", "ruleSmaller", "ruleLarger"})
        if (auto *tool = m_book->findChild<QWidget *>(QLatin1String(name)))
            tool->setVisible(roomy);
    QDockWidget::resizeEvent(event);
}

void RulesDock::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QDockWidget::keyPressEvent(event);
}

void RulesDock::retranslate() { setWindowTitle(tr("Rules")); }

} // namespace wayside
