#include "model/game/remaining.h"

#include "model/board/placement.h"
#include "model/rules/points.h"

#include <algorithm>

namespace wayside {

namespace {

int drawnOf(const State &state, const QString &id, const QStringList &aside)
{
    const auto same = [&](const PlacedTile &placed) { return placed.tile->id == id; };
    return int(std::count_if(state.board.tiles.begin(), state.board.tiles.end(), same) + state.setAside.count(id) + aside.count(id));
}

/// Places at which the tile in this rotation covers the square.
QList<Position> placesCovering(const TileDefinition &tile, Rotation rotation, Position square)
{
    QList<Position> places;
    for (const Position &cell : tile.cells)
        places.append(square - rotated(cell, rotation));
    return places;
}

bool fitsSomehow(const Board &board, const TileRef &tile, Position square)
{
    if (!tile->isMultiSquare())
        return !legalRotations(board, tile, square).isEmpty();
    for (Rotation rotation : kRotations)
        for (const Position &at : placesCovering(*tile, rotation, square))
            if (placementFaults(board, tile, at, rotation).isEmpty())
                return true;
    return false;
}

bool makesCorrect(const GameSetup &setup, const State &state, const TileRef &tile, const SignpostOutlook &outlook, bool pairFree)
{
    for (Rotation rotation : kRotations)
        for (const Position &at : placesCovering(*tile, rotation, outlook.next)) {
            if (!placementFaults(state.board, tile, at, rotation).isEmpty())
                continue;
            Board board = state.board;
            board.put({tile, at, rotation, state.turns + 1, -1});
            if (judgeSignpost(board, setup.rules, outlook.verdict.which, pairFree).state == SignpostState::Correct)
                return true;
        }
    return false;
}

/// What one more correct signpost of the type brings the road that it stands beside.
int gainOf(const GameSetup &setup, const State &state, const SignpostVerdict &verdict, bool pairFree)
{
    const PlacedTile &placed = state.board.tiles[verdict.which.tile];
    const int road = placed.tile->roadAt(placed.tile->signposts[verdict.which.index].at);
    const int feature = state.features.of({verdict.which.tile, FeatureKind::Road, road});
    if (feature < 0)
        return 0;
    int correct = 0;
    QSet<int> types;
    for (const OnTile &which : state.features.features[feature].signposts) {
        const SignpostVerdict other = judgeSignpost(state.board, setup.rules, which, pairFree);
        if (other.state == SignpostState::Correct) {
            ++correct;
            types.insert(int(other.type));
        }
    }
    const int before = signpostPoints(correct, int(types.size()));
    types.insert(int(verdict.type));
    return signpostPoints(correct + 1, int(types.size())) - before;
}

} // namespace

int typeLeft(const GameSetup &setup, const State &state, const QString &id, const QStringList &aside)
{
    const int copies = setup.tiles.copies(id);
    if (copies < 0)
        return -1;
    const QString key = setup.tiles.countKey(id);
    const auto same = [&](const QString &other) { return setup.tiles.countKey(other) == key; };
    return std::max(0, copies - state.seen.value(key) - int(std::count_if(aside.begin(), aside.end(), same)));
}

int copiesLeft(const GameSetup &setup, const State &state, const QString &id, const QStringList &aside)
{
    const int ofType = typeLeft(setup, state, id, aside);
    const TileRef tile = setup.tiles.find(id);
    if (ofType < 0 || !tile || tile->count == 0)
        return ofType;
    return std::min(ofType, std::max(0, tile->count - drawnOf(state, id, aside)));
}

QList<RemainingType> remainingTypes(const GameSetup &setup, const State &state)
{
    QList<RemainingType> types;
    QHash<QString, qsizetype> known;
    for (const TileRef &tile : setup.tiles.all()) {
        const QString key = setup.tiles.countKey(tile->id);
        if (const auto it = known.constFind(key); it != known.constEnd()) {
            if (tile->id == key)
                types[*it].tile = tile;
            continue;
        }
        known.insert(key, types.size());
        types.append({tile, typeLeft(setup, state, tile->id), setup.tiles.copies(tile->id)});
    }
    return types;
}

int tilesLeft(const QList<RemainingType> &types)
{
    int left = 0;
    for (const RemainingType &type : types)
        left += std::max(0, type.left);
    return left;
}

int drawsOf(int player, int next, int players, int total)
{
    if (players <= 0 || total <= 0)
        return 0;
    const int first = ((player - next) % players + players) % players;
    return first < total ? (total - first - 1) / players + 1 : 0;
}

double chanceOfDrawing(int wanted, int total, int draws)
{
    wanted = std::clamp(wanted, 0, std::max(0, total));
    draws = std::clamp(draws, 0, std::max(0, total));
    double missing = 1;         // chance that none of them is among the draws
    for (int i = 0; i < draws; ++i) {
        if (total - wanted - i <= 0)
            return 1;
        missing *= double(total - wanted - i) / double(total - i);
    }
    return 1 - missing;
}

QList<RemainingType> typesThatFit(const Board &board, const QList<RemainingType> &types, Position square)
{
    QList<RemainingType> fits;
    for (const RemainingType &type : types)
        if (type.left != 0 && fitsSomehow(board, type.tile, square))
            fits.append(type);
    return fits;
}

QList<Position> deadSquares(const Board &board, const QList<RemainingType> &types)
{
    QList<Position> dead;
    if (std::none_of(types.begin(), types.end(), [](const RemainingType &type) { return type.left != 0; }))
        return dead;
    for (const Position &square : openSquares(board))
        if (std::none_of(types.begin(), types.end(), [&](const RemainingType &type) { return type.left != 0 && fitsSomehow(board, type.tile, square); }))
            dead.append(square);
    std::sort(dead.begin(), dead.end(), [](Position a, Position b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    return dead;
}

QList<SignpostOutlook> signpostOutlooks(const GameSetup &setup, const State &state)
{
    const QList<RemainingType> types = remainingTypes(setup, state);
    const bool pairFree = tunnelPairFree(state.board, int(setup.players.size()));
    QList<SignpostOutlook> outlooks;
    for (const SignpostVerdict &verdict : verdicts(state, setup)) {
        if (verdict.state != SignpostState::Open)
            continue;
        SignpostOutlook outlook;
        outlook.verdict = verdict;
        outlook.next = neighbour(verdict.at, verdict.edge);
        outlook.entered = opposite(verdict.edge);
        outlook.needed = requiredEdge(verdict.edge, verdict.type);
        outlook.gain = gainOf(setup, state, verdict, pairFree);
        for (const RemainingType &type : types)
            if (type.left != 0 && makesCorrect(setup, state, type.tile, outlook, pairFree)) {
                outlook.makers.append(type);
                outlook.copies += std::max(0, type.left);
            }
        std::stable_sort(outlook.makers.begin(), outlook.makers.end(), [](const RemainingType &a, const RemainingType &b) { return a.left > b.left; });
        outlooks.append(outlook);
    }
    std::stable_sort(outlooks.begin(), outlooks.end(), [](const SignpostOutlook &a, const SignpostOutlook &b) { return a.copies > b.copies; });
    return outlooks;
}

} // namespace wayside
