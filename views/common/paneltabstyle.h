// Tabs of panels beside the board: narrow, so that all their words are seen, and as high as a finger needs.
#pragma once

#include <QProxyStyle>

namespace wayside {

class PanelTabStyle : public QProxyStyle
{
    Q_OBJECT

public:
    PanelTabStyle();
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const override;
};

} // namespace wayside
