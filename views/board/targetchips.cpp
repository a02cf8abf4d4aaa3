#include "views/board/targetchips.h"

#include "views/board/piecepainter.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace wayside {

namespace {

constexpr double kApart = 2 * kTouchReach;           ///< least distance of two chips
constexpr int kRounds = 60;
constexpr double kRoomy = 120;          ///< from this size of a square on, the targets stand on the tile itself

FigureShape shapeOf(MeepleKind kind)
{
    return kind == MeepleKind::Abbot ? FigureShape::Abbot : kind == MeepleKind::Large ? FigureShape::Large : FigureShape::Meeple;
}

/// Pushes chips apart that are too close to each other for a finger.
void moveApart(QList<TargetChip> &chips)
{
    for (int round = 0; round < kRounds; ++round) {
        bool moved = false;
        for (qsizetype i = 0; i < chips.size(); ++i)
            for (qsizetype j = i + 1; j < chips.size(); ++j) {
                QPointF between = chips[j].at - chips[i].at;
                double d = std::hypot(between.x(), between.y());
                if (d >= kApart)
                    continue;
                if (d < 0.5) {
                    between = QPointF(std::cos(double(i)), std::sin(double(i)));
                    d = 1;
                }
                const QPointF push = between / d * (kApart - d + 0.5) / 2;
                chips[i].at -= push;
                chips[j].at += push;
                moved = true;
            }
        if (!moved)
            return;
    }
}

/// The square of the tile just laid: that of a figure's target.
QRectF laidTile(const QList<Target> &targets, const BoardFrame &frame)
{
    for (const Target &target : targets)
        if (target.kind == Target::Kind::Meeple)
            return frame.square(target.square);
    return {};
}

/// On a small tile the targets stand round it, so that it can still be seen; others stay where they are.
QPointF outside(QPointF spot, const QRectF &tile, double size)
{
    if (!tile.contains(spot))
        return spot;
    QPointF out = spot - tile.center();
    const double d = std::hypot(out.x(), out.y());
    out = d < 1 ? QPointF(0, -1) : out / d;
    const double reach = tile.width() / 2 / std::max(std::abs(out.x()), std::abs(out.y()));
    return tile.center() + out * (reach + size * 0.5);
}

QPointF spotFor(const Target &target, BoardPainter &painter, const BoardPicture &picture)
{
    return target.kind == Target::Kind::Tollhouse ? painter.spotOfNode(picture, target.crossroads) : painter.spotOf(picture, target.part);
}

void paintDisc(QPainter &painter, QPointF at, double radius, bool chosen)
{
    painter.setPen(QPen(chosen ? QColor(0xff, 0xc4, 0x1a) : QColor(255, 255, 255, 190), chosen ? 3 : 1.2));
    painter.setBrush(QColor(255, 255, 255, chosen ? 215 : 120));
    painter.drawEllipse(at, radius, radius);
}

} // namespace

QList<TargetChip> layOutChips(const QList<Target> &targets, BoardPainter &painter, const BoardPicture &picture, const BoardFrame &frame)
{
    QList<TargetChip> chips;
    const double size = std::clamp(frame.squareSize * 0.34, 26.0, 60.0);
    for (int i = 0; i < targets.size(); ++i) {
        TargetChip chip;
        chip.target = i;
        chip.kind = targets[i].meeples.value(0, MeepleKind::Meeple);
        chip.spot = chip.at = frame.toDevice(spotFor(targets[i], painter, picture));
        chip.size = size;
        if (frame.squareSize < kRoomy && targets[i].kind != Target::Kind::Recall)
            chip.at = outside(chip.spot, laidTile(targets, frame), size);
        chips.append(chip);
    }
    moveApart(chips);
    const qsizetype usual = chips.size();
    for (qsizetype i = 0; i < usual; ++i)
        for (qsizetype k = 1; k < targets[chips[i].target].meeples.size(); ++k) {
            TargetChip other = chips[i];
            other.kind = targets[other.target].meeples[k];
            other.extra = true;
            other.at += QPointF(0, -double(k) * (kTouchReach * 2 + 2));
            chips.append(other);
        }
    return chips;
}

