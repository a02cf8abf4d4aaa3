// The player's own sets and their tiles: made, named, counted, copied, passed on.
#pragma once

#include "model/tiles/tiledefinition.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QToolButton;

namespace wayside {

class WorkshopStore;

class OwnSetsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit OwnSetsPanel(WorkshopStore &store, QWidget *parent = nullptr);

    /// Empty where there is none.
    QString currentSet() const;
    QString currentTile() const;
    void select(const QString &setId, const QString &tileId = {});
    /// No tile of the set is the one on the workbench.
    void selectNone();

Q_SIGNALS:
    void tileChosen(const wayside::TileRef &tile);
    void newTileRequested();
    void told(const QString &text);
    void problemTold(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addButton(const QString &name, const QString &iconName, void (OwnSetsPanel::*task)());
    void fillSets();
    void fillTiles();
    void newSet();
    void renameSet();
    void deleteSet();
    void importSets();
    void importFile(const QString &file);
    void exportSet();
    void copyTile();
    void deleteTile();
    void retranslate();
    /// Runs a task; what it throws is told.
    template<typename Task> void guarded(Task task);

    WorkshopStore &m_store;
    QComboBox *m_sets;
    QLabel *m_empty;
    QListWidget *m_tiles;
    QMap<QString, QToolButton *> m_buttons;
};

} // namespace wayside
