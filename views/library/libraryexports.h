// Writing games of the library to files, and showing them as text or as a code for a phone.
#pragma once

#include "model/storage/library.h"

class QMenu;
class QWidget;

namespace wayside {

enum class ExportForm : quint8 { Records, Scorings, GamesTable, BgStats, Report, Picture, Vector, Animation, CopyText, QrCode };

/// Forms that take several games at once; the others take one.
bool takesMany(ExportForm form);
QString nameOf(ExportForm form);
QString endingOf(ExportForm form);
const QList<ExportForm> &exportForms();

struct ExportWish {
    ExportForm form = ExportForm::Records;
    QString file;               ///< empty: the player is asked
};

/// Returns what to tell the player; empty where there is nothing to tell or the player thought better of it. `folder` is where the
/// last file was written and is offered again. Throws ReadError where a game can't be read or the file can't be written.
QString exportFromLibrary(QWidget *parent, const Library &library, const Catalogue &catalogue, const QStringList &ids, const ExportWish &wish,
                          QString &folder);

} // namespace wayside
