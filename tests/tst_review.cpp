// Going through a game: every turn and step as it was, and what of note happened there.
#include <QtTest>

#include "model/game/game.h"
#include "model/game/numbers.h"
#include "model/game/review.h"
#include "tests/support/scenarios.h"

using namespace wayside;
using namespace Qt::StringLiterals;

class TestReview : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = Catalogue::shipped();
    TableRecord worked(const QString &name) const { return scenarioRecord(scenarioFiles(u"cases"_s, name + u".json"_s).first()); }
    QList<Moment> momentsOf(const Review &review, MomentKind kind) const
    {
        QList<Moment> found;
        for (const Moment &m : review.moments())
            if (m.kind == kind)
                found.append(m);
        return found;
    }

private Q_SLOTS:
    void everyTurnIsAsReplayed();
    void stepsEndInTheTurn();
    void bonusOfNoteIsMarked();
    void openSignpostsSayWhatTheyCouldBring();
    void signpostThatGoesWrongIsLost();
    void leadChangesAreCounted();
    void shownTotalsThatDifferAreTold();
    void anyTurnIsThereAtOnce();
};

void TestReview::everyTurnIsAsReplayed()
{
    for (const TableRecord &record : allScenarioRecords()) {
        const Review review(m_catalogue, record);
        const GameSetup setup = setupOf(m_catalogue, record);
        const State end = replay(setup, record);
        QCOMPARE(review.lastTurn(), int(record.turns.size()) + int(record.finished));
        QCOMPARE(review.turn(review.lastTurn()).totals, end.totals(int(record.players.size())));
        const QList<QList<int>> points = pointsByTurn(end, int(record.players.size()));
        for (int turn = 1; turn <= review.lastTurn(); ++turn)
            QCOMPARE(review.turn(turn).points, points[turn - 1]);
    }
}

void TestReview::stepsEndInTheTurn()
{
    for (const TableRecord &record : allScenarioRecords()) {
        const Review review(m_catalogue, record);
        for (int turn = 0; turn <= review.lastTurn(); ++turn) {
            const int last = review.stepOf(turn);
            QCOMPARE(review.steps()[last].turn, turn);
            QCOMPARE(review.stateAt(review.steps()[last]).scorings, review.state(turn).scorings);
        }
        for (const Step &step : review.steps()) {
            const State state = review.stateAt(step);
            if (step.kind == StepKind::Laid && step.turn > 0)
                QCOMPARE(state.board.tiles.size(), review.state(step.turn).board.tiles.size());
            if (step.kind == StepKind::Acted && record.turns[step.turn - 1].meeple && review.state(step.turn).problems.isEmpty()) {
                bool stands = false;
                for (const MeepleOnBoard &m : state.meeples)
                    stands = stands || m.turn == step.turn;
                QVERIFY2(stands, qPrintable(u"%1 turn %2"_s.arg(record.title).arg(step.turn)));
            }
        }
    }
}

void TestReview::bonusOfNoteIsMarked()
{
    const Review review(m_catalogue, worked(u"rulebook-24"_s));
    const QList<Moment> bonuses = momentsOf(review, MomentKind::SignpostBonus);
    QCOMPARE(bonuses.size(), 1);
    QCOMPARE(bonuses[0].points, 15);
    QCOMPARE(bonuses[0].player, 0);
    QCOMPARE(bonuses[0].rule, u"S.value"_s);
    QVERIFY(!review.turn(bonuses[0].turn).changed.isEmpty());
}

void TestReview::openSignpostsSayWhatTheyCouldBring()
{
    const Review review(m_catalogue, worked(u"rulebook-24"_s));
    // After the first turn one tile with two signposts lies: east straight on, open; west left, judged against the cap.
    const MightHaveBeen early = review.mightHaveBeen(1);
    QCOMPARE(early.signposts.size(), 1);
    QCOMPARE(early.signposts[0].open.size(), 1);
    QCOMPARE(early.signposts[0].owners, QList<int>{0});
    QVERIFY(early.signposts[0].best > early.signposts[0].now);
    QCOMPARE(early.signposts[0].now, early.signposts[0].correct * early.signposts[0].types);
    // At the end nothing is open on an unfinished road.
    QVERIFY(review.mightHaveBeen(review.lastTurn()).signposts.isEmpty());
}

void TestReview::signpostThatGoesWrongIsLost()
{
    int lost = 0;
    for (const TableRecord &record : allScenarioRecords()) {
        const Review review(m_catalogue, record);
        for (const Moment &m : momentsOf(review, MomentKind::SignpostLost)) {
            ++lost;
            QVERIFY(m.points >= kBonusOfNote);
            bool wrong = false;
            for (const SignpostVerdict &v : verdicts(review.state(m.turn), review.setup()))
                wrong = wrong || (v.at == m.at.first() && v.state == SignpostState::Wrong);
            QVERIFY(wrong);
        }
    }
    qInfo() << lost << "signposts lost";
}

void TestReview::leadChangesAreCounted()
{
    for (const TableRecord &record : allScenarioRecords()) {
        const Review review(m_catalogue, record);
        QCOMPARE(momentsOf(review, MomentKind::LeadChange).size(), numbersOf(record, review.state(review.lastTurn())).leadChanges);
        for (const Moment &m : momentsOf(review, MomentKind::LeadChange)) {
            QCOMPARE(soleLeader(review.turn(m.turn).totals), m.player);
            QVERIFY(soleLeader(review.turn(m.turn - 1).totals) != m.player);
        }
    }
}

void TestReview::shownTotalsThatDifferAreTold()
{
    TableRecord record = worked(u"rulebook-24"_s);
    const QString first = record.players[0].name;
    record.finished = true;             // a game that goes on has no last word
    record.shownTotals = {{first, 24}, {record.players[1].name, 0}};
    QVERIFY(Review(m_catalogue, record).differences().isEmpty());
    record.shownTotals = {{first, 21}};
    const auto differences = Review(m_catalogue, record).differences();
    QCOMPARE(differences.size(), 1);
    QCOMPARE(differences[0].player, 0);
    QCOMPARE(differences[0].shown, 21);
    QCOMPARE(differences[0].now, 24);
}

void TestReview::anyTurnIsThereAtOnce()
{
    const Review review(m_catalogue, scenarioRecord(scenarioFiles(u"jcz"_s, u"004*.jcz"_s).first()));
    int tiles = 0;
    QElapsedTimer timer;
    timer.start();
    for (const Step &step : review.steps())
        tiles += int(review.stateAt(step).board.tiles.size());
    QVERIFY(tiles > 0);
    const double each = double(timer.nsecsElapsed()) / 1e6 / double(review.steps().size());
    qInfo() << "a step takes" << each << "ms";
    QVERIFY(each < 16);
}

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
