#include "views/library/gamelist.h"

#include "views/common/playtime.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

QString foldedForSearch(const QString &text)
{
    QString folded;
    for (QChar c : text.normalized(QString::NormalizationForm_D)) {
        if (c.category() == QChar::Mark_NonSpacing)
            continue;
        const QChar lower = c.toCaseFolded();
        folded += lower == u'ł' ? QChar(u'l') : lower;
    }
    return folded;
}

QString titleOf(const GameSummary &game)
{
    if (!game.title.isEmpty())
        return game.title;
    QStringList names;
    for (const SummaryPlayer &p : game.players)
        names.append(p.name);
    return names.join(u", "_s);
}

namespace {

QDateTime startOf(const GameSummary &game) { return QDateTime::fromString(game.started, Qt::ISODate).toLocalTime(); }

QList<SummaryPlayer> byTotal(const GameSummary &game)
{
    QList<SummaryPlayer> players = game.players;
    std::stable_sort(players.begin(), players.end(), [](const SummaryPlayer &a, const SummaryPlayer &b) { return a.total > b.total; });
    return players;
}

} // namespace

void GameList::setGames(const QList<GameSummary> &games, const Catalogue &catalogue)
{
    beginResetModel();
    m_games = games;
    m_catalogue = catalogue;
    m_searched.clear();
    m_sortTexts.clear();
    m_searched.reserve(games.size());
    m_rows.clear();
    for (int row = 0; row < m_games.size(); ++row) {
        const GameSummary &game = m_games[row];
        QStringList words{game.title, game.note, game.tags.join(u' '), game.played.place, game.started.left(10)};
        for (const SummaryPlayer &p : game.players)
            words.append(p.name);
        m_searched.append(foldedForSearch(words.join(u'\n')));
        m_rows.insert(game.id, row);
    }
    endResetModel();
}

int GameList::rowOf(const QString &id) const { return m_rows.value(id, -1); }

void GameList::setPicture(const QString &id, const QImage &picture)
{
    m_pictures.insert(id, picture);
    const int row = rowOf(id);
    if (row >= 0)
        Q_EMIT dataChanged(index(row, Title), index(row, Title), {Qt::DecorationRole});
}

void GameList::retranslate()
{
    m_sortTexts.clear();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_games.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

QVariant GameList::text(const GameSummary &game, int column) const
{
    switch (column) {
    case Title: return titleOf(game);
    case Date: return startOf(game).isValid() ? QLocale().toString(startOf(game).date(), QLocale::ShortFormat) : QString();
    case Players: {
        QStringList names;
        for (const SummaryPlayer &p : game.players)
            names.append(p.name);
        return names.join(u", "_s);
    }
    case Result: {
        QStringList results;
        for (const SummaryPlayer &p : byTotal(game))
            results.append(u"%1 %2"_s.arg(p.name).arg(p.total));
        return game.finished ? results.join(u" · "_s) : tr("goes on: %1").arg(results.join(u" · "_s));
    }
    case Sets: {
        QStringList names;
        for (const QString &id : game.sets) {
            const TileSet *set = m_catalogue.set(id);
            names.append(set ? set->displayName(QLocale().name().left(2)) : id);
        }
        return names.join(u", "_s);
    }
    case Turns: return game.turns;
    case Time: return playTimeText(game.played.minutes);
    case Place: return game.played.place;
    case Tags: return game.tags.join(u", "_s);
    case Note: return game.note.simplified();
    default: return {};
    }
}

QVariant GameList::sortKey(const GameSummary &game, int column) const
{
    switch (column) {
    case Date: return game.started.isEmpty() ? game.modified : game.started;
    case Turns: return game.turns;
    case Time: return game.played.minutes;
    case Result: return game.players.isEmpty() ? 0 : byTotal(game).first().total;
    default: return {};
    }
}

QVariant GameList::sortText(int row, int column) const
{
    // Folding is dear, and sorting asks for each key many times.
    QList<QString> &keys = m_sortTexts[column];
    if (keys.size() != m_games.size()) {
        keys.clear();
        keys.reserve(m_games.size());
        for (const GameSummary &game : m_games)
            keys.append(foldedForSearch(text(game, column).toString()));
    }
    return keys[row];
}

QVariant GameList::editable(const GameSummary &game, int column) const
{
    switch (column) {
    case Title: return game.title;
    case Date: return startOf(game).isValid() ? startOf(game) : QDateTime::fromString(game.modified, Qt::ISODate).toLocalTime();
    case Time: return game.played.minutes;
    case Note: return game.note;
    default: return text(game, column);
    }
}

QVariant GameList::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const GameSummary &game = m_games[index.row()];
    switch (role) {
    case Qt::DisplayRole: return text(game, index.column());
    case Qt::EditRole: return editable(game, index.column());
    case Qt::DecorationRole: return index.column() == Title ? m_pictures.value(game.id) : QVariant();
    case Qt::ToolTipRole: return index.column() == Note && !game.note.isEmpty() ? game.note : text(game, index.column()).toString();
    case Qt::TextAlignmentRole: return index.column() == Turns || index.column() == Time ? int(Qt::AlignRight | Qt::AlignVCenter) : int(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::UserRole: {
        const QVariant key = sortKey(game, index.column());
        return key.isValid() ? key : sortText(index.row(), index.column());
    }
    default: return {};
    }
}

QVariant GameList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Title: return tr("Game");
    case Date: return tr("Date");
    case Players: return tr("Players");
    case Result: return tr("Result");
    case Sets: return tr("Sets");
    case Turns: return tr("Turns");
    case Time: return tr("Time");
    case Place: return tr("Place");
    case Tags: return tr("Tags");
    case Note: return tr("Note");
    default: return {};
    }
}

Qt::ItemFlags GameList::flags(const QModelIndex &index) const
{
    static const QList<int> typed{Title, Date, Time, Place, Tags, Note};
    return QAbstractTableModel::flags(index) | (typed.contains(index.column()) ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool GameList::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::EditRole || data(index, Qt::EditRole) == value)
        return false;
    Q_EMIT edited(m_games[index.row()].id, index.column(), value);
    return true;
}

FilteredGames::FilteredGames(GameList &list, QObject *parent) : QSortFilterProxyModel(parent), m_list(list)
{
    setSourceModel(&list);
    setSortRole(Qt::UserRole);
    setDynamicSortFilter(true);
}

void FilteredGames::setFilter(const GameFilter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    m_words = foldedForSearch(filter.words).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool FilteredGames::filterAcceptsRow(int row, const QModelIndex &) const
{
    const GameSummary &game = m_list.game(row);
    if (m_filter.state != GameFilter::State::All && game.finished != (m_filter.state == GameFilter::State::Finished))
        return false;
    if (!m_filter.set.isEmpty() && !game.sets.contains(m_filter.set))
        return false;
    if (!m_filter.tag.isEmpty() && !game.tags.contains(m_filter.tag))
        return false;
    if (!m_filter.player.isEmpty()
        && std::none_of(game.players.begin(), game.players.end(), [this](const SummaryPlayer &p) { return p.name == m_filter.player; }))
        return false;
    if (m_filter.from.isValid() || m_filter.to.isValid()) {
        const QDate day = startOf(game).date();
        if (!day.isValid() || (m_filter.from.isValid() && day < m_filter.from) || (m_filter.to.isValid() && day > m_filter.to))
            return false;
    }
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) { return m_list.searched(row).contains(word); });
}

} // namespace wayside
