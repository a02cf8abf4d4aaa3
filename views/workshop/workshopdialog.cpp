#include "views/workshop/workshopdialog.h"

#include "views/workshop/tilecanvas.h"
#include "views/workshop/tileeditor.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace wayside {

WorkshopDialog::WorkshopDialog(const DemandedEdges &demanded, QWidget *parent)
    : QDialog(parent), m_editor(new TileEditor), m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("workshopDialog"));
    setWindowTitle(tr("The tile in your hand"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_buttons);
    TileSketch sketch;
    for (auto it = demanded.begin(); it != demanded.end(); ++it)
        sketch.setEdge({0, it.key()}, it.value());
    m_buttons->button(QDialogButtonBox::Save)->setText(tr("Lay it and remember it"));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_editor, &TileEditor::changed, this,
            [this] { m_buttons->button(QDialogButtonBox::Save)->setEnabled(m_editor->faults().isEmpty()); });
    m_editor->begin(sketch);
    m_editor->canvas().setFocus();
    resize(900, 640);
}

std::optional<TileDefinition> WorkshopDialog::tileFor(const DemandedEdges &demanded, QWidget *parent)
{
    WorkshopDialog dialog(demanded, parent);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.m_editor->sketch().toDefinition();
}

} // namespace wayside
