#include "app/tableviewplace.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

namespace wayside {

namespace {

QScreen *screenNamed(const QString &name)
{
    for (QScreen *screen : QGuiApplication::screens())
        if (!name.isEmpty() && screen->name() == name)
            return screen;
    return nullptr;
}

} // namespace

void placeTableView(QWidget &window, const Settings &settings)
{
    const QByteArray geometry = settings.value(Setting::TableViewGeometry).toByteArray();
    QScreen *full = screenNamed(settings.text(Setting::TableViewScreen));
    if (geometry.isEmpty() && QGuiApplication::screens().size() > 1) {
        // The first time: the screen across the room is the one on which nothing of this program stands yet.
        const QWidget *main = window.parentWidget();
        for (QScreen *screen : QGuiApplication::screens())
            if (!main || screen != main->screen())
                full = screen;
    }
    window.restoreGeometry(geometry);
    if (full) {
        window.setGeometry(full->geometry());
        window.showFullScreen();
    } else {
        window.show();
    }
}

void rememberTableView(const QWidget &window, Settings &settings)
{
    settings.set(Setting::TableViewScreen, window.isFullScreen() && window.screen() ? window.screen()->name() : QString());
    settings.set(Setting::TableViewGeometry, window.saveGeometry());
}

} // namespace wayside
