#include "views/rulebook/rulehtml.h"

#include "views/rulebook/figurestore.h"

#include <QPalette>
#include <QRegularExpression>

namespace wayside {

using namespace Qt::StringLiterals;

RuleStyle RuleStyle::from(const QPalette &palette)
{
    RuleStyle style;
    const auto mixed = [&](double share) {
        const QColor a = palette.color(QPalette::Text), b = palette.color(QPalette::Base);
        return QColor::fromRgbF(float(a.redF() * share + b.redF() * (1 - share)), float(a.greenF() * share + b.greenF() * (1 - share)),
                                float(a.blueF() * share + b.blueF() * (1 - share)));
    };
    style.dark = palette.color(QPalette::Base).lightnessF() < 0.5f;
    style.text = palette.color(QPalette::Text);
    style.muted = mixed(0.68);
    style.line = mixed(0.2);
    style.link = style.dark ? QColor(0x8a, 0xc4, 0xff) : QColor(0x0b, 0x57, 0xa4);
    style.mark = style.dark ? QColor(0x6b, 0x56, 0x00) : QColor(0xff, 0xe9, 0x8a);
    style.markText = style.text;
    return style;
}

RuleStyle RuleStyle::printed()
{
    QPalette paper;
    paper.setColor(QPalette::Text, Qt::black);
    paper.setColor(QPalette::Base, Qt::white);
    return from(paper);
}

QColor RuleStyle::chipGround(RuleStatus status) const
{
    static const QList<std::pair<QColor, QColor>> grounds{// light, dark
        {QColor(0xd5, 0xea, 0xd8), QColor(0x1f, 0x4a, 0x2a)}, {QColor(0xd6, 0xe6, 0xf7), QColor(0x1c, 0x40, 0x66)},
        {QColor(0xe6, 0xdf, 0xf4), QColor(0x40, 0x2f, 0x63)}, {QColor(0xf8, 0xe6, 0xc8), QColor(0x5a, 0x40, 0x12)},
        {QColor(0xf7, 0xd9, 0xd9), QColor(0x63, 0x27, 0x27)}, {QColor(0xe4, 0xe4, 0xe4), QColor(0x42, 0x42, 0x42)}};
    const auto &[light, night] = grounds[qsizetype(status)];
    return dark ? night : light;
}

QColor RuleStyle::chipInk(RuleStatus) const { return dark ? QColor(0xf2, 0xf2, 0xf2) : QColor(0x1c, 0x1c, 0x1c); }

QString ruleLink(const QString &id) { return u"wayside:rule/"_s + id; }

QString ruleOfLink(const QString &link)
{
    static const QString beginning = u"wayside:rule/"_s;
    if (link.startsWith(beginning))
        return link.mid(beginning.size());
    return link.contains(u':') ? QString() : link;
}

QString RuleHtml::page(const QString &body) const
{
    return u"<html><head><style>"
           "body { color: %1; font-size: %2pt; } p { margin-top: 0; margin-bottom: %3px; line-height: 138%; }"
           "a { color: %4; text-decoration: none; } h1 { font-size: %5pt; margin-top: 0; margin-bottom: %6px; font-weight: 600; }"
           "h2 { font-size: %7pt; margin-top: %8px; margin-bottom: %6px; font-weight: 600; }"
           "</style></head><body>%9</body></html>"_s
        .arg(m_style.text.name(), sized(1), QString::number(int(m_style.points * 0.9)), m_style.link.name(), sized(1.75),
             QString::number(int(m_style.points * 0.45)), sized(1.25), QString::number(int(m_style.points * 1.4)), body);
}

/// Escaped, with the hits of the search marked.
QString RuleHtml::words(const QString &plain) const
{
    if (m_marks.isEmpty())
        return plain.toHtmlEscaped();
    QString html;
    qsizetype done = 0;
    for (const TextRange &range : m_marks.marks(plain)) {
        html += plain.mid(done, range.start - done).toHtmlEscaped();
        html += u"<span style=\"background-color:%1; color:%2\">%3</span>"_s
                    .arg(m_style.mark.name(), m_style.markText.name(), plain.mid(range.start, range.length).toHtmlEscaped());
        done = range.start + range.length;
    }
    return html + plain.mid(done).toHtmlEscaped();
}

/// References become links that read as the title of what they name.
QString RuleHtml::text(const QString &plain, const QString &language) const
{
    static const QRegularExpression reference(u"\\[\\[([^\\]]+)\\]\\]"_s);
    QString html;
    qsizetype done = 0;
    for (auto it = reference.globalMatch(plain); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        html += words(plain.mid(done, match.capturedStart() - done));
        html += u"<a href=\"%1\">%2</a>"_s.arg(ruleLink(match.captured(1)), m_book.text(match.captured(1), language).title.toHtmlEscaped());
        done = match.capturedEnd();
    }
    html += words(plain.mid(done));
    return html.replace(u'\n', u"<br>"_s);
}

QString RuleHtml::chip(RuleStatus status, const QString &language) const
{
    return u"<table cellspacing=\"0\" cellpadding=\"0\" style=\"margin-bottom:%5px\"><tr><td bgcolor=\"%1\" style=\"padding:2px 9px 3px 9px\">"
           "<span style=\"color:%2; font-size:%3pt\">%4</span></td></tr></table>"_s
        .arg(m_style.chipGround(status).name(), m_style.chipInk(status).name(), sized(0.85), m_book.statusWord(status, language).toHtmlEscaped(),
             QString::number(int(m_style.points * 0.9)));
}

/// "Road: …" or "1. Place. …": a summary on one page, its headwords in a column of their own; a short line alone is a heading.
QString RuleHtml::summaryTable(const QStringList &list, const QString &language) const
{
    static const QRegularExpression head(u"^(\\d+\\. [^.]+|[^:.(]{3,60})[.:]\\s+"_s);
    // A column of headwords needs the room for their longest word.
    const bool columns = m_style.width > m_style.points * 42;
    const QString across = columns ? u" colspan=\"2\""_s : QString();
    QString rows;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QRegularExpressionMatch match = head.match(list[i]);
        const QString cell = u"<td style=\"padding:5px 0 6px 0\"%1>%2</td>"_s;
        const QString anchor = u"<a name=\"p%1\"></a>"_s.arg(i);
        if (list[i].size() < 30 && !list[i].contains(u'.'))
            rows += u"<tr><td%1 style=\"padding:9px 0 2px 0; color:%2\">%3%4</td></tr>"_s.arg(across, m_style.muted.name(), anchor, words(list[i]));
        else if (match.hasMatch() && !columns)
            rows += u"<tr>%1</tr>"_s.arg(cell.arg(QString(), u"%1<b>%2</b><br>%3"_s.arg(anchor, words(match.captured(1)),
                                                                                     text(list[i].mid(match.capturedLength()), language))));
        else if (match.hasMatch())
            rows += u"<tr><td width=\"26%\" style=\"padding:5px 14px 6px 0\">%1<b>%2</b></td>%3</tr>"_s
                        .arg(anchor, words(match.captured(1)), cell.arg(QString(), text(list[i].mid(match.capturedLength()), language)));
        else
            rows += u"<tr>%1</tr>"_s.arg(cell.arg(across, anchor + text(list[i], language)));
    }
    return u"<table cellspacing=\"0\" width=\"100%\">%1</table>"_s.arg(rows);
}

