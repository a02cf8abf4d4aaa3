#include "views/table/tokenmenu.h"

#include "model/game/words.h"
#include "views/board/playboard.h"

#include <QMenu>
#include <cmath>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

Edge nearestEdge(QPointF table)
{
    const double x = table.x() - std::floor(table.x()) - 0.5;
    const double y = table.y() - std::floor(table.y()) - 0.5;
    if (std::abs(x) > std::abs(y))
        return x > 0 ? Edge::E : Edge::W;
    return y > 0 ? Edge::S : Edge::N;
}

/// "Anna-1": the player's pair of which one token lies, else the first of which none does.
QString pairFor(const Board &board, const Player &player, int index)
{
    QMap<int, int> laid;
    for (const TunnelToken &t : board.tunnelTokens)
        if (t.player == index)
            laid[t.pair] += 1;
    int pair = 1;
    while (laid.value(pair) >= 2)
        ++pair;
    return u"%1-%2"_s.arg(player.name).arg(pair);
}

bool needsFeature(TokenKind kind)
{
    return kind == TokenKind::Mage || kind == TokenKind::Witch || kind == TokenKind::Gift || kind == TokenKind::Bathhouse
           || kind == TokenKind::Message;
}

} // namespace

TokenMenu::TokenMenu(Entry &entry, PlayBoard &board, QObject *parent) : QObject(parent), m_entry(entry), m_board(board) {}

void TokenMenu::fill(QMenu &menu, const TokenUse &asked)
{
    TokenUse use = asked;
    if (!use.take)
        use = {-1, [] {}, [this](const Token &token) { lay(token); }};
    addPick(menu, use, TokenKind::Bridge, tr("Click the square of the bridge, near the edge that it leads to. Esc leaves it."));
    addPick(menu, use, TokenKind::Tunnel, tr("Click the tunnel mouth. Esc leaves it."));
    addPick(menu, use, TokenKind::Ferry, tr("Click the first road at the lake, then the second. Esc leaves it."));
    addPick(menu, use, TokenKind::Castle, tr("Click the city that becomes a castle. Esc leaves it."));
    addPick(menu, use, TokenKind::Mage, tr("Click the road or city of the mage. Esc leaves it."));
    addPick(menu, use, TokenKind::Witch, tr("Click the road or city of the witch. Esc leaves it."));
    addRobber(*menu.addMenu(wordFor(TokenKind::Robber)), use);
    QMenu *message = menu.addMenu(wordFor(TokenKind::Message));
    Token least;
    least.kind = TokenKind::Message;
    least.kindName = toString(TokenKind::Message);
    least.number = 1;
    QAction *first = message->addAction(tr("1: the least of your roads"), this, [use, least] {
        use.begin();
        use.take(least);
    });
    first->setObjectName(u"token-message-1"_s);
    addPick(*message, use, TokenKind::Message, tr("Click the feature of the meeple that is taken back. Esc leaves it."), 8);
    addPick(menu, use, TokenKind::Gift, tr("Click the road that is swept. Esc leaves it."));
    QMenu *bathhouse = menu.addMenu(wordFor(TokenKind::Bathhouse));
    for (int value : {3, 4, 5})
        addPick(*bathhouse, use, TokenKind::Bathhouse, tr("Click the road or city of the bathhouse. Esc leaves it."), value);
}

void TokenMenu::addPick(QMenu &menu, const TokenUse &use, TokenKind kind, const QString &hint, int number)
{
    const QString text = kind == TokenKind::Message ? tr("8: score one meeple") : kind == TokenKind::Bathhouse ? QString::number(number) : wordFor(kind);
    QAction *action = menu.addAction(text);
    action->setObjectName(number > 0 ? u"token-%1-%2"_s.arg(toString(kind)).arg(number) : u"token-%1"_s.arg(toString(kind)));
    Token token;
    token.kind = kind;
    token.kindName = toString(kind);
    (kind == TokenKind::Bathhouse ? token.value : token.number) = number;
    connect(action, &QAction::triggered, this, [this, use, token, hint] {
        use.begin();
        pick(token, hint, use);
    });
}

void TokenMenu::addRobber(QMenu &menu, const TokenUse &use)
{
    const auto &players = m_entry.game().setup().players;
    for (int i = 0; i < players.size(); ++i) {
        Token token;
        token.kind = TokenKind::Robber;
        token.kindName = toString(TokenKind::Robber);
        token.beside = i;
        QAction *beside = menu.addAction(tr("beside %1").arg(players[i].name), this, [use, token] {
            use.begin();
            use.take(token);
        });
        beside->setObjectName(u"token-robber-%1"_s.arg(i));
    }
}

void TokenMenu::pick(Token token, const QString &hint, const TokenUse &use)
{
    m_ferry.reset();
    m_board.setPicker(
        [this, token, use](Position square, QPointF table) {
            Token there = m_ferry.value_or(token);
            if (!place(there, square, table, use.player))
                return false;
            use.take(there);
            return true;
        },
        hint);
}

/// False where another click is needed.
bool TokenMenu::place(Token &token, Position square, QPointF table, int player)
{
    const Board &board = m_board.shownState().board;
    if (token.kind == TokenKind::Ferry && m_ferry) {
        token.edge2 = nearestEdge(table);
        m_ferry.reset();
        return true;
    }
    token.at = square;
    // Only what counts for the kind: a record keeps no more.
    const Edge edge = nearestEdge(table);
    if (token.kind == TokenKind::Bridge)
        token.northSouth = edge == Edge::N || edge == Edge::S;
    if (token.kind == TokenKind::Tunnel || token.kind == TokenKind::Ferry)
        token.edge = edge;
    if (token.kind == TokenKind::Ferry) {
        m_ferry = token;
        return false;
    }
    if (token.kind == TokenKind::Tunnel) {
        // Without a turn told it is laid in the last one, which may be over for its meeple.
        const QList<Turn> &turns = m_entry.game().record().turns;
        const int owner = player >= 0 ? player : turns.isEmpty() ? m_entry.game().currentPlayer() : turns.last().player;
        token.pair = pairFor(board, m_entry.game().setup().players[owner], owner);
    }
    if (needsFeature(token.kind)) {
        const auto part = m_board.partAtTable(table);
        if (!part)
            return false;
        int cell = 0;
        token.feature = nameOfPart(board, *part, &cell);
        token.at = board.tiles[part->tile].squareOf(cell);      // of a tile of several squares the one that the words are about
    }
    return true;
}

void TokenMenu::lay(const Token &token)
{
    // A bridge may carry the tile that is in hand: then it is laid with it.
    if (token.kind == TokenKind::Bridge && m_entry.tileInHand()) {
        m_entry.addToken(token);
        return;
    }
    QList<Problem> problems;
    if (!m_entry.addTokenToLast(token, &problems))
        Q_EMIT refused(problems.isEmpty() ? tr("Lay a tile first: it belongs to a turn.") : problems.first().message);
}

} // namespace wayside
