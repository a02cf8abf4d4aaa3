// The menu bar and the bar of pages, made from the table of actions; languages and theme to choose.
#pragma once

#include "app/actions.h"
#include "app/services.h"

#include <QActionGroup>

class QMainWindow;
class QMenu;
class QToolBar;

namespace wayside {

class WindowMenus : public QObject
{
    Q_OBJECT

public:
    WindowMenus(QMainWindow &window, Actions &actions, Services &services);
    void retranslate();
    /// Panels of the table page, to be shown and hidden.
    QMenu &panels() const { return *m_panels; }

private:
    void addChoices(QMenu *menu, Setting setting, const QList<QPair<QString, QString>> &choices);
    void buildSettings();

    QMainWindow &m_window;
    Services &m_services;
    QMenu *m_game = nullptr;
    QMenu *m_edit = nullptr;
    QMenu *m_view = nullptr;
    QMenu *m_panels = nullptr;
    QMenu *m_settings = nullptr;
    QMenu *m_language = nullptr;
    QMenu *m_rulesLanguage = nullptr;
    QMenu *m_theme = nullptr;
    QMenu *m_help = nullptr;
    QToolBar *m_pages = nullptr;
};

/// The actions of the pages, in their order.
const QList<Act> &pageActs();

} // namespace wayside
