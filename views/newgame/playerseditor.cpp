#include "views/newgame/playerseditor.h"

#include "views/common/icons.h"
#include "views/common/playercolours.h"
#include "views/newgame/swatchbutton.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSet>
#include <QToolButton>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostPlayers = 6;

QToolButton *smallButton(const QString &iconName, const QString &name)
{
    auto *button = new QToolButton;
    button->setIcon(icon(iconName));
    button->setAutoRaise(true);
    button->setMinimumSize(44, 44);
    button->setObjectName(name);
    return button;
}

} // namespace

PlayersEditor::PlayersEditor(QWidget *parent) : QWidget(parent)
{
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    m_list = new QVBoxLayout;
    m_list->setSpacing(4);
    all->addLayout(m_list);
    m_add = new QToolButton;
    m_add->setIcon(icon(u"add"_s));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setMinimumHeight(40);
    m_add->setObjectName(u"addPlayer"_s);
    connect(m_add, &QToolButton::clicked, this, [this] {
        QSet<int> taken;
        for (const Row &row : m_rows)
            taken.insert(row.swatch->colour());
        int colour = 0;
        while (taken.contains(colour))
            ++colour;
        addRow({{}, Colour(colour), {}});
        m_rows.last().name->setFocus();
        refresh();
    });
    all->addWidget(m_add, 0, Qt::AlignLeft);
    retranslate();
}

void PlayersEditor::setKnownNames(const QStringList &names)
{
    m_known = names;
    for (const Row &row : m_rows) {
        const QString text = row.name->currentText();
        row.name->clear();
        row.name->addItems(m_known);
        row.name->setEditText(text);
    }
}

void PlayersEditor::setPlayers(const QList<Player> &players, bool fixed)
{
    while (!m_rows.isEmpty())
        delete m_rows.takeLast().widget;
    m_fixed = fixed;
    for (const Player &player : players)
        addRow(player);
    refresh();
}

QList<Player> PlayersEditor::players() const
{
    QList<Player> players;
    for (const Row &row : m_rows) {
        Player player = row.player;
        player.name = row.name->currentText().simplified();
        player.colour = Colour(row.swatch->colour());
        players.append(player);
    }
    return players;
}

QString PlayersEditor::fault() const
{
    QSet<QString> names;
    int number = 0;
    for (const Player &player : players()) {
        ++number;
        if (player.name.isEmpty())
            return tr("Player %1 has no name yet. Write one, or remove the line.").arg(number);
        if (names.contains(player.name))
            return tr("Two players are called %1. Give one of them another name.").arg(player.name);
        names.insert(player.name);
    }
    return number == 0 ? tr("Add at least one player.") : QString();
}

void PlayersEditor::addRow(const Player &player)
{
    Row row;
    row.player = player;
    row.widget = new QWidget;
    auto *line = new QHBoxLayout(row.widget);
    line->setContentsMargins(0, 0, 0, 0);
    row.swatch = new SwatchButton;
    row.swatch->setColour(int(player.colour));
    row.name = new QComboBox;
    row.name->setEditable(true);
    row.name->setInsertPolicy(QComboBox::NoInsert);
    row.name->addItems(m_known);
    row.name->setEditText(player.name);
    row.name->lineEdit()->setMaxLength(60);
    row.name->setMinimumHeight(40);
    row.up = smallButton(u"previous"_s, u"playerUp"_s);
    row.up->setArrowType(Qt::UpArrow);
    row.remove = smallButton(u"close"_s, u"removePlayer"_s);
    line->addWidget(row.swatch);
    line->addWidget(row.name, 1);
    line->addWidget(row.up);
    line->addWidget(row.remove);
    QWidget *widget = row.widget;
    connect(row.swatch, &SwatchButton::picked, this, [this, widget](int colour) { pick(widget, colour); });
    connect(row.name, &QComboBox::editTextChanged, this, &PlayersEditor::changed);
    connect(row.up, &QToolButton::clicked, this, [this, widget] { moveUp(widget); });
    connect(row.remove, &QToolButton::clicked, this, [this, widget] { removeRow(widget); });
    m_list->addWidget(row.widget);
    m_rows.append(row);
}

int PlayersEditor::rowOf(const QWidget *widget) const
{
    for (int i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].widget == widget)
            return i;
    return -1;
}

void PlayersEditor::removeRow(QWidget *widget)
{
    m_rows.removeAt(rowOf(widget));
    widget->hide();
    widget->deleteLater();      // the click that asked for it is still under way
    refresh();
}

void PlayersEditor::moveUp(QWidget *widget)
{
    const int from = rowOf(widget);
    if (from < 1)
        return;
    m_rows.swapItemsAt(from, from - 1);
    m_list->removeWidget(widget);
    m_list->insertWidget(from - 1, widget);
    refresh();
}

/// A colour that another player has changes hands.
void PlayersEditor::pick(QWidget *widget, int colour)
{
    const Row &mine = m_rows[rowOf(widget)];
    for (const Row &row : m_rows)
        if (row.widget != widget && row.swatch->colour() == colour)
            row.swatch->setColour(mine.swatch->colour());
    mine.swatch->setColour(colour);
    Q_EMIT changed();
}

void PlayersEditor::refresh()
{
    for (int i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        row.swatch->setObjectName(u"colour%1"_s.arg(i + 1));
        row.name->setObjectName(u"player%1"_s.arg(i + 1));
        row.up->setVisible(!m_fixed);
        row.up->setEnabled(i > 0);
        row.remove->setVisible(!m_fixed);
        row.remove->setEnabled(m_rows.size() > 1);
    }
    orderTabs();
    m_add->setVisible(!m_fixed && m_rows.size() < kMostPlayers);
    retranslate();
    Q_EMIT changed();
}

/// From name to name first: colours, order and taking a player out come after all of them.
void PlayersEditor::orderTabs()
{
    for (int i = 1; i < m_rows.size(); ++i)
        setTabOrder(m_rows[i - 1].name, m_rows[i].name);
    QWidget *before = m_add;
    if (!m_rows.isEmpty())
        setTabOrder(m_rows.last().name, m_add);
    for (const Row &row : m_rows)
        for (QWidget *next : std::initializer_list<QWidget *>{row.swatch, row.up, row.remove}) {
            setTabOrder(before, next);
            before = next;
        }
}

void PlayersEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PlayersEditor::retranslate()
{
    m_add->setText(tr("Add a player"));
    m_add->setToolTip(tr("Up to six play"));
    for (int i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        row.name->lineEdit()->setPlaceholderText(tr("Name of player %1").arg(i + 1));
        row.name->setAccessibleName(tr("Name of player %1").arg(i + 1));
        row.up->setToolTip(tr("Plays before the one above"));
        row.up->setAccessibleName(row.up->toolTip());
        row.remove->setToolTip(tr("Remove this player"));
        row.remove->setAccessibleName(row.remove->toolTip());
    }
}

} // namespace wayside
