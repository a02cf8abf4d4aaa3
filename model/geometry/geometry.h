// Squares, edges, half edges and rotations: the small words every other room speaks.
#pragma once

#include <QHash>
#include <QString>
#include <array>
#include <compare>
#include <optional>

namespace wayside {

/// A square of the table. x grows to the right, y grows downwards; the start tile is usually at (0, 0).
struct Position {
    int x = 0;
    int y = 0;
    friend auto operator<=>(const Position &, const Position &) = default;
    friend Position operator+(Position a, Position b) { return {a.x + b.x, a.y + b.y}; }
    friend Position operator-(Position a, Position b) { return {a.x - b.x, a.y - b.y}; }
};

inline size_t qHash(Position p, size_t seed = 0) { return qHashMulti(seed, p.x, p.y); }

/// An edge of a square, clockwise from the top. X is the long side of a triangular tile.
enum class Edge : quint8 { N, E, S, W, X };

/// Quarter turns clockwise, 0 to 3.
enum class Rotation : quint8 { R0, R90, R180, R270 };

/// Half edges clockwise, left and right as seen from the tile's middle looking out over the edge:
/// NL is the western half of the north edge, EL the northern half of the east edge.
/// XL and XR are the halves of a triangular tile's long side.
enum class HalfEdge : quint8 { NL, NR, EL, ER, SL, SR, WL, WR, XL, XR };

/// The corner that a triangular tile fills, clockwise from the top left.
enum class Corner : quint8 { NW, NE, SE, SW };

/// What a signpost shows, as seen by somebody who walks out of its tile (S.correct).
enum class SignpostType : quint8 { Left, Straight, Right };

/// A set of the five edges, one bit each.
struct EdgeSet {
    quint8 bits = 0;
    bool contains(Edge e) const { return bits & (1u << int(e)); }
    void add(Edge e) { bits |= quint8(1u << int(e)); }
    bool isEmpty() const { return bits == 0; }
    friend bool operator==(EdgeSet, EdgeSet) = default;
};

inline constexpr std::array<Edge, 4> kSquareEdges{Edge::N, Edge::E, Edge::S, Edge::W};
inline constexpr std::array<Rotation, 4> kRotations{Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270};

/// The square beyond an edge; X leads nowhere and returns p itself.
Position neighbour(Position p, Edge e);
/// N for S and so on; X for X (the other triangle of the same square).
Edge opposite(Edge e);
/// The half edge of the neighbouring tile that touches h: NL touches SR.
HalfEdge touching(HalfEdge h);
Edge edgeOf(HalfEdge h);
HalfEdge leftHalf(Edge e);
HalfEdge rightHalf(Edge e);
Edge rotated(Edge e, Rotation r);
HalfEdge rotated(HalfEdge h, Rotation r);
Corner rotated(Corner c, Rotation r);
/// A cell offset turned about (0, 0), clockwise.
Position rotated(Position offset, Rotation r);
Rotation inverse(Rotation r);
Rotation plus(Rotation a, Rotation b);
int degrees(Rotation r);
/// 0, 90, 180 or 270; nothing otherwise.
std::optional<Rotation> rotationFromDegrees(int degrees);
/// The edge by which the next tile must be left if its tile is walked out of over `out` and takes the turn shown.
Edge requiredEdge(Edge out, SignpostType type);
/// The two short sides of a triangular tile that fills the corner.
std::array<Edge, 2> cornerEdges(Corner c);
bool cornerHasEdge(Corner c, Edge e);
Corner opposite(Corner c);

QString toString(Edge e);
QString toString(HalfEdge h);
QString toString(Corner c);
QString toString(SignpostType t);
std::optional<Edge> edgeFromString(QStringView s);
std::optional<HalfEdge> halfEdgeFromString(QStringView s);
std::optional<Corner> cornerFromString(QStringView s);
std::optional<SignpostType> signpostTypeFromString(QStringView s);

} // namespace wayside
