// The rulebook: search, and one entry.
#include "app/cli/commands.h"

#include "model/rulebook/rulebooksearch.h"
#include "model/rulebook/ruletext.h"

#include <QJsonArray>
#include <QJsonObject>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QJsonObject jsonOf(const Rulebook &book, const RuleEntry &entry, const QString &language)
{
    const RuleText &text = book.text(entry.id, language);
    return {{u"id"_s, entry.id}, {u"title"_s, text.title}, {u"lang"_s, language}, {u"status"_s, toString(entry.status)}, {u"summary"_s, text.answer}};
}

QJsonObject entryJson(const Rulebook &book, const RuleEntry &entry, const QString &language)
{
    QJsonObject json = jsonOf(book, entry, language);
    json.insert(u"text"_s, book.text(entry.id, language).text);
    json.insert(u"source"_s, entry.source.value(language));
    json.insert(u"applied"_s, entry.applied);
    if (!entry.edition.isEmpty())
        json.insert(u"edition"_s, entry.edition);
    if (!entry.option.isEmpty())
        json.insert(u"option"_s, entry.option);
    json.insert(u"related"_s, QJsonArray::fromStringList(entry.related));
    return json;
}

/// Where the language wasn't chosen, words that only another one knows are found there.
QList<RuleHit> find(const Rulebook &book, const QString &query, const QString &language, bool chosen)
{
    const RulebookSearch search(book);
    if (!chosen && !search.query(query, language).asTyped()) {
        for (const QString &other : ruleLanguages())
            if (search.query(query, other).asTyped())
                return search.search(query, other);
    }
    return search.search(query, language);
}

int printOne(const Rulebook &book, const Arguments &arguments, const QString &language)
{
    if (!arguments.plain().isEmpty())
        throw UsageError(u"rules takes a query or --id, not both"_s);
    const QString id = arguments.value(u"--id"_s);
    const RuleEntry *entry = book.entry(id);
    if (!entry)
        throw UsageError(u"there is no rule \"%1\""_s.arg(id));
    if (arguments.has(u"--json"_s))
        printJson(entryJson(book, *entry, language));
    else
        print(entryAsText(book, *entry, language));
    return Done;
}

} // namespace

int rulesCommand(const QStringList &words)
{
    const Arguments arguments(words, {u"--json"_s}, {u"--lang"_s, u"--id"_s});
    const QString chosen = arguments.value(u"--lang"_s);
    const bool isChosen = words.contains(u"--lang"_s);
    const QString language = isChosen ? chosen : u"en"_s;
    if (!ruleLanguages().contains(language))
        throw UsageError(u"unknown language \"%1\", expected en, cs or pl"_s.arg(language));
    const Rulebook book = Rulebook::shipped();
    if (words.contains(u"--id"_s))
        return printOne(book, arguments, language);

    QList<RuleHit> hits;
    const QString query = arguments.plain().join(u' ').trimmed();
    if (query.isEmpty()) {
        for (const RuleEntry &entry : book.entries())
            hits.append({entry.id, language, 0});
    } else {
        hits = find(book, query, language, isChosen);
    }
    QJsonArray json;
    QString text;
    for (const RuleHit &hit : hits) {
        const RuleEntry &entry = *book.entry(hit.id);
        json.append(jsonOf(book, entry, hit.language));
        const RuleText &shown = book.text(hit.id, hit.language);
        text += u"%1  %2 (%3)\n    %4\n"_s.arg(hit.id, -28).arg(shown.title, book.statusWord(entry.status, hit.language), shown.answer);
    }
    if (arguments.has(u"--json"_s))
        printJson(json);
    else
        print(text);
    return Done;
}

} // namespace wayside
