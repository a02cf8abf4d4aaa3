#include "model/storage/database.h"

#include <QCoreApplication>
#include <QDir>
#include <QSqlError>
#include <QUuid>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

/// What SQLite's result codes mean to a person; the low byte is the plain code.
QString reasonOf(const QSqlError &error)
{
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case 5:
    case 6: return QCoreApplication::translate("Library", "The library is in use by another program. Try again in a moment.");
    case 8: return QCoreApplication::translate("Library", "The library can't be written: the file or its folder is write-protected.");
    case 11: return QCoreApplication::translate("Library", "The library is damaged. It was left as it is.");
    case 13: return QCoreApplication::translate("Library", "The disk is full. Nothing was changed in the library.");
    case 14: return QCoreApplication::translate("Library", "The library can't be opened.");
    case 26: return QCoreApplication::translate("Library", "This file is not a Wayside library.");
    default: return QCoreApplication::translate("Library", "The library can't be used: %1").arg(error.databaseText().isEmpty() ? error.text() : error.databaseText());
    }
}

} // namespace

Database::Database(const QString &path)
    : m_path(path), m_connection(u"wayside-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    QSqlError error;
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
        db.setDatabaseName(path);
        db.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=5000"_s);
        if (!db.open())
            error = db.lastError();
    }
    if (error.isValid()) {
        QSqlDatabase::removeDatabase(m_connection);
        fail(error);
    }
}

Database::~Database()
{
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

void Database::fail(const QSqlError &error) const
{
    throw LibraryError(QDir::toNativeSeparators(m_path), reasonOf(error));
}

QSqlQuery Database::prepared(const QString &sql) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        fail(query.lastError());
    return query;
}

void Database::runAgain(QSqlQuery &query, const QVariantList &values) const
{
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(int(i), values[i]);
    if (!query.exec())
        fail(query.lastError());
}

QSqlQuery Database::run(const QString &sql, const QVariantList &values) const
{
    QSqlQuery query = prepared(sql);
    runAgain(query, values);
    return query;
}

bool Database::next(QSqlQuery &query) const
{
    if (query.next())
        return true;
    if (query.lastError().isValid())
        fail(query.lastError());
    return false;
}

QVariant Database::value(const QString &sql, const QVariantList &values) const
{
    QSqlQuery query = run(sql, values);
    return next(query) ? query.value(0) : QVariant();
}

// IMMEDIATE: the write lock is taken at once, so that a second program waits here instead of failing half way.
Database::Transaction::Transaction(Database &database) : m_database(database)
{
    m_database.run(m_database.m_depth == 0 ? u"BEGIN IMMEDIATE"_s : u"SAVEPOINT s%1"_s.arg(m_database.m_depth));
    ++m_database.m_depth;
}

Database::Transaction::~Transaction()
{
    if (!m_open)
        return;
    --m_database.m_depth;
    QSqlQuery query(QSqlDatabase::database(m_database.m_connection, false));
    if (m_database.m_depth == 0) {
        query.exec(u"ROLLBACK"_s);
    } else {
        query.exec(u"ROLLBACK TO s%1"_s.arg(m_database.m_depth));
        query.exec(u"RELEASE s%1"_s.arg(m_database.m_depth));
    }
}

void Database::Transaction::commit()
{
    m_database.run(m_database.m_depth == 1 ? u"COMMIT"_s : u"RELEASE s%1"_s.arg(m_database.m_depth - 1));
    --m_database.m_depth;
    m_open = false;
}

} // namespace wayside
