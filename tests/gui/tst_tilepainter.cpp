#include "model/storage/jsonplace.h"
#include "model/tiles/catalogue.h"
#include "model/tiles/tilereader.h"
#include "views/board/piecepainter.h"
#include "views/board/tilegeometry.h"
#include "views/board/tilepainter.h"
#include "views/common/playercolours.h"

#include <QImage>
#include <QTest>
#include <cmath>

using namespace wayside;

namespace {

constexpr int kSize = 100;

TilePaintOptions plain()
{
    TilePaintOptions options;
    options.texture = false;
    options.illustrations = false;
    options.signposts = false;
    options.rim = false;
    return options;
}

QImage picture(const TileDefinition &tile, Rotation rotation, const TilePaintOptions &options = {}, int size = kSize)
{
    const QRectF bounds = turnTransform(rotation).mapRect(tileBounds(tile));
    QImage image((bounds.size() * size).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintTile(painter, tile, rotation, QRectF(-bounds.topLeft() * size, QSizeF(size, size)), options);
    return image;
}

QList<TileRef> shippedTiles()
{
    static const Catalogue catalogue = Catalogue::shipped();
    QList<TileRef> tiles;
    for (const TileSet &set : catalogue.sets())
        tiles << set.tiles;
    return tiles;
}

TileDefinition tileOf(const QByteArray &json) { return readTileDefinition(JsonPlace(parseJson(json), QString())); }

int difference(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b));
}

/// The outermost pixels along an edge of the table, clockwise.
QList<QRgb> rimPixels(const QImage &image, Edge edge)
{
    QList<QRgb> pixels;
    for (int i = 0; i < kSize; ++i)
        switch (edge) {
        case Edge::N: pixels << image.pixel(i, 0); break;
        case Edge::E: pixels << image.pixel(kSize - 1, i); break;
        case Edge::S: pixels << image.pixel(kSize - 1 - i, kSize - 1); break;
        case Edge::W: pixels << image.pixel(0, kSize - 1 - i); break;
        case Edge::X: break;
        }
    return pixels;
}

double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &c) {
        const auto part = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
        return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
    };
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace

class TestTilePainter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameTileSamePicture();
    void everyTileHasItsOwnPicture();
    void neighboursMeet();
    void turnedPictureIsThePictureTurned();
    void figuresStandOnTheirFeatures();
    void fieldsHoldTheirHalfEdges();
    void signpostTypesDiffer();
    void signpostArrowTurnsAsSaid();
    void roadsideStandsBesideItsRoad();
    void provisionalMarkOnlyWhereAsked();
    void playersAreToldApart();
    void piecesDiffer();
    void everySizeAndTheme();
    void speed();
};

void TestTilePainter::sameTileSamePicture()
{
    for (const TileRef &tile : shippedTiles())
        QCOMPARE(picture(*tile, Rotation::R90), picture(*tile, Rotation::R90));
}

void TestTilePainter::everyTileHasItsOwnPicture()
{
    const Catalogue catalogue = Catalogue::shipped();
    TilePaintOptions options;
    options.texture = false;    // it depends on the id, so it would hide a drawing that is the same
    for (const TileSet &set : catalogue.sets())
        for (int i = 0; i < set.tiles.size(); ++i)
            for (int j = 0; j < i; ++j) {
                TileDefinition a = *set.tiles[i];
                TileDefinition b = *set.tiles[j];
                const QString ids = a.id + QLatin1Char(' ') + b.id;
                a.id = b.id = QStringLiteral("same");
                a.name = b.name = {};
                a.count = b.count = 1;
                if (!(a == b))
                    QVERIFY2(picture(a, Rotation::R0, options, 64) != picture(b, Rotation::R0, options, 64), qPrintable(ids));
            }
}

