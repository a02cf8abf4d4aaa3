// The events of one game in the library, each in a transaction of its own as it happens.
#pragma once

#include "model/storage/library.h"

namespace wayside {

/// Refuses to write where the game was changed or deleted by another window since it was opened.
class GameStore : public EventStore
{
public:
    /// The library must outlive the store. Throws LibraryError where there is no such game.
    GameStore(Library &library, const QString &id);

    const QString &id() const { return m_id; }
    void append(qsizetype position, const Event &event) override;
    void setPosition(qsizetype position) override;

private:
    void claim(qsizetype position, const QString &when);

    Library &m_library;
    QString m_id;
    qint64 m_row = 0;
    qint64 m_revision = 0;
};

} // namespace wayside
