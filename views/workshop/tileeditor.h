// The workshop's bench: the tile, what can be put on it, what the program understands, undo.
#pragma once

#include "model/tiles/tileediting.h"

#include <QMap>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QToolButton;

namespace wayside {

class TileCanvas;
class TileContents;

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
    /// A word in the line under the tile, where nothing moves by it; gone with the next hint.
    void tell(const QString &text);
    bool canUndo() const { return m_history.canUndo(); }
    bool canRedo() const { return m_history.canRedo(); }

public Q_SLOTS:
    void undo();
    void redo();

Q_SIGNALS:
    void changed();
    /// A common shape was taken; `changed` came before.
    void begun();

protected:
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *buildBar();
    QWidget *buildStarts();
    void takeInHand(int kind);
    void shapeChosen(int index);
    void refresh();
    void retranslate();

    SketchHistory m_history;
    TileCanvas *m_canvas;
    TileContents *m_contents;
    QMap<QString, QToolButton *> m_starts;
    QComboBox *m_shape;
    QLabel *m_startsTitle;
    QLabel *m_hint;                 ///< what a click would do where the pointer is
    QLabel *m_words;
    QLabel *m_faults;
    QAction *m_undo;
    QAction *m_redo;
    QAction *m_turn;
    bool m_refreshing = false;
};

} // namespace wayside
