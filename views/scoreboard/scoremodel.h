// The players' scores as item models: one row a player, and points by source.
#pragma once

#include "model/game/game.h"

#include <QAbstractListModel>
#include <QAbstractTableModel>

namespace wayside {

struct ScoreRow {
    QString name;
    int colour = 0;
    int points = 0;             ///< banked
    int projected = 0;          ///< if it ended now
    int meeples = 0;
    int large = 0;
    int abbots = 0;
    int tollhouse = 0;          ///< 0 in the supply, else what it shows
    bool current = false;
    bool leads = false;
    friend bool operator==(const ScoreRow &, const ScoreRow &) = default;
};

class ScoreModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit ScoreModel(Game &game, QObject *parent = nullptr);
    const QList<ScoreRow> &rows() const { return m_rows; }
    /// False too once the final scoring is done.
    bool projectionShown() const { return m_projection && !m_game.state().finished; }
    void setProjectionShown(bool shown);
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void refresh();
    Game &m_game;
    QList<ScoreRow> m_rows;
    bool m_projection = true;
};

/// Rows are sources, columns are players: fits beside the board with six of them.
class SourceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit SourceModel(Game &game, QObject *parent = nullptr);
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void refresh();

private:
    Game &m_game;
    QStringList m_buckets;                  ///< that brought anything, in the record format's order
    QList<QMap<QString, int>> m_points;     ///< by player
};

} // namespace wayside
