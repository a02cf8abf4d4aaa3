#include "views/inspector/signpostlines.h"

#include "model/game/words.h"
#include "model/geometry/squarename.h"

#include <QCoreApplication>

namespace wayside {

Verdict verdictMark(SignpostState state)
{
    switch (state) {
    case SignpostState::Correct: return Verdict::Correct;
    case SignpostState::Wrong: return Verdict::Wrong;
    case SignpostState::Undecided: return Verdict::Undecided;
    case SignpostState::Open: break;
    }
    return Verdict::Open;
}

QString signpostText(const SignpostVerdict &verdict)
{
    return QCoreApplication::translate("SignpostLines", "%1: %2, towards %3", "square, type, next square")
        .arg(squareName(verdict.at), wordFor(verdict.type), squareName(neighbour(verdict.at, verdict.edge)));
}

Line signpostLine(const SignpostVerdict &verdict, const Ruleset &rules)
{
    Line line;
    line.key = QStringLiteral("%1/%2").arg(verdict.which.tile).arg(verdict.which.index);
    line.mark = verdictMark(verdict.state);
    line.text = signpostText(verdict);
    line.detail = reasonFor(verdict);
    if (const QString decision = wordsForDecision(rules, verdict.rule); !decision.isEmpty())
        line.detail += QLatin1Char(' ') + decision + QLatin1Char('.');
    line.rule = verdict.rule;
    line.squares = {verdict.at, neighbour(verdict.at, verdict.edge)};
    return line;
}

} // namespace wayside
