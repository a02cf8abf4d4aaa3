#include "app/commandline.h"

#include <functional>
#include <map>

namespace wayside {

using namespace Qt::StringLiterals;

const QStringList &pageNames()
{
    static const QStringList names{u"start"_s,      u"new-game"_s, u"table"_s,    u"table-view"_s, u"library"_s, u"review"_s,
                                   u"statistics"_s, u"rules"_s,    u"workshop"_s, u"workshop-box"_s, u"workshop-tiles"_s, u"keys"_s};
    return names;
}

namespace {

QString oneOf(const QString &option, const QString &value, const QStringList &allowed)
{
    if (!allowed.contains(value))
        throw CommandLineError(u"%1 takes one of %2, not \"%3\""_s.arg(option, allowed.join(u", "_s), value));
    return value;
}

int number(const QString &option, const QString &value, int min, int max)
{
    bool ok = false;
    const int n = value.toInt(&ok);
    if (!ok || n < min || n > max)
        throw CommandLineError(u"%1 takes a number from %2 to %3, not \"%4\""_s.arg(option).arg(min).arg(max).arg(value));
    return n;
}

QSize sizeFrom(const QString &option, const QString &value)
{
    const QStringList parts = value.split(u'x');
    if (parts.size() != 2)
        throw CommandLineError(u"%1 takes a size such as 1366x768, not \"%2\""_s.arg(option, value));
    return {number(option, parts[0], 16, 20000), number(option, parts[1], 16, 20000)};
}

using Reader = std::function<void(CommandLine &, const QString &option, const QString &value)>;

const std::map<QString, Reader> &readers()
{
    using C = CommandLine;
    static const QStringList languages{u"en"_s, u"cs"_s, u"pl"_s};
    static const std::map<QString, Reader> all{
        {u"--library"_s, [](C &c, const QString &, const QString &v) { c.library = v; }},
        {u"--snapshot"_s, [](C &c, const QString &, const QString &v) { c.snapshot = v; }},
        {u"--export"_s, [](C &c, const QString &, const QString &v) { c.exportTo = v; }},
        {u"--page"_s, [](C &c, const QString &o, const QString &v) { c.page = oneOf(o, v, pageNames()); }},
        {u"--game"_s, [](C &c, const QString &, const QString &v) { c.game = v; }},
        {u"--turn"_s, [](C &c, const QString &o, const QString &v) { c.turn = number(o, v, 0, 100000); }},
        {u"--language"_s, [](C &c, const QString &o, const QString &v) { c.language = oneOf(o, v, languages); }},
        {u"--theme"_s, [](C &c, const QString &o, const QString &v) { c.theme = oneOf(o, v, {u"light"_s, u"dark"_s}); }},
        {u"--scale"_s, [](C &c, const QString &o, const QString &v) { c.scale = number(o, v, 1, 4); }},
        {u"--size"_s, [](C &c, const QString &o, const QString &v) { c.size = sizeFrom(o, v); }},
        {u"--rule"_s, [](C &c, const QString &, const QString &v) { c.rule = v; }},
    };
    return all;
}

} // namespace

CommandLine readCommandLine(const QStringList &words)
{
    CommandLine line;
    bool options = true;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        if (!options || !word.startsWith(u'-') || word == u"-") {
            line.files.append(word);
            continue;
        }
        if (word == u"--") {
            options = false;
        } else if (word == u"--help" || word == u"-h") {
            line.help = true;
        } else if (word == u"--version" || word == u"-v") {
            line.version = true;
        } else {
            const QString name = word.section(u'=', 0, 0);
            const auto reader = readers().find(name);
            if (reader == readers().end())
                throw CommandLineError(u"unknown option %1; try --help"_s.arg(name));
            if (!word.contains(u'=') && i + 1 >= words.size())
                throw CommandLineError(u"%1 needs a value"_s.arg(name));
            const QString value = word.contains(u'=') ? word.section(u'=', 1) : words[++i];
            if (value.isEmpty())
                throw CommandLineError(u"%1 needs a value"_s.arg(name));
            reader->second(line, name, value);
        }
    }
    if (!line.snapshot.isEmpty() && !line.exportTo.isEmpty())
        throw CommandLineError(u"--snapshot and --export can't be used together"_s);
    if (line.turn && line.snapshot.isEmpty() && line.exportTo.isEmpty())
        throw CommandLineError(u"--turn belongs to --snapshot or --export"_s);
    return line;
}

QString commandLineHelp()
{
    return u"Usage: wayside [OPTION...] [FILE...]\n"
           "Opens the window, and each FILE (a .wayside record or a .jcz save) in it.\n\n"
           "  --library PATH       use this library file instead of your own\n"
           "  --language en|cs|pl  --theme light|dark\n\n"
           "Without a display:\n"
           "  --snapshot OUT.png   draw a page and leave\n"
           "      --page PAGE      %1\n"
           "      --game GAME      an id of the library, \"sample\", or a file; --turn N: after N turns\n"
           "      --rule ID        the rule to show\n"
           "      --size WxH       in pixels (1366x768); --scale 1|2: pixels to a point\n"
           "  --export OUT         draw a game (--game, --turn) as picture, animation or PDF, by the ending of OUT\n\n"
           "  --help  --version\n"
           "Exit status: 0 done, 2 wrong usage or something can't be read or written.\n"_s.arg(pageNames().join(u' '));
}

} // namespace wayside
