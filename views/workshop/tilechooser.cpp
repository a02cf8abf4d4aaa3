#include "views/workshop/tilechooser.h"

#include "views/workshop/catalogueview.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace wayside {

TileRef chooseTile(const Catalogue &catalogue, QWidget *parent)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(QCoreApplication::translate("TileChooser", "Copy a tile"));
    dialog.resize(900, 600);
    auto *view = new CatalogueView(catalogue);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *layout = new QVBoxLayout(&dialog);
    layout->addWidget(view);
    layout->addWidget(buttons);
    QObject::connect(view, &CatalogueView::tileActivated, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return dialog.exec() == QDialog::Accepted ? view->currentTile() : TileRef();
}

} // namespace wayside
