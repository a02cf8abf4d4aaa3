// A player's colour, picked by swatch.
#pragma once

#include <QToolButton>

namespace wayside {

/// A figure in the colour, as an icon.
QIcon colourIcon(int colour);

class SwatchButton : public QToolButton
{
    Q_OBJECT

public:
    explicit SwatchButton(QWidget *parent = nullptr);
    int colour() const { return m_colour; }
    void setColour(int colour);

Q_SIGNALS:
    /// Picked by the user; the button itself keeps its colour until it is told.
    void picked(int colour);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    int m_colour = 0;
    QList<QAction *> m_choices;
};

} // namespace wayside
