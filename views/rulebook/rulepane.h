// One language of one entry, to read.
#pragma once

#include "views/rulebook/rulehtml.h"

#include <QTextBrowser>

namespace wayside {

class FigureObject;
class FigureStore;

/// A place in a page that is the same in each language: a block, and how far into it.
struct PagePlace {
    QString anchor;
    double into = 0;            ///< 0 to 1, towards the next anchor
};

class RulePane : public QTextBrowser
{
    Q_OBJECT

public:
    RulePane(const Rulebook &book, FigureStore &figures, QWidget *parent = nullptr);

    void setLanguage(const QString &language);
    const QString &language() const { return m_language; }
    void setTextSize(double factor);
    void setMarks(const RuleQuery &query);
    void setOptionText(std::function<QString(const QString &)> text);
    void showPage(const QString &id);
    const QString &page() const { return m_page; }

    PagePlace place() const;
    void setPlace(const PagePlace &place);

Q_SIGNALS:
    void ruleAsked(const QString &id);
    /// The reader scrolled.
    void placeChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void render();
    void fitColumn();
    int columnWidth() const;
    QList<std::pair<QString, double>> anchors() const;

    const Rulebook &m_book;
    FigureStore &m_figures;
    FigureObject *m_object;
    QString m_language = QStringLiteral("en");
    QString m_page;
    double m_textSize = 1;
    int m_renderedWidth = 0;
    RuleQuery m_marks;
    std::function<QString(const QString &)> m_optionText;
    bool m_placing = false;
};

} // namespace wayside
