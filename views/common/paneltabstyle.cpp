#include "views/common/paneltabstyle.h"

#include "views/common/style.h"

#include <QStyleFactory>

namespace wayside {

namespace {
constexpr int kBesideWords = 12;        // pixels, both sides together
constexpr int kTabHeight = 30;
}

PanelTabStyle::PanelTabStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

int PanelTabStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    return metric == PM_TabBarTabHSpace ? kBesideWords : QProxyStyle::pixelMetric(metric, option, widget);
}

QSize PanelTabStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    QSize found = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_TabBarTab)
        found = QSize(style::rowHeight(found.width()), style::rowHeight(std::max(found.height(), kTabHeight)));
    return found;
}

} // namespace wayside
