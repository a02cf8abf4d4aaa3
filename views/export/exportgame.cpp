#include "views/export/exportgame.h"

#include "model/storage/exports/bgstats.h"
#include "model/storage/exports/exports.h"
#include "views/export/animation.h"
#include "views/export/gamereport.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ExportGame)
};

QString captionOf(const Review &review, int turn)
{
    if (review.isFinal(turn))
        return Words::tr("Final scoring");
    return turn == 0 ? Words::tr("Start") : Words::tr("Turn %1").arg(turn);
}

QByteArray pngBytes(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray drawn(const Catalogue &catalogue, const Review &review, const DrawRequest &request, const QString &ending, int turn)
{
    TablePictureOptions picture;
    picture.palette = request.palette;
    picture.caption = captionOf(review, turn);
    const QSize size = request.size.isEmpty() ? QSize(1200, 900) : request.size;
    if (ending == u"png")
        return pngBytes(tableImage(size, review.setup(), review.state(turn), picture));
    if (ending == u"svg")
        return tableSvg(size, review.record().title, review.setup(), review.state(turn), picture);
    if (ending == u"webp") {
        AnimationOptions options;
        options.size = request.size.isEmpty() ? QSize(800, 600) : request.size;
        options.picture = picture;
        options.upTo = turn;
        options.caption = [&review](int t) { return captionOf(review, t); };
        return animatedWebp(review, options);
    }
    ReportOptions options;
    options.language = request.language;
    const GameNumbers numbers = numbersOf(review.record(), review.state(review.lastTurn()));
    options.link = bgStatsLink(bgStatsPlay(catalogue, review.record(), numbers, request.played, request.language)).toEncoded();
    options.played = request.played;
    return reportPdf(catalogue, review, options);
}

} // namespace

QStringList drawEndings() { return QStringList{u"png"_s, u"svg"_s, u"webp"_s, u"pdf"_s} + exportEndings(); }

int exportGame(const Catalogue &catalogue, const TableRecord &record, const DrawRequest &request, QString *error)
{
    const QString ending = QFileInfo(request.path).suffix().toLower();
    const auto fail = [error](const QString &why) {
        if (error)
            *error = why;
        return 2;
    };
    if (!drawEndings().contains(ending))
        return fail(Words::tr("%1: the ending should be one of .%2").arg(request.path, drawEndings().join(u", ."_s)));
    if (request.size.width() > 16000 || request.size.height() > 16000)
        return fail(Words::tr("A picture may be 16000 pixels wide and high at most."));
    QByteArray bytes;
    if (exportEndings().contains(ending)) {
        ExportOptions options;
        options.language = request.language;
        options.played.insert(record.id, request.played);
        bytes = exportGames(catalogue, {record}, ending, options);
    } else {
        const Review review(catalogue, record);
        const int turn = request.turn.value_or(review.lastTurn());
        if (turn < 0 || turn > review.lastTurn())
            return fail(Words::tr("The game has %n turn(s); turn %1 isn't one of them.", nullptr, int(record.turns.size())).arg(turn));
        bytes = drawn(catalogue, review, request, ending, turn);
        if (bytes.isEmpty())
            return fail(Words::tr("%1: the picture couldn't be made; try a smaller size.").arg(request.path));
    }
    QSaveFile file(request.path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail(Words::tr("%1 can't be written: %2").arg(request.path, file.errorString()));
    return 0;
}

} // namespace wayside
