// The menu of what may be laid beside a tile: bridge, tunnel, ferry, castle and so on. Choose it, then click where it goes.
#pragma once

#include "model/game/entry.h"

#include <QObject>
#include <functional>

class QMenu;

namespace wayside {

class PlayBoard;

/// Whose turn a token belongs to, and what is done with it once it is clear where it lies.
struct TokenUse {
    int player = -1;                        ///< -1: of the last turn
    std::function<void()> begin;            ///< a token was chosen from the menu; may be empty
    std::function<void(const Token &)> take;
};

class TokenMenu : public QObject
{
    Q_OBJECT

public:
    TokenMenu(Entry &entry, PlayBoard &board, QObject *parent = nullptr);
    /// Without a use, tokens are laid with the last turn, or a bridge with the tile in hand.
    void fill(QMenu &menu, const TokenUse &asked = {});

Q_SIGNALS:
    /// Why a token can't lie there, in one line.
    void refused(const QString &why);

private:
    void addPick(QMenu &menu, const TokenUse &use, TokenKind kind, const QString &hint, int number = 0);
    void addRobber(QMenu &menu, const TokenUse &use);
    void pick(Token token, const QString &hint, const TokenUse &use);
    bool place(Token &token, Position square, QPointF table, int player);
    void lay(const Token &token);

    Entry &m_entry;
    PlayBoard &m_board;
    std::optional<Token> m_ferry;       ///< its first end is chosen
};

} // namespace wayside
