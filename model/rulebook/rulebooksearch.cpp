#include "model/rulebook/rulebooksearch.h"

#include "model/storage/readerror.h"

#include <QSqlError>
#include <QUuid>
#include <QVariant>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostHits = 60;
constexpr int kMostWords = 16;
constexpr double kTitle = 1.0;      ///< how much a title that says just what was typed adds
constexpr double kOther = 0.8;      ///< and a search word
constexpr double kExact = 3.0;      ///< and a search word that is just what was typed

void run(QSqlQuery &query, const QString &sql)
{
    if (!query.exec(sql))
        throw ReadError(u"rulebook search"_s, query.lastError().text());
}

/// Title and search words, each as its telling words.
QList<RuleName> namesOf(const RuleEntry &entry, const QString &language)
{
    const RuleText text = entry.texts.value(language);
    QList<RuleName> names;
    for (const QString &name : QStringList{text.title} + text.search) {
        QStringList words = foldedWords(name).split(u' ', Qt::SkipEmptyParts);
        const bool plain = words.removeIf([&](const QString &word) { return isFillWord(word, language); }) == 0;
        names.append({words, plain});
    }
    return names;
}

QString quoted(const QString &word) { return u'"' + word + u'"'; }

} // namespace

QList<TextRange> RuleQuery::marks(QStringView text) const
{
    QList<TextRange> ranges;
    for (const TextRange &range : wordsIn(text)) {
        const QString word = folded(text.mid(range.start, range.length));
        const bool hit = std::any_of(m_words.begin(), m_words.end(), [&](const Word &w) {
            return std::any_of(w.beginnings.begin(), w.beginnings.end(), [&](const QString &b) { return word.startsWith(b); });
        });
        if (hit)
            ranges.append(range);
    }
    return ranges;
}

RulebookSearch::RulebookSearch(const Rulebook &book)
    : m_connection(QUuid::createUuid().toString())
    , m_database(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection))
{
    m_database.setDatabaseName(u":memory:"_s);
    if (!m_database.open())
        throw ReadError(u"rulebook search"_s, m_database.lastError().text());
    for (const RuleEntry &entry : book.entries())
        m_ids.insert(entry.id.toLower(), entry.id);
    for (const QString &language : ruleLanguages())
        fill(book, language);
}

