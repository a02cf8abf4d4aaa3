#include "views/rulebook/rulebookview.h"

#include "model/game/game.h"
#include "model/game/words.h"
#include "model/rulebook/ruleindex.h"
#include "views/common/icons.h"
#include "views/rulebook/rulecontents.h"
#include "views/rulebook/rulehtml.h"
#include "views/rulebook/rulepane.h"
#include "views/rulebook/ruleprint.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

RulebookView::RulebookView(const Rulebook &book, const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_book(book), m_search(book), m_figures(catalogue), m_sides(new QSplitter(Qt::Horizontal))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_sides);
    m_sides->setChildrenCollapsible(true);
    m_left = makeLeft();
    m_sides->addWidget(m_left);
    m_sides->addWidget(makeRight());
    m_sides->setStretchFactor(0, 0);
    m_sides->setStretchFactor(1, 1);
    m_sides->setSizes({300, 900});
    makeMenus();
    makeKeys();
    fillLanguages();
    retranslate();
    setLanguage(u"en"_s);
    setFocusProxy(m_field);
    openRule(m_book.entries().first().id);
}

RulebookView::~RulebookView() = default;

QWidget *RulebookView::makeLeft()
{
    auto *left = new QWidget;
    auto *layout = new QVBoxLayout(left);
    layout->setContentsMargins(8, 8, 4, 4);
    m_field = new QLineEdit;
    m_field->setObjectName(u"ruleSearch"_s);
    m_field->setClearButtonEnabled(true);
    m_field->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_field->installEventFilter(this);
    m_everywhere = new QCheckBox;
    m_everywhere->setObjectName(u"ruleSearchEverywhere"_s);
    m_contents = new RuleContents(m_book, m_search);
    layout->addWidget(m_field);
    layout->addWidget(m_everywhere);
    layout->addWidget(m_contents, 1);
    left->setMinimumWidth(180);
    connect(m_field, &QLineEdit::textChanged, this, &RulebookView::search);
    connect(m_everywhere, &QCheckBox::toggled, this, &RulebookView::search);
    connect(m_contents, &RuleContents::chosen, this, [this](const QString &id, const QString &language) {
        if (language != this->language() && language != secondLanguage())
            setSecondLanguage(language);
        visit(id);
        m_showContents->setChecked(false);
    });
    return left;
}

QWidget *RulebookView::makeRight()
{
    auto *right = new QWidget;
    auto *layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_panes = new QSplitter(Qt::Horizontal);
    m_panes->setChildrenCollapsible(false);
    m_first = new RulePane(m_book, m_figures);
    m_first->setObjectName(u"rulePane"_s);
    m_second = new RulePane(m_book, m_figures);
    m_second->setObjectName(u"ruleSecondPane"_s);
    m_second->hide();
    layout->addWidget(makeTools());
    layout->addWidget(m_panes, 1);
    for (RulePane *pane : {m_first, m_second}) {
        m_panes->addWidget(pane);
        RulePane *other = pane == m_first ? m_second : m_first;
        pane->setOptionText([this](const QString &option) { return optionText(option); });
        connect(pane, &RulePane::ruleAsked, this, &RulebookView::openRule);
        connect(pane, &RulePane::placeChanged, this, [pane, other] {
            if (other->isVisible())
                other->setPlace(pane->place());
        });
    }
    return right;
}

void RulebookView::makeMenus()
{
    m_copyMenu = new QMenu(this);
    m_copyMenu->addAction(QString(), this, &RulebookView::copyText)->setObjectName(u"ruleCopyText"_s);
    m_copyMenu->addAction(QString(), this, &RulebookView::copyLink)->setObjectName(u"ruleCopyLink"_s);
    m_copy->setMenu(m_copyMenu);
    m_copy->setPopupMode(QToolButton::InstantPopup);
    m_printMenu = new QMenu(this);
    for (const Extent extent : {Extent::Entry, Extent::Chapter, Extent::All})
        m_printMenu->addAction(QString(), this, [this, extent] { askPrint(extent); });
    m_printMenu->addSeparator();
    for (const Extent extent : {Extent::Entry, Extent::Chapter, Extent::All})
        m_printMenu->addAction(QString(), this, [this, extent] { askPdf(extent); });
    m_print->setMenu(m_printMenu);
    m_print->setPopupMode(QToolButton::InstantPopup);
}

void RulebookView::makeKeys()
{
    const auto key = [this](const QKeySequence &keys, auto slot) {
        connect(new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated, this, slot);
    };
    key(QKeySequence::Back, [this] { back(); });
    key(QKeySequence::Forward, [this] { forward(); });
    key(QKeySequence::Find, [this] { focusSearch(); });
    key(QKeySequence::ZoomIn, [this] { setTextSize(m_textSize * kTextStep); });
    key(QKeySequence::ZoomOut, [this] { setTextSize(m_textSize / kTextStep); });
    key(QKeySequence(u"Ctrl+0"_s), [this] { setTextSize(1); });
}

