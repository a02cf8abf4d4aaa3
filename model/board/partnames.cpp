// Parts of features by the words of a record, and back.
#include "model/board/features.h"

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
std::optional<FeaturePart> partByIndex(const Board &board, int tile, FeatureKind kind, QStringView text)
{
    bool ok = false;
    const int index = text.toInt(&ok);
    const TileDefinition &def = *board.tiles[tile].tile;
    const qsizetype size = kind == FeatureKind::Road ? def.roads.size() : kind == FeatureKind::City ? def.cities.size() : def.fields.size();
    if (!ok || index < 0 || index >= size)
        return std::nullopt;
    return FeaturePart{tile, kind, index};
}

/// A road that crosses an inner edge of a multi-square tile; -1 if none does.
int roadThrough(const TileDefinition &def, CellEdge inner)
{
    for (int i = 0; i < def.roads.size(); ++i)
        for (const auto &[a, b] : def.roads[i].through)
            if (a == inner || b == inner)
                return i;
    return -1;
}
} // namespace

std::optional<FeaturePart> partByName(const Board &board, int tile, int cell, const QString &name)
{
    const PlacedTile &placed = board.tiles[tile];
    const TileDefinition &def = *placed.tile;
    if (name == u"monastery")
        return def.monastery || def.abbey ? std::optional(FeaturePart{tile, FeatureKind::Monastery, 0}) : std::nullopt;
    if (name == u"garden")
        return def.garden ? std::optional(FeaturePart{tile, FeatureKind::Garden, 0}) : std::nullopt;
    const QString what = name.section(u':', 0, 0);
    const QString where = name.section(u':', 1);
    if (what != u"road" && what != u"city" && what != u"field")
        return std::nullopt;
    const FeatureKind kind = what == u"road" ? FeatureKind::Road : what == u"city" ? FeatureKind::City : FeatureKind::Field;
    if (where.startsWith(u'@'))
        return partByIndex(board, tile, kind, QStringView(where).mid(1));
    if (kind == FeatureKind::Field) {
        const auto half = halfEdgeFromString(where);
        const int field = half ? def.fieldAt({cell, placed.toTile(*half)}) : -1;
        return field >= 0 ? std::optional(FeaturePart{tile, kind, field}) : std::nullopt;
    }
    const auto edge = edgeFromString(where);
    if (!edge)
        return std::nullopt;
    const CellEdge local{cell, placed.toTile(*edge)};
    int index = -1;
    if (kind == FeatureKind::City) {
        index = def.cityAt(local);
    } else {
        index = roadPieceAt(board, tile, cell, *edge).index;
        if (index < 0)
            index = roadThrough(def, local);
    }
    return index >= 0 ? std::optional(FeaturePart{tile, kind, index}) : std::nullopt;
}

QString nameOfPart(const Board &board, const FeaturePart &part, int *cell)
{
    const PlacedTile &placed = board.tiles[part.tile];
    const TileDefinition &def = *placed.tile;
    const auto named = [&](const QString &kind, const QList<CellEdge> &edges) {
        if (edges.isEmpty())
            return u"%1:@%2"_s.arg(kind).arg(part.index);
        // A long side is shared by two triangles of a square.
        const auto shortSide = std::find_if(edges.begin(), edges.end(), [](const CellEdge &e) { return e.edge != Edge::X; });
        const CellEdge &edge = shortSide == edges.end() ? edges.first() : *shortSide;
        if (cell)
            *cell = edge.cell;
        return u"%1:%2"_s.arg(kind, toString(placed.toTable(edge.edge)));
    };
    if (cell)
        *cell = 0;
    switch (part.kind) {
    case FeatureKind::Road:
        if (part.index >= def.roads.size()) {
            const Bridge &bridge = board.bridges[part.index - def.roads.size()];
            if (cell)
                *cell = bridge.cell;
            return bridge.northSouth ? u"road:N"_s : u"road:W"_s;
        }
        return named(u"road"_s, def.roads[part.index].edges);
    case FeatureKind::City: return named(u"city"_s, def.cities[part.index].edges);
    case FeatureKind::Field: {
        const auto &sides = def.fields[part.index].sides;
        if (sides.isEmpty())
            return u"field:@%1"_s.arg(part.index);
        if (cell)
            *cell = sides.first().cell;
        return u"field:%1"_s.arg(toString(placed.toTable(sides.first().half)));
    }
    case FeatureKind::Monastery: return u"monastery"_s;
    case FeatureKind::Garden: return u"garden"_s;
    }
    return {};
}

} // namespace wayside
