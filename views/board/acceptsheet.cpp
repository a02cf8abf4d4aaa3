#include "views/board/acceptsheet.h"

#include "views/board/bubble.h"
#include "views/common/style.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace wayside {

AcceptSheet::AcceptSheet(QWidget *parent)
    : QFrame(parent), m_why(new QLabel(this)), m_accept(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("acceptSheet"));
    setAttribute(Qt::WA_NoMousePropagation);        // a finger on the sheet means nothing to the board behind it
    m_accept->setObjectName(QStringLiteral("acceptButton"));
    m_cancel->setObjectName(QStringLiteral("acceptCancel"));
    m_why->setWordWrap(true);
    m_why->setTextFormat(Qt::PlainText);
    m_accept->setMinimumHeight(style::kTouch);
    m_cancel->setMinimumHeight(style::kTouch);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->addWidget(m_why);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_accept);
    buttons->addWidget(m_cancel);
    layout->addLayout(buttons);
    connect(m_accept, &QPushButton::clicked, this, [this] {
        hide();
        parentWidget()->setFocus(Qt::OtherFocusReason);
        Q_EMIT accepted(m_square);
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        hide();
        parentWidget()->setFocus(Qt::OtherFocusReason);
    });
    retranslate();
    hide();
}

void AcceptSheet::retranslate()
{
    m_accept->setText(tr("It lies so on our table"));
    m_accept->setToolTip(tr("Lays the tile all the same and marks it."));
    m_cancel->setText(tr("Not here"));
}

void AcceptSheet::ask(Position square, const QList<Problem> &problems, const QRectF &rect, const QRectF &room)
{
    m_square = square;
    QStringList lines;
    for (const Problem &p : problems)
        lines.append(p.message);
    m_why->setText(lines.isEmpty() ? tr("The tile doesn't fit here.") : lines.join(u'\n'));
    placeBeside(rect, room);
    show();
    raise();
    m_cancel->setFocus(Qt::OtherFocusReason);
}

void AcceptSheet::placeBeside(const QRectF &square, const QRectF &room)
{
    const int width = std::min(380, int(room.width()));
    const QSize size(width, layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : sizeHint().height());
    setGeometry(wayside::placeBeside(size, square, room, 12).toRect());
}

void AcceptSheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void AcceptSheet::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        m_cancel->click();
    else if (enter)
        (m_accept->hasFocus() ? m_accept : m_cancel)->click();
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        (m_accept->hasFocus() ? m_cancel : m_accept)->setFocus(Qt::TabFocusReason);
    else
        QFrame::keyPressEvent(event);
}

void AcceptSheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style::bad(palette()), 2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

} // namespace wayside
