// The commands of wayside-cli (record format, section 6).
#pragma once

#include "model/storage/readerror.h"

#include <QByteArray>
#include <QJsonValue>
#include <QMap>
#include <QStringList>

namespace wayside {

/// Exit status of the command line.
enum ExitStatus { Done = 0, BreaksRules = 1, Unreadable = 2 };

/// Wrong usage: one line that says what and what was expected.
class UsageError : public ReadError
{
public:
    explicit UsageError(const QString &what) : ReadError({}, what) {}
};

/// Options and plain words of one command.
class Arguments
{
public:
    /// Throws UsageError for an option that is not known. `flags` stand alone, `values` take the next word.
    Arguments(const QStringList &words, const QStringList &flags, const QStringList &values);
    bool has(const QString &option) const { return m_flags.contains(option) || m_values.contains(option); }
    QString value(const QString &name, const QString &otherwise = {}) const { return m_values.value(name, otherwise); }
    const QStringList &plain() const { return m_plain; }

private:
    QStringList m_flags;
    QMap<QString, QString> m_values;
    QStringList m_plain;
};

/// Runs a command; prints to standard output, and one line to standard error where it exits with 2.
int runCommand(const QStringList &words);

int scoreCommand(const QStringList &words);
int checkCommand(const QStringList &words);
int convertCommand(const QStringList &words);
int tilesCommand(const QStringList &words);
int rulesCommand(const QStringList &words);
int gamesCommand(const QStringList &words);

/// The file's bytes; "-" is standard input. Throws ReadError that names the file.
QByteArray readInput(const QString &file);
void print(const QString &text);
void printJson(const QJsonValue &value);

} // namespace wayside
