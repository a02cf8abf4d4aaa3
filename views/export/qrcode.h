// A QR code of a text, for phones.
#pragma once

#include <QByteArray>
#include <QImage>

namespace wayside {

/// Black on white with the quiet rim that readers need; empty where the text is too long for a code.
QImage qrCode(const QByteArray &text, int moduleSize = 6);

} // namespace wayside
