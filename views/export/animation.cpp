#include "views/export/animation.h"

#include "views/board/boardpainter.h"

#include <QPainter>
#include <memory>
#include <webp/encode.h>
#include <webp/mux.h>

namespace wayside {

namespace {

using Encoder = std::unique_ptr<WebPAnimEncoder, decltype(&WebPAnimEncoderDelete)>;

bool addFrame(WebPAnimEncoder *encoder, const QImage &image, int at)
{
    WebPConfig config;
    WebPPicture picture;
    if (!WebPConfigInit(&config) || !WebPPictureInit(&picture))
        return false;
    config.lossless = 0;
    config.quality = 92;      // below that, changed parts leave faint lines on the plain table
    config.method = 1;      // drawing the frames should take longer than packing them
    const QImage rgba = image.convertToFormat(QImage::Format_RGBA8888);
    picture.width = rgba.width();
    picture.height = rgba.height();
    picture.use_argb = 1;
    const bool done = WebPPictureImportRGBA(&picture, rgba.constBits(), int(rgba.bytesPerLine())) && WebPAnimEncoderAdd(encoder, &picture, at, &config);
    WebPPictureFree(&picture);
    return done;
}

} // namespace

QByteArray animatedWebp(const Review &review, const AnimationOptions &options)
{
    WebPAnimEncoderOptions encoderOptions;
    WebPAnimEncoderOptionsInit(&encoderOptions);
    encoderOptions.allow_mixed = 1;
    const Encoder encoder(WebPAnimEncoderNew(options.size.width(), options.size.height(), &encoderOptions), &WebPAnimEncoderDelete);
    if (!encoder)
        return {};
    const int last = options.upTo < 0 ? review.lastTurn() : std::min(options.upTo, review.lastTurn());
    // The last table's frame holds all: the view doesn't jump from turn to turn.
    const QRect whole = pictureOf(review.setup(), review.state(last)).bounds();
    BoardPainter board;
    int at = 0;
    for (int turn = 0; turn <= last; ++turn) {
        if (options.progress && !options.progress(turn, last + 1))
            return {};
        TablePictureOptions picture = options.picture;
        picture.frame = whole;
        if (options.caption)
            picture.caption = options.caption(turn);
        QImage image(options.size, QImage::Format_RGB32);
        QPainter painter(&image);
        paintTablePicture(painter, QRectF(QPointF(), QSizeF(options.size)), review.setup(), review.state(turn), picture, board);
        painter.end();
        if (!addFrame(encoder.get(), image, at))
            return {};
        at += turn == last ? options.millisecondsPerTurn * 6 : options.millisecondsPerTurn;
    }
    WebPData data;
    WebPDataInit(&data);
    QByteArray bytes;
    if (WebPAnimEncoderAdd(encoder.get(), nullptr, at, nullptr) && WebPAnimEncoderAssemble(encoder.get(), &data))
        bytes = QByteArray(reinterpret_cast<const char *>(data.bytes), qsizetype(data.size));
    WebPDataClear(&data);
    return bytes;
}

} // namespace wayside
