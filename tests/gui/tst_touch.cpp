// Fingers on the table page: two zoom, one pans or taps, a long press tells what hovering would and does nothing else; and all
// that may be hit is large enough.
#include "tests/gui/hands.h"
#include "tests/support/scenarios.h"
#include "views/board/boardtips.h"
#include "views/common/lineview.h"
#include "views/common/style.h"
#include "views/inspector/inspector.h"

#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolTip>

using namespace wayside;

namespace {
constexpr int kTurns = 29;
}

class TestTouch : public QObject
{
    Q_OBJECT

    Catalogue m_catalogue = Catalogue::shipped();
    QPointingDevice *m_screen = QTest::createTouchDevice();
    std::unique_ptr<Game> m_game;
    std::unique_ptr<TablePage> m_page;

    PlayBoard &board() const { return m_page->board(); }
    QPoint middleOf(Position square) const { return board().rectOf(square).center().toPoint(); }

    void tap(QWidget &widget, QPoint at)
    {
        QTest::touchEvent(&widget, m_screen).press(0, at, &widget);
        QTest::touchEvent(&widget, m_screen).release(0, at, &widget);
    }

    /// What Qt makes of a tap that a widget doesn't take as a touch.
    static void tapAsMouse(QWidget &widget, QPoint at)
    {
        for (QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
            const bool down = type == QEvent::MouseButtonPress;
            QMouseEvent event(type, at, at, widget.mapToGlobal(at), Qt::LeftButton, down ? Qt::LeftButton : Qt::NoButton, {},
                              Qt::MouseEventSynthesizedByQt);
            QApplication::sendEvent(&widget, &event);
        }
    }

    /// A free square with tiles to choose from.
    Position freeSquare() const
    {
        for (const PictureSquare &s : board().picture().squares)
            if (s.mark == SquareMark::Open && m_page->entry().fitsAt(s.at).size() > 3)
                return s.at;
        return {};
    }

