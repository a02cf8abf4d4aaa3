// The game on the table, and where its events go.
#pragma once

#include "model/game/game.h"
#include "model/storage/gamestore.h"
#include "model/storage/recordfile.h"

#include <QObject>
#include <memory>

namespace wayside {

class Session : public QObject
{
    Q_OBJECT

public:
    Session(Library &library, const Catalogue &catalogue, QObject *parent = nullptr);
    ~Session() override;

    bool hasGame() const { return m_game != nullptr; }
    /// Of the game on the table; empty if there is none.
    QString id() const { return m_store ? m_store->id() : QString(); }
    /// Only while hasGame(); valid until aboutToClose.
    Game &game() const { return *m_game; }

    /// A new game in the library and on the table. All of these throw LibraryError or ReadError, with the table left as it was.
    void begin(const TableRecord &head);
    void open(const QString &id);
    /// Reads a file into the library; the id of its first game. Games that are there already aren't kept twice.
    QString import(const QString &file);
    /// "What if": the first `turns` turns of the game on the table as a new one, which is opened.
    void branch(int turns);
    void close();

Q_SIGNALS:
    /// The game is about to go: let go of it.
    void aboutToClose();
    void closed();
    void opened();

private:
    void keepSummary();
    void keepLastSummary();

    Library &m_library;
    const Catalogue &m_catalogue;
    std::unique_ptr<GameStore> m_store;
    std::unique_ptr<Game> m_game;
};

/// Reads the games of a file; throws ReadError that names it.
ReadGames readGamesFile(const QString &file);

} // namespace wayside
