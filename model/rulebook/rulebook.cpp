#include "model/rulebook/rulebook.h"

#include "model/rules/doubts.h"
#include "model/storage/jsonplace.h"

#include <QFile>
#include <QRegularExpression>
#include <array>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<const char16_t *, 6> kStatus{u"printed", u"publisher", u"community", u"house", u"unclear", u"ours"};
const QStringList kWords{u"source"_s, u"edition"_s, u"related"_s, u"applied"_s, u"information"_s, u"option"_s,
                         u"glossary"_s, u"also"_s, u"rulebook"_s, u"figure"_s, u"figure.forbidden"_s,
                         u"type.left"_s, u"type.straight"_s, u"type.right"_s, u"signpost.correct"_s, u"signpost.wrong"_s, u"signpost.open"_s,
                         u"signpost.undecided"_s};

/// What the table may choose where the sources disagree: each option and its values in words.
QStringList optionWords()
{
    QStringList words;
    for (const OptionInfo &option : allOptions()) {
        if (optionDeciding(option.rule) != option.key && option.key != u"tunnels")
            continue;
        words.append(u"option."_s + option.key);
        for (const QString &value : option.values)
            words.append(u"option.%1.%2"_s.arg(option.key, value));
    }
    return words;
}

RuleStatus readStatus(const JsonPlace &place)
{
    const QString word = place.string();
    if (const auto status = ruleStatusFromString(word))
        return *status;
    place.refuse(u"unknown status \"%1\""_s.arg(word));
}

QStringList readTexts(const JsonPlace &place)
{
    QStringList list;
    for (const JsonPlace &item : place.items())
        list.append(item.nonEmptyString());
    return list;
}

QMap<QString, QString> readByKey(const JsonPlace &place)
{
    QMap<QString, QString> map;
    for (const QString &key : place.object().keys())
        map.insert(key, place.at(key).nonEmptyString());
    return map;
}

RuleEntry readEntry(const JsonPlace &place)
{
    RuleEntry e;
    e.id = place.at(u"id").nonEmptyString();
    e.chapter = place.at(u"chapter").nonEmptyString();
    e.status = readStatus(place.at(u"status"));
    e.source = readByKey(place.at(u"source"));
    if (place.has(u"edition"))
        e.edition = place.at(u"edition").string();
    e.applied = place.at(u"applied").boolean();
    if (place.has(u"option"))
        e.option = place.at(u"option").nonEmptyString();
    e.figures = readTexts(place.at(u"figures"));
    e.related = readTexts(place.at(u"related"));
    e.revision = place.at(u"revision").integer(1, 1000000);
    return e;
}

RuleText readText(const JsonPlace &place)
{
    return {place.at(u"revision").integer(1, 1000000), place.at(u"title").nonEmptyString(), place.at(u"answer").nonEmptyString(),
            place.at(u"text").nonEmptyString(), readTexts(place.at(u"search"))};
}

QJsonValue readFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        throw ReadError(name, u"can't be opened: %1"_s.arg(file.errorString()));
    try {
        return parseJson(file.readAll());
    } catch (const ReadError &error) {
        throw ReadError(name, error.message());
    }
}

} // namespace

const QStringList &ruleLanguages()
{
    static const QStringList languages{u"en"_s, u"cs"_s, u"pl"_s};
    return languages;
}

QString languageName(const QString &language)
{
    static const QHash<QString, QString> names{{u"en"_s, u"English"_s}, {u"cs"_s, u"Čeština"_s}, {u"pl"_s, u"Polski"_s}};
    return names.value(language, language);
}

QString toString(RuleStatus status) { return QString::fromUtf16(kStatus[size_t(status)]); }

std::optional<RuleStatus> ruleStatusFromString(const QString &word)
{
    for (size_t i = 0; i < kStatus.size(); ++i)
        if (word == QStringView(kStatus[i]))
            return RuleStatus(i);
    return std::nullopt;
}

Rulebook Rulebook::shipped() { return fromFolder(u":/rules"_s); }

Rulebook Rulebook::fromFolder(const QString &folder)
{
    const auto path = [&](const QString &name) { return folder + u'/' + name + u".json"_s; };
    const auto reading = [](const QString &file, const auto &read) {
        const JsonPlace place(readFile(file), {});
        try {
            read(place);
        } catch (const ReadError &error) {
            throw ReadError(file, error.message());
        }
    };
    Rulebook book;
    reading(path(u"entries"_s), [&](const JsonPlace &place) { book.readStructure(place); });
    for (const QString &language : ruleLanguages())
        reading(path(language), [&](const JsonPlace &place) { book.readLanguage(language, place); });
    reading(path(u"glossary"_s), [&](const JsonPlace &place) { book.readGlossary(place); });
    return book;
}

void Rulebook::readStructure(const JsonPlace &place)
{
    m_chapters = readTexts(place.at(u"chapters"));
    for (const JsonPlace &item : place.at(u"entries").items()) {
        const RuleEntry entry = readEntry(item);
        if (m_byId.contains(entry.id))
            item.refuse(u"the id \"%1\" is there twice"_s.arg(entry.id));
        if (!m_chapters.contains(entry.chapter))
            item.refuse(u"there is no chapter \"%1\""_s.arg(entry.chapter));
        m_byId.insert(entry.id, m_entries.size());
        m_entries.append(entry);
    }
}

