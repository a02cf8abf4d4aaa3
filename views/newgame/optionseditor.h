// The table's choices, each with its rule. Those that few tables touch stay folded away.
#pragma once

#include "model/rules/ruleset.h"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace wayside {

class OptionsEditor : public QWidget
{
    Q_OBJECT

public:
    explicit OptionsEditor(QWidget *parent = nullptr);

    void setRules(const Ruleset &rules);
    Ruleset rules() const;

Q_SIGNALS:
    void changed();
    void ruleRequested(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Line {
        OptionInfo info;
        QCheckBox *box = nullptr;       ///< a boolean option
        QLabel *label = nullptr;        ///< any other
        QComboBox *value = nullptr;
        QToolButton *rule = nullptr;
    };

    void addLine(const OptionInfo &info, QGridLayout *grid);
    void retranslate();

    Ruleset m_rules;
    QList<Line> m_lines;
    QToolButton *m_more = nullptr;
    QWidget *m_special = nullptr;
};

} // namespace wayside
