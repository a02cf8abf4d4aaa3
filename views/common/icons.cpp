#include "views/common/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

class LineIconEngine : public QIconEngine
{
public:
    explicit LineIconEngine(const QString &name) : m_name(name)
    {
        QFile file(u":/icons/%1.svg"_s.arg(name));
        if (file.open(QIODevice::ReadOnly))
            m_svg = file.readAll();
    }

    QIconEngine *clone() const override { return new LineIconEngine(*this); }
    QString key() const override { return u"wayside"_s; }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double scale = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        QPixmap drawn = scaledPixmap(rect.size() * scale, mode, state, scale);
        drawn.setDevicePixelRatio(scale);
        painter->drawPixmap(rect, drawn);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        const QColor ink = inkFor(mode);
        const QString cached = u"wayside-icon:%1:%2x%3:%4"_s.arg(m_name).arg(size.width()).arg(size.height()).arg(ink.rgba());
        QPixmap pixmap;
        if (QPixmapCache::find(cached, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QByteArray svg = m_svg;
        svg.replace("#000000", ink.name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        QPainter painter(&pixmap);
        painter.setOpacity(ink.alphaF());
        renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
        painter.end();
        QPixmapCache::insert(cached, pixmap);
        return pixmap;
    }

private:
    static QColor inkFor(QIcon::Mode mode)
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::Active, QPalette::HighlightedText);
        return palette.color(QPalette::Active, QPalette::ButtonText);
    }

    QString m_name;
    QByteArray m_svg;
};

} // namespace

QIcon icon(const QString &name) { return QIcon(new LineIconEngine(name)); }

} // namespace wayside
