// Random games, entered as at the table and then edited, undone and redone. Whatever happens, the state must equal the record
// replayed afresh, the record must survive its file, and the table turned by a quarter must score the same.
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/turnedtable.h"
#include "tests/support/tables.h"

#include "model/game/entry.h"
#include "model/storage/recordfile.h"

#include <QJsonDocument>
#include <QRandomGenerator>
#include <cstdio>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

class RandomGame
{
public:
    explicit RandomGame(quint32 seed)
        : m_random(seed), m_head(head()), m_game(shippedTiles(), m_head, {}, 0, nullptr), m_entry(m_game)
    {
    }

    /// The first broken promise in words; empty where all hold.
    QString play(int steps)
    {
        for (int i = 0; i < steps; ++i) {
            step();
            const QString fault = check();
            if (!fault.isEmpty())
                return u"step %1: %2"_s.arg(i).arg(fault);
        }
        return {};
    }

    QByteArray record() const { return QJsonDocument(writeRecord(m_game.record())).toJson(); }

private:
    int below(qsizetype n) { return int(m_random.bounded(quint32(n))); }
    bool chance(int percent) { return below(100) < percent; }

    TableRecord head()
    {
        TableRecord record;
        record.sets = {u"base-c3"_s};
        for (const QString &set : {u"inns"_s, u"signposts"_s, u"tollkeepers-c3"_s, u"tunnel"_s, u"ferries"_s, u"labyrinth"_s,
                                   u"abbey"_s, u"spiel-18"_s, u"shapes"_s})
            if (chance(50))
                record.sets.append(set);
        for (int i = 1 + below(6); i > 0; --i)
            record.players.append({u"Player-%1"_s.arg(i), Colour(i - 1), {}});
        for (const OptionInfo &option : allOptions())
            if (option.key != u"check-counts" && chance(40))
                setOption(record.rules, option.key, option.values.last());
        if (chance(80))
            record.start.append({u"base:D"_s, {0, 0}, Rotation::R0, {}});
        return record;
    }

    void step()
    {
        const qsizetype turns = m_game.record().turns.size();
        const int kind = below(100);
        if (kind < 70 || turns == 0)
            enter();
        else if (kind < 80)
            m_game.goTo(below(m_game.events().size() + 1));
        else if (kind < 84)
            m_game.undoTurn();
        else if (kind < 88)
            m_game.redoTurn();
        else if (kind < 91)
            m_game.removeTurn(below(turns));
        else if (kind < 94)
            m_game.insertTurn(below(turns + 1), m_game.record().turns[below(turns)]);
        else if (kind < 97)
            m_game.replaceTurn(below(turns), m_game.record().turns[below(turns)]);
        else
            m_game.finish(!m_game.record().finished);
    }

    void enter()
    {
        const QList<TileRef> &all = m_game.setup().tiles.all();
        const TileRef tile = all[below(all.size())];
        if (m_entry.left(tile->id) == 0)
            return;
        m_entry.clearTokens();
        if (chance(10))
            m_entry.addToken(bridge());
        m_entry.takeInHand(tile->id);
        const QList<Position> squares = m_entry.legalSquares();
        if (squares.isEmpty())
            return m_entry.setAside(tile->id);
        m_entry.pointAt(squares[below(squares.size())]);
        m_entry.stepRotation(below(4));
        if (!m_entry.layAt(*m_entry.pointed()))
            m_fault = u"a legal square was refused: %1 at %2,%3"_s.arg(tile->id).arg(m_entry.pointed()->x).arg(m_entry.pointed()->y);
        const QList<Target> targets = m_entry.targets();
        if (!targets.isEmpty() && chance(60))
            m_entry.act(targets[below(targets.size())]);
        else
            m_entry.nothing();
        if (chance(40))
            m_entry.addTokenToLast(token());
    }

    Position anySquare()
    {
        const Board &board = m_game.state().board;
        if (board.tiles.isEmpty())
            return {};
        const PlacedTile &tile = board.tiles[below(board.tiles.size())];
        return tile.squareOf(below(tile.tile->cells.size()));
    }

    Token bridge()
    {
        Token token;
        token.kind = TokenKind::Bridge;
        token.kindName = toString(token.kind);
        token.at = neighbour(anySquare(), kSquareEdges[below(4)]);
        token.northSouth = chance(50);
        return token;
    }

