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
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPrinter>
#include <QPushButton>
#include <QStyleFactory>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
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
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
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

    /// Tiles as a player with a new box would make them, one after the other, by mouse: what they take stands for the stopwatch.
    void aFewClicksMakeATile()
    {
        const auto saved = [this](int clicks) {
            press(u"tileSave"_s);
            QVERIFY2(m_clicks <= clicks, qPrintable(QString::number(m_clicks)));
            m_clicks = 0;
        };
        const auto last = [this] { return m_catalogue->sets().last().tiles.last(); };
        const auto sign = [this](CellEdge e, int times) {
            for (int i = 0; i < times; ++i)
                clickAt(canvas().signpostPoint(e));
        };
        // A roundabout with two signposts.
        press(u"start-roundabout"_s);
        sign(E, 2);
        sign(S, 1);
        saved(5);
        QVERIFY(samePattern(*last(), *m_catalogue->find(u"signposts:01"_s)));
        // A city, a curve, travellers.
        press(u"start-city-curve-left"_s);
        press(u"beside-travellers"_s);
        clickAt(canvas().roadPoint(0));
        saved(4);
        QVERIFY(last()->roadside.first().kind == RoadsideKind::Travellers);
        // A crossroads with two signposts and a farmhouse.
        press(u"start-crossroads-3"_s);
        sign(E, 1);
        sign(W, 3);
        press(u"beside-farmhouse"_s);
        clickAt(canvas().roadPoint(sketch().draft().roadAt(S)));
        saved(8);
        QCOMPARE(last()->signposts.size(), 2);
        // Two cities and a road between them.
        press(u"start-city-straight"_s);
        clickAt(canvas().edgePoint(S));
        clickAt(canvas().edgePoint(S));
        saved(4);
        QCOMPARE(last()->cities.size(), 2);
        // A road to the gate of a city with a pennant, and an inn.
        press(u"start-city-gate"_s);
        press(u"toggle-pennant"_s);
        press(u"beside-inn"_s);
        clickAt(canvas().roadPoint(0));
        saved(5);
        QVERIFY(last()->cities.first().pennants == 1 && last()->nodes.first().kind == NodeKind::City);
        // From nothing: a roundabout of three roads, and a city whose tip parts the field.
        for (const CellEdge &e : {N, E, S})
            clickAt(canvas().edgePoint(e));
        QVERIFY(!m_page->findChild<QPushButton *>(u"tileSave"_s)->isEnabled());
        middle(u"roundabout"_s);
        picture(u"roundabout"_s);
        saved(6);
        QCOMPARE(last()->roads.first().edges.size(), 3);
        clickAt(canvas().edgePoint(N));
        clickAt(canvas().edgePoint(N));
        drag(canvas().edgePoint(N), canvas().cornerPoint(Corner::SE));
        press(u"toggle-water-tower"_s);
        saved(5);
        QVERIFY(samePattern(*last(), *m_catalogue->find(u"inns:C!"_s)));
        QCOMPARE(m_library->ownSets().first().tiles.size(), 7);
        QVERIFY(m_page->findChild<QLabel *>(u"tileHint"_s)->text().contains(u"My tiles"_s));
        picture(u"set"_s);
    }

    void keysMakeATileWithoutTheMouse()
    {
        canvas().setFocus();
        // City north, roads east, south and west: the southern one ends in the middle, the others run through.
        QTest::keyClicks(&canvas(), u"crfr"_s);
        QTest::keyClick(&canvas(), Qt::Key_Down);
        QTest::keyClick(&canvas(), Qt::Key_Return);
        QTest::keyClick(&canvas(), Qt::Key_E);
        QCOMPARE(sketch().draft().nodes.size(), 1);
        QCOMPARE(sketch().draft().roadAt(E), sketch().draft().roadAt(W));
        // A signpost, and an illustration beside the road of the chosen edge.
        QTest::keyClick(&canvas(), Qt::Key_Right);
        QTest::keyClick(&canvas(), Qt::Key_S);
        QTest::keyClick(&canvas(), Qt::Key_S);
        QVERIFY(sketch().draft().signposts.first().type == SignpostType::Straight);
        auto *travellers = m_page->findChild<QAbstractButton *>(u"beside-travellers"_s);
        travellers->setFocus();
        QTest::keyClick(travellers, Qt::Key_Space);
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_Return);
        QCOMPARE(sketch().draft().roadside.first().roads, QList<int>{sketch().draft().roadAt(E)});
        QVERIFY(!canvas().inHand());
        QTest::keyClick(travellers, Qt::Key_Space);
        QVERIFY(canvas().inHand());
        QTest::keyClick(&canvas(), Qt::Key_Escape);
        QVERIFY(!canvas().inHand());
        QTest::keyClick(&canvas(), Qt::Key_Delete);
        QVERIFY(sketch().draft().roadside.isEmpty());
        // Join by key, and take it back by key.
        QTest::keyClick(&canvas(), Qt::Key_Left);
        QTest::keyClick(&canvas(), Qt::Key_J);
        QTest::keyClick(&canvas(), Qt::Key_Down);
        QTest::keyClick(&canvas(), Qt::Key_J);
        QCOMPARE(sketch().draft().roadAt(W), sketch().draft().roadAt(S));
        QTest::keySequence(&canvas(), QKeySequence::Undo);
        QVERIFY(sketch().draft().roadAt(W) != sketch().draft().roadAt(S));
        QTest::keySequence(&canvas(), QKeySequence::Redo);
        QCOMPARE(sketch().draft().roadAt(W), sketch().draft().roadAt(S));
        // A square more and one less.
        QTest::keyClick(&canvas(), Qt::Key_Up);
        QTest::keyClick(&canvas(), Qt::Key_Plus);
        QCOMPARE(sketch().draft().cells.size(), 2);
        QTest::keySequence(&canvas(), QKeySequence::Undo);
        QCOMPARE(sketch().draft().cells.size(), 1);
        // Turned, the arrows mean the table's directions.
        QTest::keyClick(&canvas(), Qt::Key_Space);
        QVERIFY(canvas().rotation() == Rotation::R90);
        QTest::keyClick(&canvas(), Qt::Key_Right);
        QCOMPARE(canvas().currentEdge(), N);
        QTest::keySequence(&canvas(), QKeySequence::Save);
        QVERIFY(m_library->ownSets().isEmpty());        // the eastern road leads nowhere: it can't be kept yet
        QTest::keyClick(&canvas(), Qt::Key_Up);
        QCOMPARE(canvas().currentEdge(), W);
        QTest::keyClick(&canvas(), Qt::Key_Down);
        QCOMPARE(canvas().currentEdge(), E);
        QTest::keyClick(&canvas(), Qt::Key_E);
        QTest::keySequence(&canvas(), QKeySequence::Save);
        QCOMPARE(m_library->ownSets().first().tiles.size(), 1);
    }

    void aCitysTipIsDraggedToACorner()
    {
        QTest::keyClicks(&canvas(), u"c"_s);
        drag(canvas().edgePoint(N), canvas().cornerPoint(Corner::SE));
        press(u"toggle-water-tower"_s);
        QVERIFY(samePattern(sketch().toDefinition(), *m_catalogue->find(u"inns:C!"_s)));
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_Up);
        QTest::keyClick(&canvas(), Qt::Key_T);
        QTest::keyClick(&canvas(), Qt::Key_T);
        QVERIFY(sketch().tips().isEmpty());
        press(u"toggle-city-tip"_s);
        QVERIFY(samePattern(sketch().toDefinition(), *m_catalogue->find(u"inns:C!"_s)));
        picture(u"tip"_s);
    }

    void oneRoadEndsByItself()
    {
        QTest::keyClicks(&canvas(), u"rrrr"_s);
        m_page->findChild<QMenu *>(u"middleMenu"_s)->popup({});
        for (const QString &name : {u"middle-N-other"_s, u"middle-E-tunnel"_s, u"middle-S-tunnel"_s, u"middle-W-tunnel"_s})
            m_page->findChild<QAction *>(name)->trigger();
        m_page->findChild<QMenu *>(u"middleMenu"_s)->close();
        QVERIFY(samePattern(sketch().toDefinition(), *m_catalogue->find(u"tunnel:RRRR"_s)));
    }

    void withSeveralCitiesItAsksWhich()
    {
        QTest::keyClicks(&canvas(), u"cffc"_s);
        press(u"toggle-pennant"_s);
        QCOMPARE(sketch().draft().cities[0].pennants + sketch().draft().cities[1].pennants, 0);
        const int west = sketch().draft().cityAt(W);
        m_page->findChild<QAction *>(u"city-%1"_s.arg(west))->trigger();
        QCOMPARE(sketch().draft().cities[west].pennants, 1);
        if (QWidget *menu = QApplication::activePopupWidget())
            menu->close();
    }

    void theHintTellsWhatAClickDoes()
    {
        auto *hint = m_page->findChild<QLabel *>(u"tileHint"_s);
        QTest::mouseMove(&canvas(), canvas().edgePoint(N).toPoint());
        QTRY_VERIFY(hint->text().startsWith(u"Field."_s));
        QTest::keyClicks(&canvas(), u"r"_s);
        QTest::mouseMove(&canvas(), canvas().signpostPoint(N).toPoint());
        QTRY_VERIFY(hint->text().startsWith(u"Signpost"_s));
        press(u"beside-inn"_s);
        QVERIFY(hint->text().startsWith(u"Inn in hand"_s));
        QTest::mouseMove(&canvas(), canvas().edgePoint(S).toPoint());
        QTest::mouseMove(&canvas(), canvas().edgePoint(N).toPoint());
        QTRY_VERIFY(hint->text().startsWith(u"Inn beside the road"_s));
    }

    void anUnkeptTileIsAskedFor()
    {
        QTest::keyClicks(&canvas(), u"rfrf"_s);
        const auto answer = [this](const QString &text) {
            QTimer::singleShot(0, this, [text] {
                auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
                QVERIFY(box);
                for (QAbstractButton *button : box->buttons())
                    if (button->text() == text)
                        return button->click();
                box->reject();
            });
        };
        answer(u"Cancel"_s);
        press(u"newTile"_s);
        QCOMPARE(sketch().draft().roads.size(), 1);
        answer(u"Keep it"_s);
        press(u"newTile"_s);
        QVERIFY(sketch().draft().roads.isEmpty());
        QCOMPARE(m_library->ownSets().first().tiles.size(), 1);
        QTest::keyClicks(&canvas(), u"rfff"_s);
        answer(u"Let it go"_s);
        press(u"newTile"_s);
        QCOMPARE(m_library->ownSets().first().tiles.size(), 1);
        press(u"newTile"_s);            // nothing was changed: no question
    }

    void newTilesGoIntoAnOwnSet()
    {
        BoxCheck check(*m_catalogue->set(u"signposts"_s));
        m_page->store().confirmBox(check);
        m_page->ownSets().select(u"signposts"_s);
        for (const QString &name : {u"renameSet"_s, u"copyTile"_s, u"deleteTile"_s})
            QVERIFY(!m_page->findChild<QAbstractButton *>(name)->isEnabled());
        QTest::keyClicks(&canvas(), u"rfrf"_s);
        press(u"tileSave"_s);
        QCOMPARE(m_catalogue->set(u"signposts"_s)->tiles.size(), 12);
        QCOMPARE(m_page->ownSets().currentSet(), u"own-1"_s);
        // A tile of the checked set is changed in its place.
        m_page->openTile(m_catalogue->find(u"signposts:03"_s));
        clickAt(canvas().signpostPoint(N));
        press(u"tileSave"_s);
        QCOMPARE(m_catalogue->set(u"signposts"_s)->tiles.size(), 12);
        QVERIFY(m_catalogue->find(u"signposts:03"_s)->signposts.first().type == SignpostType::Right);
    }

    void aSetComesBackFromItsFile()
    {
        QTest::keyClicks(&canvas(), u"rfrf"_s);
        press(u"tileSave"_s);
        const QString file = m_dir.filePath(u"club.wayside-tiles"_s);
        m_page->store().exportFile(u"own-1"_s, file);
        QCOMPARE(m_page->store().knownAs(m_page->store().readFile(file)), u"own-1"_s);
        m_page->store().remove(u"own-1"_s);
        QVERIFY(m_page->store().knownAs(m_page->store().readFile(file)).isEmpty());
        m_page->store().put(m_page->store().readFile(file));
        QCOMPARE(m_library->ownSets().first().tiles.size(), 1);
    }

    /// Each edge of each shape, however it is turned, is where its handle says, and inside the window.
    void everyShapeIsInReach_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<int>("edges");
        QTest::newRow("square") << 0 << 4;
        QTest::newRow("double") << 1 << 6;
        QTest::newRow("four") << 2 << 8;
        QTest::newRow("irregular") << 3 << 8;
        for (int corner = 0; corner < 4; ++corner)
            QTest::addRow("triangle-%d", corner) << 4 + corner << 3;
    }
    void everyShapeIsInReach()
    {
        QFETCH(int, shape);
        auto *shapes = m_page->findChild<QComboBox *>(u"shape"_s);
        shapes->setCurrentIndex(shape);
        Q_EMIT shapes->activated(shape);
        const QList<CellEdge> edges = sketch().draft().outerEdges();
        QTEST(int(edges.size()), "edges");
        for (const CellEdge &e : edges)
            for (int turn = 0; turn < 4; ++turn) {
                canvas().setRotation(Rotation(turn));
                QVERIFY(canvas().rect().contains(canvas().edgePoint(e).toPoint()));
                QCOMPARE(sketch().draft().edgeKind(e), EdgeKind(turn));
                clickAt(canvas().edgePoint(e));
            }
        canvas().setRotation(Rotation::R0);
        for (const CellEdge &e : {edges.first(), edges.last()})
            clickAt(canvas().edgePoint(e));
        QCOMPARE(sketch().draft().roads.size(), 1);
        if (edges.first().edge != Edge::X) {
            clickAt(canvas().signpostPoint(edges.first()));
            QCOMPARE(sketch().draft().signposts.size(), 1);
        }
        press(u"beside-travellers"_s);
        clickAt(canvas().roadPoint(0));
        QCOMPARE(sketch().draft().roadside.first().roads, QList<int>{0});
        picture(QString::fromLatin1(QTest::currentDataTag()));
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
        m_page->findChild<QTabWidget *>()->setCurrentIndex(1);
        picture(u"box-end"_s);
        m_page->boxCheck().findChild<QListWidget *>()->setCurrentRow(7);
        QCOMPARE(m_page->boxCheck().index(), 7);
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
        game.undo();
        QVERIFY(!apply->isHidden());
        game.redo();
        QVERIFY(apply->isHidden());
        m_page->hide();
        game.undo();
        m_page->show();
        QVERIFY(!apply->isHidden());
        m_page->setGame(nullptr);
        QVERIFY(apply->isHidden());
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
        auto *misfits = dialog.findChild<QLabel *>(u"misfits"_s);
        auto *lay = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save);
        QVERIFY(!lay->isEnabled());                     // the road leads nowhere yet
        TileSketch made = dialog.editor().sketch();
        made.stepEdge(N);
        dialog.editor().apply(made);
        QVERIFY(lay->isEnabled() && misfits->text().isEmpty());
        // Turned, it would not fit any more; a quarter turn on its road from west to north does again.
        dialog.editor().canvas().setRotation(Rotation::R90);
        QVERIFY(misfits->text().contains(u"west a field here, a road on the neighbour"_s));
        dialog.editor().canvas().setRotation(Rotation::R270);
        QVERIFY(misfits->text().isEmpty());
        // A common shape is turned so that it fits: here the monastery's road to the west.
        dialog.findChild<QAbstractButton *>(u"start-monastery-road"_s)->click();
        QVERIFY(dialog.editor().canvas().rotation() == Rotation::R90);
        QVERIFY(misfits->text().isEmpty());
        dialog.editor().undo();
        dialog.editor().canvas().setRotation(Rotation::R270);
        QVERIFY(layAndRemember(entry, east, m_page->store(), dialog.made()));
        QCOMPARE(game.record().turns.size(), 1);
        QVERIFY(game.record().turns.first().rotation == Rotation::R270);
        QVERIFY(game.record().turns.first().accepted.isEmpty());
        QVERIFY(!game.state().board.isFree(east));
        QCOMPARE(m_library->ownSets().size(), 1);
        QCOMPARE(game.record().tiles.size(), 1);
        // One that doesn't fit lies so on this table.
        QVERIFY(layAndRemember(entry, {-1, 0}, m_page->store(), {TileSketch().toDefinition(), Rotation::R0}));
        QCOMPARE(game.record().turns.size(), 2);
        QCOMPARE(game.record().turns.last().accepted, QStringList{u"edge-mismatch"_s});
        QCOMPARE(m_library->ownSets().first().tiles.size(), 2);
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
            m_page->store().readFile(file);
            QFAIL("it was taken");
        } catch (const ReadError &error) {
            QVERIFY(error.message().contains(u"/tiles/1/roads/0/edges/0"_s));
            QVERIFY(error.message().contains(u"bad.json"_s));
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
        view.search(u"double"_s);
        QCOMPARE(view.shownTiles().size(), 4);
        view.search(u"triang road"_s);
        QCOMPARE(view.shownTiles().size(), 4);
        view.search(u"clay"_s);
        QCOMPARE(view.shownTiles(), QStringList{u"shapes:wonder-clay"_s});
        view.search(u"crrr"_s);
        view.showSet(u"signposts"_s);
        QCOMPARE(view.shownTiles(), QStringList());
        view.search({});
        QCOMPARE(view.shownTiles().size(), 12);
        view.showSet({});
        QCOMPARE(view.shownTiles().size(), all);
        m_page->findChild<QTabWidget *>()->setCurrentIndex(2);
        auto *list = view.findChild<QListWidget *>();
        QCOMPARE(qsizetype(list->count()), all);
        list->setCurrentRow(3);
        QVERIFY(view.findChild<QLabel *>(u"catalogueWords"_s)->text().contains(u"monastery"_s));
        picture(u"catalogue"_s);
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(m_dir.filePath(u"tiles.pdf"_s));
        view.print(printer);
        QVERIFY(QFile(m_dir.filePath(u"tiles.pdf"_s)).size() > 1000);
        if (const QString folder = qEnvironmentVariable("WAYSIDE_PICTURES"); !folder.isEmpty())
            QFile::copy(m_dir.filePath(u"tiles.pdf"_s), folder + u"/tiles.pdf"_s);
    }
};

QTEST_MAIN(TestWorkshop)
#include "tst_workshop.moc"
