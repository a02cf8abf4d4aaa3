#include "model/tiles/citytips.h"

#include "model/tiles/rim.h"

#include <algorithm>
#include <cmath>

namespace wayside {

namespace {

// Places on the rim, clockwise: edges at 0 to 3, a corner half way between its two edges, half edges a quarter aside.
double placeOf(Edge e) { return int(e); }
double placeOf(Corner c) { return int(cornerEdges(c)[0]) + 0.5; }
double placeOf(HalfEdge h) { return int(edgeOf(h)) + (h == leftHalf(edgeOf(h)) ? -0.25 : 0.25); }

double clockwiseFrom(double from, double to) { return std::fmod(to - from + 4, 4); }

/// The ends of the cuts that meet in one place, clockwise.
using Star = QList<double>;

bool inSector(const Star &star, qsizetype sector, double place)
{
    const double from = star[sector];
    const double size = clockwiseFrom(from, star[(sector + 1) % star.size()]);
    return clockwiseFrom(from, place) <= size;
}

bool touchesSector(const TileDefinition &tile, int city, const Star &star, qsizetype sector)
{
    const QList<CellEdge> &edges = tile.cities[city].edges;
    return std::any_of(edges.begin(), edges.end(), [&](CellEdge e) { return inSector(star, sector, placeOf(e.edge)); });
}

QList<FieldSegment> parted(const TileDefinition &tile, const FieldSegment &field, const Star &star)
{
    QList<FieldSegment> parts;
    for (qsizetype sector = 0; sector < star.size(); ++sector) {
        FieldSegment part;
        for (const CellHalf &side : field.sides)
            if (inSector(star, sector, placeOf(side.half)))
                part.sides.append(side);
        for (int city : field.cities)
            if (touchesSector(tile, city, star, sector))
                part.cities.append(city);
        if (!part.sides.isEmpty())
            parts.append(part);
    }
    return parts.size() > 1 ? parts : QList<FieldSegment>{field};
}

/// The tips in the middle and the roads that end there, apart from those at a city's gate.
Star middleStar(const TileDefinition &tile, const QList<CityTip> &tips)
{
    Star star;
    for (const CityTip &tip : tips)
        if (!tip.corner)
            star.append(placeOf(tip.city));
    if (star.isEmpty())
        return star;
    for (const RoadSegment &road : tile.roads)
        for (int end : road.ends)
            if (tile.nodes[end].kind != NodeKind::City)
                for (const CellEdge &e : road.edges)
                    star.append(placeOf(e.edge));
    std::sort(star.begin(), star.end());
    return star;
}

bool isSquare(const TileDefinition &tile) { return !tile.isMultiSquare() && !tile.half; }

int onlyCityAt(const TileDefinition &tile, Edge e)
{
    const int city = tile.cityAt({0, e});
    return city >= 0 && tile.cities[city].edges.size() == 1 ? city : -1;
}

QList<int> sorted(QList<int> list)
{
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace

QList<FieldSegment> partedFields(const TileDefinition &tile, const QList<CityTip> &tips)
{
    QList<Star> stars{middleStar(tile, tips)};
    for (const CityTip &tip : tips)
        if (tip.corner) {
            Star star{placeOf(tip.city), placeOf(*tip.corner)};
            std::sort(star.begin(), star.end());
            stars.append(star);
        }
    QList<FieldSegment> fields = deriveFields(tile);
    for (const Star &star : stars) {
        if (star.size() < 2)
            continue;
        QList<FieldSegment> finer;
        for (const FieldSegment &field : fields)
            finer += parted(tile, field, star);
        fields = finer;
    }
    return fields;
}

bool tipFits(const TileDefinition &tile, const CityTip &tip)
{
    const int own = isSquare(tile) ? onlyCityAt(tile, tip.city) : -1;
    if (own < 0 || (tip.corner && cornerHasEdge(*tip.corner, tip.city)))
        return false;
    for (const RoadSegment &road : tile.roads)      // a gate is where the tip would begin
        for (int end : road.ends)
            if (tile.nodes[end].kind == NodeKind::City)
                return false;
    const double from = placeOf(tip.city);
    const double to = placeOf(tip.corner.value_or(Corner::NW));
    for (const Barrier &barrier : barriersOf(tile, rimOf(tile))) {
        if (barrier.cities.contains(own))
            continue;
        const auto before = [&](int contact) { return clockwiseFrom(from, contact) < clockwiseFrom(from, to); };
        const auto there = std::count_if(barrier.contacts.begin(), barrier.contacts.end(), before);
        if (tip.corner && there > 0 && there < barrier.contacts.size())
            return false;
        // The middle belongs to roads that run through and to cities and rivers across the tile.
        const bool acrossTile = barrier.contacts.size() > 2 || (barrier.contacts.size() == 2 && barrier.contacts[1] - barrier.contacts[0] == 2);
        const bool endsThere = barrier.cities.isEmpty() && !barrier.isRiver
            && std::all_of(barrier.contacts.begin(), barrier.contacts.end(), [&](int contact) {
                   const int road = tile.roadAt({0, Edge(contact)});
                   return road >= 0 && !tile.roads[road].ends.isEmpty();
               });
        if (!tip.corner && acrossTile && !endsThere)
            return false;
    }
    return true;
}

bool sameFields(const QList<FieldSegment> &a, const QList<FieldSegment> &b)
{
    const auto words = [](const QList<FieldSegment> &fields) {
        QList<std::pair<QList<int>, QList<int>>> all;
        for (const FieldSegment &field : fields) {
            QList<int> sides;
            for (const CellHalf &h : field.sides)
                sides.append(h.cell * 8 + int(h.half));
            all.append({sorted(sides), sorted(field.cities)});
        }
        std::sort(all.begin(), all.end());
        return all;
    };
    return words(a) == words(b);
}

QList<QList<CityTip>> possibleTips(const TileDefinition &tile, Edge city)
{
    const QList<FieldSegment> plain = deriveFields(tile);
    QList<QList<CityTip>> possible;
    const auto add = [&](const QList<CityTip> &tips) {
        const bool fit = std::all_of(tips.begin(), tips.end(), [&](const CityTip &tip) { return tipFits(tile, tip); });
        if (fit && !sameFields(partedFields(tile, tips), plain))
            possible.append(tips);
    };
    for (Corner corner : {Corner::NE, Corner::SE, Corner::SW, Corner::NW})
        add({{city, corner}});
    const Edge across = opposite(city);
    if (onlyCityAt(tile, across) >= 0)
        add({{city, {}}, {across, {}}});
    else
        add({{city, {}}});
    return possible;
}

QList<CityTip> tipsOf(const TileDefinition &tile)
{
    if (!isSquare(tile) || !tile.fieldsGiven || sameFields(tile.fields, deriveFields(tile)))
        return {};
    for (Edge first : kSquareEdges)
        for (const QList<CityTip> &tips : possibleTips(tile, first)) {
            if (sameFields(partedFields(tile, tips), tile.fields))
                return tips;
            for (Edge second : kSquareEdges)
                if (second > first)
                    for (const QList<CityTip> &more : possibleTips(tile, second))
                        if (sameFields(partedFields(tile, tips + more), tile.fields))
                            return tips + more;
        }
    return {};
}

} // namespace wayside
