#include "views/table/turnmenu.h"

#include "model/geometry/squarename.h"
#include "views/common/icons.h"

#include <QMenu>

namespace wayside {

using namespace Qt::StringLiterals;

int TurnMenu::turnAt(Position square) const
{
    const Board &board = m_game.state().board;
    const QList<Occupant> there = board.at(square);
    return there.isEmpty() ? -1 : board.tiles[there.last().tile].turn - 1;
}

QStringList TurnMenu::openProblems(int turn) const
{
    QStringList codes;
    for (const Problem &p : m_game.state().problems)
        if (p.turn == turn + 1 && !codes.contains(p.code))
            codes.append(p.code);
    return codes;
}

void TurnMenu::fill(QMenu &menu, int turn)
{
    const Turn &entry = m_game.record().turns[turn];
    const QString player = m_game.setup().players.value(entry.player).name;
    QAction *title = menu.addSection(entry.hasTile() ? tr("Turn %1, %2: %3").arg(turn + 1).arg(player, squareName(entry.at))
                                                     : tr("Turn %1, %2").arg(turn + 1).arg(player));
    title->setEnabled(false);
    const auto ask = [this, turn](Correction::Kind kind) { return [this, kind, turn] { Q_EMIT correctionAsked(kind, turn); }; };
    QAction *change = menu.addAction(icon(u"edit"_s), tr("Put this turn right"), this, ask(Correction::Kind::Change));
    change->setObjectName(u"turnChange"_s);
    QAction *insert = menu.addAction(icon(u"add"_s), tr("Add a turn forgotten before it"), this, ask(Correction::Kind::Insert));
    insert->setObjectName(u"turnInsert"_s);
    QAction *remove = menu.addAction(icon(u"delete"_s), tr("Take this turn out"), this, ask(Correction::Kind::Remove));
    remove->setObjectName(u"turnRemove"_s);
    if (!openProblems(turn).isEmpty())
        menu.addAction(tr("It lies so on our table"), this, [this, turn] { acceptAsItLies(turn); })->setObjectName(u"turnAccept"_s);
    menu.addSeparator();
    menu.addAction(icon(u"undo"_s), tr("Go back to after this turn"), this, [this, turn] { goBackTo(turn); })->setObjectName(u"turnBack"_s);
    menu.addAction(tr("Correct a score in this turn"), this, [this, turn] { Q_EMIT scoreCorrectionAsked(turn); })->setObjectName(u"turnScore"_s);
}

/// Nothing is lost: what is undone can be redone until the next entry.
void TurnMenu::goBackTo(int turn)
{
    m_game.backTo(turn + 1);
}

void TurnMenu::acceptAsItLies(int turn)
{
    Turn entry = m_game.record().turns[turn];
    for (const QString &code : openProblems(turn))
        if (!entry.accepted.contains(code))
            entry.accepted.append(code);
    m_game.replaceTurn(turn, entry);
}

} // namespace wayside
