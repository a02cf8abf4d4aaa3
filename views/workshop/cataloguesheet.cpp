#include "views/workshop/cataloguesheet.h"

#include "views/board/cellgeometry.h"
#include "views/board/tilepainter.h"
#include "views/palette/tilesearch.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPainter>
#include <algorithm>

namespace wayside {

namespace {

constexpr int kColumns = 6;
constexpr double kTileShare = 0.86;     ///< of a column
constexpr int kTextPoints = 8;
constexpr int kTitlePoints = 13;

class Sheet
{
    Q_DECLARE_TR_FUNCTIONS(wayside::CatalogueSheet)

public:
    Sheet(QPagedPaintDevice &paper, const Catalogue &catalogue) : m_paper(paper), m_catalogue(catalogue), m_painter(&paper)
    {
        m_text = m_painter.font();
        m_text.setPointSize(kTextPoints);
        m_title = m_text;
        m_title.setPointSize(kTitlePoints);
        m_title.setBold(true);
        m_page = m_painter.viewport();
        m_column = m_page.width() / kColumns;
        m_painter.setRenderHint(QPainter::Antialiasing);
        numberPage();
    }

    void add(const TileRef &tile)
    {
        if (tile->set != m_set)
            beginSet(tile->set);
        if (m_at == 0)
            makeRoom(rowHeight());
        drawTile(*tile, QRectF(m_at * m_column, m_y, m_column * kTileShare, m_column * kTileShare));
        if (++m_at == kColumns)
            endRow();
    }

private:
    double lineOf(const QFont &font) const { return QFontMetricsF(font, &m_paper).lineSpacing(); }
    double rowHeight() const { return m_column * kTileShare + 3.6 * lineOf(m_text); }
    double bottom() const { return m_page.height() - 2 * lineOf(m_text); }

    void endRow()
    {
        m_y += rowHeight();
        m_at = 0;
    }

    void numberPage()
    {
        m_painter.setFont(m_text);
        m_painter.drawText(QRectF(0, bottom(), m_page.width(), 2 * lineOf(m_text)), Qt::AlignRight | Qt::AlignBottom, QLocale().toString(++m_number));
    }

    void makeRoom(double height)
    {
        if (m_y + height <= bottom())
            return;
        m_paper.newPage();
        m_y = 0;
        numberPage();
    }

    void beginSet(const QString &id)
    {
        if (m_at > 0)
            endRow();
        m_set = id;
        makeRoom(2 * lineOf(m_title) + rowHeight());
        const TileSet *set = m_catalogue.set(id);
        m_painter.setFont(m_title);
        m_painter.drawText(QRectF(0, m_y, m_page.width(), 1.7 * lineOf(m_title)), Qt::AlignLeft | Qt::AlignVCenter,
                           set ? set->displayName(QLocale().name().left(2)) : id);
        m_y += 2 * lineOf(m_title);
    }

    void drawTile(const TileDefinition &tile, const QRectF &place)
    {
        const QRectF bounds = tileBounds(tile);
        const double side = place.width() / std::max(bounds.width(), bounds.height());
        TilePaintOptions options;
        options.pixelSize = 200;        // all that a screen shows of a large tile
        paintTile(m_painter, tile, Rotation::R0, QRectF(place.center() - bounds.center() * side, QSizeF(side, side)), options);
        m_painter.setFont(m_text);
        m_painter.setPen(Qt::black);
        const QRectF below(place.left(), place.bottom() + 0.2 * lineOf(m_text), m_column * 0.95, 3.1 * lineOf(m_text));
        const QString label = tile.count < 2 ? tileLabel(tile) : tr("%1 × %2").arg(tileLabel(tile)).arg(tile.count);
        m_painter.drawText(below, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, label);
    }

    QPagedPaintDevice &m_paper;
    const Catalogue &m_catalogue;
    QPainter m_painter;
    QFont m_text;
    QFont m_title;
    QRectF m_page;
    QString m_set;
    double m_column = 0;
    double m_y = 0;
    int m_at = 0;                   ///< the column that comes next
    int m_number = 0;               ///< of the page
};

} // namespace

void printTiles(QPagedPaintDevice &paper, const Catalogue &catalogue, const QList<TileRef> &tiles)
{
    Sheet sheet(paper, catalogue);
    for (const TileRef &tile : tiles)
        sheet.add(tile);
}

} // namespace wayside
