#include "views/library/libraryexports.h"

#include "model/game/replay.h"
#include "model/storage/exports/bgstats.h"
#include "model/storage/exports/exports.h"
#include "model/storage/exports/scoretext.h"
#include "views/export/exportgame.h"
#include "views/export/qrcode.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QSaveFile>
#include <QScreen>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LibraryExports)
};

QString language() { return QLocale().name().left(2); }

QString suggestedName(const TableRecord &record, const QString &ending)
{
    QString name;
    for (QChar c : record.title.isEmpty() ? record.started.left(10) : record.title)
        name += c.isLetterOrNumber() || c == u' ' || c == u'-' ? c : QChar(u'-');
    return (name.trimmed().isEmpty() ? Words::tr("game") : name.trimmed()) + u'.' + ending;
}

void write(const QString &name, const QByteArray &bytes)
{
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        throw ReadError(name, Words::tr("can't be written: %1").arg(file.errorString()));
}

/// As large as the screen has room for, in whole pixels of it.
QImage qrCodeFor(const QWidget *parent, const QByteArray &link)
{
    constexpr int kAround = 210;    // title bar, words and button, in points
    const QScreen *screen = parent && parent->screen() ? parent->screen() : QGuiApplication::primaryScreen();
    const qreal ratio = screen ? screen->devicePixelRatio() : 1;
    const qreal room = ((screen ? screen->availableGeometry().height() : 768) - kAround) * ratio;
    const int modules = qrCode(link, 1).width();
    if (modules == 0)
        return {};
    QImage code = qrCode(link, std::clamp(int(room / modules), 3, int(8 * ratio)));
    code.setDevicePixelRatio(ratio);
    return code;
}

void showCode(QWidget *parent, const QByteArray &link)
{
    const QImage code = qrCodeFor(parent, link);
    if (code.isNull())
        throw ReadError({}, Words::tr("The game is too long for a QR code; write a BG Stats file instead."));
    QDialog dialog(parent);
    dialog.setObjectName(u"qrDialog"_s);
    dialog.setWindowTitle(Words::tr("BG Stats"));
    auto *picture = new QLabel;
    picture->setPixmap(QPixmap::fromImage(code));
    picture->setAlignment(Qt::AlignCenter);
    picture->setAccessibleName(Words::tr("QR code of the play"));
    auto *text = new QLabel(Words::tr("Point the phone's camera at the code: it opens BG Stats, a program of its own for noting plays, with this game filled in."));
    text->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto *layout = new QVBoxLayout(&dialog);
    layout->addWidget(picture);
    layout->addWidget(text);
    layout->addWidget(buttons);
    dialog.exec();
}

QString draw(const Catalogue &catalogue, const TableRecord &record, const PlayDetails &played, const QString &file)
{
    QString error;
    DrawRequest request;
    request.path = file;
    request.language = language();
    request.played = played;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    exportGame(catalogue, record, request, &error);
    QApplication::restoreOverrideCursor();
    return error;
}

QString askForFile(QWidget *parent, const TableRecord &record, ExportForm form, QString &folder)
{
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString pattern = u"(*.%1)"_s.arg(endingOf(form));
    const QString kind = nameOf(form).section(u" ("_s, 0, 0);
    QString file = QFileDialog::getSaveFileName(parent, kind, QDir(folder).filePath(suggestedName(record, endingOf(form))), kind + u' ' + pattern);
    if (file.isEmpty())
        return {};
    if (QFileInfo(file).suffix().isEmpty())
        file += u'.' + endingOf(form);
    folder = QFileInfo(file).absolutePath();
    return file;
}

} // namespace

bool takesMany(ExportForm form)
{
    return form == ExportForm::Records || form == ExportForm::Scorings || form == ExportForm::GamesTable || form == ExportForm::BgStats;
}

QString nameOf(ExportForm form)
{
    switch (form) {
    case ExportForm::Records: return Words::tr("Recorded games (.wayside)…");
    case ExportForm::Scorings: return Words::tr("Table of scorings (.csv)…");
    case ExportForm::GamesTable: return Words::tr("Table of games (.csv)…");
    case ExportForm::BgStats: return Words::tr("BG Stats plays (.bgsplay)…");
    case ExportForm::Report: return Words::tr("Report to print (.pdf)…");
    case ExportForm::Picture: return Words::tr("Picture of the table (.png)…");
    case ExportForm::Vector: return Words::tr("Drawing of the table (.svg)…");
    case ExportForm::Animation: return Words::tr("Moving picture of the whole game (.webp)…");
    case ExportForm::CopyText: return Words::tr("Copy the result as text");
    case ExportForm::QrCode: break;
    }
    return Words::tr("QR code for BG Stats…");
}

QString endingOf(ExportForm form)
{
    switch (form) {
    case ExportForm::Records: return u"wayside"_s;
    case ExportForm::Scorings:
    case ExportForm::GamesTable: return u"csv"_s;
    case ExportForm::BgStats: return u"bgsplay"_s;
    case ExportForm::Report: return u"pdf"_s;
    case ExportForm::Picture: return u"png"_s;
    case ExportForm::Vector: return u"svg"_s;
    case ExportForm::Animation: return u"webp"_s;
    case ExportForm::CopyText:
    case ExportForm::QrCode: break;
    }
    return {};
}

const QList<ExportForm> &exportForms()
{
    static const QList<ExportForm> forms{ExportForm::Records, ExportForm::Scorings, ExportForm::GamesTable, ExportForm::BgStats, ExportForm::QrCode,
                                         ExportForm::Report, ExportForm::Picture, ExportForm::Vector, ExportForm::Animation, ExportForm::CopyText};
    return forms;
}

QString exportFromLibrary(QWidget *parent, const Library &library, const Catalogue &catalogue, const QStringList &ids, const ExportWish &wish,
                          QString &folder)
{
    if (ids.isEmpty())
        return {};
    const ExportForm form = wish.form;
    QList<TableRecord> records;
    QHash<QString, PlayDetails> played;
    for (const QString &id : takesMany(form) ? ids : ids.first(1)) {
        records.append(library.exportRecord(id));
        played.insert(id, library.summary(id).played);
    }
    const TableRecord &one = records.first();
    if (form == ExportForm::CopyText || form == ExportForm::QrCode) {
        const GameSetup setup = setupOf(catalogue, one);
        const State state = replay(setup, one);
        if (form == ExportForm::QrCode) {
            showCode(parent, bgStatsLink(bgStatsPlay(catalogue, one, numbersOf(one, state), played.value(one.id), language())).toEncoded());
            return {};
        }
        QApplication::clipboard()->setText(scoreText(one, setup, state));
        return Words::tr("The result is on the clipboard.");
    }
    const QString file = wish.file.isEmpty() ? askForFile(parent, one, form, folder) : wish.file;
    if (file.isEmpty())
        return {};
    if (takesMany(form)) {
        ExportOptions options;
        options.language = language();
        options.played = played;
        options.gamesTable = form == ExportForm::GamesTable;
        write(file, exportGames(catalogue, records, endingOf(form), options));
    } else {
        const QString error = draw(catalogue, one, played.value(one.id), file);
        if (!error.isEmpty())
            throw ReadError({}, error);
    }
    return Words::tr("Written: %1").arg(QDir::toNativeSeparators(file));
}

} // namespace wayside
