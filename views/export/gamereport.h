// A printed report of a game: the table, the score sheet by source, the graph, and the log with its rules.
#pragma once

#include "model/game/review.h"
#include "model/storage/gamesummary.h"

#include <QByteArray>

class QPagedPaintDevice;

namespace wayside {

struct ReportOptions {
    QString language = QStringLiteral("en");    ///< of the names of sets
    PlayDetails played;                         ///< place and time, for the heading
    QByteArray link;                            ///< drawn as a QR code beside the heading; may be empty
};

/// In the language of the program. Rules are named by their ids.
void printReport(QPagedPaintDevice &device, const Catalogue &catalogue, const Review &review, const ReportOptions &options);
/// A PDF file's bytes, A4.
QByteArray reportPdf(const Catalogue &catalogue, const Review &review, const ReportOptions &options);

} // namespace wayside
