// Figures of the rulebook, played and drawn when they are first shown.
#pragma once

#include "model/rulebook/rulefigure.h"
#include "views/board/boardpainter.h"

#include <QHash>
#include <QPixmap>
#include <QTextObjectInterface>
#include <memory>

namespace wayside {

class FigureStore
{
public:
    explicit FigureStore(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// nullptr for a figure that doesn't exist.
    const PlayedFigure *played(const QString &name);
    const BoardPicture &picture(const QString &name);
    /// Size in pixels at which it is shown, at most as wide as given.
    QSize sizeOf(const QString &name, int most);
    QPixmap pixmap(const QString &name, QSize size, double ratio, const TilePalette &palette);
    void forgetPixmaps() { m_pixmaps.clear(); }

private:
    struct Kept {
        PlayedFigure played;
        BoardPicture picture;
        bool known = false;
    };
    Kept &kept(const QString &name);

    const Catalogue &m_catalogue;
    QHash<QString, std::shared_ptr<Kept>> m_kept;
    QHash<QString, QPixmap> m_pixmaps;
};

/// Draws figures in a text document: as pixmaps on the screen, as vectors on paper.
class FigureObject : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int Type = QTextFormat::UserObject + 7;
    enum Property { Name = QTextFormat::UserProperty + 1, Width };

    explicit FigureObject(FigureStore &store, QObject *parent = nullptr) : QObject(parent), m_store(store) {}
    void setPalette(const TilePalette &palette) { m_palette = palette; }

    /// Turns the images named "figure:NAME" of a document into figures drawn here.
    void install(QTextDocument &document);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position, const QTextFormat &format) override;

private:
    FigureStore &m_store;
    TilePalette m_palette = TilePalette::day();
};

} // namespace wayside
