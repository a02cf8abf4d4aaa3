#include "views/inspector/remaining.h"

#include "model/geometry/squarename.h"
#include "views/palette/tilesearch.h"

#include <QLocale>
#include <array>

namespace wayside {

namespace {

enum class Kind : quint8 { Monastery, Crossroads, Road, CityRoad, City, Other };
constexpr std::array<Kind, 6> kKinds{Kind::Monastery, Kind::Road, Kind::Crossroads, Kind::CityRoad, Kind::City, Kind::Other};

Kind kindOf(const TileDefinition &tile)
{
    if (tile.monastery || tile.abbey)
        return Kind::Monastery;
    if (!tile.cities.isEmpty())
        return tile.roads.isEmpty() ? Kind::City : Kind::CityRoad;
    for (int node = 0; node < tile.nodes.size(); ++node)
        if (tile.isCrossroads(node))
            return Kind::Crossroads;
    return tile.roads.isEmpty() ? Kind::Other : Kind::Road;
}

QString kindText(Kind kind)
{
    switch (kind) {
    case Kind::Monastery: return RemainingPanel::tr("Monasteries");
    case Kind::Crossroads: return RemainingPanel::tr("Crossroads");
    case Kind::Road: return RemainingPanel::tr("Roads");
    case Kind::CityRoad: return RemainingPanel::tr("Cities with roads");
    case Kind::City: return RemainingPanel::tr("Cities without roads");
    case Kind::Other: break;
    }
    return RemainingPanel::tr("Other tiles");
}

Line typeLine(const RemainingType &type)
{
    Line line;
    line.key = type.tile->id;
    line.tile = type.tile;
    line.text = tileSummary(*type.tile);
    line.detail = type.left < 0 ? RemainingPanel::tr("as many as you need") : RemainingPanel::tr("%1 of %2 left").arg(type.left).arg(type.copies);
    line.dim = type.left == 0;
    return line;
}

QString percent(double chance)
{
    // Never "100 %" or "0 %" where it isn't certain.
    const double shown = chance >= 1 || chance <= 0 ? chance * 100 : std::clamp(chance * 100, 1.0, 99.0);
    return RemainingPanel::tr("%1 %", "a percentage").arg(QLocale().toString(qRound(shown)));
}

} // namespace

RemainingPanel::RemainingPanel(Game &game, QWidget *parent) : LinePanel(game, QStringLiteral("remainingPanel"), parent) { }

void RemainingPanel::setSquare(std::optional<Position> square)
{
    if (m_square == square)
        return;
    m_square = square;
    refresh();
}

QString RemainingPanel::emptyText() const
{
    return aidsShown() ? tr("The box is empty.") : tr("The tournament switch is on: what is left isn't shown.");
}

Line RemainingPanel::fitLine(const QList<RemainingType> &types) const
{
    Line line;
    line.key = QStringLiteral("fits");
    line.strong = true;
    line.open = true;
    if (!m_square) {
        line.text = tr("What fits here");
        line.detail = tr("Point at a free square of the table.");
        return line;
    }
    const QList<RemainingType> fits = typesThatFit(state().board, types, *m_square);
    const int copies = tilesLeft(fits);
    const int all = tilesLeft(types);
    const int players = int(game().setup().players.size());
    line.text = tr("Fits on %1: %n tile(s)", nullptr, copies).arg(squareName(*m_square));
    line.squares = {*m_square};
    if (!fits.isEmpty())
        for (int i = 0; i < players; ++i) {
            const int player = (state().nextPlayer(players) + i) % players;
            line.points.append({colourOf(player), percent(chanceOfDrawing(copies, all, drawsOf(player, state().nextPlayer(players), players, all)))});
        }
    line.detail = fits.isEmpty() ? tr("Nothing that is left fits: the square is dead.")
                                 : tr("Each player's chance of drawing at least one of them before the game ends; %n tile(s) are left.", nullptr, all);
    if (players > 3) {              // too many to stand beside the text
        QStringList texts;
        for (int i = 0; i < line.points.size(); ++i)
            texts.append(playerName((state().nextPlayer(players) + i) % players) + QStringLiteral(" ") + line.points[i].text);
        line.detail += QStringLiteral("\u2028") + texts.join(QStringLiteral(" · "));
        line.points.clear();
    }
    for (const RemainingType &type : fits) {
        line.children.append(typeLine(type));
        line.children.last().squares = {*m_square};
    }
    return line;
}

Line RemainingPanel::deadLine(const QList<RemainingType> &types) const
{
    const QList<Position> dead = deadSquares(state().board, types);
    QStringList names;
    for (const Position &square : dead)
        names.append(squareName(square));
    Line line;
    line.key = QStringLiteral("dead");
    line.text = tr("Dead squares");
    line.detail = dead.isEmpty() ? tr("Every free square can still be filled.") : names.join(QStringLiteral(", "));
    line.points = {{-1, QString::number(dead.size())}};
    line.strong = true;
    line.squares = dead;
    return line;
}

QList<Line> RemainingPanel::kindLines(const QList<RemainingType> &types) const
{
    QList<Line> lines;
    for (Kind kind : kKinds) {
        Line line;
        line.key = QStringLiteral("kind%1").arg(int(kind));
        line.text = kindText(kind);
        int left = 0, copies = 0;
        for (const RemainingType &type : types)
            if (kindOf(*type.tile) == kind) {
                left += std::max(0, type.left);
                copies += std::max(0, type.copies);
                line.children.append(typeLine(type));
            }
        line.points = {{-1, tr("%1 of %2", "tiles left, all").arg(left).arg(copies)}};
        line.dim = left == 0;
        if (!line.children.isEmpty())
            lines.append(line);
    }
    return lines;
}

Line RemainingPanel::asideLine() const
{
    Line line;
    line.key = QStringLiteral("aside");
    line.text = tr("Set aside");
    line.points = {{-1, QString::number(state().setAside.size())}};
    line.rule = QStringLiteral("B.place");
    for (const QString &id : state().setAside)
        if (const TileRef tile = game().setup().tiles.find(id)) {
            Line of;
            of.key = id + QString::number(line.children.size());
            of.tile = tile;
            of.text = tileSummary(*tile);
            line.children.append(of);
        }
    return line;
}

QList<Line> RemainingPanel::makeLines() const
{
    const QList<RemainingType> types = remainingTypes(game().setup(), state());
    if (!aidsShown() || types.isEmpty())
        return {};
    QList<Line> lines{fitLine(types), deadLine(types)};
    lines.append(kindLines(types));
    if (!state().setAside.isEmpty())
        lines.append(asideLine());
    return lines;
}

} // namespace wayside
