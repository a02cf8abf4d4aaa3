// Turns entered on the real board as a player would, by mouse and by keyboard; and the board's picture after every change.
// With WAYSIDE_PICTURES=folder it is drawn there.
#include "model/board/placement.h"
#include "model/storage/recordfile.h"
#include "model/tiles/tilecode.h"
#include "tests/support/scenarios.h"
#include "views/board/playboard.h"
#include "views/palette/spotdelegate.h"
#include "views/palette/spotsheet.h"
#include "views/palette/tray.h"
#include "views/palette/traymodel.h"
#include "views/palette/trayview.h"
#include "views/table/correctionpanel.h"
#include "views/table/tablepage.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

/// A table on the screen with its clicks counted.
class Hands
{
public:
    Hands(const Catalogue &catalogue, const TableRecord &record)
        : m_catalogue(catalogue), m_game(catalogue, headOf(record), {}, 0, nullptr), m_page(m_game, catalogue)
    {
        m_page.setAnimated(false);
        m_page.resize(1366, 768);
        m_page.show();
        QVERIFY2(QTest::qWaitForWindowExposed(&m_page), "the page isn't shown");
        board().setFocus();
    }

    Game &game() { return m_game; }
    PlayBoard &board() { return m_page.board(); }
    Entry &entry() { return m_page.entry(); }
    TablePage &page() { return m_page; }
    int clicks() const { return m_clicks; }

    /// The state's own totals, with those of the record played on its own.
    bool sameScores(const TableRecord &record)
    {
        if (record.finished)
            m_game.finish(true);
        const State expected = replay(setupOf(m_catalogue, record), record);
        const int players = int(record.players.size());
        return m_game.state().totals(players) == expected.totals(players) && m_game.state().scorings == expected.scorings;
    }

    void click(QWidget *widget, QPoint at)
    {
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
        ++m_clicks;
    }

    void setAside(const QString &tile)
    {
        takeFromTray(tile);
        m_page.findChild<QToolButton *>(u"traySetAside"_s)->click();
    }

    void takeFromTray(const QString &tile)
    {
        auto *tray = m_page.findChild<Tray *>();
        TrayView &view = tray->view();
        const auto &items = tray->model().items();
        for (int row = 0; row < items.size(); ++row)
            if (items[row].tile->id == tile) {
                const QModelIndex index = tray->model().index(row, 0);
                view.scrollTo(index);
                click(view.viewport(), view.visualRect(index).center());
                return;
            }
        QFAIL(qPrintable(u"the tray hasn't got "_s + tile));
    }

    /// By mouse, tile first: the tray's tile, then the square.
    void layByMouse(const Turn &turn)
    {
        m_clicks = 0;
        takeFromTray(turn.tile);
        QVERIFY(entry().tileInHand());
        const QPoint at = board().rectOf(turn.at).center().toPoint();
        QTest::mouseMove(&board(), at);
        for (int i = 0; i < 4 && !looksSame(*entry().tileInHand(), entry().rotation(), turn.rotation); ++i)
            QTest::keyClick(&board(), Qt::Key_Space);
        click(&board(), at);
        QCOMPARE(m_game.record().turns.last().at, turn.at);
        QCOMPARE(m_clicks, 2);
    }

    int chipFor(const Turn &turn)
    {
        const auto chips = board().chips();
        const Board &table = m_game.state().board;
        for (int i = 0; i < chips.size(); ++i) {
            const Target &target = entry().targets()[chips[i].target];
            if (turn.tollhouse && target.kind == Target::Kind::Tollhouse && target.square == *turn.tollhouse)
                return i;
            if (turn.recall && target.kind == Target::Kind::Recall && target.square == *turn.recall)
                return i;
            if (!turn.meeple || target.kind != Target::Kind::Meeple || chips[i].kind != turn.meeple->kind)
                continue;
            const Occupant on = table.at(turn.meeple->at.value_or(turn.at)).last();
            if (partByName(table, on.tile, on.cell, turn.meeple->feature) == target.part)
                return i;
        }
        return -1;
    }

    void actByMouse(const Turn &turn)
    {
        const int chip = chipFor(turn);
        QVERIFY2(chip >= 0, qPrintable(u"no target for turn %1"_s.arg(m_game.record().turns.size())));
        const auto chips = board().chips();
        for (const TargetChip &usual : chips)          // other figures unfold while the pointer is on the usual one
            if (!usual.extra && usual.target == chips[chip].target)
                QTest::mouseMove(&board(), usual.at.toPoint());
        click(&board(), chips[chip].at.toPoint());
        QCOMPARE(m_clicks, 3);
        QVERIFY(!m_game.turnOpen());
    }

