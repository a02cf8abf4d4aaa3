// The workshop's bench: the tile, what can be put on it, what the program understands, undo.
#pragma once

#include "model/tiles/tileediting.h"

#include <QMap>
#include <QWidget>

class QAction;
class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace wayside {

class TileCanvas;

class TileEditor : public QWidget
{
    Q_OBJECT

public:
    explicit TileEditor(QWidget *parent = nullptr);

    const TileSketch &sketch() const;
    /// Begins anew: what was done before can't be undone any more.
    void begin(const TileSketch &sketch);
    /// One more step that undo takes back.
    void apply(const TileSketch &sketch);
    /// Why it can't be saved yet; empty where it can.
    QStringList faults() const;
    TileCanvas &canvas() const { return *m_canvas; }
    bool isChanged() const { return m_history.canUndo(); }

public Q_SLOTS:
    void undo();
    void redo();

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *buildBar();
    QWidget *buildStarts();
    QWidget *buildPalette();
    QWidget *buildMiddle();
    void fillMiddleMenu(int cell);
    QToolButton *addToggle(const QString &name, QGridLayout *grid);
    void takeInHand(int kind);
    void toggled(const QString &name, bool on);
    void shapeChosen(int index);
    CellEdge chosenCity() const;
    void refresh();
    void retranslate();

    SketchHistory m_history;
    TileCanvas *m_canvas;
    QMap<QString, QToolButton *> m_starts;
    QMap<QString, QToolButton *> m_toggles;
    QButtonGroup *m_palette;
    QComboBox *m_shape;
    QToolButton *m_middle;
    QMenu *m_middleMenu;
    QLabel *m_startsTitle;
    QLabel *m_besideTitle;
    QLabel *m_onTitle;
    QLabel *m_words;
    QLabel *m_faults;
    QAction *m_undo;
    QAction *m_redo;
    QAction *m_turn;
    bool m_refreshing = false;
};

} // namespace wayside
