// Tile definitions: what is refused and where, what comes back unchanged, and the fields that follow from the rest.
#include <QtTest>

#include "model/storage/jsonplace.h"
#include "model/tiles/tilereader.h"
#include "tests/support/tables.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace wayside;

namespace {

TileDefinition tile(const QByteArray &words, QStringList *unknown = nullptr)
{
    QJsonObject o = parseJson(QByteArray(words).replace('\'', '"')).toObject();
    if (!o.contains(u"id"_s))
        o.insert(u"id"_s, u"my:tile"_s);
    return readTileDefinition(JsonPlace(o, QString()), unknown);
}

/// Half edges sorted by square and in clockwise order, cities after a slash; fields sorted.
QString fieldsOf(const TileDefinition &of)
{
    QStringList fields;
    for (const FieldSegment &field : of.fields) {
        QList<std::pair<int, int>> sides;
        for (const CellHalf &side : field.sides)
            sides.append({side.cell, int(side.half)});
        std::sort(sides.begin(), sides.end());
        QStringList words;
        for (const auto &[cell, half] : sides)
            words.append((of.isMultiSquare() ? u"%1:"_s.arg(cell) : QString()) + toString(HalfEdge(half)));
        QString cities;
        for (int city : field.cities)
            cities += QString::number(city);
        fields.append(words.join(u' ') + (cities.isEmpty() ? QString() : u'/' + cities));
    }
    fields.sort();
    return fields.join(u" + "_s);
}

} // namespace

class tst_TileDefinition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refused_data();
    void refused();
    void anIdTwiceInARecord();
    void allowed_data();
    void allowed();
    void shippedTilesComeBack();
    void unknownKeysAreKept();
    void unknownKeysInPartsAreKept();
    void fields_data();
    void fields();
};

