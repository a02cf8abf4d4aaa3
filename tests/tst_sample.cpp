// The sample game shows what its description promises, by the book.
#include "model/game/replay.h"
#include "model/storage/recordfile.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestSample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isLegalAndFinished();
    void hasBonusesOfEveryKind();
    void hasWrongSignposts();
    void usesTheRoundabout();
    void hasTollsOfBothSizes();
    void hasEveryOtherScoring();
    void hasCommentsAtItsTurns();

private:
    TableRecord m_record;
    GameSetup m_setup;
    State m_state;

    bool anyScoring(auto predicate) const { return std::ranges::any_of(m_state.scorings, predicate); }
};

void TestSample::initTestCase()
{
    QFile file(u":/samples/sample.wayside"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const ReadGames read = readGames(file.readAll());
    QCOMPARE(read.games.size(), 1);
    QVERIFY(read.games.first().unknownKeys.isEmpty());
    m_record = read.games.first().record;
    m_setup = setupOf(Catalogue::shipped(), m_record);
    m_state = replay(m_setup, m_record);
}

void TestSample::isLegalAndFinished()
{
    QVERIFY2(m_state.problems.isEmpty(), qPrintable(m_state.problems.value(0).message));
    QVERIFY(m_state.warnings.isEmpty());
    QVERIFY(m_record.finished);
    QVERIFY(m_record.turns.size() >= 40);
    QCOMPARE(m_record.players.size(), 3);
    QCOMPARE(m_record.sets, (QStringList{u"base-c3"_s, u"signposts"_s, u"tollkeepers-c3"_s}));
    QVERIFY(!m_record.id.isEmpty());
    for (int points : m_state.totals(3))
        QVERIFY(points > 0);
}

void TestSample::hasBonusesOfEveryKind()
{
    for (int types = 1; types <= 3; ++types)
        QVERIFY2(anyScoring([&](const Scoring &s) {
            return !s.final && !s.points.isEmpty()
                && std::ranges::any_of(s.parts, [&](const ScorePart &p) { return p.source == u"signpost" && p.types == types; });
        }), qPrintable(QString::number(types)));
}

void TestSample::hasWrongSignposts()
{
    const QList<SignpostVerdict> all = verdicts(m_state, m_setup);
    QVERIFY(std::ranges::count(all, SignpostState::Wrong, &SignpostVerdict::state) >= 2);
    QVERIFY(std::ranges::count(all, SignpostState::Correct, &SignpostVerdict::state) >= 6);
}

void TestSample::usesTheRoundabout()
{
    const auto tile = std::ranges::find_if(m_state.board.tiles, [](const PlacedTile &t) { return t.tile->id == u"signposts:01"; });
    QVERIFY(tile != m_state.board.tiles.end());
    QVERIFY(anyScoring([&](const Scoring &s) {
        return s.kind == ScoringKind::Road && !s.final && !s.points.isEmpty() && s.tiles >= 4 && s.at.contains(tile->at);
    }));
}

void TestSample::hasTollsOfBothSizes()
{
    QVERIFY(anyScoring([](const Scoring &s) { return s.kind == ScoringKind::Toll && !s.final && s.value == 1; }));
    QVERIFY(anyScoring([](const Scoring &s) { return s.kind == ScoringKind::Toll && !s.final && s.value == 2; }));
    // Nothing but travellers turns a tollhouse over, so a large toll means that one did.
    QVERIFY(anyScoring([](const Scoring &s) {
        return s.kind == ScoringKind::Toll && !s.final
            && std::ranges::any_of(s.parts, [](const ScorePart &p) { return p.source == u"travellers"; });
    }));
    QVERIFY(std::ranges::any_of(m_record.turns, [](const Turn &t) { return t.tollhouse.has_value(); }));
}

void TestSample::hasEveryOtherScoring()
{
    for (ScoringKind kind : {ScoringKind::City, ScoringKind::Monastery})
        QVERIFY(anyScoring([&](const Scoring &s) { return s.kind == kind && !s.final && !s.points.isEmpty(); }));
    QVERIFY(anyScoring([](const Scoring &s) { return s.kind == ScoringKind::Field && s.final && !s.points.isEmpty(); }));
}

void TestSample::hasCommentsAtItsTurns()
{
    QVERIFY(std::ranges::count_if(m_record.turns, [](const Turn &t) { return !t.comment.isEmpty(); }) >= 5);
}

QTEST_GUILESS_MAIN(TestSample)
#include "tst_sample.moc"