    void walkTo(Position to)
    {
        if (!board().cursorSquare())
            QTest::keyClick(&board(), Qt::Key_Right);
        while (board().cursorSquare()->x != to.x)
            QTest::keyClick(&board(), board().cursorSquare()->x < to.x ? Qt::Key_Right : Qt::Key_Left);
        while (board().cursorSquare()->y != to.y)
            QTest::keyClick(&board(), board().cursorSquare()->y < to.y ? Qt::Key_Down : Qt::Key_Up);
    }

    /// Spot first: the cell cursor, the tile's code, Enter.
    void layByKeys(const Turn &turn)
    {
        walkTo(turn.at);
        SpotSheet &sheet = *board().spotSheet();
        const TileRef tile = m_game.setup().tiles.find(turn.tile);
        const QString code = tileCode(*tile);
        QTest::keyClick(&board(), code[0].toLatin1());
        QVERIFY(sheet.isVisible());
        auto *filter = sheet.findChild<QLineEdit *>();
        QTest::keyClicks(filter, code.mid(1));
        for (int i = 0; i < 80 && (!sheet.chosenTile() || sheet.chosenTile()->id != turn.tile); ++i)
            QTest::keyClick(filter, Qt::Key_Right);
        QVERIFY2(sheet.chosenTile() && sheet.chosenTile()->id == turn.tile, qPrintable(turn.tile));
        for (int i = 0; i < 4 && !looksSame(*tile, sheet.chosenRotation(), turn.rotation); ++i)
            QTest::keyClick(filter, Qt::Key_Space);
        QTest::keyClick(filter, Qt::Key_Return);
        QVERIFY(!sheet.isVisible());
        QCOMPARE(m_game.record().turns.last().at, turn.at);
    }

    void actByKeys(const Turn &turn)
    {
        const int chip = chipFor(turn);
        QVERIFY(chip >= 0);
        for (int i = 0; i <= chip; ++i)
            QTest::keyClick(&board(), Qt::Key_Tab);
        QTest::keyClick(&board(), Qt::Key_Return);
        QVERIFY(!m_game.turnOpen());
    }

private:
    const Catalogue &m_catalogue;
    Game m_game;
    TablePage m_page;
    int m_clicks = 0;
};

bool acts(const Turn &turn) { return turn.meeple || turn.tollhouse || turn.recall; }

} // namespace

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

    /// Makes the kind of mistake in a turn about 30 before the end; its index, or -1.
    int mistakeIn(TableRecord &record, int kind) const
    {
        const GameSetup setup = setupOf(m_catalogue, record);
        const QList<State> states = replayAll(setup, record);
        for (int i = int(record.turns.size()) - 30; i > 5; --i) {
            Turn &turn = record.turns[i];
            const TileRef tile = setup.tiles.find(turn.tile);
            const bool next = i + 1 < record.turns.size() && record.turns[i + 1].hasTile();
            if (!tile || !next || (kind == 4) != bool(turn.meeple))
                continue;
            switch (kind) {
            case 0:
                if (looksSame(*tile, turn.rotation, plus(turn.rotation, Rotation::R90)))
                    continue;
                turn.rotation = plus(turn.rotation, Rotation::R90);
                break;
            case 1:
                for (const Position &p : openSquares(states[i].board))
                    if (states.last().board.isFree(p)) {
                        turn.at = p;
                        return i;
                    }
                continue;
            case 2: turn.tile = turn.tile == u"base:B" ? u"base:A"_s : u"base:B"_s; break;
            case 3: turn.player = (turn.player + 1) % int(record.players.size()); break;
            case 4: turn.meeple.reset(); break;
            case 5: {
                Turn extra;
                extra.player = turn.player;
                extra.tile = u"base:B"_s;
                extra.at = {40, 40};
                record.turns.insert(i, extra);
                break;
            }
            default: record.turns.removeAt(i); break;
            }
            return i;
        }
        return -1;
    }

    /// The one or two clicks that say how it was; returns how many.
    static int choose(TablePage &page, const Turn &right, int kind)
    {
        const auto pressTile = [&] {
            auto *list = page.findChild<QListView *>(u"correctionTiles"_s);
            for (int row = 0; row < list->model()->rowCount(); ++row) {
                const QModelIndex index = list->model()->index(row, 0);
                if (index.data(SpotDelegate::TileRole).value<TileRef>()->id != right.tile)
                    continue;
                list->scrollTo(index);
                QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
                return;
            }
            QFAIL("the tile isn't offered");
        };
        const auto pressSquare = [&] {
            page.board().fit();
            QTest::mouseClick(&page.board(), Qt::LeftButton, {}, page.board().rectOf(right.at).center().toPoint());
        };
        const auto pressButton = [&](const QString &name) {
            auto *button = page.findChild<QToolButton *>(name);
            QVERIFY(button);
            QTest::mouseClick(button, Qt::LeftButton);
        };
        const Correction *correction = page.correctionPanel().correction();
        if (kind == 0) {
            for (const auto &[rotation, legal] : correction->rotations())
                if (looksSame(*page.entry().game().setup().tiles.find(right.tile), rotation, right.rotation)) {
                    pressButton(u"correctionRotation%1"_s.arg(degrees(rotation)));
                    break;
                }
        } else if (kind == 1) {
            pressSquare();
        } else if (kind == 2) {
            pressTile();
        } else if (kind == 3) {
            pressButton(u"correctionPlayer%1"_s.arg(right.player));
        } else if (kind == 4) {
            auto *list = page.findChild<QListWidget *>(u"correctionActions"_s);
            for (int row = 1; row < list->count(); ++row) {
                const Target &target = correction->targets()[list->item(row)->data(Qt::UserRole).toInt()];
                if (target.feature == right.meeple->feature && list->item(row)->data(Qt::UserRole + 1).toInt() == int(right.meeple->kind)) {
                    list->scrollToItem(list->item(row));
                    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
                    return 1;
                }
            }
            QTest::qFail("the figure isn't offered", __FILE__, __LINE__);
        } else if (kind == 6) {
            pressTile();
            pressSquare();
            return 2;
        }
        return kind == 5 ? 0 : 1;
    }

