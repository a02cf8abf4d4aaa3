// The board's picture after every change, what it tells under the pointer, and what it asks.
#include "tests/gui/hands.h"
#include "model/board/roadwalk.h"
#include "model/game/remaining.h"
#include "model/geometry/squarename.h"
#include "model/rulebook/ruleindex.h"
#include "tests/support/scenarios.h"
#include "views/common/linepanel.h"
#include "views/inspector/inspector.h"
#include "views/inspector/remaining.h"

#include <QApplication>
#include <QDockWidget>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QToolTip>
#include <QPushButton>
#include <QWheelEvent>

using namespace wayside;

class TestBoard : public QObject
{
    Q_OBJECT

    Catalogue m_catalogue = Catalogue::shipped();

    static void addGames()
    {
        QTest::addColumn<QString>("file");
        for (const QString &file : scenarioFiles(u"jcz"_s, u"*.jcz"_s))
            QTest::newRow(qPrintable(file.section(u'/', -1))) << file;
    }

    static std::optional<QPoint> pointOn(PlayBoard &board, const State &state, const Feature &feature)
    {
        const int id = state.features.of(feature.parts.first());
        for (int y = 40; y < board.height() - 20; y += 4)
            for (int x = 50; x < board.width() - 20; x += 4) {
                const auto part = board.partAtTable(board.frame().toTable(QPointF(x, y)));
                const bool plain = part && state.features.of(*part) == id && board.ruleAt(QPointF(x, y)) == ruleFor(feature.kind);
                if (plain && chipAt(board.chips(), QPointF(x, y), -1) < 0)
                    return QPoint(x, y);
            }
        return std::nullopt;
    }

    /// Open ends, meeples by player, points now and if completed.
    static void compareTip(const QString &tip, const Game &game, const Feature &feature, int id)
    {
        const State &state = game.state();
        if (feature.kind != FeatureKind::Field && !feature.complete())
            QVERIFY2(tip.contains(QString::number(feature.openEnds + feature.openMouths)), qPrintable(tip));
        for (int i : state.meeplesOn(id))
            QVERIFY2(tip.contains(game.setup().players[state.meeples[i].player].name), qPrintable(tip));
        QVERIFY2(tip.contains(QString::number(sum(valueOfFeature(state, game.setup().rules, id, feature.complete())))), qPrintable(tip));
        if (!feature.complete() && feature.kind != FeatureKind::Field)
            QVERIFY2(tip.contains(QString::number(sum(valueOfFeature(state, game.setup().rules, id, true)))), qPrintable(tip));
    }

private Q_SLOTS:
    /// The last turn goes while its targets, or what they point at, are under the pointer.
    void anOpenTurnIsTakenOut()
    {
        TableRecord record;
        record.sets = QStringList{u"base-c3"_s};
        record.players = {{u"Ash"_s, Colour::Red, {}}, {u"Birch"_s, Colour::Blue, {}}};
        record.start = {{u"base:D"_s, {0, 0}, Rotation::R0, {}}};
        Hands hands(m_catalogue, record);
        for (bool pointing : {false, true}) {
            Turn turn;
            turn.tile = u"base:V"_s;
            turn.at = {1, 0};
            turn.rotation = Rotation::R90;
            hands.game().addTurn(turn);
            QVERIFY(hands.game().turnOpen());
            const QPoint middle = hands.board().rectOf({1, 0}).center().toPoint();
            const QPoint at = pointing ? hands.board().chips().first().at.toPoint() : middle;
            QTest::mouseMove(&hands.board(), at);
            hands.board().grab();
            hands.page().beginCorrection(Correction::Kind::Remove, 0);
            for (const QPoint step : {at + QPoint(2, 2), middle, QPoint(300, 300), at})
                QTest::mouseMove(&hands.board(), step);
            hands.board().grab();
            hands.page().findChild<QPushButton *>(u"correctionAccept"_s)->click();
            QTest::mouseMove(&hands.board(), at + QPoint(3, 2));
            hands.board().grab();
            QVERIFY(hands.entry().targets().isEmpty());
            QVERIFY(hands.board().chips().isEmpty());
            QTest::mouseMove(&hands.board(), QPoint(60, 60));
        }
    }

