#include "views/common/style.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QInputDevice>
#include <QPainter>
#include <QPainterPath>

namespace wayside::style {

namespace {

struct Colours {
    QColor window, base, alternate, text, button, highlight, highlightText, link, disabled, tip, tipText;
};

QPalette paletteOf(const Colours &c)
{
    QPalette p;
    p.setColor(QPalette::Window, c.window);
    p.setColor(QPalette::WindowText, c.text);
    p.setColor(QPalette::Base, c.base);
    p.setColor(QPalette::AlternateBase, c.alternate);
    p.setColor(QPalette::Text, c.text);
    p.setColor(QPalette::Button, c.button);
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::BrightText, Qt::white);
    p.setColor(QPalette::Highlight, c.highlight);
    p.setColor(QPalette::HighlightedText, c.highlightText);
    p.setColor(QPalette::Link, c.link);
    p.setColor(QPalette::LinkVisited, c.link);
    p.setColor(QPalette::ToolTipBase, c.tip);
    p.setColor(QPalette::ToolTipText, c.tipText);
    p.setColor(QPalette::PlaceholderText, c.disabled);
    p.setColor(QPalette::Light, c.button.lighter(130));
    p.setColor(QPalette::Midlight, c.button.lighter(112));
    p.setColor(QPalette::Mid, c.button.darker(130));
    p.setColor(QPalette::Dark, c.button.darker(160));
    p.setColor(QPalette::Shadow, QColor(0, 0, 0));
    for (QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role, c.disabled);
    return p;
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    return QColor::fromRgbF(float(a.redF() * (1 - share) + b.redF() * share), float(a.greenF() * (1 - share) + b.greenF() * share),
                            float(a.blueF() * (1 - share) + b.blueF() * share));
}

QColor chipColour(RuleStatus status, bool dark)
{
    switch (status) {
    case RuleStatus::Publisher: return dark ? QColor(0x7f, 0xb2, 0xff) : QColor(0x1a, 0x4f, 0xa3);
    case RuleStatus::Community: return dark ? QColor(0x72, 0xcf, 0x9a) : QColor(0x17, 0x66, 0x3b);
    case RuleStatus::House: return dark ? QColor(0xd5, 0xa9, 0xff) : QColor(0x6c, 0x2f, 0xa3);
    case RuleStatus::Unclear: return dark ? QColor(0xff, 0xb2, 0x6b) : QColor(0x96, 0x43, 0x00);
    case RuleStatus::Ours: return dark ? QColor(0xf2, 0x9c, 0xc4) : QColor(0x95, 0x22, 0x5e);
    case RuleStatus::Printed: break;
    }
    return dark ? QColor(0xc2, 0xc2, 0xc2) : QColor(0x50, 0x50, 0x50);
}

QString say(const char *text, const char *comment = nullptr) { return QCoreApplication::translate("RuleStatus", text, comment); }

} // namespace

bool forFingers()
{
    const QList<const QInputDevice *> devices = QInputDevice::devices();
    return std::any_of(devices.begin(), devices.end(), [](const QInputDevice *device) { return device->type() == QInputDevice::DeviceType::TouchScreen; });
}

int rowHeight(int otherwise) { return forFingers() ? std::max(otherwise, kTouch) : otherwise; }

QPalette lightPalette()
{
    return paletteOf({QColor(0xf3, 0xf1, 0xec), QColor(0xff, 0xff, 0xff), QColor(0xf8, 0xf6, 0xf2), QColor(0x1f, 0x22, 0x24),
                      QColor(0xea, 0xe7, 0xe0), QColor(0x1f, 0x6f, 0x54), QColor(0xff, 0xff, 0xff), QColor(0x14, 0x5f, 0x8c),
                      QColor(0x6e, 0x70, 0x72), QColor(0xff, 0xfb, 0xe6), QColor(0x1f, 0x22, 0x24)});
}