void tst_TileDefinition::refused_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QString>("where");
    const auto row = [](const char *name, const QByteArray &words, const char *where) { QTest::newRow(name) << words << QString::fromLatin1(where); };
    row("no id", "{'id': ''}", "/id");
    row("count below nothing", "{'count': -1}", "/count");
    row("count in words", "{'count': 'two'}", "/count");
    row("two roads at one edge", "{'roads': [{'edges': ['N', 'S']}, {'edges': ['N', 'E']}]}", "/roads/1/edges/0");
    row("one road twice at an edge", "{'roads': [{'edges': ['N', 'N']}]}", "/roads/0/edges/1");
    row("city on a road's edge", "{'roads': [{'edges': ['N', 'S']}], 'cities': [{'edges': ['S']}]}", "/cities/0/edges/0");
    row("two roads cross", "{'roads': [{'edges': ['N', 'S']}, {'edges': ['W', 'E']}]}", "/");
    row("a road crosses a city", "{'roads': [{'edges': ['N', 'S']}], 'cities': [{'edges': ['W', 'E']}]}", "/");
    row("two cities cross", "{'cities': [{'edges': ['N', 'S']}, {'edges': ['W', 'E']}]}", "/");
    row("no such edge", "{'roads': [{'edges': ['Q']}]}", "/roads/0/edges/0");
    row("a long side on a square tile", "{'roads': [{'edges': ['X', 'N']}]}", "/roads/0/edges/0");
    row("a road of nothing", "{'roads': [{'edges': []}]}", "/roads/0");
    row("no such node", "{'roads': [{'edges': ['N'], 'ends': ['v']}]}", "/roads/0/ends/0");
    row("no such kind of node", "{'nodes': {'v': 'volcano'}}", "/nodes/v");
    row("a node's square", "{'nodes': {'v': {'kind': 'village', 'cell': 1}}}", "/nodes/v/cell");
    row("a half edge in two fields", "{'fields': [{'sides': ['NL']}, {'sides': ['NL']}]}", "/fields/1/sides/0");
    row("a half edge twice in a field", "{'fields': [{'sides': ['NL', 'NL']}]}", "/fields/0/sides/1");
    row("a field on a city's edge", "{'cities': [{'edges': ['N']}], 'fields': [{'sides': ['NL']}]}", "/fields/0/sides/0");
    row("a field over a road", "{'roads': [{'edges': ['W', 'E']}], 'fields': [{'sides': ['NL', 'NR', 'SL', 'SR']}]}", "/fields/0");
    row("a field over a city", "{'cities': [{'edges': ['W', 'E']}], 'fields': [{'sides': ['NL', 'SL']}]}", "/fields/0");
    row("a field over a river", "{'rivers': [['N', 'S']], 'fields': [{'sides': ['EL', 'ER']}, {'sides': ['NL', 'NR']}]}", "/fields/1");
    row("a field's city", "{'cities': [{'edges': ['N']}], 'fields': [{'sides': ['SL'], 'cities': [1]}]}", "/fields/0/cities/0");
    row("a signpost without a road", "{'roads': [{'edges': ['N', 'S']}], 'signposts': [{'edge': 'E', 'type': 'left'}]}", "/signposts/0/edge");
    row("a signpost of no type", "{'roads': [{'edges': ['N', 'S']}], 'signposts': [{'edge': 'N', 'type': 'up'}]}", "/signposts/0/type");
    row("an illustration of no kind", "{'roadside': [{'kind': 'windmill'}]}", "/roadside/0/kind");
    row("beside no road", "{'roads': [{'edges': ['N', 'S']}], 'roadside': [{'kind': 'farmhouse', 'roads': [1]}]}", "/roadside/0/roads/0");
    row("beside a road below none", "{'roads': [{'edges': ['N', 'S']}], 'roadside': [{'kind': 'farmhouse', 'roads': [-1]}]}", "/roadside/0/roads/0");
    row("no corner", "{'half': 'N'}", "/half");
    row("a triangle of two squares", "{'half': 'NW', 'cells': [[0, 0], [1, 0]]}", "/half");
    row("an edge that the triangle lacks", "{'half': 'NW', 'roads': [{'edges': ['N', 'E']}]}", "/roads/0/edges/1");
    row("a signpost on the long side", "{'half': 'NW', 'roads': [{'edges': ['N', 'X']}], 'signposts': [{'edge': 'X', 'type': 'left'}]}", "/signposts/0/edge");
    row("no squares", "{'cells': []}", "/cells");
    row("a square twice", "{'cells': [[0, 0], [0, 0]]}", "/cells/1");
    row("squares apart", "{'cells': [[0, 0], [1, 1]]}", "/cells");
    row("an edge of no square", "{'cells': [[0, 0], [1, 0]], 'roads': [{'edges': ['2:E', '0:W']}]}", "/roads/0/edges/0");
    row("an inner edge", "{'cells': [[0, 0], [1, 0]], 'roads': [{'edges': ['0:W', '0:E']}]}", "/roads/0/edges/1");
    row("through two squares at once", "{'cells': [[0, 0], [1, 0]], 'roads': [{'edges': ['0:W', '1:E'], 'through': [['0:W', '1:W']]}]}", "/roads/0/through/0");
    row("through an edge of another road", "{'cells': [[0, 0], [1, 0]], 'roads': [{'edges': ['0:W', '1:E'], 'through': [['0:W', '0:N']]}]}", "/roads/0/through/0/1");
    row("pennants below nothing", "{'cities': [{'edges': ['N'], 'pennants': -1}]}", "/cities/0/pennants");
    row("true in quotes", "{'monastery': 'true'}", "/monastery");
}

void tst_TileDefinition::refused()
{
    QFETCH(QByteArray, words);
    QFETCH(QString, where);
    try {
        tile(words);
    } catch (const ReadError &error) {
        QCOMPARE(error.where(), where);
        QVERIFY(!error.message().contains(u'\n'));
        return;
    }
    QFAIL("it was read");
}

void tst_TileDefinition::anIdTwiceInARecord()
{
    try {
        table("{'tiles': [{'id': 'my:a'}, {'id': 'my:b'}, {'id': 'my:a'}]}");
    } catch (const ReadError &error) {
        QCOMPARE(error.where(), u"/tiles/2/id"_s);
        return;
    }
    QFAIL("it was read");
}

void tst_TileDefinition::allowed_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("a road over a river") << QByteArray("{'roads': [{'edges': ['W', 'E']}], 'rivers': [['N', 'S']]}");
    QTest::newRow("several signposts at an edge")
        << QByteArray("{'roads': [{'edges': ['N', 'S']}], 'signposts': [{'edge': 'N', 'type': 'left'}, {'edge': 'N', 'type': 'right'}]}");
    QTest::newRow("a road with both ends in one village") << QByteArray("{'nodes': {'v': 'village'}, 'roads': [{'edges': ['N'], 'ends': ['v', 'v']}]}");
    QTest::newRow("squares that don't begin at nothing") << QByteArray("{'cells': [[3, 2], [4, 2]], 'roads': [{'edges': ['0:W', '1:E'], 'through': [['0:W', '0:E'], ['1:W', '1:E']]}]}");
    QTest::newRow("a triangle with everything")
        << QByteArray("{'half': 'SE', 'nodes': {'v': {'kind': 'village'}}, 'roads': [{'edges': ['X'], 'ends': ['v']}], 'cities': [{'edges': ['S'], 'pennants': 2, 'cathedral': true}]}");
    QTest::newRow("an illustration beside nothing") << QByteArray("{'roadside': [{'kind': 'garden'}], 'garden': true, 'water-tower': true, 'count': 0, 'name': {'cs': 'Zahrada'}}");
}