    Token token()
    {
        Token t;
        t.kind = TokenKind(1 + below(9));
        t.kindName = toString(t.kind);
        const int players = int(m_game.setup().players.size());
        const bool stands = t.kind != TokenKind::Robber && t.kind != TokenKind::Message;
        if (t.kind == TokenKind::Robber)
            t.beside = below(players);
        if (t.kind == TokenKind::Message)
            t.number = chance(50) ? 1 : 8;
        if (stands || t.number == 8)
            t.at = anySquare();
        t.edge = kSquareEdges[below(4)];
        t.edge2 = kSquareEdges[below(4)];
        if (t.kind == TokenKind::Tunnel)
            t.pair = u"%1-%2"_s.arg(m_game.setup().players[below(players)].name).arg(1 + below(3));
        else if (t.kind != TokenKind::Ferry)
            t.edge = t.edge2 = Edge::N;
        if (t.kind == TokenKind::Ferry && t.edge == t.edge2)
            t.edge2 = opposite(t.edge);
        if (t.kind == TokenKind::Tunnel)
            t.edge2 = Edge::N;
        const bool names = t.kind == TokenKind::Mage || t.kind == TokenKind::Witch || t.kind == TokenKind::Gift
            || t.kind == TokenKind::Bathhouse || t.number == 8;
        if (names)
            t.feature = (chance(70) ? u"road:"_s : u"city:"_s) + toString(kSquareEdges[below(4)]);
        if (t.kind == TokenKind::Bathhouse)
            t.value = 3 + below(3);
        return t;
    }

    QString check() const
    {
        if (!m_fault.isEmpty())
            return m_fault;
        const TableRecord &record = m_game.record();
        const GameSetup setup = setupOf(shippedTiles(), record);
        const QString now = stateText(setup, m_game.state());
        if (now != stateText(setup, replay(setup, record)))
            return u"the state differs from the record replayed afresh"_s;
        const QList<State> states = replayAll(setup, record);
        for (qsizetype i = 0; i < states.size(); ++i)
            if (stateText(setup, states[i]) != stateText(setup, m_game.stateAfter(i)))
                return u"the state after turn %1 differs"_s.arg(i);
        const QByteArray bytes = this->record();
        if (!(readGames(bytes).games.first().record == record))
            return u"the record came back changed from its file"_s;
        const Played turned = played(turnedTable(record));
        const Played straight = played(record);
        if (totalsOf(turned) != totalsOf(straight) || problemsOf(turned.state) != problemsOf(straight.state)
            || scoringsOf(turned) != scoringsOf(straight))
            return u"turned by a quarter, the table scores otherwise"_s;
        return sane(m_game.state(), setup);
    }

    static QString sane(const State &state, const GameSetup &setup)
    {
        for (int player = 0; player < setup.players.size(); ++player)
            for (MeepleKind kind : {MeepleKind::Meeple, MeepleKind::Abbot, MeepleKind::Large})
                if (state.supply(player, kind, setup.rules) < 0)
                    return u"a supply below nothing"_s;
        QSet<std::pair<int, int>> crossroads;
        for (const TollhouseOnBoard &t : state.tollhouses) {
            if (crossroads.contains({t.crossroads.tile, t.crossroads.index}))
                return u"two tollhouses on one crossroads"_s;
            crossroads.insert({t.crossroads.tile, t.crossroads.index});
        }
        for (const MeepleOnBoard &m : state.meeples) {
            const int feature = state.features.of(m.on);
            if (feature < 0)
                return u"a meeple on nothing"_s;
        }
        for (const Scoring &scoring : state.scorings)
            for (int points : scoring.points)
                if (sum(scoring.parts) != points)
                    return u"parts that don't add up"_s;
        return {};
    }

    QRandomGenerator m_random;
    TableRecord m_head;
    Game m_game;
    Entry m_entry;
    QString m_fault;
};

} // namespace

int fuzzGames(int games, quint32 firstSeed)
{
    int faults = 0;
    for (quint32 seed = firstSeed; seed < firstSeed + quint32(games); ++seed) {
        RandomGame game(seed);
        const QString fault = game.play(60);
        if (fault.isEmpty())
            continue;
        ++faults;
        std::printf("seed %u: %s\n%s\n", seed, qPrintable(fault), game.record().constData());
    }
    return faults;
}
