// A table with every shape and every token, entered in the window as a player would; what can't lie there says so and changes
// nothing; and points of other expansions through the dialog. With WAYSIDE_PICTURES=folder the table and the dialog are drawn there.
#include "model/board/placement.h"
#include "model/storage/recordfile.h"
#include "tests/support/scenarios.h"
#include "tests/support/tables.h"
#include "views/board/playboard.h"
#include "views/palette/tray.h"
#include "views/palette/traymodel.h"
#include "views/palette/trayview.h"
#include "views/scoreboard/scorelog.h"
#include "views/table/scorecorrection.h"
#include "views/table/tablepage.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

class Hands
{
public:
    explicit Hands(const TableRecord &record) : m_game(shippedTiles(), headOf(record), {}, 0, nullptr), m_page(m_game, shippedTiles())
    {
        m_page.setAnimated(false);
        m_page.resize(1500, 900);
        m_page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_page));
        board().setFocus();
    }

    Game &game() { return m_game; }
    PlayBoard &board() { return m_page.board(); }
    TablePage &page() { return m_page; }

    QPoint pointAt(Position square, QPointF within = {0.5, 0.5})
    {
        const QRectF rect = board().rectOf(square);
        return (rect.topLeft() + QPointF(within.x() * rect.width(), within.y() * rect.height())).toPoint();
    }

    void click(QPoint at) { QTest::mouseClick(&board(), Qt::LeftButton, {}, at); }

    void clickNearEdge(Position square, Edge edge)
    {
        static const QHash<Edge, QPointF> near{{Edge::N, {0.5, 0.12}}, {Edge::E, {0.88, 0.5}}, {Edge::S, {0.5, 0.88}}, {Edge::W, {0.12, 0.5}}};
        click(pointAt(square, near[edge]));
    }

    void clickPart(Position square, const FeaturePart &part)
    {
        const FeatureMap &features = m_game.state().features;
        for (double y = 0.06; y < 1; y += 0.05)
            for (double x = 0.06; x < 1; x += 0.05) {
                const auto there = board().partAtTable(QPointF(square.x + x, square.y + y));
                if (there && features.of(*there) == features.of(part) && there->tile == part.tile)
                    return click(pointAt(square, {x, y}));
            }
        QFAIL(qPrintable(u"the feature isn't seen on %1, %2"_s.arg(square.x).arg(square.y)));
    }

    void takeFromTray(const QString &tile)
    {
        auto *tray = m_page.findChild<Tray *>();
        for (int row = 0; row < tray->model().items().size(); ++row)
            if (tray->model().items()[row].tile->id == tile) {
                TrayView &view = tray->view();
                const QModelIndex index = tray->model().index(row, 0);
                view.scrollTo(index);
                QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
                return;
            }
        QFAIL(qPrintable(u"the tray hasn't got "_s + tile));
    }

    void lay(const Turn &turn)
    {
        const QPoint at = pointAt(turn.at);
        QTest::mouseMove(&board(), at);
        Entry &entry = m_page.entry();
        for (int i = 0; i < 4 && !looksSame(*entry.tileInHand(), entry.rotation(), turn.rotation); ++i)
            QTest::keyClick(&board(), Qt::Key_Space);
        click(at);
    }

    void act(const Turn &turn)
    {
        for (const TargetChip &chip : board().chips()) {
            const Target &target = m_page.entry().targets()[chip.target];
            const bool meant = turn.tollhouse ? target.kind == Target::Kind::Tollhouse && target.square == *turn.tollhouse
                                              : target.kind == Target::Kind::Meeple && target.part == partOf(turn.at, turn.meeple->feature);
            if (meant && !chip.extra)
                return click(chip.at.toPoint());
        }
        QFAIL(qPrintable(u"no target for turn %1"_s.arg(m_game.record().turns.size())));
    }

    FeaturePart partOf(Position square, const QString &words)
    {
        const Board &table = m_game.state().board;
        for (const Occupant &o : table.at(square))
            if (const auto part = partByName(table, o.tile, o.cell, words))
                return *part;
        return {};
    }

    void choose(const QString &action)
    {
        QMenu menu;
        m_page.fillMenu(menu, {100, 100});
        auto *found = menu.findChild<QAction *>(action);
        QVERIFY2(found, qPrintable(action));
        found->trigger();
    }

    /// Through the menu, then by clicks on the board where the token needs them.
    void layToken(const Token &token)
    {
        QString action = u"token-"_s + token.kindName;
        const int number = token.kind == TokenKind::Robber ? token.beside : token.number + token.value;
        if (token.kind == TokenKind::Robber || number > 0)
            action += u"-%1"_s.arg(number);
        choose(action);
        switch (token.kind) {
        case TokenKind::Bridge: return clickNearEdge(token.at, token.northSouth ? Edge::N : Edge::W);
        case TokenKind::Tunnel: return clickNearEdge(token.at, token.edge);
        case TokenKind::Ferry: return clickNearEdge(token.at, token.edge), clickNearEdge(token.at, token.edge2);
        case TokenKind::Castle: return click(pointAt(token.at));
        default: break;
        }
        if (!token.feature.isEmpty())
            clickPart(token.at, partOf(token.at, token.feature));
    }

    void play(const Turn &turn)
    {
        takeFromTray(turn.tile);
        for (const Token &token : turn.tokens)
            if (token.kind == TokenKind::Bridge)
                layToken(token);
        lay(turn);
        if (turn.meeple || turn.tollhouse)
            act(turn);
        for (const Token &token : turn.tokens)
            if (token.kind != TokenKind::Bridge)
                layToken(token);
    }

