#include "views/rulebook/ruleprint.h"

#include "views/rulebook/figurestore.h"
#include "views/rulebook/rulehtml.h"

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QScreen>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

constexpr double kPoints = 10.5;

QString bodyOf(const Rulebook &book, const RuleHtml &html, const QStringList &ids, const QString &language)
{
    QString body, chapter;
    for (const QString &id : ids) {
        const RuleEntry *entry = book.entry(id);
        if (entry && ids.size() > 1 && entry->chapter != chapter) {
            chapter = entry->chapter;
            body += html.chapterTitle(chapter, language);
        }
        body += entry ? html.entry(*entry, language) : html.glossary(language);
        body += u"<p>&nbsp;</p>"_s;
    }
    return html.page(body);
}

/// Titles begin no last lines of a page: an entry that would show little more than its title starts on the next.
void keepTitlesTogether(QTextDocument &document, double pageHeight)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != 1)
            continue;
        const double top = document.documentLayout()->blockBoundingRect(block).top();
        if (top - pageHeight * int(top / pageHeight) < pageHeight * 0.82)
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
}

} // namespace

int printRules(QPagedPaintDevice &device, const Rulebook &book, FigureStore &figures, const QStringList &ids, const QString &language)
{
    QPainter painter;
    if (!painter.begin(&device))
        return 0;
    // The document is laid out in the screen's units, where font sizes mean what they say, and scaled to the device.
    const double screen = QGuiApplication::primaryScreen()->logicalDotsPerInchX();
    const double scale = device.logicalDpiX() / screen;
    const QRectF page(0, 0, painter.window().width() / scale, painter.window().height() / scale);
    const double foot = screen * 0.35;

    RuleStyle style = RuleStyle::printed();
    style.points = kPoints;
    style.width = int(page.width()) - 4;
    const RuleHtml html(book, figures, style);
    QTextDocument document;
    QFont font(QGuiApplication::font());
    font.setPointSizeF(kPoints);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setPageSize({page.width(), page.height() - foot});
    document.setHtml(bodyOf(book, html, ids, language));
    FigureObject object(figures);
    object.install(document);
    keepTitlesTogether(document, page.height() - foot);
    // A layout that was mended in parts draws only parts of itself by pages.
    document.markContentsDirty(0, document.characterCount());

    QFont small = font;
    small.setPixelSize(int(kPoints * 0.85 * screen / 72));
    const int pages = document.pageCount();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < pages; ++i) {
        if (i && !device.newPage())
            return i;
        painter.save();
        painter.scale(scale, scale);
        const QRectF view(0, i * (page.height() - foot), page.width(), page.height() - foot);
        painter.save();
        painter.translate(0, -view.top());
        painter.setClipRect(view);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = view;
        context.palette.setColor(QPalette::Text, style.text);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setPen(style.muted);
        painter.setFont(small);
        painter.drawText(QRectF(0, page.height() - foot, page.width(), foot), Qt::AlignBottom | Qt::AlignLeft,
                         u"Wayside, "_s + book.word(u"rulebook"_s, language));
        painter.drawText(QRectF(0, page.height() - foot, page.width(), foot), Qt::AlignBottom | Qt::AlignRight, QString::number(i + 1));
        painter.restore();
    }
    painter.end();
    return pages;
}

bool writeRulesPdf(const QString &file, const Rulebook &book, FigureStore &figures, const QStringList &ids, const QString &language)
{
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return false;
    {
        QPdfWriter writer(&out);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(18, 16, 18, 14), QPageLayout::Millimeter);
        writer.setResolution(300);
        writer.setTitle(u"Wayside, "_s + book.word(u"rulebook"_s, language));
        if (!printRules(writer, book, figures, ids, language))
            return false;
    }
    return out.commit();
}

QStringList allRulePages(const Rulebook &book)
{
    QStringList ids;
    for (const RuleEntry &entry : book.entries())
        ids.append(entry.id);
    return ids << kGlossaryPage;
}

} // namespace wayside
