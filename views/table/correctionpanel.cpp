#include "views/table/correctionpanel.h"

#include "model/geometry/squarename.h"
#include "views/common/playerbadge.h"
#include "views/common/style.h"
#include "views/palette/spotdelegate.h"
#include "views/palette/tilesearch.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRotationTile = 52;

void clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
}

QString signedNumber(int n) { return n > 0 ? u"+%1"_s.arg(n) : u"−%1"_s.arg(-n); }

} // namespace

CorrectionPanel::CorrectionPanel(const Catalogue &catalogue, Game &game, QWidget *parent)
    : QWidget(parent), m_catalogue(catalogue), m_game(game), m_title(new QLabel(this)), m_note(new QLabel(this))
    , m_players(new QHBoxLayout), m_rotations(new QHBoxLayout), m_choices(new QWidget(this)), m_tileLabel(new QLabel(this))
    , m_filter(new QLineEdit(this)), m_tiles(new QListView(this)), m_model(new QStandardItemModel(this))
    , m_delegate(new SpotDelegate(this)), m_actionLabel(new QLabel(this)), m_actions(new QListWidget(this))
    , m_tokensLabel(new QLabel(this)), m_tokens(new QListWidget(this))
    , m_changesLabel(new QLabel(this)), m_changes(new QListWidget(this)), m_accept(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(u"correctionPanel"_s);
    m_tiles->setObjectName(u"correctionTiles"_s);
    m_actions->setObjectName(u"correctionActions"_s);
    m_tokens->setObjectName(u"correctionTokens"_s);
    m_changes->setObjectName(u"correctionChanges"_s);
    m_accept->setObjectName(u"correctionAccept"_s);
    m_cancel->setObjectName(u"correctionCancel"_s);
    m_filter->setObjectName(u"correctionFilter"_s);
    m_title->setWordWrap(true);
    m_title->setFont(style::strong(font()));
    m_note->setWordWrap(true);
    m_delegate->setCountsShown(false);
    m_tiles->setModel(m_model);
    m_tiles->setItemDelegate(m_delegate);
    m_tiles->setViewMode(QListView::IconMode);
    m_tiles->setMovement(QListView::Static);
    m_tiles->setResizeMode(QListView::Adjust);
    m_tiles->setUniformItemSizes(true);
    m_tiles->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumHeight(style::rowHeight(0));
    m_changes->setSelectionMode(QAbstractItemView::NoSelection);
    for (QListWidget *list : {m_actions, m_changes}) {
        list->setWordWrap(true);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list->setResizeMode(QListView::Adjust);
    }
    m_actions->setMouseTracking(true);
    connect(m_actions, &QListWidget::itemEntered, this, &CorrectionPanel::pointAtTarget);
    m_accept->setMinimumHeight(style::kTouch);
    m_cancel->setMinimumHeight(style::kTouch);
    buildChoices();
    connect(m_filter, &QLineEdit::textChanged, this, &CorrectionPanel::refreshTiles);
    connect(m_tiles, &QListView::clicked, this, [this](const QModelIndex &index) {
        m_correction->setTile(index.data(SpotDelegate::TileRole).value<TileRef>()->id);
        refresh();
    });
    connect(m_actions, &QListWidget::currentRowChanged, this, [this](int row) {
        if (m_refreshing || row < 0)
            return;
        const QListWidgetItem *item = m_actions->item(row);
        const int target = item->data(Qt::UserRole).toInt();
        m_correction->setAction(target < 0 ? nullptr : &m_correction->targets()[target], MeepleKind(item->data(Qt::UserRole + 1).toInt()));
        refreshChanges();
    });
    connect(m_tokens, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) {
        const int token = m_tokens->row(item);
        m_correction->setLies(token, !m_correction->lies(token));
        refresh();
    });
    connect(m_accept, &QPushButton::clicked, this, &CorrectionPanel::accept);
    connect(m_cancel, &QPushButton::clicked, this, &CorrectionPanel::leave);
    retranslate();
}

void CorrectionPanel::buildChoices()
{
    auto *choices = new QVBoxLayout(m_choices);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->setSpacing(style::kSmallGap);
    choices->addLayout(m_players);
    choices->addLayout(m_rotations);
    auto *tile = new QHBoxLayout;
    tile->addWidget(m_tileLabel);
    tile->addWidget(m_filter, 1);
    choices->addLayout(tile);
    choices->addWidget(m_tiles, 3);
    choices->addWidget(m_actionLabel);
    choices->addWidget(m_actions, 2);
    choices->addWidget(m_tokensLabel);
    choices->addWidget(m_tokens, 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(style::kGap, style::kGap, style::kGap, style::kGap);
    all->setSpacing(style::kSmallGap);
    all->addWidget(m_title);
    all->addWidget(m_note);
    all->addWidget(m_choices, 5);
    all->addWidget(m_changesLabel);
    all->addWidget(m_changes, 2);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_accept, 1);
    buttons->addWidget(m_cancel);
    all->addLayout(buttons);
}

