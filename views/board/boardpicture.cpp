#include "views/board/boardpicture.h"

#include "model/board/placement.h"
#include "model/game/remaining.h"


namespace wayside {

namespace {

int colourOf(const GameSetup &setup, int player)
{
    return player >= 0 && player < setup.players.size() ? int(setup.players[player].colour) : -1;
}

void addPieces(const GameSetup &setup, const State &state, const PictureOptions &options, BoardPicture &picture)
{
    if (options.figures)
        for (const MeepleOnBoard &m : state.meeples)
            picture.figures.append({m.on, m.kind, colourOf(setup, m.player)});
    if (options.tollhouses)
        for (const TollhouseOnBoard &t : state.tollhouses)
            picture.tollhouses.append({t.crossroads, colourOf(setup, t.player), t.value, t.turnsOver});
    if (options.signpostMarks)
        for (const SignpostVerdict &v : verdicts(state, setup))
            picture.signposts.append({v.which, v.state});
}

PictureToken tokenOn(TokenKind kind, const FeaturePart &on, int number)
{
    PictureToken token;
    token.kind = kind;
    token.on = on;
    token.number = number;
    return token;
}

void addTokens(const GameSetup &setup, const State &state, BoardPicture &picture)
{
    const Board &board = state.board;
    for (const Bridge &b : board.bridges)
        picture.bridges.append({board.tiles[b.tile].squareOf(b.cell), b.northSouth});
    for (const Ferry &f : board.ferries)
        picture.ferries.append({f.tile, f.roadA, f.roadB});
    for (const TunnelToken &t : board.tunnelTokens) {
        PictureToken token;
        token.kind = TokenKind::Tunnel;
        token.mouth = {t.tile, t.node};
        token.road = t.road;
        token.colour = colourOf(setup, t.player);
        token.number = t.pair;
        picture.tokens.append(token);
    }
    for (const CastleOnBoard &c : state.castles) {
        PictureToken token;
        token.kind = TokenKind::Castle;
        token.squares = c.city;
        token.colour = colourOf(setup, c.player);
        picture.tokens.append(token);
    }
    for (const Bathhouse &b : state.bathhouses)
        picture.tokens.append(tokenOn(TokenKind::Bathhouse, b.on, b.value));
    if (state.mage)
        picture.tokens.append(tokenOn(TokenKind::Mage, *state.mage, 0));
    if (state.witch)
        picture.tokens.append(tokenOn(TokenKind::Witch, *state.witch, 0));
}

void addMarks(const GameSetup &setup, const State &state, const PictureOptions &options, BoardPicture &picture)
{
    if (options.openSquares)
        picture.mark(state.board.tiles.isEmpty() ? QList<Position>{Position{}} : openSquares(state.board), SquareMark::Open);
    if (options.deadSquares)
        picture.mark(deadSquares(state.board, remainingTypes(setup, state)), SquareMark::Dead);
    if (options.problems) {
        for (const Problem &p : state.problems)
            picture.mark(p.at, SquareMark::Problem);
        for (const Problem &w : state.warnings)
            picture.mark(w.at, SquareMark::Accepted);
    }
    if (options.lastTile && !state.board.tiles.isEmpty()) {
        const PlacedTile &last = state.board.tiles.last();
        for (int cell = 0; last.turn > 0 && cell < last.tile->cells.size(); ++cell)
            picture.mark({last.squareOf(cell)}, SquareMark::LastTile);
    }
}

} // namespace

QRect BoardPicture::bounds() const
{
    QRect box;
    for (const PictureTile &t : tiles)
        for (const Position &cell : t.tile->cells) {
            const Position p = t.at + rotated(cell, t.rotation);
            box |= QRect(p.x, p.y, 1, 1);
        }
    return box.isNull() ? QRect(0, 0, 1, 1) : box;
}

void BoardPicture::mark(const QList<Position> &at, SquareMark mark)
{
    for (const Position &p : at)
        if (!hasMark(p, mark))
            squares.append({p, mark});
}

void BoardPicture::clearMarks(SquareMark mark)
{
    squares.removeIf([mark](const PictureSquare &s) { return s.mark == mark; });
}

bool BoardPicture::hasMark(Position at, SquareMark mark) const { return squares.contains(PictureSquare{at, mark}); }

BoardPicture pictureOf(const GameSetup &setup, const State &state, const PictureOptions &options)
{
    BoardPicture picture;
    for (const PlacedTile &t : state.board.tiles)
        picture.tiles.append({t.tile, t.at, t.rotation});
    addPieces(setup, state, options, picture);
    addTokens(setup, state, picture);
    addMarks(setup, state, options, picture);
    return picture;
}

BoardPicture pictureOfTiles(const QList<PictureTile> &tiles)
{
    BoardPicture picture;
    picture.tiles = tiles;
    return picture;
}

} // namespace wayside
