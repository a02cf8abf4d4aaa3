// One connection to a library file: statements that throw, and transactions that undo themselves.
#pragma once

#include "model/storage/readerror.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

namespace wayside {

/// A library that can't be opened, read or written: one line that names the file.
class LibraryError : public ReadError
{
public:
    using ReadError::ReadError;
};

/// Used from the thread that made it only. Every failed statement throws LibraryError.
class Database
{
public:
    explicit Database(const QString &path);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    const QString &path() const { return m_path; }
    /// Runs one statement with its values in the order of their question marks.
    QSqlQuery run(const QString &sql, const QVariantList &values = {}) const;
    /// A statement to be run many times with other values.
    QSqlQuery prepared(const QString &sql) const;
    void runAgain(QSqlQuery &query, const QVariantList &values) const;
    /// The first value of the first row; invalid where there is no row.
    QVariant value(const QString &sql, const QVariantList &values = {}) const;
    /// The next row; false at the end. Throws where the file is damaged there.
    bool next(QSqlQuery &query) const;
    [[noreturn]] void fail(const QSqlError &error) const;

    /// All or nothing; rolled back unless commit is called. One inside another is a part of it.
    class Transaction
    {
    public:
        explicit Transaction(Database &database);
        ~Transaction();
        Q_DISABLE_COPY_MOVE(Transaction)
        /// What was written is durable when the outermost commit returns.
        void commit();

    private:
        Database &m_database;
        bool m_open = true;
    };

private:
    QString m_path;
    QString m_connection;
    int m_depth = 0;
};

} // namespace wayside
