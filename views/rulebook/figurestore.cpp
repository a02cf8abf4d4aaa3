#include "views/rulebook/figurestore.h"

#include "model/storage/readerror.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr double kMargin = 0.03;        // of a square, round the table
constexpr double kSquare = 84;          // the largest a square is shown
constexpr double kHeight = 4.2;         // in squares: taller tables are shown smaller

void paintFigure(QPainter &painter, const BoardPicture &picture, const QRectF &rect, const TilePalette &palette)
{
    BoardPainter board;
    board.setPalette(palette);
    board.setUsePixmaps(false);
    painter.setRenderHint(QPainter::Antialiasing);
    board.paint(painter, picture, frameFor(picture, rect, kMargin));
}
} // namespace

FigureStore::Kept &FigureStore::kept(const QString &name)
{
    std::shared_ptr<Kept> &entry = m_kept[name];
    if (entry)
        return *entry;
    entry = std::make_shared<Kept>();
    try {
        entry->played = playFigure(m_catalogue, name);
        PictureOptions options;
        options.lastTile = false;
        entry->picture = pictureOf(entry->played.setup, entry->played.state, options);
        entry->known = true;
    } catch (const ReadError &) {
        // A figure that isn't there is left out.
    }
    return *entry;
}

const PlayedFigure *FigureStore::played(const QString &name)
{
    Kept &figure = kept(name);
    return figure.known ? &figure.played : nullptr;
}

const BoardPicture &FigureStore::picture(const QString &name) { return kept(name).picture; }

QSize FigureStore::sizeOf(const QString &name, int most)
{
    const QRect squares = picture(name).bounds();
    const double wide = squares.width() + 2 * kMargin, high = squares.height() + 2 * kMargin;
    const double square = std::min({kSquare, most / wide, kSquare * kHeight / high});
    return QSizeF(square * wide, square * high).toSize();
}

QPixmap FigureStore::pixmap(const QString &name, QSize size, double ratio, const TilePalette &palette)
{
    const QString key = u"%1 %2 %3 %4 %5"_s.arg(name).arg(size.width()).arg(size.height()).arg(ratio).arg(palette.field.rgba());
    QPixmap &pixmap = m_pixmaps[key];
    if (pixmap.isNull()) {
        pixmap = QPixmap(size * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintFigure(painter, picture(name), QRectF(QPointF(), size), palette);
    }
    return pixmap;
}

void FigureObject::install(QTextDocument &document)
{
    document.documentLayout()->registerHandler(Type, this);
    struct Found {
        int position;
        QTextImageFormat format;
    };
    QList<Found> images;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (const QTextCharFormat format = it.fragment().charFormat(); format.isImageFormat())
                images.append({it.fragment().position(), format.toImageFormat()});
    for (const Found &image : images) {
        QTextCharFormat format;
        format.setObjectType(Type);
        format.setProperty(Name, image.format.name().section(u':', 1));
        format.setProperty(Width, image.format.width());
        format.setToolTip(image.format.property(QTextFormat::ImageAltText).toString());
        QTextCursor cursor(&document);
        cursor.setPosition(image.position);
        cursor.setPosition(image.position + 1, QTextCursor::KeepAnchor);
        cursor.setCharFormat(format);
    }
}

QSizeF FigureObject::intrinsicSize(QTextDocument *, int, const QTextFormat &format)
{
    return m_store.sizeOf(format.stringProperty(Name), int(format.doubleProperty(Width)));
}

void FigureObject::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int, const QTextFormat &format)
{
    const QString name = format.stringProperty(Name);
    if (painter->device() && painter->device()->devType() == QInternal::Widget) {
        painter->drawPixmap(rect.topLeft(), m_store.pixmap(name, rect.size().toSize(), painter->device()->devicePixelRatioF(), m_palette));
        return;
    }
    painter->save();
    paintFigure(*painter, m_store.picture(name), rect, m_palette);
    painter->restore();
}

} // namespace wayside
