#include "views/workshop/middlemenu.h"

#include "model/tiles/tilewords.h"

#include <QCoreApplication>
#include <QMenu>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct MiddleWords {
    Q_DECLARE_TR_FUNCTIONS(wayside::TileEditor)
};

} // namespace

void fillMiddleMenu(QMenu &menu, const TileDefinition &tile, int cell, Rotation rotation, const std::function<void(const TileEdit &)> &apply)
{
    menu.clear();
    qDeleteAll(menu.findChildren<QMenu *>(Qt::FindDirectChildrenOnly));
    const auto add = [&](QMenu &to, const QString &name, const QString &text, const TileEdit &edit) {
        QAction *action = to.addAction(text);
        action->setObjectName(u"middle-"_s + name);
        QObject::connect(action, &QAction::triggered, &menu, [edit, apply] { apply(edit); });
    };
    for (int kind = 0; kind <= int(NodeKind::Other); ++kind)
        add(menu, toString(NodeKind(kind)), nodeWords(NodeKind(kind)), [kind, cell](TileSketch &s) { s.endAllRoads(NodeKind(kind), cell); });
    menu.addSeparator();
    add(menu, u"roundabout"_s, MiddleWords::tr("Roundabout"), [](TileSketch &s) { s.makeRoundabout(); });
    add(menu, u"nothing"_s, MiddleWords::tr("Nothing"), [](TileSketch &s) { s.clearMiddle(); });
    QList<CellEdge> roads;
    for (const CellEdge &e : tile.outerEdges())
        if (tile.roadAt(e) >= 0)
            roads.append(e);
    if (roads.size() < 2)
        return;
    menu.addSeparator();
    for (const CellEdge &e : roads) {
        QMenu *one = menu.addMenu(MiddleWords::tr("Only the road %1").arg(edgeWords(tile, e, rotation)));
        for (int kind = 0; kind <= int(NodeKind::Other); ++kind)
            add(*one, u"%1-%2"_s.arg(toString(tile, e), toString(NodeKind(kind))), nodeWords(NodeKind(kind)),
                [e, kind, cell](TileSketch &s) { s.endRoad(e, NodeKind(kind), cell); });
    }
}

} // namespace wayside