private:
    Game m_game;
    TablePage m_page;
};

TableRecord everything() { return scenarioRecord(scenarioFiles(u"everything"_s, u"*.wayside"_s).first()); }

void picture(QWidget &widget, const QString &name)
{
    const QString folder = qEnvironmentVariable("WAYSIDE_PICTURES");
    if (!folder.isEmpty())
        widget.grab().save(u"%1/%2.png"_s.arg(folder, name));
}

/// All kinds and shapes that rules X, first group, know stand in the record.
QStringList contentsOf(const TableRecord &record, const GameSetup &setup)
{
    QStringList list;
    for (const Turn &turn : record.turns) {
        for (const Token &t : turn.tokens)
            list.append(toString(t.kind) + (t.number ? QString::number(t.number) : QString()));
        const TileRef tile = setup.tiles.find(turn.tile);
        if (tile->half)
            list.append(u"triangle"_s);
        if (tile->isMultiSquare())
            list.append(u"squares%1"_s.arg(tile->cells.size()));
        if (tile->abbey)
            list.append(u"abbey"_s);
        if (turn.tollhouse)
            list.append(u"tollhouse"_s);
    }
    list.removeDuplicates();
    list.sort();
    return list;
}

} // namespace

class TestEverything : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enteredUndoneAndRedone()
    {
        const TableRecord record = everything();
        const Played expected = played(record);
        QCOMPARE(problemsOf(expected.state), QStringList());
        QCOMPARE(contentsOf(record, expected.setup),
                 (QStringList{u"abbey"_s, u"bathhouse"_s, u"bridge"_s, u"castle"_s, u"ferry"_s, u"gift"_s, u"mage"_s, u"message1"_s, u"message8"_s, u"robber"_s,
                              u"squares2"_s, u"squares3"_s, u"squares4"_s, u"tollhouse"_s, u"triangle"_s, u"tunnel"_s, u"witch"_s}));
        Hands player(record);
        QSignalSpy messages(&player.page(), &TablePage::messageShown);
        for (const Turn &turn : record.turns) {
            player.play(turn);
            QVERIFY2(messages.isEmpty(), qPrintable(messages.value(0).value(0).toString()));
            QCOMPARE(player.game().record().turns.last().tokens.size(), turn.tokens.size());
            if (QTest::currentTestFailed())
                return;
        }
        picture(player.page(), u"everything"_s);
        Game &game = player.game();
        game.finish(true);
        const QString full = stateText(game.setup(), game.state());
        QCOMPARE(full, stateText(expected.setup, expected.state));

        const QJsonObject written = writeRecord(game.record());
        const ReadGames again = readGames(QJsonDocument(written).toJson());
        QVERIFY(again.games.first().unknownKeys.isEmpty());
        QVERIFY(again.games.first().record == game.record());
        const Played reread = played(again.games.first().record);
        QCOMPARE(stateText(reread.setup, reread.state), full);

        QStringList states{full};
        while (game.canUndo()) {
            game.undo();
            states.append(stateText(game.setup(), game.state()));
        }
        QCOMPARE(game.state().turns, 0);
        QVERIFY(game.record().turns.isEmpty());
        while (game.canRedo()) {
            states.removeLast();
            game.redo();
            QCOMPARE(stateText(game.setup(), game.state()), states.last());
        }
        QCOMPARE(writeRecord(game.record()), written);
    }

    void tokensThatCantLieThere_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<Position>("square");
        QTest::addColumn<QString>("edge");
        // The table after all turns but the last; the square of a start tile and an edge of it.
        QTest::newRow("no tunnel mouth") << u"tunnel"_s << Position{-8, -5} << u"W"_s;
        QTest::newRow("no lake") << u"ferry"_s << Position{-8, -5} << u"W"_s;
        QTest::newRow("a bridge over a road's edges") << u"bridge"_s << Position{-8, -5} << u"W"_s;
        QTest::newRow("no city") << u"castle"_s << Position{-8, -5} << u"W"_s;
        QTest::newRow("a bathhouse in a field") << u"bathhouse-3"_s << Position{-8, -5} << u"N"_s;
        QTest::newRow("the sweeper on a field") << u"gift"_s << Position{-8, -5} << u"N"_s;
        QTest::newRow("the witch in a field") << u"witch"_s << Position{-8, -5} << u"N"_s;
        QTest::newRow("no meeple there") << u"message-8"_s << Position{7, 0} << u"N"_s;
        QTest::newRow("beside oneself") << u"robber-0"_s << Position{} << QString();
    }

    void tokensThatCantLieThere()
    {
        QFETCH(QString, kind);
        QFETCH(Position, square);
        QFETCH(QString, edge);
        TableRecord record = everything();
        const QList<Event> events = eventsOf(record);
        Hands player(record);
        for (qsizetype i = 0; i < 17; ++i)
            player.game().addTurn(record.turns[i]);
        player.board().fit();
        const TableRecord before = player.game().record();
        const QString state = stateText(player.game().setup(), player.game().state());
        QSignalSpy messages(&player.page(), &TablePage::messageShown);
        player.choose(u"token-"_s + kind);
        for (int clicks = 0; clicks < 2 && messages.isEmpty() && !edge.isEmpty(); ++clicks)
            player.clickNearEdge(square, *edgeFromString(edge));
        QCOMPARE(messages.size(), 1);
        const QString why = messages[0][0].toString();
        QVERIFY2(why.size() > 20 && !why.contains(u'\n'), qPrintable(why));
        QVERIFY(player.game().record() == before);
        QCOMPARE(stateText(player.game().setup(), player.game().state()), state);
        // Nothing is lost: the board takes the next tile as before.
        player.takeFromTray(u"base:A"_s);
        Turn next = record.turns[17];
        player.lay(next);
        QCOMPARE(player.game().record().turns.size(), before.turns.size() + 1);
    }

    void tilesThatCantLieThere_data()
    {
        QTest::addColumn<QString>("tile");
        QTest::addColumn<Position>("square");
        QTest::newRow("a third triangle") << u"shapes:half-field"_s << Position{-7, -5};
        QTest::newRow("a double tile on a placed tile") << u"shapes:double-road"_s << Position{-8, -5};
        // A hole with neighbours on all sides: whichever way it is turned, another of its squares lies over a tile.
        QTest::newRow("a double tile half over a placed one") << u"shapes:double-road"_s << Position{3, -4};
        QTest::newRow("an irregular tile over placed ones") << u"shapes:wonder-road"_s << Position{3, -4};
    }

    void tilesThatCantLieThere()
    {
        QFETCH(QString, tile);
        QFETCH(Position, square);
        const TableRecord record = everything();
        Hands player(record);
        for (qsizetype i = 0; i < 6; ++i)
            player.game().addTurn(record.turns[i]);
        player.board().fit();
        const TableRecord before = player.game().record();
        QSignalSpy messages(&player.page(), &TablePage::messageShown);
        player.takeFromTray(tile);
        QTest::mouseMove(&player.board(), player.pointAt(square));
        player.click(player.pointAt(square));
        QCOMPARE(messages.size(), 1);
        const QString why = messages[0][0].toString();
        QVERIFY2(!why.isEmpty() && !why.contains(u'\n'), qPrintable(why));
        QVERIFY(player.game().record() == before);
        auto *accept = player.board().findChild<QWidget *>(u"acceptSheet"_s);
        QVERIFY(!accept->isVisible());
        QVERIFY(player.page().entry().tileInHand());
    }

    void pointsOfACathedral()
    {
        const TableRecord record = table("{'sets': ['base-c3', 'shapes'], 'start': [{'tile': 'base:A', 'at': [-1, 0], 'rotation': 270}], 'turns': ["
            "{'player': 0, 'tile': 'base:U', 'at': [0, 0], 'rotation': 90, 'meeple': {'feature': 'road:E'}}, {'player': 1, 'tile': 'base:U', 'at': [1, 0], 'rotation': 90},"
            "{'player': 0, 'tile': 'base:U', 'at': [2, 0], 'rotation': 90}, {'player': 1, 'tile': 'shapes:cathedral', 'at': [3, 0], 'rotation': 90},"
            "{'player': 0, 'tile': 'base:A', 'at': [4, 0], 'rotation': 90}, {'player': 1, 'tile': 'base:B', 'at': [4, 1]}]}");
        Hands player(record);
        for (const Turn &turn : record.turns)
            player.game().addTurn(turn);
        bool seen = false;
        // The dialog waits for an answer: it is given from here.
        QTimer::singleShot(0, &player.page(), [&] {
            auto *dialog = player.page().findChild<ScoreCorrection *>();
            QVERIFY(dialog);
            auto *what = dialog->findChild<QComboBox *>(u"correctionFor"_s);
            what->setCurrentIndex(what->findData(int(EnteredReason::GermanCathedral)));
            auto *feature = dialog->findChild<QComboBox *>(u"correctionFeature"_s);
            QVERIFY2(feature->currentText().contains(u"P10"_s), qPrintable(feature->currentText()));
            QVERIFY(dialog->findChild<QCheckBox *>(u"correctionCathedral"_s)->isChecked());
            const QString sum = dialog->findChild<QLabel *>(u"correctionSum"_s)->text();
            QVERIFY2(sum.contains(u'5') && sum.endsWith(u"= 5 · X.german-cathedral"_s), qPrintable(sum));
            QCOMPARE(dialog->findChild<QSpinBox *>(u"correctionPoints"_s)->value(), 5);
            QCOMPARE(dialog->findChild<QComboBox *>(u"correctionPlayer"_s)->currentText(), u"Ash"_s);
            picture(*dialog, u"points-cathedral"_s);
            seen = true;
            QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        });
        QMenu menu;
        auto *log = player.page().findChild<ScoreLog *>();
        log->fillMenu(menu, log->view().model()->index(0, 0));
        auto *add = menu.findChild<QAction *>(u"scoringPoints"_s);
        QVERIFY(add);
        add->trigger();
        QVERIFY(seen);
        const Turn &turn = player.game().record().turns[3];
        QCOMPARE(turn.adjust.size(), 1);
        QCOMPARE(turn.adjust[0].player, 0);
        QCOMPARE(turn.adjust[0].points, 5);
        QCOMPARE(turn.adjust[0].rule, u"X.german-cathedral"_s);
        QCOMPARE(player.game().state().totals(2), (QList<int>{10, 0}));
    }

    void pointsThatThePlayerCounts_data()
    {
        QTest::addColumn<int>("reason");
        QTest::addColumn<QList<std::pair<QString, int>>>("counts");
        QTest::addColumn<int>("points");
        QTest::addColumn<QString>("rule");
        using Counts = QList<std::pair<QString, int>>;
        using enum EnteredReason;
        QTest::newRow("1 each") << int(LittleBuildings) << Counts{{u"correctionBuildings"_s, 3}} << 3 << u"X.little-buildings"_s;
        QTest::newRow("by kind") << int(LittleBuildingsByKind) << Counts{{u"correctionTowers"_s, 1}, {u"correctionHouses"_s, 1}, {u"correctionSheds"_s, 2}} << 7 << u"X.little-buildings"_s;
        QTest::newRow("castles the table doesn't know") << int(GermanCastle) << Counts{{u"correctionCastles"_s, 2}} << 6 << u"X.german-castle"_s;
        QTest::newRow("wainwrights") << int(Wainwrights) << Counts{} << 3 << u"X.leipzig"_s;
        QTest::newRow("changed by the player") << int(Wainwrights) << Counts{{u"correctionPoints"_s, 2}} << 2 << u"X.leipzig"_s;
    }

    void pointsThatThePlayerCounts()
    {
        QFETCH(int, reason);
        using Counts = QList<std::pair<QString, int>>;
        QFETCH(Counts, counts);
        QFETCH(int, points);
        QFETCH(QString, rule);
        const TableRecord record = table("{'start': [{'tile': 'base:A', 'at': [0, 0], 'rotation': 270}], 'turns': ["
            "{'player': 0, 'tile': 'base:U', 'at': [1, 0], 'rotation': 90, 'meeple': {'feature': 'road:W'}}, {'player': 1, 'tile': 'base:A', 'at': [2, 0], 'rotation': 90}]}");
        Hands player(record);
        for (const Turn &turn : record.turns)
            player.game().addTurn(turn);
        QCOMPARE(player.game().state().totals(2), (QList<int>{3, 0}));
        ScoreCorrection dialog(player.game(), 1, -1, &player.page());
        dialog.show();
        auto *what = dialog.findChild<QComboBox *>(u"correctionFor"_s);
        auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled());
        what->setCurrentIndex(what->findData(reason));
        for (const auto &[name, count] : counts) {
            auto *box = dialog.findChild<QSpinBox *>(name);
            QVERIFY2(box->isVisible(), qPrintable(name));
            box->setValue(count);
        }
        picture(dialog, u"points-%1"_s.arg(QString::fromLatin1(QTest::currentDataTag())));
        QVERIFY(ok->isEnabled());
        const QList<Adjustment> adjustments = dialog.adjustments();
        QCOMPARE(adjustments.size(), 1);
        QCOMPARE(adjustments[0].points, points);
        QCOMPARE(adjustments[0].rule, rule);
        QVERIFY(!adjustments[0].reason.isEmpty());
        QCOMPARE(dialog.turn(), 1);
        // A road that isn't listed: the player says how long it is.
        auto *feature = dialog.findChild<QComboBox *>(u"correctionFeature"_s);
        feature->setCurrentIndex(feature->count() - 1);
        auto *tiles = dialog.findChild<QSpinBox *>(u"correctionTiles"_s);
        QCOMPARE(tiles->isVisible(), reason == int(EnteredReason::Wainwrights));
        tiles->setValue(6);
        if (reason == int(EnteredReason::Wainwrights))
            QCOMPARE(dialog.adjustments().first().points, 6);
        // Back to plain words: no rule is kept.
        what->setCurrentIndex(0);
        QVERIFY(dialog.adjustments().first().rule.isEmpty());
        dialog.findChild<QSpinBox *>(u"correctionPoints"_s)->setValue(-4);
        what->setCurrentIndex(1);
        QVERIFY(!ok->isEnabled());
        dialog.findChild<QLineEdit *>(u"correctionReason"_s)->setText(u"a wager"_s);
        QVERIFY(ok->isEnabled());
    }
};

QTEST_MAIN(TestEverything)
#include "tst_everything.moc"
