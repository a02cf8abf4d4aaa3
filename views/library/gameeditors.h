// Editors for what a player may put right in the library's table: a calendar, minutes, a place known from other games.
#pragma once

#include <QStyledItemDelegate>

namespace wayside {

class GameEditors : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Offered while a place is typed.
    void setPlaces(const QStringList &places) { m_places = places; }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QStringList m_places;
};

} // namespace wayside
