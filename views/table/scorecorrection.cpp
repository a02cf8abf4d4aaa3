#include "views/table/scorecorrection.h"

#include "views/common/playerbadge.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace wayside {

ScoreCorrection::ScoreCorrection(const GameSetup &setup, int player, QWidget *parent)
    : QDialog(parent), m_player(new QComboBox(this)), m_points(new QSpinBox(this)), m_reason(new QComboBox(this))
{
    setWindowTitle(tr("Correct a score"));
    setObjectName(QStringLiteral("scoreCorrection"));
    for (const Player &p : setup.players)
        m_player->addItem(QIcon(playerBadge(int(p.colour), 24, devicePixelRatioF())), p.name);
    m_player->setCurrentIndex(player);
    m_player->setObjectName(QStringLiteral("correctionPlayer"));
    m_points->setObjectName(QStringLiteral("correctionPoints"));
    m_points->setRange(-500, 500);
    m_reason->setObjectName(QStringLiteral("correctionReason"));
    m_reason->setEditable(true);
    // Each with the points that one of it brings.
    m_reason->addItem(QString());
    m_reason->addItem(tr("Counted wrongly at the table"), 0);
    m_reason->addItem(tr("Little buildings on the road (X.little-buildings)"), 1);
    m_reason->addItem(tr("German castle (X.german-castle)"), 3);
    m_reason->addItem(tr("German cathedral (X.german-cathedral)"), 1);
    m_reason->addItem(tr("Wainwrights of Leipzig (X.leipzig)"), 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    auto *form = new QFormLayout(this);
    form->addRow(tr("Player"), m_player);
    form->addRow(tr("Reason"), m_reason);
    form->addRow(tr("Points"), m_points);
    form->addRow(buttons);
    connect(m_reason, &QComboBox::activated, this, [this](int index) {
        if (m_points->value() == 0)
            m_points->setValue(m_reason->itemData(index).toInt());
        check();
    });
    connect(m_reason, &QComboBox::editTextChanged, this, &ScoreCorrection::check);
    connect(m_points, &QSpinBox::valueChanged, this, &ScoreCorrection::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

void ScoreCorrection::check() { m_ok->setEnabled(m_points->value() != 0 && !m_reason->currentText().trimmed().isEmpty()); }

Adjustment ScoreCorrection::adjustment() const
{
    Adjustment adjustment;
    adjustment.player = m_player->currentIndex();
    adjustment.points = m_points->value();
    adjustment.reason = m_reason->currentText().trimmed();
    return adjustment;
}

} // namespace wayside
