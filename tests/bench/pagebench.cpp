#include "tests/bench/pagebench.h"

#include "model/game/game.h"
#include "tests/bench/timing.h"
#include "views/library/gamelist.h"
#include "views/library/librarypage.h"
#include "views/review/reviewpage.h"
#include "views/statistics/statisticspage.h"

#include <QApplication>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QTableView>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

/// Shows the window and paints all of it at once.
void paint(QWidget &window)
{
    window.show();
    QApplication::processEvents();
    window.repaint();
}

void reportLibraryPage(Library &library, const Catalogue &catalogue)
{
    report("library page: made, filled and painted", timed(3, [&](int) {
               LibraryPage page(library, catalogue);
               page.resize(1366, 768);
               paint(page);
           }), 100);
    LibraryPage page(library, catalogue);
    page.resize(1366, 768);
    paint(page);
    report("library page: read again", timed(5, [&](int) {
               page.refresh();
               page.repaint();
           }), 100);
    auto *search = page.findChild<QLineEdit *>(u"gameSearch"_s);
    const QStringList typed{u"m"_s, u"ma"_s, u"map"_s, u"map c"_s, u"map cl"_s, u"map clu"_s, u"map club"_s, u""_s};
    report("library page: a letter more in the search", timed(int(typed.size()), [&](int i) {
               search->setText(typed[i]);
               page.repaint();
           }), 100);
    auto *table = page.findChild<QTableView *>(u"gameTable"_s);
    report("library page: sorted by another column", timed(GameList::ColumnCount, [&](int column) {
               table->sortByColumn(column, Qt::AscendingOrder);
               page.repaint();
           }), 100);
}

void reportStatisticsPage(Library &library, const Catalogue &catalogue)
{
    report("statistics page: made, all games counted and painted", timed(3, [&](int) {
               StatisticsPage page(library, catalogue);
               page.resize(1366, 768);
               paint(page);
           }), 1000);
    StatisticsPage page(library, catalogue);
    page.resize(1366, 768);
    paint(page);
    report("statistics page: another subject", timed(int(statisticsSubjects().size()), [&](int i) {
               page.showSubject(statisticsSubjects()[(i + 1) % statisticsSubjects().size()]);
               page.repaint();
           }), 1000);
}

void reportReviewPage(Library &library, const Catalogue &catalogue, const QStringList &ids)
{
    QRandomGenerator random(2);
    const auto open = [&](const QString &id) {
        const LoadedGame loaded = library.loadGame(id);
        return std::make_unique<Game>(catalogue, loaded.head, loaded.events, loaded.position, nullptr);
    };
    ReviewPage page(catalogue);
    page.resize(1366, 768);
    paint(page);
    report("review page: any game opened and painted", timed(30, [&](int) {
               const auto game = open(ids[random.bounded(int(ids.size()))]);
               page.setGame(game.get());
               page.repaint();
               page.setGame(nullptr);
           }));
    const QString longest = *std::max_element(ids.begin(), ids.end(), [&](const QString &a, const QString &b) {
        return library.summary(a).turns < library.summary(b).turns;
    });
    const auto game = open(longest);
    page.setGame(game.get());
    report("review page: any turn of the longest game, painted", timed(100, [&](int) {
               page.goToTurn(random.bounded(page.review()->lastTurn() + 1));
               page.repaint();
           }), 16);
    report("review page: the next turn of it, painted", timed(page.review()->lastTurn(), [&](int i) {
               page.goToTurn(i);
               page.repaint();
           }), 16);
    page.setGame(nullptr);
}

} // namespace

void reportPages(Library &library, const Catalogue &catalogue, const QStringList &ids)
{
    reportLibraryPage(library, catalogue);
    reportStatisticsPage(library, catalogue);
    reportReviewPage(library, catalogue, ids);
}

} // namespace wayside
