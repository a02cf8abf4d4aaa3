// "Check your box": goes through a provisional set with the printed tiles on the table.
#pragma once

#include "model/tiles/boxcheck.h"

#include <QWidget>
#include <optional>

class QBoxLayout;
class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace wayside {

class TileView;
class WorkshopStore;

class BoxCheckPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BoxCheckPanel(WorkshopStore &store, QWidget *parent = nullptr);

    void open(const QString &setId);
    /// The tile in question as it was put right in the workshop; the next one follows.
    void changedTo(const TileDefinition &tile);
    const std::optional<BoxCheck> &check() const { return m_check; }
    qsizetype index() const { return m_index; }

Q_SIGNALS:
    /// The player wants to put the tile right: changedTo answers.
    void changeRequested(const wayside::TileRef &tile);
    void told(const QString &text);
    void problemTold(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    QBoxLayout *buildSide();
    void fillSets();
    void fillTiles();
    void asMine();
    void next();
    void finish();
    void go(qsizetype index);
    void present();
    void presentTile();
    void retranslate();
    template<typename Task> void guarded(Task task);

    WorkshopStore &m_store;
    std::optional<BoxCheck> m_check;
    qsizetype m_index = 0;
    QComboBox *m_sets;
    QLabel *m_intro;
    QProgressBar *m_progress;
    QListWidget *m_tiles;
    TileView *m_picture;
    QLabel *m_title;
    QLabel *m_words;
    QLabel *m_sums;
    QPushButton *m_asMine;
    QPushButton *m_change;
    QPushButton *m_next;
    QPushButton *m_finish;
};

} // namespace wayside
