#include "model/rules/ruleset.h"

#include "model/storage/jsonplace.h"

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
struct Entry {
    const char16_t *key;
    const char16_t *first;      ///< default
    const char16_t *second;
    const char16_t *rule;
    bool Ruleset::*member;
    bool secondIs;              ///< value of the member when the second value is chosen
    bool boolean;
};

const Entry kEntries[] = {
    {u"fields", u"true", u"false", u"B.field", &Ruleset::fields, false, true},
    {u"small-city", u"4", u"2", u"B.city", &Ruleset::smallCityHalved, true, false},
    {u"abbot", u"false", u"true", u"B.garden", &Ruleset::abbot, true, true},
    {u"large-meeple", u"false", u"true", u"X.large", &Ruleset::largeMeeple, true, true},
    {u"inn-at-end", u"zero", u"ignored", u"X.inn", &Ruleset::innAtEndIgnored, true, false},
    {u"signposts-and-modifiers", u"after", u"part-of-road", u"S.modifiers", &Ruleset::signpostsPartOfRoad, true, false},
    {u"toll-turns-over", u"this-turn", u"own-turn", u"T.flip", &Ruleset::tollTurnsOverOwnTurn, true, false},
    {u"leipzig-long-road", u"ends", u"per-square", u"S.leipzig", &Ruleset::leipzigPerSquare, true, false},
    {u"tunnels", u"tokens", u"printed", u"S.other-features.tunnel", &Ruleset::tunnelsPrinted, true, false},
    {u"labyrinth", u"advanced", u"basic", u"X.labyrinth", &Ruleset::labyrinthBasic, true, false},
    {u"farmhouses-c1", u"false", u"true", u"T.c1", &Ruleset::farmhousesC1, true, true},
    {u"check-counts", u"true", u"false", u"B.place", &Ruleset::checkCounts, false, true},
};

const Entry *entryOf(QStringView key)
{
    for (const Entry &entry : kEntries)
        if (key == QStringView(entry.key))
            return &entry;
    return nullptr;
}

QString text(const char16_t *s) { return QStringView(s).toString(); }
} // namespace

const QList<OptionInfo> &allOptions()
{
    static const QList<OptionInfo> options = [] {
        QList<OptionInfo> list;
        for (const Entry &e : kEntries)
            list.append({text(e.key), {text(e.first), text(e.second)}, e.boolean, text(e.rule)});
        return list;
    }();
    return options;
}

QString optionValue(const Ruleset &rules, const QString &key)
{
    const Entry *entry = entryOf(key);
    if (!entry)
        return {};
    return text(rules.*(entry->member) == entry->secondIs ? entry->second : entry->first);
}

bool setOption(Ruleset &rules, const QString &key, const QString &value)
{
    const Entry *entry = entryOf(key);
    if (!entry || (value != QStringView(entry->first) && value != QStringView(entry->second)))
        return false;
    const bool second = value == QStringView(entry->second);
    rules.*(entry->member) = second ? entry->secondIs : !entry->secondIs;
    return true;
}

Ruleset readRuleset(const JsonPlace &place, QStringList *unknown)
{
    Ruleset rules;
    for (const QString &key : place.object().keys()) {
        const JsonPlace at = place.at(key);
        const Entry *entry = entryOf(key);
        if (!entry) {
            rules.extra.insert(key, at.value());
            if (unknown)
                unknown->append(at.pointer());
            continue;
        }
        const QString value = entry->boolean ? (at.boolean() ? u"true"_s : u"false"_s) : at.string();
        if (!setOption(rules, key, value))
            at.refuse(u"expected \"%1\" or \"%2\""_s.arg(text(entry->first), text(entry->second)));
    }
    return rules;
}

QJsonObject writeRuleset(const Ruleset &rules)
{
    QJsonObject o = rules.extra;
    for (const Entry &e : kEntries) {
        if (rules.*(e.member) != e.secondIs)
            continue;
        o.insert(text(e.key), e.boolean ? QJsonValue(QStringView(e.second) == u"true") : QJsonValue(text(e.second)));
    }
    return o;
}

} // namespace wayside
