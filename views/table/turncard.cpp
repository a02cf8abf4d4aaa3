#include "views/table/turncard.h"

#include "model/game/remaining.h"
#include "views/board/piecepainter.h"
#include "views/common/playerbadge.h"
#include "views/common/playercolours.h"
#include "views/common/style.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace wayside {

namespace {

constexpr int kBadge = 40;
constexpr int kTile = 88;

QLabel *label(QWidget *parent, const char16_t *name)
{
    auto *made = new QLabel(parent);
    made->setObjectName(QString::fromUtf16(name));
    return made;
}

QPushButton *button(QWidget *parent, const char16_t *name)
{
    auto *made = new QPushButton(parent);
    made->setObjectName(QString::fromUtf16(name));
    made->setMinimumHeight(style::kTouch);
    made->setFocusPolicy(Qt::NoFocus);      // Enter and Space belong to the board
    return made;
}

} // namespace

TurnCard::TurnCard(Entry &entry, QWidget *parent)
    : QWidget(parent), m_entry(entry), m_badge(label(this, u"turnBadge")), m_name(label(this, u"turnPlayer")), m_turn(label(this, u"turnNumber"))
    , m_supply(label(this, u"turnSupply")), m_tile(label(this, u"turnTile")), m_todo(label(this, u"turnToDo"))
    , m_done(button(this, u"turnDone")), m_undo(button(this, u"turnUndo")), m_rotate(button(this, u"turnRotate"))
    , m_finish(button(this, u"turnFinish")), m_missed(button(this, u"turnMissed"))
{
    setObjectName(QStringLiteral("turnCard"));
    m_name->setFont(style::title(font()));
    m_name->setMinimumWidth(40);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_turn->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_todo->setWordWrap(true);
    m_todo->setFont(style::strong(font()));
    m_todo->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_todo->setMinimumHeight(QFontMetrics(m_todo->font()).height() * 3);
    m_tile->setFixedSize(kTile, kTile);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(style::kGap + 6, style::kGap, style::kGap, style::kGap);
    grid->setHorizontalSpacing(style::kGap);
    grid->setVerticalSpacing(style::kSmallGap);
    grid->addWidget(m_badge, 0, 0, 2, 1);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_turn, 1, 1);
    grid->addWidget(m_tile, 0, 2, 3, 1, Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(m_supply, 2, 0, 1, 2);
    grid->addWidget(m_todo, 3, 0, 1, 3);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(style::kSmallGap);
    for (QWidget *of : std::initializer_list<QWidget *>{m_done, m_rotate, m_undo})
        buttons->addWidget(of, 1);
    grid->addLayout(buttons, 4, 0, 1, 3);
    for (QPushButton *end : {m_missed, m_finish})
        end->setMinimumHeight(style::rowHeight(34));
    auto *ends = new QHBoxLayout;
    ends->setSpacing(style::kSmallGap);
    ends->addWidget(m_missed, 1);
    ends->addWidget(m_finish, 1);
    grid->addLayout(ends, 5, 0, 1, 3);
    grid->setColumnStretch(1, 1);
    makeButtons();
    connect(&m_entry, &Entry::changed, this, &TurnCard::update);
    retranslate();
}

void TurnCard::makeButtons()
{
    connect(m_done, &QPushButton::clicked, this, [this] { m_entry.nothing(); });
    connect(m_undo, &QPushButton::clicked, this, [this] {
        if (m_entry.tileInHand())
            m_entry.takeInHand({});
        else if (!m_entry.takeBackAside())
            m_entry.game().undo();
    });
    connect(m_rotate, &QPushButton::clicked, this, [this] {
        if (m_entry.tileInHand())
            m_entry.stepRotation(1);
        else
            m_entry.turnLaid(1);
    });
    connect(m_missed, &QPushButton::clicked, this, [this] { m_entry.missTurn(); });
    connect(m_finish, &QPushButton::clicked, this, [this] { m_entry.game().finish(true); });
}

bool TurnCard::boxIsEmpty() const
{
    const Game &game = m_entry.game();
    const QList<RemainingType> types = remainingTypes(game.setup(), game.stateAfter(game.record().turns.size()));
    return !types.isEmpty() && std::all_of(types.begin(), types.end(), [](const RemainingType &type) { return type.left == 0; });
}

QString TurnCard::instructionForTargets() const
{
    bool meeple = false, tollhouse = false;
    for (const Target &target : m_entry.targets()) {
        meeple = meeple || target.kind == Target::Kind::Meeple;
        tollhouse = tollhouse || target.kind == Target::Kind::Tollhouse;
    }
    if (meeple && tollhouse)
        return tr("Click a place for a meeple or the tollhouse, or Nothing.");
    if (meeple)
        return tr("Click a place for a meeple, or Nothing.");
    return tollhouse ? tr("Click a crossroads for the tollhouse, or Nothing.") : tr("Nothing can be placed: go on with the next tile.");
}

QString TurnCard::instruction() const
{
    const Game &game = m_entry.game();
    if (game.state().finished)
        return tr("The game is over. All points are counted.");
    if (m_entry.tileInHand())
        return m_entry.legalSquares().isEmpty() ? tr("This tile fits nowhere. Set it aside and draw again.")
                                                : tr("Click a lit square to lay the tile.");
    if (game.turnOpen())
        return instructionForTargets();
    if (boxIsEmpty())
        return tr("No tile is left. Count the final points.");
    return tr("Click a free square, or choose the tile in the tray.");
}

