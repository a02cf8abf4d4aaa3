// Wayside: reads the command line, builds the services, shows the window.
#include "app/commandline.h"
#include "app/mainwindow.h"
#include "app/snapshot.h"
#include "app/theme.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QTemporaryDir>

#include <cstdio>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

int failed(const QString &text)
{
    std::fputs(u"wayside: %1\n"_s.arg(text.simplified()).toUtf8().constData(), stderr);
    return 2;
}

int print(const QString &text)
{
    std::fputs(text.toUtf8().constData(), stdout);
    return 0;
}

/// Without a display the platform has much to say that is nobody's business.
void onlyGraveMessages(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fputs((text + u'\n').toUtf8().constData(), stderr);
}

/// A picture must not change the player's own library: it is drawn from a copy, or from an empty one where no game of it is meant.
QString libraryFor(const CommandLine &line, const QTemporaryDir &scratch)
{
    if (!line.windowless())
        return line.library;
    const QString copy = scratch.filePath(u"library.sqlite"_s);
    const bool ownGame = !line.game.isEmpty() && line.game != u"sample" && !QFileInfo::exists(line.game);
    const QString own = line.library.isEmpty() && ownGame ? Library::defaultPath() : line.library;
    if (!own.isEmpty() && QFileInfo::exists(own)) {
        const Library whole(own);       // refuses what is no library, and leaves one file without a journal when it goes
    }
    if (!own.isEmpty())
        QFile::copy(own, copy);
    return copy;
}

int run(QApplication &app, const CommandLine &line)
{
    const QTemporaryDir scratch;
    Services services(libraryFor(line, scratch));
    services.languages().use(line.language.isEmpty() ? services.settings().text(Setting::Language) : line.language);
    useTheme(line.theme.isEmpty() ? services.settings().text(Setting::Theme) : line.theme);
    if (!line.exportTo.isEmpty()) {
        writeExport(services, line);
        return 0;
    }
    MainWindow window(services);
    prepare(window, services, line);
    if (!line.snapshot.isEmpty()) {
        writeSnapshot(window, line);
        return 0;
    }
    window.show();
    window.openFiles(line.files);
    return app.exec();
}

} // namespace

int main(int argc, char **argv)
{
    CommandLine line;
    try {
        QStringList words;
        for (int i = 1; i < argc; ++i)
            words.append(QString::fromLocal8Bit(argv[i]));
        line = readCommandLine(words);
    } catch (const CommandLineError &error) {
        return failed(error.text());
    }
    if (line.help)
        return print(commandLineHelp());
    if (line.version)
        return print(u"wayside %1\n"_s.arg(QStringLiteral(WAYSIDE_VERSION)));
    if (line.windowless()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler(onlyGraveMessages);
        qputenv("QT_SCALE_FACTOR", QByteArray::number(line.scale));
    }
    QApplication app(argc, argv);
    QApplication::setApplicationName(u"wayside"_s);
    QApplication::setApplicationVersion(QStringLiteral(WAYSIDE_VERSION));
    QApplication::setDesktopFileName(u"wayside"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/wayside.svg"_s));
    try {
        return run(app, line);
    } catch (const ReadError &error) {
        return failed(error.message());
    }
}
