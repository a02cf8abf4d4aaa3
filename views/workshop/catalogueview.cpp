#include "views/workshop/catalogueview.h"

#include "model/tiles/tilecode.h"
#include "model/tiles/tilewords.h"
#include "views/common/icons.h"
#include "views/palette/spotdelegate.h"
#include "views/palette/tilesearch.h"
#include "views/workshop/tileicon.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QToolButton>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr int kIcon = 72;
constexpr int kColumns = 6;         ///< of the printed sheet
}

CatalogueView::CatalogueView(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_catalogue(catalogue), m_filter(new QLineEdit), m_list(new QListWidget), m_print(new QToolButton)
{
    setObjectName(u"catalogue"_s);
    m_filter->setObjectName(u"catalogueFilter"_s);
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName(u"catalogueList"_s);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({kIcon, kIcon});
    m_list->setGridSize({kIcon + 48, kIcon + 40});
    m_list->setWordWrap(true);
    m_print->setObjectName(u"cataloguePrint"_s);
    m_print->setIcon(icon(u"print"_s));
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_filter, 1);
    bar->addWidget(m_print);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(bar);
    layout->addWidget(m_list, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &CatalogueView::refresh);
    connect(m_print, &QToolButton::clicked, this, &CatalogueView::askForPrinter);
    connect(m_list, &QListWidget::itemActivated, this, [this] { Q_EMIT tileActivated(currentTile()); });
    retranslate();
    refresh();
}

void CatalogueView::search(const QString &text) { m_filter->setText(text); }

QList<TileRef> CatalogueView::matching() const
{
    QList<TileRef> tiles;
    for (const TileSet &set : m_catalogue.sets())
        for (const TileRef &tile : set.tiles)
            if (tileMatches(*tile, m_filter->text()))
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

void CatalogueView::fill()
{
    m_stale = false;
    m_list->clear();
    for (const TileRef &tile : matching()) {
        auto *item = new QListWidgetItem(tileIcon(*tile), tileLabel(*tile));
        const TileSet *set = m_catalogue.set(tile->set);
        QStringList lines{set ? set->displayName(QLocale().name().left(2)) : QString(), tileCode(*tile).toUpper()};
        lines += describe(*tile);
        item->setToolTip(lines.join(u'\n'));
        item->setData(Qt::UserRole, QVariant::fromValue(tile));
        m_list->addItem(item);
    }
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

void CatalogueView::print(QPrinter &printer) const
{
    QPainter painter(&printer);
    const QRectF page = printer.pageLayout().paintRectPixels(printer.resolution());
    const double cell = page.width() / kColumns;
    const double line = painter.fontMetrics().height();
    double y = 0;
    int column = 0;
    QString set;
    const auto room = [&](double needed) {
        if (y + needed > page.height()) {
            printer.newPage();
            y = 0;
        }
    };
    for (const TileRef &tile : matching()) {
        if (tile->set != set) {
            y += column > 0 ? cell + line : 0;
            column = 0;
            set = tile->set;
            room(cell + 3 * line);
            const TileSet *known = m_catalogue.set(set);
            painter.drawText(QRectF(0, y, page.width(), 2 * line), Qt::AlignLeft | Qt::AlignVCenter,
                             known ? known->displayName(QLocale().name().left(2)) : set);
            y += 2 * line;
        }
        if (column == 0)
            room(cell + line);
        const QRectF square(column * cell, y, cell * 0.9, cell * 0.9);
        painter.drawPixmap(square, tilePicture(*tile, 256, true), QRectF());
        painter.drawText(QRectF(square.left(), square.bottom(), cell, line), Qt::AlignLeft,
                         tile->count == 1 ? tileLabel(*tile) : tr("%1 × %2").arg(tileLabel(*tile)).arg(tile->count));
        if (++column == kColumns) {
            column = 0;
            y += cell + line;
        }
    }
}

void CatalogueView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void CatalogueView::retranslate()
{
    m_filter->setPlaceholderText(tr("Edges such as crr, or what is on the tile: village, garden, travellers …"));
    m_filter->setAccessibleName(tr("Find tiles by edges or content"));
    m_list->setAccessibleName(tr("Tiles"));
    m_print->setToolTip(tr("Print the tiles shown"));
    m_print->setAccessibleName(m_print->toolTip());
}

} // namespace wayside