private Q_SLOTS:
    void byMouse_data() { addGames(); }
    void byMouse()
    {
        QFETCH(QString, file);
        const TableRecord record = scenarioRecord(file);
        Hands player(m_catalogue, record);
        for (const Turn &turn : record.turns) {
            for (const QString &tile : turn.aside)
                player.setAside(tile);
            if (turn.hasTile())
                player.layByMouse(turn);
            if (acts(turn))
                player.actByMouse(turn);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(player.sameScores(record));
    }

    void byKeys_data() { addGames(); }
    void byKeys()
    {
        QFETCH(QString, file);
        const TableRecord record = scenarioRecord(file);
        Hands player(m_catalogue, record);
        for (const Turn &turn : record.turns) {
            for (const QString &tile : turn.aside)
                player.entry().setAside(tile);
            if (turn.hasTile())
                player.layByKeys(turn);
            if (acts(turn))
                player.actByKeys(turn);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(player.sameScores(record));
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
                QVERIFY(board.grab().toImage() == fresh.board().grab().toImage());
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

    void fiveClicksPutATurnRight_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("rotation") << 0;
        QTest::newRow("square") << 1;
        QTest::newRow("tile") << 2;
        QTest::newRow("player") << 3;
        QTest::newRow("meeple") << 4;
        QTest::newRow("turn too many") << 5;
        QTest::newRow("forgotten turn") << 6;
    }
    /// A wrong entry, 30 turns back: every kind of mistake, made and put right again by clicks alone.
    void fiveClicksPutATurnRight()
    {
        QFETCH(int, kind);
        const TableRecord right = scenarioRecord(scenarioFiles(u"jcz"_s, u"006*.jcz"_s).first());
        TableRecord wrong = right;
        const int index = mistakeIn(wrong, kind);
        QVERIFY(index >= 0);
        wrong.finished = false;
        const QList<Event> events = eventsOf(wrong);
        Game game(m_catalogue, headOf(wrong), events, events.size(), nullptr);
        TablePage page(game, m_catalogue);
        page.setAnimated(false);
        page.resize(1366, 768);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        int clicks = 0;
        QMenu menu;
        page.fillMenu(menu, game.record().turns[index].at);
        ++clicks;                                       // the right click on the tile
        const QString action = kind == 5 ? u"turnRemove"_s : kind == 6 ? u"turnInsert"_s : u"turnChange"_s;
        menu.findChild<QAction *>(action)->trigger();
        ++clicks;
        clicks += choose(page, right.turns[kind == 6 ? index : std::min<int>(index, int(right.turns.size()) - 1)], kind);
        if (QTest::currentTestFailed())
            return;
        QTest::mouseClick(page.findChild<QPushButton *>(u"correctionAccept"_s), Qt::LeftButton);
        ++clicks;
        QVERIFY(clicks <= 5);
        TableRecord expected = right;
        expected.finished = false;
        const int players = int(right.players.size());
        QCOMPARE(game.state().totals(players), replay(setupOf(m_catalogue, expected), expected).totals(players));
        QCOMPARE(game.record().turns.size(), right.turns.size());
        game.undo();
        QVERIFY(game.record().turns == wrong.turns);
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
