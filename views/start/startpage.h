// What to do first: go on with the last game, begin one, open one, or read the rules.
#pragma once

#include "model/storage/gamesummary.h"
#include "model/tiles/tiledefinition.h"

#include <QWidget>

#include <optional>

class QCommandLinkButton;
class QLabel;

namespace wayside {

class StartPage : public QWidget
{
    Q_OBJECT

public:
    /// `tiles`: those to show beside the words.
    explicit StartPage(const QList<TileRef> &tiles, QWidget *parent = nullptr);

    /// The game to go on with; nothing where there is none.
    void setLastGame(const std::optional<GameSummary> &game);
    /// The sample game of the library, to look at; empty where it is gone.
    void setSample(const QString &id);

Q_SIGNALS:
    void continueRequested(const QString &id);
    void newGameRequested();
    void openRequested();
    void sampleRequested(const QString &id);
    void rulesRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::optional<GameSummary> m_last;
    QString m_sample;
    QLabel *m_title = nullptr;
    QLabel *m_words = nullptr;
    QCommandLinkButton *m_continue = nullptr;
    QCommandLinkButton *m_new = nullptr;
    QCommandLinkButton *m_open = nullptr;
    QCommandLinkButton *m_look = nullptr;
    QCommandLinkButton *m_rules = nullptr;
};

} // namespace wayside
