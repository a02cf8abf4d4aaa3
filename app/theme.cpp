#include "app/theme.h"

#include "views/common/style.h"

#include <QApplication>
#include <QPalette>
#include <QPixmapCache>
#include <QStyle>
#include <QStyleFactory>

namespace wayside {

void useTheme(const QString &theme)
{
    if (!QApplication::style() || QApplication::style()->name().compare(QLatin1String("fusion"), Qt::CaseInsensitive) != 0)
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (theme == QLatin1String("light"))
        QApplication::setPalette(style::lightPalette());
    else if (theme == QLatin1String("dark"))
        QApplication::setPalette(style::darkPalette());
    else
        QApplication::setPalette(QPalette());     // the desktop's own
    QPixmapCache::clear();
}

} // namespace wayside
