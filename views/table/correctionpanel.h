// Puts an earlier entry right: who, which tile, where, how turned, which figure; and what that changes in the scores,
// before it is accepted. A click on the board moves the tile.
#pragma once

#include "views/table/correction.h"

#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListView;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QStandardItemModel;

namespace wayside {

class SpotDelegate;

class CorrectionPanel : public QWidget
{
    Q_OBJECT

public:
    CorrectionPanel(const Catalogue &catalogue, Game &game, QWidget *parent = nullptr);

    void begin(Correction::Kind kind, int turn);
    bool isActive() const { return m_correction != nullptr; }
    const Correction *correction() const { return m_correction.get(); }
    /// A click on the board while it is active.
    void chooseSquare(Position square);
    /// Lays a token with the turn; what is wrong with it where it can't lie.
    QList<Problem> addToken(const Token &token);
    /// Leaves the turn as it was.
    void leave();

Q_SIGNALS:
    /// The draft changed: the board shows the table as it would be.
    void draftChanged();
    /// The feature of a figure in the list, under the pointer or chosen; nothing for none.
    void targetPointed(const std::optional<wayside::FeaturePart> &part);
    /// Accepted or left as it was.
    void finished();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildChoices();
    void refresh();
    void refreshPlayers();
    void refreshRotations();
    void refreshTiles();
    void refreshActions();
    void refreshTokens();
    void pointAtTarget(const QListWidgetItem *item);
    void refreshChanges();
    void accept();
    void retranslate();

    const Catalogue &m_catalogue;
    Game &m_game;
    std::unique_ptr<Correction> m_correction;
    bool m_refreshing = false;
    QLabel *m_title;
    QLabel *m_note;
    QHBoxLayout *m_players;
    QHBoxLayout *m_rotations;
    QWidget *m_choices;
    QLabel *m_tileLabel;
    QLineEdit *m_filter;
    QListView *m_tiles;
    QStandardItemModel *m_model;
    SpotDelegate *m_delegate;
    QLabel *m_actionLabel;
    QListWidget *m_actions;
    QLabel *m_tokensLabel;
    QListWidget *m_tokens;
    QLabel *m_changesLabel;
    QListWidget *m_changes;
    QPushButton *m_accept;
    QPushButton *m_cancel;
};

} // namespace wayside