void TestTilePainter::neighboursMeet()
{
    TilePaintOptions options;
    options.rim = false;
    const TilePalette &palette = options.palette;
    for (const TileRef &tile : shippedTiles()) {
        if (tile->isMultiSquare() || tile->half || tile->abbey)
            continue;
        QPainterPath cities;
        cities.setFillRule(Qt::WindingFill);
        for (int i = 0; i < tile->cities.size(); ++i)
            cities.addPath(cityPath(*tile, i));
        for (const Rotation rotation : kRotations) {
            const QImage image = picture(*tile, rotation, options);
            for (const Edge edge : kSquareEdges) {
                const auto pixels = rimPixels(image, rotated(edge, rotation));
                const EdgeKind kind = tile->edgeKind({0, edge});
                const QColor ground = kind == EdgeKind::City ? palette.cityGround : palette.field;
                // From wall to wall, since a wall may end in a corner.
                for (int i = 12; i < kSize - 12; ++i) {
                    const double off = std::abs(i + 0.5 - kSize / 2.0) / kSize;
                    // A city's tip that reaches a corner comes close to the edge there.
                    const QPointF within = edgeLine(*tile, {0, edge}).pointAt((i + 0.5) / kSize) + inward(*tile, {0, edge}) * 0.06;
                    if (kind != EdgeKind::City && cities.contains(within))
                        continue;
                    QColor expected = ground;
                    if (kind == EdgeKind::Road && off < kRoadWidth / 2 - 0.035)
                        expected = palette.road;
                    else if (kind == EdgeKind::River && off < kRiverWidth / 2 - 0.035)
                        expected = palette.water;
                    else if ((kind == EdgeKind::Road || kind == EdgeKind::River) && off < 0.11)
                        continue;   // rims, half covered pixels
                    const QString place = tile->id + QLatin1Char(' ') + toString(edge) + QString::number(i);
                    QVERIFY2(difference(pixels[i], expected.rgb()) < 12, qPrintable(place));
                }
                // The whole strip reads the same from both sides, so that two tiles meet pixel by pixel.
                if (kind == EdgeKind::Road)
                    for (int i = 0; i < kSize; ++i)
                        if (std::abs(i - kSize / 2) < 12)
                            QVERIFY2(difference(pixels[i], pixels[kSize - 1 - i]) < 24, qPrintable(tile->id));
            }
        }
    }
}

void TestTilePainter::turnedPictureIsThePictureTurned()
{
    for (const TileRef &tile : shippedTiles()) {
        if (!tile->cities.isEmpty() || !tile->nodes.isEmpty() || tile->monastery || tile->abbey || tile->labyrinth
            || std::any_of(tile->roads.begin(), tile->roads.end(), [](const RoadSegment &r) { return r.edges.size() > 2; }))
            continue;   // what stands upright isn't turned
        const QImage upright = picture(*tile, Rotation::R0, plain());
        for (const Rotation rotation : kRotations) {
            const QImage expected = upright.transformed(QTransform().rotate(degrees(rotation)));
            const QImage turned = picture(*tile, rotation, plain());
            QCOMPARE(turned.size(), expected.size());
            for (int y = 0; y < turned.height(); ++y)
                for (int x = 0; x < turned.width(); ++x)
                    QVERIFY2(difference(turned.pixel(x, y), expected.pixel(x, y)) < 20, qPrintable(tile->id));
        }
    }
}

void TestTilePainter::figuresStandOnTheirFeatures()
{
    for (const TileRef &tile : shippedTiles()) {
        for (int i = 0; i < tile->roads.size(); ++i)
            QVERIFY2(roadPath(*tile, i).contains(roadSpot(*tile, i)), qPrintable(tile->id));
        for (int i = 0; i < tile->cities.size(); ++i)
            QVERIFY2(cityPath(*tile, i).contains(citySpot(*tile, i)), qPrintable(tile->id));
        for (int i = 0; i < tile->fields.size(); ++i)
            QVERIFY2(fieldPath(*tile, i).contains(fieldSpot(*tile, i)), qPrintable(tile->id));
        if (tile->monastery || tile->abbey)
            QVERIFY(monasteryPath(*tile).contains(monasterySpot(*tile)));
        if (tile->garden)
            QVERIFY(gardenPath(*tile).contains(gardenSpot(*tile)));
        const QRectF bounds = tileBounds(*tile);
        for (int i = 0; i < tile->nodes.size(); ++i)
            QVERIFY2(bounds.contains(nodeSpot(*tile, i)), qPrintable(tile->id));
    }
}

