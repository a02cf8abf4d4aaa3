#include "views/review/reviewtransport.h"

#include "views/common/icons.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMillisecondsPerTurn = 1200;
const QList<double> kSpeeds{0.5, 1, 2, 4, 8};
} // namespace

ReviewTransport::ReviewTransport(QWidget *parent) : QWidget(parent)
{
    m_first = button(u"first"_s, u"first"_s);
    m_previous = button(u"previous"_s, u"previous"_s);
    m_play = button(u"play"_s, u"play"_s);
    m_next = button(u"next"_s, u"next"_s);
    m_last = button(u"last"_s, u"last"_s);
    m_play->setCheckable(true);
    connect(m_first, &QToolButton::clicked, this, &ReviewTransport::first);
    connect(m_previous, &QToolButton::clicked, this, &ReviewTransport::previous);
    connect(m_play, &QToolButton::toggled, this, &ReviewTransport::setPlaying);
    connect(m_next, &QToolButton::clicked, this, &ReviewTransport::next);
    connect(m_last, &QToolButton::clicked, this, &ReviewTransport::last);
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setObjectName(u"turnSlider"_s);
    m_slider->setPageStep(10);
    connect(m_slider, &QSlider::valueChanged, this, &ReviewTransport::positionChosen);
    m_turnLabel = new QLabel;
    m_turnBox = new QSpinBox;
    m_turnBox->setObjectName(u"turnBox"_s);
    m_turnBox->setKeyboardTracking(false);
    m_turnLabel->setBuddy(m_turnBox);
    connect(m_turnBox, &QSpinBox::valueChanged, this, &ReviewTransport::turnChosen);
    m_by = new QComboBox;
    m_by->setObjectName(u"stepBy"_s);
    m_by->addItems({QString(), QString()});
    m_by->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_by, &QComboBox::currentIndexChanged, this, &ReviewTransport::unitChanged);
    m_speed = new QComboBox;
    m_speed->setObjectName(u"speed"_s);
    for (double speed : kSpeeds)
        m_speed->addItem(QLocale().toString(speed) + u" ×"_s);
    m_speed->setCurrentIndex(1);
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this] { setPlaying(playing()); });
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget *w : std::initializer_list<QWidget *>{m_first, m_previous, m_play, m_next, m_last})
        layout->addWidget(w);
    layout->addWidget(m_slider, 1);
    for (QWidget *w : std::initializer_list<QWidget *>{m_turnLabel, m_turnBox, m_by, m_speed})
        layout->addWidget(w);
    connect(&m_timer, &QTimer::timeout, this, &ReviewTransport::playOn);
    retranslate();
}

QToolButton *ReviewTransport::button(const QString &name, const QString &iconName)
{
    auto *b = new QToolButton;
    b->setObjectName(name);
    b->setIcon(icon(iconName));
    b->setAutoRaise(true);
    return b;
}

bool ReviewTransport::bySteps() const { return m_by->currentIndex() == 1; }

void ReviewTransport::setRange(int lastPosition, int lastTurn)
{
    const QSignalBlocker slider(m_slider);
    const QSignalBlocker box(m_turnBox);
    m_slider->setRange(0, lastPosition);
    m_turnBox->setRange(0, lastTurn);
}

void ReviewTransport::showPosition(bool any, int position, int turn)
{
    m_any = any;
    m_position = position;
    for (QWidget *w : std::initializer_list<QWidget *>{m_slider, m_turnBox, m_by, m_speed, m_play})
        w->setEnabled(any);
    const QSignalBlocker slider(m_slider);
    const QSignalBlocker box(m_turnBox);
    m_slider->setValue(position);
    m_turnBox->setValue(turn);
    m_first->setEnabled(any && position > 0);
    m_previous->setEnabled(any && position > 0);
    m_next->setEnabled(any && position < m_slider->maximum());
    m_last->setEnabled(any && position < m_slider->maximum());
}

void ReviewTransport::first() { Q_EMIT positionChosen(0); }
void ReviewTransport::previous() { Q_EMIT positionChosen(m_position - 1); }
void ReviewTransport::next() { Q_EMIT positionChosen(m_position + 1); }
void ReviewTransport::last() { Q_EMIT positionChosen(m_slider->maximum()); }

void ReviewTransport::togglePlaying() { m_play->toggle(); }

void ReviewTransport::setPlaying(bool playing)
{
    playing = playing && m_any;
    // Played from the end it begins again.
    if (playing && !m_timer.isActive() && m_position == m_slider->maximum())
        first();
    const int interval = int(kMillisecondsPerTurn / (bySteps() ? 2 : 1) / kSpeeds[m_speed->currentIndex()]);
    playing ? m_timer.start(interval) : m_timer.stop();
    const QSignalBlocker blocker(m_play);
    m_play->setChecked(playing);
    m_play->setIcon(icon(playing ? u"pause"_s : u"play"_s));
    m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
    m_play->setAccessibleName(playing ? tr("Pause") : tr("Play"));
}

void ReviewTransport::playOn()
{
    if (m_position >= m_slider->maximum())
        return setPlaying(false);
    next();
}

void ReviewTransport::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ReviewTransport::retranslate()
{
    const auto name = [](QWidget *widget, const QString &what, const QString &key) {
        widget->setAccessibleName(what);
        widget->setToolTip(key.isEmpty() ? what : u"%1 (%2)"_s.arg(what, key));
    };
    name(m_first, tr("To the start"), tr("Home"));
    name(m_previous, tr("Back"), tr("Left"));
    name(m_next, tr("Forward"), tr("Right"));
    name(m_last, tr("To the end"), tr("End"));
    name(m_slider, tr("Where in the game"), {});
    name(m_turnBox, tr("Turn to go to"), {});
    name(m_by, tr("How far one press goes"), {});
    name(m_speed, tr("Speed of playing"), {});
    m_turnLabel->setText(tr("&Turn"));
    m_by->setItemText(0, tr("by turn"));
    m_by->setItemText(1, tr("by step"));
    for (int i = 0; i < kSpeeds.size(); ++i)
        m_speed->setItemText(i, QLocale().toString(kSpeeds[i]) + u" ×"_s);
    setPlaying(playing());
}

} // namespace wayside
