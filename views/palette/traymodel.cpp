#include "views/palette/traymodel.h"

#include "model/game/remaining.h"
#include "model/tiles/tilecode.h"
#include "views/palette/tilesearch.h"

#include <QLocale>
#include <algorithm>

namespace wayside {

namespace {

/// Monasteries, then roads, then cities with roads, then cities alone; of one kind the simpler first.
int kindRank(const TileDefinition &tile)
{
    if (tile.monastery || tile.abbey)
        return 0;
    if (tile.cities.isEmpty())
        return tile.roads.size() > 2 ? 2 : 1;
    return tile.roads.isEmpty() ? 4 : 3;
}

int cityEdges(const TileDefinition &tile)
{
    int edges = 0;
    for (const CitySegment &city : tile.cities)
        edges += int(city.edges.size());
    return edges;
}

struct ShapeOrder {
    int kind;
    int cityEdges;
    QString shape;
    friend auto operator<=>(const ShapeOrder &a, const ShapeOrder &b)
    {
        return std::tie(a.kind, a.cityEdges, a.shape) <=> std::tie(b.kind, b.cityEdges, b.shape);
    }
};

ShapeOrder orderOf(const TileDefinition &tile) { return {kindRank(tile), cityEdges(tile), shapeCode(tile)}; }

} // namespace

TrayModel::TrayModel(Entry &entry, const Catalogue &catalogue, QObject *parent)
    : QAbstractListModel(parent), m_entry(entry), m_catalogue(catalogue)
{
    refresh();
    connect(&m_entry, &Entry::changed, this, &TrayModel::refresh);
}

int TrayModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_items.size()); }

QVariant TrayModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_items.size())
        return {};
    const TrayItem &item = m_items[index.row()];
    const QString left = item.left < 0 ? tr("as many as you need") : tr("%n left", nullptr, item.left);
    switch (role) {
    case Qt::DisplayRole: return tileLabel(*item.tile);
    case Qt::AccessibleTextRole: return tileSummary(*item.tile) + QStringLiteral(", ") + left;
    case Qt::ToolTipRole: {
        QStringList lines{QStringLiteral("<b>%1</b>").arg(tileLabel(*item.tile).toHtmlEscaped()), tileSummary(*item.tile).toHtmlEscaped()};
        if (item.plainOrUnknown)
            lines.append(tr("Plain or unknown: take this one if you can't tell which illustration it has."));
        lines.append(item.typeLeft > item.left && item.left >= 0 ? tr("%1; %n left of the type", nullptr, item.typeLeft).arg(left) : left);
        if (item.tile->provisional)
            lines.append(tr("Provisional: compare it with the tile in your box."));
        return lines.join(QStringLiteral("<br>"));
    }
    default: return {};
    }
}

QString TrayModel::setOf(const TileRef &tile) const
{
    return m_entry.game().record().sets.contains(tile->set) ? tile->set : QString();
}

QList<TrayItem> TrayModel::build() const
{
    const Game &game = m_entry.game();
    const State &state = game.stateAfter(game.record().turns.size());
    QList<TrayItem> items;
    for (const TileRef &tile : game.setup().tiles.all()) {
        TrayItem item;
        item.tile = tile;
        item.setId = setOf(tile);
        item.type = game.setup().tiles.countKey(tile->id);
        item.left = copiesLeft(game.setup(), state, tile->id, m_entry.aside());
        item.typeLeft = typeLeft(game.setup(), state, tile->id, m_entry.aside());
        item.plainOrUnknown = tile->count == 0 && item.typeLeft >= 0 && tile->id == tile->type();
        item.inHand = m_entry.tileInHand() && m_entry.tileInHand()->id == tile->id;
        if (!(m_usedUpHidden && item.left == 0) && tileMatches(*tile, m_filter))
            items.append(item);
    }
    return items;
}

void TrayModel::refresh()
{
    QList<TrayItem> items = build();
    QStringList sets;
    QHash<QString, ShapeOrder> orders;
    for (const TrayItem &item : items) {
        if (!sets.contains(item.setId))
            sets.append(item.setId);
        if (!orders.contains(item.type))
            orders.insert(item.type, orderOf(*item.tile));
    }
    std::stable_sort(items.begin(), items.end(), [&](const TrayItem &a, const TrayItem &b) {
        if (a.setId != b.setId)
            return sets.indexOf(a.setId) < sets.indexOf(b.setId);
        if (a.type == b.type)
            return false;
        const ShapeOrder &x = orders[a.type], &y = orders[b.type];
        return (x <=> y) != 0 ? x < y : a.type < b.type;
    });
    const Game &game = m_entry.game();
    const QList<RemainingType> types = remainingTypes(game.setup(), game.stateAfter(game.record().turns.size()));
    m_left = tilesLeft(types) - int(m_entry.aside().size());
    m_total = 0;
    for (const RemainingType &type : types)
        m_total += std::max(0, type.copies);
    const bool sameTiles = items.size() == m_items.size()
        && std::equal(items.begin(), items.end(), m_items.begin(), [](const TrayItem &a, const TrayItem &b) { return a.tile == b.tile && a.setId == b.setId; });
    if (!sameTiles) {
        beginResetModel();
        m_items = items;
        endResetModel();
        return;
    }
    for (int row = 0; row < items.size(); ++row)
        if (items[row] != m_items[row]) {
            m_items[row] = items[row];
            Q_EMIT dataChanged(index(row), index(row));
        }
}

void TrayModel::setFilter(const QString &typed)
{
    m_filter = typed;
    refresh();
}

void TrayModel::setUsedUpHidden(bool hidden)
{
    m_usedUpHidden = hidden;
    refresh();
}

QString TrayModel::setName(const QString &setId) const
{
    if (const TileSet *set = m_catalogue.set(setId))
        return set->displayName(QLocale().name().left(2));
    return setId.isEmpty() ? tr("This game's own tiles") : setId;
}

void TrayModel::retranslate()
{
    if (!m_items.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_items.size()) - 1));
}

} // namespace wayside
