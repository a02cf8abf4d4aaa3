// Fusion with frames of boxes and fields that are seen on a dark ground too: its own are darker than the ground.
#pragma once

#include <QProxyStyle>

namespace wayside {

class FrameStyle : public QProxyStyle
{
    Q_OBJECT

public:
    FrameStyle();
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
};

} // namespace wayside
