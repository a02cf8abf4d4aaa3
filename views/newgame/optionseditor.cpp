#include "views/newgame/optionseditor.h"

#include "model/game/words.h"
#include "views/common/icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

/// Options that a usual table decides on.
const QStringList kUsual{u"fields"_s, u"small-city"_s, u"abbot"_s, u"large-meeple"_s, u"toll-turns-over"_s};

} // namespace

OptionsEditor::OptionsEditor(QWidget *parent) : QWidget(parent)
{
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    auto *usual = new QGridLayout;
    usual->setColumnStretch(0, 1);
    usual->setVerticalSpacing(2);
    all->addLayout(usual);
    m_more = new QToolButton;
    m_more->setObjectName(u"moreOptions"_s);
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setArrowType(Qt::RightArrow);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setMinimumHeight(32);
    all->addWidget(m_more, 0, Qt::AlignLeft);
    m_special = new QWidget;
    m_special->hide();
    auto *special = new QGridLayout(m_special);
    special->setContentsMargins(0, 0, 0, 0);
    special->setColumnStretch(0, 1);
    special->setVerticalSpacing(2);
    all->addWidget(m_special);
    connect(m_more, &QToolButton::toggled, this, [this](bool on) {
        m_more->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
        m_special->setVisible(on);
    });
    for (const OptionInfo &info : allOptions())
        addLine(info, kUsual.contains(info.key) ? usual : special);
    retranslate();
}

void OptionsEditor::addLine(const OptionInfo &info, QGridLayout *grid)
{
    Line line;
    line.info = info;
    const int row = grid->rowCount();
    if (info.boolean) {
        line.box = new QCheckBox;
        line.box->setMinimumHeight(32);
        line.box->setObjectName(u"option-"_s + info.key);
        grid->addWidget(line.box, row, 0);
        connect(line.box, &QCheckBox::toggled, this, &OptionsEditor::changed);
    } else {
        auto *cell = new QVBoxLayout;
        cell->setSpacing(0);
        line.label = new QLabel;
        line.value = new QComboBox;
        line.value->setObjectName(u"option-"_s + info.key);
        line.value->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        line.value->setMinimumContentsLength(12);
        line.label->setBuddy(line.value);
        for (const QString &value : info.values)
            line.value->addItem(value, value);
        cell->addWidget(line.label);
        cell->addWidget(line.value);
        grid->addLayout(cell, row, 0);
        connect(line.value, &QComboBox::currentIndexChanged, this, &OptionsEditor::changed);
    }
    line.rule = new QToolButton;
    line.rule->setIcon(icon(u"help"_s));
    line.rule->setAutoRaise(true);
    line.rule->setObjectName(u"rule-"_s + info.key);
    line.rule->setProperty("rule", info.rule);
    line.rule->setMinimumSize(32, 32);
    grid->addWidget(line.rule, row, 1, info.boolean ? Qt::AlignVCenter : Qt::AlignBottom);
    connect(line.rule, &QToolButton::clicked, this, [this, rule = info.rule] { Q_EMIT ruleRequested(rule); });
    m_lines.append(line);
}

void OptionsEditor::setRules(const Ruleset &rules)
{
    m_rules = rules;
    bool special = false;
    for (const Line &line : m_lines) {
        const QString value = optionValue(rules, line.info.key);
        if (line.box)
            line.box->setChecked(value == u"true");
        else
            line.value->setCurrentIndex(int(line.info.values.indexOf(value)));
        special = special || (!kUsual.contains(line.info.key) && value != line.info.values.first());
    }
    if (special)
        m_more->setChecked(true);
}

Ruleset OptionsEditor::rules() const
{
    Ruleset rules = m_rules;
    for (const Line &line : m_lines)
        setOption(rules, line.info.key, line.box ? (line.box->isChecked() ? u"true"_s : u"false"_s) : line.value->currentData().toString());
    return rules;
}

void OptionsEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OptionsEditor::retranslate()
{
    m_more->setText(tr("More options"));
    for (const Line &line : m_lines) {
        const QString word = wordForOption(line.info.key);
        if (line.box)
            line.box->setText(word);
        else
            line.label->setText(word);
        for (int i = 0; line.value && i < line.info.values.size(); ++i)
            line.value->setItemText(i, wordForOptionValue(line.info.key, line.info.values[i]));
        if (line.value)
            line.value->setAccessibleName(word);
        line.rule->setToolTip(tr("The rule: %1").arg(word));
        line.rule->setAccessibleName(line.rule->toolTip());
    }
}

} // namespace wayside
