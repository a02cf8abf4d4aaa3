#include "app/cli/commands.h"

#include "model/storage/recordfile.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <cstdio>

namespace wayside {

using namespace Qt::StringLiterals;

Arguments::Arguments(const QStringList &words, const QStringList &flags, const QStringList &values)
{
    bool options = true;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        if (!options || word == u"-" || !word.startsWith(u'-')) {
            m_plain.append(word);
        } else if (word == u"--") {
            options = false;
        } else if (flags.contains(word)) {
            m_flags.append(word);
        } else if (values.contains(word)) {
            if (i + 1 >= words.size())
                throw UsageError(u"%1 needs a value"_s.arg(word));
            m_values.insert(word, words[++i]);
        } else {
            throw UsageError(u"unknown option %1"_s.arg(word));
        }
    }
}

QByteArray readInput(const QString &file)
{
    QFile f(file);
    const bool open = file == u"-" ? f.open(stdin, QIODevice::ReadOnly) : f.open(QIODevice::ReadOnly);
    if (!open)
        throw ReadError(file, u"can't be opened: %1"_s.arg(f.errorString()));
    // A pipe gives what it has so far, not all that was asked for; a file too large is read just far enough to tell.
    QByteArray bytes;
    while (bytes.size() <= kMaxFileSize) {
        const QByteArray more = f.read(kMaxFileSize + 1 - bytes.size());
        if (more.isEmpty())
            break;
        bytes += more;
    }
    if (f.error() != QFileDevice::NoError)
        throw ReadError(file, u"can't be read: %1"_s.arg(f.errorString()));
    return bytes;
}

void print(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout);
}

void printJson(const QJsonValue &value)
{
    const QJsonDocument document = value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    print(QString::fromUtf8(document.toJson(QJsonDocument::Indented)));
}

namespace {

const char kUsage[] =
    "Usage:\n"
    "  wayside-cli score FILE [--json] [--final]   score a record; - is standard input; --final: do the final scoring too\n"
    "  wayside-cli check FILE [--json]             only say what is wrong with it\n"
    "  wayside-cli convert FILE OUT                by the ending of OUT: .wayside, .csv (scorings), .bgsplay, .txt\n"
    "  wayside-cli tiles [SET] [--json]            the tile catalogue\n"
    "  wayside-cli rules [QUERY] [--lang en|cs|pl] [--json]   search the rules, best first\n"
    "  wayside-cli rules --id ID [--lang en|cs|pl] print one entry of the rules\n"
    "  wayside-cli games list [--json]             the games of the library\n"
    "  wayside-cli games show ID [--json]          score one\n"
    "  wayside-cli games import FILE... [--json]   take games in: records, files with several, JCloisterZone saves\n"
    "  wayside-cli games export ID OUT             write one to a file, as convert does\n"
    "  wayside-cli games delete ID                 remove one for good\n"
    "games takes --library PATH: another library than the program's own; import makes it if there is none.\n"
    "Exit status: 0 done, 1 the record breaks the rules, 2 it can't be read or wrong usage.\n";

} // namespace

int runCommand(const QStringList &words)
{
    using Command = int (*)(const QStringList &);
    static const QMap<QString, Command> commands{
        {u"score"_s, scoreCommand}, {u"check"_s, checkCommand}, {u"convert"_s, convertCommand}, {u"tiles"_s, tilesCommand},
        {u"rules"_s, rulesCommand}, {u"games"_s, gamesCommand}};
    try {
        if (words.isEmpty())
            throw UsageError(u"no command; try wayside-cli --help"_s);
        if (words[0] == u"--help" || words[0] == u"-h" || words[0] == u"help") {
            print(QString::fromUtf8(kUsage));
            return Done;
        }
        if (words[0] == u"--version") {
            print(u"wayside-cli %1\n"_s.arg(QStringLiteral(WAYSIDE_VERSION)));
            return Done;
        }
        const Command command = commands.value(words[0]);
        if (!command)
            throw UsageError(u"unknown command \"%1\"; try wayside-cli --help"_s.arg(words[0]));
        return command(words.mid(1));
    } catch (const ReadError &error) {
        const QByteArray line = u"wayside-cli: %1\n"_s.arg(error.message().simplified()).toUtf8();
        std::fwrite(line.constData(), 1, size_t(line.size()), stderr);
        return Unreadable;
    }
}

} // namespace wayside
