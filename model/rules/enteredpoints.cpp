#include "model/rules/enteredpoints.h"

namespace wayside {

using namespace Qt::StringLiterals;

int enteredPoints(EnteredReason reason, const EnteredFacts &facts)
{
    if (roadsOnly(reason) && !facts.road)
        return 0;
    switch (reason) {
    case EnteredReason::LittleBuildings: return facts.buildings;
    case EnteredReason::LittleBuildingsByKind: return 3 * facts.towers + 2 * facts.houses + facts.sheds;
    case EnteredReason::GermanCastle: return 3 * facts.castles;
    case EnteredReason::GermanCathedral: return facts.cathedral ? facts.tiles : 0;
    case EnteredReason::Wainwrights: break;
    }
    return facts.tiles;
}

QString ruleOf(EnteredReason reason)
{
    switch (reason) {
    case EnteredReason::LittleBuildings:
    case EnteredReason::LittleBuildingsByKind: return u"X.little-buildings"_s;
    case EnteredReason::GermanCastle: return u"X.german-castle"_s;
    case EnteredReason::GermanCathedral: return u"X.german-cathedral"_s;
    case EnteredReason::Wainwrights: break;
    }
    return u"X.leipzig"_s;
}

bool roadsOnly(EnteredReason reason) { return reason == EnteredReason::GermanCathedral || reason == EnteredReason::Wainwrights; }

} // namespace wayside
