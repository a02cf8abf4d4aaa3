// One turn in the making: what its steps (lay, act, tokens, score) share. Used by replay.cpp and its neighbours only.
#pragma once

#include "model/game/state.h"

namespace wayside {

/// Bridges, and as many castles, that each player has (X.bridge, X.castle).
constexpr int bridgesEach(int players) { return players >= 2 && players <= 4 ? 3 : 2; }

class TurnPlay
{
public:
    TurnPlay(const GameSetup &setup, State &state, const Turn &turn) : m_setup(setup), m_state(state), m_turn(turn) {}

    void play();

private:
    void checkPlayer();
    void countAside();
    void lay();                         ///< the tile with its bridges
    void act();                         ///< meeple, tollhouse or recall
    void placeMeeple();
    void placeTollhouse();
    void recallAbbot();
    void layTokens();                   ///< those that act after the meeple and before scoring
    void adjust();
    void settleProblems();              ///< what this table accepts is a warning

    // tokens.cpp; each returns why it can't lie, empty where it was laid
    void layBridges(int tile);
    QString bridgeFault(const Token &token, int tile, int *targetTile, int *targetCell) const;
    QString layTunnel(const Token &token);
    QString layFerry(const Token &token);
    QString layFigure(const Token &token);
    QString layRobber(const Token &token);
    QString layBathhouse(const Token &token);
    QString sweepRoad(const Token &token);
    std::optional<FeaturePart> partAt(Position square, const QString &feature) const;
    void refuseToken(const QString &why, Position at);

    // scoring.cpp
    void score();
    void scoreFeature(int feature);
    void scoreTolls(int road);
    void leaveFigures(int feature);
    bool becomesCastle(int city);
    void scoreCastles(const QList<int> &completedNow);
    void layMessages();
    QString layMessage(const Token &token);
    void turnTollhousesOver();

    void regrow();
    void problem(const QString &code, const QString &detail, const QList<Position> &at = {}, const QString &rule = {});
    int tokenPlayer(const Token &token) const { return token.player >= 0 ? token.player : m_turn.player; }
    const QString &playerName(int player) const { return m_setup.players[player].name; }

    const GameSetup &m_setup;
    State &m_state;
    const Turn &m_turn;
    int m_laid = -1;                    ///< index of the tile laid in this turn; -1 if none was
    bool m_mayAct = true;               ///< false where the square was taken: neither meeple nor tollhouse is put
    bool m_mayClaim = true;             ///< false also where nobody knows the tile, so that it has no features
    qsizetype m_problemsBefore = 0;
    QList<int> m_castled;               ///< features that became a castle in this turn
};

/// Adds a scoring and lets a robber beside a scoring figure take part in it (X.robber).
void record(State &state, Scoring scoring);
/// A scoring of a feature without points: kind, length, squares, rules and parts.
Scoring scoringOf(const State &state, const Ruleset &rules, int feature, bool asComplete);
/// A toll's scoring, or none where the road brings nothing.
std::optional<Scoring> tollScoring(const State &state, const TollhouseOnBoard &tollhouse, int road, bool atEnd);
/// Takes the meeples of a feature back to their owners' supplies.
void returnMeeples(State &state, int feature);
/// Finds the tile, counts its copy and names what is wrong with that; empty where nobody knows the id.
TileRef drawTile(const GameSetup &setup, State &state, const QString &id, QList<std::pair<QString, QString>> &faults);

} // namespace wayside