QString RuleHtml::paragraphs(const RuleEntry &entry, const QString &language) const
{
    const QString full = m_book.text(entry.id, language).text;
    if (entry.id == u"G.turn" || entry.id == u"G.scoring")
        return summaryTable(full.split(u'\n', Qt::SkipEmptyParts), language);
    const QStringList list = full.split(u"\n\n"_s, Qt::SkipEmptyParts);
    QString html;
    for (qsizetype i = 0; i < list.size(); ++i)
        html += u"<p><a name=\"p%1\"></a>%2</p>"_s.arg(QString::number(i), text(list[i], language));
    return html;
}

QString RuleHtml::figure(const QString &name, int width, const QString &language) const
{
    const PlayedFigure *played = m_figures.played(name);
    if (!played)
        return {};
    const QString title = played->figure.title.value(language).toHtmlEscaped();
    QStringList verdict = verdictLines(*played, m_book, language);
    return u"<img src=\"figure:%1\" width=\"%2\" alt=\"%3\"><p style=\"margin-top:5px; margin-bottom:1px; font-size:%4pt\">%3</p>"
           "<p style=\"margin-bottom:12px; font-size:%5pt; color:%6\">%7</p>"_s
        .arg(name, QString::number(width), title, sized(0.92), sized(0.85), m_style.muted.name(), verdict.join(u" · "_s).toHtmlEscaped());
}

