#include "views/workshop/workshopdialog.h"

#include "model/tiles/tilewords.h"
#include "views/common/style.h"
#include "views/workshop/tilecanvas.h"
#include "views/workshop/tileeditor.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
struct MisfitWords {
    Q_DECLARE_TR_FUNCTIONS(wayside::WorkshopDialog)
};

QString kindWords(EdgeKind kind)
{
    switch (kind) {
    case EdgeKind::Field: return MisfitWords::tr("a field");
    case EdgeKind::Road: return MisfitWords::tr("a road");
    case EdgeKind::City: return MisfitWords::tr("a city");
    case EdgeKind::River: break;
    }
    return MisfitWords::tr("a river");
}
} // namespace

QStringList misfits(const TileDefinition &tile, Rotation rotation, const DemandedEdges &demanded)
{
    QStringList lines;
    for (auto it = demanded.begin(); it != demanded.end(); ++it) {
        const CellEdge e{0, rotated(it.key(), inverse(rotation))};
        if (tile.isOuter(e) && tile.edgeKind(e) != it.value())
            lines.append(MisfitWords::tr("%1 %2 here, %3 on the neighbour", "%1 is a direction, %2 and %3 a field, a road, a city or a river")
                             .arg(edgeWords(tile, e, rotation), kindWords(tile.edgeKind(e)), kindWords(it.value())));
    }
    return lines;
}

WorkshopDialog::WorkshopDialog(const DemandedEdges &demanded, QWidget *parent)
    : QDialog(parent), m_demanded(demanded), m_editor(new TileEditor), m_misfits(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("workshopDialog"));
    setWindowTitle(tr("The tile in your hand"));
    auto *intro = new QLabel(demanded.isEmpty() ? tr("Make the tile as it is printed.")
                                                : tr("Make the tile as it lies before you. The edges beside its neighbours are set already."));
    intro->setWordWrap(true);
    m_misfits->setObjectName(QStringLiteral("misfits"));
    m_misfits->setWordWrap(true);
    m_misfits->setMinimumHeight(fontMetrics().lineSpacing());       // nothing moves when it speaks
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_misfits);
    layout->addWidget(m_buttons);
    TileSketch sketch;
    for (auto it = demanded.begin(); it != demanded.end(); ++it)
        sketch.setEdge({0, it.key()}, it.value());
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_editor, &TileEditor::changed, this, &WorkshopDialog::present);
    connect(m_editor, &TileEditor::begun, this, &WorkshopDialog::turnToFit);
    m_editor->begin(sketch);
    m_editor->canvas().setFocus();
    resize(960, 680);
}

void WorkshopDialog::present()
{
    const QStringList wrong = misfits(m_editor->sketch().draft(), m_editor->canvas().rotation(), m_demanded);
    m_misfits->setText(wrong.isEmpty() ? QString() : tr("It doesn't fit there: %1.").arg(wrong.join(u"; "_s)));
    QPalette warning = palette();
    warning.setColor(QPalette::WindowText, style::bad(palette()));
    m_misfits->setPalette(warning);
    QPushButton *lay = m_buttons->button(QDialogButtonBox::Save);
    lay->setText(wrong.isEmpty() ? tr("Lay it and remember it") : tr("Lay it so all the same"));
    lay->setEnabled(m_editor->faults().isEmpty());
}

/// A common shape lies at once as the square wants it, if it can.
void WorkshopDialog::turnToFit()
{
    for (int quarters = 0; quarters < 4; ++quarters)
        if (misfits(m_editor->sketch().draft(), Rotation(quarters), m_demanded).isEmpty())
            return m_editor->canvas().setRotation(Rotation(quarters));
}

MadeTile WorkshopDialog::made() const { return {m_editor->sketch().toDefinition(), m_editor->canvas().rotation()}; }

std::optional<MadeTile> WorkshopDialog::tileFor(const DemandedEdges &demanded, QWidget *parent)
{
    WorkshopDialog dialog(demanded, parent);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.made();
}

} // namespace wayside
