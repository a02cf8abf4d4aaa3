// Takes files and folders into a library in a thread of its own; can be stopped, and says what was refused and why.
#pragma once

#include "model/tiles/catalogue.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QThread>
#include <atomic>

namespace wayside {

struct ImportOutcome {
    struct Refused {
        QString file;
        QString reason;
    };
    QStringList imported;       ///< ids
    int duplicates = 0;
    QList<Refused> different;   ///< games that the library has with other turns; it keeps its own
    QList<Refused> refused;
    bool stopped = false;
};

/// Files below folders that may be games, by their endings; files that were named are taken whatever their ending.
QStringList gameFiles(const QStringList &paths);

/// A file is read in as a whole or not at all; the rest goes on.
class ImportJob : public QThread
{
    Q_OBJECT

public:
    ImportJob(const QString &libraryPath, const Catalogue &catalogue, const QStringList &paths, QObject *parent = nullptr);
    ~ImportJob() override;

    void stop() { m_stop = true; }
    /// Valid when finished.
    const ImportOutcome &outcome() const { return m_outcome; }

Q_SIGNALS:
    void progressed(int done, int of, const QString &file);

protected:
    void run() override;

private:
    QString m_path;
    Catalogue m_catalogue;
    QStringList m_paths;
    std::atomic_bool m_stop = false;
    ImportOutcome m_outcome;
};

} // namespace wayside
