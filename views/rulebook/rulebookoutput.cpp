// What leaves the rulebook: clipboard, printer and PDF.
#include "views/rulebook/rulebookview.h"

#include "model/rulebook/ruletext.h"
#include "views/rulebook/rulehtml.h"
#include "views/rulebook/rulepane.h"
#include "views/rulebook/ruleprint.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>

namespace wayside {

using namespace Qt::StringLiterals;

void RulebookView::copyText()
{
    const RuleEntry *entry = m_book.entry(m_current);
    QGuiApplication::clipboard()->setText(entry ? entryAsText(m_book, *entry, language()) : m_first->toPlainText());
}

void RulebookView::copyLink() { QGuiApplication::clipboard()->setText(ruleLink(m_current)); }

QStringList RulebookView::pagesOf(Extent extent) const
{
    const RuleEntry *entry = m_book.entry(m_current);
    if (extent == Extent::All)
        return allRulePages(m_book);
    if (extent == Extent::Entry || !entry)
        return {m_current};
    QStringList ids;
    for (const RuleEntry *each : m_book.entriesOf(entry->chapter))
        ids.append(each->id);
    return ids;
}

bool RulebookView::writePdf(const QString &file, Extent extent) { return writeRulesPdf(file, m_book, m_figures, pagesOf(extent), language()); }

int RulebookView::print(QPrinter &printer, Extent extent) { return printRules(printer, m_book, m_figures, pagesOf(extent), language()); }

void RulebookView::askPrint(Extent extent)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(tr("Rules"));
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!print(printer, extent))
        QMessageBox::warning(this, tr("Printing"), tr("The printer couldn't be used. See whether it is switched on, or write a PDF instead."));
}

void RulebookView::askPdf(Extent extent)
{
    const QString name = extent == Extent::Entry ? m_current : tr("rules");
    const QString file = QFileDialog::getSaveFileName(this, tr("Write the rules as PDF"), name + u".pdf"_s, tr("PDF files (*.pdf)"));
    if (file.isEmpty())
        return;
    if (!writePdf(file, extent))
        QMessageBox::warning(this, tr("Write the rules as PDF"), tr("%1 couldn't be written. Choose another folder.").arg(file));
}

} // namespace wayside
