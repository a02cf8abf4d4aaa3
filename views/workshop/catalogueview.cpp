#include "views/workshop/catalogueview.h"

#include "model/tiles/tilecode.h"
#include "model/tiles/tilewords.h"
#include "views/common/icons.h"
#include "views/common/style.h"
#include "views/palette/spotdelegate.h"
#include "views/palette/tilesearch.h"
#include "views/workshop/cataloguesheet.h"
#include "views/workshop/tileicon.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr int kIcon = 72;
constexpr int kDetail = 220;        ///< width of the tile looked at closely

QString language() { return QLocale().name().left(2); }
} // namespace

CatalogueView::CatalogueView(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_catalogue(catalogue), m_filter(new QLineEdit), m_sets(new QComboBox), m_count(new QLabel), m_list(new QListWidget)
    , m_print(new QToolButton), m_picture(new QLabel), m_words(new QLabel), m_use(new QPushButton)
{
    setObjectName(u"catalogue"_s);
    m_filter->setObjectName(u"catalogueFilter"_s);
    m_filter->setClearButtonEnabled(true);
    m_sets->setObjectName(u"catalogueSets"_s);
    m_list->setObjectName(u"catalogueList"_s);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({kIcon, kIcon});
    m_list->setGridSize({kIcon + 62, kIcon + 48});
    m_list->setWordWrap(true);
    m_print->setObjectName(u"cataloguePrint"_s);
    m_print->setIcon(icon(u"print"_s));
    m_print->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_filter, 1);
    bar->addWidget(m_sets);
    bar->addWidget(m_count);
    bar->addWidget(m_print);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_list, 1);
    middle->addWidget(buildDetail());
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(bar);
    layout->addLayout(middle, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &CatalogueView::refresh);
    connect(m_sets, &QComboBox::currentIndexChanged, this, &CatalogueView::refresh);
    connect(m_print, &QToolButton::clicked, this, &CatalogueView::askForPrinter);
    connect(m_list, &QListWidget::itemActivated, this, [this] { Q_EMIT tileActivated(currentTile()); });
    connect(m_list, &QListWidget::currentItemChanged, this, &CatalogueView::presentDetail);
    connect(m_use, &QPushButton::clicked, this, [this] { Q_EMIT tileActivated(currentTile()); });
    m_use->hide();
    retranslate();
    refresh();
}

QWidget *CatalogueView::buildDetail()
{
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setFixedSize(kDetail, kDetail);
    m_words->setWordWrap(true);
    m_words->setObjectName(u"catalogueWords"_s);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_use->setObjectName(u"catalogueUse"_s);
    m_use->setMinimumHeight(style::kTouch);
    auto *scroll = new QScrollArea;
    scroll->setWidget(m_words);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *detail = new QWidget;
    detail->setFixedWidth(kDetail + 2 * style::kGap);
    auto *column = new QVBoxLayout(detail);
    column->setContentsMargins(style::kGap, 0, 0, 0);
    column->addWidget(m_picture);
    column->addWidget(scroll, 1);
    column->addWidget(m_use);
    return detail;
}

void CatalogueView::search(const QString &text) { m_filter->setText(text); }

void CatalogueView::showSet(const QString &setId) { m_sets->setCurrentIndex(std::max(0, m_sets->findData(setId))); }

void CatalogueView::offer(const QString &text)
{
    m_use->setText(text);
    m_use->setVisible(!text.isEmpty());
}

QList<TileRef> CatalogueView::matching() const
{
    const QString only = m_sets->currentData().toString();
    QList<TileRef> tiles;
    for (const TileSet &set : m_catalogue.sets())
        for (const TileRef &tile : set.tiles)
            if ((only.isEmpty() || set.id == only) && tileMatches(*tile, m_filter->text()))
                tiles.append(tile);
    return tiles;
}

void CatalogueView::refresh()
{
    m_stale = true;
    if (isVisible())
        fill();
}

void CatalogueView::showEvent(QShowEvent *event)
{
    if (m_stale)
        fill();
    QWidget::showEvent(event);
}

void CatalogueView::fillSets()
{
    const QSignalBlocker blocker(m_sets);
    const QString chosen = m_sets->currentData().toString();
    m_sets->clear();
    m_sets->addItem(tr("All sets"), QString());
    for (const TileSet &set : m_catalogue.sets())
        if (!set.tiles.isEmpty())
            m_sets->addItem(set.displayName(language()), set.id);
    showSet(chosen);
}

void CatalogueView::fill()
{
    m_stale = false;
    fillSets();
    const TileRef before = currentTile();
    m_list->clear();
    for (const TileRef &tile : matching()) {
        auto *item = new QListWidgetItem(tileIcon(*tile), tileLabel(*tile));
        const TileSet *set = m_catalogue.set(tile->set);
        item->setToolTip(set ? set->displayName(language()) : QString());
        item->setData(Qt::UserRole, QVariant::fromValue(tile));
        m_list->addItem(item);
        if (before && before->id == tile->id && before->set == tile->set)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
    m_count->setText(m_list->count() == 0 ? tr("No such tile") : tr("%n tile(s)", nullptr, m_list->count()));
    presentDetail();
}

void CatalogueView::presentDetail()
{
    const TileRef tile = currentTile();
    m_use->setEnabled(tile != nullptr);
    if (!tile) {
        m_picture->clear();
        m_words->clear();
        return;
    }
    QPixmap picture = tilePicture(*tile, int(kDetail * devicePixelRatioF()));
    picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture->setPixmap(picture);
    const TileSet *set = m_catalogue.set(tile->set);
    QStringList lines{u"<b>%1</b>"_s.arg(tileLabel(*tile).toHtmlEscaped())};
    if (set)
        lines.append(set->displayName(language()).toHtmlEscaped());
    const QString code = tileCode(*tile).toUpper();
    lines.append(tile->count == 0 ? code : tr("%1, %n in the box", "%1 is a code such as CRRF", tile->count).arg(code));
    if (tile->provisional)
        lines.append(tr("The printed pattern isn't known for certain."));
    lines.append(QString());
    for (const QString &line : describe(*tile))
        lines.append(line.toHtmlEscaped());
    m_words->setText(lines.join(u"<br>"_s));
}

TileRef CatalogueView::currentTile() const
{
    return m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).value<TileRef>() : TileRef();
}

QStringList CatalogueView::shownTiles() const
{
    QStringList ids;
    for (const TileRef &tile : matching())
        ids.append(tile->id);
    return ids;
}

void CatalogueView::askForPrinter()
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted)
        print(printer);
}

void CatalogueView::print(QPrinter &printer) const { printTiles(printer, m_catalogue, matching()); }

void CatalogueView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    if (event->type() == QEvent::PaletteChange)
        presentDetail();
    QWidget::changeEvent(event);
}

void CatalogueView::retranslate()
{
    m_filter->setPlaceholderText(tr("Edges such as crr, or what is on the tile: village, garden, travellers …"));
    m_filter->setAccessibleName(tr("Find tiles by edges or content"));
    m_sets->setAccessibleName(tr("Set of tiles"));
    m_list->setAccessibleName(tr("Tiles"));
    m_print->setText(tr("Print …"));
    m_print->setToolTip(tr("Print the tiles shown"));
    fillSets();
}

} // namespace wayside
