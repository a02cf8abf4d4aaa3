// The program itself without a display: every picture and every data form of a game, by the ending of a file's name.
#include <QtTest>

#include "model/storage/library.h"
#include "model/storage/recordfile.h"
#include "tests/support/libraryfiles.h"
#include "tests/support/scenarios.h"
#include "views/common/playercolours.h"
#include "views/export/exportgame.h"

#include <QJsonDocument>
#include <QBuffer>
#include <QPainter>
#include <QPainterPath>
#include <QProcess>
#include <QSvgGenerator>
#include <QSvgRenderer>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

struct Outcome {
    int status = -1;
    QString errors;
};

/// Without a display, and with a home of its own.
Outcome run(const QStringList &words, const QString &home)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s})
        environment.remove(name);
    environment.insert(u"HOME"_s, home);
    environment.insert(u"XDG_DATA_HOME"_s, home + u"/data"_s);
    environment.insert(u"XDG_CONFIG_HOME"_s, home + u"/config"_s);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(WAYSIDE_PROGRAM), words);
    if (!process.waitForFinished(120000))
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
}

/// Chunks of that name in a WebP file, and the size of its canvas.
struct Animation {
    int frames = 0;
    QSize canvas;
};
Animation animationOf(const QByteArray &bytes)
{
    Animation animation;
    const auto number = [&](qsizetype at, int count) {
        int value = 0;
        for (int i = count - 1; i >= 0; --i)
            value = value << 8 | uchar(bytes[at + i]);
        return value;
    };
    for (qsizetype at = 12; at + 8 <= bytes.size();) {
        const QByteArray name = bytes.mid(at, 4);
        const int size = number(at + 4, 4);
        if (name == "VP8X")
            animation.canvas = {number(at + 12, 3) + 1, number(at + 15, 3) + 1};
        animation.frames += name == "ANMF";
        at += 8 + size + size % 2;
    }
    return animation;
}

} // namespace

class TestProgram : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_library;
    QString m_id;
    TableRecord record() const { return scenarioRecord(scenarioFiles(u"cases"_s, u"random-900001.json"_s).first()); }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QByteArray drawn(const QString &name, const QStringList &more = {})
    {
        const Outcome outcome = run(QStringList{u"--export"_s, path(name), u"--library"_s, m_library, u"--game"_s, m_id} + more, m_folder.path());
        [&] { QVERIFY2(outcome.status == 0, qPrintable(name + u": "_s + outcome.errors)); }();
        return bytesOf(path(name));
    }

private Q_SLOTS:
    void initTestCase();
    void everyFormIsWritten_data();
    void everyFormIsWritten();
    void picturesHaveTheirSizeAndTurn();
    void patternsEndAtTheirShapeInADrawing();
    void theAnimationHasEveryTurn();
    void thePdfSpeaksTheLanguage();
    void theLibraryStaysAsItIs();
    void refusesWhatItCantDo();
};

void TestProgram::initTestCase()
{
    m_library = path(u"library.sqlite"_s);
    Library library(m_library);
    m_id = library.importRecord(record(), Catalogue::shipped()).id;
    library.setPlace(m_id, u"Klub u Lva"_s);
    library.setMinutes(m_id, 95);
}

void TestProgram::everyFormIsWritten_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("holds");
    const QHash<QString, std::pair<QByteArray, QByteArray>> forms{
        {u"png"_s, {"\x89PNG", "IEND"}},       {u"svg"_s, {"<?xml", "</svg>"}},
        {u"webp"_s, {"RIFF", "ANIM"}},         {u"pdf"_s, {"%PDF", "%%EOF"}},
        {u"wayside"_s, {"{", "wayside-record"}}, {u"csv"_s, {"game,turn", "road"}},
        {u"bgsplay"_s, {"{", "Klub u Lva"}},   {u"txt"_s, {"", "Ash"}}};
    for (const QString &ending : drawEndings()) {
        QVERIFY2(forms.contains(ending), qPrintable(ending));
        QTest::newRow(qPrintable(ending)) << ending << forms[ending].first << forms[ending].second;
    }
}

void TestProgram::everyFormIsWritten()
{
    QFETCH(QString, ending);
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, holds);
    const QByteArray bytes = drawn(u"whole."_s + ending);
    QVERIFY(bytes.startsWith(begin));
    QVERIFY2(bytes.contains(holds), bytes.left(400).constData());
}

void TestProgram::picturesHaveTheirSizeAndTurn()
{
    const QImage end = QImage::fromData(drawn(u"end.png"_s, {u"--size"_s, u"640x480"_s}));
    QCOMPARE(end.size(), QSize(640, 480));
    const QImage early = QImage::fromData(drawn(u"early.png"_s, {u"--size"_s, u"640x480"_s, u"--turn"_s, u"3"_s}));
    QCOMPARE(early.size(), end.size());
    QVERIFY(early != end);
    const QByteArray drawing = drawn(u"end.svg"_s, {u"--size"_s, u"900x600"_s});
    QSvgRenderer svg(drawing);
    QVERIFY(svg.isValid());
    QCOMPARE(svg.viewBox(), QRect(0, 0, 900, 600));
    const auto width = QRegularExpression(u"<svg width=\"([0-9.]+)mm\""_s).match(QString::fromUtf8(drawing));
    QCOMPARE(qRound(width.captured(1).toDouble() / 25.4 * 96), 900);
}

