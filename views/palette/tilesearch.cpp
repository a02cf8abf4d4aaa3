#include "views/palette/tilesearch.h"

#include "model/game/words.h"
#include "model/tiles/tilecode.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace wayside {

namespace {

struct TileWords {
    Q_DECLARE_TR_FUNCTIONS(TileWords)
};

bool isStraight(const RoadSegment &road)
{
    return road.edges.size() == 2 && road.edges[0].edge == opposite(road.edges[1].edge);
}

void addRoads(const TileDefinition &tile, QStringList &words)
{
    const auto any = [&](auto test) { return std::any_of(tile.roads.begin(), tile.roads.end(), test); };
    if (!tile.roads.isEmpty())
        words.append(TileWords::tr("road"));
    if (any([](const RoadSegment &r) { return r.edges.size() > 2 && r.ends.isEmpty(); }))
        words.append(TileWords::tr("roundabout"));
    if (any([](const RoadSegment &r) { return isStraight(r); }))
        words.append(TileWords::tr("straight road"));
    if (any([](const RoadSegment &r) { return r.edges.size() == 2 && !isStraight(r); }))
        words.append(TileWords::tr("curve"));
    for (int node = 0; node < tile.nodes.size(); ++node)
        if (tile.isCrossroads(node)) {
            words.append({TileWords::tr("village"), TileWords::tr("crossroads")});
            break;
        }
    const auto has = [&](NodeKind kind) { return std::any_of(tile.nodes.begin(), tile.nodes.end(), [&](const Node &n) { return n.kind == kind; }); };
    if (has(NodeKind::Tunnel))
        words.append(TileWords::tr("tunnel"));
    if (has(NodeKind::Lake))
        words.append(TileWords::tr("lake"));
    if (has(NodeKind::Castle))
        words.append(TileWords::tr("castle"));
    if (has(NodeKind::Cathedral))
        words.append(TileWords::tr("cathedral"));
    if (has(NodeKind::Clay))
        words.append(TileWords::tr("clay field"));
    if (tile.labyrinth)
        words.append(TileWords::tr("labyrinth"));
}

void addCities(const TileDefinition &tile, QStringList &words)
{
    const auto any = [&](auto test) { return std::any_of(tile.cities.begin(), tile.cities.end(), test); };
    if (!tile.cities.isEmpty())
        words.append(TileWords::tr("city"));
    if (any([](const CitySegment &c) { return c.pennants > 0; }))
        words.append(TileWords::tr("pennant"));
    if (any([](const CitySegment &c) { return c.cathedral; }))
        words.append(TileWords::tr("cathedral"));
    if (tile.waterTower)
        words.append(TileWords::tr("water tower"));
}

void addShape(const TileDefinition &tile, QStringList &words)
{
    if (tile.half)
        words.append(TileWords::tr("triangular tile"));
    if (tile.cells.size() == 2)
        words.append(TileWords::tr("double tile"));
    if (tile.cells.size() > 2)
        words.append(TileWords::tr("tile of %n squares", nullptr, int(tile.cells.size())));
}

bool wordBegins(const QStringList &words, const QString &token)
{
    for (const QString &word : words) {
        const QString plain = folded(word);
        if (plain.startsWith(token) || plain.contains(QChar(u' ') + token))
            return true;
    }
    return false;
}

} // namespace

QStringList tileWords(const TileDefinition &tile)
{
    QStringList words;
    addShape(tile, words);
    if (tile.monastery)
        words.append(TileWords::tr("monastery"));
    if (tile.abbey)
        words.append(TileWords::tr("abbey"));
    addCities(tile, words);
    addRoads(tile, words);
    if (!tile.rivers.isEmpty())
        words.append(TileWords::tr("river"));
    QStringList beside;
    for (const Roadside &thing : tile.roadside)
        beside.append(wordFor(thing.kind));
    if (tile.garden)
        beside.append(wordFor(RoadsideKind::Garden));
    beside.removeDuplicates();
    words.append(beside);
    if (!tile.signposts.isEmpty())
        words.append(TileWords::tr("signpost"));
    for (const Signpost &signpost : tile.signposts)
        words.append(wordFor(signpost.type));
    words.removeDuplicates();
    return words;
}

QString tileSummary(const TileDefinition &tile)
{
    return tileCode(tile).toUpper() + QStringLiteral(" · ") + tileWords(tile).join(QStringLiteral(", "));
}

QString tileLabel(const TileDefinition &tile)
{
    const QString own = tile.name.value(QLocale().name().left(2), tile.name.value(QStringLiteral("en")));
    if (!own.isEmpty())
        return own;
    const QString id = tile.id.section(u':', 1);
    QStringList things;
    for (const Roadside &thing : tile.roadside)
        things.append(wordFor(thing.kind));
    if (tile.garden && !things.contains(wordFor(RoadsideKind::Garden)))
        things.append(wordFor(RoadsideKind::Garden));
    if (tile.waterTower)
        things.append(TileWords::tr("water tower"));
    const QString plain = id.section(u'+', 0, 0);
    return things.isEmpty() ? plain : QStringLiteral("%1 (%2)").arg(plain, things.join(QStringLiteral(", ")));
}

bool tileMatches(const TileDefinition &tile, const QString &typed)
{
    const QStringList tokens = folded(typed).split(u' ', Qt::SkipEmptyParts);
    if (tokens.isEmpty())
        return true;
    const QString code = tileCode(tile);
    const QStringList words = tileWords(tile);
    const auto fits = [&](const QString &token) {
        if (isTileCode(token) && codeMatches(code, token))
            return true;
        // A single letter of the code never means the beginning of a word: "c" is a city, not a crossroads.
        return (token.size() > 1 || !isTileCode(token)) && (wordBegins(words, token) || folded(tile.id.section(u':', 1)) == token || (token.size() > 2 && folded(tile.id).contains(token)));
    };
    return std::all_of(tokens.begin(), tokens.end(), fits);
}

QString folded(const QString &text)
{
    QString plain;
    for (QChar c : text.toLower().normalized(QString::NormalizationForm_D)) {
        if (c.category() == QChar::Mark_NonSpacing)
            continue;
        plain += c == u'ł' ? QChar(u'l') : c;
    }
    return plain;
}

} // namespace wayside
