// The tile catalogue.
#include "app/cli/commands.h"

#include "model/tiles/catalogue.h"
#include "model/tiles/tilereader.h"

#include <QJsonArray>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QString edgesOf(const TileDefinition &tile)
{
    QString text;
    for (const CellEdge &e : tile.outerEdges()) {
        static const QString letters = u"FRCV"_s;
        text += letters[int(tile.edgeKind(e))];
    }
    return text;
}

QString contentOf(const TileDefinition &tile)
{
    QStringList words;
    for (const auto &[word, on] : {std::pair(u"monastery"_s, tile.monastery), {u"garden"_s, tile.garden}, {u"labyrinth"_s, tile.labyrinth},
                                   {u"abbey"_s, tile.abbey}, {u"water tower"_s, tile.waterTower}})
        if (on)
            words.append(word);
    for (const CitySegment &city : tile.cities) {
        if (city.pennants)
            words.append(u"pennant"_s);
        if (city.cathedral)
            words.append(u"cathedral"_s);
    }
    for (const Signpost &s : tile.signposts)
        words.append(u"%1 at %2"_s.arg(toString(s.type), toString(tile, s.at)));
    for (const Roadside &r : tile.roadside)
        words.append(toString(r.kind));
    if (tile.provisional)
        words.append(u"(provisional)"_s);
    return words.join(u", "_s);
}

} // namespace

int tilesCommand(const QStringList &words)
{
    const Arguments arguments(words, {u"--json"_s}, {});
    if (arguments.plain().size() > 1)
        throw UsageError(u"tiles takes at most one set"_s);
    const Catalogue catalogue = Catalogue::shipped();
    QList<TileSet> sets = catalogue.sets();
    if (!arguments.plain().isEmpty()) {
        const TileSet *only = catalogue.set(arguments.plain().first());
        if (!only)
            throw UsageError(u"there is no tile set \"%1\""_s.arg(arguments.plain().first()));
        sets = {*only};
    }
    QJsonArray json;
    QString text;
    for (const TileSet &set : sets) {
        json.append(writeTileSet(set));
        int total = 0;
        QString rows;
        for (const TileRef &tile : set.tiles) {
            total += tile->count;
            rows += u"  %1  %2  %3  %4\n"_s.arg(tile->id, -16).arg(tile->count, 2).arg(edgesOf(*tile), -8).arg(contentOf(*tile));
        }
        text += u"%1 (%2): %3 tiles%4\n%5\n"_s.arg(set.displayName(u"en"_s), set.id).arg(total)
                    .arg(set.provisional ? u", provisional: the printed patterns are not published"_s : QString(), rows);
    }
    if (arguments.has(u"--json"_s))
        printJson(QJsonObject{{u"sets"_s, json}});
    else
        print(text);
    return Done;
}

} // namespace wayside
