// The rulebook beside the board, not over it.
#pragma once

#include "app/services.h"

#include <QDockWidget>

namespace wayside {

class RulebookView;

class RulesDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit RulesDock(Services &services, QWidget *parent = nullptr);

    RulebookView &book() { return *m_book; }
    /// Opens the rule and shows the dock.
    void openRule(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();

    RulebookView *m_book = nullptr;
};

/// A rulebook in the languages of the settings, which remembers what is chosen in it and follows the game on the table.
RulebookView *makeRulebook(Services &services, Setting state);

} // namespace wayside
