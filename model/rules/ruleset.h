// The table's choices (record format, section 4). The first value of each is the default.
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace wayside {

class JsonPlace;

struct Ruleset {
    bool fields = true;                     ///< B.field
    bool smallCityHalved = false;           ///< small-city: a completed two-tile city 1 per tile and pennant (B.city)
    bool abbot = false;                     ///< B.garden
    bool largeMeeple = false;               ///< X.large
    bool innAtEndIgnored = false;           ///< inn-at-end: inns and cathedrals ignored at the end instead of 0 (X.inn)
    bool signpostsPartOfRoad = false;       ///< signposts-and-modifiers (S.modifiers)
    bool tollTurnsOverOwnTurn = false;      ///< toll-turns-over (T.flip)
    bool leipzigPerSquare = false;          ///< leipzig-long-road (S.leipzig)
    bool tunnelsPrinted = false;            ///< tunnels: two mouths of a tile joined under it, no tokens
    bool labyrinthBasic = false;            ///< labyrinth: no points for meeples (X.labyrinth)
    bool farmhousesC1 = false;              ///< T.c1
    bool checkCounts = true;                ///< more copies than the sets hold is a problem
    QJsonObject extra;                      ///< options that this version doesn't know, kept for writing back
    friend bool operator==(const Ruleset &, const Ruleset &) = default;
};

/// One option as the record names it: its values, the default first. true and false are JSON booleans, the rest texts.
struct OptionInfo {
    QString key;
    QStringList values;
    bool boolean = false;
    QString rule;               ///< rule id that names it
};

const QList<OptionInfo> &allOptions();
/// The value of an option as text ("true", "after", …); empty for an unknown key.
QString optionValue(const Ruleset &rules, const QString &key);
/// False, and nothing changed, where key or value is unknown.
bool setOption(Ruleset &rules, const QString &key, const QString &value);

/// Throws ReadError for a wrong type or value; unknown keys are kept and listed.
Ruleset readRuleset(const JsonPlace &place, QStringList *unknown);
/// Only what differs from the default, and unknown keys.
QJsonObject writeRuleset(const Ruleset &rules);

} // namespace wayside
