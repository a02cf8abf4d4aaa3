#include "views/common/framestyle.h"

#include "views/common/style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace wayside {

FrameStyle::FrameStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void FrameStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool framed = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck || element == PE_FrameLineEdit;
    if (!framed || !style::isDark(option->palette) || option->state & State_HasFocus)
        return;
    painter->save();
    painter->setPen(style::muted(option->palette));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter->restore();
}

} // namespace wayside
