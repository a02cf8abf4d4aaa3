#include "views/board/boardhint.h"

#include <QCoreApplication>
#include <QPainter>

namespace wayside {

namespace {

struct Hint {
    Q_DECLARE_TR_FUNCTIONS(PlayBoard)
};

} // namespace

QString hintFor(const Entry &entry, bool sheetOpen)
{
    const Game &game = entry.game();
    if (game.record().finished)
        return Hint::tr("The game is over and the final scoring is done.");
    if (sheetOpen)
        return Hint::tr("Click the tile that was drawn. Space turns it, letters of its edges find it (c city, r road, f field).");
    if (entry.tileInHand()) {
        if (entry.legalSquares().isEmpty())
            return Hint::tr("This tile fits nowhere: set it aside and draw again.");
        return Hint::tr("Click a lit square to lay the tile. The wheel or Space turns it, Esc puts it back.");
    }
    if (game.turnOpen() && !entry.targets().isEmpty()) {
        const QString name = game.setup().players[game.record().turns.last().player].name;
        return Hint::tr("%1: a figure? Click an outline. Enter, or the next tile, means none.").arg(name);
    }
    const QString name = game.setup().players.value(entry.player()).name;
    return Hint::tr("%1 draws a tile. Click the square it goes to, or pick the tile in the tray.").arg(name);
}

void paintHintLine(QPainter &painter, const QString &text, QSize view, const std::optional<QRectF> &meant)
{
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(text) + 28, metrics.height() + 12);
    if (size.width() > view.width() - 60)
        return;
    QRectF pill(QPointF((view.width() - size.width()) / 2, view.height() - size.height() - 8), size);
    if (meant && meant->intersects(pill.adjusted(-6, -6, 6, 6)))
        pill.moveTop(metrics.height() + 12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x1e, 0x26, 0x2f, 205));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(QColor(0xf4, 0xf6, 0xf8));
    painter.drawText(pill, Qt::AlignCenter, text);
}

} // namespace wayside
