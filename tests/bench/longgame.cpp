#include "tests/bench/longgame.h"

#include "model/board/features.h"
#include "model/board/placement.h"

#include <QRandomGenerator>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

class LongGame
{
public:
    LongGame(const Catalogue &catalogue, TableRecord &record) : m_record(record)
    {
        for (const QString &id : record.sets)
            for (const TileRef &tile : catalogue.set(id)->tiles)
                if (tile->rivers.isEmpty())
                    m_tiles.append(tile);
        lay(catalogue.find(u"base:D"_s), {0, 0}, Rotation::R0);
    }

    void addTurn()
    {
        while (true) {
            const Position at = nearest();
            for (int tries = 0; tries < 200; ++tries) {
                const TileRef tile = m_tiles[below(m_tiles.size())];
                const QList<Rotation> legal = legalRotations(m_board, tile, at);
                if (legal.isEmpty())
                    continue;
                const int index = lay(tile, at, legal[below(legal.size())]);
                m_record.turns.append(turnFor(index));
                return;
            }
            m_open.removeOne(at);           // nothing fits there
        }
    }

private:
    int below(qsizetype n) { return int(m_random.bounded(quint32(n))); }

    /// Of eight open squares the one nearest to the start.
    Position nearest()
    {
        Position best = m_open[below(m_open.size())];
        for (int i = 0; i < 8; ++i)
            if (const Position p = m_open[below(m_open.size())]; p.x * p.x + p.y * p.y < best.x * best.x + best.y * best.y)
                best = p;
        return best;
    }

    int lay(const TileRef &tile, Position at, Rotation rotation)
    {
        m_open.removeOne(at);
        const int index = m_board.put({tile, at, rotation, 0, -1});
        for (Edge e : kSquareEdges)
            if (const Position next = neighbour(at, e); m_board.isFree(next) && !m_open.contains(next))
                m_open.append(next);
        return index;
    }

    Turn turnFor(int index)
    {
        const PlacedTile &placed = m_board.tiles[index];
        const TileDefinition &def = *placed.tile;
        Turn turn;
        turn.player = int(m_record.turns.size() % m_record.players.size());
        turn.tile = def.id;
        turn.at = placed.at;
        turn.rotation = placed.rotation;
        const int features = int(def.roads.size() + def.cities.size());
        if (features > 0 && below(10) < 6) {
            const int chosen = below(features);
            const bool road = chosen < def.roads.size();
            const FeaturePart part{index, road ? FeatureKind::Road : FeatureKind::City, road ? chosen : chosen - int(def.roads.size())};
            turn.meeple = MeepleAction{nameOfPart(m_board, part), MeepleKind::Meeple, {}, {}};
        } else if (std::any_of(def.nodes.begin(), def.nodes.end(), [](const Node &n) { return n.kind == NodeKind::Village; })) {
            turn.tollhouse = placed.at;
        }
        return turn;
    }

    TableRecord &m_record;
    QList<TileRef> m_tiles;
    Board m_board;
    QList<Position> m_open;
    QRandomGenerator m_random{3000};
};

} // namespace

TableRecord longGame(const Catalogue &catalogue, int turns)
{
    TableRecord record;
    record.sets = {u"base-c3"_s, u"signposts"_s, u"tollkeepers-c3"_s};
    record.rules.checkCounts = false;
    for (const auto &[name, colour] : {std::pair(u"Ash"_s, Colour::Red), {u"Birch"_s, Colour::Blue}, {u"Cedar"_s, Colour::Green}, {u"Elm"_s, Colour::Yellow}})
        record.players.append({name, colour, {}});
    record.start = {{u"base:D"_s, {0, 0}, Rotation::R0, {}}};
    record.finished = true;
    LongGame game(catalogue, record);
    for (int i = 0; i < turns; ++i)
        game.addTurn();
    return record;
}

} // namespace wayside
