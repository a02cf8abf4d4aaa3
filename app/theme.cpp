#include "app/theme.h"

#include <QApplication>
#include <QPalette>
#include <QPixmapCache>
#include <QStyle>
#include <QStyleFactory>

namespace wayside {

namespace {

struct Shades {
    QRgb window, base, alternate, button, text, dim, highlight, highlightedText, link, tip, tipText;
};

QPalette paletteFrom(const Shades &s)
{
    QPalette p(QColor::fromRgb(s.button), QColor::fromRgb(s.window));
    const auto set = [&](QPalette::ColorRole role, QRgb rgb) { p.setColor(role, QColor::fromRgb(rgb)); };
    set(QPalette::Window, s.window);
    set(QPalette::Base, s.base);
    set(QPalette::AlternateBase, s.alternate);
    set(QPalette::Button, s.button);
    for (QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        set(role, s.text);
    set(QPalette::BrightText, s.highlightedText);
    set(QPalette::PlaceholderText, s.dim);
    set(QPalette::Highlight, s.highlight);
    set(QPalette::HighlightedText, s.highlightedText);
    set(QPalette::Link, s.link);
    set(QPalette::LinkVisited, s.link);
    set(QPalette::ToolTipBase, s.tip);
    set(QPalette::ToolTipText, s.tipText);
    for (QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, QColor::fromRgb(s.dim));
    p.setColor(QPalette::Disabled, QPalette::Highlight, QColor::fromRgb(s.dim));
    return p;
}

QPalette lightPalette()
{
    return paletteFrom({0xfff3f1ec, 0xffffffff, 0xfff7f5f0, 0xffe9e6df, 0xff1f2320, 0xff72756f, 0xff2f6b4f, 0xffffffff,
                        0xff1d5c8a, 0xfffffbe6, 0xff1f2320});
}

QPalette darkPalette()
{
    return paletteFrom({0xff24272a, 0xff1b1d20, 0xff26292d, 0xff33373b, 0xffe8e6e1, 0xff93979b, 0xff4f9a78, 0xff101412,
                        0xff7fb7e6, 0xff3a3d34, 0xfff2efe6});
}

} // namespace

void useTheme(const QString &theme)
{
    if (!QApplication::style() || QApplication::style()->name().compare(QLatin1String("fusion"), Qt::CaseInsensitive) != 0)
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (theme == QLatin1String("light"))
        QApplication::setPalette(lightPalette());
    else if (theme == QLatin1String("dark"))
        QApplication::setPalette(darkPalette());
    else
        QApplication::setPalette(QPalette());     // the desktop's own
    QPixmapCache::clear();
}

} // namespace wayside
