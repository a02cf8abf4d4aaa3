// Going through a game: the table after any turn and at any step within one, and what of note happened there.
#pragma once

#include "model/game/replay.h"

namespace wayside {

/// What is worth a mark on the way through a game.
enum class MomentKind : quint8 {
    LeadChange,         ///< another player leads alone
    SignpostBonus,      ///< a bonus of note was made
    SignpostLost,       ///< a signpost that could have brought a bonus of note went wrong
    TollTurnedOver,     ///< a tollhouse turned to the large toll, or back
    TollMissed,         ///< a road was completed at a free crossroads, with something beside it
    Final               ///< final scoring
};

struct Moment {
    MomentKind kind = MomentKind::LeadChange;
    int turn = 0;                   ///< counted from 1; the final scoring has one more than the last turn
    int player = -1;                ///< who leads, scored, lost or owns the tollhouse; -1: nobody
    int points = 0;                 ///< made, lost or left lying; of a tollhouse the value that it shows now
    QList<Position> at;
    QString rule;
};

struct TurnReview {
    QList<int> points;              ///< of each player in this turn
    QList<int> totals;              ///< after it
    QList<Moment> moments;
    QList<Position> changed;        ///< squares where something was laid, put, taken back or scored
};

/// A turn in steps, as it is played: only those in which something happens.
enum class StepKind : quint8 { Laid, Acted, Scored, Final };
struct Step {
    int turn = 0;                   ///< counted from 1; 0: the start
    StepKind kind = StepKind::Scored;
    friend bool operator==(const Step &, const Step &) = default;
};

/// A road with signposts that are still open, and what they could bring on completion.
struct OpenSignposts {
    QList<Position> road;
    QList<SignpostVerdict> open;    ///< open and undecided ones
    QList<int> owners;              ///< who would score it now
    int correct = 0;
    int types = 0;
    int now = 0;                    ///< bonus if it were completed without them
    int best = 0;                   ///< bonus if all of them came out right
};

/// A toll that waits, or that nobody collects.
struct LyingToll {
    Position crossroads;
    int player = -1;                ///< whose tollhouse; -1: the crossroads is free
    QList<Position> road;
    bool complete = false;          ///< the road was completed in this very turn
    int points = 0;                 ///< what it would bring on completion
};

/// Points that one player had through another.
struct Profit {
    int player = -1;
    int from = -1;
    int shared = 0;                 ///< for features that both scored
    int tolls = 0;                  ///< tolls on the other's roads
};

struct MightHaveBeen {
    QList<OpenSignposts> signposts; ///< the most promising first
    QList<LyingToll> tolls;         ///< the largest first
    QList<Profit> profits;          ///< up to this turn
};

/// Holds a snapshot of every turn, so that going to any of them is a look-up.
class Review
{
public:
    Review(const Catalogue &catalogue, const TableRecord &record);

    const TableRecord &record() const { return m_record; }
    const GameSetup &setup() const { return m_setup; }
    int players() const { return int(m_setup.players.size()); }
    /// The last turn to go to: the number of turns, and one more where the final scoring is done.
    int lastTurn() const { return int(m_states.size()) - 1; }
    bool isFinal(int turn) const { return m_record.finished && turn == lastTurn(); }
    /// The table after the turn; 0 is the start.
    const State &state(int turn) const { return m_states[turn]; }
    const TurnReview &turn(int turn) const { return m_turns[turn]; }
    QList<Moment> moments() const;

    const QList<Step> &steps() const { return m_steps; }
    State stateAt(const Step &step) const;
    /// Index of the last step of the turn.
    int stepOf(int turn) const;

    MightHaveBeen mightHaveBeen(int turn) const;
    /// Where the totals that were shown then differ from what these rules give: player and both numbers.
    struct Difference {
        int player = -1;
        int shown = 0;
        int now = 0;
    };
    QList<Difference> differences() const;

private:
    void review(int turn);
    void addSignpostMoments(int turn, TurnReview &review) const;
    void addTollMoments(int turn, TurnReview &review) const;
    void addSteps(int turn);

    TableRecord m_record;
    GameSetup m_setup;
    QList<State> m_states;
    QList<TurnReview> m_turns;
    QList<Step> m_steps;
    int m_leader = -1;
};

/// Bonuses, and losses, of fewer points get no mark.
inline constexpr int kBonusOfNote = 3;

} // namespace wayside
