#include "views/library/libraryfilters.h"

#include "views/common/icons.h"

#include <QComboBox>
#include <QDateEdit>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

const QDate kNoDate(1899, 12, 31);

QDate limitOf(const QDateEdit *edit) { return edit->date() == kNoDate ? QDate() : edit->date(); }

/// Replaces the choices after the first, "all"; keeps what was chosen if it is still there.
void offerIn(QComboBox *box, const QMap<QString, QString> &choices)
{
    const QSignalBlocker blocker(box);
    const QString chosen = box->currentData().toString();
    while (box->count() > 1)
        box->removeItem(1);
    for (auto it = choices.begin(); it != choices.end(); ++it)
        box->addItem(it.value(), it.key());
    box->setCurrentIndex(std::max(0, chosen.isEmpty() ? 0 : box->findData(chosen)));
}

} // namespace

LibraryFilters::LibraryFilters(QWidget *parent) : QWidget(parent)
{
    m_search = new QLineEdit;
    m_search->setObjectName(u"gameSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    connect(m_search, &QLineEdit::textChanged, this, &LibraryFilters::tell);
    m_player = box(u"playerFilter"_s);
    m_set = box(u"setFilter"_s);
    m_state = box(u"stateFilter"_s);
    m_state->addItems({QString(), QString()});
    m_tag = box(u"tagFilter"_s);
    m_from = day(u"fromFilter"_s, m_fromLabel);
    m_to = day(u"toFilter"_s, m_toLabel);
    m_clear = new QPushButton;
    m_clear->setObjectName(u"clearFilters"_s);
    connect(m_clear, &QPushButton::clicked, this, &LibraryFilters::clear);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_search, 1);
    for (QWidget *w : std::initializer_list<QWidget *>{m_player, m_set, m_state, m_tag, m_fromLabel, m_from, m_toLabel, m_to, m_clear})
        layout->addWidget(w);
    retranslate();
    m_clear->setEnabled(false);
}

QComboBox *LibraryFilters::box(const QString &name)
{
    auto *combo = new QComboBox;
    combo->setObjectName(name);
    combo->addItem(QString());
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(9);
    connect(combo, &QComboBox::currentIndexChanged, this, &LibraryFilters::tell);
    return combo;
}

QDateEdit *LibraryFilters::day(const QString &name, QLabel *&label)
{
    auto *edit = new QDateEdit;
    edit->setObjectName(name);
    edit->setCalendarPopup(true);
    edit->setMinimumDate(kNoDate);
    edit->setDate(kNoDate);
    label = new QLabel;
    label->setBuddy(edit);
    connect(edit, &QDateEdit::dateChanged, this, &LibraryFilters::tell);
    return edit;
}

void LibraryFilters::offer(const QList<GameSummary> &games, const Catalogue &catalogue)
{
    QMap<QString, QString> players, sets, tags;
    for (const GameSummary &game : games) {
        for (const SummaryPlayer &p : game.players)
            players.insert(p.name, p.name);
        for (const QString &tag : game.tags)
            tags.insert(tag, tag);
        for (const QString &id : game.sets)
            if (!sets.contains(id)) {
                const TileSet *set = catalogue.set(id);
                sets.insert(id, set ? set->displayName(QLocale().name().left(2)) : id);
            }
    }
    const GameFilter before = filter();
    offerIn(m_player, players);
    offerIn(m_set, sets);
    offerIn(m_tag, tags);
    if (filter() != before)
        tell();
}

GameFilter LibraryFilters::filter() const
{
    GameFilter filter;
    filter.words = m_search->text();
    filter.player = m_player->currentData().toString();
    filter.set = m_set->currentData().toString();
    filter.tag = m_tag->currentData().toString();
    filter.state = GameFilter::State(m_state->currentIndex());
    filter.from = limitOf(m_from);
    filter.to = limitOf(m_to);
    return filter;
}

void LibraryFilters::clear()
{
    {
        const QSignalBlocker blocker(this);
        m_search->clear();
        for (QComboBox *combo : {m_player, m_set, m_state, m_tag})
            combo->setCurrentIndex(0);
        m_from->setDate(kNoDate);
        m_to->setDate(kNoDate);
    }
    tell();
}

void LibraryFilters::tell()
{
    // While the row is still being built its parts speak up too.
    if (!m_clear)
        return;
    m_clear->setEnabled(filter() != GameFilter());
    Q_EMIT changed();
}

void LibraryFilters::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LibraryFilters::retranslate()
{
    m_search->setPlaceholderText(tr("Search titles, players, places, notes and tags"));
    m_search->setAccessibleName(tr("Search"));
    const QList<std::pair<QComboBox *, QString>> boxes{{m_player, tr("all players")}, {m_set, tr("all sets")}, {m_state, tr("all games")}, {m_tag, tr("all tags")}};
    for (const auto &[combo, all] : boxes) {
        combo->setItemText(0, all);
        // A set's long name may be cut, what stands there at first may not.
        combo->setMinimumContentsLength(int(std::max<qsizetype>(9, all.size())));
    }
    const auto name = [](QWidget *widget, const QString &text) {
        widget->setAccessibleName(text);
        widget->setToolTip(text);
    };
    name(m_player, tr("Only games of this player"));
    name(m_set, tr("Only games with this set"));
    name(m_state, tr("Only finished or unfinished games"));
    name(m_tag, tr("Only games with this tag"));
    name(m_from, tr("Only games from this day on"));
    name(m_to, tr("Only games up to this day"));
    m_state->setItemText(1, tr("finished"));
    m_state->setItemText(2, tr("not finished"));
    m_fromLabel->setText(tr("from"));
    m_toLabel->setText(tr("to"));
    for (QDateEdit *edit : {m_from, m_to}) {
        edit->setSpecialValueText(tr("any day"));
        // Its own size hint looks at dates only.
        edit->setMinimumWidth(edit->fontMetrics().horizontalAdvance(edit->specialValueText()) + 48);
    }
    m_clear->setText(tr("Show all"));
    m_clear->setToolTip(tr("Show all games again"));
}

} // namespace wayside