void CorrectionPanel::retranslate()
{
    m_tileLabel->setText(tr("Tile"));
    m_filter->setPlaceholderText(tr("Edges: c, r, f"));
    m_actionLabel->setText(tr("Figure"));
    m_tokensLabel->setText(tr("Tokens"));
    m_tokens->setAccessibleName(tr("Tokens of this turn: a click takes one away, another puts it back"));
    m_tokens->setToolTip(m_tokens->accessibleName());
    m_changesLabel->setText(tr("What changes in the scores"));
    m_accept->setText(tr("Put it right"));
    m_cancel->setText(tr("Leave it"));
    m_tiles->setAccessibleName(tr("Tiles that fit here"));
    m_actions->setAccessibleName(tr("Figure of this turn"));
    m_changes->setAccessibleName(m_changesLabel->text());
    if (m_correction)
        refresh();
}

void CorrectionPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CorrectionPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QWidget::keyPressEvent(event);
}

void CorrectionPanel::begin(Correction::Kind kind, int turn)
{
    m_correction = std::make_unique<Correction>(m_catalogue, m_game, kind, turn);
    m_filter->clear();
    refresh();
}

void CorrectionPanel::chooseSquare(Position square)
{
    if (!m_correction || m_correction->kind() == Correction::Kind::Remove)
        return;
    m_correction->setSquare(square);
    refresh();
}

void CorrectionPanel::refresh()
{
    const QString name = m_game.setup().players.value(m_correction->draft().player).name;
    const int number = m_correction->turn() + 1;
    const bool remove = m_correction->kind() == Correction::Kind::Remove;
    switch (m_correction->kind()) {
    case Correction::Kind::Change: m_title->setText(tr("Turn %1, %2: put right").arg(number).arg(name)); break;
    case Correction::Kind::Insert: m_title->setText(tr("A turn forgotten before turn %1").arg(number)); break;
    case Correction::Kind::Remove: m_title->setText(tr("Turn %1, %2: take out").arg(number).arg(name)); break;
    }
    m_choices->setVisible(!remove);
    m_note->setText(remove ? tr("All other turns stay as they are.")
                    : m_correction->draft().hasTile() ? tr("Click a square of the board to move the tile. All later turns stay.")
                                                      : tr("Choose the tile, then click its square. All later turns stay."));
    if (!remove) {
        refreshPlayers();
        refreshRotations();
        refreshTiles();
        refreshActions();
        refreshTokens();
    }
    refreshChanges();
}

void CorrectionPanel::refreshPlayers()
{
    clear(m_players);
    const auto &players = m_game.setup().players;
    for (int i = 0; i < players.size(); ++i) {
        auto *button = new QToolButton(this);
        button->setObjectName(u"correctionPlayer%1"_s.arg(i));
        button->setIcon(QIcon(playerBadge(int(players[i].colour), 28, devicePixelRatioF())));
        button->setIconSize({28, 28});
        button->setMinimumSize(style::kTouch, style::kTouch);
        button->setCheckable(true);
        button->setChecked(i == m_correction->draft().player);
        button->setToolTip(players[i].name);
        button->setAccessibleName(players[i].name);
        connect(button, &QToolButton::clicked, this, [this, i] {
            m_correction->setPlayer(i);
            refresh();
        });
        m_players->addWidget(button);
    }
    m_players->addStretch(1);
}

void CorrectionPanel::refreshRotations()
{
    clear(m_rotations);
    const TileRef tile = m_game.setup().tiles.find(m_correction->draft().tile);
    TileCache cache;
    for (const auto &[rotation, legal] : m_correction->rotations()) {
        auto *button = new QToolButton(this);
        button->setObjectName(u"correctionRotation%1"_s.arg(degrees(rotation)));
        button->setIcon(QIcon(cache.pixmap(tile, rotation, kRotationTile, devicePixelRatioF(), palette())));
        button->setIconSize({kRotationTile, kRotationTile});
        button->setCheckable(true);
        button->setChecked(rotation == m_correction->draft().rotation);
        const QString words = legal ? tr("turned by %1°").arg(degrees(rotation)) : tr("turned by %1°: doesn't fit").arg(degrees(rotation));
        button->setToolTip(words);
        button->setAccessibleName(words);
        connect(button, &QToolButton::clicked, this, [this, r = rotation] {
            m_correction->setRotation(r);
            refresh();
        });
        m_rotations->addWidget(button);
    }
    m_rotations->addStretch(1);
}

