// One tile, as large as there is room, to be compared with the one in the hand: it turns by wheel, click and Space.
#pragma once

#include "model/tiles/tiledefinition.h"

#include <QWidget>

namespace wayside {

class TileView : public QWidget
{
    Q_OBJECT

public:
    explicit TileView(QWidget *parent = nullptr);

    /// As printed, upright; nothing is drawn without one.
    void setTile(const TileRef &tile);
    Rotation rotation() const { return m_rotation; }
    void turn(Rotation by);

    QSize sizeHint() const override { return {400, 400}; }
    QSize minimumSizeHint() const override { return {160, 160}; }

Q_SIGNALS:
    void turned();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    TileRef m_tile;
    Rotation m_rotation = Rotation::R0;
};

} // namespace wayside
