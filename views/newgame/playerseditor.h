// One to six players in the order of play: colour by swatch, name from those known.
#pragma once

#include "model/game/record.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QToolButton;
class QVBoxLayout;

namespace wayside {

class SwatchButton;

class PlayersEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersEditor(QWidget *parent = nullptr);

    void setKnownNames(const QStringList &names);
    /// With `fixed`, none can be added, removed or moved: turns are counted by them.
    void setPlayers(const QList<Player> &players, bool fixed = false);
    QList<Player> players() const;
    /// What to mend before a game can begin with them; empty when all is well.
    QString fault() const;

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QWidget *widget = nullptr;
        SwatchButton *swatch = nullptr;
        QComboBox *name = nullptr;
        QToolButton *up = nullptr;
        QToolButton *remove = nullptr;
        Player player;          ///< as it came, with what it holds beside name and colour
    };

    void addRow(const Player &player);
    void removeRow(QWidget *widget);
    void moveUp(QWidget *widget);
    void pick(QWidget *widget, int colour);
    int rowOf(const QWidget *widget) const;
    void refresh();
    void orderTabs();
    void retranslate();

    QStringList m_known;
    QList<Row> m_rows;
    QVBoxLayout *m_list = nullptr;
    QToolButton *m_add = nullptr;
    bool m_fixed = false;
};

} // namespace wayside
