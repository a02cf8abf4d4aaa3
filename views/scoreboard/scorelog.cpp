#include "views/scoreboard/scorelog.h"

#include "model/game/words.h"
#include "views/common/playerbadge.h"
#include "views/common/style.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>

namespace wayside {

namespace {
constexpr ScoringKind kKinds[]{ScoringKind::Road, ScoringKind::City, ScoringKind::Monastery, ScoringKind::Garden, ScoringKind::Field,
                               ScoringKind::Toll, ScoringKind::Castle, ScoringKind::Robber, ScoringKind::Message, ScoringKind::Gift,
                               ScoringKind::Adjust};

void chooseData(QComboBox &box, int data) { box.setCurrentIndex(std::max(0, box.findData(data))); }
}

ScoreLog::ScoreLog(Game &game, QWidget *parent)
    : LinePanel(game, QStringLiteral("scoreLog"), parent), m_player(new QComboBox(this)), m_kind(new QComboBox(this))
{
    m_player->setObjectName(QStringLiteral("scoreLogPlayer"));
    m_kind->setObjectName(QStringLiteral("scoreLogKind"));
    for (QComboBox *box : {m_player, m_kind}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
        box->setMinimumHeight(style::rowHeight(0));
    }
    auto *row = new QHBoxLayout;
    row->setContentsMargins(style::kSmallGap, style::kSmallGap, style::kSmallGap, 0);
    row->addWidget(m_player, 1);
    row->addWidget(m_kind, 1);
    column().insertLayout(0, row);
    retranslate();
    view().setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&view(), &QWidget::customContextMenuRequested, this, &ScoreLog::showMenu);
    connect(m_player, &QComboBox::currentIndexChanged, this, &ScoreLog::refresh);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ScoreLog::refresh);
}

void ScoreLog::filterByPlayer(int player) { chooseData(*m_player, player); }
void ScoreLog::filterByKind(int kind) { chooseData(*m_kind, kind); }

void ScoreLog::retranslate()
{
    const QSignalBlocker one(m_player), two(m_kind);
    const int player = m_player->count() ? m_player->currentData().toInt() : -1;
    const int kind = m_kind->count() ? m_kind->currentData().toInt() : -1;
    m_player->clear();
    m_player->addItem(tr("All players"), -1);
    for (int i = 0; i < game().setup().players.size(); ++i)
        m_player->addItem(QIcon(playerBadge(colourOf(i), 16, devicePixelRatioF())), playerName(i), i);
    m_kind->clear();
    m_kind->addItem(tr("Everything"), -1);
    for (ScoringKind of : kKinds)
        m_kind->addItem(wordFor(of), int(of));
    m_player->setAccessibleName(tr("Whose points"));
    m_kind->setAccessibleName(tr("Kind of scoring"));
    chooseData(*m_player, player);
    chooseData(*m_kind, kind);
}

QString ScoreLog::emptyText() const
{
    return state().scorings.isEmpty() ? tr("Nothing has been scored yet.") : tr("No scoring is like that. Choose all players or everything.");
}

void ScoreLog::fillMenu(QMenu &menu, const QModelIndex &line)
{
    // The lines below a scoring are its parts.
    QModelIndex whole = line;
    while (whole.parent().isValid())
        whole = whole.parent();
    if (!whole.isValid())
        return;
    const int scoring = view().lines().line(whole).key.toInt();
    const Scoring &of = state().scorings[scoring];
    if (of.final || of.turn < 1 || of.turn > game().record().turns.size())
        return;
    QAction *add = menu.addAction(tr("Add points to it, or correct it"), this, [this, scoring, turn = of.turn - 1] { Q_EMIT pointsAsked(turn, scoring); });
    add->setObjectName(QStringLiteral("scoringPoints"));
}

void ScoreLog::showMenu(QPoint at)
{
    QMenu menu(this);
    fillMenu(menu, view().indexAt(at));
    if (!menu.isEmpty())
        menu.exec(view().viewport()->mapToGlobal(at));
}

bool ScoreLog::wanted(const Scoring &scoring) const
{
    const int player = m_player->currentData().toInt();
    const int kind = m_kind->currentData().toInt();
    return (player < 0 || scoring.points.contains(player)) && (kind < 0 || kind == int(scoring.kind));
}

Line ScoreLog::lineOf(const Scoring &scoring, int number) const
{
    Line line;
    line.key = QString::number(number);
    line.text = wordFor(scoring.kind);
    if (scoring.kind == ScoringKind::Toll && scoring.tollhouse >= 0)
        line.text += scoring.value == 2 ? tr(", large toll") : tr(", small toll");
    else if (scoring.tiles > 0)
        line.text = tr("%1, %n tile(s)", "a scoring's kind and length", scoring.tiles).arg(line.text);
    QStringList reasons{scoring.final ? tr("At the end") : tr("Turn %1").arg(scoring.turn)};
    for (const ScorePart &part : scoring.parts)
        reasons.append(wordsFor(part));
    if (!scoring.reason.isEmpty())
        reasons.append(scoring.reason);
    line.detail = reasons.join(QStringLiteral(" · "));
    line.rule = scoring.rules.value(0);
    for (auto it = scoring.points.begin(); it != scoring.points.end(); ++it)
        line.points.append({colourOf(it.key()), (it.value() > 0 ? QStringLiteral("+%1") : QStringLiteral("%1")).arg(it.value())});
    if (scoring.points.isEmpty())
        line.detail += QStringLiteral(" · ") + tr("nobody is on it");
    line.squares = scoring.at;
    line.tag = scoring.turn;
    line.children = partLines(scoring.parts);
    for (Line &part : line.children)
        part.squares = scoring.at;
    return line;
}

QList<Line> ScoreLog::makeLines() const
{
    QList<Line> lines;
    const QList<Scoring> &all = state().scorings;
    for (qsizetype i = all.size() - 1; i >= 0; --i)
        if (wanted(all[i]))
            lines.append(lineOf(all[i], int(i)));
    return lines;
}

} // namespace wayside