    void stepByStepIsAfresh_data() { addGames(); }
    void stepByStepIsAfresh()
    {
        QFETCH(QString, file);
        const TableRecord record = scenarioRecord(file);
        Game game(m_catalogue, headOf(record), eventsOf(record), 0, nullptr);
        TablePage page(game, m_catalogue);
        page.setAnimated(false);
        page.resize(900, 600);
        PlayBoard &board = page.board();
        const GameSetup setup = setupOf(m_catalogue, record);
        const QList<State> states = replayAll(setup, record);
        const auto compare = [&] {
            if (!game.record().finished)
                QVERIFY(board.picture() == pictureOf(setup, states[game.record().turns.size()], board.pictureOptions()));
        };
        while (game.canRedo()) {
            game.redo();
            compare();
            if (game.position() % 25 == 0) {
                board.fit();
                TablePage fresh(game, m_catalogue);
                fresh.setAnimated(false);
                fresh.resize(page.size());
                fresh.board().resize(board.size());
                fresh.board().fit();
                // Where painting takes long, tiles come a little later.
                QTRY_VERIFY(board.grab().toImage() == fresh.board().grab().toImage());
            }
        }
        while (game.canUndo()) {
            game.undo();
            compare();
        }
        QVERIFY(game.record().turns.isEmpty());
    }

    void tournamentHidesHelps()
    {
        const TableRecord record = scenarioRecord(scenarioFiles(u"jcz"_s, u"004*.jcz"_s).first());
        Game game(m_catalogue, headOf(record), eventsOf(record), 0, nullptr);
        TablePage page(game, m_catalogue);
        const auto dead = [&] {
            for (const PictureSquare &s : page.board().picture().squares)
                if (s.mark == SquareMark::Dead)
                    return true;
            return false;
        };
        while (game.canRedo() && !dead())
            game.redo();
        QVERIFY(dead());
        page.setTournament(true);
        QVERIFY(!dead());
        page.setTournament(false);
        QVERIFY(dead());
    }

    void anIllegalTileIsAskedAbout()
    {
        const TableRecord record = scenarioRecord(scenarioFiles(u"jcz"_s, u"000*.jcz"_s).first());
        Hands player(m_catalogue, record);
        player.takeFromTray(u"base:B"_s);
        const Position beside{0, -1};           // the start tile's city
        QTest::mouseMove(&player.board(), player.board().rectOf(beside).center().toPoint());
        player.click(&player.board(), player.board().rectOf(beside).center().toPoint());
        QCOMPARE(player.game().record().turns.size(), 0);
        auto *accept = player.board().findChild<QPushButton *>(u"acceptButton"_s);
        QVERIFY(accept->isVisible());
        QTest::mouseClick(accept, Qt::LeftButton);
        QCOMPARE(player.game().record().turns.size(), 1);
        QVERIFY(!player.game().record().turns.first().accepted.isEmpty());
        QVERIFY(player.board().picture().hasMark(beside, SquareMark::Accepted));
    }

    /// Hover lights the whole feature and tells its open ends, who is on it, and what it is worth; a click keeps it, a second one lets it go.
    void hoverTellsAndAClickKeeps()
    {
        const TableRecord record = scenarioRecord(QStringLiteral(WAYSIDE_SOURCE_DIR) + u"/resources/samples/sample.wayside"_s);
        const QList<Event> events = eventsOf(record);
        Game game(m_catalogue, headOf(record), events, 0, nullptr);
        while (game.record().turns.size() < 60)
            game.redoTurn();
        TablePage page(game, m_catalogue);
        page.setAnimated(false);
        page.resize(1366, 768);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        PlayBoard &board = page.board();
        auto *inspector = page.findChild<Inspector *>();
        QSet<FeatureKind> seen;
        for (const Feature &feature : game.state().features.features) {
            const bool road = feature.kind == FeatureKind::Road;
            if (seen.contains(feature.kind) || (road && (feature.tiles.size() < 4 || feature.signposts.isEmpty() || feature.complete())))
                continue;
            const std::optional<QPoint> at = pointOn(board, game.state(), feature);
            if (!at)
                continue;
            seen.insert(feature.kind);
            const int id = game.state().features.of(feature.parts.first());
            QTest::mouseMove(&board, *at);
            QCOMPARE(game.state().features.of(board.hoveredPart().value_or(FeaturePart{})), id);
            QCOMPARE(inspector->feature(), id);
            QHelpEvent help(QEvent::ToolTip, *at, board.mapToGlobal(*at));
            QApplication::sendEvent(&board, &help);
            compareTip(QToolTip::text(), game, feature, id);
            QTest::mouseClick(&board, Qt::LeftButton, {}, *at);
            QVERIFY(std::any_of(board.picture().glows.begin(), board.picture().glows.end(),
                                [&](const PictureGlow &glow) { return glow.pinned && glow.parts == feature.parts; }));
            QCOMPARE(board.picture().numbers.size(), road ? roadWalk(game.state().board, game.state().features, id).size() : 0);
            QTest::mouseClick(&board, Qt::LeftButton, {}, *at);
            QVERIFY(board.picture().glows.isEmpty());
        }
        QVERIFY(seen.contains(FeatureKind::Road) && seen.contains(FeatureKind::City) && seen.contains(FeatureKind::Field)
                && seen.contains(FeatureKind::Monastery));
    }

