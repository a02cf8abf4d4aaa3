#include "views/library/importjob.h"

#include "model/storage/library.h"
#include "model/storage/recordfile.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

void importFile(Library &library, const Catalogue &catalogue, const QString &name, ImportOutcome &outcome)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        throw ReadError({}, file.errorString());
    if (file.size() > kMaxFileSize)
        throw ReadError({}, QCoreApplication::translate("ImportJob", "the file is larger than %1 MB").arg(kMaxFileSize / 1024 / 1024));
    const ReadGames read = readGames(file.readAll());
    ImportOutcome ofFile;
    Database::Transaction transaction(library.database());
    for (const ReadRecord &game : read.games) {
        const ImportResult result = library.importRecord(game.record, catalogue);
        if (!result.duplicate)
            ofFile.imported.append(result.id);
        else if (!result.differs)
            ++ofFile.duplicates;
        else
            ofFile.different.append({name, QCoreApplication::translate("ImportJob", "the library has the game \"%1\" with other turns, and keeps its own")
                                               .arg(game.record.title.isEmpty() ? game.record.id : game.record.title)});
    }
    transaction.commit();
    outcome.duplicates += ofFile.duplicates;
    outcome.different += ofFile.different;
    outcome.imported += ofFile.imported;
}

/// Results that this program wrote for others don't hold the turns: that is told rather than where they stop being a record.
QString reasonFor(const QString &file, const ReadError &error)
{
    static const QStringList results{u"csv"_s, u"bgsplay"_s, u"txt"_s, u"pdf"_s, u"png"_s, u"svg"_s, u"webp"_s};
    if (results.contains(QFileInfo(file).suffix().toLower()))
        return QCoreApplication::translate("ImportJob", "this file holds results or a picture, not the turns; games are read from .wayside and .jcz files");
    return error.message();
}

} // namespace

QStringList gameFiles(const QStringList &paths)
{
    QStringList files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files.append(path);
            continue;
        }
        QStringList found;
        QDirIterator it(path, {u"*.wayside"_s, u"*.jcz"_s, u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            found.append(it.next());
        found.sort();
        files += found;
    }
    return files;
}

ImportJob::ImportJob(const QString &libraryPath, const Catalogue &catalogue, const QStringList &paths, QObject *parent)
    : QThread(parent), m_path(libraryPath), m_catalogue(catalogue), m_paths(paths)
{
}

ImportJob::~ImportJob()
{
    stop();
    wait();
}

void ImportJob::run()
{
    try {
        Library library(m_path, Library::Again::Connection);
        const QStringList files = gameFiles(m_paths);
        for (qsizetype i = 0; i < files.size() && !m_stop; ++i) {
            Q_EMIT progressed(int(i), int(files.size()), files[i]);
            try {
                importFile(library, m_catalogue, files[i], m_outcome);
            } catch (const ReadError &error) {
                m_outcome.refused.append({files[i], reasonFor(files[i], error)});
            }
        }
        Q_EMIT progressed(int(files.size()), int(files.size()), {});
    } catch (const ReadError &error) {
        m_outcome.refused.append({m_path, error.message()});
    }
    m_outcome.stopped = m_stop;
}

} // namespace wayside