void TurnCard::updateSupply(int player)
{
    const Game &game = m_entry.game();
    const State &state = game.state();
    const int colour = int(game.setup().players.value(player).colour);
    const int size = 18;
    const qreal ratio = devicePixelRatioF();
    QPixmap pixmap(QSize(200, size + 6) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    PieceOptions plain;
    plain.letter = false;
    double x = size / 2.0 + 1;
    const double y = (size + 6) / 2.0;
    for (int i = state.supply(player, MeepleKind::Meeple, game.setup().rules); i > 0; --i, x += size * 0.72)
        paintFigure(painter, FigureShape::Meeple, colour, {x, y}, size, plain);
    x += 6;
    if (state.supply(player, MeepleKind::Large, game.setup().rules) > 0) {
        paintFigure(painter, FigureShape::Large, colour, {x, y}, size + 3, plain);
        x += size;
    }
    if (state.supply(player, MeepleKind::Abbot, game.setup().rules) > 0) {
        paintFigure(painter, FigureShape::Abbot, colour, {x, y}, size, plain);
        x += size;
    }
    const int tollhouse = state.tollhouseOf(player);
    paintTollhouse(painter, colour, tollhouse < 0 ? 1 : state.tollhouses[tollhouse].value, false, {x + 4, y}, size + 3,
                   {false, true, false, tollhouse < 0 ? 1.0 : 0.45});
    painter.end();
    m_supply->setPixmap(pixmap);
    const QString meeples = tr("%n meeple(s) left", nullptr, state.supply(player, MeepleKind::Meeple, game.setup().rules));
    m_supply->setToolTip(meeples + QStringLiteral("\n") + (tollhouse < 0 ? tr("The tollhouse is not placed yet.")
                                                                           : tr("The tollhouse is on the table; it may be moved.")));
    m_supply->setAccessibleName(m_supply->toolTip());
}

void TurnCard::update()
{
    const Game &game = m_entry.game();
    const bool over = game.state().finished;
    const int player = game.turnOpen() && !m_entry.tileInHand() ? game.currentPlayer() : m_entry.player();
    const Player &of = game.setup().players.value(player);
    const int number = int(game.record().turns.size()) + (game.turnOpen() && !m_entry.tileInHand() ? 0 : 1);
    m_badge->setPixmap(over ? QPixmap() : playerBadge(int(of.colour), kBadge, devicePixelRatioF()));
    const QString name = over ? tr("The game is over") : of.name;
    m_name->setText(m_name->fontMetrics().elidedText(name, Qt::ElideRight, m_name->width()));
    m_name->setToolTip(over ? QString() : of.name);
    const QString turn = over ? QString() : tr("Turn %1 · %2", "number, colour of the player").arg(number).arg(playerColourName(int(of.colour)));
    m_turn->setText(m_turn->fontMetrics().elidedText(turn, Qt::ElideRight, m_name->width()));
    m_turn->setToolTip(turn);
    m_supply->setVisible(!over);
    if (!over)
        updateSupply(player);
    const TileRef tile = m_entry.tileInHand();
    m_tile->setPixmap(tile ? m_tiles.pixmap(tile, m_entry.rotation(), kTile, devicePixelRatioF(), palette()) : QPixmap());
    m_tile->setAccessibleName(tile ? tr("Tile in hand") : QString());
    m_todo->setText(instruction());
    m_done->setEnabled(game.turnOpen() && !tile);
    m_rotate->setEnabled(bool(tile) || m_entry.canTurnLaid());
    m_undo->setEnabled(bool(tile) || !m_entry.aside().isEmpty() || game.canUndo());
    m_undo->setText(tile ? tr("Put back") : tr("Undo"));
    m_finish->setVisible(!over && !game.turnOpen() && boxIsEmpty());
    m_missed->setVisible(!over);
    m_missed->setEnabled(!game.turnOpen());
    m_missed->setText(m_entry.aside().isEmpty() ? tr("Miss this turn") : tr("Nothing fitted: end the turn"));
    QWidget::update();
}

void TurnCard::retranslate()
{
    m_done->setText(tr("Nothing"));
    m_done->setToolTip(tr("Place neither a meeple nor the tollhouse, and end the turn (Enter). Laying the next tile does the same."));
    m_rotate->setText(tr("Turn tile"));
    m_rotate->setToolTip(tr("Next rotation that fits (Space, or the wheel)"));
    m_undo->setToolTip(tr("Take the last step back"));
    m_finish->setText(tr("Final scoring"));
    m_missed->setToolTip(tr("Go on with the next player; the history notes the missed turn."));
    update();
}

void TurnCard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    update();               // the name is as long as there is room
}

void TurnCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        update();
    QWidget::changeEvent(event);
}

/// A card with a band in the player's colour and pattern.
void TurnCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPainterPath outline;
    outline.addRoundedRect(card, style::kRound, style::kRound);
    painter.fillPath(outline, style::card(palette()));
    if (!m_entry.game().state().finished) {
        const int player = m_entry.game().turnOpen() && !m_entry.tileInHand() ? m_entry.game().currentPlayer() : m_entry.player();
        QPainterPath band;
        band.addRect(QRectF(card.left(), card.top(), 8, card.height()));
        fillWithPattern(painter, band.intersected(outline), playerLook(int(m_entry.game().setup().players.value(player).colour)), 8);
    }
    painter.strokePath(outline, QPen(style::hairline(palette()), 1));
}

} // namespace wayside
