// A file or value that can't be read: what is wrong and where.
#pragma once

#include <QString>
#include <stdexcept>

namespace wayside {

/// Thrown by every reader before anything was changed. One line: the place (JSON pointer or "line 3"), then what.
class ReadError : public std::runtime_error
{
public:
    ReadError(const QString &where, const QString &what)
        : std::runtime_error((where.isEmpty() ? what : where + QStringLiteral(": ") + what).toStdString())
        , m_where(where)
        , m_what(what)
    {
    }
    QString where() const { return m_where; }
    QString reason() const { return m_what; }
    QString message() const { return QString::fromStdString(what()); }

private:
    QString m_where;
    QString m_what;
};

} // namespace wayside
