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

bool layAndRemember(Entry &entry, Position square, WorkshopStore &store, MadeTile made)
{
    TileDefinition &tile = made.tile;
    TileSet set = store.tableSet();
    tile.id = freeTileId(set);
    for (int n = 1; entry.game().setup().tiles.find(tile.id); ++n)     // of a set that was deleted since
        tile.id = QStringLiteral("%1:table-%2").arg(set.id).arg(n);
    putTile(set, tile);
    store.put(set);
    TableRecord head = entry.game().record();
    head.tiles.append(tileOf(set, tile.id));
    entry.game().changeHead(head);
    return entry.lay(tile.id, square, made.rotation) || entry.lay(tile.id, square, made.rotation, true);
}

void layMissingTile(Entry &entry, Position square, WorkshopStore &store, QWidget *parent)
{
    const DemandedEdges demanded = demandedEdges(entry.game().state().board, square);
    try {
        const auto made = WorkshopDialog::tileFor(demanded, parent);
        if (made && !layAndRemember(entry, square, store, *made))
            QMessageBox::information(parent, QCoreApplication::translate("MissingTile", "The tile wasn't laid"),
                                     QCoreApplication::translate("MissingTile", "It can't lie on this square, but it is remembered in your set."));
    } catch (const ReadError &error) {
        QMessageBox::warning(parent, QCoreApplication::translate("MissingTile", "The tile wasn't laid"), error.message());
    }
}

} // namespace wayside