void tst_TileDefinition::allowed()
{
    QFETCH(QByteArray, words);
    const TileDefinition read = tile(words);
    QVERIFY(readTileDefinition(JsonPlace(writeTileDefinition(read), QString()), nullptr) == read);
}

void tst_TileDefinition::shippedTilesComeBack()
{
    for (const TileSet &set : shippedTiles().sets())
        for (const TileRef &of : set.tiles) {
            TileDefinition again = readTileDefinition(JsonPlace(writeTileDefinition(*of), QString()), nullptr);
            again.set = of->set;
            QVERIFY2(again == *of, qPrintable(of->id));
        }
}

void tst_TileDefinition::unknownKeysAreKept()
{
    QStringList unknown;
    const TileDefinition read = tile("{'weather': 'rain', 'roads': [{'edges': ['N', 'S'], 'mud': 3}]}", &unknown);
    QVERIFY(unknown.contains(u"/weather"_s) && unknown.contains(u"/roads/0/mud"_s));
    QCOMPARE(writeTileDefinition(read).value("weather"_L1).toString(), u"rain"_s);
}

void tst_TileDefinition::unknownKeysInPartsAreKept()
{
    const QByteArray words = "{'id': 'my:tile', 'nodes': {'v': {'kind': 'village', 'a': 1}}, 'roads': [{'edges': ['E'], 'ends': ['v'], 'b': 2}],"
                             " 'cities': [{'edges': ['N'], 'c': 3}], 'fields': [{'sides': ['SL', 'SR', 'WL', 'WR', 'EL', 'ER'], 'cities': [0], 'd': 4}],"
                             " 'signposts': [{'edge': 'E', 'type': 'left', 'e': 5}], 'roadside': [{'kind': 'inn', 'roads': [0], 'f': 6}]}";
    QStringList unknown;
    const QJsonObject written = writeTileDefinition(tile(words, &unknown));
    QCOMPARE(written, parseJson(QByteArray(words).replace('\'', '"')).toObject());
    QCOMPARE(unknown, QStringList({u"/nodes/v/a"_s, u"/roads/0/b"_s, u"/cities/0/c"_s, u"/fields/0/d"_s, u"/signposts/0/e"_s, u"/roadside/0/f"_s}));
}

