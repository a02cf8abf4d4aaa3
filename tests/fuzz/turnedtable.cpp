#include "tests/fuzz/turnedtable.h"

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

constexpr Rotation kQuarter = Rotation::R90;

QString turned(const QString &feature)
{
    const QString what = feature.section(u':', 0, 0);
    const QString where = feature.section(u':', 1);
    if (const auto edge = edgeFromString(where))
        return what + u':' + toString(rotated(*edge, kQuarter));
    if (const auto half = halfEdgeFromString(where))
        return what + u':' + toString(rotated(*half, kQuarter));
    return feature;
}

Token turned(Token token)
{
    token.at = rotated(token.at, kQuarter);
    token.edge = rotated(token.edge, kQuarter);
    token.edge2 = rotated(token.edge2, kQuarter);
    token.feature = turned(token.feature);
    if (token.kind == TokenKind::Bridge)
        token.northSouth = !token.northSouth;
    return token;
}

template<typename Square>
void turnSquare(Square &square)
{
    if (square)
        square = rotated(*square, kQuarter);
}

} // namespace

TableRecord turnedTable(const TableRecord &record)
{
    TableRecord result = record;
    for (StartTile &start : result.start) {
        start.at = rotated(start.at, kQuarter);
        start.rotation = plus(start.rotation, kQuarter);
    }
    for (Turn &turn : result.turns) {
        turn.at = rotated(turn.at, kQuarter);
        turn.rotation = plus(turn.rotation, kQuarter);
        if (turn.meeple) {
            turn.meeple->feature = turned(turn.meeple->feature);
            turnSquare(turn.meeple->at);
        }
        turnSquare(turn.tollhouse);
        turnSquare(turn.recall);
        for (Token &token : turn.tokens)
            token = turned(token);
    }
    return result;
}

} // namespace wayside
