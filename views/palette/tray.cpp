#include "views/palette/tray.h"

#include "views/common/style.h"
#include "views/palette/traymodel.h"
#include "views/palette/trayview.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

namespace wayside {

Tray::Tray(Entry &entry, const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_entry(entry), m_model(new TrayModel(entry, catalogue, this)), m_view(new TrayView(*m_model, this))
    , m_filter(new QLineEdit(this)), m_count(new QLabel(this)), m_none(new QLabel(this)), m_aside(new QToolButton(this))
    , m_usedUp(new QToolButton(this)), m_back(new QToolButton(this))
{
    setObjectName(QStringLiteral("tray"));
    m_filter->setObjectName(QStringLiteral("trayFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_count->setObjectName(QStringLiteral("trayCount"));
    m_count->setWordWrap(true);
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignCenter);
    m_aside->setObjectName(QStringLiteral("traySetAside"));
    m_aside->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_aside->setFocusPolicy(Qt::NoFocus);

    m_back->setObjectName(QStringLiteral("trayTakeBack"));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_back->setFocusPolicy(Qt::NoFocus);
    m_back->setMinimumHeight(style::kTouch);
    m_usedUp->setObjectName(QStringLiteral("trayHideUsedUp"));
    m_usedUp->setCheckable(true);
    m_usedUp->setFocusPolicy(Qt::NoFocus);

    for (QWidget *of : std::initializer_list<QWidget *>{m_filter, m_aside, m_usedUp})
        of->setMinimumHeight(style::rowHeight(34));
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
    all->addWidget(m_back);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_count, 1);
    bottom->addWidget(m_usedUp);
    all->addLayout(bottom);

    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model->setFilter(text);
        update();
    });
    connect(m_filter, &QLineEdit::returnPressed, this, &Tray::takeFirst);
    connect(m_view, &TrayView::chosen, this, &Tray::take);
    connect(m_usedUp, &QToolButton::toggled, this, [this](bool on) {
        m_model->setUsedUpHidden(on);
        update();
    });
    connect(m_aside, &QToolButton::clicked, this, [this] {
        if (m_entry.tileInHand())
            m_entry.setAside(m_entry.tileInHand()->id);
    });
    connect(m_back, &QToolButton::clicked, this, [this] { m_entry.takeBackAside(); });
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

/// The first one of which a copy is left; else the first one.
void Tray::takeFirst()
{
    const QList<TrayItem> &items = m_model->items();
    for (int row = 0; row < items.size(); ++row)
        if (items[row].left != 0)
            return take(row);
    take(0);
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
    showAside();
    m_none->setVisible(m_model->items().isEmpty());
}

/// The tiles that were set aside in this turn, and the way back for the last one.
void Tray::showAside()
{
    const QStringList &aside = m_entry.aside();
    m_back->setVisible(!aside.isEmpty());
    if (aside.isEmpty())
        return;
    constexpr int size = 36;
    const qreal ratio = devicePixelRatioF();
    const int shown = std::min<int>(int(aside.size()), 4);
    QPixmap tiles(QSize(shown * (size + 3), size) * ratio);
    tiles.setDevicePixelRatio(ratio);
    tiles.fill(Qt::transparent);
    QPainter painter(&tiles);
    for (int i = 0; i < shown; ++i)
        if (const TileRef tile = m_entry.game().setup().tiles.find(aside[aside.size() - shown + i]))
            painter.drawPixmap(i * (size + 3), 0, m_pictures.pixmap(tile, Rotation::R0, size, ratio, palette()));
    painter.end();
    m_back->setIcon(QIcon(tiles));
    m_back->setIconSize({shown * (size + 3), size});
}

void Tray::retranslate()
{
    m_filter->setPlaceholderText(tr("Type edges or a word: crr, monastery"));
    m_filter->setAccessibleName(tr("Find a tile"));
    m_filter->setToolTip(tr("Edges clockwise, in any rotation: c city, r road, f field, v river. Or what is on the tile: travellers, monastery, curve."));
    m_aside->setText(tr("Set aside"));
    m_aside->setToolTip(tr("The tile in hand fits nowhere: set it aside, count it, and draw again."));
    m_back->setText(tr("Take back"));
    m_back->setToolTip(tr("The tile set aside last comes back in hand (Undo does the same)."));
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
        if (key == Qt::Key_Escape) {
            m_filter->clear();
            Q_EMIT left();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace wayside