QPalette darkPalette()
{
    return paletteOf({QColor(0x24, 0x27, 0x29), QColor(0x1b, 0x1e, 0x20), QColor(0x21, 0x24, 0x26), QColor(0xec, 0xea, 0xe4),
                      QColor(0x33, 0x37, 0x3a), QColor(0x3f, 0x9c, 0x78), QColor(0x08, 0x12, 0x0d), QColor(0x7c, 0xc4, 0xee),
                      QColor(0x93, 0x97, 0x9a), QColor(0x3a, 0x3e, 0x41), QColor(0xf1, 0xef, 0xea)});
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::WindowText).lightnessF() > palette.color(QPalette::Window).lightnessF();
}

QColor muted(const QPalette &palette) { return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.32); }
QColor hairline(const QPalette &palette) { return mixed(palette.color(QPalette::WindowText), palette.color(QPalette::Window), 0.82); }

QColor card(const QPalette &palette)
{
    return isDark(palette) ? palette.color(QPalette::Window).lighter(118) : palette.color(QPalette::Base);
}

QColor accent(const QPalette &palette) { return isDark(palette) ? QColor(0xff, 0xc8, 0x57) : QColor(0xb8, 0x6e, 0x00); }
QColor good(const QPalette &palette) { return isDark(palette) ? QColor(0x7a, 0xd1, 0x8f) : QColor(0x1c, 0x6e, 0x34); }
QColor bad(const QPalette &palette) { return isDark(palette) ? QColor(0xff, 0x8f, 0x85) : QColor(0xb0, 0x23, 0x1c); }

QFont small(const QFont &base)
{
    QFont font = base;
    font.setPointSizeF(std::max(7.5, base.pointSizeF() * 0.88));
    return font;
}

QFont strong(const QFont &base)
{
    QFont font = base;
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont title(const QFont &base)
{
    QFont font = strong(base);
    font.setPointSizeF(base.pointSizeF() * 1.25);
    return font;
}

QFont number(const QFont &base)
{
    QFont font = strong(base);
    font.setPointSizeF(base.pointSizeF() * 1.6);
    return font;
}

RuleStatus ruleStatusFromString(QStringView word)
{
    if (word == u"publisher")
        return RuleStatus::Publisher;
    if (word == u"community")
        return RuleStatus::Community;
    if (word == u"house")
        return RuleStatus::House;
    if (word == u"unclear")
        return RuleStatus::Unclear;
    return word == u"ours" ? RuleStatus::Ours : RuleStatus::Printed;
}

QString ruleStatusText(RuleStatus status)
{
    switch (status) {
    case RuleStatus::Publisher: return say("publisher", "what a rule rests on");
    case RuleStatus::Community: return say("community", "what a rule rests on");
    case RuleStatus::House: return say("house rule", "what a rule rests on");
    case RuleStatus::Unclear: return say("unclear", "what a rule rests on");
    case RuleStatus::Ours: return say("our reading", "what a rule rests on");
    case RuleStatus::Printed: break;
    }
    return say("printed", "what a rule rests on");
}

QString ruleStatusExplained(RuleStatus status)
{
    switch (status) {
    case RuleStatus::Publisher: return say("A later answer of the publisher.");
    case RuleStatus::Community: return say("What players agree on; the publisher has given no answer.");
    case RuleStatus::House: return say("A variant that a table may choose.");
    case RuleStatus::Unclear: return say("The sources disagree or are silent.");
    case RuleStatus::Ours: return say("This program's own reading, where nothing is said.");
    case RuleStatus::Printed: break;
    }
    return say("In the published rules.");
}

QSizeF chipSize(RuleStatus status, const QFont &font)
{
    const QFontMetricsF metrics(small(font));
    return {metrics.horizontalAdvance(ruleStatusText(status)) + metrics.height() * 0.8, metrics.height() + 2};
}

void paintChip(QPainter &painter, const QRectF &box, RuleStatus status, const QPalette &palette, const QFont &font)
{
    const QColor colour = chipColour(status, isDark(palette));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = colour;
    ground.setAlphaF(0.12f);
    QPen pen(colour, 1);
    if (status == RuleStatus::Unclear || status == RuleStatus::Ours)
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(ground);
    const QRectF inner = box.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2);
    painter.setPen(colour);
    painter.setFont(small(font));
    painter.drawText(box, Qt::AlignCenter, ruleStatusText(status));
    painter.restore();
}

} // namespace wayside::style
