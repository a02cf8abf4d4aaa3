#include "app/tableactions.h"

#include "app/pages.h"
#include "views/board/playboard.h"
#include "views/table/tablepage.h"
#include "views/workshop/workshoppage.h"

#include <QCoreApplication>

namespace wayside {

void connectTableActions(Actions &actions, Pages &pages)
{
    const auto on = [&](Act act, auto slot) { QObject::connect(actions[act], &QAction::triggered, &pages, slot); };
    on(Act::Undo, [&pages] {
        if (pages.current() == Act::PageWorkshop)
            return pages.workshop().undo();
        // A tile set aside since the last entry is the last thing done.
        Entry &entry = pages.table()->entry();
        if (!entry.takeBackAside())
            entry.game().undo();
    });
    on(Act::Redo, [&pages] {
        if (pages.current() == Act::PageWorkshop)
            pages.workshop().redo();
        else
            pages.table()->entry().game().redo();
    });
    on(Act::UndoTurn, [&pages] { pages.table()->entry().game().undoTurn(); });
    on(Act::RedoTurn, [&pages] { pages.table()->entry().game().redoTurn(); });
    on(Act::SetAside, [&pages] {
        Entry &entry = pages.table()->entry();
        if (entry.tileInHand())
            entry.setAside(entry.tileInHand()->id);
    });
    on(Act::MissTurn, [&pages] { pages.table()->entry().missTurn(); });
    on(Act::CorrectScore, [&pages] { pages.table()->correctScore(int(pages.table()->entry().game().record().turns.size()) - 1); });
    on(Act::Tournament, [&pages](bool hidden) {
        Q_EMIT pages.messageTold(hidden ? QCoreApplication::translate("MainWindow", "Tournament: projected scores, tiles left and dead squares are hidden.")
                                        : QCoreApplication::translate("MainWindow", "All helps are shown again."));
    });
    on(Act::WholeTable, [&pages] { pages.table()->board().fit(); });
}

void offerTableActions(Actions &actions, Pages &pages)
{
    const TablePage *table = pages.table();
    const Game *game = table ? &table->entry().game() : nullptr;
    const bool seen = table && pages.current() == Act::PageTable;
    // In the workshop undo and redo are the tile's, and there are no turns.
    const bool workshop = pages.current() == Act::PageWorkshop;
    actions[Act::Undo]->setEnabled(workshop ? pages.workshop().canUndo() : game && (game->canUndo() || !table->entry().aside().isEmpty()));
    actions[Act::Redo]->setEnabled(workshop ? pages.workshop().canRedo() : game && game->canRedo());
    actions[Act::UndoTurn]->setEnabled(game && game->canUndo() && !workshop);
    actions[Act::RedoTurn]->setEnabled(game && game->canRedo() && !workshop);
    actions[Act::WholeTable]->setEnabled(seen);
    actions[Act::CorrectScore]->setEnabled(seen && !game->record().turns.isEmpty());
    actions[Act::SetAside]->setEnabled(seen && !game->record().finished);
    actions[Act::MissTurn]->setEnabled(seen && !game->record().finished && !game->turnOpen());
}

} // namespace wayside
