#include "views/newgame/newgamepage.h"

#include "views/board/tilepainter.h"
#include "views/newgame/optionseditor.h"
#include "views/newgame/playerseditor.h"
#include "views/newgame/setseditor.h"
#include "views/palette/tilesearch.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

const QString kUsualStart = QStringLiteral("base:D");

QIcon tileIcon(const TileDefinition &tile)
{
    QPixmap pixmap(96, 96);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTile(painter, tile, Rotation::R0, QRectF(0, 0, 96, 96));
    return QIcon(pixmap);
}

} // namespace

TableRecord usualHead(const QStringList &sets)
{
    TableRecord head;
    head.sets = sets;
    head.players = {{{}, Colour::Red, {}}, {{}, Colour::Blue, {}}};
    head.start = {{kUsualStart, {0, 0}, Rotation::R0, {}}};
    return head;
}

NewGamePage::NewGamePage(const Catalogue &catalogue, QWidget *parent) : QWidget(parent), m_catalogue(catalogue)
{
    setObjectName(u"newGamePage"_s);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(16, 12, 16, 12);
    m_heading = new QLabel;
    m_heading->setObjectName(u"heading"_s);
    QFont large = m_heading->font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    large.setBold(true);
    m_heading->setFont(large);
    all->addWidget(m_heading);

    m_players = new PlayersEditor;
    m_sets = new SetsEditor;
    m_options = new OptionsEditor;
    m_title = new QLineEdit;
    m_title->setObjectName(u"gameTitle"_s);
    m_title->setMinimumHeight(36);
    m_title->setMaxLength(200);
    m_titleLabel = new QLabel;
    m_titleLabel->setBuddy(m_title);
    m_start = new QComboBox;
    m_start->setObjectName(u"startTile"_s);
    m_start->setIconSize({40, 40});
    m_start->setMinimumHeight(48);
    m_startLabel = new QLabel;
    m_startLabel->setBuddy(m_start);

    auto *first = new QWidget;
    auto *firstLayout = new QVBoxLayout(first);
    firstLayout->setContentsMargins(0, 0, 0, 0);
    firstLayout->addWidget(m_players);
    firstLayout->addSpacing(8);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_titleLabel, m_title, m_startLabel, m_start})
        firstLayout->addWidget(widget);
    firstLayout->addStretch(1);

    auto *columns = new QHBoxLayout;
    columns->setSpacing(12);
    columns->addWidget(column(m_playersBox, first), 7);
    columns->addWidget(column(m_setsBox, m_sets), 10);
    columns->addWidget(column(m_optionsBox, m_options), 8);
    all->addLayout(columns, 1);

    auto *bottom = new QHBoxLayout;
    m_fault = new QLabel;
    m_fault->setObjectName(u"fault"_s);
    m_fault->setWordWrap(true);
    m_cancel = new QPushButton;
    m_cancel->setObjectName(u"cancel"_s);
    m_cancel->setMinimumHeight(44);
    m_accept = new QPushButton;
    m_accept->setObjectName(u"begin"_s);
    m_accept->setMinimumSize(180, 44);
    m_accept->setDefault(true);
    bottom->addWidget(m_fault, 1);
    bottom->addWidget(m_cancel);
    bottom->addWidget(m_accept);
    all->addLayout(bottom);

    connect(m_players, &PlayersEditor::changed, this, &NewGamePage::refresh);
    connect(m_sets, &SetsEditor::changed, this, [this] { offerStartTiles(); refresh(); });
    connect(m_start, &QComboBox::activated, this, [this] { m_startChosen = true; });
    connect(m_options, &OptionsEditor::changed, this, &NewGamePage::refresh);
    connect(m_options, &OptionsEditor::ruleRequested, this, &NewGamePage::ruleRequested);
    connect(m_cancel, &QPushButton::clicked, this, &NewGamePage::cancelled);
    connect(m_accept, &QPushButton::clicked, this, [this] {
        if (fault().isEmpty())
            Q_EMIT accepted(head());
    });
    present(usualHead({}), Purpose::NewGame);
}

