// Everything that is drawn of a table, as a plain value: worked out from the state alone, so that the board, review,
// export, snapshot, rule book figures and the table view show the same, and tests can compare it.
#pragma once

#include "model/game/state.h"

#include <QRect>

namespace wayside {

struct PictureTile {
    TileRef tile;
    Position at;
    Rotation rotation = Rotation::R0;
    friend bool operator==(const PictureTile &a, const PictureTile &b)
    {
        return a.at == b.at && a.rotation == b.rotation && (a.tile == b.tile || (a.tile && b.tile && *a.tile == *b.tile));
    }
};

struct PictureFigure {
    FeaturePart on;
    MeepleKind kind = MeepleKind::Meeple;
    int colour = 0;
    friend bool operator==(const PictureFigure &, const PictureFigure &) = default;
};

struct PictureTollhouse {
    OnTile crossroads;
    int colour = 0;
    int value = 1;
    bool turnsOver = false;
    friend bool operator==(const PictureTollhouse &, const PictureTollhouse &) = default;
};

struct PictureSignpost {
    OnTile which;
    SignpostState state = SignpostState::Open;
    friend bool operator==(const PictureSignpost &, const PictureSignpost &) = default;
};

struct PictureBridge {
    Position at;
    bool northSouth = false;
    friend bool operator==(const PictureBridge &, const PictureBridge &) = default;
};

struct PictureFerry {
    int tile = -1;
    int roadA = -1;
    int roadB = -1;
    friend bool operator==(const PictureFerry &, const PictureFerry &) = default;
};

/// A token that stands on one place: which of on, mouth and squares counts depends on the kind.
struct PictureToken {
    TokenKind kind = TokenKind::Unknown;    ///< Tunnel, Castle, Mage, Witch, Bathhouse
    FeaturePart on;                         ///< Mage, Witch, Bathhouse
    OnTile mouth;                           ///< Tunnel: tile and node
    int road = -1;                          ///< Tunnel: the road that ends there
    QList<Position> squares;                ///< Castle: its city
    int colour = -1;                        ///< of the player; -1 for nobody's
    int number = 0;                         ///< Tunnel: pair; Bathhouse: value
    friend bool operator==(const PictureToken &, const PictureToken &) = default;
};

enum class SquareMark : quint8 {
    LastTile,       ///< laid in the last turn
    Open,           ///< a tile may be laid here, if one fits
    Legal,          ///< the tile in hand fits here
    Dead,           ///< no remaining tile fits here
    Problem,        ///< a rule is broken here
    Accepted,       ///< broken, but the table lets it lie so
    Pointed         ///< shown by a list beside the board
};

struct PictureSquare {
    Position at;
    SquareMark mark = SquareMark::Open;
    friend bool operator==(const PictureSquare &, const PictureSquare &) = default;
};

/// A feature, or a part of one, that is lit.
struct PictureGlow {
    QList<FeaturePart> parts;
    bool pinned = false;
    friend bool operator==(const PictureGlow &, const PictureGlow &) = default;
};

/// A number on a square: the walk along a road.
struct PictureNumber {
    Position at;
    int number = 0;
    friend bool operator==(const PictureNumber &, const PictureNumber &) = default;
};

struct PictureOptions {
    bool figures = true;
    bool tollhouses = true;
    bool signpostMarks = true;
    bool lastTile = true;
    bool problems = true;
    bool openSquares = false;
    bool deadSquares = false;       ///< a help that tournaments forbid
    friend bool operator==(const PictureOptions &, const PictureOptions &) = default;
};

/// Parts name tiles by their index in `tiles`, which are the board's.
struct BoardPicture {
    QList<PictureTile> tiles;
    QList<PictureBridge> bridges;
    QList<PictureFerry> ferries;
    QList<PictureFigure> figures;
    QList<PictureTollhouse> tollhouses;
    QList<PictureSignpost> signposts;
    QList<PictureToken> tokens;
    QList<PictureSquare> squares;
    QList<PictureGlow> glows;
    QList<PictureNumber> numbers;

    /// All squares that anything lies on; one square at (0, 0) where the table is empty.
    QRect bounds() const;
    void mark(const QList<Position> &at, SquareMark mark);
    void clearMarks(SquareMark mark);
    bool hasMark(Position at, SquareMark mark) const;
    friend bool operator==(const BoardPicture &, const BoardPicture &) = default;
};

BoardPicture pictureOf(const GameSetup &setup, const State &state, const PictureOptions &options = {});

/// A picture of single tiles beside each other, for palettes and figures without a game.
BoardPicture pictureOfTiles(const QList<PictureTile> &tiles);

} // namespace wayside
