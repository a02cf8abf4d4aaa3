// Asks beside the square when a tile doesn't fit: put it back, or it lies so on this table.
#pragma once

#include "model/game/state.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace wayside {

class AcceptSheet : public QFrame
{
    Q_OBJECT

public:
    explicit AcceptSheet(QWidget *parent);

    void ask(Position square, const QList<Problem> &problems, const QRectF &rect, const QRectF &room);
    Position square() const { return m_square; }
    void placeBeside(const QRectF &square, const QRectF &room);

Q_SIGNALS:
    void accepted(wayside::Position square);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();

    Position m_square;
    QLabel *m_why;
    QPushButton *m_accept;
    QPushButton *m_cancel;
};

} // namespace wayside