void RulebookView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        for (RulePane *pane : {m_first, m_second})
            pane->setOptionText([this](const QString &option) { return optionText(option); });
    }
}

QString RulebookView::language() const { return m_first->language(); }
QString RulebookView::secondLanguage() const { return m_second->isHidden() ? QString() : m_second->language(); }

void RulebookView::setLanguage(const QString &language)
{
    if (!ruleLanguages().contains(language))
        return;
    // Choosing the language that stands beside it changes the two round.
    if (language == secondLanguage())
        m_second->setLanguage(this->language());
    m_first->setLanguage(language);
    m_contents->setLanguage(language);
    fillLanguages();
    updateMarks();
    updateTools();
}

void RulebookView::setSecondLanguage(const QString &language)
{
    const bool shown = ruleLanguages().contains(language) && language != this->language();
    if (shown) {
        m_second->setLanguage(language);
        if (m_second->isHidden()) {
            m_second->show();
            m_second->showPage(m_current);
            m_panes->setSizes({1000, 1000});        // shared out evenly
        }
    }
    m_second->setVisible(shown);
    fillLanguages();
    updateMarks();
    m_second->setPlace(m_first->place());
}

void RulebookView::setGame(const Game *game)
{
    if (m_game)
        m_game->disconnect(this);
    m_game = game;
    if (game)
        connect(game, &Game::changed, this, &RulebookView::updateTools);
    updateTools();
}

QList<Position> RulebookView::squaresNow() const
{
    return m_game ? squaresForRule(m_current, m_game->setup(), m_game->state()) : QList<Position>();
}

QString RulebookView::optionText(const QString &option) const
{
    const QString title = wordForOption(option);
    if (!m_game)
        return title;
    return u"%1: %2"_s.arg(title, wordForOptionValue(option, optionValue(m_game->setup().rules, option)));
}

void RulebookView::openRule(const QString &id)
{
    const QString rule = ruleOfLink(id);
    if (m_book.contains(rule) || rule == kGlossaryPage)
        visit(rule);
}

void RulebookView::rememberPlace()
{
    if (m_at < 0)
        return;
    const PagePlace place = m_first->place();
    m_history[m_at].anchor = place.anchor;
    m_history[m_at].into = place.into;
}

void RulebookView::visit(const QString &id)
{
    if (id == m_current)
        return;
    rememberPlace();
    m_history = m_history.mid(0, m_at + 1);
    m_history.append({id, {}, 0});
    m_at = m_history.size() - 1;
    turnTo(id);
}

void RulebookView::turnTo(const QString &id)
{
    m_current = id;
    m_first->showPage(id);
    if (!m_second->isHidden())
        m_second->showPage(id);
    const PagePlace place{m_history[m_at].anchor, m_history[m_at].into};
    m_first->setPlace(place);
    m_second->setPlace(place);
    m_contents->setCurrent(id);
    updateTools();
    Q_EMIT ruleOpened(id);
}

void RulebookView::back()
{
    if (!canGoBack())
        return;
    rememberPlace();
    --m_at;
    turnTo(m_history[m_at].id);
}

void RulebookView::forward()
{
    if (!canGoForward())
        return;
    rememberPlace();
    ++m_at;
    turnTo(m_history[m_at].id);
}

void RulebookView::setTextSize(double factor)
{
    m_textSize = std::clamp(factor, kSmallestText, kLargestText);
    m_first->setTextSize(m_textSize);
    m_second->setTextSize(m_textSize);
    updateTools();
}

void RulebookView::setSearchText(const QString &text) { m_field->setText(text); }

void RulebookView::focusSearch()
{
    if (m_left->isHidden())
        m_showContents->setChecked(true);
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void RulebookView::search()
{
    m_contents->setSearch(m_field->text(), m_everywhere->isChecked());
    updateMarks();
}

void RulebookView::updateMarks()
{
    const QString text = m_field->text().trimmed();
    m_first->setMarks(m_search.query(text, m_first->language()));
    m_second->setMarks(m_search.query(text, m_second->language()));
}

bool RulebookView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_contents->openNearest();
            return true;
        }
        if (key == Qt::Key_Down) {
            m_contents->step(1);
            return true;
        }
        if (key == Qt::Key_Up) {
            m_contents->step(-1);
            return true;
        }
        if (key == Qt::Key_Escape && !m_field->text().isEmpty()) {
            m_field->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace wayside
