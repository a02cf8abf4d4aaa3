// The rulebook: contents and search on the left, an entry in one language or two side by side on the right.
#pragma once

#include "model/geometry/geometry.h"
#include "model/rulebook/rulebooksearch.h"
#include "views/rulebook/figurestore.h"

#include <QPointer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QMenu;
class QPrinter;
class QSplitter;
class QToolButton;

namespace wayside {

class Game;
class RuleContents;
class RulePane;
struct PagePlace;

/// Limits of the text size, and how much one step changes it.
constexpr double kSmallestText = 0.7, kLargestText = 2.6, kTextStep = 1.12;

class RulebookView : public QWidget
{
    Q_OBJECT

public:
    /// Both references must outlive the view.
    RulebookView(const Rulebook &book, const Catalogue &catalogue, QWidget *parent = nullptr);
    ~RulebookView() override;

    /// Opens an entry by its id or link; an unknown one changes nothing. The glossary is "glossary".
    void openRule(const QString &id);
    const QString &currentRule() const { return m_current; }
    void setLanguage(const QString &language);
    QString language() const;
    /// Empty: one language only.
    void setSecondLanguage(const QString &language);
    QString secondLanguage() const;
    void setSearchText(const QString &text);
    void focusSearch();
    /// For a slim dock: contents and the second language below each other, the contents hidden until asked for.
    void setNarrow(bool narrow);
    /// The game that "show on our table" and the options in use are about; nullptr: none.
    void setGame(const Game *game);

    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_history.size(); }
    void back();
    void forward();
    void setTextSize(double factor);
    double textSize() const { return m_textSize; }

    /// Page, place in it, languages, text size and widths, for the next time.
    QByteArray saveState() const;
    /// False, and nothing changed, where the bytes are none of saveState.
    bool restoreState(const QByteArray &bytes);

    enum class Extent { Entry, Chapter, All };
    /// Ids of what is printed.
    QStringList pagesOf(Extent extent) const;
    bool writePdf(const QString &file, Extent extent);
    int print(QPrinter &printer, Extent extent);

Q_SIGNALS:
    void ruleOpened(const QString &id);
    /// The reader asks where the rule matters on the table.
    void showOnTable(const QString &id);
    void squaresPointed(const QList<wayside::Position> &squares);
    void languageChosen(const QString &language);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Visit {
        QString id;
        QString anchor;
        double into = 0;
    };

    QWidget *makeLeft();
    QWidget *makeRight();
    QWidget *makeTools();
    void makeMenus();
    void makeKeys();
    void retranslate();
    void fillLanguages();
    void turnTo(const QString &id);
    void visit(const QString &id);
    void rememberPlace();
    void search();
    void updateMarks();
    void updateTools();
    QList<Position> squaresNow() const;
    QString optionText(const QString &option) const;
    void copyText();
    void copyLink();
    void askPrint(Extent extent);
    void askPdf(Extent extent);
    QToolButton *button(const char *name, const QString &iconName);

    const Rulebook &m_book;
    RulebookSearch m_search;
    FigureStore m_figures;
    QPointer<const Game> m_game;
    QString m_current;
    QList<Visit> m_history;
    qsizetype m_at = -1;
    double m_textSize = 1;
    bool m_following = false;

    QSplitter *m_sides;
    QSplitter *m_panes;
    QWidget *m_left = nullptr;
    QToolButton *m_showContents = nullptr;
    bool m_narrow = false;
    QLineEdit *m_field;
    QCheckBox *m_everywhere;
    RuleContents *m_contents;
    RulePane *m_first;
    RulePane *m_second;
    QComboBox *m_language;
    QComboBox *m_secondLanguage;
    QToolButton *m_back, *m_forward, *m_smaller, *m_larger, *m_table, *m_copy, *m_print;
    QMenu *m_copyMenu, *m_printMenu;
};

} // namespace wayside
