// Moves through a game: to its ends, back and forward, by a slider or a turn's number, or by itself with a speed.
#pragma once

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;
class QToolButton;

namespace wayside {

class ReviewTransport : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewTransport(QWidget *parent = nullptr);

    /// One press goes to the next step instead of the next turn.
    bool bySteps() const;
    /// The last position, in turns or steps as bySteps() says, and the last turn; 0 and 0 where no game is open.
    void setRange(int lastPosition, int lastTurn);
    /// Shows where the review stands; `any` is false where no game is open.
    void showPosition(bool any, int position, int turn);
    bool playing() const { return m_timer.isActive(); }

public Q_SLOTS:
    void first();
    void previous();
    void next();
    void last();
    void setPlaying(bool playing);
    void togglePlaying();

Q_SIGNALS:
    void positionChosen(int position);
    void turnChosen(int turn);
    /// bySteps() is another now.
    void unitChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *button(const QString &name, const QString &icon);
    void playOn();
    void retranslate();

    QTimer m_timer;
    bool m_any = false;
    int m_position = 0;
    QToolButton *m_first = nullptr, *m_previous = nullptr, *m_play = nullptr, *m_next = nullptr, *m_last = nullptr;
    QSlider *m_slider = nullptr;
    QLabel *m_turnLabel = nullptr;
    QSpinBox *m_turnBox = nullptr;
    QComboBox *m_by = nullptr;
    QComboBox *m_speed = nullptr;
};

} // namespace wayside
