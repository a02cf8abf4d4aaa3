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

/// Asks for a file's name where it needs one. Throws ReadError where a game can't be read or the file can't be written.
/// `file` given: nothing is asked.
void exportFromLibrary(QWidget *parent, const Library &library, const Catalogue &catalogue, const QStringList &ids, ExportForm form, QString file = {});

} // namespace wayside
