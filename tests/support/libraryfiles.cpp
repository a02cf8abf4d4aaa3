#include "tests/support/libraryfiles.h"

#include <QFile>
#include <QtTest>

namespace wayside {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), qPrintable(path));
}

QString messageOf(const std::function<void()> &action)
{
    try {
        action();
    } catch (const ReadError &error) {
        return error.message();
    }
    return {};
}

} // namespace wayside
