#include "views/scoreboard/scoreboard.h"

#include "views/board/piecepainter.h"
#include "views/common/playerbadge.h"
#include "views/common/style.h"
#include "views/scoreboard/scoremodel.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace wayside {

namespace {

/// Draws a player as a card of two lines.
class CardDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {80, std::max(style::kTouch + 2, option.fontMetrics.height() * 2 + 16)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto &model = static_cast<const ScoreModel &>(*index.model());
        const ScoreRow &row = model.rows()[index.row()];
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF card = QRectF(option.rect).adjusted(2, 2, -2, -2);
        painter->setPen(QPen(row.current ? style::accent(option.palette) : style::hairline(option.palette), row.current ? 2.5 : 1));
        painter->setBrush(style::card(option.palette));
        painter->drawRoundedRect(card, style::kRound, style::kRound);
        const double badge = card.height() - 14;
        paintPlayerBadge(*painter, QRectF(card.left() + 6, card.top() + 7, badge, badge), row.colour);
        const int right = paintPoints(*painter, option, card, row, model.projectionShown());
        const double left = card.left() + badge + 14;
        painter->setFont(row.current ? style::strong(option.font) : option.font);
        painter->setPen(option.palette.color(QPalette::Text));
        const QRectF nameBox(left, card.top() + 3, right - left - 6, card.height() / 2);
        painter->drawText(nameBox, Qt::AlignLeft | Qt::AlignVCenter, painter->fontMetrics().elidedText(row.name, Qt::ElideRight, int(nameBox.width())));
        paintSupply(*painter, option, QRectF(left, card.center().y(), right - left - 6, card.height() / 2 - 3), row);
        painter->restore();
    }

private:
    static int paintPoints(QPainter &painter, const QStyleOptionViewItem &option, const QRectF &card, const ScoreRow &row, bool projection)
    {
        const QFont large = style::number(option.font);
        const QString points = QString::number(row.points);
        const QRectF upper(card.left(), card.top() + (projection ? 2 : 8), card.width() - 10, QFontMetricsF(large).height());
        painter.setFont(large);
        painter.setPen(option.palette.color(QPalette::Text));
        painter.drawText(upper, Qt::AlignRight | Qt::AlignVCenter, points);
        double width = QFontMetricsF(large).horizontalAdvance(QStringLiteral("000"));
        if (projection) {
            painter.setFont(style::small(option.font));
            painter.setPen(style::muted(option.palette));
            painter.drawText(QRectF(upper.left(), upper.bottom() - 3, upper.width(), card.bottom() - upper.bottom()), Qt::AlignRight | Qt::AlignVCenter,
                             QStringLiteral("→ %1").arg(row.projected));
            width = std::max(width, QFontMetricsF(painter.font()).horizontalAdvance(QStringLiteral("→ 000")));
        }
        return int(card.right() - 10 - width);
    }

    static void paintSupply(QPainter &painter, const QStyleOptionViewItem &option, const QRectF &box, const ScoreRow &row)
    {
        const double size = std::min(16.0, box.height() - 3);
        double x = box.left();
        PieceOptions plain;
        plain.letter = false;
        painter.setFont(style::small(option.font));
        const auto count = [&](FigureShape shape, int n) {
            paintFigure(painter, shape, row.colour, QPointF(x + size / 2, box.center().y()), size, plain);
            painter.setPen(style::muted(option.palette));
            const QString text = QString::number(n);
            painter.drawText(QRectF(x + size + 2, box.top(), 30, box.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
            x += size + 2 + painter.fontMetrics().horizontalAdvance(text) + 8;
        };
        count(FigureShape::Meeple, row.meeples);
        if (row.large > 0)
            count(FigureShape::Large, row.large);
        if (row.abbots > 0)
            count(FigureShape::Abbot, row.abbots);
        if (row.tollhouse > 0)
            paintTollhouse(painter, row.colour, row.tollhouse, false, QPointF(x + size / 2 + 2, box.center().y()), size + 2);
    }
};

} // namespace

Scoreboard::Scoreboard(Game &game, QWidget *parent)
    : QWidget(parent), m_model(new ScoreModel(game, this)), m_sources(new SourceModel(game, this)), m_list(new QListView(this))
    , m_table(new QTableView(this)), m_bySource(new QToolButton(this))
{
    setObjectName(QStringLiteral("scoreboard"));
    m_list->setObjectName(QStringLiteral("scoreboardPlayers"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new CardDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->viewport()->setAutoFillBackground(false);
    m_table->setObjectName(QStringLiteral("scoreboardSources"));
    m_table->setModel(m_sources);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setMinimumSectionSize(26);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setVisible(false);
    m_bySource->setObjectName(QStringLiteral("scoreboardBySource"));
    m_bySource->setCheckable(true);
    m_bySource->setMinimumHeight(style::rowHeight(0));

    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(style::kSmallGap, style::kSmallGap, style::kSmallGap, style::kSmallGap);
    all->setSpacing(style::kSmallGap);
    all->addWidget(m_list, 100);        // all cards first, up to their height; the table has what is left
    all->addWidget(m_bySource, 0, Qt::AlignLeft);
    all->addWidget(m_table, 1);
    all->addStretch(0);
    connect(m_bySource, &QToolButton::toggled, this, &Scoreboard::setSourcesShown);
    connect(m_model, &QAbstractItemModel::modelReset, this, &Scoreboard::fitHeights);
    connect(m_sources, &QAbstractItemModel::modelReset, this, &Scoreboard::fitHeights);
    retranslate();
    fitHeights();
}

void Scoreboard::setAidsShown(bool shown) { m_model->setProjectionShown(shown); }

void Scoreboard::setSourcesShown(bool shown)
{
    m_bySource->setChecked(shown);
    m_table->setVisible(shown);
    fitHeights();
}

void Scoreboard::setScale(double scale)
{
    QFont font = this->font();
    font.setPointSizeF(QApplication::font(this).pointSizeF() * scale);
    setFont(font);
    fitHeights();
}

/// The cards are all seen where the window allows it; the table takes what it needs below.
void Scoreboard::fitHeights()
{
    const int cards = m_model->rowCount() * m_list->sizeHintForRow(0) + 2;
    m_list->setMaximumHeight(cards);
    m_list->setMinimumHeight(std::min(cards, m_list->sizeHintForRow(0) * 2));
    m_table->setMaximumHeight(m_table->verticalHeader()->length() + m_table->horizontalHeader()->sizeHint().height() + 4);
}

void Scoreboard::retranslate()
{
    m_list->setAccessibleName(tr("Scores"));
    m_table->setAccessibleName(tr("Points by source"));
    m_bySource->setText(tr("By source"));
    m_bySource->setToolTip(tr("Show what the points came from."));
    Q_EMIT m_sources->headerDataChanged(Qt::Vertical, 0, std::max(0, m_sources->rowCount() - 1));
}

void Scoreboard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitHeights();
    QWidget::changeEvent(event);
}

} // namespace wayside
