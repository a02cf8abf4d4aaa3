// Search over the rules as one types, in one language or all.
#pragma once

#include "model/rulebook/rulebook.h"
#include "model/rulebook/wordforms.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <memory>

namespace wayside {

/// What a search looks for in one language. Marks hits in any text of that language.
class RuleQuery
{
public:
    /// Places of the words in the text that the search hit.
    QList<TextRange> marks(QStringView text) const;
    bool isEmpty() const { return m_words.isEmpty(); }
    /// Every word is known as it is typed, no slip was mended.
    bool asTyped() const { return m_asTyped; }

private:
    /// One typed word: beginnings of what it may stand for, all folded.
    struct Word {
        QString typed;
        QStringList beginnings;
    };
    /// 1: the name says just what was typed; 0: nothing of it.
    double likeness(const QStringList &name) const;

    QList<Word> m_words;
    bool m_asTyped = true;
    friend class RulebookSearch;
};

/// A title or search word, as its telling words, folded.
struct RuleName {
    QStringList words;
    bool plain = true;              ///< these are all its words
};

struct RuleHit {
    QString id;
    QString language;
    double score = 0;               ///< higher is better; comparable within one search
};

/// An index in memory over titles, texts, search words and the glossary. Case and diacritics don't matter; word beginnings, the usual endings
/// and small slips are found. For the thread that made it.
class RulebookSearch
{
public:
    explicit RulebookSearch(const Rulebook &book);
    ~RulebookSearch();
    RulebookSearch(const RulebookSearch &) = delete;
    RulebookSearch &operator=(const RulebookSearch &) = delete;

    /// Best first. An empty language searches all; the entry then comes once, in the language that fits best.
    QList<RuleHit> search(const QString &text, const QString &language = {}) const;
    /// What `search` looks for, for marking the hits.
    RuleQuery query(const QString &text, const QString &language) const;

private:
    struct Index {
        std::shared_ptr<QSqlQuery> select;
        QStringList vocabulary;     ///< sorted
        QHash<QString, QList<RuleName>> names;      ///< by id: the title, then the search words
        QHash<QString, QString> usual;              ///< stem of another name of the glossary -> stem of the word that the rules use
    };
    void fill(const Rulebook &book, const QString &language);
    void learnOtherNames(const Rulebook &book, const QString &language);
    bool known(const Index &index, const QString &beginning) const;
    QStringList mended(const Index &index, const QString &word) const;
    QList<RuleHit> searchIn(const QString &language, const RuleQuery &query) const;
    /// An id that was typed goes before everything.
    void putNamedFirst(QList<RuleHit> &hits, const QString &text, const QString &language) const;

    QString m_connection;
    QSqlDatabase m_database;
    QHash<QString, Index> m_indexes;
    QHash<QString, QString> m_ids;  ///< by their small letters
};

} // namespace wayside
