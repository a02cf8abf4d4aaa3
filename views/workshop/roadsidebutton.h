// A small illustration in the workshop's palette: click it, then the road; or drag it there.
#pragma once

#include "model/tiles/tiledefinition.h"

#include <QToolButton>

namespace wayside {

class RoadsideButton : public QToolButton
{
    Q_OBJECT

public:
    explicit RoadsideButton(RoadsideKind kind, QWidget *parent = nullptr);
    RoadsideKind kind() const { return m_kind; }
    void retranslate();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    RoadsideKind m_kind;
    QPoint m_pressed;
};

} // namespace wayside
