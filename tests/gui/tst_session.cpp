// The game on the table and what happens to it from outside.
#include "app/asidekeeper.h"
#include "app/session.h"
#include "model/storage/library.h"
#include "model/tiles/catalogue.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDeletedGameHoldsNothingUp();
    void aFailedOpenLeavesTheTable();
    void tilesSetAsideOutliveACrash();

private:
    static TableRecord head()
    {
        TableRecord head;
        head.sets = QStringList{u"base-c3"_s};
        head.players = {{u"Ash"_s, Colour::Red, {}}, {u"Birch"_s, Colour::Blue, {}}};
        head.start = {{u"base:D"_s, {0, 0}, Rotation::R0, {}}};
        return head;
    }
    QTemporaryDir m_folder;
    Catalogue m_catalogue = Catalogue::shipped();
};

void TestSession::aDeletedGameHoldsNothingUp()
{
    const QString path = m_folder.filePath(u"deleted.sqlite"_s);
    Library library(path);
    Session session(library, m_catalogue);
    session.begin(head());
    const QString first = session.id();
    Library(path).deleteGame(first);        // as the command line does meanwhile
    Library(path).purgeDeleted();
    QSignalSpy closed(&session, &Session::closed);
    session.begin(head());
    QCOMPARE(closed.size(), 1);
    QVERIFY(session.id() != first);
    QCOMPARE(library.list().size(), 1);
    Turn turn;
    turn.tile = u"base:V"_s;
    turn.at = {1, 0};
    turn.rotation = Rotation::R90;
    session.game().addTurn(turn);
    QCOMPARE(library.loadGame(session.id()).events.size(), 1);
}

void TestSession::aFailedOpenLeavesTheTable()
{
    Library library(m_folder.filePath(u"open.sqlite"_s));
    Session session(library, m_catalogue);
    session.begin(head());
    const QString first = session.id();
    QVERIFY_EXCEPTION_THROWN(session.open(u"00000000-0000-0000-0000-000000000000"_s), ReadError);
    QVERIFY(session.hasGame());
    QCOMPARE(session.id(), first);
}

void TestSession::tilesSetAsideOutliveACrash()
{
    const QString path = m_folder.filePath(u"aside.sqlite"_s);
    Library library(path);
    Session session(library, m_catalogue);
    session.begin(head());
    Entry entry(session.game());
    entry.setAside(u"base:C"_s);
    entry.setAside(u"base:X"_s);
    keepAside(library, session.id(), entry);

    const Library after(path);              // what a program finds that starts after a crash
    Entry again(session.game());
    restoreAside(after, session.id(), again);
    QCOMPARE(again.aside(), QStringList({u"base:C"_s, u"base:X"_s}));

    Turn turn;
    turn.tile = u"base:V"_s;
    turn.at = {1, 0};
    turn.rotation = Rotation::R90;
    session.game().addTurn(turn);           // and one that crashed just after the turn's tile was laid
    Entry late(session.game());
    restoreAside(after, session.id(), late);
    QVERIFY(late.aside().isEmpty());

    keepAside(library, session.id(), late);
    session.game().undo();
    Entry none(session.game());
    restoreAside(after, session.id(), none);
    QVERIFY(none.aside().isEmpty());
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
