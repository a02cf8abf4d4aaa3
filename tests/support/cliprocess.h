// Runs wayside-cli as a user would.
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QStringList>

namespace wayside {

struct CliResult {
    int status = -1;            ///< exit status; -1 where it crashed or hung
    QByteArray out;
    QByteArray err;
    QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

/// `input` goes to standard input; `data` is the folder for the platform's application data, if given.
CliResult runCli(const QStringList &words, const QByteArray &input = {}, const QString &data = {});

} // namespace wayside
