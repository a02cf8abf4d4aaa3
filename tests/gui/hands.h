// A player's hands: turns entered on the real table page by mouse and by keyboard, with the clicks counted.
#pragma once

#include "model/board/placement.h"
#include "model/tiles/tilecode.h"
#include "views/board/playboard.h"
#include "views/palette/spotsheet.h"
#include "views/palette/tray.h"
#include "views/palette/traymodel.h"
#include "views/palette/trayview.h"
#include "views/table/tablepage.h"

#include <QLineEdit>
#include <QTest>
#include <QToolButton>

namespace wayside {

using namespace Qt::StringLiterals;

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

inline bool acts(const Turn &turn) { return turn.meeple || turn.tollhouse || turn.recall; }

} // namespace wayside
