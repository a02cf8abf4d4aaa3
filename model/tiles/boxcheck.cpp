#include "model/tiles/boxcheck.h"

#include "model/tiles/ownsets.h"
#include "model/tiles/tilereader.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct BoxSums {
    Q_DECLARE_TR_FUNCTIONS(wayside::BoxSums)
};

int copies(const TileSet &set, bool (*counts)(const TileDefinition &))
{
    int sum = 0;
    for (const TileRef &tile : set.tiles)
        sum += counts(*tile) ? tile->count : 0;
    return sum;
}

bool any(const TileDefinition &) { return true; }

bool showsTwoTypes(const TileDefinition &tile)
{
    return tile.signposts.size() == 2 && tile.signposts[0].type != tile.signposts[1].type;
}

bool hasTravellers(const TileDefinition &tile)
{
    return std::any_of(tile.roadside.begin(), tile.roadside.end(), [](const Roadside &r) { return r.kind == RoadsideKind::Travellers; });
}

QString number(const TileDefinition &tile) { return tile.id.section(u':', 1); }

} // namespace

BoxCheck::BoxCheck(const TileSet &set, const QString &saved) : m_set(set)
{
    const QJsonObject kept = QJsonDocument::fromJson(saved.toUtf8()).object();
    for (const QJsonValue &value : kept.value(u"tiles").toArray()) {
        try {
            const TileDefinition tile = readTileDefinition(JsonPlace(value, QString()));
            if (tileOf(m_set, tile.id)) {
                putTile(m_set, tile);
                m_checked.insert(tile.id);
            }
        } catch (const ReadError &) {
            // Kept by another version: that tile is looked at again.
        }
    }
}

QString BoxCheck::save() const
{
    QJsonArray tiles;
    for (const TileRef &tile : m_set.tiles)
        if (m_checked.contains(tile->id))
            tiles.append(writeTileDefinition(*tile));
    return QString::fromUtf8(QJsonDocument(QJsonObject{{u"tiles"_s, tiles}}).toJson(QJsonDocument::Compact));
}

qsizetype BoxCheck::nextUnchecked(qsizetype from) const
{
    for (qsizetype i = 0; i < size(); ++i)
        if (const qsizetype index = (from + i) % size(); !isChecked(index))
            return index;
    return -1;
}

void BoxCheck::change(qsizetype index, const TileDefinition &definition)
{
    TileDefinition changed = definition;
    changed.id = tile(index)->id;
    changed.name = tile(index)->name;
    changed.provisional = tile(index)->provisional;
    putTile(m_set, changed);
    confirm(index);
}

TileSet BoxCheck::confirmedSet() const
{
    TileSet set = m_set;
    set.own = true;
    for (const TileRef &tile : m_set.tiles) {
        TileDefinition sure = *tile;
        sure.provisional = false;
        putTile(set, sure);
    }
    set.provisional = false;
    return set;
}

QStringList sumFaults(const TileSet &set)
{
    QStringList lines;
    if (set.family == u"signposts") {
        if (const int tiles = copies(set, any); tiles != 12)
            lines.append(BoxSums::tr("The Signposts have 12 tiles; here there are %n.", nullptr, tiles));
        for (const TileRef &tile : set.tiles)
            if (!showsTwoTypes(*tile))
                lines.append(BoxSums::tr("Tile %1 should have two signposts of different types.").arg(number(*tile)));
    }
    if (set.family == u"tollkeepers") {
        if (const int tiles = copies(set, any); tiles != 10)
            lines.append(BoxSums::tr("The Tollkeepers have 10 tiles; here there are %n.", nullptr, tiles));
        if (const int with = copies(set, hasTravellers); with != 8)
            lines.append(BoxSums::tr("8 of the tiles have travellers; here it is %n.", nullptr, with));
    }
    return lines;
}

} // namespace wayside
