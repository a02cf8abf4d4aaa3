// The library: every game that was kept, to find, continue, review, put in order, take in and pass on.
#pragma once

#include "model/storage/library.h"
#include "views/library/libraryexports.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace wayside {

class FilteredGames;
class GameEditors;
class GameList;
class LibraryBar;
class LibraryFilters;
class PictureLoader;

class LibraryPage : public QWidget
{
    Q_OBJECT

public:
    LibraryPage(Library &library, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Reads the list afresh; keeps what is chosen.
    void refresh();
    QStringList chosenGames() const;
    void choose(const QString &id);
    /// Takes files and folders in, with a dialog that shows how it goes.
    void importPaths(const QStringList &paths);
    void deleteGames(const QStringList &ids);
    void undoDelete();
    void exportGames(ExportForm form, const QString &file = {});

Q_SIGNALS:
    void continueRequested(const QString &id);
    void reviewRequested(const QString &id);
    void statisticsRequested(const QStringList &ids);
    /// Games were taken in, changed or deleted.
    void libraryChanged();
    /// A game is about to be deleted: close it if it is open.
    void deleting(const QString &id);
    void problemTold(const QString &text);
    void told(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildBar();
    void buildTable();
    QWidget *buildFoot();
    void applyFilters();
    void offerPlaces();
    void editColumn(int column);
    void chooseFiles();
    void chooseFolder();
    void duplicateGame();
    void keepEdit(const QString &id, int column, const QVariant &value);
    void wantPictures();
    void showCount();
    void retranslate();
    QString current() const { return chosenGames().value(0); }
    /// What the library can't do is told instead.
    template<typename Task> void guarded(Task task);

    Library &m_library;
    const Catalogue &m_catalogue;
    GameList *m_list = nullptr;
    FilteredGames *m_filtered = nullptr;
    PictureLoader *m_pictures = nullptr;
    QTimer m_pictureDelay;
    QStringList m_deleted;
    QString m_folder;           ///< where files were written last; empty: nowhere yet
    bool m_stale = true;

    LibraryBar *m_bar = nullptr;
    LibraryFilters *m_filters = nullptr;
    GameEditors *m_editors = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_empty = nullptr;
    QLabel *m_count = nullptr;
    QLabel *m_deletedText = nullptr;
    QPushButton *m_undo = nullptr;
};

} // namespace wayside
