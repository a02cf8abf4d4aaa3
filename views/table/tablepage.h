// The table: the board fills it, slim panels stand beside and below it and can be hidden.
#pragma once

#include "model/game/entry.h"

#include <QWidget>

class QSplitter;
class QToolButton;

namespace wayside {

class PlayBoard;
class Tray;

class TablePage : public QWidget
{
    Q_OBJECT

public:
    TablePage(Game &game, const Catalogue &catalogue, QWidget *parent = nullptr);
    ~TablePage() override;

    Entry &entry() { return *m_entry; }
    PlayBoard &board() { return *m_board; }
    /// Hides every help: projection, remaining tiles, dead squares.
    void setTournament(bool on);
    /// Features glow when they are completed.
    void setAnimated(bool on);
    /// Which panels are shown and how wide, for the settings.
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray &layout);

Q_SIGNALS:
    void ruleRequested(const QString &id);

private:
    Entry *m_entry;
    PlayBoard *m_board;
    Tray *m_tray;
    QSplitter *m_splitter;
};

} // namespace wayside
