// What a feature is worth, as free functions on plain numbers: one function a kind of feature.
#pragma once

#include "model/rules/ruleset.h"
#include "model/rules/score.h"

namespace wayside {

/// What counts for a road's value.
struct RoadFacts {
    int tiles = 0;
    bool complete = true;
    bool inn = false;               ///< X.inn
    bool mage = false;              ///< X.mage-witch
    bool witch = false;
    int bathhouses = 0;             ///< sum of the numbers shown (X.bathhouse)
    int labyrinthMeeples = 0;       ///< meeples on a road through an advanced labyrinth (X.labyrinth)
    int correctSignposts = 0;
    int signpostTypes = 0;          ///< how many of the three types are among the correct ones, 0 to 3
};
/// B.road, S.value, S.final, X.inn and the modifiers in the order that `signposts-and-modifiers` says.
QList<ScorePart> roadParts(const RoadFacts &road, const Ruleset &rules);

struct CityFacts {
    int tiles = 0;
    int pennants = 0;
    bool complete = true;
    bool cathedral = false;
    bool mage = false;
    bool witch = false;
    int bathhouses = 0;
};
/// B.city, B.final, X.inn, X.mage-witch, X.bathhouse.
QList<ScorePart> cityParts(const CityFacts &city, const Ruleset &rules);

/// 1 for itself and 1 for each of the filled squares round it, 0 to 8 (B.monastery, B.garden, B.final).
QList<ScorePart> monasteryParts(int neighbours, bool garden);

/// 3 for each completed city that the field touches (B.field).
QList<ScorePart> fieldParts(int completedCities);

/// How many things of each kind stand beside a road that reaches a tollhouse.
struct TollFacts {
    QMap<QString, int> illustrations;   ///< "farmhouse", "cowshed", "pigsty", "donkey-stable", "garden", "highwaymen"
    int travellers = 0;
    int value = 1;                      ///< what the tollhouse shows
    bool atEnd = false;                 ///< T.final: 1 for each thing, whatever side is up
};
/// T.value, T.final; travellers first, each kind of illustration on its own.
QList<ScorePart> tollParts(const TollFacts &toll);

/// Points for the correct signposts of a completed road: their number times the number of types (S.value).
int signpostPoints(int correct, int types);

/// Who scores, given each player's weight on the feature (a large meeple counts two): the largest, all on a tie (B.majority).
QList<int> majority(const QMap<int, int> &weightByPlayer);

} // namespace wayside
