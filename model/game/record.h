// The table record: what the players did, as a value (record format, section 2). Scores are never part of it.
#pragma once

#include "model/geometry/geometry.h"
#include "model/rules/ruleset.h"
#include "model/tiles/tiledefinition.h"

#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <optional>

namespace wayside {

enum class Colour : quint8 { Blue, Yellow, Green, Pink, Red, Black };
enum class MeepleKind : quint8 { Meeple, Abbot, Large };

struct Player {
    QString name;               ///< unique, not empty
    Colour colour = Colour::Blue;
    QJsonObject extra;
    friend bool operator==(const Player &, const Player &) = default;
};

struct MeepleAction {
    QString feature;            ///< "road:E", "city:N", "field:NL", "monastery", "garden", "road:@0"; on the table
    MeepleKind kind = MeepleKind::Meeple;
    std::optional<Position> at; ///< square of a multi-square tile; default its first
    QJsonObject extra;
    friend bool operator==(const MeepleAction &, const MeepleAction &) = default;
};

enum class TokenKind : quint8 {
    Bridge, Tunnel, Ferry, Castle, Mage, Witch, Robber, Message, Gift, Bathhouse, Unknown
};

/// Something laid on the table beside the tile. Which members count depends on the kind:
/// bridge: at, northSouth · tunnel: at, edge, pair · ferry: at, edge, edge2 · castle: at, player ·
/// mage, witch, gift: at, feature · robber: player (its owner), beside · message: number (1 or 8), player; 8: at, feature ·
/// bathhouse: at, feature, value (3 to 5). player is -1 for the turn's player.
struct Token {
    TokenKind kind = TokenKind::Unknown;
    QString kindName;           ///< as written, also of a kind that this version doesn't know
    Position at;
    bool northSouth = false;
    Edge edge = Edge::N;        ///< edges on the table, after rotation
    Edge edge2 = Edge::N;
    QString pair;               ///< player's name, "-", number
    int player = -1;
    int beside = -1;
    int number = 0;
    int value = 0;
    QString feature;
    QJsonObject extra;          ///< unknown keys; of an unknown kind, everything
    friend bool operator==(const Token &, const Token &) = default;
};

struct Adjustment {
    int player = 0;
    int points = 0;
    QString reason;
    QString rule;               ///< id of the rule that gives them; may be empty
    QJsonObject extra;
    friend bool operator==(const Adjustment &, const Adjustment &) = default;
};

struct Turn {
    int player = 0;                         ///< index into TableRecord::players
    QString tile;                           ///< tile id; empty: nothing was laid
    Position at;
    Rotation rotation = Rotation::R0;
    std::optional<MeepleAction> meeple;
    std::optional<Position> tollhouse;      ///< square of the crossroads
    std::optional<Position> recall;         ///< square whose abbot is taken back
    QList<Token> tokens;
    QStringList aside;                      ///< tiles drawn before it that fitted nowhere
    QStringList accepted;                   ///< problem codes that this table accepts
    QList<Adjustment> adjust;
    QString comment;
    QJsonObject extra;
    bool hasTile() const { return !tile.isEmpty(); }
    friend bool operator==(const Turn &, const Turn &) = default;
};

struct StartTile {
    QString tile;
    Position at;
    Rotation rotation = Rotation::R0;
    QJsonObject extra;
    friend bool operator==(const StartTile &, const StartTile &) = default;
};

struct TableRecord {
    QString id;                 ///< UUID; the same id is the same game; may be empty in a file
    QString title;
    QString note;
    QStringList tags;
    QString started;            ///< ISO 8601; may be empty
    QStringList sets;
    Ruleset rules;
    QList<TileRef> tiles;       ///< own definitions; each goes before one of the same id in a set
    QList<Player> players;
    QList<StartTile> start;
    QList<Turn> turns;
    bool finished = false;      ///< final scoring is done
    QString rulesVersion;       ///< what was shown when it was played; never read as input
    QJsonObject shownTotals;
    QJsonObject extra;          ///< unknown keys, written back
};

/// Equal in everything that a file holds; tile definitions are compared by value.
bool operator==(const TableRecord &a, const TableRecord &b);

QString toString(Colour c);
QString toString(MeepleKind k);
QString toString(TokenKind k);
std::optional<Colour> colourFromString(QStringView s);
std::optional<MeepleKind> meepleKindFromString(QStringView s);
TokenKind tokenKindFromString(QStringView s);

} // namespace wayside
