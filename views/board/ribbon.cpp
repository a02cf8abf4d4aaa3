#include "views/board/ribbon.h"

#include "views/board/cellgeometry.h"

#include <cmath>

namespace wayside {

namespace {

struct Step {
    QPointF at;
    QPointF right;      ///< unit vector
};

QPointF unit(QPointF d)
{
    const double length = std::hypot(d.x(), d.y());
    return length > 1e-9 ? d / length : QPointF();
}

Step cubicAt(QPointF p0, QPointF p1, QPointF p2, QPointF p3, double t)
{
    const double u = 1 - t;
    QPointF direction = (p1 - p0) * (u * u) + (p2 - p1) * (2 * u * t) + (p3 - p2) * (t * t);
    if (std::abs(direction.x()) + std::abs(direction.y()) < 1e-9)
        direction = p3 - p0;
    return {p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t), rightOf(unit(direction))};
}

/// The steps of each part of the path that runs on without a gap.
QList<QList<Step>> stepsOf(const QPainterPath &line, int stepsPerCurve)
{
    QList<QList<Step>> runs;
    for (int i = 1; i < line.elementCount(); ++i) {
        const QPointF from = line.elementAt(i - 1);
        const QPointF to = line.elementAt(i);
        if (line.elementAt(i).isMoveTo())
            continue;
        const bool begins = line.elementAt(i - 1).isMoveTo();
        if (begins)
            runs.append(QList<Step>());
        QList<Step> &run = runs.last();
        if (line.elementAt(i).isCurveTo()) {
            const QPointF c2 = line.elementAt(i + 1);
            const QPointF end = line.elementAt(i + 2);
            for (int step = begins ? 0 : 1; step <= stepsPerCurve; ++step)
                run << cubicAt(from, to, c2, end, double(step) / stepsPerCurve);
            i += 2;
        } else {
            const QPointF right = rightOf(unit(to - from));
            run << Step{from, right} << Step{to, right};
        }
    }
    return runs;
}

} // namespace

QPainterPath ribbon(const QPainterPath &line, double width, int stepsPerCurve, double overhang)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    auto runs = stepsOf(line, stepsPerCurve);
    for (QList<Step> &run : runs) {
        const auto ahead = [](const Step &step) { return QPointF(step.right.y(), -step.right.x()); };
        run.first().at -= ahead(run.first()) * overhang;
        run.last().at += ahead(run.last()) * overhang;
        QPolygonF band;
        band.reserve(run.size() * 2);
        for (const Step &step : run)
            band << step.at + step.right * (width / 2);
        for (auto step = run.rbegin(); step != run.rend(); ++step)
            band << step->at - step->right * (width / 2);
        path.addPolygon(band);
        path.closeSubpath();
    }
    return path;
}

QPainterPath blocksAlong(const QPainterPath &line, double width, double length, double every)
{
    QPainterPath path;
    const auto runs = stepsOf(line, 20);
    for (const QList<Step> &run : runs) {
        double next = every / 2;
        double travelled = 0;
        for (int i = 1; i < run.size(); ++i) {
            const double part = distance(run[i - 1].at, run[i].at);
            while (part > 0 && travelled + part >= next) {
                const QPointF at = between(run[i - 1].at, run[i].at, (next - travelled) / part);
                const QPointF side = run[i].right * (width / 2);
                const QPointF along = QPointF(side.y(), -side.x()) * (length / width);
                path.addPolygon(QPolygonF({at + side + along, at + side - along, at - side - along, at - side + along}));
                path.closeSubpath();
                next += every;
            }
            travelled += part;
        }
    }
    return path;
}

} // namespace wayside
