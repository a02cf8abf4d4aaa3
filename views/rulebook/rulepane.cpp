#include "views/rulebook/rulepane.h"

#include "views/rulebook/figurestore.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <cmath>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMargin = 22;             // at each side of the text
constexpr int kLineLength = 66;         // in average letters
} // namespace

RulePane::RulePane(const Rulebook &book, FigureStore &figures, QWidget *parent)
    : QTextBrowser(parent), m_book(book), m_figures(figures), m_object(new FigureObject(figures, this))
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (const QString id = ruleOfLink(url.toString()); !id.isEmpty())
            Q_EMIT ruleAsked(id);
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (!m_placing)
            Q_EMIT placeChanged();
    });
}

void RulePane::setLanguage(const QString &language)
{
    if (m_language == language)
        return;
    m_language = language;
    setLocale(QLocale(language));
    render();
}

void RulePane::setTextSize(double factor)
{
    m_textSize = factor;
    render();
}

void RulePane::setMarks(const RuleQuery &query)
{
    m_marks = query;
    render();
}

void RulePane::setOptionText(std::function<QString(const QString &)> text)
{
    m_optionText = std::move(text);
    render();
}

void RulePane::showPage(const QString &id)
{
    m_page = id;
    render();
    verticalScrollBar()->setValue(0);
}

int RulePane::columnWidth() const
{
    QFont f = font();
    f.setPointSizeF(f.pointSizeF() * 1.08 * m_textSize);
    const int longest = QFontMetrics(f).averageCharWidth() * kLineLength;
    return std::max(160, std::min(longest, viewport()->width() - 2 * kMargin));
}

void RulePane::render()
{
    if (m_page.isEmpty())
        return;
    const PagePlace where = place();
    RuleStyle style = RuleStyle::from(palette());
    style.points = font().pointSizeF() * 1.08 * m_textSize;
    style.width = m_renderedWidth = columnWidth();
    RuleHtml html(m_book, m_figures, style);
    html.setMarks(m_marks);
    html.setOptionText(m_optionText);
    m_placing = true;
    const RuleEntry *entry = m_book.entry(m_page);
    setHtml(html.page(entry ? html.entry(*entry, m_language) : html.glossary(m_language)));
    m_object->setPalette(TilePalette::from(palette()));
    m_object->install(*document());
    fitColumn();
    m_placing = false;
    setPlace(where);
    setAccessibleName(entry ? m_book.text(m_page, m_language).title : m_book.word(u"glossary"_s, m_language));
}

void RulePane::fitColumn()
{
    QTextFrameFormat format = document()->rootFrame()->frameFormat();
    // The column stands a little left of the middle, as a page of a book does.
    const int spare = std::max(0, viewport()->width() - 2 * kMargin - columnWidth());
    format.setLeftMargin(kMargin + spare * 0.4);
    format.setRightMargin(kMargin + spare * 0.6);
    format.setTopMargin(kMargin);
    format.setBottomMargin(kMargin);
    document()->rootFrame()->setFrameFormat(format);
}

/// Named blocks in order, with their distance from the top.
QList<std::pair<QString, double>> RulePane::anchors() const
{
    QList<std::pair<QString, double>> list;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QStringList names = it.fragment().charFormat().anchorNames();
            if (names.isEmpty())
                continue;
            list.append({names.first(), document()->documentLayout()->blockBoundingRect(block).top()});
            break;
        }
    }
    return list;
}

PagePlace RulePane::place() const
{
    const double y = verticalScrollBar()->value();
    const auto list = anchors();
    for (qsizetype i = list.size() - 1; i >= 0; --i) {
        if (list[i].second > y)
            continue;
        const double next = i + 1 < list.size() ? list[i + 1].second : document()->size().height();
        return {list[i].first, next > list[i].second ? (y - list[i].second) / (next - list[i].second) : 0};
    }
    return {};
}

void RulePane::setPlace(const PagePlace &place)
{
    const auto list = anchors();
    double y = 0;
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list[i].first != place.anchor)
            continue;
        const double next = i + 1 < list.size() ? list[i + 1].second : document()->size().height();
        y = list[i].second + (next - list[i].second) * place.into;
    }
    m_placing = true;
    verticalScrollBar()->setValue(int(std::lround(y)));
    m_placing = false;
}

void RulePane::resizeEvent(QResizeEvent *event)
{
    const PagePlace where = place();
    QTextBrowser::resizeEvent(event);
    if (m_page.isEmpty())
        return;
    if (columnWidth() != m_renderedWidth)
        render();
    else
        fitColumn();
    setPlace(where);
}

void RulePane::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        render();
}

} // namespace wayside