void Rulebook::readLanguage(const QString &language, const JsonPlace &place)
{
    if (place.at(u"language").string() != language)
        place.at(u"language").refuse(u"expected \"%1\""_s.arg(language));
    m_chapterTitles.insert(language, readByKey(place.at(u"chapters")));
    m_words.insert(language, readByKey(place.at(u"words")));
    const JsonPlace texts = place.at(u"entries");
    for (const QString &id : texts.object().keys()) {
        const RuleText text = readText(texts.at(id));
        if (const auto found = m_byId.constFind(id); found != m_byId.constEnd())
            m_entries[*found].texts.insert(language, text);
        else
            m_strangers.append(u"%1 has a text for the unknown entry %2"_s.arg(language, id));
    }
}

void Rulebook::readGlossary(const JsonPlace &place)
{
    for (const JsonPlace &item : place.at(u"terms").items()) {
        GlossaryTerm term;
        term.id = item.at(u"id").nonEmptyString();
        term.rule = item.at(u"rule").string();
        term.definition = readByKey(item.at(u"definition"));
        for (const QString &language : ruleLanguages()) {
            if (!item.has(language))
                continue;
            term.term.insert(language, item.at(language).at(u"term").nonEmptyString());
            term.also.insert(language, readTexts(item.at(language).at(u"also")));
        }
        m_glossary.append(term);
    }
}

QString Rulebook::chapterTitle(const QString &chapter, const QString &language) const
{
    return m_chapterTitles.value(language).value(chapter, chapter);
}

QList<const RuleEntry *> Rulebook::entriesOf(const QString &chapter) const
{
    QList<const RuleEntry *> list;
    for (const RuleEntry &entry : m_entries)
        if (entry.chapter == chapter)
            list.append(&entry);
    return list;
}

const RuleEntry *Rulebook::entry(const QString &id) const
{
    const qsizetype i = m_byId.value(id, -1);
    return i < 0 ? nullptr : &m_entries[i];
}

const RuleText &Rulebook::text(const QString &id, const QString &language) const
{
    static const RuleText none;
    const RuleEntry *e = entry(id);
    if (!e)
        return none;
    const auto found = e->texts.constFind(language);
    return found == e->texts.constEnd() ? none : *found;
}

const GlossaryTerm *Rulebook::term(const QString &id) const
{
    for (const GlossaryTerm &term : m_glossary)
        if (term.id == id)
            return &term;
    return nullptr;
}

QString Rulebook::word(const QString &key, const QString &language) const { return m_words.value(language).value(key, key); }

QString Rulebook::statusWord(RuleStatus status, const QString &language) const
{
    return word(u"status."_s + toString(status), language);
}

QStringList Rulebook::faults() const
{
    QStringList faults = m_strangers;
    for (const QString &language : ruleLanguages()) {
        for (const QString &chapter : m_chapters)
            if (m_chapterTitles.value(language).value(chapter).isEmpty())
                faults.append(u"%1 lacks the title of chapter %2"_s.arg(language, chapter));
        QStringList words = kWords + optionWords();
        for (const char16_t *status : kStatus)
            words.append(u"status."_s + QString::fromUtf16(status));
        for (const QString &key : words)
            if (!m_words.value(language).contains(key))
                faults.append(u"%1 lacks the word %2"_s.arg(language, key));
    }
    for (const RuleEntry &entry : m_entries)
        faults += faultsOf(entry);
    return faults + glossaryFaults();
}

QStringList Rulebook::faultsOf(const RuleEntry &entry) const
{
    QStringList faults;
    for (const QString &id : entry.related)
        if (!contains(id) || id == entry.id)
            faults.append(u"%1 is related to \"%2\", which is no other entry"_s.arg(entry.id, id));
    for (const QString &language : ruleLanguages()) {
        const auto text = entry.texts.constFind(language);
        if (text == entry.texts.constEnd()) {
            faults.append(u"%1 lacks %2"_s.arg(language, entry.id));
            continue;
        }
        if (text->revision != entry.revision)
            faults.append(u"%1 renders revision %2 of %3, which is at %4"_s.arg(language).arg(text->revision).arg(entry.id).arg(entry.revision));
        if (entry.source.value(language).isEmpty())
            faults.append(u"%1 lacks the source of %2"_s.arg(language, entry.id));
        for (const QString &id : referencesIn(text->answer + u' ' + text->text))
            if (!contains(id))
                faults.append(u"%1 of %2 refers to the unknown %3"_s.arg(language, entry.id, id));
    }
    return faults;
}

QStringList Rulebook::glossaryFaults() const
{
    QStringList faults;
    for (const GlossaryTerm &term : m_glossary) {
        if (!contains(term.rule))
            faults.append(u"the term %1 points to the unknown rule %2"_s.arg(term.id, term.rule));
        for (const QString &language : ruleLanguages())
            if (!term.term.contains(language) || !term.definition.contains(language))
                faults.append(u"%1 lacks the term %2"_s.arg(language, term.id));
    }
    return faults;
}

QStringList referencesIn(const QString &text)
{
    static const QRegularExpression reference(u"\\[\\[([^\\]]+)\\]\\]"_s);
    QStringList ids;
    for (auto it = reference.globalMatch(text); it.hasNext();)
        ids.append(it.next().captured(1));
    return ids;
}

} // namespace wayside
