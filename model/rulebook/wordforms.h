// Words as a search compares them: folded to plain small letters, cut to their stem.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace wayside {

/// A part of a text.
struct TextRange {
    qsizetype start = 0;
    qsizetype length = 0;
    friend bool operator==(const TextRange &, const TextRange &) = default;
};

/// Small letters without any mark: "Směrovka" as "smerovka", "łódź" as "lodz", "Straße" as "strasse".
QString folded(QStringView text);

/// Runs of letters and digits, with their places.
QList<TextRange> wordsIn(QStringView text);
/// All words of a text, folded, parted by single spaces.
QString foldedWords(QStringView text);

/// Beginnings that the other forms of a folded word share, the likeliest first: "smerovce" gives "smerov".
/// At least one; a short word is its own stem.
QStringList stems(const QString &word, const QString &language);

/// A word that says nothing about which rule is meant: "the", "když", "czy".
bool isFillWord(const QString &word, const QString &language);

/// Edit distance (a swap of neighbours counts one) of `word` to the beginning of `other` that is nearest; more than `most` is most + 1.
int prefixDistance(const QString &word, const QString &other, int most);

} // namespace wayside
