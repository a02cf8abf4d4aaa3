#include "model/rulebook/rulefigure.h"

#include "model/rulebook/rulebook.h"
#include "model/storage/recordfile.h"

#include <QDir>
#include <QFile>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr qsizetype kNamedSignposts = 3;    // more of them are counted
} // namespace

QStringList figureNames()
{
    QStringList names = QDir(u":/figures"_s).entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(5);
    return names;
}

RuleFigure readFigure(const QString &name)
{
    QFile file(u":/figures/%1.json"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        throw ReadError(name, u"there is no such figure"_s);
    const JsonPlace place(parseJson(file.readAll()), {});
    RuleFigure figure;
    figure.id = place.at(u"id").nonEmptyString();
    figure.rule = place.at(u"rule").nonEmptyString();
    if (place.has(u"status")) {
        figure.status = place.at(u"status").nonEmptyString();
        if (!ruleStatusFromString(figure.status))
            place.at(u"status").refuse(u"no status of a rule"_s);
    }
    for (const QString &language : ruleLanguages())
        figure.title.insert(language, place.at(u"title").at(language).nonEmptyString());
    figure.record = readRecord(place.at(u"record")).record;
    if (place.has(u"mark"))
        for (const JsonPlace &square : place.at(u"mark").items())
            figure.mark.append(square.position());
    return figure;
}

PlayedFigure playFigure(const Catalogue &catalogue, const QString &name)
{
    PlayedFigure played;
    played.figure = readFigure(name);
    played.setup = setupOf(catalogue, played.figure.record);
    played.state = replay(played.setup, played.figure.record);
    return played;
}

RuleStatus statusOf(const RuleFigure &figure, const Rulebook &book)
{
    if (const auto own = ruleStatusFromString(figure.status))
        return *own;
    const RuleEntry *entry = book.entry(figure.rule);
    return entry ? entry->status : RuleStatus::Printed;
}

namespace {
QStringList statusLines(const PlayedFigure &figure, const Rulebook &book, const QString &language)
{
    const RuleStatus status = statusOf(figure.figure, book);
    if (status == RuleStatus::Printed || status == RuleStatus::Publisher)
        return {};
    QString line = book.statusWord(status, language);
    const RuleEntry *entry = book.entry(figure.figure.rule);
    const QString option = entry ? entry->option : QString();
    if (status == RuleStatus::Unclear && !option.isEmpty()) {
        const QString key = u"option."_s + option;
        line += u": %1: %2"_s.arg(book.word(key, language), book.word(key + u'.' + optionValue(figure.setup.rules, option), language));
    }
    return {line};
}
} // namespace

QStringList verdictLines(const PlayedFigure &figure, const Rulebook &book, const QString &language)
{
    QStringList lines;
    if (!figure.state.problems.isEmpty())
        lines.append(book.word(u"figure.forbidden"_s, language));
    const QList<SignpostVerdict> signposts = verdicts(figure.state, figure.setup);
    const auto wordOf = [&](SignpostState state) { return book.word(u"signpost."_s + toString(state), language); };
    if (signposts.size() <= kNamedSignposts) {
        for (const SignpostVerdict &verdict : signposts)
            lines.append(u"%1: %2"_s.arg(book.word(u"type."_s + toString(verdict.type), language), wordOf(verdict.state)));
    } else {
        for (const SignpostState state : {SignpostState::Correct, SignpostState::Wrong, SignpostState::Open, SignpostState::Undecided})
            if (const auto count = std::count_if(signposts.begin(), signposts.end(), [&](const auto &v) { return v.state == state; }))
                lines.append(u"%1: %2"_s.arg(wordOf(state)).arg(count));
    }
    for (const Scoring &scoring : figure.state.scorings) {
        QStringList numbers;
        for (const ScorePart &part : scoring.parts)
            numbers.append(QString::number(part.points));
        for (auto it = scoring.points.constBegin(); it != scoring.points.constEnd(); ++it) {
            const QString total = QString::number(it.value());
            const QString words = numbers.size() > 1 && wayside::sum(scoring.parts) == it.value() ? numbers.join(u" + "_s) + u" = "_s + total : total;
            lines.append(u"%1: %2"_s.arg(figure.setup.players[it.key()].name, words));
        }
    }
    lines.append(statusLines(figure, book, language));
    return lines;
}

} // namespace wayside
