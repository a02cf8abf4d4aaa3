#include "model/storage/statistics.h"

#include <algorithm>
#include <numeric>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

void add(Tally &sum, const Tally &more)
{
    sum.count += more.count;
    sum.points += more.points;
}

/// Gathers game by game, the oldest first.
class Gatherer
{
public:
    void add(const CountedGame &game);
    Statistics result();

private:
    int indexOf(const QString &name);
    void addPlayer(PlayerStatistics &player, const PlayerNumbers &numbers, const CountedGame &game);
    void addDuel(int a, int b, const PlayerNumbers &ofA, const PlayerNumbers &ofB, int seatA, int seatB, bool finished);

    Statistics m_all;
    QHash<QString, int> m_byName;
    QHash<std::pair<int, int>, Duel> m_duels;
    QList<int> m_streaks;
    qint64 m_turns = 0;
    qint64 m_leadChanges = 0;
    qint64 m_winningTotals = 0;
};

int Gatherer::indexOf(const QString &name)
{
    const QString key = name.trimmed().toCaseFolded();
    const auto known = m_byName.constFind(key);
    if (known != m_byName.constEnd())
        return *known;
    const int index = int(m_all.players.size());
    m_byName.insert(key, index);
    m_all.players.append(PlayerStatistics{});
    m_streaks.append(0);
    return index;
}

void Gatherer::addPlayer(PlayerStatistics &player, const PlayerNumbers &numbers, const CountedGame &game)
{
    player.name = numbers.name;
    player.colour = numbers.colour;
    player.best = player.games ? std::max(player.best, numbers.total) : numbers.total;
    player.worst = player.games ? std::min(player.worst, numbers.total) : numbers.total;
    player.games += 1;
    player.points += numbers.total;
    for (auto it = numbers.sources.begin(); it != numbers.sources.end(); ++it)
        player.sources[it.key()] += it.value();
    for (size_t i = 0; i < 3; ++i)
        wayside::add(player.signposts[i], numbers.signposts[i]);
    for (size_t i = 0; i < 2; ++i)
        wayside::add(player.tolls[i], numbers.tolls[i]);
    wayside::add(player.signpostsAtEnd, numbers.signpostsAtEnd);
    wayside::add(player.tollsAtEnd, numbers.tollsAtEnd);
    player.bestScoring = std::max(player.bestScoring, numbers.bestScoring);
    player.bestSignposts = std::max(player.bestSignposts, numbers.bestSignposts);
    player.bestToll = std::max(player.bestToll, numbers.bestToll);
    player.longestRoad = std::max(player.longestRoad, numbers.longestRoad);
    player.progress.append({game.id, game.numbers.started, numbers.total, numbers.place, numbers.winner, player.average()});
    if (!game.numbers.finished)
        return;
    player.finished += 1;
    player.wins += numbers.winner;
    player.places[numbers.place] += 1;
}

void Gatherer::addDuel(int a, int b, const PlayerNumbers &ofA, const PlayerNumbers &ofB, int seatA, int seatB, bool finished)
{
    if (a > b)
        return addDuel(b, a, ofB, ofA, seatB, seatA, finished);
    Duel &duel = m_duels[{a, b}];
    duel.a = a;
    duel.b = b;
    duel.aShared += ofA.shared.value(seatB);
    duel.bShared += ofB.shared.value(seatA);
    duel.aTolls += ofA.tollsFrom.value(seatB);
    duel.bTolls += ofB.tollsFrom.value(seatA);
    if (!finished)
        return;
    duel.games += 1;
    duel.aPoints += ofA.total;
    duel.bPoints += ofB.total;
    duel.aAhead += ofA.total > ofB.total;
    duel.bAhead += ofA.total < ofB.total;
    duel.level += ofA.total == ofB.total;
}

void Gatherer::add(const CountedGame &game)
{
    const GameNumbers &numbers = game.numbers;
    m_all.games += 1;
    m_leadChanges += numbers.leadChanges;
    QList<int> indices;
    for (const PlayerNumbers &p : numbers.players) {
        const int index = indexOf(p.name);
        // Two names that differ in capitals only are two people at one table.
        indices.append(indices.contains(index) ? indexOf(p.name + u" "_s + QString::number(indices.size() + 1)) : index);
        addPlayer(m_all.players[indices.last()], p, game);
    }
    for (qsizetype a = 0; a < indices.size(); ++a)
        for (qsizetype b = a + 1; b < indices.size(); ++b)
            addDuel(indices[a], indices[b], numbers.players[a], numbers.players[b], int(a), int(b), numbers.finished);
    if (!numbers.finished)
        return;
    m_all.finished += 1;
    m_turns += numbers.turns;
    m_all.turns[numbers.turns / 10 * 10] += 1;
    m_all.fewestTurns = m_all.finished == 1 ? numbers.turns : std::min(m_all.fewestTurns, numbers.turns);
    m_all.mostTurns = std::max(m_all.mostTurns, numbers.turns);
    int best = 0;
    for (qsizetype i = 0; i < indices.size(); ++i) {
        const PlayerNumbers &p = numbers.players[i];
        best = i == 0 ? p.total : std::max(best, p.total);
        int &streak = m_streaks[indices[i]];
        streak = p.winner ? streak + 1 : 0;
        PlayerStatistics &player = m_all.players[indices[i]];
        player.longestStreak = std::max(player.longestStreak, streak);
    }
    m_winningTotals += best;
}

Statistics Gatherer::result()
{
    m_all.averageTurns = m_all.finished ? double(m_turns) / m_all.finished : 0;
    m_all.averageWinningTotal = m_all.finished ? double(m_winningTotals) / m_all.finished : 0;
    m_all.averageLeadChanges = m_all.games ? double(m_leadChanges) / m_all.games : 0;
    QList<int> order(m_all.players.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [this](int a, int b) {
        const PlayerStatistics &x = m_all.players[a];
        const PlayerStatistics &y = m_all.players[b];
        return x.games != y.games ? x.games > y.games : QString::localeAwareCompare(x.name, y.name) < 0;
    });
    QList<int> placeOf(order.size());
    QList<PlayerStatistics> players;
    for (int from : order) {
        placeOf[from] = int(players.size());
        players.append(m_all.players[from]);
    }
    m_all.players = players;
    for (Duel duel : std::as_const(m_duels)) {
        duel.a = placeOf[duel.a];
        duel.b = placeOf[duel.b];
        if (duel.a > duel.b) {
            std::swap(duel.a, duel.b);
            std::swap(duel.aAhead, duel.bAhead);
            std::swap(duel.aPoints, duel.bPoints);
            std::swap(duel.aShared, duel.bShared);
            std::swap(duel.aTolls, duel.bTolls);
        }
        m_all.duels.append(duel);
    }
    std::sort(m_all.duels.begin(), m_all.duels.end(), [](const Duel &x, const Duel &y) {
        return x.games != y.games ? x.games > y.games : std::pair(x.a, x.b) < std::pair(y.a, y.b);
    });
    return m_all;
}

} // namespace

Statistics statisticsOf(const QList<CountedGame> &games)
{
    QList<const CountedGame *> byDate;
    for (const CountedGame &game : games)
        byDate.append(&game);
    std::stable_sort(byDate.begin(), byDate.end(), [](const CountedGame *a, const CountedGame *b) { return a->numbers.started < b->numbers.started; });
    Gatherer gatherer;
    for (const CountedGame *game : byDate)
        gatherer.add(*game);
    return gatherer.result();
}

} // namespace wayside
