// Entries of the rulebook as rich text: for reading, printing and PDF alike.
#pragma once

#include "model/rulebook/rulebook.h"
#include "model/rulebook/rulebooksearch.h"

#include <QColor>
#include <functional>

class QPalette;

namespace wayside {

class FigureStore;

struct RuleStyle {
    double points = 11;         ///< of plain text
    int width = 640;            ///< of the text column, in pixels
    QColor text, muted, link, line, mark, markText;
    bool dark = false;

    static RuleStyle from(const QPalette &palette);
    static RuleStyle printed();
    /// Ground and ink of the chip that tells the status.
    QColor chipGround(RuleStatus status) const;
    QColor chipInk(RuleStatus status) const;
};

/// Renders entries and the glossary. Blocks carry anchors ("title", "answer", "p0", …, "figures", "meta"), the same in each language, so
/// that two languages can be shown at the same place.
class RuleHtml
{
public:
    RuleHtml(const Rulebook &book, FigureStore &figures, const RuleStyle &style) : m_book(book), m_figures(figures), m_style(style) {}

    /// Hits of the query are marked.
    void setMarks(const RuleQuery &query) { m_marks = query; }
    /// What the table plays for an option of the record, as a sentence; empty: nothing to tell.
    void setOptionText(std::function<QString(const QString &option)> text) { m_optionText = std::move(text); }

    QString entry(const RuleEntry &entry, const QString &language) const;
    QString glossary(const QString &language) const;
    QString chapterTitle(const QString &chapter, const QString &language) const;
    QString page(const QString &body) const;

private:
    QString words(const QString &text) const;
    QString text(const QString &text, const QString &language) const;
    QString paragraphs(const RuleEntry &entry, const QString &language) const;
    QString summaryTable(const QStringList &paragraphs, const QString &language) const;
    QString chip(RuleStatus status, const QString &language) const;
    QString figures(const RuleEntry &entry, const QString &language) const;
    QString figure(const QString &name, int width, const QString &language) const;
    QString meta(const RuleEntry &entry, const QString &language) const;
    QString sized(double factor) const { return QString::number(m_style.points * factor, 'f', 1); }

    const Rulebook &m_book;
    FigureStore &m_figures;
    RuleStyle m_style;
    RuleQuery m_marks;
    std::function<QString(const QString &)> m_optionText;
};

/// "wayside:rule/S.value".
QString ruleLink(const QString &id);
/// The id that a link or plain id names; empty where it is another link.
QString ruleOfLink(const QString &link);
/// The id under which the glossary is a page of its own.
inline constexpr QLatin1String kGlossaryPage{"glossary"};

} // namespace wayside
