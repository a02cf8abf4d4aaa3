// The tools above a rule: back and forward, languages, text size, the way to the table, copying and printing.
#include "views/rulebook/rulebookview.h"

#include "model/game/game.h"
#include "views/common/icons.h"
#include "views/rulebook/rulecontents.h"
#include "views/rulebook/rulepane.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QSplitter>
#include <QToolButton>

namespace wayside {

using namespace Qt::StringLiterals;

QToolButton *RulebookView::button(const char *name, const QString &iconName)
{
    auto *tool = new QToolButton;
    tool->setObjectName(QLatin1String(name));
    tool->setAutoRaise(true);
    if (!iconName.isEmpty())
        tool->setIcon(icon(iconName));
    return tool;
}

QWidget *RulebookView::makeTools()
{
    auto *tools = new QWidget;
    auto *row = new QHBoxLayout(tools);
    row->setContentsMargins(6, 6, 6, 2);
    row->setSpacing(2);
    m_showContents = button("ruleShowContents", u"search"_s);
    m_showContents->setCheckable(true);
    m_showContents->hide();
    m_back = button("ruleBack", u"previous"_s);
    m_forward = button("ruleForward", u"next"_s);
    m_language = new QComboBox;
    m_language->setObjectName(u"ruleLanguage"_s);
    m_secondLanguage = new QComboBox;
    m_secondLanguage->setObjectName(u"ruleSecondLanguage"_s);
    m_smaller = button("ruleSmaller", u"zoom-out"_s);
    m_larger = button("ruleLarger", u"zoom-in"_s);
    m_table = button("ruleShowOnTable", u"signpost"_s);
    m_table->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_copy = button("ruleCopy", u"export"_s);
    m_print = button("rulePrint", u"print"_s);
    for (QComboBox *box : {m_language, m_secondLanguage}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMinimumContentsLength(6);
        box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        box->setMinimumWidth(72);
    }
    for (QWidget *w : std::initializer_list<QWidget *>{m_showContents, m_back, m_forward, m_language, m_secondLanguage})
        row->addWidget(w);
    row->addStretch(1);
    for (QWidget *w : std::initializer_list<QWidget *>{m_table, m_smaller, m_larger, m_copy, m_print})
        row->addWidget(w);
    connect(m_showContents, &QToolButton::toggled, this, [this](bool on) {
        m_left->setVisible(on);
        if (on)
            m_field->setFocus();
    });
    connect(m_back, &QToolButton::clicked, this, &RulebookView::back);
    connect(m_forward, &QToolButton::clicked, this, &RulebookView::forward);
    connect(m_smaller, &QToolButton::clicked, this, [this] { setTextSize(m_textSize / kTextStep); });
    connect(m_larger, &QToolButton::clicked, this, [this] { setTextSize(m_textSize * kTextStep); });
    connect(m_table, &QToolButton::clicked, this, [this] {
        Q_EMIT showOnTable(m_current);
        Q_EMIT squaresPointed(squaresNow());
    });
    connect(m_language, &QComboBox::activated, this, [this] {
        setLanguage(m_language->currentData().toString());
        m_field->clear();       // its words were of the other language
        Q_EMIT languageChosen(language());
    });
    connect(m_secondLanguage, &QComboBox::activated, this, [this] { setSecondLanguage(m_secondLanguage->currentData().toString()); });
    return tools;
}

void RulebookView::setNarrow(bool narrow)
{
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    m_sides->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_panes->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_sides->setSizes(narrow ? QList<int>{1000, 1000} : QList<int>{300, 900});
    m_showContents->setVisible(narrow);
    m_left->setVisible(!narrow || m_showContents->isChecked());
    m_table->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void RulebookView::fillLanguages()
{
    const QString first = language(), second = secondLanguage();
    m_language->clear();
    m_secondLanguage->clear();
    m_secondLanguage->addItem(tr("One language"), QString());
    for (const QString &each : ruleLanguages()) {
        m_language->addItem(languageName(each), each);
        if (each != first)
            m_secondLanguage->addItem(tr("and %1", "a second language beside the first").arg(languageName(each)), each);
    }
    m_language->setCurrentIndex(std::max(0, m_language->findData(first)));
    m_secondLanguage->setCurrentIndex(std::max(0, m_secondLanguage->findData(second)));
}

void RulebookView::updateTools()
{
    m_back->setEnabled(canGoBack());
    m_forward->setEnabled(canGoForward());
    m_smaller->setEnabled(m_textSize > kSmallestText);
    m_larger->setEnabled(m_textSize < kLargestText);
    // Where it is asked only while it shows, an update costs nothing during the game.
    const qsizetype squares = m_game && isVisible() ? squaresNow().size() : 0;
    m_table->setVisible(m_game);
    m_table->setEnabled(squares > 0);
    const QString tip = squares ? tr("Lights %n square(s) of the table where this rule matters now", nullptr, int(squares))
                                : tr("This rule matters nowhere on the table now");
    m_table->setToolTip(tip);
    m_table->setAccessibleName(m_table->text() + u". "_s + tip);
}

void RulebookView::retranslate()
{
    const auto name = [](QToolButton *tool, const QString &text, const QString &keys = {}) {
        tool->setAccessibleName(text);
        tool->setToolTip(keys.isEmpty() ? text : u"%1 (%2)"_s.arg(text, keys));
    };
    const auto keysOf = [](QKeySequence::StandardKey key) { return QKeySequence(key).toString(QKeySequence::NativeText); };
    name(m_showContents, tr("Contents and search"), keysOf(QKeySequence::Find));
    name(m_back, tr("Back"), keysOf(QKeySequence::Back));
    name(m_forward, tr("Forward"), keysOf(QKeySequence::Forward));
    name(m_smaller, tr("Smaller text"), keysOf(QKeySequence::ZoomOut));
    name(m_larger, tr("Larger text"), keysOf(QKeySequence::ZoomIn));
    name(m_copy, tr("Copy this rule"));
    name(m_print, tr("Print, or write a PDF"));
    m_table->setText(tr("Show on our table"));
    m_field->setPlaceholderText(tr("Search the rules"));
    m_field->setAccessibleName(tr("Search the rules"));
    m_everywhere->setText(tr("In all languages"));
    m_everywhere->setToolTip(tr("Searches the English, Czech and Polish texts at once"));
    m_language->setAccessibleName(tr("Language of the rules"));
    m_language->setToolTip(tr("Language of the rules"));
    m_secondLanguage->setAccessibleName(tr("Second language beside it"));
    m_secondLanguage->setToolTip(tr("A second language beside it, at the same place"));
    const QStringList copies{tr("Copy as text"), tr("Copy a link")};
    for (qsizetype i = 0; i < copies.size(); ++i)
        m_copyMenu->actions()[i]->setText(copies[i]);
    const QStringList prints{tr("Print this entry…"), tr("Print the chapter…"), tr("Print all rules…"), QString(),
                             tr("This entry as PDF…"), tr("The chapter as PDF…"), tr("All rules as PDF…")};
    for (qsizetype i = 0; i < prints.size(); ++i)
        m_printMenu->actions()[i]->setText(prints[i]);
    fillLanguages();
    updateTools();
}

} // namespace wayside
