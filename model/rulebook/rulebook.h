// The rules as people read them: one structure shared by all languages, and the texts of each.
#pragma once

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <optional>

namespace wayside {

class JsonPlace;

/// Who says that a rule is so.
enum class RuleStatus : quint8 { Printed, Publisher, Community, House, Unclear, Ours };

/// One entry in one language. `revision` is that of the entry which this text renders.
struct RuleText {
    int revision = 0;
    QString title;
    QString answer;             ///< the answer in one sentence
    QString text;               ///< the rule in full; paragraphs parted by an empty line, references as [[S.correct]]
    QStringList search;         ///< other names, and words that players type
};

struct RuleEntry {
    QString id;
    QString chapter;
    RuleStatus status = RuleStatus::Printed;
    QMap<QString, QString> source;  ///< by language: who says so
    QString edition;
    bool applied = false;           ///< the program applies it; else it is information, or points that are entered
    QString option;                 ///< key of the table's option that changes it, or empty
    QStringList figures;
    QStringList related;
    int revision = 1;
    QMap<QString, RuleText> texts;  ///< by language
};

struct GlossaryTerm {
    QString id;
    QMap<QString, QString> term;            ///< by language, as are the following
    QMap<QString, QStringList> also;
    QMap<QString, QString> definition;
    QString rule;
};

/// The languages of the rules, in the order in which they are offered.
const QStringList &ruleLanguages();
/// The language's name in itself: "Čeština".
QString languageName(const QString &language);
/// The data's word: "printed".
QString toString(RuleStatus status);
std::optional<RuleStatus> ruleStatusFromString(const QString &word);

class Rulebook
{
public:
    /// What comes with the program. Throws ReadError.
    static Rulebook shipped();
    /// Reads entries.json, glossary.json and a file a language from a folder. Throws ReadError that names the file and place.
    static Rulebook fromFolder(const QString &folder);

    const QStringList &chapters() const { return m_chapters; }
    QString chapterTitle(const QString &chapter, const QString &language) const;
    const QList<RuleEntry> &entries() const { return m_entries; }
    QList<const RuleEntry *> entriesOf(const QString &chapter) const;
    const RuleEntry *entry(const QString &id) const;
    bool contains(const QString &id) const { return m_byId.contains(id); }
    /// The entry's text; an empty one where the language lacks it.
    const RuleText &text(const QString &id, const QString &language) const;
    const QList<GlossaryTerm> &glossary() const { return m_glossary; }
    const GlossaryTerm *term(const QString &id) const;
    /// A word of the rulebook itself, in a language of the rules: "status.printed", "related". The key where it is missing.
    QString word(const QString &key, const QString &language) const;
    QString statusWord(RuleStatus status, const QString &language) const;

    /// What is missing or stale: one line a fault, empty when all is well.
    QStringList faults() const;

private:
    void readStructure(const JsonPlace &place);
    void readLanguage(const QString &language, const JsonPlace &place);
    void readGlossary(const JsonPlace &place);
    QStringList faultsOf(const RuleEntry &entry) const;
    QStringList glossaryFaults() const;

    QStringList m_chapters;
    QList<RuleEntry> m_entries;
    QHash<QString, qsizetype> m_byId;
    QMap<QString, QMap<QString, QString>> m_chapterTitles;  ///< by language, by chapter
    QMap<QString, QMap<QString, QString>> m_words;          ///< by language, by key
    QStringList m_strangers;                                ///< texts of entries that the structure doesn't know
    QList<GlossaryTerm> m_glossary;
};

/// Ids named as [[id]] in a text, in order.
QStringList referencesIn(const QString &text);

} // namespace wayside