RulebookSearch::~RulebookSearch()
{
    m_indexes.clear();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

void RulebookSearch::fill(const Rulebook &book, const QString &language)
{
    QHash<QString, QString> glossary;
    for (const GlossaryTerm &term : book.glossary())
        glossary[term.rule] += u' ' + term.term.value(language) + u' ' + term.also.value(language).join(u' ') + u' ' + term.definition.value(language);

    QSqlQuery query(m_database);
    // Everything is folded before it goes in, so the plainest tokenizer will do.
    run(query, u"CREATE VIRTUAL TABLE rules_%1 USING fts5(id UNINDEXED, title, words, answer, body, glossary, tokenize = 'ascii', prefix = '3 4 5')"_s.arg(language));
    run(query, u"CREATE VIRTUAL TABLE vocabulary_%1 USING fts5vocab(rules_%1, row)"_s.arg(language));
    m_database.transaction();
    query.prepare(u"INSERT INTO rules_%1 VALUES (?, ?, ?, ?, ?, ?)"_s.arg(language));
    for (const RuleEntry &entry : book.entries()) {
        const auto text = entry.texts.constFind(language);
        if (text == entry.texts.constEnd())
            continue;
        query.addBindValue(entry.id);
        query.addBindValue(foldedWords(text->title));
        query.addBindValue(foldedWords(text->search.join(u' ')));
        query.addBindValue(foldedWords(text->answer));
        query.addBindValue(foldedWords(text->text));
        query.addBindValue(foldedWords(glossary.value(entry.id)));
        if (!query.exec())
            throw ReadError(u"rulebook search"_s, query.lastError().text());
    }
    m_database.commit();

    Index &index = m_indexes[language];
    for (const RuleEntry &entry : book.entries())
        index.names.insert(entry.id, namesOf(entry, language));
    run(query, u"SELECT term FROM vocabulary_%1 ORDER BY term"_s.arg(language));
    while (query.next())
        index.vocabulary.append(query.value(0).toString());
    std::sort(index.vocabulary.begin(), index.vocabulary.end());
    learnOtherNames(book, language);
    index.select = std::make_shared<QSqlQuery>(m_database);
    index.select->setForwardOnly(true);
    index.select->prepare(u"SELECT id, bm25(rules_%1, 0, 8, 6, 4, 1, 0.7) AS score FROM rules_%1 WHERE rules_%1 MATCH ? ORDER BY score LIMIT %2"_s
                              .arg(language).arg(kMostHits));
}

/// "rogatka" also finds what is written of the "komora celna".
void RulebookSearch::learnOtherNames(const Rulebook &book, const QString &language)
{
    const auto telling = [&](const QString &name) {
        QStringList words = foldedWords(name).split(u' ', Qt::SkipEmptyParts);
        words.removeIf([&](const QString &word) { return isFillWord(word, language); });
        return words;
    };
    Index &index = m_indexes[language];
    for (const GlossaryTerm &term : book.glossary()) {
        const QStringList usual = telling(term.term.value(language));
        if (usual.isEmpty())
            continue;
        for (const QString &name : term.also.value(language)) {
            const QStringList other = telling(name);
            if (other.size() == 1)
                index.usual.insert(stems(other.first(), language).first(), stems(usual.first(), language).first());
        }
    }
}

bool RulebookSearch::known(const Index &index, const QString &beginning) const
{
    const auto found = std::lower_bound(index.vocabulary.begin(), index.vocabulary.end(), beginning);
    return found != index.vocabulary.end() && found->startsWith(beginning);
}

QStringList RulebookSearch::mended(const Index &index, const QString &word) const
{
    if (word.size() < 4)
        return {};
    const int most = word.size() < 7 ? 1 : 2;
    int best = most;
    QStringList list;
    for (const QString &term : index.vocabulary) {
        if (term.size() + most < word.size())
            continue;
        const int distance = prefixDistance(word, term, best);
        if (distance > best)
            continue;
        if (distance < best)
            list.clear();
        best = distance;
        // The vocabulary is sorted: longer forms follow the one that covers them.
        if (list.isEmpty() || !term.startsWith(list.last()))
            list.append(term);
    }
    return list.mid(0, 8);
}

RuleQuery RulebookSearch::query(const QString &text, const QString &language) const
{
    RuleQuery query;
    const auto index = m_indexes.constFind(language);
    if (index == m_indexes.constEnd())
        return query;
    QStringList typed = foldedWords(text.left(400)).split(u' ', Qt::SkipEmptyParts);
    QStringList telling;
    for (const QString &word : typed)
        if (!isFillWord(word, language) && !telling.contains(word))
            telling.append(word);
    if (telling.isEmpty())
        telling = typed;
    for (const QString &word : telling.mid(0, kMostWords)) {
        RuleQuery::Word w{word, {}};
        for (const QString &stem : stems(word, language))
            if (known(*index, stem))
                w.beginnings.append(stem);
        const QString usual = index->usual.value(stems(word, language).first());
        if (!usual.isEmpty() && !w.beginnings.contains(usual))
            w.beginnings.append(usual);
        if (w.beginnings.isEmpty()) {
            w.beginnings = mended(*index, word);
            if (!w.beginnings.isEmpty())
                w.typed = w.beginnings.first();
            query.m_asTyped = false;
        }
        query.m_words.append(w);
    }
    return query;
}

double RuleQuery::likeness(const QStringList &name) const
{
    if (name.isEmpty() || m_words.isEmpty())
        return 0;
    const auto meets = [](const Word &typed, const QString &word) {
        return std::any_of(typed.beginnings.begin(), typed.beginnings.end(), [&](const QString &b) { return word.startsWith(b); });
    };
    qsizetype of = 0, in = 0;
    for (const Word &typed : m_words)
        of += std::any_of(name.begin(), name.end(), [&](const QString &word) { return meets(typed, word); });
    for (const QString &word : name)
        in += std::any_of(m_words.begin(), m_words.end(), [&](const Word &typed) { return meets(typed, word); });
    return double(in) / double(name.size()) * double(of) / double(m_words.size());
}

QList<RuleHit> RulebookSearch::searchIn(const QString &language, const RuleQuery &query) const
{
    QStringList parts;
    for (const RuleQuery::Word &word : query.m_words) {
        // The word as typed counts beside its stem, so that the exact form goes first.
        if (word.beginnings.isEmpty())
            continue;
        if (known(m_indexes[language], word.typed))
            parts.append(quoted(word.typed));
        for (const QString &beginning : word.beginnings)
            parts.append(quoted(beginning) + u'*');
    }
    QList<RuleHit> hits;
    if (parts.isEmpty())
        return hits;
    QSqlQuery &select = *m_indexes[language].select;
    select.addBindValue(parts.join(u" OR "_s));
    if (!select.exec())
        throw ReadError(u"rulebook search"_s, select.lastError().text());
    while (select.next())
        hits.append({select.value(0).toString(), language, -select.value(1).toDouble()});
    select.finish();
    // A title says what a rule is about, a search word what else it is called: the nearer to what was typed, the higher.
    for (RuleHit &hit : hits) {
        const QList<RuleName> &names = *m_indexes[language].names.constFind(hit.id);
        double best = kTitle * query.likeness(names.first().words);
        for (qsizetype i = 1; i < names.size(); ++i) {
            const double likeness = query.likeness(names[i].words);
            best = std::max(best, likeness * (likeness == 1 && names[i].plain ? kExact : kOther));
        }
        hit.score *= 1 + best;
    }
    std::stable_sort(hits.begin(), hits.end(), [](const RuleHit &a, const RuleHit &b) { return a.score > b.score; });
    return hits;
}

void RulebookSearch::putNamedFirst(QList<RuleHit> &hits, const QString &text, const QString &language) const
{
    const QString id = m_ids.value(text.trimmed().toLower());
    if (id.isEmpty())
        return;
    RuleHit named{id, language.isEmpty() ? ruleLanguages().first() : language, hits.isEmpty() ? 1 : hits.first().score + 1};
    hits.removeIf([&](const RuleHit &hit) { return hit.id == id; });
    hits.prepend(named);
}

QList<RuleHit> RulebookSearch::search(const QString &text, const QString &language) const
{
    if (!language.isEmpty()) {
        if (!m_indexes.contains(language))
            return {};
        QList<RuleHit> hits = searchIn(language, query(text, language));
        putNamedFirst(hits, text, language);
        return hits;
    }

    QList<RuleQuery> queries;
    bool asTyped = false;
    for (const QString &each : ruleLanguages()) {
        queries.append(query(text, each));
        asTyped |= queries.last().asTyped();
    }
    QList<QList<RuleHit>> found;
    qsizetype most = 1;
    for (qsizetype i = 0; i < queries.size(); ++i) {
        // Slips are mended only where no language knows the words as they are typed.
        if (asTyped && !queries[i].asTyped())
            continue;
        found.append(searchIn(ruleLanguages()[i], queries[i]));
        most = std::max(most, found.last().size());
    }
    // A word is most at home in the language that has it in most entries.
    QHash<QString, RuleHit> best;
    for (const QList<RuleHit> &hits : found) {
        for (RuleHit hit : hits) {
            hit.score *= double(hits.size()) / double(most);
            RuleHit &inBest = best[hit.id];
            if (inBest.id.isEmpty() || hit.score > inBest.score)
                inBest = hit;
        }
    }
    QList<RuleHit> hits = best.values();
    std::sort(hits.begin(), hits.end(), [](const RuleHit &a, const RuleHit &b) { return a.score != b.score ? a.score > b.score : a.id < b.id; });
    putNamedFirst(hits, text, {});
    return hits;
}

} // namespace wayside
