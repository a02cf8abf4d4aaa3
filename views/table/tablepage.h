// The table: the board fills it, slim panels stand beside and below it and can be hidden.
#pragma once

#include "views/table/correction.h"

#include <QWidget>
#include <functional>
#include <memory>

class QDockWidget;
class QLabel;
class QMainWindow;
class QMenu;
class QStyle;

namespace wayside {

class CorrectionPanel;
class HistoryList;
class Inspector;
class LinePanel;
class PlayBoard;
class RemainingPanel;
class Scoreboard;
class ScoreLog;
class SignpostList;
class TollPanel;
class TokenMenu;
class Tray;
class TurnMenu;

class TablePage : public QWidget
{
    Q_OBJECT

public:
    TablePage(Game &game, const Catalogue &catalogue, QWidget *parent = nullptr);
    ~TablePage() override;

    Entry &entry() const { return *m_entry; }
    PlayBoard &board() const { return *m_board; }
    CorrectionPanel &correctionPanel() const { return *m_correction; }
    /// Hides every help: projection, remaining tiles, dead squares.
    void setTournament(bool on);
    /// Features glow when they are completed.
    void setAnimated(bool on);
    /// Actions that show and hide the panels, for a menu.
    QList<QAction *> panelActions() const;
    /// Which panels are shown, where and how wide, for the settings.
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray &layout);
    /// What a rule rests on, by its id, for the chips beside lines.
    void setRuleStatus(const std::function<QString(const QString &)> &status);
    /// Puts a turn right, counted from 0; the panel opens beside the board.
    void beginCorrection(Correction::Kind kind, int turn);
    /// A corrected score in a turn, counted from 0; or points that another expansion adds to a scoring, by its index in the state.
    void correctScore(int turn, int scoring = -1);
    /// What a right click on a square offers.
    void fillMenu(QMenu &menu, Position square);

Q_SIGNALS:
    void ruleRequested(const QString &id);
    /// A line for the message bar.
    void messageShown(const QString &text);
    /// The tile in the player's hand is not among those that the box has for the square.
    void tileMissing(wayside::Position square);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QDockWidget *addPanel(const QString &name, const char *title, QWidget *panel, Qt::DockWidgetArea area);
    void buildPanels(Game &game, const Catalogue &catalogue);
    void connectBoard();
    void connectPanels();
    void refuse(const QString &why);
    void pin(const FeaturePart &part);
    void hideHelps();
    void typeIntoTray(const QString &letter);
    void showMenu(Position square, QPoint at);
    void bringUndoneBack(Correction::Kind kind, int turn);
    void fillTurnMenu(QMenu &menu, int turn);
    void pickSquare();
    void pickTokenFor(QMenu &menu, int turn);
    void draftChanged();
    void correctionFinished();
    void retranslate();

    Entry *m_entry;
    QMainWindow *m_docks;
    std::unique_ptr<QStyle> m_tabStyle;
    PlayBoard *m_board;
    Tray *m_tray;
    CorrectionPanel *m_correction;
    TokenMenu *m_tokens;
    TurnMenu *m_turns;
    Scoreboard *m_scores;
    Inspector *m_inspector;
    RemainingPanel *m_remaining;
    HistoryList *m_history;
    ScoreLog *m_log;
    QList<LinePanel *> m_lines;         ///< all panels of lines
    struct Panel {
        QDockWidget *dock;
        const char *title;              ///< translated in the context of TablePage
        bool help = false;              ///< hidden by the tournament switch
    };
    QList<Panel> m_panels;
    QDockWidget *m_trayDock;
    QDockWidget *m_remainingDock;
    QDockWidget *m_correctionDock;
    std::optional<FeaturePart> m_pinned;
    bool m_tournament = false;
    bool m_tokenForTurn = false;        ///< a token of the turn that is put right is being placed
    std::pair<bool, bool> m_shownBefore{true, true};    ///< tray and tiles left, before a turn was put right
};

} // namespace wayside
