// The workshop driven as a player would. With WAYSIDE_PICTURES=folder it is drawn there.
#include "model/game/entry.h"
#include "model/game/keptdefinitions.h"
#include "model/storage/library.h"
#include "model/tiles/ownsets.h"
#include "tests/support/playedgame.h"
#include "views/common/style.h"
#include "views/workshop/boxcheckpanel.h"
#include "views/workshop/catalogueview.h"
#include "views/workshop/missingtile.h"
#include "views/workshop/ownsetspanel.h"
#include "views/workshop/tilecanvas.h"
#include "views/workshop/tileeditor.h"
#include "views/workshop/workshoppage.h"
#include "views/workshop/workshopstore.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QPrinter>
#include <QPushButton>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {
constexpr CellEdge N{0, Edge::N};
constexpr CellEdge E{0, Edge::E};
constexpr CellEdge S{0, Edge::S};
constexpr CellEdge W{0, Edge::W};
}

class TestWorkshop : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Catalogue> m_catalogue;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<WorkshopPage> m_page;
    int m_clicks = 0;

    TileCanvas &canvas() { return m_page->editor().canvas(); }
    const TileSketch &sketch() { return m_page->editor().sketch(); }

    void clickAt(QPointF at, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&canvas(), Qt::LeftButton, modifiers, at.toPoint());
        ++m_clicks;
    }

    void drag(QPointF from, QPointF to)
    {
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(&canvas(), ((from + to) / 2).toPoint());
        QTest::mouseMove(&canvas(), to.toPoint());
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, to.toPoint());
        ++m_clicks;
    }

    void press(const QString &name)
    {
        auto *button = m_page->findChild<QAbstractButton *>(name);
        QVERIFY2(button, qPrintable(name));
        QVERIFY2(button->isEnabled(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
        ++m_clicks;
    }

    void middle(const QString &name)
    {
        auto *action = m_page->findChild<QAction *>(u"middle-"_s + name);
        QVERIFY2(action, qPrintable(name));
        action->trigger();
        m_clicks += 2;
    }

    void openPage()
    {
        m_page = std::make_unique<WorkshopPage>(*m_catalogue, *m_library);
        m_page->resize(1280, 800);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    void picture(const QString &name)
    {
        const QString folder = qEnvironmentVariable("WAYSIDE_PICTURES");
        if (!folder.isEmpty())
            m_page->grab().save(u"%1/workshop-%2.png"_s.arg(folder, name));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
        QApplication::setPalette(style::lightPalette());
    }

    void init()
    {
        m_page.reset();
        m_library.reset();
        QFile::remove(m_dir.filePath(u"library"_s));
        m_catalogue = std::make_unique<Catalogue>(Catalogue::shipped());
        m_library = std::make_unique<Library>(m_dir.filePath(u"library"_s));
        openPage();
        m_clicks = 0;
    }

    void cleanupTestCase() { m_page.reset(); }

    void everySignpostsTileIsChangedAndBack_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < 12; ++i)
            QTest::addRow("%02d", i + 1) << i;
    }
    void everySignpostsTileIsChangedAndBack()
    {
        QFETCH(int, index);
        const TileRef shipped = m_catalogue->set(u"signposts"_s)->tiles[index];
        m_page->openTile(shipped);
        const CellEdge sign = shipped->signposts.first().at;
        canvas().setRotation(Rotation(index % 4));
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(samePattern(sketch().draft(), *shipped), i == 0);
            clickAt(canvas().signpostPoint(sign));
        }
        QVERIFY(samePattern(sketch().toDefinition(), *shipped));
        for (const CellEdge &e : {N, E, S, W}) {
            if (shipped->edgeKind(e) != EdgeKind::Field)
                continue;
            for (int i = 0; i < 4; ++i) {
                QCOMPARE(samePattern(sketch().draft(), *shipped), i == 0);
                clickAt(canvas().edgePoint(e));
            }
            QVERIFY(samePattern(sketch().toDefinition(), *shipped));
        }
        clickAt(canvas().edgePoint(sign));
        QVERIFY(!samePattern(sketch().draft(), *shipped));
        m_page->editor().undo();
        QVERIFY(samePattern(sketch().draft(), *shipped));
    }

    /// Five tiles as a player would make them: what they take stands for the stopwatch.
    void aFewClicksMakeATile()
    {
        press(u"start-city-crossroads"_s);
        press(u"beside-travellers"_s);
        clickAt(canvas().roadPoint(sketch().draft().roadAt(W)));
        press(u"tileSave"_s);
        QVERIFY2(m_clicks <= 6, qPrintable(QString::number(m_clicks)));
        QVERIFY(m_catalogue->sets().last().tiles.first()->roadside.first().kind == RoadsideKind::Travellers);
        picture(u"travellers"_s);

        m_clicks = 0;
        press(u"newTile"_s);
        QTest::keyClicks(&canvas(), u"ffrr"_s);
        clickAt(canvas().signpostPoint(S));
        clickAt(canvas().signpostPoint(W));
        clickAt(canvas().signpostPoint(W));
        press(u"tileSave"_s);
        QVERIFY(m_clicks <= 6);
        QCOMPARE(m_catalogue->sets().last().tiles.last()->signposts.size(), 2);

        m_clicks = 0;
        press(u"newTile"_s);
        for (const CellEdge &e : {N, E, S})
            clickAt(canvas().edgePoint(e));
        QVERIFY(!m_page->findChild<QPushButton *>(u"tileSave"_s)->isEnabled());
        middle(u"roundabout"_s);
        press(u"tileSave"_s);
        QVERIFY(m_clicks <= 8);
        QCOMPARE(m_catalogue->sets().last().tiles.last()->roads.first().edges.size(), 3);

        m_clicks = 0;
        press(u"newTile"_s);
        press(u"toggle-monastery"_s);
        clickAt(canvas().edgePoint(S));
        press(u"tileSave"_s);
        QVERIFY(samePattern(*m_catalogue->sets().last().tiles.last(), *m_catalogue->find(u"base:A"_s)));

        m_clicks = 0;
        press(u"newTile"_s);
        QTest::keyClicks(&canvas(), u"ccfr"_s);
        drag(canvas().edgePoint(N), canvas().edgePoint(E));
        drag(canvas().edgePoint(W), canvas().middlePoint());
        press(u"toggle-pennant"_s);
        press(u"tileSave"_s);
        QVERIFY(m_clicks <= 6);
        const TileRef gate = m_catalogue->sets().last().tiles.last();
        QCOMPARE(gate->cities.size(), 1);
        QCOMPARE(gate->cities.first().pennants, 1);
        QVERIFY(gate->nodes.first().kind == NodeKind::City);
        QCOMPARE(m_library->ownSets().first().tiles.size(), 5);
    }

    void undoIsTheTilesOwn()
    {
        clickAt(canvas().edgePoint(N));
        clickAt(canvas().edgePoint(S));
        QCOMPARE(sketch().toDefinition().roads.size(), 1);
        m_page->editor().undo();
        m_page->editor().undo();
        QVERIFY(sketch().draft().roads.isEmpty());
        m_page->editor().redo();
        QCOMPARE(sketch().draft().roads.size(), 1);
    }

    void theBoxIsCheckedAndResumed()
    {
        m_page->boxCheck().open(u"signposts"_s);
        press(u"boxAsMine"_s);
        press(u"boxAsMine"_s);
        press(u"boxChange"_s);
        const TileRef before = m_catalogue->find(u"signposts:03"_s);
        clickAt(canvas().edgePoint(E));
        clickAt(canvas().edgePoint(E));
        press(u"tileSave"_s);
        QCOMPARE(m_page->boxCheck().check()->checkedCount(), 3);
        picture(u"box"_s);
        openPage();
        m_page->boxCheck().open(u"signposts"_s);
        QCOMPARE(m_page->boxCheck().check()->checkedCount(), 3);
        QCOMPARE(m_page->boxCheck().index(), 3);
        while (!m_page->boxCheck().check()->isComplete())
            m_page->boxCheck().findChild<QPushButton *>(u"boxAsMine"_s)->click();
        m_page->boxCheck().findChild<QPushButton *>(u"boxFinish"_s)->click();
        QVERIFY(!m_catalogue->set(u"signposts"_s)->provisional);
        QVERIFY(!samePattern(*m_catalogue->find(u"signposts:03"_s), *before));
        QCOMPARE(m_library->ownSets().size(), 1);
    }

    void aChangedSetLeavesTheGameUntilItIsApplied()
    {
        Game game(*m_catalogue, withKeptDefinitions(*m_catalogue, emptyTable({u"base-c3"_s, u"signposts"_s}, {u"Ash"_s, u"Birch"_s})), {}, 0,
                  nullptr);
        m_page->setGame(&game);
        auto *apply = m_page->findChild<QPushButton *>(u"applyHere"_s);
        QVERIFY(apply->isHidden());
        BoxCheck check(*m_catalogue->set(u"signposts"_s));
        TileSketch other = TileSketch::fromDefinition(*check.tile(2));
        other.stepEdge(E);
        other.stepEdge(E);
        check.change(2, other.toDefinition());
        m_page->store().confirmBox(check);
        QVERIFY(!apply->isHidden());
        QVERIFY(game.setup().tiles.find(u"signposts:03"_s)->cities.isEmpty());
        apply->click();
        QCOMPARE(game.setup().tiles.find(u"signposts:03"_s)->cities.size(), 1);
        QVERIFY(apply->isHidden());
        m_page->setGame(nullptr);
    }

    void aTileThatIsNotHereIsLaidAndRemembered()
    {
        Game game(*m_catalogue, emptyTable({u"base-c3"_s}, {u"Ash"_s, u"Birch"_s}), {}, 0, nullptr);
        Entry entry(game);
        const Position east{1, 0};
        const DemandedEdges demanded = demandedEdges(game.state().board, east);
        QCOMPARE(demanded.value(Edge::W), EdgeKind::Road);
        QCOMPARE(demanded.size(), 1);
        WorkshopDialog dialog(demanded);
        QCOMPARE(dialog.editor().sketch().draft().edgeKind(W), EdgeKind::Road);
        TileSketch made = dialog.editor().sketch();
        made.stepEdge(N);
        layAndRemember(entry, east, m_page->store(), made.toDefinition());
        QCOMPARE(game.record().turns.size(), 1);
        QVERIFY(!game.state().board.isFree(east));
        QCOMPARE(m_library->ownSets().size(), 1);
        QCOMPARE(game.record().tiles.size(), 1);
    }

    void badSetFilesLeaveNothing()
    {
        const QString file = m_dir.filePath(u"bad.json"_s);
        QFile f(file);
        QVERIFY(f.open(QIODevice::WriteOnly));
        f.write(R"({"tiles": [{"id": "a:1"}, {"id": "a:2", "roads": [{"edges": ["Q"]}]}]})");
        f.close();
        const qsizetype sets = m_catalogue->sets().size();
        try {
            m_page->store().importFile(file);
            QFAIL("it was taken");
        } catch (const ReadError &error) {
            QVERIFY(error.message().contains(u"/tiles/1/roads/0/edges/0"_s));
        }
        QCOMPARE(m_catalogue->sets().size(), sets);
        QVERIFY(m_library->ownSets().isEmpty());
    }

    void theCatalogueIsSearchedAndPrinted()
    {
        CatalogueView &view = m_page->catalogueView();
        const qsizetype all = view.shownTiles().size();
        view.search(u"crrr"_s);
        QVERIFY(view.shownTiles().contains(u"base:L"_s));
        QVERIFY(view.shownTiles().size() < all);
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(m_dir.filePath(u"tiles.pdf"_s));
        view.print(printer);
        QVERIFY(QFile(m_dir.filePath(u"tiles.pdf"_s)).size() > 1000);
    }
};

QTEST_MAIN(TestWorkshop)
#include "tst_workshop.moc"
