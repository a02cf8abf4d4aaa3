#include "app/snapshot.h"

#include "app/keysheet.h"
#include "views/review/reviewpage.h"
#include "views/export/exportgame.h"
#include "views/tableview/tableview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLayout>
#include <QPixmap>
#include <QSaveFile>
#include <QTabWidget>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

const QHash<QString, Act> kPages{
    {u"start"_s, Act::PageStart},           {u"table"_s, Act::PageTable}, {u"library"_s, Act::PageLibrary}, {u"review"_s, Act::PageReview},
    {u"statistics"_s, Act::PageStatistics}, {u"rules"_s, Act::PageRules}, {u"workshop"_s, Act::PageWorkshop}};

/// Lets layouts, fades and delayed work come to rest.
void settle(int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    do
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    while (timer.elapsed() < milliseconds);
}

/// Layouts that are still to be done, from the window inwards: painting a large window may leave them no time.
void layOut(QWidget &window)
{
    QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (QWidget *widget : QList<QWidget *>{&window} + window.findChildren<QWidget *>())
        if (QLayout *layout = widget->layout()) {
            layout->invalidate();
            layout->activate();
        }
}

QString gameNamed(Services &services, const QString &name)
{
    if (name == u"sample" && !services.sampleGame().isEmpty())
        return services.sampleGame();
    if (services.library().contains(name))
        return name;
    if (QFileInfo::exists(name))
        return services.session().import(name);
    throw ReadError(name, QCoreApplication::translate("Snapshot", "no such game, and no such file"));
}

/// After so many turns, as the undo would have it.
void goToTurn(Game &game, int turns)
{
    while (game.record().turns.size() > turns && game.canUndo())
        game.undoTurn();
    if (game.record().finished)
        game.undo();
}

} // namespace

void prepare(MainWindow &window, Services &services, const CommandLine &line)
{
    if (!line.game.isEmpty()) {
        services.session().open(gameNamed(services, line.game));
        // The review shows any turn of the whole game; everywhere else the table stands as it did then.
        if (line.page != u"review" && line.turn && *line.turn < services.session().game().record().turns.size())
            goToTurn(services.session().game(), *line.turn);
    }
    const QString page = !line.page.isEmpty()   ? line.page
                         : !line.rule.isEmpty() ? u"rules"_s
                         : !line.game.isEmpty() ? u"table"_s
                                                : u"start"_s;
    if (page == u"new-game")
        window.showNewGame();
    else if (page == u"keys")
        window.showKeys();
    else if (page == u"table-view")
        window.showTableView(services.session().hasGame());
    else
        window.showPage(kPages.value(page.section(u'-', 0, 0), Act::PageStart));
    if (auto *tabs = window.findChild<QTabWidget *>(u"workshopTabs"_s))
        tabs->setCurrentIndex(page == u"workshop-box" ? 1 : page == u"workshop-tiles" ? 2 : 0);
    if (!line.rule.isEmpty())
        window.showRule(line.rule);
    auto *review = window.findChild<ReviewPage *>();
    if (page == u"review" && review && line.turn)
        review->goToTurn(*line.turn);
}

void writeSnapshot(MainWindow &window, const CommandLine &line)
{
    QWidget *drawn = &window;
    if (line.page == u"keys")
        drawn = window.findChild<KeySheet *>();
    if (QWidget *tableView = window.findChild<TableView *>())
        drawn = tableView;
    const QSize pixels = line.size.isEmpty() ? QSize(1366, 768) * line.scale : line.size;
    drawn->resize(pixels / line.scale);
    // A dock that is still sliding to its place would be drawn there.
    window.setAnimated(false);
    for (QMainWindow *inner : window.findChildren<QMainWindow *>())
        inner->setAnimated(false);
    window.show();
    drawn->show();
    settle(400);
    layOut(*drawn);
    settle(50);
    QImage image(pixels, QImage::Format_RGB32);
    image.setDevicePixelRatio(line.scale);
    image.fill(window.palette().color(QPalette::Window));
    drawn->render(&image);
    QSaveFile file(line.snapshot);
    if (!file.open(QIODevice::WriteOnly) || !image.save(&file, "PNG") || !file.commit())
        throw ReadError(line.snapshot, QCoreApplication::translate("Snapshot", "can't be written: %1").arg(file.errorString()));
}

void writeExport(Services &services, const CommandLine &line)
{
    const QString id = gameNamed(services, line.game.isEmpty() ? u"sample"_s : line.game);
    DrawRequest request;
    request.path = line.exportTo;
    request.turn = line.turn;
    request.size = line.size;
    request.language = services.languages().current();
    request.palette = TilePalette::from(QApplication::palette());
    request.played = services.library().summary(id).played;
    QString error;
    if (exportGame(services.catalogue(), services.library().exportRecord(id), request, &error) != 0)
        throw ReadError(QString(), error);
}

} // namespace wayside
