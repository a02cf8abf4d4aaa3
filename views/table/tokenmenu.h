// The menu of what may be laid beside a tile: bridge, tunnel, ferry, castle and so on. Choose it, then click where it goes.
#pragma once

#include "model/game/entry.h"

#include <QObject>

class QMenu;

namespace wayside {

class PlayBoard;

class TokenMenu : public QObject
{
    Q_OBJECT

public:
    TokenMenu(Entry &entry, PlayBoard &board, QObject *parent = nullptr);
    void fill(QMenu &menu);

Q_SIGNALS:
    /// Why a token can't lie there, in one line.
    void refused(const QString &why);

private:
    void addPick(QMenu &menu, TokenKind kind, const QString &hint, int number = 0);
    void addRobber(QMenu &menu);
    void pick(Token token, const QString &hint);
    bool place(Token &token, Position square, QPointF table);
    void lay(const Token &token);

    Entry &m_entry;
    PlayBoard &m_board;
    std::optional<Token> m_ferry;       ///< its first end is chosen
};

} // namespace wayside
