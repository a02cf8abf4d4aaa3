// A wrong entry 30 turns back in a game of 70 turns: every kind of mistake is made and put right again by clicks alone, with all
// later turns kept, and with the list of what changes in the scores before it is accepted.
#include "tests/gui/hands.h"
#include "tests/support/scenarios.h"
#include "views/palette/spotdelegate.h"
#include "views/table/correctionpanel.h"

#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>

using namespace wayside;

namespace {

constexpr int kTurns = 70;
constexpr int kBack = 30;

enum class Mistake { Rotation, Square, Tile, Player, Meeple, WrongMeeple, TooMany, Forgotten, Tollhouse, NoTollhouse, Token, NoToken };

struct Case {
    TableRecord right;
    TableRecord wrong;
    int index = -1;                 ///< of the turn that is wrong in `wrong`
};

} // namespace

class TestCorrection : public QObject
{
    Q_OBJECT

    Catalogue m_catalogue = Catalogue::shipped();

    TableRecord game() const
    {
        TableRecord record = scenarioRecord(QStringLiteral(WAYSIDE_SOURCE_DIR) + u"/resources/samples/sample.wayside"_s);
        record.turns.resize(kTurns);
        record.finished = false;
        return record;
    }

    /// A mage on some road that is not completed after the turn, other than `not`.
    std::optional<Token> mageOn(const GameSetup &setup, const State &before, const Turn &turn, const QString &notThere) const
    {
        State after = before;
        applyTurn(setup, after, turn);
        for (const Feature &feature : after.features.features) {
            if (feature.kind != FeatureKind::Road || feature.complete())
                continue;
            const FeaturePart part = feature.parts.first();
            Token mage;
            mage.kind = TokenKind::Mage;
            mage.kindName = toString(mage.kind);
            int cell = 0;
            mage.feature = nameOfPart(after.board, part, &cell);
            mage.at = after.board.tiles[part.tile].squareOf(cell);
            Turn with = turn;
            with.tokens = {mage};
            if (squareText(mage.at) != notThere && checkTurn(setup, before, with).size() == checkTurn(setup, before, turn).size())
                return mage;
        }
        return std::nullopt;
    }

    static QString squareText(Position p) { return u"%1/%2"_s.arg(p.x).arg(p.y); }

    /// Spoils the turn; false where it can't be spoilt in this way.
    bool spoil(Case &of, Mistake mistake, int i, const GameSetup &setup, const QList<State> &states) const
    {
        Turn &right = of.right.turns[i];
        Turn &wrong = of.wrong.turns[i];
        const TileRef tile = setup.tiles.find(wrong.tile);
        switch (mistake) {
        case Mistake::Rotation:
            wrong.rotation = plus(wrong.rotation, Rotation::R90);
            return !wrong.meeple && !looksSame(*tile, right.rotation, wrong.rotation);
        case Mistake::Square:
            for (const Position &p : openSquares(states[i].board))
                if (states.last().board.isFree(p)) {
                    wrong.at = p;
                    return !wrong.meeple && !wrong.tollhouse;
                }
            return false;
        case Mistake::Tile: wrong.tile = wrong.tile == u"base:B" ? u"base:A"_s : u"base:B"_s; return !wrong.meeple && !wrong.tollhouse;
        case Mistake::Player: wrong.player = (wrong.player + 1) % int(of.right.players.size()); return bool(wrong.meeple);
        case Mistake::Meeple: wrong.meeple.reset(); return bool(right.meeple);
        case Mistake::WrongMeeple:
            wrong.meeple->feature = u"field:@0"_s;
            return right.meeple && !right.meeple->feature.startsWith(u"field");
        case Mistake::TooMany: {
            Turn extra;
            extra.player = wrong.player;
            extra.tile = u"base:B"_s;
            extra.at = {40, 40};
            of.wrong.turns.insert(i, extra);
            return true;
        }
        case Mistake::Forgotten: of.wrong.turns.removeAt(i); return !right.meeple && !right.tollhouse;
        case Mistake::Tollhouse:
            for (const PlacedTile &p : states[i].board.tiles)
                if (const auto node = states[i].crossroadsAt(p.at); node && states[i].tollhouseAt(*node) < 0 && right.tollhouse != p.at)
                    wrong.tollhouse = p.at;
            return right.tollhouse && wrong.tollhouse != right.tollhouse;
        case Mistake::NoTollhouse: wrong.tollhouse.reset(); return bool(right.tollhouse);
        case Mistake::Token:
        case Mistake::NoToken: {
            const auto mage = mageOn(setup, states[i], right, {});
            const auto other = mage ? mageOn(setup, states[i], right, squareText(mage->at)) : std::nullopt;
            if (!mage || !other || right.meeple || right.tollhouse)
                return false;
            right.tokens = {*mage};
            if (mistake == Mistake::Token)
                wrong.tokens = {*other};
            return true;
        }
        }
        return false;
    }

