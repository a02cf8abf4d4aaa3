#include "model/geometry/geometry.h"

namespace wayside {

namespace {
constexpr std::array<const char16_t *, 5> kEdgeNames{u"N", u"E", u"S", u"W", u"X"};
constexpr std::array<const char16_t *, 10> kHalfNames{u"NL", u"NR", u"EL", u"ER", u"SL", u"SR", u"WL", u"WR", u"XL", u"XR"};
constexpr std::array<const char16_t *, 4> kCornerNames{u"NW", u"NE", u"SE", u"SW"};
constexpr std::array<const char16_t *, 3> kTypeNames{u"left", u"straight", u"right"};

template<typename Enum, size_t N>
std::optional<Enum> find(const std::array<const char16_t *, N> &names, QStringView s)
{
    for (size_t i = 0; i < N; ++i)
        if (s == QStringView(names[i]))
            return Enum(i);
    return std::nullopt;
}
} // namespace

Position neighbour(Position p, Edge e)
{
    switch (e) {
    case Edge::N: return {p.x, p.y - 1};
    case Edge::E: return {p.x + 1, p.y};
    case Edge::S: return {p.x, p.y + 1};
    case Edge::W: return {p.x - 1, p.y};
    case Edge::X: break;
    }
    return p;
}

Edge opposite(Edge e) { return e == Edge::X ? e : Edge((int(e) + 2) % 4); }

HalfEdge touching(HalfEdge h)
{
    if (h == HalfEdge::XL)
        return HalfEdge::XR;
    if (h == HalfEdge::XR)
        return HalfEdge::XL;
    const Edge other = opposite(edgeOf(h));
    return int(h) % 2 == 0 ? rightHalf(other) : leftHalf(other);
}

Edge edgeOf(HalfEdge h) { return Edge(int(h) / 2); }
HalfEdge leftHalf(Edge e) { return HalfEdge(int(e) * 2); }
HalfEdge rightHalf(Edge e) { return HalfEdge(int(e) * 2 + 1); }
Edge rotated(Edge e, Rotation r) { return e == Edge::X ? e : Edge((int(e) + int(r)) % 4); }
HalfEdge rotated(HalfEdge h, Rotation r) { return edgeOf(h) == Edge::X ? h : HalfEdge((int(h) + 2 * int(r)) % 8); }
Corner rotated(Corner c, Rotation r) { return Corner((int(c) + int(r)) % 4); }

Position rotated(Position o, Rotation r)
{
    for (int i = 0; i < int(r); ++i)
        o = {-o.y, o.x};
    return o;
}

Rotation inverse(Rotation r) { return Rotation((4 - int(r)) % 4); }
Rotation plus(Rotation a, Rotation b) { return Rotation((int(a) + int(b)) % 4); }
int degrees(Rotation r) { return int(r) * 90; }

std::optional<Rotation> rotationFromDegrees(int d)
{
    if (d < 0 || d > 270 || d % 90 != 0)
        return std::nullopt;
    return Rotation(d / 90);
}

Edge requiredEdge(Edge out, SignpostType type)
{
    switch (type) {
    case SignpostType::Left: return Edge((int(out) + 3) % 4);
    case SignpostType::Straight: return out;
    case SignpostType::Right: return Edge((int(out) + 1) % 4);
    }
    return out;
}

std::array<Edge, 2> cornerEdges(Corner c)
{
    switch (c) {
    case Corner::NW: return {Edge::W, Edge::N};
    case Corner::NE: return {Edge::N, Edge::E};
    case Corner::SE: return {Edge::E, Edge::S};
    case Corner::SW: break;
    }
    return {Edge::S, Edge::W};
}

bool cornerHasEdge(Corner c, Edge e)
{
    const auto edges = cornerEdges(c);
    return edges[0] == e || edges[1] == e;
}

Corner opposite(Corner c) { return Corner((int(c) + 2) % 4); }

QString toString(Edge e) { return QStringView(kEdgeNames[size_t(e)]).toString(); }
QString toString(HalfEdge h) { return QStringView(kHalfNames[size_t(h)]).toString(); }
QString toString(Corner c) { return QStringView(kCornerNames[size_t(c)]).toString(); }
QString toString(SignpostType t) { return QStringView(kTypeNames[size_t(t)]).toString(); }
std::optional<Edge> edgeFromString(QStringView s) { return find<Edge>(kEdgeNames, s); }
std::optional<HalfEdge> halfEdgeFromString(QStringView s) { return find<HalfEdge>(kHalfNames, s); }
std::optional<Corner> cornerFromString(QStringView s) { return find<Corner>(kCornerNames, s); }
std::optional<SignpostType> signpostTypeFromString(QStringView s) { return find<SignpostType>(kTypeNames, s); }

} // namespace wayside
