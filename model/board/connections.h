// One idea of how roads connect: given a square of a placed tile and the tokens on it, which edges does a road join?
// Signposts, completion, length and tolls all ask this; nothing asks which tile it is.
#pragma once

#include "model/board/board.h"

namespace wayside {

/// A road piece on the board: `index` below the definition's road count is a printed road, above it a bridge.
struct RoadPiece {
    int tile = -1;
    int index = -1;
    friend bool operator==(const RoadPiece &, const RoadPiece &) = default;
};

/// Why the road doesn't come out where it should, for the words beside a verdict.
enum class JoinObstacle : quint8 {
    None, EndsThere, OtherWay, NoRoad, Abbey, City, TunnelOpen, TunnelElsewhere, LakeOpen, LakeOther,
    Gap, GapOpen, EndsOnDouble, LongRoad
};

/// The road piece at an edge of the table; index -1 where none leaves over it.
RoadPiece roadPieceAt(const Board &board, int tile, int cell, Edge tableEdge);

/// Edges (on the table, X and inner edges of a multi-square tile included) of this one square that a road joins to `from`.
/// Ferries, bridges, tunnel tokens and printed tunnels count as they lie (S.connect, S.other-features).
EdgeSet joinedEdges(const Board &board, const Ruleset &rules, int tile, int cell, Edge from);

/// Two road pieces that tokens, a printed tunnel or a labyrinth make one road.
struct Junction {
    RoadPiece a;
    RoadPiece b;
};
QList<Junction> tokenJunctions(const Board &board, const Ruleset &rules);
/// Those that join two roads of one tile.
QList<Junction> junctionsOn(const Board &board, const Ruleset &rules, int tile);

/// The tunnel mouths of a road: its end nodes of that kind.
QList<int> tunnelMouths(const TileDefinition &tile, int road);
/// The token on a mouth; -1 if it is empty.
int tunnelTokenAt(const Board &board, int tile, int road, int node);
/// True where both tokens of the pair lie.
bool pairIsLaid(const Board &board, const TunnelToken &token);
/// The ferry on a tile; -1 if there is none.
int ferryOn(const Board &board, int tile);
/// A mouth that keeps its road incomplete: tunnels are played with tokens and no whole pair lies on it (X.tunnel).
bool mouthIsOpen(const Board &board, const Ruleset &rules, int tile, int road, int node);

} // namespace wayside
