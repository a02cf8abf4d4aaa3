#include "model/game/problems.h"

#include "model/geometry/squarename.h"

#include <QCoreApplication>
#include <QHash>

namespace wayside {

using namespace Qt::StringLiterals;

QString squareText(Position p) { return squareName(p); }

QString problemText(const QString &code, const QString &d)
{
    if (code == u"unknown-tile")
        return QCoreApplication::translate("Problem", "No set of this game has the tile “%1”.").arg(d);
    if (code == u"unknown-set")
        return QCoreApplication::translate("Problem", "There is no tile set “%1”.").arg(d);
    if (code == u"edge-mismatch")
        return QCoreApplication::translate("Problem", "The edges don't continue: %1. Every touching edge must show the same kind.").arg(d);
    if (code == u"no-neighbour")
        return QCoreApplication::translate("Problem", "The tile at %1 touches no placed tile by an edge.").arg(d);
    if (code == u"square-taken")
        return QCoreApplication::translate("Problem", "A tile lies at %1 already; this one isn't laid.").arg(d);
    if (code == u"no-such-feature")
        return QCoreApplication::translate("Problem", "The tile has no “%1” for a meeple; none is placed.").arg(d);
    if (code == u"feature-taken")
        return QCoreApplication::translate("Problem", "A meeple stands on that feature already (“%1”); none is placed.").arg(d);
    if (code == u"no-meeple-left")
        return QCoreApplication::translate("Problem", "%1 has no such meeple left; none is placed.").arg(d);
    if (code == u"wrong-meeple")
        return QCoreApplication::translate("Problem", "That meeple may not stand on “%1” in this game; none is placed.").arg(d);
    if (code == u"two-actions")
        return QCoreApplication::translate("Problem", "Only one of meeple, tollhouse and taking back the abbot is possible in a turn; none is done.");
    if (code == u"not-a-crossroads")
        return QCoreApplication::translate("Problem", "There is no crossroads at %1: a tollhouse stands in a village where 2 to 4 roads meet. It stays where it was.").arg(d);
    if (code == u"crossroads-taken")
        return QCoreApplication::translate("Problem", "A tollhouse stands on the crossroads at %1 already. It stays where it was.").arg(d);
    if (code == u"no-abbot-there")
        return QCoreApplication::translate("Problem", "The player has no abbot at %1 to take back.").arg(d);
    if (code == u"too-many-of-tile")
        return QCoreApplication::translate("Problem", "The game's sets hold fewer copies of “%1”.").arg(d);
    if (code == u"bad-token")
        return QCoreApplication::translate("Problem", "That can't lie there: %1.").arg(d);
    if (code == u"wrong-player")
        return QCoreApplication::translate("Problem", "It was %1's turn.").arg(d);
    return code;
}

QString problemRule(const QString &code)
{
    static const QHash<QString, QString> rules{
        {u"edge-mismatch"_s, u"B.place"_s}, {u"no-neighbour"_s, u"B.place"_s}, {u"square-taken"_s, u"B.place"_s},
        {u"unknown-tile"_s, u"B.place"_s}, {u"unknown-set"_s, u"B.place"_s}, {u"too-many-of-tile"_s, u"B.count"_s},
        {u"no-such-feature"_s, u"B.meeple"_s}, {u"feature-taken"_s, u"B.meeple"_s}, {u"no-meeple-left"_s, u"B.supply"_s},
        {u"wrong-meeple"_s, u"B.garden"_s}, {u"two-actions"_s, u"T.place"_s}, {u"not-a-crossroads"_s, u"T.crossroads"_s},
        {u"crossroads-taken"_s, u"T.free"_s}, {u"no-abbot-there"_s, u"B.abbot"_s}, {u"wrong-player"_s, u"B.order"_s}};
    return rules.value(code);
}

} // namespace wayside
