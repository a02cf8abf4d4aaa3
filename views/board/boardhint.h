// The one line on the board that tells what may be done now, where nothing beside the board does.
#pragma once

#include "model/game/entry.h"

#include <QRectF>

class QPainter;

namespace wayside {

/// `sheetOpen`: the tiles that fit on a square are being looked through.
QString hintFor(const Entry &entry, bool sheetOpen);
/// At the lower rim of the view, or at the upper one where it would cover `meant`; not at all where there is no room.
void paintHintLine(QPainter &painter, const QString &text, QSize view, const std::optional<QRectF> &meant);

} // namespace wayside
