// Draws a found rule: its title, status and answer, with the hits marked.
#pragma once

#include "model/rulebook/wordforms.h"

#include <QStyledItemDelegate>

namespace wayside {

enum ResultRole { ResultId = Qt::UserRole, ResultLanguage, ResultTitle, ResultAnswer, ResultTitleMarks, ResultAnswerMarks, ResultStatus, ResultStatusWord };

class ResultDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace wayside

Q_DECLARE_METATYPE(QList<wayside::TextRange>)
