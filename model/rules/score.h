// A score with its reasons. Inspector, history, review, report and command line all show this one value.
#pragma once

#include "model/geometry/geometry.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace wayside {

enum class ScoringKind : quint8 { Road, City, Monastery, Garden, Field, Toll, Castle, Robber, Message, Gift, Adjust };

/// One named item of a score.
struct ScorePart {
    QString source;             ///< "road", "inn", "signpost", "travellers", "pennant", …; see sourceText for display
    int points = 0;
    int count = -1;             ///< how many things brought them; -1 where that isn't counted
    int signposts = -1;         ///< only of source "signpost": correct ones
    int types = -1;             ///< only of source "signpost": how many of the three types are among them
    QString rule;               ///< id of the rule that gives them
    friend bool operator==(const ScorePart &, const ScorePart &) = default;
};

/// One scoring event.
struct Scoring {
    int turn = 0;               ///< counted from 1
    bool final = false;
    ScoringKind kind = ScoringKind::Road;
    int tiles = 0;              ///< length in tiles; 0 where that means nothing
    QList<Position> at;         ///< squares of the feature
    QMap<int, int> points;      ///< by player index; empty where nobody is on it
    QStringList rules;          ///< rule ids, each once
    QList<ScorePart> parts;     ///< what each scoring player gets; their points add up to that player's points
    int tollhouse = -1;         ///< of a toll: whose tollhouse
    int value = 0;              ///< of a toll: 1 or 2, what the tollhouse shows (at the end always 1 is paid)
    QString reason;             ///< of an adjustment: the table's own words
    friend bool operator==(const Scoring &, const Scoring &) = default;
};

int sum(const QList<ScorePart> &parts);
/// The record format's word: "road", "toll", …
QString toString(ScoringKind kind);
/// The bucket of the score's "sources" that a part of a scoring counts in: "road", "signpost", "toll", …, "other", "adjust".
QString bucketOf(const Scoring &scoring, const ScorePart &part);
/// All buckets in the order of the record format.
const QStringList &sourceBuckets();

} // namespace wayside
