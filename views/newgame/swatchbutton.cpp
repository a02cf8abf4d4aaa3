#include "views/newgame/swatchbutton.h"

#include "views/board/piecepainter.h"
#include "views/common/playercolours.h"

#include <QEvent>
#include <QMenu>
#include <QPainter>

namespace wayside {

QIcon colourIcon(int colour)
{
    QIcon icon;
    for (int side : {32, 64, 96}) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paintFigure(painter, FigureShape::Meeple, colour, QPointF(side, side) / 2, side * 0.92);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

SwatchButton::SwatchButton(QWidget *parent) : QToolButton(parent)
{
    setIconSize({32, 32});
    setMinimumSize(52, 44);
    setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(this);
    for (int c = 0; c < kPlayerColours; ++c) {
        QAction *choice = menu->addAction(colourIcon(c), {});
        connect(choice, &QAction::triggered, this, [this, c] { Q_EMIT picked(c); });
        m_choices.append(choice);
    }
    setMenu(menu);
    setColour(0);
    retranslate();
}

void SwatchButton::setColour(int colour)
{
    m_colour = colour;
    setIcon(colourIcon(colour));
    retranslate();
}

void SwatchButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QToolButton::changeEvent(event);
}

void SwatchButton::retranslate()
{
    for (int c = 0; c < m_choices.size(); ++c)
        m_choices[c]->setText(playerColourName(c));
    setToolTip(tr("Colour: %1").arg(playerColourName(m_colour)));
    setAccessibleName(toolTip());
}

} // namespace wayside
