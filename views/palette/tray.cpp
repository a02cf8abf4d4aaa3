#include "views/palette/tray.h"

#include "views/common/style.h"
#include "views/palette/traymodel.h"
#include "views/palette/trayview.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace wayside {

Tray::Tray(Entry &entry, const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_entry(entry), m_model(new TrayModel(entry, catalogue, this)), m_view(new TrayView(*m_model, this))
    , m_filter(new QLineEdit(this)), m_count(new QLabel(this)), m_none(new QLabel(this)), m_aside(new QToolButton(this))
    , m_usedUp(new QToolButton(this))
{
    setObjectName(QStringLiteral("tray"));
    m_filter->setObjectName(QStringLiteral("trayFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_count->setObjectName(QStringLiteral("trayCount"));
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignCenter);
    m_aside->setObjectName(QStringLiteral("traySetAside"));
    m_aside->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_aside->setFocusPolicy(Qt::NoFocus);

    m_usedUp->setObjectName(QStringLiteral("trayHideUsedUp"));
    m_usedUp->setCheckable(true);
    m_usedUp->setAutoRaise(true);
    m_usedUp->setFocusPolicy(Qt::NoFocus);

    auto *top = new QHBoxLayout;
    top->setSpacing(style::kSmallGap);
    top->addWidget(m_filter, 1);
    top->addWidget(m_aside);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(style::kSmallGap, style::kSmallGap, style::kSmallGap, style::kSmallGap);
    all->setSpacing(style::kSmallGap);
    all->addLayout(top);
    all->addWidget(m_view, 1);
    all->addWidget(m_none);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_count, 1);
    bottom->addWidget(m_usedUp);
    all->addLayout(bottom);

    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model->setFilter(text);
        update();
    });
    connect(m_filter, &QLineEdit::returnPressed, this, [this] { take(0); });
    connect(m_view, &TrayView::chosen, this, &Tray::take);
    connect(m_usedUp, &QToolButton::toggled, this, [this](bool on) {
        m_model->setUsedUpHidden(on);
        update();
    });
    connect(m_aside, &QToolButton::clicked, this, [this] {
        if (m_entry.tileInHand())
            m_entry.setAside(m_entry.tileInHand()->id);
    });
    connect(&m_entry, &Entry::changed, this, &Tray::update);
    connect(&m_entry, &Entry::laid, this, [this] { m_filter->clear(); });
    retranslate();
}

void Tray::startTyping()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void Tray::setCountsShown(bool shown)
{
    m_countsShown = shown;
    update();
}

/// A second click on the tile in hand puts it back.
void Tray::take(int row)
{
    if (row < 0 || row >= m_model->items().size())
        return;
    const TrayItem item = m_model->items()[row];
    m_view->setCurrentIndex(m_model->index(row));
    m_entry.takeInHand(item.inHand ? QString() : item.tile->id);
    if (!item.inHand)
        Q_EMIT taken();
}

void Tray::update()
{
    const int aside = int(m_entry.game().stateAfter(m_entry.game().record().turns.size()).setAside.size() + m_entry.aside().size());
    QString text = tr("%1 of %n tile(s) left", nullptr, m_model->total()).arg(m_model->left());
    if (aside > 0)
        text += QStringLiteral(" · ") + tr("%n set aside", nullptr, aside);
    m_count->setText(text);
    m_count->setVisible(m_countsShown && m_model->total() > 0);
    m_aside->setEnabled(bool(m_entry.tileInHand()));
    m_none->setVisible(m_model->items().isEmpty());
}

void Tray::retranslate()
{
    m_filter->setPlaceholderText(tr("Type edges or a word: crr, monastery"));
    m_filter->setAccessibleName(tr("Find a tile"));
    m_filter->setToolTip(tr("Edges clockwise, in any rotation: c city, r road, f field, v river. Or what is on the tile: travellers, monastery, curve."));
    m_aside->setText(tr("Set aside"));
    m_aside->setToolTip(tr("The tile in hand fits nowhere: set it aside, count it, and draw again."));
    m_usedUp->setText(tr("Hide used up"));
    m_usedUp->setToolTip(tr("Show only tiles of which at least one is left."));
    m_view->setAccessibleName(tr("Tiles in the box"));
    m_none->setText(tr("No tile is like that. Shorten what you typed."));
    m_model->retranslate();
    m_view->viewport()->update();
    update();
}

void Tray::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

bool Tray::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down && !m_model->items().isEmpty()) {
            m_view->setFocus(Qt::TabFocusReason);
            m_view->setCurrentIndex(m_model->index(0));
            return true;
        }
        if (key == Qt::Key_Escape && !m_filter->text().isEmpty()) {
            m_filter->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace wayside
