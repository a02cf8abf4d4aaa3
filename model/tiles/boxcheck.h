// Going through a provisional set with the box on the table: which tiles were looked at, and what they turned out to be.
#pragma once

#include "model/tiles/catalogue.h"

#include <QSet>

namespace wayside {

class BoxCheck
{
public:
    /// The set as it is known now.
    explicit BoxCheck(const TileSet &set) : m_set(set) {}
    /// Goes on where it was left; what doesn't suit the set any more is dropped.
    BoxCheck(const TileSet &set, const QString &saved);
    /// For the library's settings.
    QString save() const;

    const TileSet &set() const { return m_set; }
    qsizetype size() const { return m_set.tiles.size(); }
    TileRef tile(qsizetype index) const { return m_set.tiles[index]; }
    bool isChecked(qsizetype index) const { return m_checked.contains(tile(index)->id); }
    qsizetype checkedCount() const { return m_checked.size(); }
    bool isComplete() const { return m_checked.size() == size(); }
    /// The first tile from `from` on, round and round, that nobody looked at yet; -1 if there is none.
    qsizetype nextUnchecked(qsizetype from) const;

    /// It is printed as shown.
    void confirm(qsizetype index) { m_checked.insert(tile(index)->id); }
    /// It is printed so instead; the id stays.
    void change(qsizetype index, const TileDefinition &tile);

    /// The player's own set in place of the provisional one.
    TileSet confirmedSet() const;

private:
    TileSet m_set;
    QSet<QString> m_checked;
};

/// What the printed set must add up to and this one doesn't: twelve tiles with two of the three signpost types each; ten tiles, eight of
/// them with travellers. Empty for other sets.
QStringList sumFaults(const TileSet &set);

} // namespace wayside
