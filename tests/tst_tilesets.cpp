// The shipped tile sets against what is known of the printed tiles: counts, illustrations, fields, editions.
#include <QtTest>

#include "model/storage/jsonplace.h"
#include "model/tiles/tilereader.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace wayside;

namespace {

struct Set {
    QJsonObject header;
    QList<TileDefinition> tiles;

    const TileDefinition *tile(const QString &id) const
    {
        for (const TileDefinition &t : tiles)
            if (t.id == id)
                return &t;
        return nullptr;
    }
};

QStringList setIds()
{
    QStringList ids;
    for (const QString &file : QDir(u":/tiles"_s).entryList({u"*.json"_s}))
        ids.append(file.chopped(5));
    return ids;
}

Set readSet(const QString &id)
{
    QFile file(u":/tiles/%1.json"_s.arg(id));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no set %s", qPrintable(id));
    Set set;
    set.header = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonArray tiles = set.header.value("tiles"_L1).toArray();
    for (qsizetype i = 0; i < tiles.size(); ++i)
        set.tiles.append(readTileDefinition(JsonPlace(tiles.at(i), u"%1/tiles/%2"_s.arg(id).arg(i))));
    return set;
}

/// Each field as "EL WR/0", its half edges and the cities it touches, in a fixed order so that two ways of listing compare equal.
QString fieldsInWords(const TileDefinition &tile)
{
    QStringList fields;
    for (const FieldSegment &field : tile.fields) {
        QStringList sides, cities;
        for (const CellHalf &half : field.sides)
            sides.append(toString(half.half));
        for (int city : field.cities)
            cities.append(QString::number(city));
        sides.sort();
        fields.append(sides.join(' '_L1) + '/'_L1 + cities.join(QString()));
    }
    fields.sort();
    return fields.join(" + "_L1);
}

QString normalFields(const char *written)
{
    QStringList fields = QString::fromLatin1(written).split(" + "_L1, Qt::SkipEmptyParts);
    for (QString &field : fields) {
        QStringList sides = field.section('/'_L1, 0, 0).split(' '_L1, Qt::SkipEmptyParts);
        sides.sort();
        field = sides.join(' '_L1) + '/'_L1 + field.section('/'_L1, 1);
    }
    fields.sort();
    return fields.join(" + "_L1);
}

/// The letters of a type's copies, "-" for a plain one, as players' lists write them.
QString copiesOf(const Set &set, const QString &type)
{
    QString letters;
    for (const TileDefinition &tile : set.tiles)
        if (tile.type() == type)
            letters += QString(tile.count, tile.id.contains('+'_L1) ? tile.id.back() : '-'_L1);
    std::sort(letters.begin(), letters.end());
    return letters;
}

/// The letter that a tile's own content asks for.
QString illustrationOf(const TileDefinition &tile)
{
    static const QMap<RoadsideKind, QString> letters{
        {RoadsideKind::Farmhouse, u"F"_s}, {RoadsideKind::Cowshed, u"C"_s},    {RoadsideKind::Pigsty, u"P"_s},
        {RoadsideKind::Garden, u"G"_s},    {RoadsideKind::Highwaymen, u"H"_s}, {RoadsideKind::DonkeyStable, u"D"_s}};
    QString found;
    if (tile.waterTower)
        found += 'W'_L1;
    if (tile.garden)
        found += 'G'_L1;
    for (const Roadside &roadside : tile.roadside)
        if (!(roadside.kind == RoadsideKind::Garden && tile.garden))
            found += letters.value(roadside.kind);
    return found;
}

} // namespace

class TestTileSets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void totals_data();
    void totals();
    void headers_data();
    void headers();
    void halfEdgesAndCities_data();
    void halfEdgesAndCities();
    void baseCopies_data();
    void baseCopies();
    void baseTotals();
    void illustrationsMatchTheirIds();
    void gardensCountForRoadsToo();
    void fields_data();
    void fields();
    void editionsShareTheirTopology_data();
    void editionsShareTheirTopology();
    void signpostTypes();
    void travellers();
};

void TestTileSets::totals_data()
{
    QTest::addColumn<int>("tiles");
    QTest::addRow("base-c1") << 72;
    QTest::addRow("base-c2") << 72;
    QTest::addRow("base-c3") << 72;
    QTest::addRow("inns-c1") << 18;
    QTest::addRow("inns") << 18;
    QTest::addRow("signposts") << 12;
    QTest::addRow("tollkeepers-c2") << 10;
    QTest::addRow("tollkeepers-c3") << 10;
    QTest::addRow("tunnel") << 4;
    QTest::addRow("ferries") << 8;
    QTest::addRow("labyrinth") << 1;
    QTest::addRow("abbey") << 6;
    QTest::addRow("spiel-18") << 1;
    QTest::addRow("catapult") << 1;
    QTest::addRow("shapes") << 0;
}

void TestTileSets::totals()
{
    QFETCH(int, tiles);
    int sum = 0;
    for (const TileDefinition &tile : readSet(QString::fromLatin1(QTest::currentDataTag())).tiles)
        sum += tile.count;
    QCOMPARE(sum, tiles);
}

