// What can be done with the games of the library, as a tool bar and as a menu at the pointer.
#pragma once

#include "views/library/libraryexports.h"

#include <QHash>
#include <QToolBar>

class QMenu;

namespace wayside {

class LibraryBar : public QToolBar
{
    Q_OBJECT

public:
    explicit LibraryBar(QWidget *parent = nullptr);

    /// What needs games can be used where so many are chosen.
    void enableFor(int chosen);
    void showMenu(QPoint at);

Q_SIGNALS:
    void continueRequested();
    void reviewRequested();
    void statisticsRequested();
    void duplicateRequested();
    void deleteRequested();
    /// A column of GameList is to be typed into.
    void editRequested(int column);
    void importFilesRequested();
    void importFolderRequested();
    void exportRequested(wayside::ExportForm form);

protected:
    void changeEvent(QEvent *event) override;

private:
    QAction *make(const QString &name, const QString &iconName, void (LibraryBar::*requested)());
    QMenu *addMenuButton(const QString &name, const QString &iconName);
    void retranslate();

    QAction *m_continue = nullptr, *m_review = nullptr, *m_statistics = nullptr, *m_duplicate = nullptr, *m_delete = nullptr,
            *m_importFiles = nullptr, *m_importFolder = nullptr;
    QMenu *m_editMenu = nullptr, *m_importMenu = nullptr, *m_exportMenu = nullptr;
    QHash<int, QAction *> m_edits;
    QHash<ExportForm, QAction *> m_exports;
};

} // namespace wayside
