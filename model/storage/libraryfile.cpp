#include "model/storage/libraryfile.h"

#include "model/storage/migrations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <QtEndian>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

/// Below this size the whole file is checked when it is opened; above, damage shows when the damaged part is read.
constexpr qint64 kFullCheckSize = 16 * 1024 * 1024;

[[noreturn]] void refuse(const QString &path, const char *why)
{
    throw LibraryError(QDir::toNativeSeparators(path), QCoreApplication::translate("Library", why));
}

[[noreturn]] void refuseForeign(const QString &path) { refuse(path, QT_TRANSLATE_NOOP("Library", "This file is not a Wayside library. It was left as it is.")); }
[[noreturn]] void refuseDamaged(const QString &path) { refuse(path, QT_TRANSLATE_NOOP("Library", "The library is damaged. It was left as it is.")); }
[[noreturn]] void refuseNewer(const QString &path)
{
    refuse(path, QT_TRANSLATE_NOOP("Library", "The library was made by a newer version of Wayside. It was left as it is."));
}

quint32 numberAt(const QByteArray &header, int offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
}

/// Judges the file by its first bytes (the SQLite file format's header), before SQLite itself may touch it.
void checkHeader(const QString &path)
{
    QFile file(path);
    if (QFileInfo(path).isDir())
        refuse(path, QT_TRANSLATE_NOOP("Library", "This is a folder, not a library."));
    if (!file.open(QIODevice::ReadOnly))
        refuse(path, QT_TRANSLATE_NOOP("Library", "The library can't be opened."));
    if (file.size() == 0)
        return;
    const QByteArray header = file.read(100);
    if (!header.startsWith(QByteArray("SQLite format 3\0", 16)))
        refuseForeign(path);
    if (header.size() < 100)
        refuseDamaged(path);
    if (numberAt(header, 68) != quint32(kLibraryApplicationId))
        refuseForeign(path);
    if (numberAt(header, 60) > quint32(latestSchema()))
        refuseNewer(path);
    quint32 pageSize = qFromBigEndian<quint16>(header.constData() + 16);
    pageSize = pageSize == 1 ? 65536 : pageSize;
    // A file that is being written may be behind its header; then the write-ahead log has the rest.
    const bool settled = QFileInfo(path + u"-wal"_s).size() == 0;
    if (settled && numberAt(header, 24) == numberAt(header, 92) && file.size() < qint64(pageSize) * numberAt(header, 28))
        refuseDamaged(path);
}

/// A new library appears under its name only when it is whole.
void makeLibrary(const QString &path)
{
    if (!QDir().mkpath(QFileInfo(path).path()))
        refuse(path, QT_TRANSLATE_NOOP("Library", "The library's folder can't be made."));
    const QString unfinished = path + u".new-"_s + QUuid::createUuid().toString(QUuid::Id128).left(8);
    try {
        Database database(unfinished);
        migrate(database);
    } catch (const LibraryError &) {
        QFile::remove(unfinished);
        throw;
    }
    // Never over a file that another program made meanwhile: then that one is the library.
    const bool renamed = QFile::rename(unfinished, path);
    if (!renamed) {
        QFile::remove(unfinished);
        if (!QFileInfo::exists(path))
            refuse(path, QT_TRANSLATE_NOOP("Library", "The library can't be made."));
    }
}

void checkContent(const Database &database)
{
    const QString path = database.path();
    if (database.value(u"PRAGMA user_version"_s).toInt() > latestSchema())
        refuseNewer(path);
    if (database.value(u"PRAGMA application_id"_s).toInt() != kLibraryApplicationId)
        refuseForeign(path);
    if (database.value(u"PRAGMA user_version"_s).toInt() < 1)
        refuseDamaged(path);
    if (QFileInfo(path).size() <= kFullCheckSize && database.value(u"PRAGMA quick_check(1)"_s).toString() != u"ok")
        refuseDamaged(path);
    for (const QString &table : {u"game"_s, u"event"_s})
        if (database.value(u"SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?"_s, {table}).toInt() != 1)
            refuseDamaged(path);
}

void setUp(const Database &database)
{
    // A commit survives a power cut: every one is written through to the disk.
    database.run(u"PRAGMA journal_mode = WAL"_s);
    database.run(u"PRAGMA synchronous = FULL"_s);
    database.run(u"PRAGMA foreign_keys = ON"_s);
    database.run(u"PRAGMA cache_size = -16384"_s);      // KiB: lists of thousands of games stay in memory
}

} // namespace

std::unique_ptr<Database> openLibraryFile(const QString &path)
{
    if (!QFileInfo::exists(path))
        makeLibrary(path);
    checkHeader(path);
    const bool empty = QFileInfo(path).size() == 0;
    auto database = std::make_unique<Database>(path);
    if (empty)
        migrate(*database);
    checkContent(*database);
    setUp(*database);
    migrate(*database);
    return database;
}

std::unique_ptr<Database> connectAgain(const QString &path)
{
    auto database = std::make_unique<Database>(path);
    setUp(*database);
    return database;
}

} // namespace wayside
