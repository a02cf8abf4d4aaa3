// Features that are lit once and fade.
#pragma once

#include "views/board/boardpicture.h"

#include <QObject>

namespace wayside {

class FadingGlow : public QObject
{
    Q_OBJECT

public:
    explicit FadingGlow(QObject *parent = nullptr) : QObject(parent) {}
    void start(const QList<PictureGlow> &glows);
    void stop();
    const QList<PictureGlow> &glows() const { return m_glows; }
    /// 1 at the start, 0 when nothing is lit.
    double strength() const { return m_strength; }

Q_SIGNALS:
    void changed();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    QList<PictureGlow> m_glows;
    double m_strength = 0;
    int m_timer = 0;
};

} // namespace wayside
