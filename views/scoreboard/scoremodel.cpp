#include "views/scoreboard/scoremodel.h"

#include "model/game/scorejson.h"
#include "model/game/words.h"
#include "views/common/playerbadge.h"

#include <algorithm>

namespace wayside {

ScoreModel::ScoreModel(Game &game, QObject *parent) : QAbstractListModel(parent), m_game(game)
{
    refresh();
    connect(&m_game, &Game::changed, this, &ScoreModel::refresh);
}

void ScoreModel::setProjectionShown(bool shown)
{
    m_projection = shown;
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

int ScoreModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

void ScoreModel::refresh()
{
    const State &state = m_game.state();
    const GameSetup &setup = m_game.setup();
    const int players = int(setup.players.size());
    const QList<int> totals = state.totals(players);
    const QList<int> projected = state.finished ? totals : projectedTotals(setup, state);
    const int most = totals.isEmpty() ? 0 : *std::max_element(totals.begin(), totals.end());
    QList<ScoreRow> rows;
    for (int i = 0; i < players; ++i) {
        ScoreRow row{setup.players[i].name, int(setup.players[i].colour), totals[i], projected[i]};
        row.meeples = state.supply(i, MeepleKind::Meeple, setup.rules);
        row.large = state.supply(i, MeepleKind::Large, setup.rules);
        row.abbots = state.supply(i, MeepleKind::Abbot, setup.rules);
        const int tollhouse = state.tollhouseOf(i);
        row.tollhouse = tollhouse < 0 ? 0 : state.tollhouses[tollhouse].value;
        row.current = !state.finished && i == m_game.currentPlayer();
        row.leads = totals[i] == most && most > 0;
        rows.append(row);
    }
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
        return;
    }
    for (int i = 0; i < rows.size(); ++i)
        if (rows[i] != m_rows[i]) {
            m_rows[i] = rows[i];
            Q_EMIT dataChanged(index(i), index(i));
        }
}

QVariant ScoreModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const ScoreRow &row = m_rows[index.row()];
    if (role == Qt::DisplayRole)
        return row.name;
    if (role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    QStringList texts{row.name, tr("%n point(s)", nullptr, row.points)};
    if (projectionShown())
        texts.append(tr("%n if the game ended now", nullptr, row.projected));
    texts.append(tr("%n meeple(s) left", nullptr, row.meeples));
    if (row.large > 0)
        texts.append(tr("large meeple left"));
    if (row.abbots > 0)
        texts.append(tr("abbot left"));
    texts.append(row.tollhouse == 0 ? tr("tollhouse not placed") : tr("tollhouse shows %1").arg(row.tollhouse));
    if (row.current)
        texts.append(tr("it is their turn"));
    return texts.join(role == Qt::ToolTipRole ? QStringLiteral("\n") : QStringLiteral(", "));
}

SourceModel::SourceModel(Game &game, QObject *parent) : QAbstractTableModel(parent), m_game(game)
{
    refresh();
    connect(&m_game, &Game::changed, this, &SourceModel::refresh);
}

void SourceModel::refresh()
{
    QList<QMap<QString, int>> points;
    for (int i = 0; i < m_game.setup().players.size(); ++i)
        points.append(sourcesOf(m_game.state(), i));
    QStringList buckets;
    for (const QString &bucket : sourceBuckets())
        if (std::any_of(points.begin(), points.end(), [&](const auto &of) { return of.value(bucket) != 0; }))
            buckets.append(bucket);
    if (buckets != m_buckets || points.size() != m_points.size()) {
        beginResetModel();
        m_buckets = buckets;
        m_points = points;
        endResetModel();
    } else if (points != m_points) {
        m_points = points;
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

int SourceModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_buckets.size()); }
int SourceModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_points.size()); }

QVariant SourceModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    const int points = m_points[index.column()].value(m_buckets[index.row()]);
    if (role == Qt::DisplayRole)
        return points == 0 ? QStringLiteral("–") : QString::number(points);
    return {};
}

QVariant SourceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        const QString word = wordForSource(m_buckets.value(section));
        return role == Qt::DisplayRole ? QVariant(word.left(1).toUpper() + word.mid(1)) : QVariant();
    }
    const Player player = m_game.setup().players.value(section);
    if (role == Qt::DecorationRole)
        return playerBadge(int(player.colour), 18, 2);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return player.name;
    return {};
}

} // namespace wayside