void TestProgram::patternsEndAtTheirShapeInADrawing()
{
    for (Colour colour : {Colour::Blue, Colour::Yellow, Colour::Green, Colour::Pink, Colour::Red, Colour::Black}) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize({60, 60});
        generator.setViewBox(QRect(0, 0, 60, 60));
        QPainter drawing(&generator);
        QPainterPath shape;
        shape.addRect(20, 20, 20, 20);
        fillWithPattern(drawing, shape, playerLook(int(colour)), 5);
        drawing.end();
        QImage image(60, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QSvgRenderer(buffer.data()).render(&painter);
        painter.end();
        int inside = 0;
        for (int y = 0; y < 60; ++y)
            for (int x = 0; x < 60; ++x) {
                const bool within = QRect(19, 19, 22, 22).contains(x, y);
                inside += within && image.pixel(x, y) != qRgb(255, 255, 255);
                QVERIFY2(within || image.pixel(x, y) == qRgb(255, 255, 255), qPrintable(u"%1: %2, %3"_s.arg(toString(colour)).arg(x).arg(y)));
            }
        QVERIFY(inside > 300);
    }
}

void TestProgram::theAnimationHasEveryTurn()
{
    const Animation animation = animationOf(drawn(u"game.webp"_s, {u"--size"_s, u"320x240"_s}));
    QCOMPARE(animation.canvas, QSize(320, 240));
    // The start, each turn, and the final scoring. Frames that look alike may be one.
    const int all = int(record().turns.size()) + 2;
    QVERIFY2(animation.frames <= all && animation.frames >= all - 3, qPrintable(QString::number(animation.frames)));
    const Animation half = animationOf(drawn(u"half.webp"_s, {u"--size"_s, u"320x240"_s, u"--turn"_s, u"10"_s}));
    QVERIFY(half.frames <= 11 && half.frames >= 9);
}

void TestProgram::thePdfSpeaksTheLanguage()
{
    const QByteArray english = drawn(u"en.pdf"_s, {u"--language"_s, u"en"_s});
    const QByteArray czech = drawn(u"cs.pdf"_s, {u"--language"_s, u"cs"_s});
    const QByteArray polish = drawn(u"pl.pdf"_s, {u"--language"_s, u"pl"_s});
    QVERIFY(english.count("/Type /Page\n") >= 2);
    QVERIFY(english != czech && czech != polish && english != polish);
    const QByteArray text = drawn(u"cs.txt"_s, {u"--language"_s, u"cs"_s});
    QVERIFY(text != drawn(u"en.txt"_s, {u"--language"_s, u"en"_s}));
}

void TestProgram::theLibraryStaysAsItIs()
{
    const QByteArray before = bytesOf(m_library);
    drawn(u"quiet.png"_s);
    QCOMPARE(bytesOf(m_library), before);
    const QString file = path(u"foreign.wayside"_s);
    TableRecord other = record();
    other.id.clear();
    other.title = u"From a file"_s;
    writeBytes(file, QJsonDocument(writeRecord(other)).toJson());
    const Outcome outcome = run({u"--export"_s, path(u"file.txt"_s), u"--library"_s, m_library, u"--game"_s, file}, m_folder.path());
    QVERIFY2(outcome.status == 0, qPrintable(outcome.errors));
    QVERIFY(bytesOf(path(u"file.txt"_s)).startsWith("From a file"));
    QCOMPARE(bytesOf(m_library), before);
}

void TestProgram::refusesWhatItCantDo()
{
    const auto refused = [this](const QStringList &words) {
        const Outcome outcome = run(QStringList{u"--library"_s, m_library} + words, m_folder.path());
        return outcome.status == 2 && outcome.errors.count(u'\n') == 1 ? outcome.errors : QString();
    };
    QVERIFY(refused({u"--export"_s, path(u"game.doc"_s), u"--game"_s, m_id}).contains(u"game.doc"));
    QVERIFY(refused({u"--export"_s, path(u"late.png"_s), u"--game"_s, m_id, u"--turn"_s, u"5000"_s}).contains(u"5000"));
    QVERIFY(refused({u"--export"_s, path(u"no/folder/x.pdf"_s), u"--game"_s, m_id}).contains(u"x.pdf"));
    QVERIFY(refused({u"--export"_s, path(u"x.png"_s), u"--game"_s, u"nowhere"_s}).contains(u"nowhere"));
    for (const QString &name : {u"game.doc"_s, u"late.png"_s, u"x.png"_s})
        QVERIFY(!QFile::exists(path(name)));
}

QTEST_MAIN(TestProgram)
#include "tst_program.moc"