void CorrectionPanel::refreshTiles()
{
    if (!m_correction)
        return;
    m_model->clear();
    for (const Fit &fit : m_correction->fits()) {
        if (!tileMatches(*fit.tile, m_filter->text()))
            continue;
        auto *item = new QStandardItem;
        item->setData(QVariant::fromValue(fit.tile), SpotDelegate::TileRole);
        item->setData(int(fit.rotations.first()), SpotDelegate::RotationRole);
        item->setData(-1, SpotDelegate::LeftRole);
        item->setToolTip(tileSummary(*fit.tile));
        item->setData(tileSummary(*fit.tile), Qt::AccessibleTextRole);
        m_model->appendRow(item);
        if (fit.tile->id == m_correction->draft().tile)
            m_tiles->setCurrentIndex(item->index());
    }
}

void CorrectionPanel::refreshActions()
{
    m_refreshing = true;
    m_actions->clear();
    m_actions->addItem(tr("none"));
    m_actions->item(0)->setData(Qt::UserRole, -1);
    m_actions->item(0)->setSizeHint({0, style::rowHeight(24)});
    m_actions->setCurrentRow(0);
    const auto &targets = m_correction->targets();
    for (int i = 0; i < targets.size(); ++i) {
        const QList<MeepleKind> kinds = targets[i].meeples.isEmpty() ? QList<MeepleKind>{MeepleKind::Meeple} : targets[i].meeples;
        for (MeepleKind kind : kinds) {
            auto *item = new QListWidgetItem(wordsFor(targets[i], kind), m_actions);
            item->setSizeHint({0, style::rowHeight(24)});
            item->setData(Qt::UserRole, i);
            item->setData(Qt::UserRole + 1, int(kind));
            if (m_correction->isChosen(targets[i], kind))
                m_actions->setCurrentItem(item);
        }
    }
    m_refreshing = false;
}

void CorrectionPanel::pointAtTarget(const QListWidgetItem *item)
{
    const int target = item->data(Qt::UserRole).toInt();
    const bool part = target >= 0 && m_correction->targets()[target].kind == Target::Kind::Meeple;
    Q_EMIT targetPointed(part ? std::optional(m_correction->targets()[target].part) : std::nullopt);
}

/// A token that is taken away stays in the list, so that it can be put back.
void CorrectionPanel::refreshTokens()
{
    m_tokens->clear();
    const auto &tokens = m_correction->tokens();
    for (int i = 0; i < tokens.size(); ++i) {
        auto *item = new QListWidgetItem(wordsFor(tokens[i]), m_tokens);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setCheckState(m_correction->lies(i) ? Qt::Checked : Qt::Unchecked);
        item->setSizeHint({0, style::rowHeight(30)});
    }
    m_tokens->setVisible(!tokens.isEmpty());
    m_tokensLabel->setVisible(!tokens.isEmpty());
}

void CorrectionPanel::refreshChanges()
{
    m_changes->clear();
    m_accept->setEnabled(m_correction->isReady());
    for (const Problem &p : m_correction->problems())
        m_changes->addItem(u"⚠ "_s + p.message);
    QMap<int, int> totals;
    const QList<ScoreChange> changes = m_correction->changes();
    for (const ScoreChange &c : changes)
        totals[c.player] += c.after - c.before;
    for (auto it = totals.begin(); it != totals.end(); ++it) {
        auto *item = new QListWidgetItem(tr("%1 in all: %2").arg(m_game.setup().players.value(it.key()).name,
                                                                it.value() == 0 ? u"±0"_s : signedNumber(it.value())), m_changes);
        item->setFont(style::strong(font()));
    }
    for (const ScoreChange &c : changes)
        m_changes->addItem(tr("turn %1, %2: %3 instead of %4").arg(c.turn).arg(m_game.setup().players.value(c.player).name).arg(c.after).arg(c.before));
    if (changes.isEmpty() && m_correction->isReady())
        m_changes->addItem(tr("nothing"));
    Q_EMIT draftChanged();
}

void CorrectionPanel::accept()
{
    const Event event = m_correction->event();
    m_correction.reset();
    Q_EMIT finished();
    if (event.kind == EventKind::Insert)
        m_game.insertTurn(event.index, event.turn);
    else if (event.kind == EventKind::Remove)
        m_game.removeTurn(event.index);
    else
        m_game.replaceTurn(event.index, event.turn);
}

QList<Problem> CorrectionPanel::addToken(const Token &token)
{
    const QList<Problem> problems = m_correction ? m_correction->addToken(token) : QList<Problem>();
    if (m_correction)
        refresh();
    return problems;
}

void CorrectionPanel::leave()
{
    if (!m_correction)
        return;
    m_correction.reset();
    Q_EMIT finished();
}

} // namespace wayside
