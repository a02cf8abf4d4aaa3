#include "app/session.h"

#include "model/game/keptdefinitions.h"

#include <QCoreApplication>
#include <QFile>

namespace wayside {

using namespace Qt::StringLiterals;

ReadGames readGamesFile(const QString &file)
{
    QFile f(file);
    if (!f.open(QIODevice::ReadOnly))
        throw ReadError(file, QCoreApplication::translate("Session", "can't be opened: %1").arg(f.errorString()));
    const QByteArray bytes = f.read(kMaxFileSize + 1);
    try {
        return readGames(bytes);
    } catch (const ReadError &error) {
        throw ReadError(file, error.message());
    }
}

Session::Session(Library &library, const Catalogue &catalogue, QObject *parent)
    : QObject(parent), m_library(library), m_catalogue(catalogue)
{
}

Session::~Session() { keepLastSummary(); }

void Session::begin(const TableRecord &head)
{
    const QString id = m_library.createGame(withKeptDefinitions(m_catalogue, head));
    m_library.rememberPlayers(head.players);
    open(id);
}

void Session::open(const QString &id)
{
    if (m_game && id == this->id())
        return;
    const LoadedGame loaded = m_library.loadGame(id);
    auto store = std::make_unique<GameStore>(m_library, id);
    auto game = std::make_unique<Game>(m_catalogue, loaded.head, loaded.events, loaded.position, store.get());
    close();
    m_store = std::move(store);
    m_game = std::move(game);
    m_library.setLastGame(id);
    connect(m_game.get(), &Game::changed, this, [this] {
        // Lists show the players' points, so the summary follows the end of every turn.
        if (!m_game->turnOpen())
            keepSummary();
    });
    Q_EMIT opened();
}

QString Session::import(const QString &file)
{
    QString first;
    const ReadGames read = readGamesFile(file);
    for (const ReadRecord &game : read.games) {
        const QString id = m_library.importRecord(game.record, m_catalogue).id;
        if (first.isEmpty())
            first = id;
    }
    return first;
}

void Session::branch(int turns)
{
    const QString title = m_game->record().title;
    open(m_library.continueFrom(id(), turns, title.isEmpty() ? tr("What if, from turn %1").arg(turns) : tr("%1: what if, from turn %2").arg(title).arg(turns)));
}

void Session::close()
{
    if (!m_game)
        return;
    keepLastSummary();
    Q_EMIT aboutToClose();
    m_game.reset();
    m_store.reset();
    Q_EMIT closed();
}

void Session::keepSummary()
{
    if (m_game)
        m_library.updateSummary(m_store->id(), m_game->record(), m_game->state());
}

void Session::keepLastSummary()
{
    try {
        keepSummary();
    } catch (const ReadError &) {
        // The events are safe, and a summary that is out of date is made up for at the next start. Or another program deleted
        // the game meanwhile: nothing may hold the table up for that.
    }
}

} // namespace wayside
