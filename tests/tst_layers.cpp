// The layers in their own words: app -> views -> model and app/cli -> model, never the other way. A library can't use
// what it doesn't link, but a header-only use of a widget would still compile: hence this reading of the include lines.
#include <QtTest>

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

enum class Layer { Model, Views, App, Cli };

Layer layerOf(const QString &file)
{
    if (file.startsWith("model/"_L1))
        return Layer::Model;
    if (file.startsWith("views/"_L1))
        return Layer::Views;
    return file.startsWith("app/cli/"_L1) ? Layer::Cli : Layer::App;
}

bool mayUse(Layer layer, Layer used)
{
    switch (layer) {
    case Layer::Model: return used == Layer::Model;
    case Layer::Views: return used == Layer::Model || used == Layer::Views;
    case Layer::App:   return used != Layer::Cli;
    case Layer::Cli:   return used == Layer::Model || used == Layer::Cli;
    }
    return false;
}

/// True for the headers of Qt Core and Qt Sql, as <QtCore/QString> or <QString>. Anything that isn't Qt's passes.
bool isWindowlessHeader(const QString &header)
{
    if (!header.startsWith('Q'_L1) && !header.startsWith('q'_L1))
        return true;
    if (header.contains('/'_L1))
        return header.startsWith("QtCore/"_L1) || header.startsWith("QtSql/"_L1);
    if (header == "QtCore"_L1 || header == "QtSql"_L1 || header == "qrencode.h"_L1)
        return true;
    const QString headers = QLibraryInfo::path(QLibraryInfo::HeadersPath);
    return QFile::exists(headers + "/QtCore/"_L1 + header) || QFile::exists(headers + "/QtSql/"_L1 + header);
}

/// What is wrong with one line of a file; empty if nothing is.
QString faultOf(const QString &file, const QString &line)
{
    // No raw string here: moc stumbles over its quotation marks.
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*(?:\"([^\"]+)\"|<([^>]+)>)"_s);
    const QRegularExpressionMatch match = include.match(line);
    if (!match.hasMatch())
        return {};
    const Layer layer = layerOf(file);
    const QString own = match.captured(1);
    if (own.isEmpty()) {
        const bool windowless = layer == Layer::Model || layer == Layer::Cli;
        return windowless && !isWindowlessHeader(match.captured(2)) ? u"uses more of Qt than Core and Sql"_s : QString();
    }
    if (own.endsWith(".moc"_L1))
        return {};
    if (!own.startsWith("model/"_L1) && !own.startsWith("views/"_L1) && !own.startsWith("app/"_L1))
        return u"doesn't say which layer it takes"_s;
    return mayUse(layer, layerOf(own)) ? QString() : u"reaches into a layer above or beside it"_s;
}

} // namespace

class TestLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faultsAreFound_data();
    void faultsAreFound();
    void includesFollowTheLayers();
    void commandLineLinksNoWindows();
};

void TestLayers::faultsAreFound_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("good");

    const auto row = [](const char *file, const char *line, bool good) {
        QTest::addRow("%s: %s", file, line) << QString::fromLatin1(file) << QString::fromLatin1(line) << good;
    };
    row("model/board/board.h", "#include \"model/geometry/geometry.h\"", true);
    row("model/board/board.h", "#include <QString>", true);
    row("model/board/board.h", "#include <vector>", true);
    row("model/board/board.h", "#include <QtSql/QSqlQuery>", true);
    row("model/board/board.h", "#include <QSqlDatabase>", true);
    row("model/board/board.h", "#include <QtWidgets/QWidget>", false);
    row("model/board/board.h", "#include <QPainter>", false);
    row("model/board/board.h", "  #  include <QtGui/QColor>", false);
    row("model/board/board.h", "#include \"views/board/scene.h\"", false);
    row("model/board/board.h", "#include \"app/services.h\"", false);
    row("model/board/board.h", "#include \"board.h\"", false);
    row("views/board/scene.h", "#include <QWidget>", true);
    row("views/board/scene.h", "#include \"model/game/game.h\"", true);
    row("views/board/scene.h", "#include \"app/services.h\"", false);
    row("app/main.cpp", "#include \"views/board/scene.h\"", true);
    row("app/main.cpp", "#include \"app/cli/output.h\"", false);
    row("app/cli/main.cpp", "#include \"app/cli/output.h\"", true);
    row("app/cli/main.cpp", "#include \"model/game/game.h\"", true);
    row("app/cli/main.cpp", "#include \"app/services.h\"", false);
    row("app/cli/main.cpp", "#include \"views/board/scene.h\"", false);
    row("app/cli/main.cpp", "#include <QWidget>", false);
    row("app/cli/main.cpp", "// a comment", true);
}

void TestLayers::faultsAreFound()
{
    QFETCH(QString, file);
    QFETCH(QString, line);
    QFETCH(bool, good);
    QCOMPARE(faultOf(file, line).isEmpty(), good);
}

void TestLayers::includesFollowTheLayers()
{
    const QString root = QStringLiteral(WAYSIDE_SOURCE_DIR);
    QStringList faults;
    int files = 0;
    for (const QString &folder : {u"model"_s, u"views"_s, u"app"_s}) {
        QDirIterator it(root + '/'_L1 + folder, {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            ++files;
            const QString path = QDir(root).relativeFilePath(file.fileName());
            const QStringList lines = QString::fromUtf8(file.readAll()).split('\n'_L1);
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const QString fault = faultOf(path, lines.at(i));
                if (!fault.isEmpty())
                    faults.append(u"%1:%2: %3 %4"_s.arg(path).arg(i + 1).arg(lines.at(i).trimmed(), fault));
            }
        }
    }
    QVERIFY(files > 0);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n'_L1)));
}

void TestLayers::commandLineLinksNoWindows()
{
    // The names of the libraries that a program needs stand in it as plain text.
    QFile program(QStringLiteral(WAYSIDE_CLI));
    QVERIFY2(program.open(QIODevice::ReadOnly), qPrintable(program.fileName()));
    const QByteArray content = program.readAll();
    QVERIFY(content.contains("libQt6Core.so"));
    for (const char *library : {"libQt6Gui.so", "libQt6Widgets.so", "libQt6Svg.so", "libQt6Charts.so"})
        QVERIFY2(!content.contains(library), library);
}

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