    /// A point of the board on a road.
    QPoint onRoad() const
    {
        for (int y = 30; y < board().height() - 10; y += 5)
            for (int x = 40; x < board().width() - 10; x += 5) {
                const auto part = board().partAtTable(board().frame().toTable(QPointF(x, y)));
                if (part && part->kind == FeatureKind::Road && !m_game->state().features.features[m_game->state().features.of(*part)].complete())
                    return {x, y};
            }
        return {};
    }

private Q_SLOTS:
    void init()
    {
        const TableRecord record = scenarioRecord(QStringLiteral(WAYSIDE_SOURCE_DIR) + u"/resources/samples/sample.wayside"_s);
        const QList<Event> events = eventsOf(record);
        m_game = std::make_unique<Game>(m_catalogue, headOf(record), events, 0, nullptr);
        while (m_game->record().turns.size() < kTurns)
            m_game->redo();
        QVERIFY(m_game->turnOpen());
        m_page = std::make_unique<TablePage>(*m_game, m_catalogue);
        m_page->setAnimated(false);
        m_page->resize(1366, 768);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup()
    {
        QToolTip::hideText();
        m_page.reset();
        m_game.reset();
    }

    void twoFingersZoomAtTheirMiddle()
    {
        const QPoint middle(400, 300);
        const double size = board().frame().squareSize;
        QTest::touchEvent(&board(), m_screen).press(0, middle - QPoint(40, 0), &board()).press(1, middle + QPoint(40, 0), &board());
        QTest::touchEvent(&board(), m_screen).move(0, middle - QPoint(41, 0), &board()).move(1, middle + QPoint(41, 0), &board());
        const QPointF under = board().frame().toTable(middle);
        for (int reach = 45; reach <= 80; reach += 5)
            QTest::touchEvent(&board(), m_screen).move(0, middle - QPoint(reach, 0), &board()).move(1, middle + QPoint(reach, 0), &board());
        QTest::touchEvent(&board(), m_screen).release(0, middle - QPoint(80, 0), &board()).release(1, middle + QPoint(80, 0), &board());
        QVERIFY2(std::abs(board().frame().squareSize / size - 2) < 0.1, qPrintable(QString::number(board().frame().squareSize / size)));
        QVERIFY(QLineF(board().frame().toTable(middle), under).length() < 0.1);
        QVERIFY(!board().spotSheet()->isVisible());             // no click came of it
    }

    /// A second pinch begins where its fingers are, not where the last one ended.
    void pinchingAgainDoesNotJump()
    {
        const auto pinch = [this](QPoint middle, int from, int to) {
            QTest::touchEvent(&board(), m_screen).press(0, middle - QPoint(from, 0), &board()).press(1, middle + QPoint(from, 0), &board());
            QTest::touchEvent(&board(), m_screen).move(0, middle - QPoint(to, 0), &board()).move(1, middle + QPoint(to, 0), &board());
            QTest::touchEvent(&board(), m_screen).release(0, middle - QPoint(to, 0), &board()).release(1, middle + QPoint(to, 0), &board());
        };
        pinch({400, 300}, 50, 60);
        const double size = board().frame().squareSize;
        pinch({200, 200}, 100, 120);
        QVERIFY2(std::abs(board().frame().squareSize / size - 1.2) < 0.1, qPrintable(QString::number(board().frame().squareSize / size)));
    }

    void oneFingerPans()
    {
        const QPointF before = board().frame().origin;
        const QPoint from(300, 300);
        QTest::touchEvent(&board(), m_screen).press(0, from, &board());
        for (int x = 10; x <= 60; x += 10)
            QTest::touchEvent(&board(), m_screen).move(0, from + QPoint(x, 0), &board());
        QTest::touchEvent(&board(), m_screen).release(0, from + QPoint(60, 0), &board());
        const QPointF moved = board().frame().origin - before;
        QVERIFY(moved.x() > 40 && moved.x() < 65 && std::abs(moved.y()) < 2);
        QVERIFY(!board().spotSheet()->isVisible());
    }

    void aLongPressTellsWhatHoverTellsAndDoesNotClick()
    {
        const QPoint at = onRoad();
        QVERIFY(!at.isNull());
        const auto part = board().partAtTable(board().frame().toTable(at));
        QSignalSpy pinned(&board(), &BoardView::featurePinned);
        QTest::touchEvent(&board(), m_screen).press(0, at, &board());
        QTRY_COMPARE(board().hoveredPart(), part);
        QTRY_VERIFY(QToolTip::isVisible());
        QCOMPARE(QToolTip::text(), tipForFeature(m_game->setup(), m_game->state(), *part));
        auto *inspector = m_page->findChild<Inspector *>();
        QCOMPARE(inspector->feature(), m_game->state().features.of(*part));
        QTest::touchEvent(&board(), m_screen).release(0, at, &board());
        QCOMPARE(pinned.size(), 0);
        QCOMPARE(m_game->record().turns.size(), kTurns);
        tap(board(), at);
        QCOMPARE(pinned.size(), 1);             // a short one does
    }

    void aLongPressOnAFreeSquareOpensNothing()
    {
        m_page->entry().nothing();
        const QPoint at = middleOf(freeSquare());
        QSignalSpy pointed(&m_page->entry(), &Entry::changed);
        QTest::touchEvent(&board(), m_screen).press(0, at, &board());
        QTRY_VERIFY(pointed.size() > 0);
        QTest::touchEvent(&board(), m_screen).release(0, at, &board());
        QVERIFY(!board().spotSheet()->isVisible());
    }

    void aLongPressOnATargetShowsWhatItWouldDo()
    {
        QVERIFY(m_game->turnOpen());
        QVERIFY(!board().chips().isEmpty());
        const QPoint at = board().chips().first().at.toPoint();
        QTest::touchEvent(&board(), m_screen).press(0, at, &board());
        QTRY_VERIFY(board().chosenChip());
        QTest::touchEvent(&board(), m_screen).release(0, at, &board());
        QVERIFY(m_game->turnOpen());
        tap(board(), at);
        QVERIFY(!m_game->turnOpen());
    }

    /// Spot first by finger: a tap opens the sheet, one shows a tile on the board, one turns it, one more lays it.
    void aTurnByFinger()
    {
        m_page->entry().nothing();
        const Position square = freeSquare();
        tap(board(), middleOf(square));
        SpotSheet &sheet = *board().spotSheet();
        QVERIFY(sheet.isVisible());
        int row = -1;
        const QList<Fit> fits = m_page->entry().fitsAt(square);
        for (int i = 1; i < fits.size() && row < 0; ++i)
            if (fits[i].rotations.size() > 1)
                row = i;
        QVERIFY(row > 0);
        const QModelIndex index = sheet.list().model()->index(row, 0);
        sheet.list().scrollTo(index);
        const QPoint cell = sheet.list().visualRect(index).center() - QPoint(0, 12);
        tapAsMouse(*sheet.list().viewport(), cell);
        QVERIFY(sheet.isVisible());
        QCOMPARE(sheet.chosenTile()->id, fits[row].tile->id);
        auto *turn = sheet.findChild<QAbstractButton *>(u"spotTurn"_s);
        QVERIFY(turn->isVisible());
        tapAsMouse(*turn, turn->rect().center());
        QCOMPARE(sheet.chosenRotation(), fits[row].rotations[1]);
        tapAsMouse(*sheet.list().viewport(), cell);
        QVERIFY(!sheet.isVisible());
        const Turn &laid = m_game->record().turns.last();
        QCOMPARE(laid.tile, fits[row].tile->id);
        QCOMPARE(laid.rotation, fits[row].rotations[1]);
        QCOMPARE(laid.at, square);
    }

    /// Tile first by finger: the first tap shows the tile in a legal rotation, the second one lays it.
    void theFirstTapShowsTheSecondLays()
    {
        m_page->entry().nothing();
        m_page->entry().takeInHand(u"base:U"_s);
        const Position square = m_page->entry().legalSquares().first();
        const qsizetype turns = m_game->record().turns.size();
        tap(board(), middleOf(square));
        QCOMPARE(m_game->record().turns.size(), turns);
        QCOMPARE(m_page->entry().pointed(), std::optional(square));
        tap(board(), middleOf(square));
        QCOMPARE(m_game->record().turns.size(), turns + 1);
    }

    void everythingIsLargeEnoughForAFinger()
    {
        QVERIFY(style::forFingers());           // the test's own screen
        m_page->entry().nothing();
        board().openSpotSheet(freeSquare());
        QStringList small;
        const auto demand = [&](const QWidget *of, QSize size, const QString &what) {
            if (size.height() < style::kTouch || size.width() < style::kTouch)
                small.append(u"%1 %2: %3 × %4"_s.arg(QLatin1String(of->metaObject()->className()), what).arg(size.width()).arg(size.height()));
        };
        for (const QWidget *w : m_page->findChildren<QWidget *>()) {
            if (!w->isVisible())
                continue;
            if (const auto *button = qobject_cast<const QAbstractButton *>(w); button && !qobject_cast<const QLineEdit *>(w->parent()))
                demand(w, button->size(), button->objectName() + button->text());
            else if (qobject_cast<const QLineEdit *>(w) || qobject_cast<const QComboBox *>(w))
                demand(w, {style::kTouch, w->height()}, w->objectName());
            else if (const auto *tabs = qobject_cast<const QTabBar *>(w))
                for (int i = 0; i < tabs->count(); ++i)
                    demand(w, tabs->tabRect(i).size(), tabs->tabText(i));
            else if (const auto *list = qobject_cast<const QAbstractItemView *>(w); list && list->selectionMode() != QAbstractItemView::NoSelection)
                for (int row = 0; list->model() && row < std::min(5, list->model()->rowCount()); ++row)
                    demand(w, list->visualRect(list->model()->index(row, 0)).size() + QSize(2, 2), list->objectName());
        }
        QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
        for (LineView *view : m_page->findChildren<LineView *>())
            for (int row = 0; row < view->lines().rowCount(); ++row)
                if (const QRect box = view->ruleTarget(view->lines().index(row, 0)); !box.isEmpty())
                    QVERIFY(box.width() >= style::kTouch && box.height() >= style::kTouch);
    }

    void targetsOnTheTableAreLargeEnough()
    {
        for (double zoom : {0.0, 1.0}) {
            if (zoom > 0)
                for (int i = 0; i < 6; ++i)
                    board().zoomIn();
            for (int i = 0; i < board().chips().size(); ++i) {
                const TargetChip &chip = board().chips()[i];
                if (!chip.extra)
                    QCOMPARE(chipAt({chip}, chip.at + QPointF(0, kTouchReach - 1), -1), 0);
            }
        }
    }
};

QTEST_MAIN(TestTouch)
#include "tst_touch.moc"
