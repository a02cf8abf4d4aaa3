// All sets and tiles: searched by shape, code and content, looked at closely, and printed as a sheet.
#pragma once

#include "model/tiles/catalogue.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPrinter;
class QPushButton;
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
    /// One set's tiles only; all for an empty id.
    void showSet(const QString &setId);
    /// The tiles in sight, by set.
    void print(QPrinter &printer) const;
    /// After the catalogue changed.
    void refresh();
    /// What the button under the tile in question says; without a text there is none.
    void offer(const QString &text);

Q_SIGNALS:
    void tileActivated(const wayside::TileRef &tile);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildDetail();
    void fillSets();
    void fill();
    void presentDetail();
    QList<TileRef> matching() const;
    void askForPrinter();
    void retranslate();

    const Catalogue &m_catalogue;
    QLineEdit *m_filter;
    QComboBox *m_sets;
    QLabel *m_count;
    QListWidget *m_list;
    QToolButton *m_print;
    QLabel *m_picture;
    QLabel *m_words;
    QPushButton *m_use;
    bool m_stale = true;            ///< filled when it is shown
};

} // namespace wayside