void TestTilePainter::fieldsHoldTheirHalfEdges()
{
    for (const TileRef &tile : shippedTiles()) {
        const auto fields = fieldPaths(*tile, layOut(*tile));
        QCOMPARE(fields.size(), tile->fields.size());
        for (int i = 0; i < fields.size(); ++i)
            for (const CellHalf side : tile->fields[i].sides) {
                const CellEdge edge{side.cell, edgeOf(side.half)};
                const double t = side.half == leftHalf(edge.edge) ? 0.25 : 0.75;
                const QPointF probe = edgeLine(*tile, edge).pointAt(t) + inward(*tile, edge) * 0.03;
                for (int j = 0; j < fields.size(); ++j)
                    QVERIFY2(fields[j].contains(probe) == (i == j), qPrintable(tile->id + toString(side.half)));
            }
    }
}

void TestTilePainter::signpostTypesDiffer()
{
    const QByteArray start = R"({"id": "t:1", "roads": [{"edges": ["N", "S"]}], "signposts": [{"edge": "N", "type": ")";
    for (const int size : {40, 64, 100}) {
        const QImage left = picture(tileOf(start + "left\"}]}"), Rotation::R0, {}, size);
        const QImage straight = picture(tileOf(start + "straight\"}]}"), Rotation::R0, {}, size);
        const QImage right = picture(tileOf(start + "right\"}]}"), Rotation::R0, {}, size);
        QVERIFY(left != straight && left != right && straight != right);
    }
}

