// The panels beside the board, driven as a player would, over recorded games. With WAYSIDE_PICTURES=folder they are drawn there.
#include "model/board/placement.h"
#include "model/game/remaining.h"
#include "model/storage/recordfile.h"
#include "tests/support/playedgame.h"
#include "views/common/style.h"
#include "views/inspector/inspector.h"
#include "views/inspector/remaining.h"
#include "views/inspector/signpostlist.h"
#include "views/inspector/tollpanel.h"
#include "views/palette/tray.h"
#include "views/palette/traymodel.h"
#include "views/palette/trayview.h"
#include "views/scoreboard/historylist.h"
#include "views/scoreboard/scoreboard.h"
#include "views/scoreboard/scorelog.h"
#include "views/scoreboard/scoremodel.h"
#include "views/table/turncard.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyleFactory>
#include <QTest>
#include <QToolButton>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestPanels : public QObject
{
    Q_OBJECT

    Catalogue m_catalogue = Catalogue::shipped();

    static QByteArray bytesOf(const QString &name)
    {
        QFile file(QStringLiteral(WAYSIDE_TEST_DATA) + u"/scenarios/"_s + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// A recorded game as if it had been entered, with `turns` of its turns played.
    std::unique_ptr<Game> game(const QString &name, qsizetype turns = -1) const
    {
        const TableRecord record = readGames(bytesOf(name)).games.first().record;
        const QList<Event> events = eventsOf(record);
        return std::make_unique<Game>(m_catalogue, headOf(record), events, turns < 0 ? events.size() : turns, nullptr);
    }

    std::unique_ptr<Game> tableOf(int players, int turns) const
    {
        const QStringList names{u"Ash"_s, u"Bartoloměj Nejnevyzpytatelnější"_s, u"Cedar"_s, u"Dogwood"_s, u"Elm"_s, u"Fir"_s};
        return playedGame(m_catalogue, {u"base-c3"_s, u"signposts"_s, u"tollkeepers-c3"_s}, names.mid(0, players), turns, 7);
    }

    /// Draws a widget light and dark where a folder for pictures is given.
    static void picture(QWidget &widget, const QString &name, QSize size)
    {
        const QString folder = qEnvironmentVariable("WAYSIDE_PICTURES");
        if (folder.isEmpty())
            return;
        widget.resize(size);
        widget.show();
        for (bool dark : {false, true}) {
            QApplication::setPalette(dark ? style::darkPalette() : style::lightPalette());
            QApplication::processEvents();
            widget.grab().save(u"%1/%2-%3.png"_s.arg(folder, name, dark ? u"dark"_s : u"light"_s));
        }
        QApplication::setPalette(style::lightPalette());
        QApplication::processEvents();
    }

    /// All lines below, one after the other.
    static QList<Line> flat(const LineModel &model, const QModelIndex &parent = {})
    {
        QList<Line> lines;
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            lines.append(model.line(index));
            lines.append(flat(model, index));
        }
        return lines;
    }

    static QList<Line> flat(const LinePanel &panel) { return flat(panel.view().lines()); }

    static void clickLine(LineView &view, const QModelIndex &index)
    {
        view.scrollTo(index);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).topLeft() + QPoint(60, 8));
    }

    static void doubleClickLine(LineView &view, const QModelIndex &index)
    {
        view.scrollTo(index);
        const QPoint at = view.visualRect(index).topLeft() + QPoint(60, 8);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
    }

    static int rowOf(const TrayModel &model, const QString &id)
    {
        for (int row = 0; row < model.items().size(); ++row)
            if (model.items()[row].tile->id == id)
                return row;
        return -1;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
        QApplication::setPalette(style::lightPalette());
    }

    void trayTakesInHandByMouse()
    {
        const auto played = tableOf(3, 12);
        Entry entry(*played);
        Tray tray(entry, m_catalogue);
        tray.resize(320, 700);
        tray.show();
        QSignalSpy taken(&tray, &Tray::taken);
        const int row = rowOf(tray.model(), u"base:V"_s);
        QVERIFY(row >= 0);
        const QModelIndex index = tray.model().index(row);
        tray.view().scrollTo(index);
        QTest::mouseClick(tray.view().viewport(), Qt::LeftButton, {}, tray.view().visualRect(index).center());
        QVERIFY(entry.tileInHand());
        QCOMPARE(entry.tileInHand()->id, u"base:V"_s);
        QCOMPARE(taken.size(), 1);
        QVERIFY(tray.model().items()[row].inHand);
        picture(tray, u"tray"_s, {330, 700});
        QTest::mouseClick(tray.view().viewport(), Qt::LeftButton, {}, tray.view().visualRect(index).center());
        QVERIFY(!entry.tileInHand());
    }

    void trayFindsByCodeAndWord()
    {
        const auto played = tableOf(3, 12);
        Entry entry(*played);
        Tray tray(entry, m_catalogue);
        tray.resize(320, 700);
        tray.show();
        auto *filter = tray.findChild<QLineEdit *>(u"trayFilter"_s);
        tray.startTyping();
        QTest::keyClicks(filter, u"crrr"_s);
        QVERIFY(tray.model().rowCount() > 0);
        for (const TrayItem &item : tray.model().items())
            QVERIFY(item.tile->roads.size() == 3);
        QTest::keyClick(filter, Qt::Key_Return);
        QVERIFY(entry.tileInHand());
        QTest::keyClick(filter, Qt::Key_Escape);
        QTest::keyClicks(filter, u"travell"_s);
        QCOMPARE(tray.model().rowCount(), 8);
        filter->setText(u"rf mon"_s);
        QCOMPARE(rowOf(tray.model(), u"base:B"_s), -1);
        QVERIFY(rowOf(tray.model(), u"base:A"_s) >= 0);
        filter->setText(u"zzz"_s);
        QCOMPARE(tray.model().rowCount(), 0);
        filter->clear();
        QTest::keyClick(filter, Qt::Key_Down);
        QTest::keyClick(&tray.view(), Qt::Key_Right);
        QTest::keyClick(&tray.view(), Qt::Key_Return);
        QCOMPARE(entry.tileInHand()->id, tray.model().items()[1].tile->id);
    }

    void trayCountsDownAndKeepsItsPlace()
    {
        const auto played = game(u"jcz/009-inns2-6p.jcz"_s, 20);
        Entry entry(*played);
        Tray tray(entry, m_catalogue);
        tray.resize(320, 400);
        tray.show();
        tray.view().verticalScrollBar()->setValue(150);
        QSignalSpy reset(&tray.model(), &QAbstractItemModel::modelReset);
        const int before = tray.model().left();
        played->goTo(60);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(tray.view().verticalScrollBar()->value(), 150);
        QVERIFY(tray.model().left() < before);
        QCOMPARE(tray.model().left(), tilesLeft(remainingTypes(played->setup(), played->state())));
        picture(tray, u"tray-inns-late"_s, {330, 700});
        QTest::mouseClick(tray.findChild<QToolButton *>(u"trayHideUsedUp"_s), Qt::LeftButton);
        for (const TrayItem &item : tray.model().items())
            QVERIFY(item.left != 0);
        picture(tray, u"tray-inns-hidden"_s, {330, 700});
    }

    void trayOffersWhatTheCounterCounts()
    {
        const auto played = tableOf(3, 0);
        Entry entry(*played);
        Tray tray(entry, m_catalogue);
        QHash<QString, int> shown;
        for (const TrayItem &item : tray.model().items())
            if (!item.plainOrUnknown)
                shown[item.type] += item.left;
        int all = 0;
        for (const TrayItem &item : tray.model().items()) {
            if (!item.plainOrUnknown)
                QCOMPARE(shown[item.type], item.typeLeft);
        }
        for (int n : shown)
            all += n;
        QCOMPARE(all, tray.model().left());
    }

    void setAsideIsCounted()
    {
        const auto played = tableOf(3, 5);
        Entry entry(*played);
        Tray tray(entry, m_catalogue);
        tray.show();
        const int before = tray.model().left();
        auto *aside = tray.findChild<QToolButton *>(u"traySetAside"_s);
        QVERIFY(!aside->isEnabled());
        entry.takeInHand(u"base:V"_s);
        QTest::mouseClick(aside, Qt::LeftButton);
        QVERIFY(!entry.tileInHand());
        QCOMPARE(tray.model().left(), before - 1);
        auto *back = tray.findChild<QToolButton *>(u"trayTakeBack"_s);
        QVERIFY(back->isVisible());
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(entry.tileInHand()->id, u"base:V"_s);
        QCOMPARE(tray.model().left(), before);
        QVERIFY(!back->isVisible());
    }

    /// Undo takes back what was done last: the tile set aside, not the turn before it; and another turn has nothing set aside.
    void undoTakesBackWhatWasSetAside()
    {
        const auto played = tableOf(3, 5);
        Entry entry(*played);
        TurnCard card(entry);
        card.show();
        auto *undo = card.findChild<QPushButton *>(u"turnUndo"_s);
        const auto table = played->record();
        entry.takeInHand(u"base:V"_s);
        entry.setAside(u"base:V"_s);
        QTest::mouseClick(undo, Qt::LeftButton);
        QVERIFY(entry.aside().isEmpty());
        QCOMPARE(entry.tileInHand()->id, u"base:V"_s);
        QVERIFY(played->record() == table);
        entry.setAside(u"base:V"_s);
        played->undoTurn();
        QVERIFY(entry.aside().isEmpty());
    }

    /// A tile of which no copy is left can be neither taken nor set aside, so that the next tile is never refused for it.
    void whatIsUsedUpCannotBeDrawn()
    {
        const auto played = tableOf(3, 60);
        Entry entry(*played);
        QSignalSpy refused(&entry, &Entry::refused);
        QString gone;
        for (const TileRef &tile : played->setup().tiles.all())
            if (typeLeft(played->setup(), played->state(), tile->id) == 0)
                gone = tile->id;
        QVERIFY(!gone.isEmpty());
        entry.takeInHand(gone);
        QVERIFY(!entry.tileInHand());
        entry.setAside(gone);
        QVERIFY(entry.aside().isEmpty());
        QCOMPARE(refused.size(), 2);
        for (const Position &square : openSquares(played->state().board))
            for (const Fit &fit : entry.fitsAt(square))
                QVERIFY(fit.tile->id != gone);
    }

    void turnCardLeadsThroughATurn()
    {
        const auto played = tableOf(3, 9);
        Entry entry(*played);
        TurnCard card(entry);
        card.show();
        const auto enabled = [&](const QString &name) { return card.findChild<QPushButton *>(name)->isEnabled(); };
        const QString choose = card.instruction();
        QVERIFY(!enabled(u"turnDone"_s));
        QVERIFY(!enabled(u"turnRotate"_s));
        QString tile;
        for (const TileRef &of : played->setup().tiles.all()) {
            entry.takeInHand(of->id);
            if (!entry.legalSquares().isEmpty() && entry.left(of->id) > 0 && !of->roads.isEmpty()) {
                tile = of->id;
                break;
            }
        }
        QVERIFY(!tile.isEmpty());
        QVERIFY(card.instruction() != choose);
        QVERIFY(enabled(u"turnRotate"_s));
        picture(card, u"turncard-hand"_s, {320, 250});
        const Rotation before = entry.rotation();
        QTest::mouseClick(card.findChild<QPushButton *>(u"turnRotate"_s), Qt::LeftButton);
        QVERIFY(entry.rotation() != before);
        const Position at = entry.legalSquares().first();
        entry.pointAt(at);
        QVERIFY(entry.layAt(at));
        QVERIFY(enabled(u"turnDone"_s));
        picture(card, u"turncard-action"_s, {320, 250});
        QTest::mouseClick(card.findChild<QPushButton *>(u"turnDone"_s), Qt::LeftButton);
        QVERIFY(!played->turnOpen());
        const qsizetype turns = played->record().turns.size();
        const int player = played->currentPlayer();
        QTest::mouseClick(card.findChild<QPushButton *>(u"turnMissed"_s), Qt::LeftButton);
        QCOMPARE(played->record().turns.size(), turns + 1);
        QVERIFY(!played->record().turns.last().hasTile());
        QVERIFY(played->currentPlayer() != player);
        QVERIFY(played->state().problems.isEmpty());
        QTest::mouseClick(card.findChild<QPushButton *>(u"turnUndo"_s), Qt::LeftButton);
        QCOMPARE(played->record().turns.size(), turns);
    }

    void scoresAreThoseOfTheGame()
    {
        const auto played = game(u"jcz/009-inns2-6p.jcz"_s);
        Scoreboard board(*played);
        board.show();
        if (!played->state().finished)
            played->finish(true);
        const QList<int> totals = played->state().totals(6);
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(board.model().rows()[i].points, totals[i]);
            QCOMPARE(board.model().rows()[i].projected, totals[i]);
        }
        board.setSourcesShown(true);
        picture(board, u"scores-six-final"_s, {300, 640});
        played->goTo(40);
        const QList<int> projected = projectedTotals(played->setup(), played->state());
        for (int i = 0; i < 6; ++i)
            QCOMPARE(board.model().rows()[i].projected, projected[i]);
        picture(board, u"scores-six-mid"_s, {260, 560});
        board.setAidsShown(false);
        QVERIFY(!board.model().projectionShown());
        const auto tolls = tableOf(3, 60);
        Scoreboard three(*tolls);
        picture(three, u"scores-three"_s, {260, 260});
    }

    void logHoldsEveryScoring()
    {
        const auto played = game(u"jcz/009-inns2-6p.jcz"_s);
        ScoreLog log(*played);
        log.resize(360, 500);
        log.show();
        QCOMPARE(log.view().lines().rowCount(), played->state().scorings.size());
        QSignalSpy rule(&log, &ScoreLog::ruleRequested);
        QSignalSpy squares(&log, &ScoreLog::squaresPointed);
        const QModelIndex first = log.view().lines().index(0, 0);
        clickLine(log.view(), first);
        QCOMPARE(squares.size(), 1);
        QTest::mouseClick(log.view().viewport(), Qt::LeftButton, {}, log.view().ruleBox(first).center());
        QCOMPARE(rule.size(), 1);
        QCOMPARE(rule.first().first().toString(), log.view().lines().line(first).rule);
        log.view().setCurrentIndex(first);
        QTest::keyClick(&log.view(), Qt::Key_F1);
        QCOMPARE(rule.size(), 2);
        log.view().expand(first);
        picture(log, u"log"_s, {360, 500});
        log.filterByPlayer(2);
        int of = 0;
        for (const Scoring &scoring : played->state().scorings)
            of += scoring.points.contains(2);
        QCOMPARE(log.view().lines().rowCount(), of);
        log.filterByKind(int(ScoringKind::Toll));
        QCOMPARE(log.view().lines().rowCount(), 0);
    }

    void historyJumpsAndMarks()
    {
        const auto played = tableOf(3, 40);
        HistoryList list(*played);
        list.resize(340, 420);
        list.show();
        QCOMPARE(list.view().lines().rowCount(), 40);
        QSignalSpy removed(&list.view().lines(), &QAbstractItemModel::rowsRemoved);
        // Newest first: row 9 is turn 31. A click only shows where it lies.
        auto *back = list.findChild<QPushButton *>(u"historyBringBack"_s);
        QSignalSpy pointed(&list, &LinePanel::squaresPointed);
        clickLine(list.view(), list.view().lines().index(9, 0));
        QCOMPARE(played->record().turns.size(), 40);
        QCOMPARE(pointed.size(), 1);
        QVERIFY(!back->isVisible());
        doubleClickLine(list.view(), list.view().lines().index(9, 0));
        QCOMPARE(played->record().turns.size(), 31);
        QVERIFY(back->isVisible());
        QVERIFY(!played->turnOpen());
        QCOMPARE(list.view().lines().rowCount(), 40);
        QCOMPARE(removed.size(), 0);
        QVERIFY(list.view().lines().line(list.view().lines().index(0, 0)).dim);
        QVERIFY(list.view().lines().line(list.view().lines().index(9, 0)).strong);
        picture(list, u"history"_s, {340, 420});
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(played->record().turns.size(), 40);
        QVERIFY(!back->isVisible());
        list.setComment(3, u"Naprosto nejnevyzpytatelnější tah večera"_s);
        QCOMPARE(played->record().turns[3].comment, u"Naprosto nejnevyzpytatelnější tah večera"_s);
        QCOMPARE(played->record().turns.size(), 40);
        QVERIFY(list.view().lines().line(list.view().lines().index(36, 0)).detail.contains(u"nejnevyzpytatelnější"));
    }

    void inspectorAgreesWithTheScores()
    {
        const auto played = tableOf(3, 60);
        Inspector inspector(*played);
        inspector.resize(340, 500);
        inspector.show();
        const State &state = played->state();
        int longest = -1;
        for (int i = 0; i < state.features.features.size(); ++i) {
            const Feature &feature = state.features.features[i];
            inspector.hover(feature.parts.first());
            QCOMPARE(inspector.feature(), i);
            const QList<Line> lines = flat(inspector);
            const QString now = QString::number(sum(valueOfFeature(state, played->setup().rules, i, feature.complete())));
            QVERIFY(std::any_of(lines.begin(), lines.end(), [&](const Line &l) { return !l.points.isEmpty() && l.points.first().text == now; }));
            if (feature.kind == FeatureKind::Road && (longest < 0 || feature.signposts.size() > state.features.features[longest].signposts.size()))
                longest = i;
            if (feature.kind == FeatureKind::Field && state.features.citiesOf(state.board, i).size() > 3)
                picture(inspector, u"inspector-field"_s, {340, 420});
        }
        inspector.pin(state.features.features[longest].parts.first());
        inspector.hover(state.features.features[0].parts.first());
        QCOMPARE(inspector.feature(), longest);
        picture(inspector, u"inspector-road"_s, {340, 620});
        const QList<Line> lines = flat(inspector);
        QCOMPARE(std::count_if(lines.begin(), lines.end(), [](const Line &l) { return l.mark.has_value(); }), state.features.features[longest].signposts.size());
        QCOMPARE(std::count_if(lines.begin(), lines.end(), [](const Line &l) { return l.tile != nullptr; }), state.features.features[longest].tiles.size());
        played->goTo(0);
        QVERIFY(inspector.feature() < 0 || !flat(inspector).isEmpty());
    }

    void tollsSignpostsAndBoxFollowTheGame()
    {
        const auto played = tableOf(6, 66);
        TollPanel tolls(*played);
        SignpostList signposts(*played);
        RemainingPanel left(*played);
        signposts.setRuleStatus([](const QString &rule) { return rule == u"S.correct" ? u"printed"_s : u"community"_s; });
        tolls.resize(320, 500);
        signposts.resize(340, 600);
        left.resize(340, 600);
        for (LinePanel *panel : std::initializer_list<LinePanel *>{&tolls, &signposts, &left})
            panel->show();
        QCOMPARE(tolls.view().lines().rowCount(), played->state().tollhouses.size());
        const QList<SignpostVerdict> all = verdicts(played->state(), played->setup());
        const QList<Line> lines = flat(signposts);
        QCOMPARE(std::count_if(lines.begin(), lines.end(), [](const Line &l) { return l.mark && !l.strong; }), all.size());
        left.setSquare(deadSquares(played->state().board, remainingTypes(played->setup(), played->state())).value(0, {40, 40}));
        picture(tolls, u"tolls"_s, {320, 500});
        picture(signposts, u"signposts"_s, {340, 700});
        picture(left, u"remaining-dead"_s, {340, 500});
        played->goTo(60);
        const QList<RemainingType> types = remainingTypes(played->setup(), played->state());
        for (const auto &square : played->state().board.squares().keys())
            if (const Position below{square.x, square.y + 1}; played->state().board.isFree(below) && !typesThatFit(played->state().board, types, below).isEmpty())
                left.setSquare(below);
        picture(left, u"remaining-fits"_s, {340, 600});
        QVERIFY(flat(left).size() > 6);
        left.setAidsShown(false);
        QVERIFY(flat(left).isEmpty());
    }

    /// Updating line by line shows what showing afresh would.
    void followingTheGameEqualsShowingAfresh()
    {
        const auto played = tableOf(3, 50);
        HistoryList list(*played);
        ScoreLog log(*played);
        SignpostList signposts(*played);
        const QList<LinePanel *> panels{&list, &log, &signposts};
        for (LinePanel *panel : panels)
            panel->show();
        for (qsizetype at : {80, 40, 41, 42, 10, 0, 77, 100}) {
            played->goTo(at);
            HistoryList list2(*played);
            ScoreLog log2(*played);
            SignpostList signposts2(*played);
            const QList<LinePanel *> fresh{&list2, &log2, &signposts2};
            for (int i = 0; i < panels.size(); ++i) {
                fresh[i]->show();
                const QList<Line> a = flat(*panels[i]), b = flat(*fresh[i]);
                QCOMPARE(a.size(), b.size());
                for (int row = 0; row < a.size(); ++row)
                    QVERIFY(looksSame(a[row], b[row]));
            }
        }
    }
};

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"