    /// "?" of any line on the page opens a rule that the rulebook has.
    void everyQuestionMarkOpensItsRule()
    {
        const TableRecord record = scenarioRecord(QStringLiteral(WAYSIDE_SOURCE_DIR) + u"/resources/samples/sample.wayside"_s);
        const QList<Event> events = eventsOf(record);
        Game game(m_catalogue, headOf(record), events, events.size() - 2, nullptr);
        TablePage page(game, m_catalogue);
        page.resize(1366, 768);
        page.show();
        QSignalSpy asked(&page, &TablePage::ruleRequested);
        int marks = 0;
        for (QAction *panel : page.panelActions()) {
            for (LineView *view : page.findChildren<LineView *>()) {
                if (!view->isVisible())
                    continue;
                for (int row = 0; row < std::min(4, view->lines().rowCount()); ++row) {
                    const QModelIndex index = view->lines().index(row, 0);
                    const QString rule = view->lines().line(index).rule;
                    if (rule.isEmpty())
                        continue;
                    view->scrollTo(index);
                    asked.clear();
                    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->ruleBox(index).center());
                    QCOMPARE(asked.size(), 1);
                    QCOMPARE(asked.first().first().toString(), rule);
                    ++marks;
                }
            }
            panel->trigger();       // away, so that the panel behind it is seen
        }
        QVERIFY(marks > 8);
    }

    /// "What fits here", while the panel is looked at: the square under the pointer, with each player's chance.
    void whatFitsHereFollowsThePointer()
    {
        const TableRecord record = scenarioRecord(QStringLiteral(WAYSIDE_SOURCE_DIR) + u"/resources/samples/sample.wayside"_s);
        const QList<Event> events = eventsOf(record);
        Game game(m_catalogue, headOf(record), events, 60, nullptr);
        TablePage page(game, m_catalogue);
        page.resize(1366, 768);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        auto *panel = page.findChild<RemainingPanel *>();
        qobject_cast<QDockWidget *>(panel->parentWidget())->raise();
        QTRY_VERIFY(panel->isVisible());
        int fitting = 0;
        for (const PictureSquare &square : QList(page.board().picture().squares)) {
            const QPoint at = page.board().rectOf(square.at).center().toPoint();
            if (square.mark != SquareMark::Open || !page.board().rect().contains(at))
                continue;
            QTest::mouseMove(&page.board(), at);
            const QModelIndex first = panel->view().lines().index(0, 0);
            const Line line = panel->view().lines().line(first);
            const QList<RemainingType> fits = typesThatFit(game.state().board, remainingTypes(game.setup(), game.state()), square.at);
            QVERIFY2(line.text.contains(squareName(square.at)), qPrintable(line.text));
            QVERIFY(line.text.contains(QString::number(tilesLeft(fits))));
            QCOMPARE(panel->view().lines().rowCount(first), fits.size());
            QCOMPARE(line.points.size(), fits.isEmpty() ? 0 : record.players.size());
            fitting += fits.isEmpty() ? 0 : 1;
        }
        QVERIFY(fitting > 5);
    }

    void zoomKeepsThePointUnderThePointer()
    {
        const TableRecord record = scenarioRecord(scenarioFiles(u"jcz"_s, u"000*.jcz"_s).first());
        Hands player(m_catalogue, record);
        const QPointF at(300, 200);
        const QPointF before = player.board().frame().toTable(at);
        QWheelEvent wheel(at, player.board().mapToGlobal(at), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&player.board(), &wheel);
        const QPointF after = player.board().frame().toTable(at);
        QVERIFY(QLineF(before, after).length() < 0.02);
        QTest::keyClick(&player.board(), Qt::Key_0);
        QVERIFY(player.board().rect().contains(player.board().rectOf({0, 0}).toRect()));
    }
};

QTEST_MAIN(TestBoard)
#include "tst_board.moc"
