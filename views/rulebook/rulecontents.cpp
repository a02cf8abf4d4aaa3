#include "views/rulebook/rulecontents.h"

#include "views/rulebook/resultdelegate.h"
#include "views/rulebook/rulehtml.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>

namespace wayside {

using namespace Qt::StringLiterals;

RuleContents::RuleContents(const Rulebook &book, const RulebookSearch &search, QWidget *parent)
    : QStackedWidget(parent), m_book(book), m_search(search), m_tree(new QTreeWidget), m_list(new QListWidget), m_nothing(new QLabel)
{
    m_tree->setObjectName(u"ruleTree"_s);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(14);
    m_list->setObjectName(u"ruleResults"_s);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new ResultDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(16);
    m_nothing->setAlignment(Qt::AlignTop);
    addWidget(m_tree);
    addWidget(m_list);
    addWidget(m_nothing);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item && !m_filling)
            if (const QString id = item->data(0, Qt::UserRole).toString(); !id.isEmpty())
                Q_EMIT chosen(id, m_language);
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && !m_filling)
            openRow(row);
    });
}

void RuleContents::setLanguage(const QString &language)
{
    if (m_language == language)
        return;
    m_language = language;
    fillTree();
    fillResults();
}

void RuleContents::setSearch(const QString &text, bool everywhere)
{
    m_text = text.trimmed();
    m_everywhere = everywhere;
    fillResults();
}

void RuleContents::fillTree()
{
    m_filling = true;
    m_tree->clear();
    m_tree->setAccessibleName(tr("Contents"));
    const auto add = [&](QTreeWidgetItem *parent, const QString &text, const QString &id) {
        auto *item = new QTreeWidgetItem({text});
        item->setData(0, Qt::UserRole, id);
        item->setToolTip(0, text);
        parent ? parent->addChild(item) : m_tree->addTopLevelItem(item);
        return item;
    };
    for (const QString &chapter : m_book.chapters()) {
        QTreeWidgetItem *top = add(nullptr, m_book.chapterTitle(chapter, m_language), {});
        QFont font = top->font(0);
        font.setWeight(QFont::DemiBold);
        top->setFont(0, font);
        for (const RuleEntry *entry : m_book.entriesOf(chapter))
            add(top, m_book.text(entry->id, m_language).title, entry->id);
        top->setExpanded(true);
    }
    add(nullptr, m_book.word(u"glossary"_s, m_language), kGlossaryPage);
    m_filling = false;
    setCurrent(m_current);
}

void RuleContents::fillResults()
{
    if (m_text.isEmpty()) {
        setCurrentWidget(m_tree);
        return;
    }
    const QList<RuleHit> hits = m_search.search(m_text, m_everywhere ? QString() : m_language);
    QHash<QString, RuleQuery> queries;
    m_filling = true;
    m_list->clear();
    m_list->setAccessibleName(tr("Rules found"));
    for (const RuleHit &hit : hits) {
        if (!queries.contains(hit.language))
            queries.insert(hit.language, m_search.query(m_text, hit.language));
        const RuleQuery &query = queries[hit.language];
        const RuleText &text = m_book.text(hit.id, hit.language);
        const RuleEntry &entry = *m_book.entry(hit.id);
        auto *item = new QListWidgetItem(m_list);
        const auto marks = [&](const QString &words) { return QVariant::fromValue(query.marks(words)); };
        item->setData(ResultId, hit.id);
        item->setData(ResultLanguage, hit.language);
        item->setData(ResultTitle, text.title);
        item->setData(ResultAnswer, text.answer);
        item->setData(ResultTitleMarks, marks(text.title));
        item->setData(ResultAnswerMarks, marks(text.answer));
        item->setData(ResultStatus, int(entry.status));
        item->setData(ResultStatusWord, m_book.statusWord(entry.status, hit.language));
        item->setData(Qt::AccessibleTextRole, text.title + u". "_s + text.answer);
    }
    m_list->setCurrentRow(-1);
    m_row = -1;
    m_filling = false;
    m_nothing->setText(tr("No rule has these words. Try another word, or search in all languages."));
    setCurrentWidget(hits.isEmpty() ? static_cast<QWidget *>(m_nothing) : m_list);
}

void RuleContents::setCurrent(const QString &id)
{
    m_current = id;
    m_filling = true;
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it) {
        if ((*it)->data(0, Qt::UserRole).toString() != id || id.isEmpty())
            continue;
        m_tree->setCurrentItem(*it);
        m_tree->scrollToItem(*it);
        break;
    }
    m_filling = false;
}

void RuleContents::step(int by)
{
    if (currentWidget() != m_list || m_list->count() == 0)
        return;
    const int row = std::clamp(m_row + by, 0, m_list->count() - 1);
    m_filling = true;
    m_list->setCurrentRow(row);
    m_filling = false;
    openRow(row);
}

void RuleContents::openNearest() { step(m_row < 0 ? 1 : 0); }

void RuleContents::openRow(int row)
{
    m_row = row;
    const QListWidgetItem *item = m_list->item(row);
    Q_EMIT chosen(item->data(ResultId).toString(), item->data(ResultLanguage).toString());
}

QStringList RuleContents::results() const
{
    QStringList ids;
    for (int i = 0; i < m_list->count() && currentWidget() == m_list; ++i)
        ids.append(m_list->item(i)->data(ResultId).toString());
    return ids;
}

void RuleContents::changeEvent(QEvent *event)
{
    QStackedWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !m_language.isEmpty()) {
        fillTree();
        fillResults();
    }
}

} // namespace wayside
