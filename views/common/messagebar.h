// One line at the top of a window for what went wrong or was done; no dialog to click away.
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace wayside {

class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// Stays until it is closed or another message comes.
    void tellProblem(const QString &text);
    /// Goes by itself after some seconds.
    void tell(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void present(const QString &text, const QString &iconName);
    void retranslate();

    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    QToolButton *m_close = nullptr;
    QTimer *m_timer = nullptr;
};

} // namespace wayside
