// A landscape of tiles to look at: roads with signposts and travellers, cities and fields.
#pragma once

#include "model/board/board.h"

#include <QWidget>

namespace wayside {

class Landscape : public QWidget
{
    Q_OBJECT

public:
    /// The tiles that it may show; the same tiles give the same landscape.
    explicit Landscape(const QList<TileRef> &tiles, QWidget *parent = nullptr);
    QSize sizeHint() const override { return {600, 600}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    Board m_board;
    QPixmap m_drawn;        ///< for the present size and palette
};

} // namespace wayside
