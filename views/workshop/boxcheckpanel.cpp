#include "views/workshop/boxcheckpanel.h"

#include "model/tiles/tilewords.h"
#include "views/common/style.h"
#include "views/palette/tilesearch.h"
#include "views/workshop/tileicon.h"
#include "views/workshop/tileview.h"
#include "views/workshop/workshopstore.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr int kThumbnail = 40;
constexpr int kListWidth = 120;
constexpr int kSideWidth = 270;
}

template<typename Task> void BoxCheckPanel::guarded(Task task)
{
    try {
        task();
    } catch (const ReadError &error) {
        Q_EMIT problemTold(error.message());
    }
}

BoxCheckPanel::BoxCheckPanel(WorkshopStore &store, QWidget *parent)
    : QWidget(parent), m_store(store), m_sets(new QComboBox), m_intro(new QLabel), m_progress(new QProgressBar), m_tiles(new QListWidget)
    , m_picture(new TileView), m_title(new QLabel), m_words(new QLabel), m_sums(new QLabel), m_asMine(new QPushButton), m_change(new QPushButton)
    , m_next(new QPushButton), m_finish(new QPushButton)
{
    setObjectName(u"boxCheck"_s);
    m_sets->setObjectName(u"boxSets"_s);
    m_tiles->setObjectName(u"boxTiles"_s);
    m_tiles->setIconSize({kThumbnail, kThumbnail});
    m_tiles->setFixedWidth(kListWidth);
    m_tiles->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *top = new QHBoxLayout;
    top->addWidget(m_sets);
    top->addWidget(m_progress, 1);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_tiles);
    middle->addWidget(m_picture, 1);
    middle->addLayout(buildSide());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_intro);
    layout->addLayout(top);
    layout->addLayout(middle, 1);
    m_intro->setWordWrap(true);
    connect(m_asMine, &QPushButton::clicked, this, &BoxCheckPanel::asMine);
    connect(m_next, &QPushButton::clicked, this, &BoxCheckPanel::next);
    connect(m_finish, &QPushButton::clicked, this, &BoxCheckPanel::finish);
    connect(m_change, &QPushButton::clicked, this, [this] {
        if (m_check)
            Q_EMIT changeRequested(m_check->tile(m_index));
    });
    connect(m_sets, &QComboBox::activated, this, [this] { open(m_sets->currentData().toString()); });
    connect(m_tiles, &QListWidget::currentRowChanged, this, [this](int row) {
        if (m_check && row >= 0 && row != m_index)
            go(row);
    });
    connect(m_picture, &TileView::turned, this, &BoxCheckPanel::presentTile);
    connect(&m_store, &WorkshopStore::setsChanged, this, &BoxCheckPanel::fillSets);
    retranslate();
    fillSets();
}

/// What the tile shows in words, what the set doesn't add up to, and the answers.
QBoxLayout *BoxCheckPanel::buildSide()
{
    m_asMine->setObjectName(u"boxAsMine"_s);
    m_change->setObjectName(u"boxChange"_s);
    m_next->setObjectName(u"boxNext"_s);
    m_finish->setObjectName(u"boxFinish"_s);
    m_sums->setObjectName(u"boxSums"_s);
    m_title->setFont(style::title(font()));
    auto *side = new QVBoxLayout;
    for (QLabel *label : {m_title, m_words, m_sums}) {
        label->setWordWrap(true);
        label->setFixedWidth(kSideWidth);
        side->addWidget(label);
    }
    side->addStretch(1);
    for (QPushButton *button : {m_finish, m_asMine, m_change, m_next}) {
        button->setMinimumHeight(style::kTouch);
        side->addWidget(button);
    }
    m_asMine->setFont(style::strong(font()));
    m_finish->setFont(style::strong(font()));
    return side;
}

void BoxCheckPanel::fillSets()
{
    const QString opened = m_check ? m_check->set().id : QString();
    {
        const QSignalBlocker blocker(m_sets);
        m_sets->clear();
        for (const TileSet &set : m_store.catalogue().sets())
            if (set.provisional)
                m_sets->addItem(set.displayName(QLocale().name().left(2)), set.id);
    }
    const int at = m_sets->findData(opened);
    if (at >= 0) {
        m_sets->setCurrentIndex(at);
        present();
    } else {
        m_check.reset();
        open(m_sets->itemData(0).toString());
    }
}

void BoxCheckPanel::open(const QString &setId)
{
    m_check.reset();
    const TileSet *set = m_store.catalogue().set(setId);
    if (set && set->provisional && !set->tiles.isEmpty()) {
        m_check = m_store.boxCheck(*set);
        m_index = std::max<qsizetype>(0, m_check->nextUnchecked(0));
        m_sets->setCurrentIndex(m_sets->findData(setId));
    }
    fillTiles();
    present();
}

