#include "views/workshop/missingtile.h"

#include "model/tiles/ownsets.h"
#include "views/workshop/workshopstore.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace wayside {

DemandedEdges demandedEdges(const Board &board, Position square)
{
    DemandedEdges demanded;
    for (Edge e : kSquareEdges)
        if (const auto there = board.covering(neighbour(square, e), opposite(e)); there && !board.isAbbey(there->tile))
            demanded.insert(e, board.edgeKind(there->tile, there->cell, opposite(e)));
    return demanded;
}

void layAndRemember(Entry &entry, Position square, WorkshopStore &store, TileDefinition tile)
{
    TileSet set = store.tableSet();
    tile.id = freeTileId(set);
    for (int n = 1; entry.game().setup().tiles.find(tile.id); ++n)     // of a set that was deleted since
        tile.id = QStringLiteral("%1:table-%2").arg(set.id).arg(n);
    putTile(set, tile);
    store.put(set);
    TableRecord head = entry.game().record();
    head.tiles.append(tileOf(set, tile.id));
    entry.game().changeHead(head);
    entry.lay(tile.id, square, Rotation::R0);
}

void layMissingTile(Entry &entry, Position square, WorkshopStore &store, QWidget *parent)
{
    const DemandedEdges demanded = demandedEdges(entry.game().state().board, square);
    try {
        if (const auto tile = WorkshopDialog::tileFor(demanded, parent))
            layAndRemember(entry, square, store, *tile);
    } catch (const ReadError &error) {
        QMessageBox::warning(parent, QCoreApplication::translate("MissingTile", "The tile wasn't laid"), error.message());
    }
}

} // namespace wayside
