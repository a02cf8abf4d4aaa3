#include "model/tiles/tilecode.h"

#include <algorithm>

namespace wayside {

namespace {

QChar letterFor(EdgeKind kind)
{
    switch (kind) {
    case EdgeKind::City: return u'c';
    case EdgeKind::Road: return u'r';
    case EdgeKind::River: return u'v';
    case EdgeKind::Field: break;
    }
    return u'f';
}

/// The rim edge that follows clockwise: round the corner of the same square, or on along or into a neighbour square.
CellEdge nextOnRim(const TileDefinition &tile, CellEdge from)
{
    CellEdge next{from.cell, rotated(from.edge, Rotation::R90)};
    while (!tile.isOuter(next)) {
        const Position beyond = neighbour(tile.cells[next.cell], next.edge);
        next.cell = int(tile.cells.indexOf(beyond));
        next.edge = rotated(next.edge, Rotation::R270);
    }
    return next;
}

} // namespace

QString tileCode(const TileDefinition &tile)
{
    QString code;
    if (tile.half) {
        for (Edge e : cornerEdges(*tile.half))
            code += letterFor(tile.edgeKind({0, e}));
        return code;
    }
    CellEdge at{0, Edge::N};
    for (int turn = 0; turn < 4 && !tile.isOuter(at); ++turn)
        at.edge = rotated(at.edge, Rotation::R90);
    for (qsizetype i = tile.outerEdges().size(); i > 0; --i) {
        code += letterFor(tile.edgeKind(at));
        at = nextOnRim(tile, at);
    }
    return code;
}

bool isTileCode(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) { return QStringView(u"crfv").contains(c.toLower()); });
}

bool codeMatches(const QString &code, QStringView typed)
{
    return typed.size() <= code.size() && (code + code).contains(typed, Qt::CaseInsensitive);
}

QString shapeCode(const TileDefinition &tile)
{
    const QString code = tileCode(tile);
    QString first = code;
    for (qsizetype i = 1; i < code.size(); ++i)
        first = std::min(first, code.mid(i) + code.left(i));
    return first;
}

} // namespace wayside
