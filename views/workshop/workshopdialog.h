// The workshop from the board: a tile that is in no set, with the edges that the square demands already set.
#pragma once

#include "model/tiles/tileediting.h"

#include <QDialog>
#include <QMap>
#include <optional>

class QDialogButtonBox;

namespace wayside {

class TileEditor;

/// By edge of the square on the table; an edge that nothing touches is missing.
using DemandedEdges = QMap<Edge, EdgeKind>;

class WorkshopDialog : public QDialog
{
    Q_OBJECT

public:
    explicit WorkshopDialog(const DemandedEdges &demanded, QWidget *parent = nullptr);

    /// What the player made; nothing where it was cancelled. The tile has no id yet.
    static std::optional<TileDefinition> tileFor(const DemandedEdges &demanded, QWidget *parent);
    TileEditor &editor() const { return *m_editor; }

private:
    TileEditor *m_editor;
    QDialogButtonBox *m_buttons;
};

} // namespace wayside
