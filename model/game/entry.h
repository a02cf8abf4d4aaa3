// Entering a turn: the tile in hand, where it may lie, what it would do, and what may follow. No widget; board, tray, spot
// sheet and keyboard all drive this one object, so that they can't disagree.
#pragma once

#include "model/game/targets.h"

#include <QObject>

namespace wayside {

/// What laying a tile, or an action, would do: the difference to now.
struct Preview {
    QList<Scoring> scorings;                        ///< that it would cause
    QList<SignpostVerdict> signposts;               ///< that it would decide or change
    QList<Problem> problems;
    std::optional<QList<int>> tolls;                ///< of a tollhouse: what each unfinished road from there would pay as it lies
    bool isEmpty() const { return scorings.isEmpty() && signposts.isEmpty() && problems.isEmpty(); }
};

/// One tile that fits on a square, in its first legal rotation.
struct Fit {
    TileRef tile;
    QList<Rotation> rotations;                      ///< legal ones; those that look the same are listed once
    int left = -1;                                  ///< copies of this very tile still in the box; -1 without limit
    bool ofType = false;                            ///< plain or unknown: `left` are those of the whole type
};

class Entry : public QObject
{
    Q_OBJECT

public:
    explicit Entry(Game &game, QObject *parent = nullptr);
    Game &game() const { return m_game; }

    // Tile first
    TileRef tileInHand() const { return m_tile; }
    /// Empty id: nothing in hand. Refused where all copies are on the table already.
    void takeInHand(const QString &tileId);
    /// Squares at which the tile in hand has a legal rotation; cached until the table changes.
    const QList<Position> &legalSquares() const;
    /// Legal rotations of the tile in hand at a square, those that look the same once.
    QList<Rotation> rotationsAt(Position square) const;
    /// The square that the pointer or the cell cursor is on; the rotation becomes a legal one there.
    void pointAt(std::optional<Position> square);
    std::optional<Position> pointed() const { return m_pointed; }
    Rotation rotation() const { return m_rotation; }
    /// Next or previous legal rotation at the pointed square (any rotation where none is legal).
    void stepRotation(int steps);
    /// What laying the tile in hand at the pointed square would do.
    Preview preview() const;

    /// Lays the tile in hand at the square in the current rotation. False, and nothing done, where it isn't legal unless
    /// `accept`: then it lies so on this table, and its problem codes are kept as accepted.
    bool layAt(Position square, bool accept = false);

    // Spot first
    /// Tiles still in the box that fit on a square, by set order.
    QList<Fit> fitsAt(Position square) const;
    bool lay(const QString &tileId, Position square, Rotation rotation, bool accept = false);

    // Second phase
    /// What may follow the last tile: free features on it, free crossroads anywhere, an abbot to take back. Empty where the turn isn't open.
    const QList<Target> &targets() const;
    Preview previewOf(const Target &target) const;
    /// For a meeple the first kind of the target unless told.
    void act(const Target &target, std::optional<MeepleKind> kind = {});
    /// Nothing follows: the turn is over.
    void nothing();
    /// Turns the tile just laid to its next legal rotation, while nothing has followed it; false where there is no other.
    bool turnLaid(int steps);
    bool canTurnLaid() const;

    /// Sets the tile in hand aside: it fits nowhere and the same player draws again. Kept with the next tile laid.
    void setAside(const QString &tileId);
    /// Takes the tile set aside last back in hand; false where there is none.
    bool takeBackAside();
    const QStringList &aside() const { return m_aside; }
    /// The player whose turn it is lays nothing: what was drawn is set aside, or the turn was missed.
    void missTurn();
    /// Tokens that are laid together with the next tile (bridges).
    void addToken(const Token &token);
    const QList<Token> &tokens() const { return m_tokens; }
    void clearTokens();
    /// Adds a token to the turn just played (tunnel, ferry, castle, …); false with its problems where it can't lie.
    bool addTokenToLast(const Token &token, QList<Problem> *problems = nullptr);

    /// Copies of the tile's type still in the box; -1 without limit.
    int left(const QString &tileId) const;
    /// Whose turn the next tile is; may be set for a missed turn.
    int player() const;
    void setPlayer(int player);

Q_SIGNALS:
    /// Tile in hand, rotation, pointed square or the table changed.
    void changed();
    /// A tile was set aside, or taken back.
    void asideChanged();
    /// Why something was not done, in a sentence or two.
    void refused(const QString &why);
    /// After a tile was laid at the square.
    void laid(wayside::Position square);

private:
    bool bridgesWait() const;
    QList<Position> squaresAtBridges() const;
    QList<Rotation> legalAt(const TileRef &tile, Position square) const;
    Turn turnFor(const QString &tileId, Position square, Rotation rotation) const;
    QList<Rotation> distinct(const TileDefinition &tile, const QList<Rotation> &rotations) const;
    void tableChanged();
    bool usedUp(const QString &tileId) const;
    QList<Rotation> rotationsOfLaid() const;

    Game &m_game;
    TileRef m_tile;
    std::optional<Position> m_pointed;
    Rotation m_rotation = Rotation::R0;
    QStringList m_aside;
    qsizetype m_asideAfter = 0;             ///< the number of turns when they were set aside
    QList<Token> m_tokens;
    std::optional<int> m_player;
    mutable std::optional<QList<Position>> m_legal;
    mutable std::optional<QList<Target>> m_targets;
};

} // namespace wayside
