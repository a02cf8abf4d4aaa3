#include "views/start/startpage.h"

#include "views/common/icons.h"
#include "views/start/landscape.h"

#include <QCommandLinkButton>
#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QCommandLinkButton *bigButton(const QString &name, const QString &iconName)
{
    auto *button = new QCommandLinkButton;
    button->setObjectName(name);
    button->setIcon(icon(iconName));
    button->setIconSize({28, 28});
    button->setMinimumWidth(380);
    button->setFixedHeight(64);
    return button;
}

/// "Ash 24, Birch 7"
QString standings(const GameSummary &game)
{
    QStringList players;
    for (const SummaryPlayer &player : game.players)
        players.append(u"%1 %2"_s.arg(player.name, QLocale().toString(player.total)));
    return players.join(u", "_s);
}

} // namespace

StartPage::StartPage(const QList<TileRef> &tiles, QWidget *parent) : QWidget(parent)
{
    setObjectName(u"startPage"_s);
    m_title = new QLabel(u"Wayside"_s);
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 2.6);
    large.setBold(true);
    m_title->setFont(large);
    m_words = new QLabel;
    m_words->setWordWrap(true);
    m_continue = bigButton(u"startContinue"_s, u"play"_s);
    m_new = bigButton(u"startNew"_s, u"new-game"_s);
    m_open = bigButton(u"startOpen"_s, u"import"_s);
    m_look = bigButton(u"startSample"_s, u"review"_s);
    m_rules = bigButton(u"startRules"_s, u"rules"_s);

    auto *choices = new QVBoxLayout;
    choices->setSpacing(6);
    choices->addStretch(1);
    choices->addWidget(m_title);
    choices->addWidget(m_words);
    choices->addSpacing(16);
    for (QCommandLinkButton *button : {m_continue, m_new, m_open, m_look, m_rules})
        choices->addWidget(button);
    choices->addStretch(2);
    auto *all = new QHBoxLayout(this);
    all->setContentsMargins(40, 20, 0, 20);
    all->setSpacing(40);
    all->addLayout(choices, 2);
    all->addWidget(new Landscape(tiles), 3);

    connect(m_continue, &QCommandLinkButton::clicked, this, [this] { if (m_last) Q_EMIT continueRequested(m_last->id); });
    connect(m_new, &QCommandLinkButton::clicked, this, &StartPage::newGameRequested);
    connect(m_open, &QCommandLinkButton::clicked, this, &StartPage::openRequested);
    connect(m_look, &QCommandLinkButton::clicked, this, [this] { Q_EMIT sampleRequested(m_sample); });
    connect(m_rules, &QCommandLinkButton::clicked, this, &StartPage::rulesRequested);
    setLastGame({});
    setSample({});
}

void StartPage::setLastGame(const std::optional<GameSummary> &game)
{
    m_last = game;
    m_continue->setVisible(game.has_value());
    retranslate();
    (game ? m_continue : m_new)->setFocus();
}

void StartPage::setSample(const QString &id)
{
    m_sample = id;
    m_look->setVisible(!id.isEmpty());
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StartPage::retranslate()
{
    m_words->setText(tr("The companion beside your Carcassonne table, for The Signposts and The Tollkeepers."));
    if (m_last) {
        const QDateTime started = QDateTime::fromString(m_last->started, Qt::ISODate).toLocalTime();
        const QString when = started.isValid() ? QLocale().toString(started.date(), QLocale::LongFormat) : QString();
        const QString title = m_last->title.isEmpty() ? when : m_last->title;
        const QString text = title.isEmpty() ? tr("Continue the last game") : tr("Continue: %1").arg(title);
        QFont bold = m_continue->font();        // as the button draws its first line
        bold.setBold(true);
        bold.setPointSizeF(bold.pointSizeF() * 1.1);
        m_continue->setText(QFontMetrics(bold).elidedText(text, Qt::ElideRight, m_continue->minimumWidth() - 60));
        m_continue->setToolTip(text);
        m_continue->setDescription(tr("%n turns", nullptr, m_last->turns) + u" · "_s + standings(*m_last));
    }
    m_new->setText(tr("New game"));
    m_new->setDescription(tr("Choose players, sets and options, then enter each tile as it is laid"));
    m_open->setText(tr("Open a file"));
    m_open->setDescription(tr("A recorded game (.wayside) or a saved game of JCloisterZone (.jcz)"));
    m_look->setText(tr("Look at a sample game"));
    m_look->setDescription(tr("Three players, with signposts and tolls of every kind"));
    m_rules->setText(tr("Rules"));
    m_rules->setDescription(tr("In English, Czech and Polish"));
}

} // namespace wayside
