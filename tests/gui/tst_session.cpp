// The game on the table and what happens to it from outside.
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

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
