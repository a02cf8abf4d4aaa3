// The tiles of the game, grouped by set and type, with what is left of each.
#pragma once

#include "model/game/entry.h"

#include <QAbstractListModel>

namespace wayside {

/// Everything that the tray shows of one tile.
struct TrayItem {
    TileRef tile;
    QString setId;              ///< empty for the record's own tiles
    QString type;               ///< copies of one type stand side by side
    int left = 0;               ///< -1 without limit
    int typeLeft = 0;
    bool plainOrUnknown = false;///< has no copies of its own, those left of its type show an illustration
    bool inHand = false;
    friend bool operator==(const TrayItem &, const TrayItem &) = default;
};

class TrayModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { ItemRole = Qt::UserRole + 1 };

    TrayModel(Entry &entry, const Catalogue &catalogue, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    const QList<TrayItem> &items() const { return m_items; }
    /// Only tiles that the typed words fit.
    void setFilter(const QString &typed);
    const QString &filter() const { return m_filter; }
    /// Leaves tiles out of which none is left.
    void setUsedUpHidden(bool hidden);
    QString setName(const QString &setId) const;
    /// Tiles in the box, and all of the game; those without limit don't count.
    int left() const { return m_left; }
    int total() const { return m_total; }
    /// Texts that follow the language.
    void retranslate();

private:
    void refresh();
    QList<TrayItem> build() const;
    QString setOf(const TileRef &tile) const;

    Entry &m_entry;
    const Catalogue &m_catalogue;
    QString m_filter;
    bool m_usedUpHidden = false;
    QList<TrayItem> m_items;
    int m_left = 0;
    int m_total = 0;
};

} // namespace wayside