/// A framed column that scrolls where it is too tall or too wide.
QWidget *NewGamePage::column(QGroupBox *&box, QWidget *content)
{
    box = new QGroupBox;
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *inner = new QWidget;
    auto *innerLayout = new QVBoxLayout(inner);
    innerLayout->setContentsMargins(4, 4, 4, 4);
    innerLayout->addWidget(content);
    innerLayout->addStretch(1);
    scroll->setWidget(inner);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(scroll);
    return box;
}

void NewGamePage::setKnownNames(const QStringList &names) { m_players->setKnownNames(names); }

void NewGamePage::present(const TableRecord &head, Purpose purpose)
{
    m_head = head;
    m_purpose = purpose;
    m_players->setPlayers(head.players, purpose == Purpose::Correct);
    m_sets->offer(m_catalogue);
    m_sets->setSets(head.sets);
    m_options->setRules(head.rules);
    m_title->setText(head.title);
    m_startLabel->setVisible(purpose == Purpose::NewGame);
    m_start->setVisible(purpose == Purpose::NewGame);
    m_startChosen = false;
    offerStartTiles();
    m_start->setCurrentIndex(qMax(0, m_start->findData(head.start.isEmpty() ? QString() : head.start.first().tile)));
    retranslate();
}

TableRecord NewGamePage::head() const
{
    TableRecord head = m_head;
    head.players = m_players->players();
    head.sets = m_sets->sets();
    head.rules = m_options->rules();
    head.title = m_title->text().simplified();
    if (m_purpose == Purpose::NewGame) {
        head.start.clear();
        if (!m_start->currentData().toString().isEmpty())
            head.start.append({m_start->currentData().toString(), {0, 0}, Rotation::R0, {}});
    }
    return head;
}

QString NewGamePage::fault() const
{
    const QString players = m_players->fault();
    if (!players.isEmpty())
        return players;
    return m_sets->sets().isEmpty() && m_head.tiles.isEmpty() ? tr("Choose at least one set of tiles.") : QString();
}

/// The usual start tile first, then one of each pattern in the box.
void NewGamePage::offerStartTiles()
{
    const QString chosen = m_startChosen ? m_start->currentData().toString() : kUsualStart;
    m_start->clear();
    QSet<QString> offered;
    const auto offer = [&](const TileRef &tile) {
        if (!tile || offered.contains(tile->type()))
            return;
        offered.insert(tile->type());
        const QString name = tile->name.value(QLocale().name().left(2), tile->name.value(u"en"_s));
        m_start->addItem(tileIcon(*tile), name.isEmpty() ? tileSummary(*tile) : name, tile->id);
    };
    const QStringList sets = m_sets->sets();
    for (const QString &id : sets)
        if (const TileSet *set = m_catalogue.set(id); set && set->family == u"base")
            offer(m_catalogue.find(kUsualStart));
    for (const QString &id : sets)
        if (const TileSet *set = m_catalogue.set(id))
            for (const TileRef &tile : set->tiles)
                offer(tile);
    m_start->addItem(tr("None: the first tile may lie anywhere"), QString());
    m_start->setCurrentIndex(qMax(0, m_start->findData(chosen)));
}

void NewGamePage::refresh()
{
    const QString what = fault();
    m_fault->setText(what);
    m_accept->setEnabled(what.isEmpty());
    m_accept->setToolTip(what);
}

void NewGamePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        offerStartTiles();
        retranslate();
    }
    QWidget::changeEvent(event);
}

void NewGamePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else
        QWidget::keyPressEvent(event);
}

void NewGamePage::retranslate()
{
    const bool fresh = m_purpose == Purpose::NewGame;
    m_heading->setText(fresh ? tr("New game") : tr("Players and options"));
    m_playersBox->setTitle(fresh ? tr("Players, in the order of play") : tr("Players"));
    m_setsBox->setTitle(tr("Sets in the box"));
    m_optionsBox->setTitle(tr("Rules that tables choose"));
    m_titleLabel->setText(tr("&Title"));
    m_title->setPlaceholderText(tr("May stay empty"));
    m_startLabel->setText(tr("&Start tile"));
    m_start->setAccessibleName(tr("Start tile"));
    m_cancel->setText(tr("Cancel"));
    m_accept->setText(fresh ? tr("Begin") : tr("Use these"));
    refresh();
}

} // namespace wayside
