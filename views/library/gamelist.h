// The games of a library as a table, and what of them is shown.
#pragma once

#include "model/storage/gamesummary.h"
#include "model/tiles/catalogue.h"

#include <QAbstractTableModel>
#include <QDate>
#include <QHash>
#include <QImage>
#include <QSortFilterProxyModel>

namespace wayside {

class GameList : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Title, Date, Players, Result, Sets, Turns, Time, Place, Tags, Note, ColumnCount };

    explicit GameList(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    void setGames(const QList<GameSummary> &games, const Catalogue &catalogue = {});
    const GameSummary &game(int row) const { return m_games[row]; }
    const QList<GameSummary> &games() const { return m_games; }
    int rowOf(const QString &id) const;
    /// Words that a search looks in: folded, without accents.
    const QString &searched(int row) const { return m_searched[row]; }
    void setPicture(const QString &id, const QImage &picture);
    bool hasPicture(const QString &id) const { return m_pictures.contains(id); }
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_games.size()); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(ColumnCount); }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// The player typed another title, place, tags or note (text), date (QDateTime) or time (minutes); the list shows it when the
    /// library has it.
    void edited(const QString &id, int column, const QVariant &value);

private:
    QVariant text(const GameSummary &game, int column) const;
    QVariant editable(const GameSummary &game, int column) const;
    /// Numbers and dates; invalid for what is sorted as a text.
    QVariant sortKey(const GameSummary &game, int column) const;
    QVariant sortText(int row, int column) const;

    QList<GameSummary> m_games;
    Catalogue m_catalogue;
    QList<QString> m_searched;
    mutable QHash<int, QList<QString>> m_sortTexts;     ///< by column, made when first asked for
    QHash<QString, int> m_rows;
    QHash<QString, QImage> m_pictures;
};

/// Lower case, without accents (also ł), so that a search finds names however they are typed.
QString foldedForSearch(const QString &text);
QString titleOf(const GameSummary &game);

struct GameFilter {
    enum class State : quint8 { All, Finished, Unfinished };
    QString words;              ///< each must be found
    QString player;
    QString set;
    QString tag;
    QDate from, to;             ///< invalid: no limit
    State state = State::All;
    friend bool operator==(const GameFilter &, const GameFilter &) = default;
};

class FilteredGames : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit FilteredGames(GameList &list, QObject *parent = nullptr);
    void setFilter(const GameFilter &filter);
    const GameFilter &filter() const { return m_filter; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    GameList &m_list;
    GameFilter m_filter;
    QStringList m_words;
};

} // namespace wayside
