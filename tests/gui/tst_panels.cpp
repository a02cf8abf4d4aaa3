// The panels beside the board, driven as a player would, over recorded games. With WAYSIDE_PICTURES=folder they are drawn there.
#include "model/game/remaining.h"
#include "model/storage/recordfile.h"
#include "tests/support/playedgame.h"
#include "views/common/style.h"
#include "views/palette/tray.h"
#include "views/palette/traymodel.h"
#include "views/palette/trayview.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
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
    }
};

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"
