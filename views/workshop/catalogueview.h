// All sets and tiles: searched by shape, code and content, and printed as a sheet.
#pragma once

#include "model/tiles/catalogue.h"

#include <QWidget>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPrinter;
class QToolButton;

namespace wayside {

class CatalogueView : public QWidget
{
    Q_OBJECT

public:
    explicit CatalogueView(const Catalogue &catalogue, QWidget *parent = nullptr);

    TileRef currentTile() const;
    /// Ids in sight, in order.
    QStringList shownTiles() const;
    void search(const QString &text);
    /// The tiles in sight, by set.
    void print(QPrinter &printer) const;
    /// After the catalogue changed.
    void refresh();

Q_SIGNALS:
    void tileActivated(const wayside::TileRef &tile);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fill();
    QList<TileRef> matching() const;
    void askForPrinter();
    void retranslate();

    const Catalogue &m_catalogue;
    QLineEdit *m_filter;
    QListWidget *m_list;
    QToolButton *m_print;
    bool m_stale = true;            ///< filled when it is shown
};

} // namespace wayside
