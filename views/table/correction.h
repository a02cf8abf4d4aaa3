// Putting an earlier entry right: the turn as it should have been, what else it could have been, and what it would change.
// No widget; the correction panel and the board drive it.
#pragma once

#include "model/game/entry.h"

#include <memory>

namespace wayside {

class Correction
{
public:
    enum class Kind : quint8 { Change, Insert, Remove };

    /// `turn` counts from 0; of Insert the turn before which one was forgotten.
    Correction(const Catalogue &catalogue, Game &game, Kind kind, int turn);
    ~Correction();

    Kind kind() const { return m_kind; }
    int turn() const { return m_index; }
    const Turn &draft() const { return m_draft; }

    void setPlayer(int player);
    void setTile(const QString &tileId);
    /// The rotation becomes a legal one there, if there is any.
    void setSquare(Position square);
    void setRotation(Rotation rotation);
    /// One of targets(), with one of its kinds; nothing: no figure.
    void setAction(const Target *target, std::optional<MeepleKind> kind = {});

    /// Lays a token with the turn; what is wrong with it, and nothing done, where it can't lie.
    QList<Problem> addToken(const Token &token);
    /// Tokens of the turn as it was and those that were added; each may be taken away and put back.
    const QList<Token> &tokens() const { return m_tokens; }
    bool lies(int token) const { return m_lying.value(token); }
    void setLies(int token, bool lies);

    /// Tiles that fit on the draft's square as the table lay then.
    QList<Fit> fits() const;
    /// The tile's rotations that look different, and whether each is legal.
    QList<std::pair<Rotation, bool>> rotations() const;
    /// What could have followed the tile.
    const QList<Target> &targets() const { return m_targets; }
    /// True where the target, with the kind, is what the draft does.
    bool isChosen(const Target &target, MeepleKind kind) const;

    /// False where nothing would be changed, or no tile is chosen yet.
    bool isReady() const;
    Event event() const;
    QList<ScoreChange> changes() const;
    /// The table as it would be after all turns.
    State stateAfter() const;
    /// Problems of the turn itself, as the table lay then.
    QList<Problem> problems() const;

private:
    const State &before() const { return m_game.stateAfter(m_index); }
    void refreshTargets();
    void acceptProblems();
    void takeTokens();

    const Catalogue &m_catalogue;
    Game &m_game;
    Kind m_kind;
    int m_index;
    Turn m_draft;
    QList<Token> m_tokens;
    QList<bool> m_lying;                ///< beside m_tokens
    std::unique_ptr<Game> m_then;       ///< the game up to this turn, with the draft laid
    std::unique_ptr<Entry> m_entry;
    QList<Target> m_targets;
};

/// "meeple on the road, east"; for lists and menus.
QString wordsFor(const Target &target, MeepleKind kind);
/// "bridge on C4".
QString wordsFor(const Token &token);

} // namespace wayside
