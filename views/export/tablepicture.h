// The table at some turn as a picture for others: the board, and the scores below it.
#pragma once

#include "model/game/state.h"
#include "views/board/tilepalette.h"

#include <QImage>
#include <QRectF>
#include <QString>

class QPainter;

namespace wayside {

class BoardPainter;

struct TablePictureOptions {
    TilePalette palette = TilePalette::day();
    bool scores = true;         ///< a band with names and totals below the board
    QRect frame;                ///< squares to show at least; empty: those of the table
    QString caption;            ///< at the band's right end: "Turn 12"
};

void paintTablePicture(QPainter &painter, const QRectF &rect, const GameSetup &setup, const State &state, const TablePictureOptions &options);
/// The same with a painter that the caller keeps, for many pictures of one size.
void paintTablePicture(QPainter &painter, const QRectF &rect, const GameSetup &setup, const State &state, const TablePictureOptions &options,
                       BoardPainter &board);
QImage tableImage(QSize size, const GameSetup &setup, const State &state, const TablePictureOptions &options);
/// An SVG file's bytes.
QByteArray tableSvg(QSize size, const QString &title, const GameSetup &setup, const State &state, const TablePictureOptions &options);

} // namespace wayside
