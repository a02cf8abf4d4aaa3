#include "views/workshop/boxcheckpanel.h"

#include "model/tiles/tilewords.h"
#include "views/common/style.h"
#include "views/palette/tilesearch.h"
#include "views/workshop/tileicon.h"
#include "views/workshop/workshopstore.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr int kPicture = 320;
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
    : QWidget(parent), m_store(store), m_sets(new QComboBox), m_intro(new QLabel), m_progress(new QProgressBar), m_picture(new QLabel)
    , m_words(new QLabel), m_sums(new QLabel), m_asMine(new QPushButton), m_change(new QPushButton), m_next(new QPushButton)
    , m_finish(new QPushButton)
{
    setObjectName(u"boxCheck"_s);
    m_sets->setObjectName(u"boxSets"_s);
    m_asMine->setObjectName(u"boxAsMine"_s);
    m_change->setObjectName(u"boxChange"_s);
    m_next->setObjectName(u"boxNext"_s);
    m_finish->setObjectName(u"boxFinish"_s);
    m_sums->setObjectName(u"boxSums"_s);
    m_picture->setAlignment(Qt::AlignCenter);
    m_asMine->setDefault(true);
    for (QLabel *label : {m_intro, m_words, m_sums})
        label->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_asMine, m_change, m_next, m_finish}) {
        button->setMinimumHeight(style::kTouch);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto *words = new QVBoxLayout;
    words->addWidget(m_words);
    words->addStretch(1);
    words->addWidget(m_sums);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_picture);
    middle->addLayout(words, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_intro);
    layout->addWidget(m_sets);
    layout->addWidget(m_progress);
    layout->addLayout(middle, 1);
    layout->addLayout(buttons);
    connect(m_asMine, &QPushButton::clicked, this, &BoxCheckPanel::asMine);
    connect(m_next, &QPushButton::clicked, this, &BoxCheckPanel::next);
    connect(m_finish, &QPushButton::clicked, this, &BoxCheckPanel::finish);
    connect(m_change, &QPushButton::clicked, this, [this] {
        if (m_check)
            Q_EMIT changeRequested(m_check->tile(m_index));
    });
    connect(m_sets, &QComboBox::activated, this, [this] { open(m_sets->currentData().toString()); });
    connect(&m_store, &WorkshopStore::setsChanged, this, &BoxCheckPanel::fillSets);
    retranslate();
    fillSets();
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
    present();
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
    for (QWidget *widget : QList<QWidget *>{m_progress, m_picture, m_words, m_sums, m_asMine, m_change, m_next, m_finish})
        widget->setVisible(m_check.has_value());
    if (!m_check) {
        m_intro->setText(tr("All sets are confirmed. There is nothing to check."));
        return;
    }
    m_intro->setText(tr("The printed patterns of this set aren't published. Take its tiles from the box and compare: “As mine” where the tile looks "
                        "like this, “Change” where it doesn't. You can stop at any time and go on later."));
    const TileRef tile = m_check->tile(m_index);
    m_progress->setRange(0, int(m_check->size()));
    m_progress->setValue(int(m_check->checkedCount()));
    m_progress->setFormat(tr("%1 of %2 tiles checked").arg(m_check->checkedCount()).arg(m_check->size()));
    QPixmap picture = tilePicture(*tile, int(kPicture * devicePixelRatioF()));
    picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture->setPixmap(picture);
    QStringList lines{u"<b>%1</b>"_s.arg(tileLabel(*tile).toHtmlEscaped())};
    if (m_check->isChecked(m_index))
        lines.append(tr("Checked."));
    for (const QString &line : describe(*tile))
        lines.append(line.toHtmlEscaped());
    m_words->setText(lines.join(u"<br>"_s));
    m_sums->setText(sumFaults(m_check->confirmedSet()).join(u'\n'));
    m_finish->setVisible(m_check->isComplete());
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
    m_asMine->setText(tr("&As mine"));
    m_change->setText(tr("&Change"));
    m_next->setText(tr("&Next"));
    m_finish->setText(tr("The set is as in my box"));
}

} // namespace wayside
