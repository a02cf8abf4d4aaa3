#include "model/rulebook/ruletext.h"

namespace wayside {

using namespace Qt::StringLiterals;

QString readableText(const Rulebook &book, const QString &text, const QString &language)
{
    QString out = text;
    for (const QString &id : referencesIn(text))
        out.replace(u"[["_s + id + u"]]"_s, u"%1, %2"_s.arg(book.text(id, language).title, id));
    return out;
}

QString entryAsText(const Rulebook &book, const RuleEntry &entry, const QString &language)
{
    const RuleText &text = book.text(entry.id, language);
    const auto word = [&](const QString &key) { return book.word(key, language); };
    QString out = u"%1 (%2)\n%3\n\n%4\n\n%5\n\n"_s.arg(text.title, entry.id, book.statusWord(entry.status, language),
                                                    readableText(book, text.answer, language), readableText(book, text.text, language));
    out += u"%1: %2\n"_s.arg(word(u"source"_s), entry.source.value(language));
    if (!entry.edition.isEmpty())
        out += u"%1: %2\n"_s.arg(word(u"edition"_s), entry.edition);
    out += word(entry.applied ? u"applied"_s : u"information"_s) + u'\n';
    if (!entry.option.isEmpty())
        out += u"%1: %2\n"_s.arg(word(u"option"_s), entry.option);
    if (!entry.related.isEmpty())
        out += word(u"related"_s) + u":\n"_s;
    for (const QString &id : entry.related)
        out += u"  %1 (%2)\n"_s.arg(book.text(id, language).title, id);
    return out;
}

} // namespace wayside
