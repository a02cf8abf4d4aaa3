// Points of other expansions that a player enters with a reason (rules X, second group): the number that each rule gives for one
// completed road or city. Free functions on plain numbers.
#pragma once

#include <QString>

namespace wayside {

/// What points may be entered for.
enum class EnteredReason : quint8 {
    LittleBuildings,            ///< X.little-buildings, 1 each
    LittleBuildingsByKind,      ///< X.little-buildings, by kind: tower 3, house 2, shed 1
    GermanCastle,               ///< X.german-castle
    GermanCathedral,            ///< X.german-cathedral
    Wainwrights                 ///< X.leipzig
};

/// What counts on one completed road or city. Counts are 0 or more.
struct EnteredFacts {
    bool road = true;           ///< else a city
    int tiles = 0;              ///< length in tiles
    int castles = 0;            ///< different German castles at which it has a part
    bool cathedral = false;     ///< a road that ends at a German cathedral, or at several
    int buildings = 0;          ///< little buildings on its tiles, where all are alike
    int towers = 0;             ///< little buildings on its tiles, by kind
    int houses = 0;
    int sheds = 0;
};

/// The points that the rule gives to each player who scores the road or city; 0 where it gives nothing.
int enteredPoints(EnteredReason reason, const EnteredFacts &facts);
/// The rule's id.
QString ruleOf(EnteredReason reason);
/// True where the rule speaks of roads alone.
bool roadsOnly(EnteredReason reason);

} // namespace wayside
