#include "app/theme.h"

#include "views/common/framestyle.h"
#include "views/common/style.h"

#include <QApplication>
#include <QPalette>
#include <QPixmapCache>
#include <QStyle>

namespace wayside {

void useTheme(const QString &theme)
{
    if (!qobject_cast<FrameStyle *>(QApplication::style()))
        QApplication::setStyle(new FrameStyle);
    if (theme == QLatin1String("light"))
        QApplication::setPalette(style::lightPalette());
    else if (theme == QLatin1String("dark"))
        QApplication::setPalette(style::darkPalette());
    else
        QApplication::setPalette(QPalette());     // the desktop's own
    QPixmapCache::clear();
}

} // namespace wayside
