#include "views/scoreboard/historylist.h"

#include "model/game/words.h"
#include "model/geometry/squarename.h"
#include "model/storage/readerror.h"
#include "views/common/icons.h"
#include "views/common/style.h"

#include <QInputDialog>
#include <QMenu>
#include <QPushButton>

namespace wayside {

namespace {

/// All turns, those that were undone after the current ones.
QList<Turn> turnsWithUndone(const Game &game)
{
    QList<Turn> turns = game.record().turns;
    if (!game.canRedo())
        return turns;
    try {
        const Fold whole = foldEvents(headOf(game.record()), game.events(), game.events().size());
        turns.append(whole.record.turns.mid(turns.size()));
    } catch (const ReadError &) {
        // What was undone may need players that the table no longer has: then only what counts is listed.
    }
    return turns;
}

/// Whole phrases, since other languages bend the feature.
QString onFeature(const QString &feature)
{
    const QString kind = feature.section(u':', 0, 0);
    if (kind == u"road")
        return HistoryList::tr("on the road");
    if (kind == u"city")
        return HistoryList::tr("in the city");
    if (kind == u"field")
        return HistoryList::tr("on the field");
    return kind == u"garden" ? HistoryList::tr("in the garden") : HistoryList::tr("in the monastery");
}

} // namespace

qsizetype positionAfterTurn(const Game &game, int turn)
{
    const QList<Event> &events = game.events();
    qsizetype turns = game.record().turns.size();
    qsizetype position = game.position();
    const auto change = [](const Event &event) { return event.kind == EventKind::Insert ? 1 : event.kind == EventKind::Remove ? -1 : 0; };
    while (turns > turn + 1 && position > 0)
        turns -= change(events[--position]);
    while (turns < turn + 1 && position < events.size())
        turns += change(events[position++]);
    if (turns != turn + 1)
        return -1;
    // What belongs to the turn comes with it: its figure, and its end.
    while (position < events.size() && (events[position].kind == EventKind::EndTurn || (events[position].kind == EventKind::Replace && events[position].index == turn)))
        ++position;
    return position;
}

HistoryList::HistoryList(Game &game, QWidget *parent)
    : LinePanel(game, QStringLiteral("historyList"), parent), m_undone(new QPushButton(this))
{
    m_undone->setObjectName(QStringLiteral("historyBringBack"));
    m_undone->setIcon(icon(QStringLiteral("redo")));
    m_undone->setMinimumHeight(style::rowHeight(30));
    column().insertWidget(0, m_undone);
    connect(m_undone, &QPushButton::clicked, this, [this] { this->game().goTo(this->game().events().size()); });
    connect(&game, &Game::changed, this, &HistoryList::tellUndone);
    view().setRootIsDecorated(false);
    view().setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&view(), &QWidget::customContextMenuRequested, this, &HistoryList::showMenu);
    connect(&view(), &QTreeView::doubleClicked, this, [this](const QModelIndex &index) { jumpTo(view().lines().line(index).tag); });
    tellUndone();
}

void HistoryList::tellUndone()
{
    const int undone = int(turnsWithUndone(game()).size() - game().record().turns.size());
    m_undone->setVisible(undone > 0);
    m_undone->setText(tr("Bring back %n undone turn(s)", nullptr, undone));
    m_undone->setToolTip(tr("The table is shown as it was after turn %1.").arg(game().record().turns.size()));
}

QString HistoryList::actionText(const Turn &turn) const
{
    QStringList texts;
    if (turn.hasTile())
        texts.append(squareName(turn.at));
    else
        texts.append(turn.aside.isEmpty() ? tr("missed the turn") : tr("nothing fitted"));
    if (turn.meeple)
        texts.append(QStringLiteral("%1 %2").arg(wordFor(turn.meeple->kind), onFeature(turn.meeple->feature)));
    if (turn.tollhouse)
        texts.append(tr("tollhouse to %1").arg(squareName(*turn.tollhouse)));
    if (turn.recall)
        texts.append(tr("abbot back from %1").arg(squareName(*turn.recall)));
    for (const Token &token : turn.tokens)
        texts.append(wordFor(token.kind));
    for (const Adjustment &adjustment : turn.adjust)
        texts.append(tr("%1: %2 (%3)", "player, points, reason").arg(playerName(adjustment.player)).arg(adjustment.points).arg(adjustment.reason));
    if (!turn.aside.isEmpty())
        texts.append(tr("%n set aside", nullptr, int(turn.aside.size())));
    return texts.join(QStringLiteral(" · "));
}

Line HistoryList::lineOf(const Turn &turn, int number) const
{
    const bool undone = number >= game().record().turns.size();
    Line line;
    line.key = QString::number(number);
    line.tag = number;
    line.tile = turn.hasTile() ? game().setup().tiles.find(turn.tile) : TileRef();
    line.rotation = turn.rotation;
    line.colour = colourOf(turn.player);
    line.text = QStringLiteral("%1  %2").arg(number + 1).arg(playerName(turn.player));
    line.detail = actionText(turn);
    if (turn.hasTile())
        line.squares = {turn.at};
    line.strong = number == game().record().turns.size() - 1;
    line.dim = undone;
    if (undone)
        line.detail += QStringLiteral(" · ") + tr("undone");
    if (!turn.comment.isEmpty())
        line.detail += QStringLiteral("\u2028“") + turn.comment + QStringLiteral("”");
    for (const Problem &problem : state().problems)
        if (problem.turn == number + 1 && !undone) {
            line.warning = true;
            line.rule = problem.rule;
            line.detail += QStringLiteral("\u2028⚠ ") + problem.message;
        }
    if (!turn.accepted.isEmpty() && !line.warning)
        line.detail += QStringLiteral(" · ") + tr("lies so on this table");
    return line;
}

QList<Line> HistoryList::makeLines() const
{
    QList<Line> lines;
    const QList<Turn> turns = turnsWithUndone(game());
    for (qsizetype i = turns.size() - 1; i >= 0; --i)
        lines.append(lineOf(turns[i], int(i)));
    return lines;
}

void HistoryList::jumpTo(int turn)
{
    // The last turn is where the table is already.
    if (turn == game().record().turns.size() - 1)
        return;
    if (turn < game().record().turns.size())
        game().backTo(turn + 1);
    else if (const qsizetype position = positionAfterTurn(game(), turn); position >= 0)
        game().goTo(position);
}

void HistoryList::setComment(int turn, const QString &text)
{
    if (turn < 0 || turn >= game().record().turns.size() || game().record().turns[turn].comment == text)
        return;
    Turn with = game().record().turns[turn];
    with.comment = text;
    game().replaceTurn(turn, with);
}

void HistoryList::editComment(int turn)
{
    bool ok = false;
    const QString text = QInputDialog::getMultiLineText(this, tr("Comment"), tr("Comment on turn %1:").arg(turn + 1),
                                                        game().record().turns[turn].comment, &ok);
    if (ok)
        setComment(turn, text.trimmed());
}

void HistoryList::showMenu(QPoint at)
{
    const QModelIndex index = view().indexAt(at);
    if (!index.isValid())
        return;
    const int turn = view().lines().line(index).tag;
    const bool counts = turn < game().record().turns.size();
    QMenu menu;
    if (counts)
        Q_EMIT menuAsked(menu, turn);
    else
        menu.addAction(tr("Go forward to here"), this, [this, turn] { jumpTo(turn); });
    QAction *comment = menu.addAction(tr("Comment…"), this, [this, turn] { editComment(turn); });
    comment->setEnabled(counts);
    menu.exec(view().viewport()->mapToGlobal(at));
}

} // namespace wayside