int chipAt(const QList<TargetChip> &chips, QPointF point, int unfoldedTarget)
{
    int best = -1;
    double nearest = kTouchReach;
    for (int i = 0; i < chips.size(); ++i) {
        if (chips[i].extra && chips[i].target != unfoldedTarget)
            continue;
        // An unfolded kind lies over what else may be there.
        const double d = std::hypot(point.x() - chips[i].at.x(), point.y() - chips[i].at.y()) - (chips[i].extra ? kTouchReach / 2 : 0);
        if (d < nearest) {
            nearest = d;
            best = i;
        }
    }
    return best;
}

void paintChips(QPainter &painter, const QList<TargetChip> &chips, const QList<Target> &targets, int colour, int side, int chosen,
                int unfoldedTarget)
{
    painter.save();
    for (const TargetChip &chip : chips) {
        if (chip.extra || QLineF(chip.at, chip.spot).length() < 6)
            continue;
        painter.setPen(QPen(QColor(0x22, 0x2b, 0x36), 4.2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(chip.at, chip.spot);
        painter.setPen(QPen(Qt::white, 1.8, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(chip.at, chip.spot);
        painter.setBrush(Qt::white);
        painter.drawEllipse(chip.spot, 2, 2);
    }
    for (int pass = 0; pass < 2; ++pass)
        for (int i = 0; i < chips.size(); ++i) {
            const TargetChip &chip = chips[i];
            const Target &target = targets[chip.target];
            if (chip.extra != (pass == 1) || (chip.extra && chip.target != unfoldedTarget))
                continue;
            PieceOptions options;
            options.outlineOnly = i != chosen;
            options.lying = target.kind == Target::Kind::Meeple && target.part.kind == FeatureKind::Field;
            paintDisc(painter, chip.at, std::max(chip.size * 0.64, 16.0), i == chosen);
            if (target.kind == Target::Kind::Tollhouse) {
                paintTollhouse(painter, colour, side, false, chip.at, chip.size, options);
            } else if (target.kind == Target::Kind::Recall) {
                paintFigure(painter, FigureShape::Abbot, colour, chip.at, chip.size, options);
                painter.setPen(QPen(QColor(0xb3, 0x2b, 0x1e), 3, Qt::SolidLine, Qt::RoundCap));
                painter.drawLine(chip.at + QPointF(-0.4, 0.4) * chip.size, chip.at + QPointF(0.4, -0.4) * chip.size);
            } else {
                paintFigure(painter, shapeOf(chip.kind), colour, chip.at, chip.size, options);
            }
            // Dots tell that other figures may stand here too.
            const bool more = !chip.extra && target.meeples.size() > 1 && chip.target != unfoldedTarget;
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(0x22, 0x2b, 0x36));
            for (int dot = 0; more && dot < target.meeples.size(); ++dot)
                painter.drawEllipse(chip.at + QPointF((dot - (target.meeples.size() - 1) / 2.0) * 6, -chip.size * 0.64 - 3), 2, 2);
        }
    painter.restore();
}

void ChipChoice::layOut(const QList<TargetChip> &chips)
{
    m_chips = chips;
    m_laidOut = true;
}

const TargetChip *ChipChoice::chosenChip() const { return m_chosen >= 0 && m_chosen < m_chips.size() ? &m_chips[m_chosen] : nullptr; }

bool ChipChoice::clear()
{
    const bool was = m_chosen >= 0;
    m_chosen = m_unfolded = -1;
    return was;
}

void ChipChoice::choose(int chip)
{
    m_chosen = chip;
    m_unfolded = chip >= 0 && chip < m_chips.size() ? m_chips[chip].target : -1;
}

bool ChipChoice::pointAt(QPointF at)
{
    const int chip = chipAt(m_chips, at, m_unfolded);
    if (chip == m_chosen)
        return false;
    choose(chip);
    return true;
}

bool ChipChoice::step(bool forward)
{
    const int next = forward ? m_chosen + 1 : m_chosen < 0 ? int(m_chips.size()) - 1 : m_chosen - 1;
    choose(next < m_chips.size() ? next : -1);
    return m_chosen >= 0;
}

} // namespace wayside
