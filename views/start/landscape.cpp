#include "views/start/landscape.h"

#include "model/board/placement.h"
#include "views/board/tilepainter.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <random>

namespace wayside {

namespace {

constexpr int kReach = 4;           // squares from the middle outwards
constexpr unsigned kSeed = 20211;   // chosen for its look

/// Fills the squares from the middle outwards with whatever fits, as players might.
Board filled(const QList<TileRef> &tiles)
{
    Board board;
    if (tiles.isEmpty())
        return board;
    QList<Position> squares;
    for (int y = -kReach; y <= kReach; ++y)
        for (int x = -kReach; x <= kReach; ++x)
            squares.append({x, y});
    std::ranges::stable_sort(squares, {}, [](Position p) { return p.x * p.x + p.y * p.y; });
    QList<TileRef> bag;
    for (const TileRef &tile : tiles)
        for (int i = 0; i < qMax(1, tile->count) && !tile->isMultiSquare() && !tile->half; ++i)
            bag.append(tile);
    std::mt19937 random(kSeed);
    std::ranges::shuffle(bag, random);
    for (Position square : squares)
        for (qsizetype i = 0; i < bag.size(); ++i) {
            const QList<Rotation> rotations = board.tiles.isEmpty() ? QList{Rotation::R0} : legalRotations(board, bag[i], square);
            if (rotations.isEmpty())
                continue;
            board.put({bag[i], square, rotations.first()});
            bag.removeAt(i);
            break;
        }
    return board;
}

} // namespace

Landscape::Landscape(const QList<TileRef> &tiles, QWidget *parent) : QWidget(parent), m_board(filled(tiles))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

void Landscape::paintEvent(QPaintEvent *)
{
    const double scale = devicePixelRatioF();
    if (m_drawn.size() != size() * scale) {
        m_drawn = QPixmap(size() * scale);
        m_drawn.setDevicePixelRatio(scale);
        m_drawn.fill(Qt::transparent);
        QPainter painter(&m_drawn);
        painter.setRenderHint(QPainter::Antialiasing);
        TilePaintOptions options;
        options.palette = TilePalette::from(palette());
        const double side = qMax(1.0, std::min(width(), height()) / 5.2);
        options.pixelSize = side * scale;
        painter.translate(width() / 2.0 - side / 2, height() / 2.0 - side / 2);
        for (const PlacedTile &tile : m_board.tiles)
            paintTile(painter, *tile.tile, tile.rotation, QRectF(tile.at.x * side, tile.at.y * side, side, side), options);
        painter.resetTransform();
        // The table is larger than the picture: it fades out towards the words.
        QLinearGradient fade(0, 0, width() * 0.25, 0);
        fade.setColorAt(0, Qt::transparent);
        fade.setColorAt(1, Qt::black);
        painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
        painter.fillRect(rect(), fade);
    }
    QPainter(this).drawPixmap(0, 0, m_drawn);
}

void Landscape::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_drawn = {};
    QWidget::changeEvent(event);
}

} // namespace wayside
