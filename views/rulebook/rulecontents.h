// The rulebook's left side: the contents as a tree, and in its place what a search finds.
#pragma once

#include "model/rulebook/rulebooksearch.h"

#include <QListWidget>
#include <QStackedWidget>
#include <QTreeWidget>

class QLabel;

namespace wayside {

class RuleContents : public QStackedWidget
{
    Q_OBJECT

public:
    RuleContents(const Rulebook &book, const RulebookSearch &search, QWidget *parent = nullptr);

    void setLanguage(const QString &language);
    /// Empty text: the contents. `everywhere`: in all languages.
    void setSearch(const QString &text, bool everywhere);
    /// Marks the entry in the contents without opening it.
    void setCurrent(const QString &id);
    /// Moves the choice among the results.
    void step(int by);
    /// The result that is open, else the first: what Enter means in the search field.
    void openNearest();
    QStringList results() const;

Q_SIGNALS:
    void chosen(const QString &id, const QString &language);

protected:
    void changeEvent(QEvent *event) override;

private:
    void openRow(int row);
    void fillTree();
    void fillResults();

    const Rulebook &m_book;
    const RulebookSearch &m_search;
    QString m_language;
    QString m_text;
    bool m_everywhere = false;
    QString m_current;
    QTreeWidget *m_tree;
    QListWidget *m_list;
    QLabel *m_nothing;
    int m_row = -1;             ///< of the result that is open; -1 before one is chosen
    bool m_filling = false;
};

} // namespace wayside