void TestTileSets::headers_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : setIds())
        QTest::newRow(qPrintable(id)) << id;
}

void TestTileSets::headers()
{
    QFETCH(QString, id);
    const Set set = readSet(id);
    QCOMPARE(set.header.value("id"_L1).toString(), id);
    QVERIFY(!set.header.value("family"_L1).toString().isEmpty());
    for (const char *language : {"en", "cs", "pl"})
        QVERIFY(!set.header.value("name"_L1).toObject().value(QLatin1String(language)).toString().isEmpty());

    QSet<QString> ids;
    for (const TileDefinition &tile : set.tiles) {
        QVERIFY2(!ids.contains(tile.id), qPrintable(tile.id));
        ids.insert(tile.id);
        QVERIFY2(set.tile(tile.type()), qPrintable(tile.id + " has no plain id"_L1));
        // A printed pattern that isn't public is never passed off as certain.
        if (set.header.value("provisional"_L1).toBool())
            QVERIFY2(tile.provisional, qPrintable(tile.id));
    }
}

void TestTileSets::halfEdgesAndCities_data()
{
    headers_data();
}

void TestTileSets::halfEdgesAndCities()
{
    QFETCH(QString, id);
    for (const TileDefinition &tile : readSet(id).tiles) {
        if (tile.abbey) {
            QVERIFY(tile.fields.isEmpty());
            continue;
        }
        QList<CellHalf> seen;
        for (const FieldSegment &field : tile.fields) {
            for (const CellHalf &half : field.sides) {
                QVERIFY2(!seen.contains(half), qPrintable(tile.id));
                seen.append(half);
            }
            for (int city : field.cities)
                QVERIFY2(city >= 0 && city < tile.cities.size(), qPrintable(tile.id));
        }
        qsizetype expected = 0;
        for (const CellEdge &edge : tile.outerEdges()) {
            const EdgeKind kind = tile.edgeKind(edge);
            if (kind != EdgeKind::City)
                expected += 2;
        }
        QVERIFY2(seen.size() == expected, qPrintable(tile.id));
        for (const CellHalf &half : std::as_const(seen))
            QVERIFY2(tile.edgeKind({half.cell, edgeOf(half.half)}) != EdgeKind::City, qPrintable(tile.id));
    }
}

void TestTileSets::baseCopies_data()
{
    QTest::addColumn<QString>("copies");
    const QList<std::pair<const char *, const char *>> types{
        {"A", "-H"},       {"B", "--FD"},      {"C", "W"},   {"D", "--FP"}, {"E", "--GFW"}, {"F", "-W"},
        {"G", "-"},        {"H", "-GW"},       {"I", "-G"},  {"J", "HFC"},  {"K", "HFD"},   {"L", "---"},
        {"M", "-G"},       {"N", "-GW"},       {"O", "FC"},  {"P", "-HW"},  {"Q", "-"},     {"R", "-GW"},
        {"S", "-W"},       {"T", "-"},         {"U", "---GHHFP"},           {"V", "---GHHFPC"},
        {"W", "----"},     {"X", "-"}};
    for (const auto &[type, copies] : types)
        QTest::addRow("%s", type) << QString::fromLatin1(copies);
}

void TestTileSets::baseCopies()
{
    QFETCH(QString, copies);
    std::sort(copies.begin(), copies.end());
    const QString type = "base:"_L1 + QString::fromLatin1(QTest::currentDataTag());
    QCOMPARE(copiesOf(readSet(u"base-c2"_s), type), copies);
    QCOMPARE(copiesOf(readSet(u"base-c3"_s), type), copies);
    QCOMPARE(copiesOf(readSet(u"base-c1"_s), type), QString(copies.size(), '-'_L1));
}

void TestTileSets::baseTotals()
{
    QMap<QString, int> letters;
    int pennants = 0, monasteries = 0, crossroads = 0;
    for (const TileDefinition &tile : readSet(u"base-c3"_s).tiles) {
        letters[illustrationOf(tile)] += tile.count;
        for (const CitySegment &city : tile.cities)
            pennants += city.pennants * tile.count;
        monasteries += tile.monastery ? tile.count : 0;
        for (int node = 0; node < tile.nodes.size(); ++node)
            crossroads += tile.isCrossroads(node) ? tile.count : 0;
    }
    for (const char *letter : {"G", "F", "H", "W"})
        QCOMPARE(letters.value(QString::fromLatin1(letter)), 8);
    QCOMPARE(letters.value(u"C"_s) + letters.value(u"P"_s) + letters.value(u"D"_s), 8);
    QCOMPARE(pennants, 10);
    QCOMPARE(monasteries, 6);
    QCOMPARE(crossroads, 8);
}

void TestTileSets::illustrationsMatchTheirIds()
{
    for (const QString &id : {u"base-c1"_s, u"base-c2"_s, u"base-c3"_s})
        for (const TileDefinition &tile : readSet(id).tiles)
            QCOMPARE(illustrationOf(tile), tile.id.section('+'_L1, 1));
}