QString RuleHtml::figures(const RuleEntry &entry, const QString &language) const
{
    QStringList names = entry.figures;
    names.removeIf([&](const QString &name) { return !m_figures.played(name); });
    if (names.isEmpty())
        return {};
    const int columns = names.size() > 1 && m_style.width >= 420 ? 2 : 1;
    const int width = m_style.width / columns - (columns > 1 ? 18 : 0);
    QString rows;
    for (qsizetype i = 0; i < names.size(); i += columns) {
        rows += u"<tr>"_s;
        for (qsizetype j = i; j < std::min(i + columns, names.size()); ++j)
            rows += u"<td width=\"%1%\" style=\"padding:6px 14px 4px 0\" valign=\"top\">%2</td>"_s
                        .arg(QString::number(100 / columns), figure(names[j], width, language));
        rows += u"</tr>"_s;
    }
    return u"<p style=\"margin-bottom:0\"><a name=\"figures\"></a></p><table cellspacing=\"0\" width=\"100%\">%1</table>"_s.arg(rows);
}

QString RuleHtml::meta(const RuleEntry &entry, const QString &language) const
{
    const auto word = [&](const QString &key) { return m_book.word(key, language).toHtmlEscaped(); };
    QStringList lines;
    lines.append(u"%1: %2"_s.arg(word(u"source"_s), entry.source.value(language).toHtmlEscaped()));
    if (!entry.edition.isEmpty())
        lines.append(u"%1: %2"_s.arg(word(u"edition"_s), entry.edition.toHtmlEscaped()));
    lines.append(word(entry.applied ? u"applied"_s : u"information"_s));
    if (!entry.option.isEmpty()) {
        const QString now = m_optionText ? m_optionText(entry.option) : QString();
        lines.append(u"%1: %2"_s.arg(word(u"option"_s), (now.isEmpty() ? entry.option : now).toHtmlEscaped()));
    }
    QString html = u"<hr><p style=\"font-size:%1pt; color:%2\"><a name=\"meta\"></a>%3</p>"_s.arg(sized(0.9), m_style.muted.name(), lines.join(u"<br>"_s));
    QStringList related;
    for (const QString &id : entry.related)
        related.append(u"<a href=\"%1\">%2</a>"_s.arg(ruleLink(id), m_book.text(id, language).title.toHtmlEscaped()));
    if (!related.isEmpty())
        html += u"<p><b>%1</b><br>%2</p>"_s.arg(word(u"related"_s), related.join(u"<br>"_s));
    return html;
}

QString RuleHtml::entry(const RuleEntry &e, const QString &language) const
{
    const RuleText &t = m_book.text(e.id, language);
    return u"<h1><a name=\"title\"></a>%1</h1>%2<p style=\"font-size:%3pt; font-weight:600; margin-bottom:%4px\"><a name=\"answer\"></a>%5</p>%6%7%8"_s
        .arg(words(t.title), chip(e.status, language), sized(1.14), QString::number(int(m_style.points * 1.1)), text(t.answer, language),
             paragraphs(e, language), figures(e, language), meta(e, language));
}

QString RuleHtml::chapterTitle(const QString &chapter, const QString &language) const
{
    return u"<p style=\"font-size:%1pt; color:%2\">%3</p>"_s.arg(sized(1.1), m_style.muted.name(), m_book.chapterTitle(chapter, language).toHtmlEscaped());
}

QString RuleHtml::glossary(const QString &language) const
{
    QString rows;
    for (qsizetype i = 0; i < m_book.glossary().size(); ++i) {
        const GlossaryTerm &term = m_book.glossary()[i];
        QString also = term.also.value(language).join(u", "_s).toHtmlEscaped();
        if (!also.isEmpty())
            also = u" <span style=\"color:%1\">(%2)</span>"_s.arg(m_style.muted.name(), also);
        QStringList others;
        for (const QString &other : ruleLanguages())
            if (other != language)
                others.append(u"%1 %2"_s.arg(other, term.term.value(other).toHtmlEscaped()));
        rows += u"<p><a name=\"p%1\"></a><b><a href=\"%2\">%3</a></b>%4<br>%5<br><span style=\"color:%6; font-size:%7pt\">%8</span></p>"_s
                    .arg(QString::number(i), ruleLink(term.rule), words(term.term.value(language)), also, text(term.definition.value(language), language),
                         m_style.muted.name(), sized(0.88), others.join(u" · "_s));
    }
    return u"<h1><a name=\"title\"></a>%1</h1>%2"_s.arg(m_book.word(u"glossary"_s, language).toHtmlEscaped(), rows);
}

} // namespace wayside
