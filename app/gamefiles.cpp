#include "app/gamefiles.h"

#include "model/storage/readerror.h"
#include "model/storage/recordfile.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QString words(const char *text) { return QCoreApplication::translate("GameFiles", text); }

/// What every file system takes as a name.
QString fileNameFor(const TableRecord &record)
{
    QString name;
    for (QChar c : record.title.isEmpty() ? record.started.left(10) : record.title)
        name += c.isLetterOrNumber() || c == u' ' || c == u'-' ? c : QChar(u'-');
    return (name.isEmpty() ? u"game"_s : name) + u".wayside"_s;
}

} // namespace

QStringList chooseGameFiles(QWidget *parent, Settings &settings)
{
    const QStringList files = QFileDialog::getOpenFileNames(
        parent, words(QT_TRANSLATE_NOOP("GameFiles", "Open a game")), settings.text(Setting::LastFolder),
        words(QT_TRANSLATE_NOOP("GameFiles", "Recorded games (*.wayside *.jcz *.json)")) + u";;"_s
            + words(QT_TRANSLATE_NOOP("GameFiles", "All files (*)")));
    if (!files.isEmpty())
        settings.set(Setting::LastFolder, QFileInfo(files.first()).absolutePath());
    return files;
}

QString chooseNewFile(QWidget *parent, Settings &settings, const TableRecord &record)
{
    QString file = QFileDialog::getSaveFileName(
        parent, words(QT_TRANSLATE_NOOP("GameFiles", "Write the game to a file")),
        settings.text(Setting::LastFolder) + u'/' + fileNameFor(record),
        words(QT_TRANSLATE_NOOP("GameFiles", "Recorded games (*.wayside)")));
    if (file.isEmpty())
        return file;
    if (QFileInfo(file).suffix().isEmpty())
        file += u".wayside"_s;
    settings.set(Setting::LastFolder, QFileInfo(file).absolutePath());
    return file;
}

void writeRecordFile(const QString &file, const TableRecord &record)
{
    QSaveFile out(file);
    const QByteArray bytes = QJsonDocument(writeRecord(record)).toJson();
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        throw ReadError(file, words(QT_TRANSLATE_NOOP("GameFiles", "can't be written: %1")).arg(out.errorString()));
}

} // namespace wayside
