#include "views/library/gameeditors.h"

#include "views/library/gamelist.h"

#include <QCompleter>
#include <QDateTimeEdit>
#include <QLineEdit>
#include <QSpinBox>

namespace wayside {

QWidget *GameEditors::createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.column() == GameList::Time) {
        auto *minutes = new QSpinBox(parent);
        minutes->setRange(0, 60 * 24 * 7);
        minutes->setSuffix(tr(" min"));
        minutes->setSpecialValueText(tr("as measured"));
        minutes->setFrame(false);
        return minutes;
    }
    QWidget *editor = QStyledItemDelegate::createEditor(parent, option, index);
    if (auto *date = qobject_cast<QDateTimeEdit *>(editor))
        date->setCalendarPopup(true);
    auto *line = qobject_cast<QLineEdit *>(editor);
    if (line && index.column() == GameList::Place) {
        auto *completer = new QCompleter(m_places, line);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        line->setCompleter(completer);
    }
    return editor;
}

} // namespace wayside
