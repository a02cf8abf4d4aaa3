#include "views/export/tablepicture.h"

#include "views/board/boardpainter.h"
#include "views/common/playercolours.h"

#include <QBuffer>
#include <QPainter>
#include <QPainterPath>
#include <QSvgGenerator>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

double bandHeight(const QRectF &rect) { return std::clamp(rect.height() * 0.07, 22.0, 90.0); }

void paintScores(QPainter &painter, const QRectF &band, const GameSetup &setup, const State &state, const TablePictureOptions &options)
{
    const bool dark = tableColour(options.palette).lightnessF() < 0.4;
    painter.fillRect(band, dark ? QColor(0x1e, 0x22, 0x1f) : QColor(0xfb, 0xf9, 0xf3));
    const QColor ink = dark ? QColor(0xf0, 0xee, 0xe6) : QColor(0x25, 0x25, 0x22);
    QFont font = painter.font();
    font.setPixelSize(std::max(9, int(band.height() * 0.42)));
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const QList<int> totals = state.totals(int(setup.players.size()));
    const double caption = options.caption.isEmpty() ? 0 : metrics.horizontalAdvance(options.caption) + band.height() * 0.6;
    const double cell = (band.width() - caption - band.height() * 0.3) / std::max<qsizetype>(1, setup.players.size());
    const double swatch = band.height() * 0.5;
    for (int p = 0; p < setup.players.size(); ++p) {
        const QRectF area(band.left() + band.height() * 0.3 + p * cell, band.top(), cell - band.height() * 0.2, band.height());
        const PlayerLook &look = playerLook(int(setup.players[p].colour));
        QPainterPath shape;
        shape.addRoundedRect(QRectF(area.left(), area.center().y() - swatch / 2, swatch, swatch), swatch / 5, swatch / 5);
        fillWithPattern(painter, shape, look, swatch / 4);
        painter.setPen(QPen(look.rim, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shape);
        painter.setPen(ink);
        const QString points = QString::number(totals[p]);
        const double room = area.width() - swatch * 1.4 - metrics.horizontalAdvance(u"  "_s + points);
        // Less than two letters of a name tell nothing: the swatch stands for it.
        QString name = metrics.elidedText(setup.players[p].name, Qt::ElideRight, std::max(0.0, room));
        name = name.size() < 3 && name != setup.players[p].name ? QString() : name + u"  "_s;
        painter.drawText(area.adjusted(swatch * 1.4, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, name + points);
    }
    painter.setPen(ink);
    painter.drawText(band.adjusted(0, 0, -band.height() * 0.3, 0), Qt::AlignVCenter | Qt::AlignRight, options.caption);
}

/// As large as the squares fit, in the middle.
BoardFrame frameOf(const QRect &squares, const QRectF &rect)
{
    BoardFrame frame;
    frame.squareSize = std::min(400.0, std::min(rect.width() / squares.width(), rect.height() / squares.height()));
    frame.origin = rect.center() - QPointF(squares.x() + squares.width() / 2.0, squares.y() + squares.height() / 2.0) * frame.squareSize;
    return frame;
}

} // namespace

void paintTablePicture(QPainter &painter, const QRectF &rect, const GameSetup &setup, const State &state, const TablePictureOptions &options,
                       BoardPainter &board)
{
    const double band = options.scores || !options.caption.isEmpty() ? bandHeight(rect) : 0;
    const QRectF table = rect.adjusted(0, 0, 0, -band);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect);
    painter.fillRect(table, tableColour(options.palette));
    const double margin = std::min(table.width(), table.height()) * 0.03;
    const BoardPicture picture = pictureOf(setup, state);
    board.setPalette(options.palette);
    board.paint(painter, picture, frameOf(picture.bounds().united(options.frame), table.adjusted(margin, margin, -margin, -margin)));
    if (band > 0)
        paintScores(painter, QRectF(rect.left(), table.bottom(), rect.width(), band), setup, state, options);
    painter.restore();
}

void paintTablePicture(QPainter &painter, const QRectF &rect, const GameSetup &setup, const State &state, const TablePictureOptions &options)
{
    BoardPainter board;
    board.setUsePixmaps(false);
    paintTablePicture(painter, rect, setup, state, options, board);
}

QImage tableImage(QSize size, const GameSetup &setup, const State &state, const TablePictureOptions &options)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(tableColour(options.palette));
    QPainter painter(&image);
    paintTablePicture(painter, QRectF(QPointF(), QSizeF(size)), setup, state, options);
    return image;
}

QByteArray tableSvg(QSize size, const QString &title, const GameSetup &setup, const State &state, const TablePictureOptions &options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(size);
    svg.setResolution(96);      // sizes are written in millimetres; programs that show them take 96 pixels to an inch
    svg.setViewBox(QRect(QPoint(), size));
    svg.setTitle(title);
    QPainter painter(&svg);
    paintTablePicture(painter, QRectF(QPointF(), QSizeF(size)), setup, state, options);
    painter.end();
    return bytes;
}

} // namespace wayside
