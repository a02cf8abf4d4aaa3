#include "views/table/enteredwords.h"

#include "model/geometry/squarename.h"

#include <QCoreApplication>

namespace wayside {

namespace {
struct W {
    Q_DECLARE_TR_FUNCTIONS(EnteredPoints)
};
} // namespace

QString wordFor(EnteredReason reason)
{
    switch (reason) {
    case EnteredReason::LittleBuildings: return W::tr("Little buildings, 1 each");
    case EnteredReason::LittleBuildingsByKind: return W::tr("Little buildings by kind");
    case EnteredReason::GermanCastle: return W::tr("German castle");
    case EnteredReason::GermanCathedral: return W::tr("German cathedral");
    case EnteredReason::Wainwrights: break;
    }
    return W::tr("Wainwrights of Leipzig");
}

QString wordsFor(EnteredReason reason, const EnteredFacts &facts)
{
    switch (reason) {
    case EnteredReason::LittleBuildings: return W::tr("Little buildings: %n, 1 each", nullptr, facts.buildings);
    case EnteredReason::LittleBuildingsByKind:
        return W::tr("Little buildings: towers %1 × 3, houses %2 × 2, sheds %3 × 1").arg(facts.towers).arg(facts.houses).arg(facts.sheds);
    case EnteredReason::GermanCastle: return W::tr("German castles: %n, 3 each", nullptr, facts.castles);
    case EnteredReason::GermanCathedral:
        return facts.cathedral ? W::tr("German cathedral: road of %n tile(s), 1 each", nullptr, facts.tiles) : W::tr("The road ends at no German cathedral");
    case EnteredReason::Wainwrights: break;
    }
    return W::tr("Wainwrights: road of %n tile(s), 1 each", nullptr, facts.tiles);
}

QString titleOf(const CompletedFeature &feature)
{
    const int tiles = feature.facts.tiles;
    const QString text = feature.facts.road ? W::tr("Road at %1, %n tile(s), turn %2", nullptr, tiles) : W::tr("City at %1, %n tile(s), turn %2", nullptr, tiles);
    return text.arg(squareName(feature.square)).arg(feature.turn);
}

} // namespace wayside
