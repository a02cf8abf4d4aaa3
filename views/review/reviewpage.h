// Goes through a game: by turn or by step, forwards, back and by itself, with the scores turn by turn below the board.
#pragma once

#include "model/game/game.h"
#include "model/game/review.h"

#include <QWidget>
#include <memory>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;
class QTextBrowser;

namespace wayside {

class BoardView;
class ReviewTransport;
class ScoreGraphView;

class ReviewPage : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPage(const Catalogue &catalogue, QWidget *parent = nullptr);

    /// The game to go through; nullptr lets go of it. Follows its changes and stands at its last turn.
    void setGame(Game *game);
    int turn() const { return m_turn; }
    /// Goes to the end of a turn; the final scoring is one more than the last.
    void goToTurn(int turn);
    const Review *review() const { return m_review.get(); }

public Q_SLOTS:
    void first();
    void previous();
    void next();
    void last();
    void setPlaying(bool playing);

Q_SIGNALS:
    void ruleRequested(const QString &id);
    void squaresPointed(const QList<wayside::Position> &squares);
    /// "What if": the first `turns` turns as a new game that knows its origin.
    void whatIfRequested(int turns);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *buildPanel();
    QWidget *buildTransport();
    void addKeys();
    void rebuild();
    void goToStep(int step);
    void showPosition();
    void showPanel();
    void showMightHaveBeen();
    bool bySteps() const;
    int position() const { return bySteps() ? m_step : m_turn; }
    void goToPosition(int position);
    void setRange();
    void keepComment();
    void follow(const QUrl &link);
    void retranslate();

    const Catalogue &m_catalogue;
    Game *m_game = nullptr;
    std::shared_ptr<const Review> m_review;
    int m_turn = 0;
    int m_step = 0;
    bool m_stale = false;

    BoardView *m_board = nullptr;
    ScoreGraphView *m_graph = nullptr;
    ReviewTransport *m_transport = nullptr;
    QPushButton *m_whatIf = nullptr;
    QLabel *m_difference = nullptr;
    QTabWidget *m_tabs = nullptr;
    QTextBrowser *m_happened = nullptr;
    QTextBrowser *m_might = nullptr;
    QLabel *m_commentLabel = nullptr;
    QPlainTextEdit *m_comment = nullptr;
};

} // namespace wayside
