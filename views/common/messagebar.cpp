#include "views/common/messagebar.h"

#include "views/common/icons.h"
#include "views/common/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

constexpr int kReadingTime = 8000;      // milliseconds

} // namespace

MessageBar::MessageBar(QWidget *parent) : QFrame(parent)
{
    setObjectName(u"messageBar"_s);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_icon = new QLabel;
    m_text = new QLabel;
    m_text->setObjectName(u"messageText"_s);
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close = new QToolButton;
    m_close->setIcon(icon(u"close"_s));
    m_close->setAutoRaise(true);
    m_close->setMinimumSize(style::kTouch, style::kTouch);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(12, 2, 4, 2);
    line->addWidget(m_icon);
    line->addWidget(m_text, 1);
    line->addWidget(m_close);
    m_timer = new QTimer(this);
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &QWidget::hide);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
    retranslate();
}

void MessageBar::tellProblem(const QString &text)
{
    present(text, u"mark"_s);
    m_timer->stop();
}

void MessageBar::tell(const QString &text)
{
    present(text, u"comment"_s);
    m_timer->start(kReadingTime);
}

void MessageBar::present(const QString &text, const QString &iconName)
{
    m_icon->setPixmap(icon(iconName).pixmap(20, 20));
    m_text->setText(text);
    setAccessibleName(text);
    show();
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void MessageBar::retranslate()
{
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());
}

} // namespace wayside
