// The workshop from the board: a tile that is in no set, with the edges that the square demands already set.
#pragma once

#include "model/tiles/tileediting.h"

#include <QDialog>
#include <QMap>
#include <optional>

class QDialogButtonBox;
class QLabel;

namespace wayside {

class TileEditor;

/// By edge of the square on the table; an edge that nothing touches is missing.
using DemandedEdges = QMap<Edge, EdgeKind>;

/// A tile and how it lies on the table.
struct MadeTile {
    TileDefinition tile;
    Rotation rotation = Rotation::R0;
};

/// Where the tile, lying so, differs from what the square demands, in words.
QStringList misfits(const TileDefinition &tile, Rotation rotation, const DemandedEdges &demanded);

class WorkshopDialog : public QDialog
{
    Q_OBJECT

public:
    explicit WorkshopDialog(const DemandedEdges &demanded, QWidget *parent = nullptr);

    /// What the player made, lying as it was shown; nothing where it was cancelled. The tile has no id yet.
    static std::optional<MadeTile> tileFor(const DemandedEdges &demanded, QWidget *parent);
    TileEditor &editor() const { return *m_editor; }
    MadeTile made() const;

private:
    void present();
    void turnToFit();

    DemandedEdges m_demanded;
    TileEditor *m_editor;
    QLabel *m_misfits;
    QDialogButtonBox *m_buttons;
};

} // namespace wayside