/// All tiles of the set, so that any can be looked at again.
void BoxCheckPanel::fillTiles()
{
    const QSignalBlocker blocker(m_tiles);
    m_tiles->clear();
    for (qsizetype i = 0; m_check && i < m_check->size(); ++i)
        m_tiles->addItem(new QListWidgetItem(tileIcon(*m_check->tile(i)), QString()));
}

void BoxCheckPanel::go(qsizetype index)
{
    m_index = index;
    present();
}

void BoxCheckPanel::asMine()
{
    guarded([&] {
        m_check->confirm(m_index);
        m_store.saveBoxCheck(*m_check);
        next();
    });
}

void BoxCheckPanel::changedTo(const TileDefinition &tile)
{
    if (!m_check)
        return;
    guarded([&] {
        m_check->change(m_index, tile);
        m_store.saveBoxCheck(*m_check);
        next();
    });
}

/// To the next tile that nobody looked at; where all are done, simply round.
void BoxCheckPanel::next()
{
    const qsizetype after = (m_index + 1) % m_check->size();
    const qsizetype unchecked = m_check->nextUnchecked(after);
    go(unchecked >= 0 ? unchecked : after);
}

void BoxCheckPanel::finish()
{
    guarded([&] {
        const BoxCheck done = *m_check;
        const QString name = m_sets->currentText();
        m_store.confirmBox(done);
        Q_EMIT told(tr("“%1” is confirmed: from now on it counts as printed.").arg(name));
    });
}

void BoxCheckPanel::present()
{
    for (QWidget *widget :
         QList<QWidget *>{m_sets, m_progress, m_tiles, m_picture, m_title, m_words, m_sums, m_asMine, m_change, m_next, m_finish})
        widget->setVisible(m_check.has_value());
    if (!m_check) {
        m_intro->setText(tr("All sets are confirmed. There is nothing to check."));
        return;
    }
    const bool complete = m_check->isComplete();
    m_intro->setText(complete ? tr("Every tile of this set was looked at. If all is right, it counts as printed from now on: in new games, not in old ones.")
                              : tr("The printed patterns of this set aren't published. Take its tiles from the box and compare: “As mine” where the tile looks "
                                   "like this, “Change” where it doesn't. You can stop at any time and go on later."));
    m_progress->setRange(0, int(m_check->size()));
    m_progress->setValue(int(m_check->checkedCount()));
    m_progress->setFormat(tr("%1 of %2 tiles checked").arg(m_check->checkedCount()).arg(m_check->size()));
    const QSignalBlocker blocker(m_tiles);
    for (qsizetype i = 0; i < m_check->size(); ++i) {
        QListWidgetItem *item = m_tiles->item(int(i));
        const QString label = tileLabel(*m_check->tile(i));
        const QString number = m_check->tile(i)->id.section(u':', 1);
        item->setIcon(tileIcon(*m_check->tile(i)));
        item->setText(m_check->isChecked(i) ? number + u" \u2713"_s : number);
        item->setToolTip(m_check->isChecked(i) ? tr("%1: checked").arg(label) : label);
    }
    m_tiles->setCurrentRow(int(m_index));
    m_picture->setTile(m_check->tile(m_index));
    presentTile();
    m_sums->setText(sumFaults(m_check->confirmedSet()).join(u'\n'));
    m_sums->setVisible(!m_sums->text().isEmpty());
    QPalette warning = palette();
    warning.setColor(QPalette::WindowText, style::bad(palette()));
    m_sums->setPalette(warning);
    m_finish->setVisible(complete);
    m_finish->setDefault(complete);
    m_asMine->setDefault(!complete);
}

void BoxCheckPanel::presentTile()
{
    const TileRef tile = m_check->tile(m_index);
    const QString title = tr("Tile %1", "%1 is its number").arg(tileLabel(*tile));
    m_title->setText(m_check->isChecked(m_index) ? title + u" \u2713"_s : title);
    m_words->setText(describe(*tile, m_picture->rotation()).join(u'\n'));
}

void BoxCheckPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillSets();
    }
    QWidget::changeEvent(event);
}

void BoxCheckPanel::retranslate()
{
    m_sets->setAccessibleName(tr("Set to check"));
    m_tiles->setAccessibleName(tr("Tiles of the set"));
    m_asMine->setText(tr("&As mine"));
    m_change->setText(tr("&Change"));
    m_next->setText(tr("&Next"));
    m_finish->setText(tr("The set is as in my box"));
}

} // namespace wayside
