// Players, sets and options of a new game, or of the one on the table to put them right.
#pragma once

#include "model/game/record.h"
#include "model/tiles/catalogue.h"

#include <QWidget>

class QComboBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace wayside {

class OptionsEditor;
class PlayersEditor;
class SetsEditor;

class NewGamePage : public QWidget
{
    Q_OBJECT

public:
    enum class Purpose : quint8 { NewGame, Correct };

    explicit NewGamePage(const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Shows a head to begin from; to correct a game, its players stay in their order and its start tiles where they lie.
    void present(const TableRecord &head, Purpose purpose);
    void setKnownNames(const QStringList &names);
    /// The head as entered. A new game has no id yet.
    TableRecord head() const;
    /// What to mend first; empty when all is well.
    QString fault() const;

Q_SIGNALS:
    void accepted(const wayside::TableRecord &head);
    void cancelled();
    void ruleRequested(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *column(QGroupBox *&box, QWidget *content);
    void offerStartTiles();
    void refresh();
    void retranslate();

    const Catalogue &m_catalogue;
    TableRecord m_head;
    Purpose m_purpose = Purpose::NewGame;
    QLabel *m_heading = nullptr;
    QLabel *m_titleLabel = nullptr;
    QLineEdit *m_title = nullptr;
    QLabel *m_startLabel = nullptr;
    QComboBox *m_start = nullptr;
    bool m_startChosen = false;         ///< by the player; else it is the usual one wherever the sets have it
    QGroupBox *m_playersBox = nullptr;
    QGroupBox *m_setsBox = nullptr;
    QGroupBox *m_optionsBox = nullptr;
    PlayersEditor *m_players = nullptr;
    SetsEditor *m_sets = nullptr;
    OptionsEditor *m_options = nullptr;
    QLabel *m_fault = nullptr;
    QPushButton *m_accept = nullptr;
    QPushButton *m_cancel = nullptr;
};

/// What a game begins with when nobody said otherwise: base game with both expansions, two players, the usual start tile.
TableRecord usualHead(const QStringList &sets);

} // namespace wayside
