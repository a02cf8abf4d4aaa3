#include "views/common/playtime.h"

#include <QCoreApplication>

namespace wayside {

QString playTimeText(int minutes)
{
    if (minutes <= 0)
        return {};
    if (minutes < 60)
        return QCoreApplication::translate("PlayTime", "%1 min").arg(minutes);
    if (minutes % 60 == 0)
        return QCoreApplication::translate("PlayTime", "%1 h").arg(minutes / 60);
    return QCoreApplication::translate("PlayTime", "%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

} // namespace wayside
