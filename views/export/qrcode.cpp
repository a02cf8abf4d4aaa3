#include "views/export/qrcode.h"

#include <memory>
#include <qrencode.h>

namespace wayside {

QImage qrCode(const QByteArray &text, int moduleSize)
{
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(QRcode_encodeString8bit(text.constData(), 0, QR_ECLEVEL_L), &QRcode_free);
    if (!code)
        return {};
    constexpr int kRim = 4;
    const int modules = code->width;
    QImage image((modules + 2 * kRim) * moduleSize, (modules + 2 * kRim) * moduleSize, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        const int row = y / moduleSize - kRim;
        for (int x = 0; x < image.width(); ++x) {
            const int column = x / moduleSize - kRim;
            if (row >= 0 && row < modules && column >= 0 && column < modules && (code->data[row * modules + column] & 1))
                line[x] = qRgb(0, 0, 0);
        }
    }
    return image;
}

} // namespace wayside
