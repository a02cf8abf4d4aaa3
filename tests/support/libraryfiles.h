// A test's libraries: files as bytes, and what the library says when it refuses.
#pragma once

#include "model/storage/readerror.h"

#include <QByteArray>
#include <QString>
#include <functional>

namespace wayside {

/// Empty where the file can't be read.
QByteArray bytesOf(const QString &path);
/// Fails the test where it can't be written.
void writeBytes(const QString &path, const QByteArray &bytes);
/// The message of the ReadError that the action throws; empty where it throws none.
QString messageOf(const std::function<void()> &action);

} // namespace wayside