    Case caseOf(Mistake mistake) const
    {
        const TableRecord played = game();
        const GameSetup setup = setupOf(m_catalogue, played);
        const QList<State> states = replayAll(setup, played);
        for (int i = kTurns - kBack; i > 5; --i) {
            Case of{played, played, i};
            if (of.right.turns[i].meeple || mistake != Mistake::WrongMeeple)
                if (spoil(of, mistake, i, setup, states))
                    return of;
        }
        return {};
    }

    // Clicks: each says how many it took.

    static int press(TablePage &page, const QString &name)
    {
        QTest::qWait(0);            // buttons that were just made are shown by the event loop
        auto *button = page.findChild<QAbstractButton *>(name);
        if (!button || !button->isEnabled() || !button->isVisible())
            QTest::qFail(qPrintable(name + u" can't be pressed"_s), __FILE__, __LINE__);
        else
            QTest::mouseClick(button, Qt::LeftButton);
        return 1;
    }

    static int pressSquare(TablePage &page, Position square)
    {
        page.board().fit();
        QTest::mouseClick(&page.board(), Qt::LeftButton, {}, page.board().rectOf(square).center().toPoint());
        return 1;
    }

    static int pressTile(TablePage &page, const QString &tile)
    {
        auto *list = page.findChild<QListView *>(u"correctionTiles"_s);
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (index.data(SpotDelegate::TileRole).value<TileRef>()->id != tile)
                continue;
            list->scrollTo(index);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
            return 1;
        }
        QTest::qFail("the tile isn't offered", __FILE__, __LINE__);
        return 0;
    }

    static int pressItem(QListWidget &list, QListWidgetItem *item)
    {
        list.scrollToItem(item);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(item).center());
        return 1;
    }

    /// The figure or the tollhouse of the turn as it should have been.
    static int pressAction(TablePage &page, const Turn &right)
    {
        auto *list = page.findChild<QListWidget *>(u"correctionActions"_s);
        const Correction *correction = page.correctionPanel().correction();
        for (int row = 1; row < list->count(); ++row) {
            QListWidgetItem *item = list->item(row);
            const Target &target = correction->targets()[item->data(Qt::UserRole).toInt()];
            const bool house = right.tollhouse && target.kind == Target::Kind::Tollhouse && target.square == *right.tollhouse;
            if (house || (right.meeple && target.feature == right.meeple->feature && item->data(Qt::UserRole + 1).toInt() == int(right.meeple->kind)))
                return pressItem(*list, item);
        }
        QTest::qFail("it isn't offered", __FILE__, __LINE__);
        return 0;
    }

    /// A click on the part of the road itself.
    static int pressRoad(TablePage &page, const Token &mage)
    {
        PlayBoard &board = page.board();
        board.fit();
        for (double y = 0.05; y < 1; y += 0.05)
            for (double x = 0.05; x < 1; x += 0.05) {
                const QPointF table(mage.at.x + x, mage.at.y + y);
                const auto part = board.partAtTable(table);
                if (!part || nameOfPart(board.shownState().board, *part) != mage.feature)
                    continue;
                QTest::mouseClick(&board, Qt::LeftButton, {}, board.frame().toDevice(table).toPoint());
                return 1;
            }
        QTest::qFail("the road can't be clicked", __FILE__, __LINE__);
        return 0;
    }

    static int choose(TablePage &page, const Turn &right, Mistake mistake)
    {
        switch (mistake) {
        case Mistake::Rotation:
            for (const auto &[rotation, legal] : page.correctionPanel().correction()->rotations())
                if (looksSame(*page.entry().game().setup().tiles.find(right.tile), rotation, right.rotation))
                    return press(page, u"correctionRotation%1"_s.arg(degrees(rotation)));
            return 0;
        case Mistake::Square: return pressSquare(page, right.at);
        case Mistake::Tile: return pressTile(page, right.tile);
        case Mistake::Player: return press(page, u"correctionPlayer%1"_s.arg(right.player));
        case Mistake::Meeple:
        case Mistake::WrongMeeple:
        case Mistake::Tollhouse:
        case Mistake::NoTollhouse: return pressAction(page, right);
        case Mistake::TooMany: return 0;
        case Mistake::Forgotten: return pressTile(page, right.tile) + pressSquare(page, right.at);
        case Mistake::Token: {
            auto *tokens = page.findChild<QListWidget *>(u"correctionTokens"_s);
            return pressRoad(page, right.tokens.first()) + pressItem(*tokens, tokens->item(0));
        }
        case Mistake::NoToken: return pressRoad(page, right.tokens.first());
        }
        return 0;
    }

    /// The menu of the tile, and what is chosen from it.
    static int begin(TablePage &page, Position square, Mistake mistake)
    {
        QMenu menu;
        page.fillMenu(menu, square);
        if (mistake == Mistake::Token || mistake == Mistake::NoToken) {
            menu.findChild<QMenu *>(u"turnTokens"_s)->findChild<QAction *>(u"token-mage"_s)->trigger();
            return 2;               // the right click, and the token: the submenu opens by itself
        }
        menu.findChild<QAction *>(mistake == Mistake::TooMany ? u"turnRemove"_s : mistake == Mistake::Forgotten ? u"turnInsert"_s : u"turnChange"_s)->trigger();
        return 2;
    }

    /// What the panel says will change, before anything is.
    static QStringList toldChanges(TablePage &page)
    {
        auto *list = page.findChild<QListWidget *>(u"correctionChanges"_s);
        QStringList lines;
        for (int row = 0; row < list->count(); ++row)
            lines.append(list->item(row)->text());
        return list->isVisible() ? lines : QStringList();
    }