void tst_TileDefinition::fields_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &words, const char *expected) { QTest::newRow(name) << words << QString::fromLatin1(expected); };
    const QByteArray v = "'nodes': {'v': 'village', 'w': 'village', 'm': 'monastery', 'c': 'city', 'l': 'lake', 't': 'tunnel', 'u': 'tunnel', 'o': 'other'}, ";
    row("nothing but field", "{'monastery': true}", "NL NR EL ER SL SR WL WR");
    row("straight road", "{'roads': [{'edges': ['N', 'S']}]}", "NL SR WL WR + NR EL ER SL");
    row("curve", "{'roads': [{'edges': ['S', 'W']}]}", "NL NR EL ER SL WR + SR WL");
    row("roundabout of three", "{'roads': [{'edges': ['E', 'S', 'W']}]}", "ER SL + NL NR EL WR + SR WL");
    row("a single end parts nothing", "{" + v + "'roads': [{'edges': ['S'], 'ends': ['m']}]}", "NL NR EL ER SL SR WL WR");
    row("two single ends apart", "{" + v + "'roads': [{'edges': ['E'], 'ends': ['v']}, {'edges': ['W'], 'ends': ['w']}]}", "NL NR EL ER SL SR WL WR");
    row("two tunnel mouths", "{" + v + "'roads': [{'edges': ['E'], 'ends': ['t']}, {'edges': ['S'], 'ends': ['u']}]}", "NL NR EL ER SL SR WL WR");
    row("two ends in a village", "{" + v + "'roads': [{'edges': ['E'], 'ends': ['v']}, {'edges': ['W'], 'ends': ['v']}]}", "ER SL SR WL + NL NR EL WR");
    row("two ends at a monastery", "{" + v + "'roads': [{'edges': ['E'], 'ends': ['m']}, {'edges': ['W'], 'ends': ['m']}]}", "ER SL SR WL + NL NR EL WR");
    row("three ends at a lake", "{" + v + "'roads': [{'edges': ['E'], 'ends': ['l']}, {'edges': ['S'], 'ends': ['l']}, {'edges': ['W'], 'ends': ['l']}]}",
        "ER SL + NL NR EL WR + SR WL");
    row("a city gate", "{" + v + "'roads': [{'edges': ['S'], 'ends': ['c']}], 'cities': [{'edges': ['N']}]}", "EL ER SL/0 + SR WL WR/0");
    row("a road past a city", "{'roads': [{'edges': ['W', 'E']}], 'cities': [{'edges': ['N']}]}", "EL WR/0 + ER SL SR WL");
    row("a city across", "{'cities': [{'edges': ['W', 'E']}]}", "NL NR/0 + SL SR/0");
    row("two cities", "{'cities': [{'edges': ['N']}, {'edges': ['S']}]}", "EL ER WL WR/01");
    row("four cities", "{'cities': [{'edges': ['N']}, {'edges': ['E']}, {'edges': ['S']}, {'edges': ['W']}]}", "/0123");
    row("all city", "{'cities': [{'edges': ['N', 'E', 'S', 'W']}]}", "");
    row("river", "{'rivers': [['N', 'S']]}", "NL SR WL WR + NR EL ER SL");
    row("bridge over a river", "{'roads': [{'edges': ['W', 'E']}], 'rivers': [['N', 'S']]}", "ER SL + NL WR + NR EL + SR WL");
    row("city, village of three", "{" + v + "'cities': [{'edges': ['N']}], 'roads': [{'edges': ['E'], 'ends': ['v']}, {'edges': ['S'], 'ends': ['v']}, {'edges': ['W'], 'ends': ['v']}]}",
        "EL WR/0 + ER SL + SR WL");
    row("triangle, road between the short sides", "{'half': 'NW', 'roads': [{'edges': ['N', 'W']}]}", "NL WR + NR WL XL XR");
    row("triangle, road to the long side", "{'half': 'NW', 'roads': [{'edges': ['N', 'X']}]}", "NL WL WR XR + NR XL");
    row("triangle, city on one side", "{'half': 'NW', 'cities': [{'edges': ['N']}]}", "WL WR XL XR/0");
    row("double tile, road through", "{'cells': [[0, 0], [1, 0]], 'roads': [{'edges': ['0:W', '1:E'], 'through': [['0:W', '0:E'], ['1:W', '1:E']]}]}",
        "0:NL 0:NR 0:WR 1:NL 1:NR 1:EL + 0:SL 0:SR 0:WL 1:ER 1:SL 1:SR");
    row("three squares, road round the corner", "{'cells': [[0, 0], [1, 0], [1, 1]], 'roads': [{'edges': ['0:W', '2:S'], 'through': [['0:W', '0:E'], ['1:W', '1:S'], ['2:N', '2:S']]}]}",
        "0:NL 0:NR 0:WR 1:NL 1:NR 1:EL 1:ER 2:EL 2:ER 2:SL + 0:SL 0:SR 0:WL 2:SR 2:WL 2:WR");
    row("four squares, four single ends",
        "{'cells': [[0, 0], [1, 0], [0, 1], [1, 1]], 'nodes': {'a': 'other', 'b': {'kind': 'other', 'cell': 3}}, 'roads': [{'edges': ['0:N'], 'ends': ['a']}, {'edges': ['3:S'], 'ends': ['b']}]}",
        "0:NL 0:NR 0:WL 0:WR 1:NL 1:NR 1:EL 1:ER 2:SL 2:SR 2:WL 2:WR 3:EL 3:ER 3:SL 3:SR");
    row("fields as given", "{'cities': [{'edges': ['N']}], 'fields': [{'sides': ['EL', 'ER'], 'cities': [0]}, {'sides': ['SL', 'SR', 'WL', 'WR']}]}", "EL ER/0 + SL SR WL WR");
}

void tst_TileDefinition::fields()
{
    QFETCH(QByteArray, words);
    QFETCH(QString, expected);
    QCOMPARE(fieldsOf(tile(words)), expected);
}

QTEST_GUILESS_MAIN(tst_TileDefinition)
#include "tst_tiledefinition.moc"