void TestTilePainter::signpostArrowTurnsAsSaid()
{
    // A right arrow on the road that leaves to the north points east: more of its colour lies in the eastern half of the
    // sign than of a left arrow's.
    const auto weight = [](const char *type) {
        const TileDefinition tile = tileOf(QByteArray(R"({"id": "t:1", "roads": [{"edges": ["N", "S"]}],
            "signposts": [{"edge": "N", "type": ")") + type + "\"}]}");
        const QImage image = picture(tile, Rotation::R0, {}, 400);
        const QPoint at = (signpostSpot(tile, 0) * 400).toPoint();
        const QRgb arrow = TilePalette::day().signArrow.rgb();
        int sum = 0;
        for (int y = -50; y < 0; ++y)
            for (int x = -50; x <= 50; ++x)
                if (difference(image.pixel(at + QPoint(x, y)), arrow) < 8)
                    sum += x < 0 ? -1 : 1;
        return sum;
    };
    QVERIFY(weight("right") > 100);
    QVERIFY(weight("left") < -100);
    QVERIFY(std::abs(weight("straight")) < 100);
}

void TestTilePainter::roadsideStandsBesideItsRoad()
{
    for (const TileRef &tile : shippedTiles()) {
        const TileLayout layout = layOut(*tile);
        for (int i = 0; i < tile->roadside.size(); ++i) {
            const Place place = layout.roadside[i];
            QVERIFY2(tileBounds(*tile).contains(place.at), qPrintable(tile->id));
            for (const int road : tile->roadside[i].roads) {
                double nearest = 10;
                for (const QPointF p : layout.roads[road].points)
                    nearest = std::min(nearest, distance(p, place.at));
                QVERIFY2(nearest < 0.36, qPrintable(tile->id));
                QVERIFY2(nearest > kRoadWidth / 2, qPrintable(tile->id));
            }
        }
    }
}

void TestTilePainter::provisionalMarkOnlyWhereAsked()
{
    TileDefinition tile = tileOf(R"({"id": "t:1", "roads": [{"edges": ["N", "S"]}], "provisional": true})");
    TilePaintOptions marked;
    marked.provisionalMark = true;
    QVERIFY(picture(tile, Rotation::R0) != picture(tile, Rotation::R0, marked));
    tile.provisional = false;
    QCOMPARE(picture(tile, Rotation::R0), picture(tile, Rotation::R0, marked));
}

void TestTilePainter::playersAreToldApart()
{
    QStringList letters;
    QStringList names;
    for (int i = 0; i < kPlayerColours; ++i) {
        letters << playerLetter(i);
        names << playerColourName(i);
        QVERIFY(contrast(playerLook(i).ink, playerLook(i).fill) >= 4.5);
        for (int j = 0; j < i; ++j)
            QVERIFY(playerLook(i).kind != playerLook(j).kind);
    }
    QCOMPARE(letters.removeDuplicates(), 0);
    QCOMPARE(names.removeDuplicates(), 0);
}

void TestTilePainter::piecesDiffer()
{
    const auto draw = [](const std::function<void(QPainter &)> &paint) {
        QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
        image.fill(TilePalette::day().field);
        QPainter painter(&image);
        paint(painter);
        return image;
    };
    const TilePalette palette = TilePalette::day();
    const QPointF at(24, 24);
    QList<QImage> images;
    for (int colour = 0; colour < kPlayerColours; ++colour) {
        for (const FigureShape shape : {FigureShape::Meeple, FigureShape::Abbot, FigureShape::Large})
            images << draw([&](QPainter &p) { paintFigure(p, shape, colour, at, 32); });
        for (const int side : {1, 2})
            images << draw([&](QPainter &p) { paintTollhouse(p, colour, side, false, at, 32); });
        images << draw([&](QPainter &p) { paintTollhouse(p, colour, 1, true, at, 32); });
        images << draw([&](QPainter &p) { paintTunnelToken(p, colour, 1, at, 32); });
        images << draw([&](QPainter &p) { paintTunnelToken(p, colour, 2, at, 32); });
        images << draw([&](QPainter &p) { paintCastle(p, palette, colour, at, 32); });
        images << draw([&](QPainter &p) { paintRobber(p, colour, at, 32); });
    }
    for (const Verdict verdict : {Verdict::Correct, Verdict::Wrong, Verdict::Open, Verdict::Undecided})
        images << draw([&](QPainter &p) { paintVerdict(p, verdict, palette, at, 14); });
    images << draw([&](QPainter &p) { paintMage(p, palette, at, 32); });
    images << draw([&](QPainter &p) { paintWitch(p, palette, at, 32); });
    images << draw([&](QPainter &p) { paintBridge(p, palette, QRectF(0, 0, 48, 48), true); });
    images << draw([&](QPainter &p) { paintBridge(p, palette, QRectF(0, 0, 48, 48), false); });
    images << draw([&](QPainter &p) { paintFerry(p, palette, {24, 4}, {44, 24}, 48); });
    for (int i = 0; i < images.size(); ++i)
        for (int j = 0; j < i; ++j)
            QVERIFY2(images[i] != images[j], qPrintable(QStringLiteral("%1 %2").arg(i).arg(j)));
}

void TestTilePainter::everySizeAndTheme()
{
    const TilePalette palettes[] = {TilePalette::day(), TilePalette::night(), TilePalette::day().highContrast(),
                                    TilePalette::night().highContrast()};
    for (const TilePalette &palette : palettes) {
        QVERIFY(contrast(palette.road, palette.field) > 1.4);
        QVERIFY(contrast(palette.signArrow, palette.signBoard) >= 4.5);
        QVERIFY(contrast(palette.markText, palette.mark) >= 3);
        TilePaintOptions options;
        options.palette = palette;
        for (const int size : {16, 40, 64, 100, 400})
            for (const char *id : {"base:L", "base:S+W", "signposts:01", "inns:Cccc", "tunnel:RRRR"}) {
                const TileRef tile = Catalogue::shipped().find(QString::fromLatin1(id));
                QVERIFY(tile);
                const QImage image = picture(*tile, Rotation::R0, options, size);
                QCOMPARE(qAlpha(image.pixel(size / 2, size / 2)), 255);
                QCOMPARE(qAlpha(image.pixel(0, size - 1)), 255);
            }
    }
}

void TestTilePainter::speed()
{
    const TileRef tile = Catalogue::shipped().find(QStringLiteral("base:C"));
    QVERIFY(tile);
    const TileLayout layout = layOut(*tile);
    QImage image(kSize, kSize, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    QBENCHMARK {
        paintTile(painter, *tile, layout, Rotation::R90, QRectF(0, 0, kSize, kSize), {});
    }
}

QTEST_MAIN(TestTilePainter)
#include "tst_tilepainter.moc"
