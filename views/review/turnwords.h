// What a turn was, and what might have been, as text with links: "rule:S.value" opens a rule, "at:1,2;1,3" points at squares.
#pragma once

#include "model/game/review.h"

#include <QString>
#include <QUrl>

namespace wayside {

QString turnTitle(const Review &review, int turn);
QString turnHtml(const Review &review, int turn);
QString mightHaveBeenHtml(const Review &review, int turn);
/// "Ash was shown 21 when it was played; these rules give 24." for each such player; empty where all agree.
QString differenceWords(const Review &review);
/// "road" in the user's words for a record's "road:E".
QString featureWord(const QString &feature);
/// The squares of an "at:" link.
QList<Position> squaresOfLink(const QUrl &link);

} // namespace wayside
