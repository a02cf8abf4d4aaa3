// The rulebook on paper and as PDF, with its figures as vectors.
#pragma once

#include "model/rulebook/rulebook.h"

class QPagedPaintDevice;

namespace wayside {

class FigureStore;

/// Prints the entries in order, chapters with their titles where there are several; kGlossaryPage is the glossary. Page numbers stand at the foot.
/// Returns the number of pages; 0 where the device can't be painted on.
int printRules(QPagedPaintDevice &device, const Rulebook &book, FigureStore &figures, const QStringList &ids, const QString &language);
/// The same into a file; false where it can't be written.
bool writeRulesPdf(const QString &file, const Rulebook &book, FigureStore &figures, const QStringList &ids, const QString &language);

/// All ids, and the glossary.
QStringList allRulePages(const Rulebook &book);

} // namespace wayside
