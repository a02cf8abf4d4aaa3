// The workshop: tiles made and put right, own sets, the check of the box, and the catalogue of all tiles.
#pragma once

#include "model/tiles/catalogue.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTabWidget;

namespace wayside {

class BoxCheckPanel;
class CatalogueView;
class Game;
class Library;
class MessageBar;
class OwnSetsPanel;
class TileEditor;
class WorkshopStore;

class WorkshopPage : public QWidget
{
    Q_OBJECT

public:
    WorkshopPage(Catalogue &catalogue, Library &library, QWidget *parent = nullptr);
    ~WorkshopPage() override;

    TileEditor &editor() const { return *m_editor; }
    BoxCheckPanel &boxCheck() const { return *m_box; }
    CatalogueView &catalogueView() const { return *m_catalogueView; }
    OwnSetsPanel &ownSets() const { return *m_sets; }
    WorkshopStore &store() const { return *m_store; }

    /// The game on the table, for "apply to this game"; nullptr without one.
    void setGame(Game *game);
    /// Opens a tile on the bench: an own one to be changed, another set's as a copy.
    void openTile(const TileRef &tile);
    void newTile();
    /// Into the chosen own set, which is made if there is none; the bench is empty for the next tile.
    void save();
    /// Of the tile on the bench; nothing on the other tabs.
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

Q_SIGNALS:
    /// What can be undone or redone changed.
    void undoOffered();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildBench();
    void connectPanels();
    void editorChanged();
    /// Asks about a tile that isn't kept yet; false where the player wants to stay with it.
    bool leaveTile();
    void clearBench();
    void offerCorrection();
    void applyHere();
    void retranslate();
    template<typename Task> void guarded(Task task);

    WorkshopStore *m_store;
    MessageBar *m_messages;
    QTabWidget *m_tabs;
    OwnSetsPanel *m_sets;
    TileEditor *m_editor;
    BoxCheckPanel *m_box;
    CatalogueView *m_catalogueView;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
    QLabel *m_countLabel;
    QSpinBox *m_count;
    QPushButton *m_save;
    QPushButton *m_apply;
    QString m_tileId;               ///< the own tile that save replaces; empty: it becomes a new one
    bool m_forBox = false;          ///< the tile on the bench answers the check of the box
};

} // namespace wayside