void TestTileSets::gardensCountForRoadsToo()
{
    for (const QString &id : setIds())
        for (const TileDefinition &tile : readSet(id).tiles) {
            if (!tile.garden || tile.roads.isEmpty())
                continue;
            const Roadside beside{RoadsideKind::Garden, {0}};
            QVERIFY2(tile.roadside.contains(beside), qPrintable(tile.id));
        }
}

void TestTileSets::fields_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *set, const char *id, const char *expected) {
        QTest::addRow("%s", id) << QString::fromLatin1(set) << normalFields(expected);
    };
    row("base-c3", "base:A", "NL NR EL ER SL SR WL WR/");
    row("base-c3", "base:C", "");
    row("base-c3", "base:D", "WR EL/0 + ER SL SR WL/");
    row("base-c3", "base:F", "NL NR/0 + SL SR/0");
    row("base-c3", "base:H", "EL ER WL WR/01");
    row("base-c3", "base:I", "EL ER SL SR/01");
    row("base-c3", "base:J", "EL SR WL WR/0 + ER SL/");
    row("base-c3", "base:K", "EL ER SL WR/0 + SR WL/");
    row("base-c3", "base:L", "EL WR/0 + ER SL/ + SR WL/");
    row("base-c3", "base:O", "EL SR/0 + ER SL/");
    row("base-c3", "base:R", "SL SR/0");
    row("base-c3", "base:S", "SL/0 + SR/0");
    row("base-c3", "base:X", "NL WR/ + NR EL/ + ER SL/ + SR WL/");
    row("inns", "inns:Cccc", "");
    row("inns", "inns:LRFR", "NL NR EL WR/ + ER SL SR WL/");
    row("inns", "inns:CCCC", "/0123");
    row("inns", "inns:CCC", "SL SR/012");
    row("inns", "inns:CRCR", "EL/0 + ER/1 + WL/1 + WR/0");
    row("inns", "inns:CCc", "EL ER/01");
    row("inns", "inns:C!", "EL ER/0 + SL SR WL WR/0");
    row("inns", "inns:CFR", "EL ER SL/0 + SR WL WR/0");
    row("inns", "inns:CcR", "EL/0 + ER SL SR/0");
    row("inns", "inns:CRcR", "NL/0 + NR/0 + SL/0 + SR/0");
    row("inns", "inns:RCc.i", "EL ER SL/0 + SR/0");
    row("inns", "inns:RrRr", "NL WR/ + NR EL SR WL/ + ER SL/");
    row("tunnel", "tunnel:CRFR", "EL ER SL SR WL WR/0");
    row("ferries", "ferries:CRRR", "EL WR/0 + ER SL/ + SR WL/");
}

void TestTileSets::fields()
{
    QFETCH(QString, set);
    QFETCH(QString, expected);
    const Set read = readSet(set);
    const TileDefinition *tile = read.tile(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(tile);
    QCOMPARE(fieldsInWords(*tile), expected);
}

void TestTileSets::editionsShareTheirTopology_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<QStringList>("except");
    QTest::addRow("base-c1") << u"base-c3"_s << QStringList();
    QTest::addRow("base-c2") << u"base-c3"_s << QStringList();
    QTest::addRow("inns-c1") << u"inns"_s << QStringList();
    // One crossroads has four roads in the later edition and three in the earlier.
    QTest::addRow("tollkeepers-c2") << u"tollkeepers-c3"_s << QStringList{u"tollkeepers:01"_s};
}

void TestTileSets::editionsShareTheirTopology()
{
    QFETCH(QString, other);
    QFETCH(QStringList, except);
    const Set later = readSet(other);
    for (const TileDefinition &tile : readSet(QString::fromLatin1(QTest::currentDataTag())).tiles) {
        const TileDefinition *same = later.tile(tile.id);
        QVERIFY2(same, qPrintable(tile.id));
        if (except.contains(tile.id))
            continue;
        QCOMPARE(tile.roads, same->roads);
        QCOMPARE(tile.cities, same->cities);
        QCOMPARE(tile.fields, same->fields);
        QCOMPARE(tile.nodes, same->nodes);
        QCOMPARE(tile.monastery, same->monastery);
    }
}

void TestTileSets::signpostTypes()
{
    for (const TileDefinition &tile : readSet(u"signposts"_s).tiles) {
        QCOMPARE(tile.signposts.size(), 2);
        QVERIFY2(tile.signposts[0].type != tile.signposts[1].type, qPrintable(tile.id));
        QVERIFY2(tile.signposts[0].at != tile.signposts[1].at, qPrintable(tile.id));
    }
}

void TestTileSets::travellers()
{
    for (const QString &id : {u"tollkeepers-c2"_s, u"tollkeepers-c3"_s}) {
        int groups = 0;
        for (const TileDefinition &tile : readSet(id).tiles)
            for (const Roadside &roadside : tile.roadside)
                groups += roadside.kind == RoadsideKind::Travellers ? 1 : 0;
        QCOMPARE(groups, 8);
    }
}

QTEST_GUILESS_MAIN(TestTileSets)
#include "tst_tilesets.moc"
