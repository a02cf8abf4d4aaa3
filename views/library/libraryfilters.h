// What of the library is shown: words to find, player, set, state, tag and days.
#pragma once

#include "model/tiles/catalogue.h"
#include "views/library/gamelist.h"

#include <QWidget>

class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QPushButton;

namespace wayside {

class LibraryFilters : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryFilters(QWidget *parent = nullptr);

    /// Players, sets and tags of these games can be chosen; what was chosen stays if it is still there.
    void offer(const QList<GameSummary> &games, const Catalogue &catalogue);
    GameFilter filter() const;
    void clear();

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    QComboBox *box(const QString &name);
    QDateEdit *day(const QString &name, QLabel *&label);
    void tell();
    void retranslate();

    QLineEdit *m_search = nullptr;
    QComboBox *m_player = nullptr, *m_set = nullptr, *m_state = nullptr, *m_tag = nullptr;
    QLabel *m_fromLabel = nullptr, *m_toLabel = nullptr;
    QDateEdit *m_from = nullptr, *m_to = nullptr;
    QPushButton *m_clear = nullptr;
};

} // namespace wayside
