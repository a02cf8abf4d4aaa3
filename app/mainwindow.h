// The window: arranges the pages and passes what one asks for on to another.
#pragma once

#include "app/actions.h"
#include "app/services.h"

#include <QMainWindow>
#include <QPointer>

class QStackedWidget;

namespace wayside {

class MessageBar;
class Pages;
class RulesDock;
class TableView;
class WindowMenus;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Services &services);
    ~MainWindow() override;

    /// A page that isn't there (review without a game, say) leaves the present one.
    void showPage(Act page);
    void showNewGame();
    void showRule(const QString &id);
    void showKeys();
    void showTableView(bool shown);
    /// Takes the games of the files into the library and opens the first one; a file that can't be read is told.
    void openFiles(const QStringList &files);
    void openGame(const QString &id);
    Pages &pages() { return *m_pages; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectPages();
    void connectActions();
    void gameOpened();
    /// What can be done with the game as it stands.
    void offerActions();
    void finishGame(bool finished);
    void beginGame(const TableRecord &head);
    void correctHead();
    void acceptHead(const TableRecord &head);
    void chooseFile();
    void writeCopy();
    void ruleUnderPointer();
    void settingChanged(Setting setting);
    void restoreLayout();
    void tellAbout();
    void retranslate();
    /// Runs a task; what it throws is told in the bar.
    template<typename Task> void guarded(Task task);

    Services &m_services;
    Actions m_actions;
    WindowMenus *m_menus = nullptr;
    MessageBar *m_messages = nullptr;
    QStackedWidget *m_stack = nullptr;
    Pages *m_pages = nullptr;
    RulesDock *m_rules = nullptr;
    QPointer<TableView> m_tableView;
    bool m_correcting = false;
};

} // namespace wayside