private Q_SLOTS:
    void fiveClicksPutATurnRight_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("rotation") << int(Mistake::Rotation);
        QTest::newRow("square") << int(Mistake::Square);
        QTest::newRow("tile") << int(Mistake::Tile);
        QTest::newRow("player") << int(Mistake::Player);
        QTest::newRow("meeple forgotten") << int(Mistake::Meeple);
        QTest::newRow("meeple elsewhere") << int(Mistake::WrongMeeple);
        QTest::newRow("turn too many") << int(Mistake::TooMany);
        QTest::newRow("forgotten turn") << int(Mistake::Forgotten);
        QTest::newRow("tollhouse elsewhere") << int(Mistake::Tollhouse);
        QTest::newRow("tollhouse forgotten") << int(Mistake::NoTollhouse);
        QTest::newRow("token elsewhere") << int(Mistake::Token);
        QTest::newRow("token forgotten") << int(Mistake::NoToken);
    }
    void fiveClicksPutATurnRight()
    {
        QFETCH(int, kind);
        const auto mistake = Mistake(kind);
        const Case of = caseOf(mistake);
        QVERIFY2(of.index > 0, "no turn can be spoilt in this way");
        const QList<Event> events = eventsOf(of.wrong);
        Game game(m_catalogue, headOf(of.wrong), events, events.size(), nullptr);
        const QList<int> before = game.state().totals(int(of.right.players.size()));
        TablePage page(game, m_catalogue);
        page.setAnimated(false);
        page.resize(1366, 768);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));

        int clicks = begin(page, game.record().turns[of.index].at, mistake);
        clicks += choose(page, of.right.turns[of.index], mistake);
        if (QTest::currentTestFailed())
            return;
        const QStringList told = toldChanges(page);
        QVERIFY(game.record().turns == of.wrong.turns);         // nothing is changed yet
        clicks += press(page, u"correctionAccept"_s);
        if (QTest::currentTestFailed())
            return;
        QVERIFY2(clicks <= 5, qPrintable(QString::number(clicks)));
        compare(game, of);
        if (QTest::currentTestFailed())
            return;
        const QList<int> after = game.state().totals(int(of.right.players.size()));
        for (int p = 0; p < after.size(); ++p) {
            const QString head = of.right.players[p].name + u" in all: "_s;
            const auto line = std::find_if(told.begin(), told.end(), [&](const QString &text) { return text.startsWith(head); });
            QString number = line == told.end() ? u"0"_s : line->mid(head.size());
            number.replace(u'−', u'-').remove(u'±');
            QCOMPARE(number.toInt(), after[p] - before[p]);
        }
        QVERIFY(!told.isEmpty());
        game.undo();
        QVERIFY(game.record().turns == of.wrong.turns);
    }

    /// All turns but the one are as they were entered, and all are judged as in the game that was right from the start.
    static void compare(const Game &game, const Case &of)
    {
        const TableRecord &now = game.record();
        QCOMPARE(now.turns.size(), of.right.turns.size());
        for (int i = 0; i < now.turns.size(); ++i)
            if (i != of.index)
                QVERIFY2(now.turns[i] == of.right.turns[i], qPrintable(QString::number(i)));
        const State expected = replay(game.setup(), of.right);
        const int players = int(of.right.players.size());
        QCOMPARE(game.state().totals(players), expected.totals(players));
        QVERIFY(game.state().scorings == expected.scorings);
        QVERIFY(pictureOf(game.setup(), game.state()) == pictureOf(game.setup(), expected));
    }

    /// Escape leaves the placing of a token, a second one the correction; nothing is changed.
    void escapeLeavesStepByStep()
    {
        const TableRecord record = game();
        const QList<Event> events = eventsOf(record);
        Game of(m_catalogue, headOf(record), events, events.size(), nullptr);
        TablePage page(of, m_catalogue);
        page.show();
        begin(page, record.turns[20].at, Mistake::NoToken);
        QVERIFY(page.board().isPicking());
        QTest::keyClick(&page.board(), Qt::Key_Escape);
        QVERIFY(page.correctionPanel().isActive());
        QVERIFY(page.board().isPicking());
        QTest::keyClick(&page.board(), Qt::Key_Escape);
        QVERIFY(!page.correctionPanel().isActive());
        QVERIFY(!page.board().isPicking());
        QVERIFY(of.record().turns == record.turns);
    }
};

QTEST_MAIN(TestCorrection)
#include "tst_correction.moc"
