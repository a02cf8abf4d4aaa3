// The actions that belong to the game on the table page, and undo and redo wherever they are meant.
#pragma once

#include "app/actions.h"

namespace wayside {

class Pages;

void connectTableActions(Actions &actions, Pages &pages);
/// As the table stands now; all off where there is none.
void offerTableActions(Actions &actions, Pages &pages);

} // namespace wayside
